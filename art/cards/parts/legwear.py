"""Dress of the courts below the belt: breeches, garters, hose, shoes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import WHITE
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, between, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.dress import ROUND


def shoe(
    d: Drawing, x: float, y: float, *, flip: bool = False, fill: str = WHITE, scale: float = 1.0
) -> None:
    """A low shoe pointing left, the ankle at (x, y), the sole 34 lower; `flip` points it right."""
    with d.at(x, y, scale, 0, flip):
        d.shape(smooth([
            (-12, -6, "c"), (-15, 5), (-24, 14), (-38, 20), (-47, 27), (-46, 34, "c"), (-30, 36.5),
            (-8, 36), (10, 36.4),
            (15, 34, "c"), (15.6, 22), (13, 10), (13, -6, "c"), (0, -3.4),
        ]), fill, OUTER, shade=[Shade(angle=90, depth=0.3, spacing=5, width=2.3), Shade(angle=0,
        depth=0.24, spacing=5, width=2.2)])  # fmt: skip
        d.line(smooth([(-46, 31, "c"), (-26, 32), (-6, 30.4), (14.6, 31, "c")], closed=False), DETAIL)
        d.line(smooth([(-17, 8, "c"), (-8, 13), (2, 9), (13, 9, "c")], closed=False), DETAIL)
        d.lens([(-30, 17), (-25, 21), (-24, 27)], 2)
    # What little shadow the shoe throws on the ground, to the right.
    heel = x + (42 if flip else 10) * scale
    for drop, far in ((32, 30), (36, 22)):
        d.fold(([(heel, y + drop), (heel + far / 2, y + drop + 0.6), (heel + far, y + drop)], 3))


def leg(d: Drawing, knee: Point, ankle: Point, fill: str, *, bulge: float = 1.0, bare: bool = False) -> None:
    """A stockinged lower leg: fullest at one third, thin at the ankle."""
    (x0, y0), (x1, y1) = knee, ankle
    out = 1.0 if x1 >= x0 else -1.0
    stations: list[Station] = [
        (x0 + (x1 - x0) * t + out * bend, y0 + (y1 - y0) * t, half * bulge)
        for t, half, bend in (
            (0, 24.5, 0),
            (0.18, 24.5, 1),
            (0.36, 27.5, 3),
            (0.6, 22.5, 2),
            (0.84, 15, -1),
            (1, 13, 0),
        )
    ]
    d.limb(stations, fill, OUTER, depth=0.92, spacing=5.6, back=0.0 if bare else 0.24)
    a = stations[2]
    d.fold(([(a[0] + 9, a[1] - 26), (a[0] + 5, a[1]), (a[0] + 7, a[1] + 34)], 2.4))


def puffed_breech(
    d: Drawing,
    outline: Sequence[Node],
    fill: str,
    *,
    slashes: str | None = None,
    shade: Sequence[Shade] = ROUND,
) -> None:
    """One leg of puffed breeches; with `slashes` long slits show a second cloth."""
    shape = smooth(outline)
    d.shape(shape, fill, OUTER, shade=shade)
    if slashes is None:
        return
    xs = [n[0] for n in outline]
    ys = [n[1] for n in outline]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    with d.clip(shape):
        for k, t in enumerate((0.2, 0.47, 0.74)):
            x = left + (right - left) * t
            lean = (t - 0.5) * 26
            slit = smooth(
                [
                    (x - lean * 0.5, top + 12, "c"),
                    (x + 7 + lean * 0.2, (top + bottom) / 2),
                    (x - lean * 0.4, bottom - 8, "c"),
                    (x - 7 + lean * 0.2, (top + bottom) / 2),
                ]
            )
            d.shape(slit, slashes, INNER, shade=[Shade(depth=0.5, spacing=5.4, width=2.4, seed=k)])
        for t in (0.33, 0.6, 0.87):
            x = left + (right - left) * t
            d.fold(([(x, bottom - 4), (x + 2, bottom - 26), (x, bottom - 52)], 4))
    d.line(shape, OUTER)


def garter(d: Drawing, x: float, y: float, half: float, fill: str, *, bow: int = 0) -> None:
    """A band below the knee; `bow` -1/1 ties a bow at the left/right."""
    d.shape(
        smooth(
            [
                (x - half, y - 7, "c"),
                (x, y - 3),
                (x + half, y - 7, "c"),
                (x + half, y + 6, "c"),
                (x, y + 10),
                (x - half, y + 6, "c"),
            ]
        ),
        fill,
        INNER,
        shade=[Shade(depth=0.35, spacing=4.2, width=2.2)],
    )
    if bow:
        with d.at(x + half * bow, y, 1.0, 0, flip=bow < 0):
            d.shape(
                smooth([(0, 4, "c"), (6, 22), (2, 36, "c"), (10, 33), (17, 38, "c"), (13, 18), (6, 2, "c")]),
                fill,
                DETAIL,
                shade=[Shade(depth=0.4, spacing=4.4, width=2)],
            )
            for dx, dy, turn in ((2, -2, -38), (6, 3, 28)):
                with d.at(dx, dy, 1.0, turn):
                    d.shape(
                        smooth([(-1, 0, "c"), (8, -9), (20, -8), (22, 2), (14, 8)]),
                        fill,
                        DETAIL,
                        shade=[Shade(angle=60, depth=0.4, spacing=4, width=2)],
                    )
            d.shape(circle(2, 0, 5.4), fill, DETAIL)


@dataclass(frozen=True, kw_only=True)
class Hose:
    """A whole leg in hose as a deck cuts it: thigh, knee with its cap, calf fullest at one third, thin ankle.

    `halves`: half-widths at hip, thigh, above the knee, at its cap (`cap` below the knee), at the calf, at
    `calf` (a share of the shin), above and at the ankle. Creases `above` and `below` the cap, offsets from
    the knee for a leg whose foot stands to the right; `shin`: the muscle's line, shares of the shin and how
    far out. `depth`, `spacing`, `width`, `back`: of the hatching; `crossed`: a second layer on the calf.
    """

    halves: tuple[float, float, float, float, float, float, float, float]
    cap: float
    calf: float
    above: Sequence[Point]
    crease: float
    below: Sequence[Point]
    shin: Sequence[tuple[float, float]]
    muscle: float
    depth: float
    spacing: float
    width: float = 3.0
    back: float
    crossed: bool = False

    def draw(
        self,
        d: Drawing,
        hip: Point,
        knee: Point,
        ankle: Point,
        fill: str,
        *,
        full: float = 1.0,
        seed: int = 1,
    ) -> None:
        """The leg; `full`: how much thicker than usual, but for the ankle."""
        (x1, y1), (x2, y2) = knee, ankle
        out = 1.0 if x2 >= x1 else -1.0

        def low(t: float, bend: float) -> Point:
            return (x1 + (x2 - x1) * t + out * bend, y1 + (y2 - y1) * t)

        middle: list[Point] = [
            hip, between(hip, knee, 0.5), between(hip, knee, 0.86), (x1, y1 + self.cap), low(0.3, 4),
            low(self.calf, 4), low(0.78, -1),
        ]  # fmt: skip
        run: list[Station] = [(x, y, h * full) for (x, y), h in zip(middle, self.halves, strict=False)]
        run.append((x2, y2, self.halves[-1]))
        d.limb(run, fill, OUTER, depth=self.depth, spacing=self.spacing, width=self.width, back=self.back,
            seed=seed)  # fmt: skip
        if self.crossed:  # The second layer crosses the first where the calf turns from the light.
            d.limb(run[3:], None, None, depth=0.66, spacing=6.2, width=2.8, lean=-0.7, seed=seed + 20)
        d.fold(
            ([(x1 + x * out, y1 + y) for x, y in self.above], self.crease),
            ([(x1 + x * out, y1 + y) for x, y in self.below], 3.2),
            ([low(t, bend) for t, bend in self.shin], self.muscle),
        )
