"""The courts' other ten hands: at a flower, a purse, a second sword, a horn, reins, a sceptre.

About the middle of what they hold, which is upright; the forearm leaves to the right. None is used twice.
"""

from __future__ import annotations

from typing import Final

from art.cards.bergamasche.digits import HEEL, creases, digit, forearm, knuckles, patch
from art.cards.bergamasche.inks import BLUE, OCHRE
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import circle
from art.cards.kit.svg import DETAIL, Drawing
from art.cards.parts.layered_hand import Hand

_BACK = Shade(angle=40, depth=0.36, spacing=4.6, width=2.4, reach=10)


def _stalk_behind(d: Drawing, skin: str) -> None:
    forearm(d, skin, (22, 4), (50, 32), (62, 42), 23)
    digit(d, [(18, -14), (4, -24), (-7, -14)], 7.8, skin, tip=0.72)


def _stalk(d: Drawing, skin: str) -> None:
    digit(d, [(26, 22), (8, 34), (-10, 40), (-20, 36)], 6.2, skin, nail=True)
    digit(d, [(24, 14), (2, 22), (-13, 22), (-16, 14)], 7.0, skin, nail=True)
    digit(d, [(22, 4), (-6, 9), (-19, 2), (-14, -6)], 7.6, skin, nail=True)
    digit(d, [(18, -8), (-8, -8), (-20, -17), (-10, -26)], 8.0, skin, nail=True)
    patch(d, skin, [(8, -15), (24, -20), (40, -8), (48, 8), (42, 26), (30, 28), (16, 24), (12, 8)],
          slice(1, 4), shade=[_BACK])  # fmt: skip
    knuckles(d, [(14, -8), (17, 3), (19, 13), (21, 21)], 180, 4.4)


def _from_above(d: Drawing, skin: str) -> None:
    forearm(d, skin, (6, -2), (44, 12), (70, 22), 24)
    for track, half in (
        ([(21, -2), (24, 14), (17, 27)], 6.8), ([(9, -8), (11, 12), (5, 30)], 7.6),
        ([(-5, -10), (-5, 12), (-7, 31)], 8.0), ([(-20, -6), (-22, 12), (-16, 28)], 7.8),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.84, inside=-1)
    patch(d, skin, [(-28, -4), (-24, -18), (-6, -25), (14, -23), (34, -10), (36, 4), (24, 4), (10, -2),
            (-6, -3),
                    (-20, 0)], slice(0, 5), shade=[_BACK])  # fmt: skip
    knuckles(d, [(20, -6), (7, -10), (-6, -11), (-20, -8)], 90, 4.8)
    digit(d, [(-20, -12), (-33, 6), (-31, 24)], 7.8, skin, tip=0.74, nail=True, inside=-1)
    patch(d, skin, [(-28, -8), (-18, -20), (-12, -14), (-18, -4)])


def _back_of_fist(d: Drawing, skin: str) -> None:
    forearm(d, skin, (10, 4), (28, 46), (36, 74), 25)
    digit(d, [(22, -24), (2, -34), (-16, -30)], 8.2, skin, nail=True)
    for track, half in (
        ([(16, 24), (-4, 30), (-17, 26)], 7.2), ([(18, 12), (-6, 16), (-24, 11)], 8.2),
        ([(18, -4), (-8, -1), (-27, -5)], 8.6), ([(16, -20), (-6, -18), (-23, -20)], 8.4),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.96, inside=-1)
    patch(d, skin, [(8, -28), (22, -30), (34, -16), (38, 4), (38, 24), (30, 38), (14, 34), (8, 24),
            (13, 10), (10, -8)],
          slice(1, 5), shade=[_BACK])  # fmt: skip
    knuckles(d, [(10, -20), (12, -5), (11, 10), (9, 23)], 184, 5.4)


def _cradling(d: Drawing, skin: str) -> None:
    for track, half in (
        ([(-24, 26), (-33, 8), (-27, -10)], 7.0), ([(-12, 30), (-19, 6), (-13, -15)], 7.8),
        ([(2, 31), (-3, 6), (2, -16)], 8.0), ([(16, 28), (13, 6), (16, -13)], 7.8),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.78, nail=True)
    forearm(d, skin, (18, 26), (50, 22), (76, 18), 20)
    patch(d, skin, [(-28, 22), (-10, 22), (10, 20), (26, 12), (38, 4), (40, 38), (22, 44), (2, 46),
            (-20, 40)],
          slice(5, 9), shade=[Shade(angle=90, depth=0.4, spacing=4.6, width=2.4, reach=11)])  # fmt: skip
    digit(d, [(30, 20), (36, -2), (28, -18)], 8.4, skin, tip=0.76, nail=True, inside=-1)
    patch(d, skin, [(22, 20), (36, 10), (42, 24), (32, 34)])
    knuckles(d, [(-24, 24), (-11, 28), (2, 29), (15, 26)], 270, 5.0)


