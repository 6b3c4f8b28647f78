"""Noses of faces seen from the front or turned to the left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from art.cards.francesi.figure import Figure
from art.cards.francesi.look import Look
from art.cards.kit.paths import Point


@dataclass(frozen=True)
class Nose:
    """The ridge from brow to base as (how far out, how low), and what hangs on it."""

    ridge: Sequence[Point]
    wing: float
    """Distance of the near nostril's wing from the tip, sideways."""
    low: float
    """The wing's lowest point."""
    round: float
    """Height of the wing."""


NOSES: Final = {
    "straight": Nose(((-8, -12), (-10, 1), (-14.5, 13), (-18, 20.5), (-15, 25.4), (-9.5, 24.2)), 11.5,
    25.6, 9),
    "long": Nose(((-8, -13), (-9.5, 3), (-13.5, 18), (-17.5, 26), (-14.5, 30.4), (-9, 28.4)), 10.5, 29.6, 10),
    "hooked": Nose(((-8, -12), (-13, -2), (-17, 8), (-19.5, 20), (-19, 28.4), (-11, 26)), 12, 26.6, 10),
    "snub": Nose(((-8.4, -7), (-8.8, 4), (-11.6, 12), (-16.8, 17), (-14.8, 22.2), (-10, 22.2)), 10,
    23, 7.4),
    "pert": Nose(((-8.6, -10), (-9.4, 2), (-12.4, 11), (-18.4, 18.5), (-16, 24.6), (-10, 24)), 12,
    25, 8.6),
    "button": Nose(((-8.6, -3), (-9, 7), (-11.4, 14), (-15, 18), (-13, 21.8), (-9.6, 21.2)), 8, 21.8, 6),
    "bulb": Nose(((-8, -11), (-9.6, 2), (-13.5, 10), (-20.6, 16.5), (-19, 26), (-10, 27.6)), 15, 27, 12),
    "broad": Nose(((-8, -11), (-10, 2), (-14.6, 12), (-19, 19.4), (-16.5, 25.4), (-9.5, 25)), 15.5, 25.8, 11),
    "fine": Nose(((-8, -10), (-9.4, 4), (-12.5, 14), (-15.8, 20), (-13, 24), (-9, 23)), 8.5, 24, 7),
}  # fmt: skip


def nose(d: Figure, look: Look) -> None:
    """The nose of a look."""
    shape, t = NOSES[look.nose], look.yaw
    if t < 0.35:
        _frontal(d, shape)
        return
    ridge = [(x * t, y) for x, y in shape.ridge]
    d.lens(ridge, 2.6 if look.woman else 3.3)
    wing, low, tall = ridge[3][0] + shape.wing, shape.low, shape.round
    d.lens(
        [(wing - 1.5, low - tall), (wing + 3.0, low - tall / 2), (wing, low), (wing - 5.5, low - 0.6)],
        2.3 if look.woman else 2.8,
    )
    # the far wing, when the nose is thick enough to show it
    if shape.wing > 12:
        x, y = ridge[4]
        d.lens([(x - 3.5, y - 6.5), (x - 6.5, y - 2.5), (x - 2.5, y + 1)], 2.2)
    for k in range(0 if look.woman and not look.old else 4):
        y = 3.0 + 3.6 * k
        x = -7.0 * t + 0.6 * k
        d.fold(([(x + 5.6, y + 1.2), (x - 0.8, y)], 1.7))
    if look.old:
        d.lens([(wing + 5, low - 4), (wing + 9.5, low + 5), (wing + 8, low + 13)], 2.1)


def _frontal(d: Figure, shape: Nose) -> None:
    half, low = shape.wing * 0.85, shape.low
    d.fold(([(6.5, -12), (3.4, 0), (4.0, low - 15), (5.6, low - 8)], 3.0))
    d.lens(
        [(-half * 0.75, low - 3), (-4.4, low + 0.6), (0, low), (4.4, low + 0.6), (half * 0.75, low - 3)], 3.0
    )
    for side in (-1, 1):
        d.lens([(side * half * 0.8, low - 9), (side * half, low - 4), (side * half * 0.66, low)], 2.6)
    for k in range(4):
        y = 2.0 + 3.6 * k
        d.fold(([(8.8, y + 1.2), (3.2, y)], 1.6))
