"""Hands round a staff, a lance or a spear that stands upright through (0, 0)."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.svg import Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.trevisane.fingers import digit, knuckles, patch, tendons, wrist


def _index_along(d: Drawing, skin: str) -> None:
    wrist(d, [(14, 2, 24), (19, 20, 24), (20, 40, 20), (19, 70, 18.5)], skin)
    digit(d, [(4, -8), (-10, -14), (-20, -17)], 8.6, skin, nail=True, creased=False)


def _index_along_front(d: Drawing, skin: str) -> None:
    for x0, x1, y, half in ((-14, 10, 32, 7.0), (-20, 14, 19, 8.2), (-22, 16, 4, 8.8)):
        digit(d, [(x1, y + 4), (x0 * 0.45, y + 1), (x0, y - 2)], half, skin)
    digit(d, [(18, -10), (10, -28), (0, -48)], 8.4, skin, nail=True)
    patch(d, [(24, -18, "c"), (33, -10), (40, 6), (41, 22), (38, 42, "c"), (20, 44), (6, 38, "c"), (13, 23),
        (17, 9), (14, -2), (10, -12), (12, -18, "c")], skin, (0, 4))  # fmt: skip
    d.lens([(24, -19), (19, -14), (18, -6)], 2.2)
    knuckles(d, [(13, -9), (15, 4), (14, 20), (8, 33)], 190)
    tendons(d, ((20, -6), (29, 4)), ((22, 8), (31, 14)), ((20, 23), (28, 27)))


def _short_fingers(d: Drawing, skin: str) -> None:
    wrist(d, [(14, 6, 23), (19, 22, 24), (20, 40, 20), (20, 68, 18.5)], skin)


def _short_fingers_front(d: Drawing, skin: str) -> None:
    digit(d, [(20, -22), (6, -34), (-9, -35)], 8.4, skin, nail=True, creased=False)
    for x0, x1, y, half in ((-11, 4, 26, 7.0), (-18, 0, 12, 8.2), (-20, 0, -3, 8.6), (-16, 4, -18, 8.2)):
        digit(d, [(x1, y - 1), (x0, y + 2)], half, skin)
    patch(d, [(2, -27, "c"), (14, -31), (28, -26), (37, -10), (41, 12), (38, 40, "c"), (22, 40), (6, 35, "c"),
        (1, 28), (3, 19, "c"), (-4, 12), (-2, 4, "c"), (-5, -4), (0, -11, "c"), (-2, -19)],
        skin, (0, 5), shade=(Shade(angle=0, depth=0.5, spacing=4.8, width=2.4, reach=12),))  # fmt: skip
    knuckles(d, [(1, -18), (-3, -3), (-2, 12), (4, 26)], 180, 6.4)
    tendons(d, ((9, -15), (22, -6)), ((6, 0), (22, 6)), ((8, 14), (22, 17)))
    d.lens([(18, -25), (20, -18), (26, -12)], 2.2)


def _knuckles_out(d: Drawing, skin: str) -> None:
    wrist(d, [(6, 0, 25), (10, 18, 25), (10, 38, 19.5), (8, 66, 18)], skin)
    digit(d, [(16, -26), (-4, -37), (-20, -33)], 8.2, skin, nail=True)
    for x0, x1, y, half in ((-18, 2, 29, 7.2), (-24, 8, 14, 8.4), (-25, 10, -2, 9.0), (-20, 8, -18, 8.6)):
        digit(d, [(x1, y - 2), (x0 * 0.3, y - 1), (x0, y + 2)], half, skin)
    patch(d, [(2, -28, "c"), (12, -31), (25, -27), (34, -10), (36, 12), (29, 34, "c"), (10, 38),
        (-1, 36, "c"),
        (2, 27), (10, 14), (13, -2), (9, -18)], skin, (0, 5), shade=())  # fmt: skip
    knuckles(d, [(9, -19), (13, -3), (11, 13), (4, 28)], 180, 6)
    tendons(d, ((15, -16), (25, -8)), ((18, 0), (28, 4)), ((16, 15), (25, 18)))


def _thumb_below(d: Drawing, skin: str) -> None:
    wrist(d, [(8, -2, 24), (26, 2, 24), (40, 6, 19.5), (70, 12, 18)], skin)
    digit(d, [(24, 18), (4, 34), (-15, 32)], 8.6, skin, nail=True)
    for x0, x1, y, half in ((-15, 8, -30, 7.0), (-22, 12, -17, 8.2), (-24, 14, -1, 8.8), (-20, 12, 15, 8.6)):
        digit(d, [(x1, y - 2), (x0 * 0.4, y + 1), (x0, y + 4)], half, skin)
    patch(d, [(2, -37, "c"), (14, -36), (30, -26), (42, -18, "c"), (44, 20, "c"), (32, 27), (20, 27),
        (8, 24, "c"), (13, 12), (17, -2), (14, -17), (8, -28)], skin, (0, 3), (5, 7))  # fmt: skip
    knuckles(d, [(8, -29), (14, -18), (16, -2), (13, 13)], 180)
    tendons(d, ((16, -26), (28, -18)), ((21, -14), (33, -9)), ((23, 0), (34, 2)))


def _overhand(d: Drawing, skin: str) -> None:
    wrist(d, [(6, -4, 24), (16, 12, 25), (20, 32, 20), (22, 64, 18)], skin)
    digit(d, [(-8, 26), (6, 28), (18, 22)], 7.0, skin)
    digit(d, [(-18, 14), (2, 15), (19, 9)], 8.2, skin)
    digit(d, [(-22, -2), (-2, 0), (18, -5)], 8.8, skin)
    digit(d, [(-19, -18), (-4, -19), (11, -19)], 8.4, skin)
    digit(d, [(32, -2), (22, -22), (2, -29), (-12, -24)], 8.8, skin, nail=True)
    patch(d, [(41, 20, "c"), (42, 4), (37, -10), (26, -10), (20, 0), (23, 12), (33, 26, "c")], skin, (0, 2),
        (4, 6))  # fmt: skip
    d.lens([(32, -10), (36, 0), (36, 12)], 2.2)


def _ring(d: Drawing, skin: str) -> None:
    wrist(d, [(12, 4, 24), (16, 22, 25), (16, 42, 20), (15, 70, 18.5)], skin)
    digit(d, [(6, 34), (-10, 38), (-24, 30)], 6.8, skin)
    digit(d, [(-15, 20), (4, 23), (19, 22)], 8.0, skin)
    digit(d, [(-21, 8), (0, 10), (20, 9)], 8.4, skin)
    digit(d, [(-22, -7), (-12, -20), (6, -21)], 8.0, skin)
    digit(d, [(34, 2), (29, -14), (16, -25), (4, -23)], 8.6, skin, nail=True)
    patch(d, [(41, 22, "c"), (41, 6), (36, -6), (26, -4), (21, 8), (24, 20), (33, 30, "c")], skin, (0, 2),
        (4, 6))  # fmt: skip
    d.lens([(34, -4), (37, 6), (36, 16)], 2.2)


def _heel_out(d: Drawing, skin: str) -> None:
    wrist(d, [(8, -6, 22), (18, 10, 24), (24, 32, 19.5), (32, 62, 18)], skin)
    digit(d, [(6, -18), (-8, -30), (-20, -24)], 8.2, skin, nail=True, creased=False)
    for x0, x1, y, half in ((-22, 10, -14, 8.6), (-26, 8, 1, 8.6), (-24, 6, 15, 8.2)):
        digit(d, [(x1, y), (x0 * 0.5, y - 3), (x0, y + 3)], half, skin)
    digit(d, [(10, 16), (-8, 26), (-18, 30), (-14, 37)], 7.4, skin)
    patch(d, [(-2, -24, "c"), (12, -28), (26, -20), (34, -4), (38, 14, "c"), (26, 34), (14, 32, "c"), (2, 24),
        (2, 12), (8, -4), (4, -16)], skin, (0, 4))  # fmt: skip
    knuckles(d, [(4, -16), (6, -3), (3, 10), (3, 20)], 190)
    d.lens([(12, 34), (22, 28), (28, 18)], 2.2)
    tendons(d, ((12, -14), (22, -6)), ((13, -1), (24, 6)))


def _lance(d: Drawing, skin: str) -> None:
    wrist(d, [(6, 0, 24), (22, 6, 25), (36, 13, 20), (66, 28, 18)], skin)
    for x0, x1, y, half in ((-13, 10, 27, 6.8), (-20, 12, 15, 8.0), (-23, 13, 0, 8.8), (-21, 10, -15, 8.6)):
        digit(d, [(x1, y + 5), (x0 * 0.4, y), (x0, y + 1)], half, skin)
    patch(d, [(0, -24, "c"), (12, -27), (26, -23), (42, -8, "c"), (30, 34, "c"), (16, 40), (4, 37, "c"),
        (11, 22), (15, 5), (10, -12)], skin, (0, 3), (4, 6))  # fmt: skip
    digit(d, [(22, -12), (10, -27), (-10, -30), (-20, -27)], 8.4, skin, nail=True)
    patch(d, [(14, -16), (20, -25), (31, -16), (34, -2), (22, 2)], skin, shade=())
    knuckles(d, [(9, -12), (14, 4), (12, 19), (6, 31)], 200)
    tendons(d, ((18, 4), (30, 6)), ((18, 20), (28, 18)))


def _loose_behind(d: Drawing, skin: str) -> None:
    wrist(d, [(-8, -2, 22), (14, 2, 27), (34, 4, 20), (66, 0, 18)], skin)
    patch(d, [(-18, -20), (-4, -27), (12, -27), (26, -20), (22, 24), (6, 30), (-14, 26),
        (-22, 4)], skin, (0, 3),
        (4, 6), shade=())  # fmt: skip
    d.lens([(14, -18), (6, -2), (14, 20)], 2.8)
    d.lens([(4, -20), (0, -4), (3, 14)], 2.0)


def _loose(d: Drawing, skin: str) -> None:
    for root, joint, tip, half in (
        ((-18, 26), (-6, 30), (5, 25), 7.0), ((-24, 13), (-8, 17), (9, 12), 8.0),
        ((-26, -3), (-9, -1), (11, -4), 8.6), ((-22, -18), (-7, -19), (9, -20), 8.2),
    ):  # fmt: skip
        digit(d, [root, joint, tip], half, skin)
    digit(d, [(24, -8), (18, -26), (6, -36), (-5, -34)], 8.6, skin, nail=True)
    patch(d, [(18, -14), (24, -20), (33, -14), (32, 2), (22, 4)], skin, shade=())


INDEX_ALONG: Final = Hand(behind=_index_along, before=_index_along_front, wrist=(20, 56), way=90)
"""From the back, the first finger aslant on the staff, the thumb behind it; goes over the cuff."""
SHORT_FINGERS: Final = Hand(behind=_short_fingers, before=_short_fingers_front, wrist=(20, 52), way=90)
"""From the back, an arc of knuckles near to us, the fingers foreshortened; the shaft goes over the cuff."""
KNUCKLES_OUT: Final = Hand(before=_knuckles_out, wrist=(9, 48), way=92)
"""From the back, four knuckles in a row, the thumb over the top."""
THUMB_BELOW: Final = Hand(before=_thumb_below, wrist=(50, 8), way=12)
"""Turned over: the little finger on top, the thumb round the shaft below."""
OVERHAND: Final = Hand(before=_overhand, wrist=(21, 46), way=84)
"""The thumb shut over all fingers round the top of the grip."""
RING: Final = Hand(before=_ring, wrist=(16, 52), way=92)
"""First finger and thumb meet in a ring, the little finger stands off."""
HEEL_OUT: Final = Hand(before=_heel_out, wrist=(28, 46), way=72)
"""From the little finger's side, half from below."""
LANCE: Final = Hand(before=_lance, wrist=(46, 18), way=26)
"""From the back, the arm stretched out, the thumb round the top."""
LOOSE: Final = Hand(behind=_loose_behind, before=_loose, wrist=(48, 3), way=-4)
"""The open palm behind the shaft, the finger ends come round before it."""
