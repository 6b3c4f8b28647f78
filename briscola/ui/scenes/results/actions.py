"""Ways from a table and on from the results of its hands, and their buttons below each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

import pygame
from msgspec import Struct

from briscola import __version__
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.events import Event
from briscola.i18n.friends_words import good_night_words
from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.focus_group import FocusGroup

if TYPE_CHECKING:  # the title needs only what is below
    from briscola.client.view.view import View

Press = Callable[[], None]
OfHand = Callable[[Sequence[Event], int], None]
"""Open something on a hand (counted from 1) of the match that began last in a log."""


class FinishedHand(Struct, frozen=True, kw_only=True):
    """A hand that is over, as it is offered to what can be done with it."""

    setup: MatchSetup
    log: Sequence[Event]
    """All events so far; the match is the one that began last in it. The person sits at 0."""
    number: int
    """Of the hand in the match, from 1."""
    whole_match: bool = False
    """True if all hands of the match are meant; this one is the last."""
    match: str | None = None
    """Id under which the match is kept; None for one that is not."""
    seat: int = 0
    """The person's in the record of the match."""
    seeds: Sequence[str] = ()
    """Seeds of the computers; empty for a deal that nobody else is to be given."""
    version: str = __version__
    """Of the program in which it was played."""
    since: int | None = None
    """Index of the event with which it took another course than in the match, in a *what if*."""


class HandOffer(Struct, frozen=True, kw_only=True):
    """Something that can be done with a hand that is over: a button below its result."""

    name: str
    words: Callable[[], str]
    open: Callable[[FinishedHand], Press | None]
    """The way there; None where this hand is none for it."""
    sends: bool = False
    """True if it takes the hand to somebody else; it stands below what one looks at oneself."""

    def button(self, hand: FinishedHand) -> ResultButton:
        """Its button for a hand."""
        return ResultButton(self.name, self.words(), self.open(hand))


def rematch_words() -> str:
    """Words of the button for another match."""
    return _("Rematch")


class HandEnd(Enum):
    """The way on from the count of a hand."""

    NEXT_HAND = auto()
    FINAL_SCORE = auto()
    """The page at the end of a match of several hands."""
    REMATCH = auto()
    """The hand was the whole match: its count is the end of both."""
    ONCE_MORE = auto()
    """The only hand of the table is played again."""
    COMPARISON = auto()
    """The others' results with the same cards, on the page from which the person came."""


class HomeExit(Struct, frozen=True, kw_only=True):
    """The page to which a match belongs, such as a season's: its name, its button's words, its opener."""

    name: Callable[[], str]
    words: Callable[[], str]
    open: Press


