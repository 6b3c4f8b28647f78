"""The bid the person is about to make, and the row of buttons under the auction that change it."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from briscola.client.view.results import signed
from briscola.engine.actions import HIGHEST_CONTRACT, LOWEST_CONTRACT, Bid
from briscola.engine.cards import Rank
from briscola.i18n.action_words import the_bid
from briscola.i18n.card_words import Naming, the_rank
from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK
from briscola.ui.widgets.button import Button, paper_button
from briscola.ui.widgets.widget import Widget

CONTRACTS = tuple(str(points) for points in range(LOWEST_CONTRACT, HIGHEST_CONTRACT + 1))


class BidChoice:
    """Holds the chosen one of the offered bids; None if none are."""

    def __init__(self, lowest: Rank) -> None:
        """`lowest` is the only rank on which points are promised as well."""
        self._lowest = lowest
        self.offers: Sequence[Bid] = ()
        self.bid: Bid | None = None
        self._typed = ""

    def offer(self, offers: Sequence[Bid]) -> bool:
        """Set the bids on offer; True if they changed, and then the first is chosen."""
        if offers == self.offers:
            return False
        self.offers, self._typed = offers, ""
        self.bid = next((bid for bid in offers if not bid.obliged), offers[0]) if offers else None
        return True

    @property
    def numbered(self) -> Sequence[Bid]:
        """The offered bids with a choice of points."""
        return [bid for bid in self.offers if bid.rank is None or bid.rank is self._lowest]

    @property
    def is_numbered(self) -> bool:
        """True if the chosen bid could have other points."""
        return self.bid is not None and bool(self.numbered) and self.bid.rank in (None, self._lowest)

    def numberless_words(self, naming: Naming) -> str:
        """The rank on which points are promised too, while another one is chosen; else empty."""
        if self.bid is None or self.is_numbered or not self.numbered:
            return ""
        rank = the_rank(self._lowest, naming=naming)
        return _("More points are promised on {rank} alone.").format(rank=rank)

    @property
    def obliging(self) -> bool:
        """True if some offered bid is `obliged` (V-CB-1)."""
        return any(bid.obliged for bid in self.offers)

    def at(self, points: int) -> Bid | None:
        """The bid with the nearest allowed points; it stays `obliged` if that is allowed."""
        numbers = [bid.points for bid in self.numbered]
        if not numbers:
            return None
        points = min(numbers[-1], max(numbers[0], points))
        offers = [bid for bid in self.numbered if bid.points == points]
        obliged = self.bid is not None and self.bid.obliged
        return next((bid for bid in offers if bid.obliged == obliged), offers[0])

    def on(self, rank: Rank) -> Bid | None:
        """The lowest offered bid on a rank; None if there is none."""
        return next((bid for bid in self.offers if bid.rank is rank), None)

    def toggled(self) -> Bid | None:
        """The chosen bid with `obliged` added or removed, at the same or the next allowed points."""
        if self.bid is None:
            return None
        wanted, points = not self.bid.obliged, self.bid.points
        return next((bid for bid in self.numbered if bid.obliged == wanted and bid.points >= points), None)

    def take(self, bid: Bid) -> None:
        """Choose an offered bid; a digit typed from now on begins a number of its own."""
        self.bid, self._typed = bid, ""

    def typed(self, digit: str) -> int | None:
        """Points typed so far, None until they make a contract; the next digit begins another number.

        A digit that leads to no contract after the ones before it begins anew: 3, 7, 5 is 75.
        """
        self._typed = next((each for each in (self._typed + digit, digit) if _leads_on(each)), "")
        if self._typed not in CONTRACTS:
            return None
        points, self._typed = int(self._typed), ""
        return points


def _leads_on(digits: str) -> bool:
    """True if a contract begins with these digits."""
    return any(contract.startswith(digits) for contract in CONTRACTS)


class NumberField(Widget):
    """The bid in figures: typed digits, arrows and the wheel change it."""

    def __init__(self, kit: Kit, rect: pygame.Rect, value: int, on_change: Callable[[int], None]) -> None:
        super().__init__(kit, rect, name="figure", on_paper=True)
        self.value, self.on_change = value, on_change

    def spoken(self) -> Spoken:
        return Spoken(role=Role.SLIDER, name=self.label, value=str(self.value), states=self.states())

    def wheeled(self, lines: float) -> bool:
        self.on_change(self.value + (1 if lines > 0 else -1))
        return True

    def key(self, event: pygame.event.Event) -> bool:
        moves = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 10, pygame.K_PAGEDOWN: -10}
        if event.key in moves:
            self.on_change(self.value + moves[event.key])
            return True
        return False

    def draw(self, target: pygame.Surface) -> None:
        self.kit.paper.field(self.rect.size).draw(target, self.rect.topleft)
        self.kit.fonts.draw(target, str(self.value), "number", self.rect.center, INK, anchor="center")


class Switch(Button):
    """A switch for a word said with a bid (`obliged`)."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, text: str, on_press: Callable[[], None], *, on: bool, name: str
    ) -> None:
        super().__init__(kit, rect, text, on_press, role="small-strong", name=name, on_paper=True, margin=6)
        self.on = on

    def spoken(self) -> Spoken:
        return Spoken(
            role=Role.CHECK,
            name=self.text,
            value=_("yes") if self.on else _("no"),
            states=self.states(),
            more=self.more,
            slip=self.tip,
        )

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if not self.on:
            return
        inner = self.rect.inflate(-self.kit.scale.px(8), -self.kit.scale.px(8))
        target.blit(self.kit.paper.field_part(inner.size, INK), inner)
        self.kit.fonts.draw(
            target, self.text, self.role, self.rect.center, CREAM, anchor="center", width=inner.width
        )


