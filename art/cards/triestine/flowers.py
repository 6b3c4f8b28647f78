"""Carnations, olive twigs and grapes that fill the white between the signs."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, polar, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts.foliage import leaf
from art.cards.triestine.inks import BLUE, BROWN, GREEN, LEAF, PAPER, RED, ROSE


def carnation(
    d: Drawing, x: float, y: float, size: float, turn: float, fill: str, *, frills: int = 7
) -> None:
    """A carnation seen from the side, its stalk ending at (x, y), `size` high, growing up, turned."""
    with d.at(x, y, size / 60, turn):
        crown: list[Node] = [(-6, -20, "c")]
        for k in range(frills):
            a, b = -78 + 156 * k / frills, -78 + 156 * (k + 1) / frills
            far = 36 + 4 * math.cos(math.radians((a + b) / 2))
            for at, reach in (
                (a + 2, 0.93),
                ((a + b) / 2 - 4, 1.04),
                ((a + b) / 2, 0.93),
                ((a + b) / 2 + 4, 1.05),
            ):
                px, py = polar(far * reach, at)
                crown.append((px, py - 18, "c"))
        crown.append((6, -20, "c"))
        d.shape(
            smooth(crown), fill, INNER, shade=[Shade(angle=30, depth=0.2, spacing=4.4, width=2, reach=14)]
        )
        for k in range(1, frills):
            a = -78 + 156 * k / frills
            px, py = polar(30, a)
            qx, qy = polar(10, a * 0.7)
            d.fold(([(px, py - 18), ((px + qx) / 2 + 1, (py + qy) / 2 - 18), (qx, qy - 18)], 2.6))
        calyx: list[Node] = [(-4, 2, "c"), (-9, -10), (-8, -24, "c"), (-3, -19), (0, -25, "c"), (3, -19),
            (8, -24, "c"), (9, -10), (4, 2, "c")]  # fmt: skip
        d.shape(smooth(calyx), GREEN, INNER)


_STEMS: tuple[Sequence[Point], ...] = (
    ((0, 0), (5, -26), (0, -58)), ((0, 0), (-6, -24), (2, -56)), ((0, 0), (6, -30), (-3, -60)),
)  # fmt: skip


def carnations(d: Drawing, cut: int = 0, fill: str = RED, *, single: bool = False) -> None:
    """One carnation growing up from (0, 0), 100 high; or (about (0, 0)) a nosegay with one to either side."""
    if not single:
        for side in (-1, 1):
            with d.at(flip=side < 0):
                bend = 4 * side
                _stalk(d, [(0, 8), (52, 22 + bend), (110, 2), (150, -8 + bend)], (0.3, 0.55, 0.75))
                carnation(d, 150, -8 + bend, 50, 84, ROSE if side < 0 else RED)
                _stalk(d, [(0, 8), (40, -18), (84, -20 + bend)], (0.5,))
                carnation(d, 84, -20 + bend, 38, 74, RED if side < 0 else ROSE)
        carnation(d, 0, 20, 66, 0, RED, frills=8)
        return
    track = _STEMS[cut % 3]
    _stalk(d, track, (0.12, 0.3, 0.58))
    x, y = track[-1]
    carnation(d, x, y, 54, (x - track[1][0]) * 1.6, fill, frills=6 + cut % 3)


def _stalk(d: Drawing, track: Sequence[Point], places: Sequence[float]) -> None:
    """A stalk with pairs of long grassy leaves."""
    d.line(smooth(list(track), closed=False), INNER, ink=GREEN)
    line = sampled(track)
    blades: list[Outline] = []
    for k, share in enumerate(places):
        i = min(max(round(share * (len(line) - 1)), 1), len(line) - 2)
        (x0, y0), (x1, y1) = line[i - 1], line[i + 1]
        ahead = math.degrees(math.atan2(y1 - y0, x1 - x0))
        for side in (-1, 1):
            long = 34 - 7 * k + 3 * side
            blades.append(leaf(*line[i], ahead + side * (44 - 4 * k), long, 7.4))
    d.shapes(blades, GREEN, DETAIL)


def olive(d: Drawing, cut: int = 0) -> None:
    """An olive twig growing up from (0, 0), 110 high: narrow leaves by pairs, a few olives."""
    bow = (10.0, -9.0, 6.0)[cut]
    track: list[Point] = [(0, 0), (bow, -36), (bow * 0.6, -74), (-bow * 0.6, -104)]
    d.line(smooth(list(track), closed=False), INNER, ink=BROWN)
    line = sampled(track)
    leaves: list[Outline] = []
    pale: list[Outline] = []
    fruit: list[Outline] = []
    for k in range(6):
        i = round((0.12 + 0.16 * k) * (len(line) - 1))
        (x0, y0), (x1, y1) = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        ahead = math.degrees(math.atan2(y1 - y0, x1 - x0))
        for side in (-1, 1):
            one = leaf(*line[i], ahead + side * (46 - 3 * k + 3 * cut), 36 - 2.4 * k, 9.5)
            (leaves if (k + (side > 0) + cut) % 3 else pale).append(one)
        if k in ((1, 3), (1, 4), (2, 4))[cut]:
            side = -1 if (k + cut) % 2 else 1
            x, y = line[i]
            fruit.append(circle(x + side * 11, y + 8, 5.6))
    leaves.append(leaf(*line[-1], -90 - bow, 28, 8.5))
    d.shapes(leaves, GREEN, DETAIL)
    d.shapes(pale, LEAF, DETAIL)
    d.shapes(fruit, BLUE, DETAIL)


def grapes(d: Drawing, fill: str = BLUE) -> None:
    """A bunch of grapes about (0, 0) under two vine leaves and a tendril, 150 high."""
    d.line(smooth([(0, -40), (-3, -58), (4, -76)], closed=False), INNER * 1.5, ink=BROWN)
    d.line(
        smooth([(2, -62), (22, -70), (34, -60), (28, -52), (22, -58), (30, -66)], closed=False),
        DETAIL,
        ink=GREEN,
    )
    for side in (-1, 1):
        with d.at(side * 12, -50, 1.0, side * 62):
            vine_leaf(d, 46 + 3 * side)
    rows = ((-34, 4), (-16, 5), (2, 4), (20, 3), (37, 2), (53, 1))
    for y, count in rows:
        berries = [circle(20 * (k - (count - 1) / 2) + (1.5 if y % 4 else -1), y, 11.6) for k in range(count)]
        d.shapes(berries, fill, INNER)
    lights = [circle(20 * (k - (c - 1) / 2) - 3.6, y - 4, 2.6) for y, c in rows for k in range(c)]
    d.flats(*lights, ink=PAPER)


def vine_leaf(d: Drawing, size: float) -> None:
    """A vine leaf of five lobes growing up from (0, 0)."""
    s = size / 50
    half: list[tuple[float, float, bool]] = [
        (4, -4, True), (17, 2, False), (27, -8, True), (22, -16, False), (33, -28, True), (24, -32, False),
        (17, -30, True), (16, -44, False), (0, -56, True),
    ]  # fmt: skip
    nodes: list[Node] = [((x * s, y * s, "c") if c else (x * s, y * s)) for x, y, c in half]
    nodes += [((-x * s, y * s, "c") if c else (-x * s, y * s)) for x, y, c in reversed(half[:-1])]
    d.shape(smooth(nodes), GREEN, INNER, shade=[Shade(angle=30, depth=0.22, spacing=4.6, width=2)])
    d.ticks(
        *(
            ((0, -4 * s), (x * s, y * s), 2.6)
            for x, y in ((0, -46), (20, -24), (-20, -24), (16, -8), (-16, -8))
        )
    )
