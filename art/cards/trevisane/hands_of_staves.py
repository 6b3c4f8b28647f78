"""Hands round a staff, a lance or a spear that stands upright through (0, 0)."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.svg import Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.trevisane.fingers import digit, knuckles, patch, tendons, wrist


def _thumb_round(d: Drawing, skin: str) -> None:
    wrist(d, [(14, 2, 24), (19, 20, 24), (20, 40, 20), (19, 70, 18.5)], skin)
    digit(d, [(22, -16), (3, -31), (-21, -29)], 8.8, skin, creased=False)


def _thumb_round_front(d: Drawing, skin: str) -> None:
    for x0, x1, y, half in ((-14, 8, 31, 7.0), (-20, 13, 18, 8.0), (-23, 15, 3, 8.6), (-20, 13, -12, 8.4)):
        digit(d, [(x1, y + 3), (x0 * 0.45, y), (x0, y - 1)], half, skin)
    patch(d, [(13, -22, "c"), (21, -25), (33, -16), (40, 2), (41, 22), (38, 42, "c"), (20, 44), (4, 38, "c"),
        (11, 26), (16, 11), (17, -3), (15, -14)], skin, (0, 5))  # fmt: skip
    knuckles(d, [(12, -11), (15, 4), (13, 19), (8, 31)], 184)
    tendons(d, ((20, -8), (30, 0)), ((22, 6), (31, 12)), ((20, 21), (28, 25)))


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


def _thumb_along(d: Drawing, skin: str) -> None:
    wrist(d, [(8, 2, 24), (26, 3, 24), (40, 6, 19.5), (70, 12, 18)], skin)
    for x0, x1, y, half in ((-14, 8, 31, 7.0), (-21, 12, 18, 8.2), (-24, 13, 2, 8.8), (-21, 11, -14, 8.6)):
        digit(d, [(x1, y + 3), (x0 * 0.4, y - 1), (x0, y + 1)], half, skin)
    digit(d, [(27, -13), (16, -36), (9, -54)], 8.4, skin, nail=True)
    patch(d, [(10, -24, "c"), (20, -29), (34, -24), (44, -14, "c"), (47, 25, "c"), (32, 33), (18, 38),
        (4, 39, "c"), (10, 26), (15, 11), (16, -5), (13, -17)], skin, (2, 3), (4, 7))  # fmt: skip
    d.lens([(19, -22), (25, -16), (26, -8)], 2.2)
    knuckles(d, [(11, -13), (15, 2), (13, 17), (8, 30)], 180)
    tendons(d, ((19, -10), (31, -6)), ((21, 4), (33, 4)), ((18, 19), (30, 15)))


def _thumb_behind(d: Drawing, skin: str) -> None:
    wrist(d, [(10, 4, 24), (15, 20, 25), (19, 38, 20), (21, 68, 18)], skin)
    digit(d, [(18, -20), (0, -31), (-21, -29)], 8.4, skin, creased=False)


def _thumb_behind_front(d: Drawing, skin: str) -> None:
    for x0, x1, y, half in ((-14, 6, 30, 7.0), (-21, 10, 17, 8.2), (-24, 10, 1, 8.8), (-20, 6, -15, 8.6)):
        digit(d, [(x1, y - 3), (x0 * 0.4, y - 2), (x0, y + 3)], half, skin)
    patch(d, [(2, -26, "c"), (13, -31), (27, -25), (36, -8), (39, 14), (38, 44, "c"), (14, 42), (1, 35, "c"),
        (7, 21), (12, 5), (9, -12)], skin, (0, 5), shade=(Shade(angle=20, depth=0.4, spacing=4.8, width=2.4,
            reach=11),))  # fmt: skip
    knuckles(d, [(6, -17), (11, -2), (9, 14), (4, 28)], 186, 5.6)
    tendons(d, ((13, -15), (25, -6)), ((18, 0), (28, 5)), ((15, 16), (25, 19)))


def _four_close(d: Drawing, skin: str) -> None:
    wrist(d, [(12, 4, 24), (16, 22, 25), (16, 42, 20), (15, 70, 18.5)], skin)
    digit(d, [(20, -16), (4, -33), (-16, -39)], 8.2, skin, creased=False)


def _four_close_front(d: Drawing, skin: str) -> None:
    for x0, x1, y, half in ((-15, 6, 29, 6.8), (-20, 8, 16, 8.0), (-24, 11, 0, 8.6), (-19, 8, -16, 8.4)):
        digit(d, [(x1, y + 2), (x0 * 0.36, y + 2), (x0, y - 3)], half, skin)
    patch(d, [(4, -25, "c"), (15, -28), (28, -22), (37, -6), (39, 16), (34, 42, "c"), (14, 42), (3, 36, "c"),
        (9, 23), (13, 6), (11, -11)], skin, (0, 7))  # fmt: skip
    knuckles(d, [(8, -15), (12, 1), (10, 16), (6, 28)], 176, 5.4)
    tendons(d, ((16, -12), (27, -4)), ((19, 3), (29, 7)), ((16, 19), (26, 21)))


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


def _level(d: Drawing, skin: str) -> None:
    wrist(d, [(14, 2, 24), (30, 3, 24), (44, 4, 19.5), (66, 0, 18)], skin)


def _level_front(d: Drawing, skin: str) -> None:
    for x0, x1, y, half in ((-13, 4, 29, 7.2), (-19, 2, 16, 8.4), (-21, 2, 1, 9.0), (-18, 4, -14, 8.8)):
        digit(d, [(x1, y), (x0, y + 1)], half, skin)
    patch(d, [(2, -24, "c"), (14, -28), (34, -22), (52, -15, "c"), (52, 22, "c"), (34, 28), (18, 35),
        (6, 36, "c"), (2, 29), (5, 22, "c"), (-3, 15), (1, 9, "c"), (-5, 1), (0, -6, "c"), (-4, -16)],
        skin, (0, 3), (4, 14),
        shade=(Shade(angle=80, depth=0.34, spacing=4.8, width=2.4, reach=11),))  # fmt: skip
    knuckles(d, [(1, -16), (-1, 0), (1, 15), (5, 28)], 180, 6)
    tendons(d, ((9, -13), (26, -8)), ((9, 1), (26, 3)), ((10, 15), (24, 13)))
    digit(d, [(28, -15), (8, -33), (-15, -31)], 8.8, skin, nail=True)
    patch(d, [(12, -26), (24, -26), (36, -16), (30, -4), (14, -10)], skin, shade=())
    d.lens([(12, -19), (20, -13), (30, -12)], 2.2)


THUMB_ROUND: Final = Hand(behind=_thumb_round, before=_thumb_round_front, wrist=(20, 56), way=90)
"""From the back, four fingers round the shaft, the thumb's end beyond it; the shaft goes over the cuff."""
SHORT_FINGERS: Final = Hand(behind=_short_fingers, before=_short_fingers_front, wrist=(20, 52), way=90)
"""From the back, an arc of knuckles near to us, the fingers foreshortened; the shaft goes over the cuff."""
KNUCKLES_OUT: Final = Hand(before=_knuckles_out, wrist=(9, 48), way=92)
"""From the back, four knuckles in a row, the thumb over the top."""
THUMB_ALONG: Final = Hand(before=_thumb_along, wrist=(52, 8), way=12)
"""From the back, the arm level, the thumb laid upwards along the shaft."""
THUMB_BEHIND: Final = Hand(behind=_thumb_behind, before=_thumb_behind_front, wrist=(21, 50), way=86)
"""From the back, the fingers aslant; only the thumb's end comes out beyond the shaft."""
FOUR_CLOSE: Final = Hand(behind=_four_close, before=_four_close_front, wrist=(16, 52), way=92)
"""From the back, the thumb's end beyond the shaft, four fingers close together."""
HEEL_OUT: Final = Hand(before=_heel_out, wrist=(28, 46), way=72)
"""From the little finger's side, half from below."""
ARM_LEVEL: Final = Hand(behind=_level, before=_level_front, wrist=(52, 3), way=-4)
"""From the back, the arm level, shut round the shaft, the thumb over the first finger."""
