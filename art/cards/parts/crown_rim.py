"""The jewelled band of a crown as the double-ended decks draw it; the middle of its lower edge is (0, 0)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, circle, polyline, smooth
from art.cards.kit.svg import INNER, Drawing


@dataclass(frozen=True, kw_only=True)
class Rim:
    """A deck's kind of band: how it curves round the head, and the size of what it is set with."""

    sag: float
    """Height of the ends above the middle."""
    flare: float
    """Width that either side of the band gains from its lower to its upper edge."""
    halfway: tuple[float, float, float]
    """Heights above the middle, half way to the ends: of the lower edge, the inner lines, the upper edge."""
    margin: float
    """From the edges to the inner lines."""
    lozenge: tuple[float, float]
    """Half-width and half-height of a lozenge in the middle."""
    pearl: float
    line: float
    """Weight of the inner lines and round the jewels."""
    shade: Shade

    def draw(self, d: Drawing, half: float, height: float, fill: str, jewels: Sequence[str]) -> None:
        """The band, 2 × half wide below, set with lozenges and pearls in turn."""
        low, inner, high = self.halfway
        sag = self.sag
        band: list[Node] = [
            *_edge(half, 0.0, low, sag), *reversed(_edge(half, height, high, sag, self.flare)),
        ]  # fmt: skip
        d.shape(smooth(band), fill, INNER, shade=[self.shade])
        for edge in (self.margin, height - self.margin):
            line = [(x, y) for x, y, *_ in _edge(half, edge, inner, sag)]
            d.line(smooth(line, closed=False), self.line)
        for k, colour in enumerate(jewels):
            u = (k + 0.5) / len(jewels) * 2 - 1
            d.shape(self._jewel(k, u, half, height), colour, self.line)

    def _jewel(self, k: int, u: float, half: float, height: float) -> Outline:
        """The jewel at u, -1 to 1 over the band; those near the ends are seen from the side."""
        x = half * 0.98 * math.sin(u * math.pi / 2 * 0.94)
        y = -height / 2 - self.sag * u * u * 0.95
        squeeze = math.cos(u * math.pi / 2 * 0.8)
        if k % 2:
            return circle(x, y, self.pearl * (0.6 + 0.4 * squeeze))
        wide, tall = self.lozenge[0] * squeeze, self.lozenge[1]
        return polyline([(x - wide, y), (x, y - tall), (x + wide, y), (x, y + tall)])


def _edge(half: float, height: float, halfway: float, sag: float, flare: float = 0.0) -> list[Node]:
    """A line round the band at that height, from left to right, with corners at its ends."""
    return [
        (-half - flare, -sag - height, "c"), (-half * 0.5, -halfway - height), (0, -height),
        (half * 0.5, -halfway - height), (half + flare, -sag - height, "c"),
    ]  # fmt: skip
