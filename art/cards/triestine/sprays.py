"""Sprays of leaves along a track, a nosegay, and the knot of ribbon that ties them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import lengths
from art.cards.parts.foliage import leaf
from art.cards.triestine.flowers import carnation
from art.cards.triestine.inks import BLUE, BROWN, DARK_BLUE, DARK_RED, GREEN, LEAF, RED, ROSE

_STEP: Final = (25.0, 27.0, 24.0)
"""From one pair of leaves to the next, by cut."""


def spray(
    d: Drawing, track: Sequence[Point], cut: int = 0, *, size: float = 1.0, fruit: str | None = BLUE
) -> None:
    """A bough along the track: narrow leaves by pairs, green and pale, and a few berries."""
    d.line(smooth(list(track), closed=False), OUTER, ink=BROWN)
    line = sampled(track)
    walked = lengths(line)
    count = max(2, round((walked[-1] - 24 * size) / (_STEP[cut] * size)) + 1)
    step = (walked[-1] - 24 * size) / (count - 1)
    leaves: list[Outline] = []
    pale: list[Outline] = []
    berries: list[Outline] = []
    for k in range(count):
        due = 12 * size + step * k
        i = min(next(i for i, far in enumerate(walked) if far >= due), len(line) - 2)
        (x0, y0), (x1, y1) = line[max(i - 1, 0)], line[i + 1]
        ahead = math.degrees(math.atan2(y1 - y0, x1 - x0))
        full = size * (0.76 + 0.24 * math.sin(math.pi * (k + 1) / (count + 1)))
        for side in (-1, 1):
            turn = ahead + side * (40 - 2 * (k % 3) + 3 * cut)
            one = leaf(*line[i], turn, (41 - 3 * (k % 2)) * full, 14.5 * full)
            (pale if (k + (side > 0) + cut) % 3 == 0 else leaves).append(one)
        if fruit and k % 3 == 1:
            way = math.radians(ahead + (-1 if (k + cut) % 2 else 1) * 90)
            x, y = line[min(i + 2, len(line) - 1)]
            berries.append(circle(x + 12 * size * math.cos(way), y + 12 * size * math.sin(way), 5.6 * size))
    (x0, y0), (x1, y1) = line[-3], line[-1]
    leaves.append(leaf(x1, y1, math.degrees(math.atan2(y1 - y0, x1 - x0)), 36 * size, 13 * size))
    d.shapes(leaves, GREEN, DETAIL)
    d.shapes(pale, LEAF, DETAIL)
    if berries and fruit:
        d.shapes(berries, fruit, DETAIL)


def flowering(
    d: Drawing,
    track: Sequence[Point],
    cut: int = 0,
    ink: str = RED,
    *,
    size: float = 1.0,
    bloom: float = 62.0,
) -> None:
    """A bough that ends in a carnation, `bloom` high."""
    spray(d, track, cut, size=size, fruit=None)
    line = sampled(track)
    (x0, y0), (x1, y1) = line[-4], line[-1]
    carnation(d, x1, y1, bloom, math.degrees(math.atan2(x1 - x0, y0 - y1)), ink, frills=6 + cut % 3)


def knot(d: Drawing, ink: str = RED, dark: str = DARK_RED, *, tails: float = 1.0) -> None:
    """A bow of ribbon about (0, 0), 70 wide; `tails`: how far its ends hang, 1 about 44."""
    for side in (-1, 1):
        with d.at(flip=side < 0):
            end: list[Node] = [(2, 2, "c"), (10, 2, "c"), (24, 22 * tails), (26, 46 * tails, "c"),
                (17, 40 * tails, "c"), (9, 45 * tails, "c"), (9, 22 * tails)]  # fmt: skip
            d.shape(smooth(end), ink, INNER, shade=[Shade(depth=0.4, spacing=4.6, width=2.2)])
            loop: list[Node] = [(4, -4, "c"), (20, -19), (36, -14), (36, 6), (20, 12), (4, 5, "c")]
            d.shape(smooth(loop), ink, INNER)
            d.shape(smooth([(10, 0, "c"), (22, -9), (29, -4), (22, 4)]), dark, DETAIL)
    d.shape(smooth([(-7, -8), (7, -8), (8, 6), (-8, 6)]), ink, INNER)


def nosegay(d: Drawing, cut: int = 0, *, spread: float = 1.0) -> None:
    """Three carnations tied with a ribbon, about (0, 0), 210 high and 150 wide; `spread`: of two."""
    red, pale = (RED, ROSE) if cut != 1 else (ROSE, RED)
    stalks: tuple[Sequence[Point], ...] = (
        ((-8, 92), (4, 50), (-18 * spread, -10), (-42 * spread, -30)),
        ((8, 92), (-4, 50), (18 * spread, -10), (42 * spread, -24)),
        ((0, 96), (0, 40), (2, -52)),
    )  # fmt: skip
    blades: list[Outline] = []
    for track in stalks:
        d.line(smooth(list(track), closed=False), OUTER, ink=GREEN)
    for x, y, turn, long in (
        (-3, 44, -152, 44), (3, 44, -30, 46), (-10, 14, -168, 40), (10, 14, -10, 42), (-2, 24, -118, 46),
        (3, 26, -58, 44), (1, -8, -128, 30), (2, -8, -52, 30), (-6, 86, 128, 24), (6, 86, 50, 26),
    ):  # fmt: skip
        blades.append(leaf(x, y, turn + 4 * cut, long, 10))
    d.shapes(blades, GREEN, DETAIL)
    carnation(d, -44 * spread, -28, 66, -34 * spread + 3 * cut, pale, frills=6)
    carnation(d, 44 * spread, -22, 64, 34 * spread - 2 * cut, pale, frills=7)
    carnation(d, 2, -50, 78, 1 - 2 * cut, red, frills=8)
    with d.at(0, 58, 0.86):
        knot(d, *((BLUE, DARK_BLUE) if red == RED else (RED, DARK_RED)))
