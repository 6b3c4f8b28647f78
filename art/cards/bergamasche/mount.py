"""The horse before a rider: neck, breast, mane, bridle and reins."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from art.cards.bergamasche.inks import OCHRE
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Matrix, Node, Point, circle, placed, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside
from art.cards.parts import half_horse, half_tack, horse_head
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat

Mane = Literal["long", "plaited", "hogged"]


@dataclass(frozen=True, kw_only=True)
class Mount:
    """A horse that goes right; `poll`: where head and neck meet.

    `nod`: how far its nose points down; `build`: length and depth of its head; `arch`: how far the crest bows
    out; `withers`: where the neck comes out of the saddle; `breast`: how far forward its
    breast comes; `ears`: degrees laid back; `gear` dresses the head,
    in the head's own units.
    """

    coat: Coat
    bridle: Bridle
    poll: Point
    nod: float
    build: tuple[float, float] = (1.0, 1.0)
    arch: float = 0.0
    withers: Point = (364, 424)
    breast: float = 483.0
    mane: Mane = "long"
    blaze: str | None = None
    ears: float = 0.0
    fall: Point = (50, 76)
    locks: int = 8
    seed: int = 6
    forelock: bool = True
    gear: Callable[[Drawing], None] | None = None

    def at(self) -> Matrix:
        """Place of its head."""
        return placed(*self.poll, self.build, self.nod)

    def crest(self) -> list[Point]:
        """From the poll to the withers."""
        (x, y), (wx, wy) = self.poll, self.withers
        long, bow = math.dist(self.poll, self.withers), self.arch
        nx, ny = (y - wy) / long, (wx - x) / long
        outs = ((0.13, 22 + bow * 0.5), (0.4, 38 + bow), (0.72, 22 + bow * 0.6))
        bend = [(x + (wx - x) * t + nx * out, y + (wy - y) * t + ny * out) for t, out in outs]
        return [self.poll, *bend, self.withers]

    def body(self, d: Drawing) -> None:
        """Neck and breast; the saddle lies over them."""
        wx, front = self.withers[0], self.breast
        x, y = self.at().apply((86, 42))
        throat = [(x, y), (x + 2, y + 36), ((x + front) / 2 - 8, y + 82), (front - 6, 456), (front, 600)]
        half_horse.neck(d, self.coat, [*self.crest(), (wx - 60, 600)], throat)

    def head(self, d: Drawing) -> None:
        """Mane and head."""
        if self.mane == "long":
            half_horse.mane(
                d,
                self.coat,
                self.crest()[:-2],
                fall=self.fall,
                locks=self.locks,
                seed=self.seed,
            )
        elif self.mane == "plaited":
            self._plaits(d)
        else:
            self._brush(d)
        with d.under(self.at()):
            horse_head.ears(d, self.coat, back=self.ears)
            horse_head.head(d, self.coat, blaze=self.blaze)
            horse_head.bridle(d, self.bridle)
            if self.forelock:
                horse_head.forelock(d, self.coat)
            if self.gear:
                self.gear(d)

    def _plaits(self, d: Drawing) -> None:
        """Knots along the crest, each bound with a band of the bridle's ink."""
        line = sampled(self.crest())
        count = 8
        for k in range(count):
            x, y = line[round((k + 0.6) / count * (len(line) - 1) * 0.96)]
            with d.at(x, y, 1.0, 24 + 5 * k):
                knot: list[Node] = [
                    (-13, -10), (-3, -14), (12, -9), (16, 4), (12, 24), (4, 34, "c"), (-5, 22), (-13, 6),
                ]  # fmt: skip
                d.shape(smooth(knot), self.coat.mane, INNER, shade=[Shade(depth=0.5, spacing=4.6, width=2.8)])
                d.lens([(-8, -4), (2, 2), (11, -2)], 3)
                d.shape(
                    smooth([(-10, 12, "c"), (2, 17), (14, 12, "c"), (12, 21, "c"), (2, 26), (-7, 21, "c")]),
                    self.bridle.strap,
                    DETAIL,
                )

    def _brush(self, d: Drawing) -> None:
        """A hogged mane: cut short, it stands up along the crest."""
        line = sampled(self.crest())
        outer: list[Node] = []
        steps = 22
        for k in range(steps):
            i = round(k / (steps - 1) * (len(line) - 1) * 0.98)
            px, py = beside(line, i, -(16 if k % 2 else 10))
            outer.append((px, py, "c"))
        inner: list[Node] = [beside(line, round(t * (len(line) - 1)), 7) for t in (0.98, 0.7, 0.4, 0.02)]
        d.shape(smooth([*outer, *inner]), self.coat.mane, OUTER)
        for k in range(1, steps - 1, 2):
            i = round(k / (steps - 1) * (len(line) - 1) * 0.98)
            d.lens([beside(line, i, 4), beside(line, i, -11)], 3, ink=self.coat.far)

    def rein_through(
        self, d: Drawing, fist: Point, tilt: float, *, mouth: Point = (2, -44), foot: Point = (0, 34),
    ) -> None:  # fmt: skip
        """The near rein, taut, in at the `mouth` of a fist tilted so; its end hangs out at the `foot`.

        Draw the fist after it.
        """
        bx, by = self.at().apply(horse_head.BIT)
        place = placed(*fist, rotate=tilt)
        top, end = place.apply(mouth), place.apply(foot)
        way = [
            ((bx * 2 + top[0]) / 3, (by * 2 + top[1]) / 3 + 3), ((bx + 2 * top[0]) / 3,
            (by + 2 * top[1]) / 3 + 3), top, fist, end, (end[0] - 4, end[1] + 36),
        ]  # fmt: skip
        half_tack.reins(d, self.bridle, self.at(), way)


def plume(d: Drawing, *inks: str) -> None:
    """Feathers in a socket at the poll, in the head's units: they nod backwards."""
    for k, ink in enumerate(inks):
        with d.at(8, -32, 0.86, -58 - 30 * k):
            d.shape(
                smooth([(0, 4, "c"), (-16, -30), (-12, -62), (8, -78), (22, -64), (16, -56, "c"), (12, -30),
                    (8, 4, "c")]),
                ink, INNER, shade=[Shade(depth=0.44, spacing=4.8, width=2.8)],
            )  # fmt: skip
            d.lens([(3, 0), (-2, -32), (8, -66)], 3)
    d.shape(circle(8, -34, 9), OCHRE, INNER)
