"""The sheet of the auction: its places, the rule with its red line and pegs, the rungs of the ladder."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import pi, sin
from operator import itemgetter

import pygame
from msgspec import Struct

from briscola.client.view.view import ME
from briscola.engine.actions import HIGHEST_CONTRACT, LOWEST_CONTRACT, Bid
from briscola.engine.cards import Card, Rank, Suit
from briscola.i18n.card_words import rank_name
from briscola.i18n.spoken_words import ControlState, Role, Spoken
from briscola.i18n.text import upper
from briscola.ui.animation.motion import both_soft
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.cards.sprites import CardStyle
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role as TextRole
from briscola.ui.render.theme import INK, INK_2, LAMP, RED, Colour, mix
from briscola.ui.views.props import draw_prop
from briscola.ui.widgets.slider import Ruler
from briscola.ui.widgets.widget import Widget


class Pointer61(Ruler):
    """The rule of bids with the red line where the person's bid would stand."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, value: int | None, lowest: int, on_change: Callable[[int], None]
    ) -> None:
        super().__init__(
            kit,
            rect,
            low=LOWEST_CONTRACT,
            high=HIGHEST_CONTRACT,
            value=value,
            on_change=on_change if value is not None else None,
        )
        self.lowest = lowest
        self.used = lowest - 1

    def set(self, value: int) -> None:
        super().set(max(self.lowest, value))

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if self.value is None:
            return
        k = self.kit.scale
        x = self.x(self.value)
        pygame.draw.rect(
            target, RED, (x - max(1, k.px(1.5)), self.rect.y, max(2, k.px(3)), self.rect.height + k.px(8))
        )
        side = k.px(26)
        flag = self.kit.raster.text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 22"><path d="M12 2 22 20H2Z" '
            f'fill="#{bytes(LAMP).hex()}" stroke="#1d1712" stroke-width="2.4"/></svg>',
            (side, side),
        )
        target.blit(flag, flag.get_rect(midtop=(x, self.rect.bottom + k.px(3))))


