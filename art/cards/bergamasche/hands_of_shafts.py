"""Six hands on swords and staves, about the shaft's middle; the shaft is upright. None is used twice."""

from __future__ import annotations

from typing import Final

from art.cards.bergamasche.digits import HEEL, creases, digit, forearm, patch
from art.cards.bergamasche.inks import OCHRE, RED
from art.cards.kit.paths import circle
from art.cards.kit.svg import DETAIL, Drawing
from art.cards.parts.layered_hand import Hand


def _under_the_guard(d: Drawing, skin: str) -> None:
    forearm(d, skin, (8, 4), (40, 46), (53, 63), 26)
    for track, half in (
        ([(-15, 29), (0, 33), (22, 28)], 7.0), ([(-22, 17), (0, 20), (26, 14)], 8.0),
        ([(-25, 3), (-2, 5), (27, 0)], 8.4), ([(-23, -12), (-2, -11), (24, -16)], 8.4),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.94)
    patch(d, skin, [(18, -22), (29, -20), (38, -4), (40, 14), (36, 30), (22, 34), (16, 24), (21, 8),
            (18, -8)],
          slice(1, 4), shade=[HEEL])  # fmt: skip
    digit(d, [(33, 8), (31, -14), (14, -21), (-9, -13)], 8.8, skin, tip=0.76, nail=True)
    patch(d, skin, [(23, 0), (32, -8), (37, 6), (32, 20), (24, 16)])
    creases(d, ([(22, -8), (22, 8), (28, 22)], 2.4), ([(34, 26), (27, 27), (22, 32)], 2.0))


def _nails_behind(d: Drawing, skin: str) -> None:
    forearm(d, skin, (8, 8), (26, 54), (36, 84), 28)


def _nails(d: Drawing, skin: str) -> None:
    for y, x0, x1, half in ((31, -17, 9, 6.8), (18, -22, 13, 7.8), (3, -24, 16, 8.2), (-13, -22, 14, 8.2)):
        digit(d, [(x0, y + 3), (x0 + 19, y + 1), (x1, y - 1)], half, skin, tip=0.82, nail=True, inside=-1)
        d.lens([(x0 - 1, y - half * 0.5), (x0 - 4, y + 2), (x0 - 1, y + half * 0.9)], 1.7)
    patch(d, skin, [(22, -6), (32, -4), (37, 10), (38, 26), (40, 44), (30, 46), (23, 34), (21, 14)],
          slice(1, 5), shade=[HEEL])  # fmt: skip
    digit(d, [(30, 12), (31, -12), (14, -25), (-9, -24)], 8.8, skin, tip=0.74, nail=True, inside=1)
    patch(d, skin, [(22, 0), (31, -6), (36, 8), (34, 24), (25, 20)])
    creases(d, ([(22, -6), (21, 10), (27, 28)], 2.4), ([(14, 44), (23, 50), (35, 46)], 2.0))


def _royal(d: Drawing, skin: str) -> None:
    forearm(d, skin, (12, 2), (42, 44), (56, 63), 27)
    for track, half in (
        ([(-14, 34), (6, 35), (18, 29)], 7.2), ([(-21, 20), (4, 22), (22, 15)], 8.2),
        ([(-25, 5), (2, 7), (24, 0)], 8.8), ([(-24, -11), (2, -10), (22, -16)], 8.8),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.84, nail=True)
        x, y = track[0]
        creases(d, ([(x - 3, y - half * 0.6), (x - 5.4, y), (x - 3, y + half * 0.6)], 1.7))
    patch(d, skin, [(28, -22), (39, -10), (43, 8), (38, 26), (32, 36), (26, 30), (31, 16), (32, 0),
            (27, -12)],
          slice(0, 4), shade=[HEEL])  # fmt: skip
    digit(d, [(34, 6), (32, -18), (14, -29), (-8, -27)], 9.0, skin, tip=0.76, nail=True)
    patch(d, skin, [(26, 2), (35, -6), (40, 8), (36, 20), (28, 14)])
    creases(d, ([(27, -2), (26, 8), (31, 20)], 2.2))
    d.shape(circle(-8, 6, 6.6), OCHRE, DETAIL)
    d.shape(circle(-8, 6, 3.0), RED, DETAIL)


