"""The pegs on the rule of an auction: one for everybody's last bid, hopping along to the next."""

from collections.abc import Sequence
from itertools import pairwise
from math import pi, sin
from operator import itemgetter

import pygame

from briscola.client.view import ME
from briscola.engine.actions import Bid
from briscola.ui.animation.motion import both_soft
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, RED, Colour
from briscola.ui.views.props import draw_prop
from briscola.ui.widgets import Ruler

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
