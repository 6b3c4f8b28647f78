"""Eyes, brows, noses, mouths and ears of the courts, each of several kinds, for heads seen from three sides.

Local units: a face about 76 wide and 104 high, its eyes on y = 0, the chin near y = 60, the hat's rim near
y = -36. Three-quarter faces and profiles look left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, LIP, WHITE
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing

BLUSH: Final = "#ee9a80"
Stroke = tuple[str, float, Sequence[Point]]
"""`f` thick at the first point or `l` thick in the middle, its width, its points."""


def strokes(d: Drawing, *marks: Stroke) -> None:
    """Engraver's strokes one after the other."""
    for kind, width, points in marks:
        (d.fold((points, width)) if kind == "f" else d.lens(points, width))


def skull(
    d: Drawing, nodes: Sequence[Node], skin: str, *, jaw: float = 12.0, start: float = 0.4,
        stop: float = 0.86,
    cross: float = 8.0, lit: float = 0.0,
) -> None:  # fmt: skip
    """A face with the shade under its cheek: `jaw`, `cross`: how far two layers reach inwards."""
    shades = [Shade(angle=14, depth=0.7, spacing=4.2, width=2.5, reach=jaw, start=start, stop=stop)]
    if cross:
        shades.append(Shade(angle=62, depth=0.6, spacing=4.2, width=2.3, reach=cross, start=0.3, stop=0.84))
    if lit:
        shades.append(Shade(angle=184, depth=0.5, spacing=4.6, width=2, reach=lit, start=0.5, stop=0.8))
    d.shape(smooth(list(nodes)), skin, INNER, shade=shades)


def brim_shadow(d: Drawing, left: float, right: float, y: float = -36.0, deep: float = 9.0) -> None:
    """The shadow of hat or hair on the forehead."""
    band = smooth([(left, y, "c"), ((left + right) / 2, y + 1), (right, y, "c"), (right, y + deep, "c"),
        (left, y + deep, "c")])  # fmt: skip
    d.hatch(band, Shade(angle=-90, depth=0.95, spacing=4.2, width=2.8))


def eye(
    d: Drawing, x: float, y: float, half: float, inner: int, *, wide: float = 1.0, tilt: float = 0.0,
        gaze: float = 0.0,
    hood: float = 0.0, bag: int = 0, lash: bool = False, iris: str = INK,
) -> None:  # fmt: skip
    """An eye: `inner` 1: the nose lies at its right, -1: at its left.

    `wide`: opening of the lids; `tilt`: outer corner higher; `gaze`: iris aside (+ right); `hood`: weight of
    the lid that hangs over; `bag`: folds beneath; `lash`: long lashes.
    """
    high = half * 0.66 * wide

    def at(along: float, up: float) -> Point:
        return (x - inner * along * half, y - up * high - tilt * along)

    white = smooth([(*at(-1, -0.2), "c"), at(-0.5, 0.6), at(0.05, 0.95), at(0.6, 0.66), (*at(1, 0), "c"),
        at(0.45, -0.6),
        at(-0.3, -0.66)])  # fmt: skip
    d.shape(white, WHITE, None)
    r = min(half * 0.5, high * 0.78)
    cx, cy = x + gaze * half * 0.36, y - 0.22 * high
    d.flats(circle(cx, cy, r), ink=iris)
    if iris != INK:
        d.flats(circle(cx, cy, r * 0.5), ink=INK)
    d.flats(circle(cx - r * 0.36, cy - r * 0.34, r * 0.27), ink=WHITE)
    d.lens([at(-1.12, -0.3), at(-0.56, 0.66), at(0.05, 1.05), at(0.64, 0.74), at(1.28, -0.1)], 4.0)
    d.lens([at(-0.8, -0.5), at(0.05, -0.84), at(0.9, -0.26)], 1.7)
    if hood:
        d.lens([at(-1.0, 0.8), at(0.0, 1.5), at(0.8, 1.2), at(1.5, 0.1)], 2.0 + hood)
        for k in range(3):
            d.fold(([at(0.4 + 0.34 * k, 1.4 - 0.3 * k), at(0.34 + 0.3 * k, 1.1 - 0.34 * k)], 1.6))
    else:
        d.lens([at(-0.9, 0.84), at(-0.05, 1.52), at(0.95, 0.98)], 1.8)
    for k in range(bag):
        low = -1.3 - 0.5 * k
        d.lens([at(-0.7, low + 0.3), at(0.1, low - 0.24), at(0.95, low + 0.4)], 1.8 - 0.2 * k)
    if lash:
        d.fold(
            ([at(0.7, 0.7), at(1.2, 0.86), at(1.5, 1.3)], 2.4),
            ([at(1.0, 0.3), at(1.4, 0.36), at(1.7, 0.7)], 2.2),
        )


