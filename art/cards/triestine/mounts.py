"""The knights' horses: how each carries neck and head, and its parade harness. They face right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Matrix, Node, Point, circle, polyline, sampled, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import half_horse, half_tack
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine.hats import feather
from art.cards.triestine.inks import INK, YELLOW


@dataclass(frozen=True, kw_only=True)
class Mount:
    """A horse seen from the side: `crest` from the poll to the withers, `throat` from the jowl to the breast.

    `at`: where its head goes; `plumes`: inks of the feathers on its poll; `fall`: how its mane falls.
    """

    coat: Coat
    bridle: Bridle
    crest: Sequence[Point]
    throat: Sequence[Point]
    at: Matrix
    fall: Point
    locks: int = 8
    plumes: Sequence[str] = ()
    back: float = 0.0
    blaze: str | None = None
    seed: int = 1

    def neck(self, d: Drawing) -> None:
        """Neck and breast with a strap across."""
        half_horse.neck(d, self.coat, self.crest, self.throat)

    def strap(self, d: Drawing, points: Sequence[Point]) -> None:
        """The breast strap and its pendants."""
        half_tack.breast_collar(d, points, 11, self.bridle, pendants=4)

    def mane(self, d: Drawing) -> None:
        """The mane along the crest; the rider's bridle arm lies over it."""
        half_horse.mane(d, self.coat, list(self.crest[:-1]), fall=self.fall, locks=self.locks, seed=self.seed)

    def head(self, d: Drawing) -> None:
        """Plumes and head with the bridle."""
        x, y = self.at.apply((6, -34))
        for k, ink in enumerate(self.plumes):
            lean = -16 + 22 * k
            feather(
                d,
                [(x, y), (x - 8 + lean * 0.3, y - 26), (x + lean, y - 46), (x + 16 + lean, y - 44)],
                10,
                ink,
            )
        half_horse.head(d, self.coat, self.at, bridle=self.bridle, blaze=self.blaze, back=self.back)
        if self.plumes:
            d.shape(circle(x, y + 2, 6.4), YELLOW, INNER)


def fringe(d: Drawing, points: Sequence[Point], drop: float, fill: str) -> None:
    """A fringe hanging from an edge."""
    line = sampled(points, 9)
    nodes: list[Node] = [(*line[0], "c")]
    for p, q in pairwise(line):
        nodes += [((p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + drop, "c"), (*q, "c")]
    d.shape(smooth(nodes), fill, INNER)


def shabrack(d: Drawing, nodes: Sequence[Node], edge: Sequence[Point], fill: str, trim: str) -> None:
    """The saddle cloth: its area, and a broad braid and a fringe along its edge, black above it."""
    line = sampled(edge, 8)
    gap: list[Point] = [(x, y - 17 * (1 - (2 * i / len(line) - 1) ** 2)) for i, (x, y) in enumerate(line)]
    d.flats(polyline([*line, *gap[::-1]]), ink=INK)
    d.shape(
        smooth(list(nodes)), fill, OUTER, shade=[Shade(angle=20, depth=0.4, spacing=6, width=3.4, reach=60)]
    )
    fringe(d, edge, 12, trim)
    braid = smooth(list(edge), closed=False)
    d.line(braid, OUTER * 3)
    d.line(braid, OUTER * 1.7, ink=trim)
