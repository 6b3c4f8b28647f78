"""Faces of the courts: one head, frontal to three-quarter, built anew for every court by its `Look`.

The origin lies between the eyes; a face is about 86 units wide and reaches from the crown's rim (y = -50)
to the chin (y = 62). All faces look to the left; mirror the placement for the other side.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from art.cards.francesi.eyes import brow, eye, tired
from art.cards.francesi.figure import Figure
from art.cards.francesi.inks import ROUGE
from art.cards.francesi.look import SHADED, Look
from art.cards.francesi.noses import nose
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK
from art.cards.kit.paths import Node, Point, between, smooth
from art.cards.kit.svg import INNER

LIPS: Final = ROUGE

_MAN: Final[tuple[Sequence[Point], Sequence[Point]]] = (
    ((-38, -56), (-42.5, -30), (-43, -14), (-42.5, -2), (-41.5, 12), (-37, 29), (-29, 44), (-17, 56),
     (-4, 61.5), (9, 60.5), (22, 52.5), (34, 36), (41, 14), (43, -16), (39, -56)),
    ((-38, -56), (-41, -30), (-41.5, -14), (-37, -1), (-40.5, 12), (-37.5, 30), (-31, 45), (-21, 57),
     (-10, 62), (4, 60), (23, 49), (37, 31), (43, 8), (45, -18), (41, -56)),
)  # fmt: skip
_WOMAN: Final[tuple[Sequence[Point], Sequence[Point]]] = (
    ((-26, -54), (-40.5, -30), (-41, -12), (-40.5, 0), (-39, 14), (-34, 30), (-25, 44.5), (-14, 55),
     (-3, 59.5), (7, 58.5), (18, 51), (31, 35), (38.5, 14), (41, -14), (26, -54)),
    ((-26, -54), (-39, -30), (-39.5, -12), (-36, 0), (-39, 13), (-35.5, 29), (-28.5, 44), (-18.5, 56),
     (-9.5, 60), (3, 57), (20, 46), (34, 29), (41, 8), (43, -16), (28, -54)),
)  # fmt: skip
"""Contours, frontal and turned, from the left temple over the chin to the right one."""


def face(d: Figure, look: Look) -> None:
    """A frontal to three-quarter face, without hair."""
    frontal, turned = _WOMAN if look.woman else _MAN
    outline = smooth([_built(between(p, q, look.yaw), look) for p, q in zip(frontal, turned, strict=True)])
    side = Shade(angle=14, depth=0.15, spacing=4.3, width=1.9, reach=15, seed=3, start=0.44, stop=0.86)
    if look.mirrored:
        side = Shade(angle=14, depth=0.1, spacing=4.3, width=1.8, reach=9, seed=3, start=0.56, stop=0.84)
    under = Shade(angle=78, depth=0.08, spacing=4.6, width=1.5, reach=6, seed=4, start=0.16, stop=0.46)
    d.shape(outline, look.skin, INNER, shade=[side, under])
    t = look.yaw
    if look.shadow:
        _shadow(d, t)
    far, near = -20.5 - 4.5 * t, 20.5 - 6.5 * t
    far_width, near_width = (25.0 - 4.5 * t) * look.wide, (25.5 + 0.5 * t) * look.wide
    for x, width, outward in ((far, far_width, -1), (near, near_width, 1)):
        eye(d, x, width, look, outward=outward)
        brow(d, x, width, look, outward=outward)
        if look.old:
            tired(d, x, outward=outward)
    nose(d, look)
    _mouth(d, -11.5 * t, look)
    _cheeks(d, far, near, look)
    if look.old:
        d.lens([(-15 - 9 * t, -30), (-4 - 7 * t, -32), (12 - 6 * t, -30)], 1.8)
        d.lens([(-12 - 9 * t, -37), (-2 - 7 * t, -38.5), (10 - 6 * t, -37)], 1.6)


def _shadow(d: Figure, t: float) -> None:
    """Strokes of flesh under a hat's brim, on both cheeks from the bone to the jaw."""
    for k in range(9):
        x = -31.0 + 7.6 * k
        d.lens([(x, -37), (x - 1.5, -31), (x - 2 - 2 * t, -24.5 + abs(k - 4))], 2.4, ink=SHADED)
    for k in range(5):
        x, y = 31.0 - 2.4 * k, 19.0 + 6.2 * k
        d.lens([(x, y), (x - 6, y + 1.5), (x - 13 + 0.8 * k, y + 5)], 2.5, ink=SHADED)
    for k in range(3):
        x, y = -35.0 - 0.5 * t + 1.8 * k, 25.0 + 6.0 * k
        d.lens([(x - 1, y), (x + 4, y + 1.4), (x + 8, y + 3.6)], 2.2, ink=SHADED)


