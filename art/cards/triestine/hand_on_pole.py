"""The old officer's hand at his pole, an upright pole through (0, 0), 34 wide."""

from __future__ import annotations

from typing import Final

from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import flesh, wrist


def _thumb(d: Drawing, skin: str) -> None:
    """The thumb's end, that comes round the pole from behind."""
    d.limb([(10, -16, 9), (-12, -25, 9), (-24, -27, 7.6)], skin, OUTER, start="round", end="round", depth=0.0)


def _round_pole(d: Drawing, skin: str) -> None:
    """Back and fingers in one contour, the finger ends round the pole's far edge."""
    wrist(d, [(28, 14, 20), (34, 28, 20), (41, 46, 18), (46, 72, 17)], skin)
    flesh(d, [(60, 46, "c"), (56, 20), (49, 0), (39, -14), (26, -21), (10, -22), (-8, -23), (-19, -21),
        (-22, -15), (-20, -9, "c"), (-25, -4), (-25, 3), (-20.5, 7, "c"), (-23, 12), (-22, 18),
        (-17, 21, "c"), (-16, 27), (-11, 32), (2, 33), (14, 32), (20, 38), (24, 50, "c")], skin,
        (0, 21))  # fmt: skip
    d.fold(([(-20, -9), (0, -9), (21, -13)], 5.4), ([(-20.5, 7), (0, 7), (23, 2)], 5.4),
        ([(-17, 21), (2, 20), (21, 15)], 5.4))  # fmt: skip
    for x, y in ((-6, -16), (-8, -1), (-6, 14)):
        d.lens([(x - 1, y - 4), (x + 1, y), (x - 1, y + 4)], 1.8)
    d.lens([(24, -19), (29, -13), (29, -7)], 2.6)
    d.lens([(26, -4), (31, 2), (30, 8)], 2.4)


ROUND_POLE: Final = Hand(behind=_thumb, before=_round_pole, wrist=(42, 50), way=78)
"""A left hand, its back to us, four fingers round the pole, the thumb behind, the elbow out beside it."""
