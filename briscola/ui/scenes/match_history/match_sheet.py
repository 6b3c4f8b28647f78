"""The sheet of one match: its hands, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from briscola.client.playback.kept_matches import KeptMatches, OpenedMatch
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.terms import PERSON
from briscola.i18n.character_words import name_of
from briscola.i18n.kept_match_words import (
    behind_text,
    day_text,
    game_text,
    house_rules_text,
    people_text,
    score_text,
    time_text,
    transfer_text,
)
from briscola.i18n.text import _, lazy
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.transfer import CannotTransfer, documents
from briscola.ui.input import clipboard
from briscola.ui.render.theme import INK, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.match_history.match_list import LedgerRow, draw_star
from briscola.ui.scenes.playback.scene import watch
from briscola.ui.scenes.results.actions import FinishedHand, HandOffer
from briscola.ui.scenes.saving_dialogs import ask_to_give_up
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.dialog import Dialog, path_of
from briscola.ui.scenes.sheets.parts import PressButton, SheetRow, Space, Stack, Text
from briscola.ui.views.text import hand_lines
from briscola.ui.views.text.hand_lines import HandLine
from briscola.ui.views.text.hands_table import add_hands
from briscola.ui.views.text.text_column import SheetPart, TextColumn

PlayDeal = Callable[[MatchSetup, str], None]
"""Play a deal again, from the match's players and the deal's code."""
OnMatch = Callable[[PlayedMatch], None]
"""Continue a match, or give it up."""


def uncounted(line: HandLine) -> HandLine:
    """Mark a hand after damage in the record as not counted: without winners."""
    return replace(line, note=_("not counted"), won=(False,) * len(line.won), made=None)


_Row = tuple[str, str, Callable[[], None]]
"""A button's name, text and action."""