class RankCard(Widget):
    """A rung of the rank ladder: a card of that rank and its name."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        rank: Rank,
        *,
        chosen: bool,
        closed: bool,
        on_press: Callable[[], None],
        role: TextRole,
        room: int,
    ) -> None:
        """`role` is that of all names of the ladder; `room` px are free for this one between the others."""
        super().__init__(kit, rect, name=f"rank-{rank.value}", on_paper=True)
        self.rank, self.chosen, self.closed = rank, chosen, closed
        self.on_press, self._role, self._room = on_press, role, room

    def spoken(self) -> Spoken:
        states = (*((ControlState.CHOSEN,) if self.chosen else ()), *self.states())
        return Spoken(role=Role.CARD, name=rank_name(self.rank, naming=self.kit.naming), states=states)

    def confirm(self) -> None:
        self.play_sound("tick")
        self.on_press()

    def _card(self) -> tuple[tuple[int, int], int]:
        """The card's centre and height, in px."""
        kit, scale = self.kit, self.kit.scale
        room = self.rect.height - kit.fonts.line("small-strong") - scale.px(6)
        height = min(room, round((self.rect.width - scale.px(8)) / kit.sprites.info.ratio))
        return (self.rect.centerx, self.rect.y + room // 2), height

    def ring_rect(self) -> pygame.Rect:
        """The focus ring's rectangle: only the card, as there is no room beside its name."""
        centre, height = self._card()
        rect = pygame.Rect(0, 0, self.kit.sprites.width(height), height)
        rect.center = centre
        return rect

    def draw(self, target: pygame.Surface) -> None:
        kit, look = self.kit, CardStyle(winning=self.chosen, dim=self.closed)
        kit.sprites.draw(target, Card(self.rank, Suit.DENARI).code, *self._card(), look=look)
        colour = RED if self.chosen else mix(INK_2, (244, 234, 210), 0.5) if self.closed else INK
        kit.fonts.draw(
            target,
            upper(rank_name(self.rank, naming=self.kit.naming)),
            self._role,
            (self.rect.centerx, self.rect.bottom),
            colour,
            anchor="midbottom",
            width=self._room,
        )


def ladder(
    kit: Kit,
    rungs: Sequence[pygame.Rect],
    ranks: Sequence[Rank],
    *,
    chosen: Rank | None,
    closed: int,
    offered: Callable[[Rank], bool],
    on_press: Callable[[Rank], None],
    why_off: str,
) -> Iterator[RankCard]:
    """The ranks as cards, strongest first, of which so many are `closed`: a bid must be weaker than the last.

    `why_off` says why those that are not offered cannot be pressed. A long name may reach over the cards
    beside, as far as their own names leave room.
    """
    fonts, room = kit.fonts, min(rect.width for rect in rungs) - kit.scale.px(6)
    names = [upper(rank_name(rank, naming=kit.naming)) for rank in ranks]
    pairs = [f"{name}{beside}" for name, beside in pairwise(names)]
    role = fonts.together([(pair, 2 * room - 2) for pair in pairs], "small-strong")
    wide = [fonts.width(name, role) for name in names]
    for i, (rank, rect) in enumerate(zip(ranks, rungs, strict=True)):
        card = RankCard(
            kit,
            rect,
            rank,
            chosen=rank is chosen,
            closed=i < closed and not offered(rank),
            on_press=partial(on_press, rank),
            role=role,
            room=max(room, 2 * room - max((*wide[max(0, i - 1) : i], *wide[i + 1 : i + 2]))),
        )
        card.enabled, card.why_off = offered(rank), why_off
        yield card


HOP_TIME = 0.34
IN = 3
"""Height in px at 1080 of a peg's centre over the edge of the rule."""


def across(kit: Kit, *, best: bool) -> int:
    """Diameter of a peg in px; the highest bid's is the largest."""
    return max(14, kit.scale.px(30 if best else 24))


def foot(kit: Kit, rule: Ruler) -> int:
    """y of the bottom of the names, in px: above the largest peg, with a gap."""
    return rule.rect.y - over_rule(kit) + kit.fonts.line("small-strong")


def over_rule(kit: Kit) -> int:
    """Height in px of the pegs and their names above the rule."""
    return kit.scale.px(IN) + across(kit, best=True) // 2 + leader(kit) + kit.fonts.line("small-strong")


def leader(kit: Kit) -> int:
    """Height in px of the lines from names to pegs."""
    return max(10, kit.scale.px(18))


def spread(wanted: Sequence[float], widths: Sequence[float], left: float, right: float) -> Sequence[float]:
    """Middles of things in a row, as near to the `wanted` ones (ascending) as their widths allow.

    Isotonic regression by pooling: things that would overlap move as one block.
    """
    blocks: list[tuple[float, int]] = []
    starts = [sum(widths[:at]) + width / 2 for at, width in enumerate(widths)]
    for middle, start in zip(wanted, starts, strict=True):
        mean, size = middle - start, 1
        while blocks and blocks[-1][0] > mean:
            before, count = blocks.pop()
            mean, size = (before * count + mean * size) / (count + size), size + count
        blocks.append((mean, size))
    most = max(left, right - sum(widths))
    shifts = [min(most, max(left, mean)) for mean, size in blocks for _ in range(size)]
    return [shift + start for shift, start in zip(shifts, starts, strict=True)]


class BidPegs:
    """The pegs, standing or hopping; `still`: they move at once."""

    def __init__(self, *, still: bool) -> None:
        self.still = still
        self._last: dict[int, int] = {}
        self._from: dict[int, float] = {}
        self._time: dict[int, float] = {}

    def follow(self, bids: Sequence[tuple[int, Bid | None]], low: int) -> None:
        """Move the pegs to the present bids; new pegs start at the low end."""
        for seat, bid in bids:
            if bid is not None and self._last.get(seat, 0) < bid.points:
                self._from[seat] = float(self._last.get(seat, low))
                self._last[seat] = bid.points
                self._time[seat] = HOP_TIME if self.still else 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; True while a peg hops."""
        moving = False
        for seat, time in self._time.items():
            if time < HOP_TIME:
                self._time[seat] = min(HOP_TIME, time + dt)
                moving = True
        return moving

    def top(self, kit: Kit, rule: Ruler) -> int | None:
        """y of the top of the names, in px; None without pegs."""
        return foot(kit, rule) - kit.fonts.line("small-strong") if self._last else None

    def draw(self, target: pygame.Surface, kit: Kit, rule: Ruler, names: Sequence[str]) -> None:
        """Draw the pegs, the highest red, the person's gold, each with its name and a line between them.

        Where pegs touch, a line alone tells too little: there names have their bids beside them.
        """
        scale, fonts = kit.scale, kit.fonts
        high = max(self._last.values(), default=0)
        bids = sorted(self._last.items(), key=itemgetter(1))
        most = rule.rect.width // max(4, len(bids)) - 8
        wanted = [rule.x(points) for _seat, points in bids]
        side = across(kit, best=False)
        touching = any(right - left < side for left, right in pairwise(wanted))
        words = [f"{names[seat]} {points}" if touching else names[seat] for seat, points in bids]
        widths = [min(most, fonts.width(each, "small-strong")) + 8 for each in words]
        middles = spread(wanted, widths, rule.rect.left, rule.rect.right)
        under, over = foot(kit, rule), rule.rect.y - scale.px(IN)
        for middle, peg in zip(middles, wanted, strict=True):
            if abs(middle - peg) > side / 2:
                top = (round(middle), under + 1)
                pygame.draw.aaline(target, INK_2, top, (round(peg), over - side // 2))
        for middle, text, (seat, points) in zip(middles, words, bids, strict=True):
            best = points == high
            prop = "peg-red" if best else "peg-gold" if seat == ME else "peg-plain"
            t = self._time[seat] / HOP_TIME
            start = rule.x(self._from[seat])
            x = start + (rule.x(points) - start) * both_soft(t)
            y = over - sin(pi * t) * scale.px(34)
            draw_prop(target, kit, prop, (round(x), round(y)), across(kit, best=best))
            colour: Colour = RED if best else INK
            spot = (round(middle), under)
            fonts.draw(target, text, "small-strong", spot, colour, anchor="midbottom", width=most)


LEAST_WIDTH = 600
"""Minimum width in px of the row of buttons, enough in any language, on a very low table."""


class AuctionRects(Struct, frozen=True, kw_only=True):
    """Rectangles in px; `inner` is the sheet without its margins, `row` the buttons at its foot."""

    sheet: pygame.Rect
    inner: pygame.Rect
    row: pygame.Rect
    rule: pygame.Rect
    """The rule of an auction by points."""
    rungs: Sequence[pygame.Rect]
    """The cards of an auction by rank, strongest first."""
    low: bool
    """True if the table is too low for a title of two lines."""


def auction_rects(kit: Kit, layout: Layout, *, rungs: int) -> AuctionRects:
    """The places on this table; `rungs` is the number of ranks, 0 in an auction by points."""
    scale, line = kit.scale, kit.fonts.line
    usual, room = round(layout.u(0.405 if rungs else 0.372)), _room(kit, layout)
    low = not rungs and room.height < _height(kit, low=False)
    height = max(usual, _height(kit, low=low or bool(rungs)))
    if layout.portrait:  # under the players at the sides, over the hand
        sheet = pygame.Rect(0, 0, layout.size[0] - 2 * scale.edge, height)
        sheet.midbottom = (layout.size[0] // 2, layout.hand_rect.top - scale.px(24))
    else:
        width = round(min(max(layout.u(1.0), LEAST_WIDTH), layout.size[0] * 0.60))
        sheet = pygame.Rect(0, 0, width, height)
        sheet.center = (layout.size[0] // 2, round(layout.mid(0.468)))
        if height > usual or layout.hand_factor > 1:
            sheet.y -= (height - usual) // 2  # what it is higher than usual lies over the table
            sheet.top = max(min(sheet.top, room.bottom - height), room.top)
    inner = sheet.inflate(-2 * scale.px(48), -2 * scale.px(20 if low else 30))
    button, tall = scale.target(64), _rule_height(kit)
    row = pygame.Rect(inner.x, inner.bottom - button - scale.px(10), inner.width, button)
    rule = pygame.Rect(inner.x, row.y - _under_rule(kit, low=low) - tall, inner.width, tall)
    top = inner.y + line("panel") + line("small") + scale.px(10)
    ladder = inner.inflate(scale.px(48), 0)  # into both margins: names of ranks are long
    high = row.y - scale.px(22) - top
    edges = [ladder.x + ladder.width * at // max(1, rungs) for at in range(rungs + 1)]
    cards = [pygame.Rect(left, top, right - left, high) for left, right in pairwise(edges)]
    return AuctionRects(sheet=sheet, inner=inner, row=row, rule=rule, rungs=cards, low=low)


def _room(kit: Kit, layout: Layout) -> pygame.Rect:
    """The free room between the opposite players' tags and the hand."""
    air = kit.scale.px(6)
    left, right = layout.size[0] * 0.2, layout.size[0] * 0.8
    opposite = [layout.seats[place].tag for place in layout.ring[1:]]
    top = max((tag.bottom for tag in opposite if left < tag.centerx < right), default=0) + air
    return pygame.Rect(round(left), top, round(right - left), layout.hand_rect.top - air - top)


def _height(kit: Kit, *, low: bool) -> int:
    """Height in px of title, pegs, rule and buttons; `low`: they share lines, on a low table."""
    scale, line = kit.scale, kit.fonts.line
    title = line("heading") if low else max(line("panel"), line("small") + line("heading"))
    rule, button = _rule_height(kit) + _under_rule(kit, low=low), scale.target(64) + scale.px(10)
    return 2 * scale.px(20 if low else 30) + title + over_rule(kit) + rule + button


def _rule_height(kit: Kit) -> int:
    """Height of the rule in px."""
    return max(44, kit.scale.px(70))


def _under_rule(kit: Kit, *, low: bool) -> int:
    """Height in px for the flag between rule and buttons."""
    return max(16, kit.scale.px(28 if low else 52))
