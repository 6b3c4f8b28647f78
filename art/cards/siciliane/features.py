"""Eyes, brows, mouths, necks and locks of the courts' heads, cut with a blunt knife.

Local units, as in `parts.heads`: a face about 56 wide and 88 high, eyes near y = -8, chin near y = 42, the
rim of a hat near y = -36. Three-quarter faces and profiles look left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import LIP
from art.cards.kit.paths import Node, Point, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.siciliane.inks import INK, WHITE

Cut = Literal["round", "almond", "narrow", "heavy", "drooping", "lowered"]
Mark = tuple[str, float, Sequence[Point]]
"""`f` thick at the first point or `l` thick in the middle, its width, its points."""

BLUSH = "#ec8c6c"


@dataclass(frozen=True)
class _Lids:
    """An opening between lids, from the inner corner (-1) to the outer (1), in half-widths.

    `fold`: how high above the upper lid its crease runs; `iris`: its radius; `sight`: how high it stands.
    """

    upper: Sequence[Point]
    lower: Sequence[Point]
    fold: float
    iris: float
    sight: float
    weight: float


_CUTS: dict[Cut, _Lids] = {
    "round": _Lids(
        ((-1, -0.05), (-0.6, 0.52), (0.05, 0.76), (0.66, 0.52), (1, -0.02)), ((0.5, -0.5), (-0.3, -0.54)),
        0.44, 0.52, 0.12, 3.6,
    ),
    "almond": _Lids(
        ((-1.05, -0.2), (-0.5, 0.42), (0.1, 0.66), (0.7, 0.58), (1.15, 0.34)), ((0.55, -0.28),
        (-0.25, -0.46)),
        0.36, 0.46, 0.1, 3.4,
    ),
    "narrow": _Lids(
        ((-1.05, -0.12), (-0.5, 0.24), (0.1, 0.36), (0.7, 0.26), (1.1, 0.02)), ((0.5, -0.26), (-0.3, -0.28)),
        0.5, 0.38, 0.04, 3.6,
    ),
    "heavy": _Lids(
        ((-1, -0.1), (-0.5, 0.26), (0.1, 0.34), (0.7, 0.14), (1.15, -0.22)), ((0.5, -0.62), (-0.3, -0.56)),
        0.86, 0.48, 0.0, 4.4,
    ),
    "drooping": _Lids(
        ((-1, 0.16), (-0.5, 0.56), (0.1, 0.58), (0.7, 0.22), (1.15, -0.34)), ((0.5, -0.5), (-0.3, -0.36)),
        0.4, 0.46, 0.06, 3.2,
    ),
    "lowered": _Lids(
        ((-1, 0.06), (-0.5, 0.1), (0.1, 0.06), (0.7, 0.0), (1.1, -0.06)), ((0.5, -0.62), (-0.3, -0.6)),
        0.78, 0.44, -0.3, 4.2,
    ),
}  # fmt: skip


def cut(d: Drawing, *marks: Mark) -> None:
    """Strokes of the knife, one after the other."""
    for kind, width, points in marks:
        (d.fold((points, width)) if kind == "f" else d.lens(points, width))


def eye(
    d: Drawing, kind: Cut, x: float, y: float, half: float, *, inner: int = -1, gaze: float = 0.0,
    bags: int = 0, lash: bool = False,
) -> None:  # fmt: skip
    """One eye about (x, y); `inner` -1: the nose lies to the left of it.

    `gaze`: iris aside, -1 (left) to 1; `bags`: folds under it; `lash`: long lashes.
    """
    lids = _CUTS[kind]

    def at(along: float, up: float) -> Point:
        return (x - inner * along * half, y - up * half)

    upper = [at(*p) for p in lids.upper]
    lower = [at(*p) for p in lids.lower]
    d.shape(smooth([(*upper[0], "c"), *upper[1:-1], (*upper[-1], "c"), *lower]), WHITE, None)
    r = lids.iris * half
    cx, cy = x + gaze * half * 0.42, y - lids.sight * half
    roof = max(cy - r, upper[2][1])
    ring = [(cx + r * math.cos(k * math.tau / 14), cy + r * math.sin(k * math.tau / 14)) for k in range(14)]
    d.flats(polyline([(px, max(py, roof)) for px, py in ring]), ink=INK)
    d.flats(polyline([(cx - r * 0.5, cy - r * 0.3), (cx - r * 0.1, cy - r * 0.4),
        (cx - r * 0.3, cy + r * 0.1)]),
        ink=WHITE)  # fmt: skip
    d.lens([at(lids.upper[0][0] - 0.2, lids.upper[0][1] - 0.16), *upper[1:-1], at(lids.upper[-1][0] + 0.3,
        lids.upper[-1][1] - 0.06)], lids.weight)  # fmt: skip
    d.lens([at(-0.7, lids.lower[1][1] + 0.16), *reversed(lower), at(0.95, lids.lower[0][1] + 0.3)], 1.6)
    d.lens([at(-0.8, lids.upper[1][1] + lids.fold * 0.7), at(0.1, lids.upper[2][1] + lids.fold),
        at(1.2, lids.upper[3][1] + lids.fold * 0.5)], 1.8)  # fmt: skip
    for k in range(bags):
        low = lids.lower[0][1] - 0.5 - 0.42 * k
        d.lens([at(-0.6, low + 0.24), at(0.2, low - 0.16), at(1, low + 0.36)], 1.7)
    if lash:
        d.fold(([at(0.9, lids.upper[3][1]), at(1.5, lids.upper[3][1] + 0.5)], 2.4),
            ([at(1.1, lids.upper[4][1] + 0.1), at(1.75, lids.upper[4][1] + 0.26)], 2.2))  # fmt: skip


def bushy(d: Drawing, points: Sequence[Point], width: float, ink: str = INK) -> None:
    """A brow of standing hairs, from the nose outwards."""
    side = 1.0 if points[-1][0] > points[0][0] else -1.0
    d.lens(points, width * 0.7, ink=ink)
    for (x0, y0), (x1, y1) in pairwise(points):
        for t in (0.1, 0.55):
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            d.fold(([(x, y + 1.6), (x + side * 1, y - 2), (x + side * 4.6, y - 4.6)], width * 0.62), ink=ink)


def mouth(d: Drawing, left: Point, right: Point, dip: Point, *, full: float = 1.0, red: bool = False) -> None:
    """A mouth from corner to corner through `dip`; `full`: thickness of its lips; `red`: coloured."""
    (lx, ly), (rx, ry), (mx, my) = left, right, dip
    third = (rx - lx) * 0.24
    if red:
        upper = smooth([(lx, ly, "c"), (mx - third, my - 3.2 * full), (mx, my - 2.2 * full),
            (mx + third, my - 3.2 * full), (rx, ry, "c"), (mx, my + 0.4)])  # fmt: skip
        lower = smooth([(lx + 1, ly + 0.4, "c"), (mx, my + 0.4), (rx - 1, ry + 0.4, "c"), (mx + third,
            my + 4.4 * full), (mx - third * 0.6, my + 4.4 * full)])  # fmt: skip
        d.shapes([upper, lower], LIP, None)
    d.lens([left, (mx - third, my - 0.7), (mx, my + 0.4), (mx + third, my - 0.7), right], 2.8)
    d.lens([(mx - third, my + 6.2 * full), (mx, my + 7.2 * full), (mx + third * 1.3, my + 6 * full)], 2.2)


def blush(d: Drawing, *spots: tuple[float, float, float]) -> None:
    """Red cheeks, as the printer's boy dabbed them on: each (x, y, radius)."""
    d.flats(*(smooth([(x - r, y), (x, y - r * 0.7), (x + r, y), (x, y + r * 0.7)]) for x, y, r in spots),
        ink=BLUSH)  # fmt: skip