def _mouth(d: Figure, x: float, look: Look) -> None:
    y = (40.0 if look.woman else 41.5) + look.long * 0.5
    half = (10.5 if look.woman else 12.5) * look.mouth
    left, right, full = y - look.smile, y - look.smile - look.smirk, look.lips
    if look.woman:
        upper = [(x - half * 0.4, y - 4.6 * full), (x, y - 2.9 * full), (x + half * 0.4, y - 4.8 * full)]
        lower = [(x + half * 0.45, y + 5.4 * full), (x - half * 0.4, y + 5.4 * full)]
        d.shape(smooth([(x - half, left, "c"), *upper, (x + half + 1, right, "c"), *lower]), LIPS, None)
    else:
        red: list[Node] = [(x - half * 0.7, y + 1 - look.smile * 0.5, "c"),
            (x + half * 0.76, y + 1 - (look.smile + look.smirk) * 0.5, "c"),
            (x + half * 0.32, y + 5.6 * full), (x - half * 0.24, y + 5.6 * full)]  # fmt: skip
        d.shape(smooth(red), LIPS, None)
    d.lens([(x - half - 1, left + 0.6), (x - half * 0.35, y - 0.9), (x, y + 0.4), (x + half * 0.35, y - 0.9),
        (x + half + 1.6, right)], 2.6)  # fmt: skip
    d.lens([(x - 4.5, y + 8.8), (x, y + 9.8), (x + 5.5, y + 8.6)], 1.9)
    for side, corner in ((1, right), (-1, left)):
        if side > 0 or look.yaw < 0.5 or look.smile > 1:
            edge = x + side * (half + 2.5)
            d.lens([(edge, corner - 2.4), (edge + 1.5 * side, corner + 1), (edge, corner + 3.6)], 1.6)
    if look.cleft:
        d.lens([(x + 2.5, y + 15 + look.long * 0.5), (x + 1.6, y + 17), (x + 2.4, y + 20)], 2.0)


def _cheeks(d: Figure, far: float, near: float, look: Look) -> None:
    """Marks on the cheeks: a blush, freckles, a beauty spot, the hollow of a lean face."""
    if look.rosy:
        for k in range(5):
            x, y = near + 2.5 + 3.6 * k, 24.0 - 0.8 * k
            d.fold(([(x - 2.2, y + 4.5), (x + 2.2, y - 4.5)], 1.7), ink=LIPS)
        for k in range(3):
            x, y = far - 8.5 + 3.4 * k, 24.5 - 0.4 * k
            d.fold(([(x - 2, y + 4), (x + 2, y - 4)], 1.7), ink=LIPS)
    if look.freckles:
        spots = [(near + dx, 15 + dy) for dx, dy in ((-1, 1), (4, 4), (9, 1), (14, 5), (6, 9), (1, 8))]
        spots += [(far + dx, 15 + dy) for dx, dy in ((-9, 2), (-4, 5), (-8, 8), (0, 2))]
        d.dots(spots, 1.2, "#8a3a1c")
    if look.hollow:
        for k in range(5):
            x, y = near + 21 - 1.9 * k, 15.0 + 4.4 * k
            d.fold(([(x + 1.5, y), (x - 11 + 1.2 * k, y + 5)], 2.1))
    if look.mole:
        d.dots([(near + 5, 26.0)], 1.9, INK)


def _built(point: Point, look: Look) -> Point:
    """A point of the face's outline in the build of this look."""
    x, y = point
    rows = ((-30.0, look.temple), (10.0, look.cheek), (42.0, look.jaw), (60.0, look.chin))
    wide = rows[0][1] if y <= rows[0][0] else rows[-1][1]
    for (y0, w0), (y1, w1) in pairwise(rows):
        if y0 < y <= y1:
            wide = w0 + (w1 - w0) * (y - y0) / (y1 - y0)
    middle = -7.0 * look.yaw * max(0.0, min(1.0, y / 60))
    return (middle + (x - middle) * wide, y + look.long * max(0.0, (y - 20) / 40))
