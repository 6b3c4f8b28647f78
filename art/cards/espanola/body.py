"""Cuffs, sleeves, legs and slippers of the Spanish courts, in card units."""

from __future__ import annotations

import math

from art.cards.espanola.inks import INK, WHITE
from art.cards.espanola.sleeves import arm
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, between, smooth
from art.cards.kit.svg import DETAIL, OUTER, Drawing
from art.cards.parts import hands
from art.cards.parts.legwear import Hose

__all__ = ["HAND", "arm", "cuff", "hose", "knee", "slipper"]

HAND = 1.72
"""Scale of the hands that hold something."""


def cuff(
    d: Drawing, elbow: Point, wrist: Point, half: float, fill: str = WHITE, *, length: float = 15.0
) -> None:
    """A turned cuff at the wrist of that forearm; `half` in card units."""
    turn = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])) - 90
    with d.at(*wrist, HAND, turn):
        hands.cuff(d, half / HAND, length, fill)


hose = Hose(
    halves=(50, 43, 33, 30, 34, 32, 20, 16), cap=8, calf=0.48,
    above=((-20, -6), (0, 6), (18, -2)), crease=3.8, below=((20, 16), (4, 22), (-10, 14)),
    shin=((0.2, 16), (0.4, 12), (0.66, 8)), muscle=3.2,
    depth=0.62, spacing=7, back=0.1,
).draw  # fmt: skip


def knee(d: Drawing, at: Point, hip: Point, hem: Point, *, half: float = 32.0) -> None:
    """A knee that pushes a long skirt forward: the cloth tight from the hip, a dark hollow beside the shin.

    `hem`: where the cloth over the shin ends; `half`: half the width of the knee.
    """
    (x, y), (hx, hy) = at, hem
    hollow: list[Node] = [
        (x + half * 0.8, y - half * 0.7, "c"), (x + half * 1.1, y + half * 0.4), (hx + half * 1.2, hy, "c"),
        (hx + half * 0.7, hy, "c"), (x + half * 0.74, y + half * 1.1),
    ]  # fmt: skip
    d.flats(smooth(hollow), ink=INK)
    beside: list[Node] = [
        (x + half * 0.9, y - half * 0.8, "c"), (x + half * 2.0, y + half * 0.3), (hx + half * 2.1, hy, "c"),
        (hx + half * 1.1, hy, "c"), (x + half, y + half * 0.6),
    ]  # fmt: skip
    d.hatch(smooth(beside), Shade(angle=180, depth=0.8, spacing=6.2, width=3.4))
    d.fold(
        ([(x + half * 0.86, y - half * 0.5), between(at, hip, 0.5), hip], 8),
        ([(hx - half * 0.9, hy), (x - half * 0.86, (y + hy) / 2), (x - half * 0.7, y + half * 0.4)], 6),
        ([(hx + half * 0.1, hy), (x + half * 0.1, (y + hy) / 2 + 8), (x + half * 0.3, y + half * 0.9)], 5),
    )
    crease = [
        (x - half * 0.9, y + half * 0.3),
        (x - half * 0.4, y + half * 0.62),
        (x + half * 0.2, y + half * 0.66),
    ]
    d.lens(crease, 3)


def slipper(
    d: Drawing, x: float, y: float, fill: str, *, flip: bool = False, rose: str | None = None
) -> None:
    """A low pointed slipper to the left, the ankle at (x, y), the sole 40 lower."""
    with d.at(x, y, 1.22, 0, flip):
        d.shape(smooth([
            (-15, -2, "c"), (-20, 8), (-36, 18), (-58, 25), (-74, 31, "c"), (-60, 34), (-30, 33), (-4, 33),
            (16, 32, "c"), (17.6, 18), (15, -3, "c"), (0, -1),
        ]), fill, OUTER, shade=[Shade(angle=80, depth=0.4, spacing=5.6, width=2.6)])  # fmt: skip
        d.lens([(-66, 30), (-34, 28), (10, 28)], 2.2)
        if rose:
            for k in range(5):
                a = math.radians(72 * k)
                d.shape(_petal(-22 + 5 * math.cos(a), 12 + 5 * math.sin(a), 5.4), rose, DETAIL)


def _petal(x: float, y: float, r: float) -> Outline:
    return smooth([(x - r, y), (x, y - r), (x + r, y), (x, y + r)])