def brow(d: Drawing, points: Sequence[Point], width: float, *, bushy: bool = False, ink: str = INK) -> None:
    """A brow along points from the nose outwards; `bushy`: with single hairs standing up."""
    d.lens(points, width, ink=ink)
    if bushy:
        side = 1.0 if points[-1][0] > points[0][0] else -1.0
        for k, (x, y) in enumerate(points[:-1]):
            rise = (6.5, 7.5, 6.5, 5)[k % 4]
            d.fold(([(x, y + 2), (x + side * 1.5, y - rise * 0.5), (x + side * 5, y - rise)], 2.8), ink=ink)
            d.fold(
                (
                    [(x + side * 4, y + 2), (x + side * 6, y - rise * 0.4), (x + side * 10, y - rise * 0.7)],
                    2.4,
                ),
                ink=ink,
            )


def nose(
    d: Drawing, tip: Point, *, root: Point = (-15, -13), hook: float = 0.0, wing: float = 13.0,
        bulb: float = 0.0,
    snub: float = 0.0, hard: float = 1.0,
) -> None:  # fmt: skip
    """A three-quarter nose: `hook` bends its bridge outwards, `bulb` rounds the tip, `snub` lifts it."""
    tx, ty = tip
    mid = ((tx + root[0]) / 2 - 1.4 - 2.2 * hook + 1.2 * snub, (ty + root[1]) / 2 - 1)
    low = (tx + 2.4 - 1.6 * hook - 0.6 * bulb + 1.6 * snub, ty - 7)
    d.fold(
        (
            [
                (tx - bulb * 0.8, ty - 0.5),
                low,
                mid,
                (root[0] - 0.4 * hook, root[1] + 5),
                (root[0] + 2, root[1] - 3),
            ],
            3.1 * hard,
        )
    )
    foot = ty + 5.2 - 1.6 * snub + 1.2 * hook
    d.lens(
        [(tx - bulb, ty - 2.6), (tx - 0.5 - bulb, ty + 2), (tx + 4, foot + bulb * 0.6), (tx + 10, foot - 1)],
        3.0,
    )
    if bulb:
        d.lens([(tx + 2, ty - 5), (tx + 6.4, ty - 6.4), (tx + 9, ty - 2)], 1.8)
    d.lens([(tx + 6, foot), (tx + 9, foot - 2.4), (tx + wing * 0.86, foot - 0.4)], 2.8)
    d.lens(
        [
            (tx + wing - 2, foot - 9),
            (tx + wing + 2.4, foot - 5),
            (tx + wing + 1.4, foot + 0.4),
            (tx + wing - 2, foot + 1),
        ],
        2.6,
    )
    for k in range(round(4 * hard)):
        y = root[1] + 9 + k * (ty - root[1] - 12) / 4
        x = root[0] + 6 + (tx - root[0]) * 0.36 * k / 4
        d.ticks(((x, y), (x - 5 - 0.5 * k, y + 2), 1.9))


