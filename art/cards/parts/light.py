"""Which side of a turned sign or of a rod lies in the shade."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.cards.kit.hatch import LIGHT
from art.cards.kit.paths import Point
from art.cards.kit.track import unit


def shadow_angle(rotate: float) -> float:
    """Angle, for `Shade`, of the strokes across a sign turned clockwise by `rotate` degrees.

    The result points out of the long side turned away from the light.
    """
    across = math.radians(rotate)
    lit = math.cos(across) * LIGHT[0] + math.sin(across) * LIGHT[1]
    return rotate if lit <= 0 else rotate + 180


def beside_rod(start: Point, stop: Point) -> Callable[[float, float], Point]:
    """Gives the point that far along a straight rod and that far across it, towards its side in the shade."""
    (x, y), (ux, uy) = start, unit(start, stop)
    dark = -1.0 if -uy * LIGHT[0] + ux * LIGHT[1] > 0 else 1.0

    def at(along: float, across: float) -> Point:
        return (x + ux * along - uy * across * dark, y + uy * along + ux * across * dark)

    return at