def _between_fingers(d: Drawing, skin: str) -> None:
    forearm(d, skin, (8, 8), (30, 48), (40, 76), 25)
    for track, half in (
        ([(-14, 34), (4, 36), (18, 28)], 6.8), ([(-20, 22), (2, 23), (20, 14)], 7.6),
        ([(-24, -4), (0, -4), (20, -8)], 8.2), ([(-21, -19), (0, -20), (18, -22)], 8.0),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.88)
    patch(d, skin, [(20, -24), (32, -16), (38, 2), (36, 24), (28, 38), (14, 38), (16, 22), (20, 6),
            (16, -10)],
          slice(0, 5), shade=[HEEL])  # fmt: skip
    digit(d, [(30, 0), (20, -22), (2, -34), (-14, -35)], 8.6, skin, tip=0.74, nail=True)
    patch(d, skin, [(18, -12), (28, -18), (35, -2), (30, 14), (22, 8)])
    creases(d, ([(17, -6), (18, 8), (25, 20)], 2.4))


def _thumb_on_top(d: Drawing, skin: str) -> None:
    forearm(d, skin, (12, 2), (36, 38), (50, 64), 25)
    for track, half in (
        ([(20, 26), (-2, 33), (-14, 26)], 6.8), ([(20, 14), (-6, 20), (-21, 12)], 7.8),
        ([(20, 0), (-8, 4), (-25, -4)], 8.2),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.94)
    digit(d, [(22, -13), (-4, -14), (-23, -19)], 8.4, skin, tip=0.92)
    patch(d, skin, [(12, -20), (26, -20), (36, -6), (40, 12), (34, 28), (20, 30), (12, 20), (14, 2)],
          slice(1, 4), shade=[HEEL])  # fmt: skip
    digit(d, [(30, -2), (20, -24), (-2, -30), (-20, -34)], 8.8, skin, tip=0.74, nail=True)
    patch(d, skin, [(18, -10), (30, -16), (36, 0), (28, 12), (20, 4)])
    creases(d, ([(18, 0), (20, 10), (27, 18)], 2.4))


def _sceptre_behind(d: Drawing, skin: str) -> None:
    forearm(d, skin, (12, 6), (30, 44), (40, 72), 25)
    digit(d, [(18, -16), (6, -34), (-6, -46)], 8.0, skin, tip=0.74)


def _sceptre(d: Drawing, skin: str) -> None:
    for track, half in (
        ([(18, 26), (0, 34), (-12, 30), (-9, 23)], 7.2), ([(20, 15), (-6, 20), (-20, 13), (-14, 5)], 8.2),
        ([(20, 0), (-8, 2), (-23, -6), (-15, -14)], 8.6),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.86, nail=False)
    digit(d, [(20, -12), (-2, -24), (-10, -42), (-4, -52)], 8.4, skin, tip=0.74, nail=True)
    patch(d, skin, [(8, -22), (22, -24), (34, -10), (38, 8), (38, 26), (28, 38), (14, 34), (10, 22),
            (14, 6), (10, -10)],
          slice(1, 5), shade=[_BACK])  # fmt: skip
    knuckles(d, [(11, -12), (13, 0), (13, 14), (12, 25)], 184, 5.4)
    x, y = -2, 3
    d.shape(circle(x, y, 6), OCHRE, DETAIL)
    d.shape(circle(x, y, 2.8), BLUE, DETAIL)


def _on_breast(d: Drawing, skin: str) -> None:
    forearm(d, skin, (-12, 2), (8, 0), (34, -4), 22)
    for track, half in (
        ([(-22, 20), (-42, 30), (-58, 32)], 6.4), ([(-26, 10), (-52, 16), (-72, 14)], 7.2),
        ([(-26, 0), (-54, 1), (-76, -3)], 7.4), ([(-22, -11), (-48, -16), (-68, -24)], 7.2),
    ):  # fmt: skip
        digit(d, track, half, skin, nail=True)
    digit(d, [(-4, -12), (-18, -30), (-36, -42)], 7.8, skin, nail=True, inside=-1)
    patch(d, skin, [(10, -18), (-4, -21), (-20, -17), (-31, -8), (-33, 6), (-28, 20), (-18, 28), (-4, 23),
            (10, 18)],
          slice(6, 9), shade=[Shade(angle=80, depth=0.36, spacing=4.6, width=2.4, reach=10)])  # fmt: skip
    knuckles(d, [(-27, -10), (-30, 0), (-29, 10), (-25, 19)], 180, 4.8)
    creases(d, ([(-12, -16), (-18, -10), (-22, -4)], 2.2), ([(-20, -6), (-12, -5), (-4, -8)], 1.6),
            ([(-22, 2), (-12, 2), (-2, 0)], 1.6), ([(-20, 11), (-12, 10), (-4, 7)], 1.6))  # fmt: skip
    d.shape(circle(-44, 13.4, 6.2), OCHRE, DETAIL)
    d.shape(circle(-44, 13.4, 2.8), BLUE, DETAIL)


