"""The row of buttons under an auction: fewer and more points, `obliged`, bid and pass."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Protocol

import pygame

from briscola.client.results import signed
from briscola.engine.actions import Bid
from briscola.i18n.action_words import the_bid
from briscola.i18n.card_words import Naming
from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.panels.auction_parts import NumberField, Switch
from briscola.ui.scenes.panels.bid_choice import BidChoice
from briscola.ui.widgets import Button
from briscola.ui.widgets.widget import Widget

STEPS = ((-1, "minus"), (0, ""), (1, "plus"), (5, ""), (10, ""))
"""Points each small button adds to the bid, and its picture; 0 is the place of the figure."""


STEP_MARGIN = 9
"""Space in px at 1080 on either side of the text of a small button."""


class Bidder(Protocol):
    """The panel in which the person bids."""

    def choose(self, points: int) -> None:
        """Choose the points of the bid."""

    def oblige(self) -> None:
        """Make the bid an obliged one, or a plain one again."""

    def bid(self) -> None:
        """Bid what is chosen."""

    def pass_bid(self) -> None:
        """Pass."""


def bid_buttons(
    kit: Kit,
    row: pygame.Rect,
    choice: BidChoice,
    chosen: Bid,
    *,
    naming: Naming,
    bidder: Bidder,
) -> Iterator[Widget]:
    """The controls from left to right; the bid button bids `chosen`.

    Bid and pass lie where they lie whatever is chosen: nothing goes away from under the pointer.
    """
    scale, numbers = kit.scale, numbers_room(kit, row, choice)
    if choice.is_numbered:
        yield from _numbers(kit, numbers, choice, chosen, bidder)
    x = numbers.right + scale.px(14) if numbers.width else row.x
    room = row.right - x
    pass_w = max(100, round(room * 0.44))
    yield Button(
        kit,
        pygame.Rect(x, row.y, room - pass_w - scale.px(18), row.height),
        _words(chosen, naming),
        bidder.bid,
        primary=True,
        role="button",
        name="bid",
        on_paper=True,
    )
    yield Button(
        kit,
        pygame.Rect(row.right - pass_w, row.y, pass_w, row.height),
        _("Pass"),
        bidder.pass_bid,
        name="pass",
        on_paper=True,
    )


def numbers_room(kit: Kit, row: pygame.Rect, choice: BidChoice) -> pygame.Rect:
    """The room for choosing points; of width 0 if no bid of this turn has a choice of points."""
    if not choice.numbered:
        return pygame.Rect(row.x, row.y, 0, row.height)
    gap = kit.scale.px(10)
    wide = sum(_step_width(kit, *step) + gap for step in _steps(kit, choice.obliging))
    if choice.obliging:
        wide += _obliged_width(kit) + gap
    return pygame.Rect(row.x, row.y, wide, row.height)


def _numbers(
    kit: Kit,
    room: pygame.Rect,
    choice: BidChoice,
    chosen: Bid,
    bidder: Bidder,
) -> Iterator[Widget]:
    """The figure between its small buttons, and the switch for `obliged`."""
    x, gap = room.x, kit.scale.px(10)
    widest = f"+{max(by for by, _icon in STEPS)}"  # the others are written as large as this
    beside = kit.scale.px(2 * STEP_MARGIN)
    plain = kit
    for plain in kit.growths():
        if plain.fonts.width(widest, "button") <= _step_width(kit, STEPS[-1][0], "") - beside:
            break
    for by, icon in _steps(kit, choice.obliging):
        rect = pygame.Rect(x, room.y, _step_width(kit, by, icon), room.height)
        if by == 0:
            yield NumberField(kit, rect, chosen.points, bidder.choose).called(_("Points"))
        else:
            yield Button(
                plain,
                rect,
                "" if icon else f"+{by}",
                partial(bidder.choose, chosen.points + by),
                icon_name=icon or None,
                name=f"by{by}",
                on_paper=True,
                margin=STEP_MARGIN,
            ).called(signed(by) if icon else "")
        x = rect.right + gap
    if choice.obliging:
        yield _obliged(
            kit, pygame.Rect(x, room.y, _obliged_width(kit), room.height), bidder.oblige, on=chosen.obliged
        )


def _step_width(kit: Kit, by: int, icon: str) -> int:
    small = max(44, kit.scale.px(60))
    if by == 0:
        return max(80, kit.scale.px(140))
    return small if icon else max(small, kit.scale.px(76))


def _words(bid: Bid, naming: Naming) -> str:
    """The bid in the person's words."""
    if bid.obliged:
        return _("Obliged at {points}").format(points=bid.points)
    return _("I bid {bid}").format(bid=the_bid(bid, naming=naming))


def _steps(kit: Kit, obliging: bool) -> Sequence[tuple[int, str]]:
    """The small buttons: fewer if the switch for `obliged` needs the room."""
    if not obliging:
        return STEPS
    return STEPS[:4] if kit.scale.px(100) >= 90 else STEPS[:3]


def _obliged_width(kit: Kit) -> int:
    return kit.fonts.width(_("Obliged"), "small-strong") + kit.scale.px(44)


def _obliged(kit: Kit, rect: pygame.Rect, oblige: Callable[[], None], *, on: bool) -> Switch:
    """Make the switch for `obliged`."""
    switch = Switch(kit, rect, _("Obliged"), oblige, on=on, name="obliged")
    switch.tip = _("You name the suit alone, and call the lowest card of it that you do not hold.")
    switch.tells_focus = True
    return switch
