"""The horsemen's bridle hands, thumb up, about the middle of the fist; they come from the right."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, wrist


def _thumb_on_top(d: Drawing, skin: str) -> None:
    wrist(d, [(14, 0, 23), (28, 4, 22), (44, 8, 18.5), (66, 14, 17.5)], skin)
    for run, half in (
        ([(14, 25), (-6, 29), (-16, 23)], 6.8), ([(12, 14), (-12, 16), (-22, 9)], 7.8),
        ([(12, 1), (-14, 2), (-26, -6)], 8.2), ([(10, -12), (-13, -14), (-27, -18)], 8.4),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(6, -21, "c"), (20, -24), (38, -15), (50, -10, "c"), (48, 27, "c"), (34, 27), (20, 33),
        (10, 31), (7, 19), (5, 4), (4, -9)], skin, (0, 3), (4, 7))  # fmt: skip
    _across(d, skin)
    dimples(d, (8, 4), (9, 15), (12, 25), turn=180)
    sinews(d, ((17, 0), (30, 6)), ((15, 9), (30, 12)), ((17, 20), (30, 19)))


def _across(d: Drawing, skin: str) -> None:
    """The thumb from its ball at the wrist, bent at its joint, over the first finger to the second."""
    finger(d, [(34, -8), (22, -17), (6, -21), (-15, -10)], 9.2, skin)
    flesh(d, [(19, -24), (30, -21), (42, -8), (32, -2), (22, -8)], skin, shade=())
    d.line(smooth([(10, -28), (20, -25), (33, -18), (44, -12)], closed=False), OUTER)
    d.lens([(10, -11), (22, -6), (33, 0)], 2.6)


def _finger_on_rein(d: Drawing, skin: str) -> None:
    wrist(d, [(12, 2, 23), (28, 2, 21.5), (44, 1, 18.5), (66, 2, 17.5)], skin)
    for run, half in (
        ([(16, 25), (1, 30), (-10, 26)], 6.8), ([(14, 15), (-8, 20), (-19, 15)], 7.6),
        ([(12, 3), (-13, 7), (-25, 1)], 8.2), ([(8, -9), (-16, -10), (-33, -3)], 8.8),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(2, -20, "c"), (18, -23), (36, -18), (50, -17, "c"), (48, 20, "c"), (34, 25), (22, 32),
        (11, 32), (9, 20), (5, 6), (2, -8)], skin, (0, 3), (4, 7))  # fmt: skip
    finger(d, [(20, -17), (4, -28), (-14, -27)], 8.2, skin, nail=1)
    flesh(d, [(12, -22), (24, -23), (30, -12), (20, -6), (10, -12)], skin, shade=())
    dimples(d, (5, -7), (8, 6), (11, 17), (15, 26), turn=180)
    sinews(d, ((15, -4), (30, -2)), ((17, 8), (31, 7)), ((20, 18), (32, 14)))


THUMB_ON_TOP: Final = Hand(before=_thumb_on_top, wrist=(48, 9), way=12)
"""The arm level, the thumb straight over the first finger."""
FINGER_ON_REIN: Final = Hand(before=_finger_on_rein, wrist=(48, 1), way=0)
"""The first finger stretched down along the rein."""