def _scabbard_behind(d: Drawing, skin: str) -> None:
    forearm(d, skin, (12, 2), (40, 36), (56, 60), 25)
    digit(d, [(22, -20), (10, -44), (-2, -58)], 8.4, skin, tip=0.74)


def _scabbard(d: Drawing, skin: str) -> None:
    digit(d, [(24, -16), (8, -40), (-3, -56)], 8.8, skin, tip=0.74, nail=True)
    for track, half in (
        ([(18, 28), (-2, 36), (-18, 32)], 7.2), ([(18, 15), (-6, 22), (-24, 17)], 8.2),
        ([(20, 1), (-8, 6), (-27, 1)], 8.6), ([(20, -12), (-4, -11), (-24, -15)], 8.2),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.94, inside=-1)
    patch(d, skin, [(14, -20), (28, -24), (37, -8), (40, 10), (38, 26), (28, 38), (14, 36), (11, 24),
            (15, 10), (13, -6)],
          slice(1, 5), shade=[_BACK])  # fmt: skip
    knuckles(d, [(14, -12), (16, 1), (15, 15), (12, 28)], 190, 5.4)
    creases(d, ([(26, -10), (30, 0), (31, 12)], 1.6))


def _gathering(d: Drawing, skin: str) -> None:
    forearm(d, skin, (10, 2), (44, 18), (68, 30), 24)
    for track, half in (
        ([(18, 22), (-2, 30), (-16, 27), (-18, 18)], 6.8), ([(20, 12), (-8, 18), (-24, 11), (-21, 1)], 7.6),
        ([(20, -1), (-10, 2), (-26, -6), (-20, -15)], 8.0),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.84, nail=True)
    digit(d, [(18, -13), (-6, -13), (-23, -20)], 8.0, skin, tip=0.86)
    patch(d, skin, [(8, -20), (22, -22), (36, -10), (40, 10), (30, 24), (18, 28), (10, 18), (12, 2),
            (8, -10)],
          slice(1, 3), slice(3, 6), shade=[_BACK])  # fmt: skip
    digit(d, [(24, -14), (12, -29), (-8, -33)], 8.4, skin, tip=0.76, nail=True)
    patch(d, skin, [(14, -16), (26, -22), (34, -8), (24, -4)])
    knuckles(d, [(12, -2), (13, 11), (12, 21)], 186, 5.0)


STALK_IN_THE_TIPS: Final = Hand(wrist=(50, 32), way=40, behind=_stalk_behind, before=_stalk)
"""Thumb and forefinger pinch a stalk, the other fingers bend away one by one."""
HANGING: Final = Hand(wrist=(46, 13), way=20, before=_from_above)
"""The back of a hand from which something hangs, knuckles up."""
BACK_OF_FIST: Final = Hand(wrist=(29, 48), way=70, before=_back_of_fist)
"""A fist from the back, the thumb over it."""
CRADLING: Final = Hand(wrist=(50, 22), way=-6, before=_cradling)
"""From below, the tips of the fingers come up in front."""
REIN_BETWEEN_FINGERS: Final = Hand(wrist=(30, 48), way=66, before=_between_fingers)
"""Palm side: the rein leaves between two pairs of fingers."""
REIN_UNDER_THUMB: Final = Hand(wrist=(38, 41), way=50, before=_thumb_on_top)
"""From the thumb's side: a bent forefinger, the thumb flat upon it."""
LIKE_A_PEN: Final = Hand(wrist=(31, 46), way=68, behind=_sceptre_behind, before=_sceptre)
"""Thumb and forefinger stretched up along a rod, as one holds a pen; a ring."""
ON_THE_BREAST: Final = Hand(wrist=(8, 0), way=-6, before=_on_breast)
"""Laid flat on the body, fingers spread, a ring."""
THUMB_ON_THE_MOUTH: Final = Hand(wrist=(40, 37), way=56, behind=_scabbard_behind, before=_scabbard)
"""The back of a hand round a scabbard, its thumb on the mouth of it."""
GATHERING: Final = Hand(wrist=(45, 18), way=26, before=_gathering)
"""Bent fingers that gather cloth."""