def nose_front(
    d: Drawing,
    *,
    x: float,
    foot: float,
    wide: float,
    bulb: float = 0.0,
    broken: float = 0.0,
    hard: float = 1.0,
) -> None:
    """A frontal nose standing on y = `foot`, `wide` from wing to wing; `broken` bends its bridge."""
    half = wide / 2
    d.fold(
        (
            [(x - 4, foot - 8), (x - 3 - broken, foot - 18), (x - 4 + broken, foot - 28), (x - 7, foot - 38)],
            2.5 * hard,
        )
    )
    for k in range(5):
        y = foot - 33 + 6 * k
        d.ticks(((x + 8 + 0.5 * k - broken * 0.4, y), (x + 2.6 + 0.6 * k, y + 2), 2.1 * hard))
    d.lens([(x - half * 0.5, foot - 1), (x - half * 0.2, foot + 2 + bulb), (x, foot + 2.8 + bulb),
        (x + half * 0.3, foot + 2 + bulb),
        (x + half * 0.6, foot - 1)], 3.0)  # fmt: skip
    for side in (-1, 1):
        d.lens([(x + side * (half - 3), foot - 9), (x + side * (half + 0.6), foot - 5), (x + side * half,
            foot - 0.6),
            (x + side * (half - 4), foot + 0.6)], 2.7)  # fmt: skip
        d.lens(
            [
                (x + side * half * 0.8, foot - 1.4),
                (x + side * half * 0.5, foot - 2.4),
                (x + side * half * 0.26, foot - 0.4),
            ],
            2.1,
        )
    if bulb:
        d.lens([(x - 3, foot - 7), (x + 2, foot - 8), (x + 5, foot - 4)], 1.8)


def mouth(
    d: Drawing,
    left: Point,
    right: Point,
    *,
    dip: Point,
    full: float = 1.0,
    red: bool = False,
    grin: bool = False,
) -> None:
    """A mouth from corner to corner through `dip`; `full`: thickness of the lips; `grin`: teeth show."""
    (lx, ly), (rx, ry), (mx, my) = left, right, dip
    third = (rx - lx) * 0.22
    upper = smooth([(lx, ly, "c"), (mx - third, my - 3.4 * full), (mx, my - 2.4 * full), (mx + third,
        my - 3.4 * full),
        (rx, ry, "c"), (mx, my + 0.4)])  # fmt: skip
    lower = smooth([(lx + 1, ly + 0.4, "c"), (mx, my + 0.4), (rx - 1, ry + 0.4, "c"), (mx + third,
        my + 5.2 * full),
        (mx - third * 0.6, my + 5.2 * full)])  # fmt: skip
    if red:
        d.shapes([upper, lower], LIP, None)
    if grin:
        d.shape(
            smooth([(lx + 2, ly + 0.4, "c"), (mx, my + 1), (rx - 2, ry + 0.4, "c"), (mx + 1, my + 6.4)]),
            WHITE,
            DETAIL,
        )
    d.lens([left, (mx - third, my - 0.6), (mx, my + 0.6), (mx + third, my - 0.6), right], 2.7 if red else 3.2)
    if not red:
        d.lens([(mx - third, my - 3.4 * full), (mx, my - 2.2 * full), (mx + third, my - 3.4 * full)], 1.4)
    d.lens(
        [(mx - third * 1.3, my + 7.4 * full), (mx, my + 8.6 * full), (mx + third * 1.4, my + 7.2 * full)], 2.4
    )
    d.ticks(((rx - 0.4, ry - 1.4), (rx + 2, ry + 2.2), 2.0))


def cheek_lines(
    d: Drawing, x: float, y: float, *, count: int = 5, long: float = 12.0, side: int = 1, width: float = 2.0
) -> None:
    """The hollow under a cheekbone: strokes from (x, y) down along the cheek, drawn towards the nose."""
    for k in range(count):
        px, py = x - side * k * 2.6, y + k * 4.6
        size = long * (1 - 0.09 * k)
        d.fold(([(px, py), (px - side * size * 0.5, py + 2), (px - side * size, py + 5.6)], width))


def ear(d: Drawing, x: float, y: float, size: float, skin: str) -> None:
    """The ear of a three-quarter face or a profile, its middle at (x, y)."""
    with d.at(x, y, size):
        d.shape(
            smooth([(-7, -9), (-2, -15), (6, -13), (9, -4), (5, 7), (0, 15), (-4, 13), (-5, 2)]), skin, DETAIL
        )
        d.lens([(-3, -8), (2, -10.6), (5.4, -5), (3, 3), (-1, 6)], 2.2)
        d.lens([(-3, -1), (0.6, -3), (0, 4)], 2)


def blush(d: Drawing, *spots: tuple[float, float, float]) -> None:
    """Rosy spots, each (x, y, radius)."""
    d.flats(*(circle(x, y, r) for x, y, r in spots), ink=BLUSH)


def freckles(d: Drawing, *spots: Point) -> None:
    """A few dark dots."""
    d.flats(*(circle(x, y, 1.1) for x, y in spots), ink=INK)
