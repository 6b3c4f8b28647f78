"""Parts of this deck's hands: fingers, thumbs and flesh, each a piece with its own roundness.

A hand is about 34 units wide; place it with `Drawing.at`. Its outer contour is broad, the lines between its
pieces are fine.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Outline, Point, circle, smooth
from art.cards.kit.svg import DETAIL, OUTER, Drawing
from art.cards.kit.track import unit
from art.cards.parts.hands import creases, nails

SHADE = Shade(angle=20, depth=0.42, spacing=4.2, width=2.2, reach=10)
"""Shade of the back or the palm of a hand."""


@dataclass(frozen=True)
class Digit:
    """A finger or thumb from its root over its joints to the tip.

    `open`: its root melts into what was drawn before. `nail`: the nail is seen. `bare`: no creases.
    """

    run: Sequence[Point]
    half: float = 4.6
    open: bool = False
    nail: bool = False
    bare: bool = False
    slim: float = 0.8

    def stations(self) -> list[Station]:
        """Centre line and half-widths: the joints are a little thicker than the bones, the tip is slimmer."""
        last = len(self.run) - 1
        halves = [self.half * (1.04 if k < last else self.slim) for k in range(last + 1)]
        return [(x, y, half) for (x, y), half in zip(self.run, halves, strict=True)]

    def outline(self) -> Outline:
        """The contour, round at both ends: a third of the nodes that `limb` would give it."""
        spots = self.stations()
        left: list[Node] = []
        right: list[Node] = []
        for k, (x, y, half) in enumerate(spots):
            (x0, y0, _), (x1, y1, _) = spots[max(0, k - 1)], spots[min(k + 1, len(spots) - 1)]
            ux, uy = unit((x0, y0), (x1, y1))
            left.append((x + uy * half, y - ux * half))
            right.append((x - uy * half, y + ux * half))
        (x0, y0, h0), (x1, y1, h1) = spots[0], spots[-1]
        way, end = unit((x0, y0), spots[1][:2]), unit(spots[-2][:2], (x1, y1))
        root: Node = (x0 - way[0] * h0, y0 - way[1] * h0)
        tip: Node = (x1 + end[0] * h1, y1 + end[1] * h1)
        return smooth([root, *left, tip, *reversed(right)])

    def edge(self, d: Drawing) -> None:
        """The broad outer contour; what is drawn later covers its inner half."""
        d.line(self.outline(), OUTER)

    def draw(self, d: Drawing, skin: str) -> None:
        """The finger itself."""
        d.shape(self.outline(), skin, DETAIL)
        d.limb(self.stations(), None, None, start="round", end="round", depth=0.5, spacing=4.2, width=1.9)
        if self.open:
            d.shape(circle(*self.run[0], self.half * 1.04 + 1.9), skin, None)
        if not self.bare:
            for k in range(1, len(self.run) - 1):
                creases(d, [self.run[k]], self._turn(k), 1.5)
        if self.nail:
            (x0, y0), (x, y) = self.run[-2:]
            far = math.dist((x0, y0), (x, y))
            nails(d, [(x + (x - x0) / far * 0.6, y + (y - y0) / far * 0.6)], self._turn(len(self.run) - 1))

    def _turn(self, k: int) -> float:
        """Which way the finger runs at that joint: degrees clockwise from downwards."""
        (x0, y0), (x1, y1) = self.run[k - 1], self.run[min(k + 1, len(self.run) - 1)]
        return math.degrees(math.atan2(y1 - y0, x1 - x0)) - 90


@dataclass(frozen=True)
class Flesh:
    """The palm, the back or the wrist: it covers the roots of what was drawn before, without a line."""

    nodes: Sequence[Node]
    shade: Sequence[Shade] = (SHADE,)

    def edge(self, d: Drawing) -> None:
        """The broad outer contour."""
        d.line(smooth(list(self.nodes)), OUTER + DETAIL / 2)

    def draw(self, d: Drawing, skin: str) -> None:
        """The flesh itself."""
        d.shape(smooth(list(self.nodes)), skin, None, shade=self.shade)


def build(d: Drawing, skin: str, *pieces: Digit | Flesh) -> None:
    """Draw the pieces of a hand, those behind first."""
    for piece in pieces:
        piece.edge(d)
    for piece in pieces:
        piece.draw(d, skin)


def lines(d: Drawing, *tracks: Sequence[Point], width: float = 1.8) -> None:
    """Creases of the palm, tendons and wrinkles of the back."""
    for track in tracks:
        d.lens(track, width)