class TableActions(Struct, frozen=True, kw_only=True):
    """Ways from the table of a match and on from its results; None where there is no such way."""

    leave: Press
    """Go back to the page to which the match belongs, else to the title; the match is kept."""
    occasion: Callable[[], str] = str
    """Words in the corner on the cup, or the like, of the match: "Cup, round 2"; empty for any other."""
    # ---- at a table of one's own (`TableEntry`)
    give_up: Press | None = None
    """Give up the match; None where leaving loses nothing."""
    phones: Press | None = None
    """Open the sheet that lets phones in; None where cards stay at the screen."""
    new_match: Press | None = None
    """Choose another match."""
    home: HomeExit | None = None
    """The page to which the match belongs; it takes the place of a rematch and a new match."""
    title: Press | None = None
    """Go to the title from the end of a match that belongs to a page."""
    match: Callable[[], str | None] = lambda: None
    """The id under which the match is kept now."""
    offers: Sequence[HandOffer] = ()
    """Offers for a hand that is over."""
    # ---- at a table for one hand (`deal_table`, a *what if*)
    again: Press | None = None
    """Play the only hand once more, instead of going on."""
    compares: bool = False
    """True if the person leaves to see the others' results with the same cards, instead of going on."""
    since: int | None = None
    """Index of the event with which a *what if* left the match; None: it is none."""
    beside: Callable[[View], str] | None = None
    """Describe how the hand ended in the match, for a *what if*, given the view at its end now."""
    # ---- at a table of friends (`MatchWithFriends`)
    closes: bool = False
    """True for whoever keeps the table: without her it is closed."""
    link: Press | None = None
    """Show the link for friends in other places; None for everybody but the host of a table."""
    onlookers: Press | None = None
    """Open the sheet of those who look on; None for everybody but the host of a table."""
    watch: OfHand | None = None
    """Watch a hand once more, with all cards open; None for everybody who plays."""
    sit: Callable[[], Press | None] = lambda: None
    """The way of somebody who looks on to a seat; None while she cannot ask for one."""
    others_may_wish: bool = False
    """True if somebody else may wish for a rematch, or write, at any moment."""
    rematch_words: Callable[[], str] = rematch_words
    """Words of the button for another match, which may tell who waits for it."""
    write: Callable[[], Press | None] = lambda: None
    """The way to a line to the others; None while nobody may write."""
    written: Callable[[], Sequence[str]] = tuple
    """The lines that have been written since the last card."""

    @property
    def to_title(self) -> Press:
        """The way from the end of the match that leads past a page to which it belongs."""
        return self.title or self.leave

    @property
    def go_home(self) -> Press:
        """The way back from the end of the match: to the page to which it belongs, else to the title."""
        return self.leave if self.home is None else self.home.open

    def after_match_words(self) -> str:
        """Words of the main button at the end of a match."""
        return self.rematch_words() if self.home is None else self.home.words()

    def home_words(self) -> str:
        """Words of the way back from the end of the match."""
        return self.title_words() if self.home is None else self.home.words()

    def title_words(self) -> str:
        """Words of the way to the title, which closes a table of one's own, or leaves that of friends."""
        if self.closes:
            return self.leave_words()
        return good_night_words() if self.others_may_wish else _("To the title")

    def leave_words(self) -> str:
        """Words of the way from the table before the end of the match."""
        return _("Close the table") if self.closes else _("Leave the table")

    @property
    def wishes(self) -> Sequence[str]:
        """All of the page that others may change at any moment."""
        return (self.after_match_words(), "" if self.write() is None else "write", *self.written())


class ResultActions(Struct, frozen=True, kw_only=True):
    """Ways on from one result; None where there is no such way."""

    table: TableActions
    next: Press
    """The main way on; the result closes itself before."""
    menu: Press | None = None
    """Open a pause instead of leaving at once."""
    watch: Press | None = None
    """Watch the hand once more, with all cards open."""
    hand: FinishedHand | None = None
    """The hand, or all hands of the match, for which something is offered."""

    def offered(self, *, sends: bool) -> Sequence[ResultButton]:
        """The buttons of what is offered, those that send the hand to somebody or the others."""
        if self.hand is None:
            return ()
        return [offer.button(self.hand) for offer in self.table.offers if offer.sends is sends]


class ResultButton(NamedTuple):
    """A button below a result: its name, its words, and what it does; None: it is not there."""

    name: str
    words: str
    press: Press | None


def add_result_buttons(
    group: FocusGroup, kit: Kit, column: pygame.Rect, buttons: Sequence[ResultButton]
) -> int:
    """Add the buttons below each other, the first one primary; return the y in px below the last."""
    scale, y = kit.scale, column.y
    offered = [(name, words, press) for name, words, press in buttons if press is not None]
    heights = [scale.target(83 if at == 0 else 62) for at in range(len(offered))]
    free = (scale.height - scale.rim - scale.px(16) - y - sum(heights)) // max(1, len(offered) - 1)
    for at, ((name, words, press), height) in enumerate(zip(offered, heights, strict=True)):
        rect = pygame.Rect(column.x, y, column.width, height)
        group.add(Button(kit, rect, words, press, primary=at == 0, name=name))
        y = rect.bottom + min(scale.px(25 if at == 0 else 16), free)
    return y
