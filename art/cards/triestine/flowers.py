"""Carnations, vine leaves and grapes between the signs."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, polar, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.triestine.inks import BLUE, BROWN, GREEN, PAPER


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
