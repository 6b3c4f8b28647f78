"""Small flowers and leafy sprigs that fill the white between the signs."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, polar, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts.foliage import leaf
from art.cards.trevisane.inks import GREEN, RED, YELLOW


def bloom(
    d: Drawing, x: float, y: float, r: float, fill: str = RED, heart: str = YELLOW, *, turn: float = 0.0
) -> None:
    """A five-petalled flower seen from the front, centred on (x, y), turned by `turn` degrees."""
    petals: list[Outline] = []
    ways = [turn + 72 * k for k in range(5)]
    for way in ways:
        petal: list[Node] = [
            (*polar(r * 0.2, way), "c"),
            polar(r * 0.7, way - 36),
            polar(r * 0.98, way - 22),
            (*polar(r * 0.86, way), "c"),
            polar(r * 0.98, way + 22),
            polar(r * 0.7, way + 36),
        ]
        petals.append(smooth(petal))
    with d.at(x, y):
        d.shapes(petals, fill)
        if r > 15:
            d.fold(*(
                ([polar(r * 0.84, way), polar(r * 0.6, way + 3), polar(r * 0.42, way)], 2.6) for way in ways
            ))  # fmt: skip
        d.shape(circle(0, 0, r * 0.3), heart, DETAIL)


def tulip(d: Drawing, x: float, y: float, size: float, angle: float, fill: str, inner: str) -> None:
    """A half-open flower on the stalk end (x, y), growing towards `angle` (0 right, 90 down)."""
    with d.at(x, y, size / 30, angle + 90):
        far: list[Node] = [(0, 0, "c"), (-11, -12), (-6, -26, "c"), (0, -14), (6, -26, "c"), (11, -12)]
        d.shape(smooth(far), inner, DETAIL)
        cup: list[Node] = [
            (0, 2, "c"), (-11, -4), (-14, -16), (-17, -27, "c"), (-7, -20), (0, -30, "c"), (7, -20),
            (17, -27, "c"), (14, -16), (11, -4),
        ]  # fmt: skip
        shade = Shade(angle=angle + 90 + 10, depth=0.36, spacing=4.6, width=2.2)
        d.shape(smooth(cup), fill, INNER, shade=[shade] if size > 24 else ())
        d.shape(smooth([(-7, 1, "c"), (0, -6), (7, 1, "c"), (0, 5)]), GREEN, DETAIL)


def stem(
    d: Drawing,
    track: Sequence[Point],
    leaves: Sequence[tuple[float, float]],
    length: float = 26.0,
    *,
    wide: float = 0.5,
) -> float:
    """A stem with single leaves; returns the direction in which it ends, in degrees.

    `leaves`: (share of the stem, angle off the stem) of each; a positive angle turns clockwise.
    """
    line = smooth(list(track), closed=False)
    points = line.sample(2.0)
    d.line(line, INNER)
    blades: list[Outline] = []
    ribs: list[tuple[Point, Point, float]] = []
    for share, off in leaves:
        i = min(max(round(share * (len(points) - 1)), 1), len(points) - 2)
        (x0, y0), (x1, y1) = points[i - 1], points[i + 1]
        angle = math.degrees(math.atan2(y1 - y0, x1 - x0)) + off
        x, y = points[i]
        blades.append(leaf(x, y, angle, length, length * wide))
        rib = (
            x + math.cos(math.radians(angle)) * length * 0.7,
            y + math.sin(math.radians(angle)) * length * 0.7,
        )
        ribs.append(((x, y), rib, 2.6))
    d.shapes(blades, GREEN)
    d.ticks(*ribs)
    (x0, y0), (x1, y1) = points[-3], points[-1]
    return math.degrees(math.atan2(y1 - y0, x1 - x0))


_BUDS: Sequence[tuple[Point, Point]] = (
    ((-30, -46), (30, -46)),
    ((-27, -54), (32, -40)),
    ((-33, -40), (26, -52)),
)
"""Points at which the two buds of a spray hang, by cut."""
_HEADS: Sequence[tuple[Point, Point]] = (((-3, -34), (2, -74)), ((4, -36), (-5, -76)), ((-5, -30), (6, -72)))
"""Bend of its middle stem and the point at which it ends, by cut."""
_LEAVES = (
    ((0.3, -46), (0.42, 46), (0.68, -44), (0.8, 44)),
    ((0.36, 44), (0.5, -46), (0.74, 42), (0.86, -40)),
    ((0.28, -40), (0.5, 48), (0.72, -48)),
)


def spray(d: Drawing, fill: str = RED, inner: str = YELLOW, cut: int = 0) -> None:
    """A sprig about 90 wide and 120 high with one flower and two buds, its foot at (0, 0), growing up.

    It grows in one of three ways, by `cut`.
    """
    for side, (x, y) in zip((-1, 1), _BUDS[cut], strict=True):
        end = stem(d, [(0, 0), (x / 3, y * 0.56), (x, y)], [(0.5 + 0.06 * cut * side, side * 40)], 20)
        tulip(d, x, y, 20, end, inner, fill)
    middle, (x, y) = _HEADS[cut]
    stem(d, [(0, 0), middle, (x, y)], _LEAVES[cut], 24)
    bloom(d, x, y - 16, 20, fill, inner, turn=(0, 22, -17)[cut])
    bow: list[list[Node]] = [
        [(0, -10, "c"), (side * 8, -15 + cut), (side * (14 - cut), -10), (side * 8, -5)] for side in (-1, 1)
    ]
    d.shapes([smooth(loop) for loop in bow], inner)
