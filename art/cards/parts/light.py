"""Which side of a turned sign lies in the shade."""

from __future__ import annotations

import math

from art.cards.kit.hatch import LIGHT


def shadow_angle(rotate: float) -> float:
    """Angle, for `Shade`, of the strokes across a sign turned clockwise by `rotate` degrees.

    The result points out of the long side turned away from the light.
    """
    across = math.radians(rotate)
    lit = math.cos(across) * LIGHT[0] + math.sin(across) * LIGHT[1]
    return rotate if lit <= 0 else rotate + 180