STEPS = ((-1, "minus"), (0, ""), (1, "plus"), (5, ""), (10, ""))
"""Points each small button adds to the bid, and its picture; 0 is the place of the figure."""


STEP_MARGIN = 9
"""Space in px at 1080 on either side of the text of a small button."""


def bid_buttons(
    kit: Kit,
    row: pygame.Rect,
    choice: BidChoice,
    chosen: Bid,
    *,
    on_choose: Callable[[int], None],
    on_oblige: Callable[[], None],
    on_bid: Callable[[], None],
    on_pass: Callable[[], None],
) -> Iterator[Widget]:
    """The controls from left to right; `on_bid` bids `chosen`.

    Bid and pass lie where they lie whatever is chosen: nothing goes away from under the pointer.
    """
    scale, numbers = kit.scale, numbers_rect(kit, row, choice)
    if choice.is_numbered:
        yield from _numbers(kit, numbers, choice, chosen, on_choose, on_oblige)
    x = numbers.right + scale.px(14) if numbers.width else row.x
    room = row.right - x
    pass_w = max(100, round(room * 0.44))
    yield paper_button(
        kit,
        pygame.Rect(x, row.y, room - pass_w - scale.px(18), row.height),
        _words(kit, chosen),
        on_bid,
        "bid",
        main=True,
    )
    yield paper_button(
        kit, pygame.Rect(row.right - pass_w, row.y, pass_w, row.height), _("Pass"), on_pass, "pass"
    )


def numbers_rect(kit: Kit, row: pygame.Rect, choice: BidChoice) -> pygame.Rect:
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
    on_choose: Callable[[int], None],
    on_oblige: Callable[[], None],
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
            yield NumberField(kit, rect, chosen.points, on_choose).called(_("Points"))
        else:
            yield Button(
                plain,
                rect,
                "" if icon else f"+{by}",
                partial(on_choose, chosen.points + by),
                icon_name=icon or None,
                name=f"by{by}",
                on_paper=True,
                margin=STEP_MARGIN,
            ).called(signed(by) if icon else "")
        x = rect.right + gap
    if choice.obliging:
        yield _obliged(
            kit, pygame.Rect(x, room.y, _obliged_width(kit), room.height), on_oblige, on=chosen.obliged
        )


def _step_width(kit: Kit, by: int, icon: str) -> int:
    small = max(44, kit.scale.px(60))
    if by == 0:
        return max(80, kit.scale.px(140))
    return small if icon else max(small, kit.scale.px(76))


def _words(kit: Kit, bid: Bid) -> str:
    """The bid in the person's words."""
    if bid.obliged:
        return _("Obliged at {points}").format(points=bid.points)
    return _("I bid {bid}").format(bid=the_bid(bid, naming=kit.naming))


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