def _along_the_shaft(d: Drawing, skin: str) -> None:
    forearm(d, skin, (-4, 8), (-26, 48), (-40, 72), 24)
    for track, half in (
        ([(-18, 30), (6, 34), (17, 28)], 6.8), ([(-22, 18), (6, 21), (22, 13)], 7.8),
        ([(-24, 4), (6, 7), (24, -2)], 8.2),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.86, nail=True)
    digit(d, [(-22, -8), (-12, -32), (2, -54), (8, -70)], 8.2, skin, tip=0.76, nail=True)
    patch(d, skin, [(-16, -16), (-28, -12), (-35, 4), (-36, 22), (-34, 40), (-24, 40), (-16, 30), (-16, 10)],
          slice(0, 5), shade=[])  # fmt: skip
    creases(d, ([(-14, -10), (-18, -6), (-19, 0)], 2.4), ([(-15, 8), (-19, 11), (-19, 16)], 2.4),
            ([(-13, 22), (-17, 25), (-17, 29)], 2.2), ([(-24, -2), (-29, 10), (-32, 22)], 1.7),
            ([(-22, 12), (-26, 22), (-28, 30)], 1.6))  # fmt: skip


def _along_behind(d: Drawing, skin: str) -> None:
    digit(d, [(-20, 6), (2, -16), (20, -24)], 8.4, skin, nail=False)


def _open_fingers(d: Drawing, skin: str) -> None:
    forearm(d, skin, (14, 8), (40, 48), (56, 72), 26)
    for track, half in (
        ([(-18, 40), (2, 38), (18, 26)], 6.8), ([(-26, 26), (0, 24), (23, 13)], 7.6),
        ([(-29, 9), (0, 8), (26, 0)], 8.0), ([(-28, -10), (-4, -12), (20, -14)], 8.0),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.78, nail=True)
        x, y = track[0]
        creases(d, ([(x - 2, y - half * 0.7), (x - 5, y), (x - 2, y + half * 0.7)], 1.8),
                ([(x + 4, y - half * 0.5), (x + 1.6, y), (x + 4, y + half * 0.5)], 1.5))  # fmt: skip
    patch(d, skin, [(24, -16), (36, -8), (44, 8), (42, 24), (36, 38), (26, 38), (24, 24), (31, 10), (28, -4)],
          slice(0, 5), shade=[HEEL])  # fmt: skip
    creases(
        d,
        ([(33, 2), (30, 12), (32, 24)], 2.4),
        ([(38, 0), (38, 10), (35, 20)], 1.8),
        ([(40, 36), (33, 38), (28, 44)], 2),
    )


def _open_behind(d: Drawing, skin: str) -> None:
    digit(d, [(30, 4), (24, -26), (14, -50), (2, -62)], 8.6, skin, tip=0.72)


def _pilgrim_behind(d: Drawing, skin: str) -> None:
    forearm(d, skin, (6, 12), (32, 52), (46, 78), 26)


def _pilgrim(d: Drawing, skin: str) -> None:
    for track, half in (
        ([(-14, 36), (4, 40), (22, 34)], 7.0), ([(-21, 24), (2, 27), (24, 20)], 7.8),
        ([(-24, 10), (0, 12), (26, 5)], 8.4), ([(-24, -5), (0, -4), (24, -8)], 8.4),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.9)
        x, y = track[0]
        creases(d, ([(x - 2, y - half * 0.7), (x - 5, y), (x - 2, y + half * 0.7)], 1.7))
    patch(d, skin, [(8, -16), (24, -20), (36, -6), (40, 12), (38, 30), (28, 46), (14, 44), (18, 30),
            (22, 14), (18, 0)],
          slice(1, 6), shade=[HEEL])  # fmt: skip
    digit(d, [(30, 8), (22, -14), (8, -34), (3, -54)], 9.0, skin, tip=0.74, nail=True, inside=1)
    patch(d, skin, [(16, -2), (28, -10), (35, 6), (32, 20), (24, 22)])
    creases(d, ([(16, -2), (19, 8), (26, 22)], 2.6), ([(36, 34), (28, 36), (23, 42)], 2.0))


UNDER_THE_GUARD: Final = Hand(wrist=(40, 46), way=52, before=_under_the_guard)
"""A fist close under the guard, the thumb laid down across the forefinger."""
NAILS_TO_US: Final = Hand(wrist=(28, 58), way=70, behind=_nails_behind, before=_nails)
"""The palm behind the grip: four bent fingers come round it, their nails to us; the thumb over the first."""
RINGED_FIST: Final = Hand(wrist=(42, 44), way=54, before=_royal)
"""The tips with their nails seen on the grip, the thumb over the forefinger, a ring."""
FINGER_UP_THE_SHAFT: Final = Hand(wrist=(-26, 48), way=122, behind=_along_behind, before=_along_the_shaft)
"""The back of the hand, the forefinger laid up along the shaft."""
SPREAD_FINGERS: Final = Hand(wrist=(41, 50), way=56, behind=_open_behind, before=_open_fingers)
"""An old man's long fingers, spread; the thumb behind the staff."""
THUMB_UP_THE_STAFF: Final = Hand(wrist=(33, 56), way=58, behind=_pilgrim_behind, before=_pilgrim)
"""A traveller's: the thumb up along the staff before it, four fingers round it."""