class MatchSheet(ContentSheet):
    """Lies over the list. A match that waits goes on from here; a hand is watched, played again, shared."""

    wide = 940, 1480
    middle = 0.5
    share = 0.71

    def __init__(
        self,
        app: Host,
        bookshelf: KeptMatches,
        opened: OpenedMatch,
        *,
        play_deal: PlayDeal,
        row_of: Callable[[PlayedMatch], LedgerRow],
        offers: Sequence[HandOffer] = (),
        go_on: OnMatch | None = None,
        give_up: OnMatch | None = None,
    ) -> None:
        """`row_of` gives the row of the match; `offers`: what can be done with the selected hand. `go_on` and
        `give_up` are None if the match does not, or in a window that keeps no matches.
        """
        super().__init__(app)
        self._go_on, self._give_up = go_on, give_up
        self.bookshelf, self.opened, self.play_deal = bookshelf, opened, play_deal
        self.match, self._offers, self._row_of = opened.match, offers, row_of
        self.said, self.fault = "", False
        self._chosen = 0
        """Number of the chosen hand in the list, from 0."""

    @property
    def names(self) -> Sequence[str]:
        """Players' names by place."""
        setup, rules = self.opened.setup, self.opened.rules
        return [name_of(setup, rules, place) for place in range(rules.places)]

    # ---- what stands on it

    def title(self) -> str:
        return game_text(self.match)

    @property
    def spoken_text(self) -> str:
        return "\n".join(self._described())

    @property
    def first(self) -> str:
        """The main button; of a match that may go on, only finished hands can be watched."""
        if self._go_on is not None:
            return "continue"
        return "watch" if self._watchable else "close"

    @property
    def _watchable(self) -> bool:
        return bool(self.opened.events)

    def fill(self, column: TextColumn) -> None:
        for words in self._described():
            column.text(words)
        column.gap(16)
        opened, view = self.opened, self.opened.view
        if view is None or not self._count:
            column.text(self._hand_words, "body")
            return
        behind = [hand for hand, _code in opened.behind]
        lines = [
            *hand_lines.lines(view, opened.hands, self.names),
            *map(uncounted, hand_lines.lines(view, behind, self.names)),
        ]
        heads = hand_lines.headings(opened.setup, view.rules)
        add_hands(column, heads, lines, self._turned, chosen=self._chosen)

    def fill_right(self, column: TextColumn) -> None:
        about = [
            PressButton(words, press, name, main=name == self.first).tall(78 if name == self.first else 62)
            for name, words, press in self._about_match()
        ]
        column.put(Stack(*about, gap=14))
        if self.hand is not None:
            column.gap(24)
            column.text(self._hand_words, "heading", INK, heading=True)
            column.gap(12)
            about = [
                PressButton(words, press, name).called(self._hand_words).tall(62)
                for name, words, press in self._about_hand(self.hand)
            ]
            column.put(Stack(*about, gap=14))

    def foot(self) -> SheetPart:
        said = Text(self.said, "small-strong", RED if self.fault else INK, news=True)
        give_up = PressButton(_("Give up"), self._ask_to_give_up, "give-up")
        close = PressButton(_("Close"), self.app.pop, "close")
        return SheetRow(said if self.said else Space(), *([give_up] if self._give_up else []), close)

    def _about_match(self) -> Iterator[_Row]:
        """The buttons about the match, the main one first."""
        if self._go_on is not None:
            yield "continue", _("Continue"), partial(self._go_on, self.match)
        if self._watchable:
            yield "watch", _("Watch the match"), partial(self._show, 0)
        if self._go_on is None:
            liked = _("Remove from the favourites") if self.match.favourite else _("Add to the favourites")
            yield "favourite", liked, self._star
        yield "export", _("Export…"), self._export

    def _about_hand(self, hand: int) -> Iterator[_Row]:
        """The buttons about the selected hand."""
        if not self.is_behind:
            yield "watch_hand", _("Watch this hand"), partial(self._show, hand)
            yield from self._offered(sends=False)
        if (code := self.code) is not None:
            yield "again", _("Play this deal again"), partial(self.play_deal, self.opened.setup, code)
        if sending := self._offered(sends=True):
            yield from sending
        elif code is not None:
            yield "code", _("Copy the deal code"), partial(self._copy, code)

    @property
    def _hand_words(self) -> str:
        """The selected hand, or that there is none."""
        if self.hand is None:
            return _("No hand was played to its end.")
        return _("Hand {n}").format(n=self.hand)

    def _described(self) -> Sequence[str]:
        """All there is to say of the match: date, result, players and their play, anything unusual."""
        match, told = self.match, self._row_of(self.match)
        when = f"{day_text(match.evening)}, {time_text(match.began)}"
        ended = f"{told.ended} {score_text(match)}"
        damage = behind_text(len(self.opened.behind))
        unusual = [words for words in (house_rules_text(match), *told.remarks, damage) if words]
        people = people_text(self.opened.setup, self.names)
        return [f"{when} · {ended}", people, *([" · ".join(unusual)] if unusual else [])]

    @property
    def _count(self) -> int:
        """Number of the hands in the list."""
        opened = self.opened
        return 0 if opened.view is None else len(opened.hands) + len(opened.behind)

    @property
    def hand(self) -> int | None:
        """Number of the selected hand; None if there is none."""
        if not self._count:
            return None
        if self.is_behind:
            return self.opened.behind[self._chosen - len(self.opened.hands)][0].number
        return self.opened.hands[self._chosen].number

    @property
    def is_behind(self) -> bool:
        """True if the selected hand comes after damage in the record."""
        return self._chosen >= len(self.opened.hands)

    @property
    def code(self) -> str | None:
        """Deal code of the selected hand; None if its shuffle was not revealed."""
        hand = self.hand
        if hand is None:
            return None
        if self.is_behind:
            return self.opened.behind[self._chosen - len(self.opened.hands)][1]
        return self.opened.codes.get(hand)

    # ---- what is done

    def _turned(self, chosen: int) -> None:
        self._chosen, self.said = chosen, ""
        self.layout(self.app.size)

    def _ask_to_give_up(self) -> None:
        alone = self.match.levels.count(PERSON) == 1
        self.app.push(ask_to_give_up(self.app, alone=alone, give_up=self._given_up))

    def _given_up(self) -> None:
        self.app.pop()
        if self._give_up is not None:
            self._give_up(self.match)

    def _offered(self, *, sends: bool) -> Sequence[_Row]:
        """The buttons of what can be done with the selected hand: send it to somebody, or look at it."""
        opened, match = self.opened, self.match
        if self.hand is None or self.is_behind:
            return ()
        hand = FinishedHand(
            setup=opened.setup,
            log=opened.events,
            number=self.hand,
            match=match.id,
            seat=match.seat,
            seeds=() if match.imported or match.replayed else opened.header.seeds,
            version=opened.header.program.removeprefix("briscola "),
        )
        buttons = [offer.button(hand) for offer in self._offers if offer.sends is sends]
        return [(name, words, press) for name, words, press in buttons if press is not None]

    def _show(self, hand: int) -> None:
        watch(self.app, self.opened, hand, offers=self._offers)

    def _star(self) -> None:
        liked = not self.match.favourite
        if self.bookshelf.mark(self.match, favourite=liked):
            self.match = self.bookshelf.again(self.match)
            self.layout(self.app.size)
        else:
            self._say(_("That could not be saved: the disk refuses it."), fault=True)

    def _copy(self, code: str) -> None:
        done = clipboard.copy(code)
        words = _("The code is in the clipboard.") if done else _("There is no clipboard here.")
        self._say(words, fault=not done)

    def _export(self) -> None:
        self.app.push(
            Dialog(
                self.app,
                title=lazy("Export the record"),
                text=lazy(
                    "Name a folder or a new file. Whoever has the file can watch and verify the match."
                ),
                yes=lazy("Export"),
                line=str(documents()),
                take=self._export_to,
                any_sign=True,
            )
        )

    def _export_to(self, line: str) -> str:
        try:
            lies = self.bookshelf.export(self.match, path_of(line))
        except CannotTransfer as error:
            return transfer_text(error)
        self._say(_("It lies there as {file}.").format(file=lies.name))
        return ""

    def _say(self, words: str, *, fault: bool = False) -> None:
        self.said, self.fault = words, fault
        self.app.speaker.tell(words)
        self.layout(self.app.size)

    # ---- drawing

    def draw_title(self, target: pygame.Surface) -> int:
        """Draw the game's name, and after that of a favourite its star."""
        kit, scale, inner = self.kit, self.kit.scale, self.inner
        star = scale.px(20) + max(20, scale.px(30)) if self.match.favourite else 0
        width = inner.width - star
        drawn = kit.fonts.draw(target, self.title(), "panel", inner.topleft, self.ink, width=width)
        if star:
            draw_star(target, kit, (drawn.right + star - max(10, scale.px(15)), drawn.centery), lit=True)
        return drawn.bottom
