"""Feathers, and the half-spread wing of the putto and the cherubs."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.piacentine.inks import GOLD, LIGHT_STEEL, PAPER


def feather(
    d: Drawing,
    x: float,
    y: float,
    angle: float,
    length: float,
    width: float,
    fill: str,
    *,
    bend: float = 0.0,
    covered: float = 0.25,
    ink: str = INK,
) -> None:
    """One feather rooted at (x, y), growing towards `angle` (degrees, 0 right, 90 down), with its barbs.

    `bend`: how far it sags to its left, as a share of its length; the first part, `covered`, has no barbs.
    """
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    half = width / 2

    def at(t: float, across: float) -> Point:
        along = length * t
        side = across * half + bend * length * math.sin(math.pi * t / 2) * t
        return (x + cos * along - sin * side, y + sin * along + cos * side)

    outline: list[Node] = [
        (*at(0, -0.62), "c"), at(0.4, -0.95), at(0.78, -1), at(0.95, -0.66), at(1, -0.02), at(0.96, 0.6),
        at(0.8, 0.96), at(0.4, 0.95), (*at(0, 0.62), "c"),
    ]  # fmt: skip
    d.shape(smooth(outline), fill, INNER)
    d.fold(([at(0.02, 0), at(0.5, 0), at(0.93, 0)], 2.8), ink=ink)
    count = max(2, round(length * (1 - covered) / 17))
    barbs: list[tuple[Point, Point, float]] = []
    for k in range(count):
        t = covered + (0.95 - covered) * (k + 0.6) / count
        side = -1 if k % 3 == 2 else 1
        barbs.append((at(t, 0.94 * side), at(t - 0.05, 0.2 * side), 2.4))
    d.ticks(*barbs, ink=ink)


def wing(d: Drawing) -> None:
    """A wing rooted at (0, 0), raised to the right: about 150 wide, its top at y = -110."""
    d.flats(smooth([(0, -10, "c"), (40, -80, "c"), (110, -100, "c"), (112, -60), (70, -10), (24, 26, "c")]),
        ink=INK)  # fmt: skip
    for k in range(5):  # the long pinions, the lowest first
        t = k / 4
        feather(d, 78 + 22 * t, -64 - 22 * t, 66 - 62 * t, 84 - 10 * t, 24, PAPER, bend=0.06)
    for k in range(4):
        t = k / 3
        feather(d, 14 + 58 * t, -18 - 46 * t, 82 - 14 * t, 64 + 20 * t, 25, PAPER, bend=0.05)
    for k in range(6):
        t = k / 5
        feather(d, 10 + 84 * t, -22 - 60 * t, 86 - 60 * t, 46, 22, LIGHT_STEEL, covered=0.5)
    arm: list[Node] = [
        (-6, 6, "c"), (0, -34), (22, -72), (58, -102), (94, -112), (118, -104), (124, -86, "c"), (110, -84),
        (100, -74, "c"), (86, -74), (76, -62, "c"), (62, -62), (54, -48, "c"), (42, -46), (36, -32, "c"),
        (26, -30), (20, -10, "c"),
    ]  # fmt: skip
    d.shape(smooth(arm), GOLD, INNER)
    d.hatch(smooth(arm), Shade(angle=70, depth=0.5, spacing=5.4, width=3, reach=26))
    ticks: list[tuple[Point, Point, float]] = []
    for cx, cy in (
        (12, -20), (8, -40), (20, -48), (26, -66), (36, -58), (42, -80), (54, -74), (62, -90), (74, -84),
        (82, -100), (94, -92), (108, -96),
    ):  # fmt: skip
        ticks += [((cx + 6, cy + 4), (cx - 3, cy - 4), 3), ((cx + 6, cy + 4), (cx + 4, cy - 6), 2.4)]
    d.ticks(*ticks)