def skull(d: Drawing, nodes: Sequence[Node], skin: str, *shades: Shade) -> None:
    """The bare face."""
    d.shape(smooth(list(nodes)), skin, INNER, shade=shades)


def brim(d: Drawing, left: float, right: float, deep: float = 8.0) -> None:
    """The shadow that a hat or crown throws on the forehead."""
    band = smooth([(left, -35, "c"), (2, -34), (right, -35, "c"), (right, -35 + deep, "c"), (2, -33 + deep),
        (left, -35 + deep, "c")])  # fmt: skip
    d.hatch(band, Shade(angle=-90, depth=0.95, spacing=4.0, width=3.0))


def neck(d: Drawing, skin: str, left: float = -12, right: float = 23, *, cords: bool = True) -> None:
    """A neck between two x; the chin's shadow lies on it, the collar covers its foot."""
    mid = (left + right) / 2
    d.shape(smooth([(left, 18, "c"), (left + 0.6, 42), (left - 5, 66, "c"), (right + 8, 66, "c"),
        (right + 1, 46),
        (right, 14, "c")]),
        skin, INNER, shade=[Shade(depth=0.4, spacing=4.4, width=2.4, reach=14)])  # fmt: skip
    # With a contour of its own: joined to the hatching it would knock holes in it.
    d.shape(smooth([(left + 1, 34, "c"), (mid, 42), (right - 1, 24, "c"), (right - 1, 38, "c"), (mid + 4, 52),
        (left + 8, 46), (left + 1, 40, "c")]), INK, DETAIL)  # fmt: skip
    if cords:
        d.lens([(right - 6, 44), (mid + 4, 56), (mid, 65)], 2.2)


def ear(d: Drawing, skin: str, x: float = 22.5, y: float = -7, size: float = 1.0) -> None:
    """The near ear of a three-quarter face or a profile."""
    with d.at(x, y, size):
        d.shape(smooth([(-5, -8), (-1, -13), (4.6, -10), (5.4, -2), (2, 7), (-1.6, 12.4), (-4.4, 8),
            (-4, 0)]),
            skin, DETAIL)  # fmt: skip
        cut(d, ("l", 2.0, [(-2, -6), (1.4, -9), (3.2, -4), (1.6, 2)]), ("l", 1.8, [(-2.4, 0), (0, -1.6),
            (-0.4, 5)]))  # fmt: skip


def mass(d: Drawing, nodes: Sequence[Node], ink: str, lights: Sequence[Sequence[Point]], glint: str) -> None:
    """Hair cut out of one block: black or coloured, with the light combed into it in tapered cuts."""
    d.shape(smooth(list(nodes)), ink, INNER)
    for points in lights:
        d.lens(points, 2.4, ink=glint)


def tress(d: Drawing, points: Sequence[Point], half: float, ink: str, *, strands: int = 2) -> None:
    """One heavy lock along the points, pointed below, with dark cuts in it."""
    count = len(points)
    shares = (0.6, 1.0, 0.92, 0.6, 0.14)
    d.limb([(x, y, half * shares[min(k * 5 // count, 4)]) for k, (x, y) in enumerate(points)], ink, INNER,
        start="round", end="round", depth=0)  # fmt: skip
    for k in range(strands):
        side = (k + 0.7) / (strands + 0.4) * 2 - 1
        d.lens([(x + half * side * 0.6 * (1 - 0.5 * i / count), y) for i, (x, y) in enumerate(points[:-1])],
            2.6)  # fmt: skip
