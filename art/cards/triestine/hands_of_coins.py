"""Hands that hold up a coin, its lowest point at (0, 0); and what the other hand of those courts does."""

from __future__ import annotations

from typing import Final

from art.cards.kit.svg import Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, wrist


def _pinch_behind(d: Drawing, skin: str) -> None:
    finger(d, [(-20, 38), (-27, 10), (-22, -22)], 8.2, skin)
    finger(d, [(-2, 36), (-7, 8), (-3, -24)], 8.6, skin)
    wrist(d, [(0, 48, 25), (0, 66, 22), (-2, 82, 18.5), (-4, 108, 18)], skin)


def _pinch_before(d: Drawing, skin: str) -> None:
    flesh(d, [(-36, 36, "c"), (-28, 28), (-10, 26), (10, 26), (24, 36), (28, 54), (22, 76, "c"),
        (-22, 76, "c"), (-28, 64), (-36, 50)], skin, (0, 2), (3, 6), (7, 10), shade=())  # fmt: skip
    finger(d, [(-29, 39), (-30, 50), (-22, 62)], 7.2, skin, nail=1, joints=False)
    finger(d, [(-16, 36), (-17, 50), (-9, 62)], 7.8, skin, nail=1, joints=False)
    finger(d, [(20, 48), (22, 18), (7, -12)], 9.4, skin, nail=1)
    flesh(d, [(10, 44), (16, 36), (28, 42), (27, 58), (12, 60)], skin, shade=())
    d.lens([(8, 36), (3, 50), (8, 66)], 2.2)


def _key_behind(d: Drawing, skin: str) -> None:
    finger(d, [(26, 8), (0, 2), (-24, 8)], 8.6, skin)


def _key_before(d: Drawing, skin: str) -> None:
    wrist(d, [(16, 20, 25), (22, 42, 24), (24, 58, 19), (26, 92, 18)], skin)
    finger(d, [(22, 48), (2, 50), (-11, 45)], 6.8, skin)
    finger(d, [(24, 36), (0, 38), (-17, 32)], 7.8, skin)
    finger(d, [(24, 22), (-2, 22), (-22, 16)], 8.4, skin)
    flesh(d, [(16, 10, "c"), (30, 8), (42, 18), (46, 36), (42, 58, "c"), (8, 62, "c"), (12, 50), (18, 42),
        (18, 30),
        (16, 20)], skin, (0, 4), (5, 6))  # fmt: skip
    finger(d, [(34, 18), (12, 0), (-14, -3)], 9.2, skin, nail=1)
    flesh(d, [(24, 8), (33, 10), (39, 22), (32, 28), (22, 18)], skin, shade=())
    dimples(d, (20, 22), (20, 35), (18, 46), turn=180)
    sinews(d, ((28, 30), (38, 40)), ((26, 42), (36, 48)))


def _cradle_behind(d: Drawing, skin: str) -> None:
    finger(d, [(4, 32), (-20, 14), (-30, -26)], 8.0, skin)
    finger(d, [(-8, 36), (-37, 18), (-48, -34)], 7.4, skin)
    wrist(d, [(10, 30, 24), (26, 40, 22), (42, 52, 18.5), (64, 72, 18)], skin)


def _cradle_before(d: Drawing, skin: str) -> None:
    finger(d, [(16, 38), (-10, 28), (-20, 2)], 8.2, skin, nail=1)
    finger(d, [(24, 38), (6, 24), (1, 0)], 7.2, skin, nail=1)
    flesh(d, [(-4, 40, "c"), (6, 26), (22, 26), (36, 30), (56, 50, "c"), (38, 66, "c"), (22, 58),
        (6, 50)], skin, (5, 7),
        shade=())  # fmt: skip
    finger(d, [(34, 40), (40, 14), (30, -14)], 9.0, skin, nail=1)
    flesh(d, [(26, 38), (34, 32), (44, 38), (44, 54), (28, 52)], skin, shade=())
    d.lens([(24, 30), (26, 42), (36, 50)], 2.2)


def _pointing(d: Drawing, skin: str) -> None:
    wrist(d, [(6, 2, 22), (20, 8, 21), (36, 16, 18.5), (60, 28, 17.5)], skin)
    for run, half in (
        ([(12, 22), (-6, 30), (-12, 20)], 6.8), ([(6, 16), (-16, 22), (-21, 10)], 7.6),
        ([(4, 4), (-22, 8), (-25, -4)], 8.0),
    ):  # fmt: skip
        finger(d, run, half, skin)
    finger(d, [(4, -8), (-28, -14), (-58, -24)], 7.8, skin, nail=1)
    flesh(d, [(2, -15, "c"), (16, -20), (32, -12), (44, 2, "c"), (36, 32, "c"), (20, 32), (8, 28), (3, 16),
        (2, 2)],
        skin, (0, 3), (4, 6))  # fmt: skip
    finger(d, [(20, -10), (4, -2), (-14, 0)], 8.4, skin, nail=1)
    flesh(d, [(12, -16), (24, -16), (30, -4), (20, 4), (10, -2)], skin, shade=())
    dimples(d, (4, -8), (5, 7), (9, 19), turn=180)
    sinews(d, ((14, 8), (28, 12)))


def _purse_strings(d: Drawing, skin: str) -> None:
    wrist(d, [(14, -2, 23), (30, -4, 21), (46, -7, 18.5), (66, -12, 17.5)], skin)
    for run, half in (
        ([(16, 21), (-3, 26), (-12, 21)], 6.8), ([(14, 11), (-8, 14), (-18, 8)], 7.6),
        ([(12, -1), (-10, 1), (-22, -6)], 8.0), ([(10, -13), (-8, -12), (-20, -19)], 7.8),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(5, -21, "c"), (20, -25), (38, -24), (52, -26, "c"), (50, 12, "c"), (34, 22), (22, 28),
        (11, 28), (9, 16), (6, 2), (4, -10)], skin, (0, 3), (4, 7))  # fmt: skip
    finger(d, [(22, -19), (4, -26), (-12, -23)], 8.0, skin, nail=1)
    flesh(d, [(14, -24), (26, -24), (30, -14), (20, -8), (11, -14)], skin, shade=())
    dimples(d, (8, -11), (9, 1), (11, 12), (14, 22), turn=180)
    sinews(d, ((16, -6), (32, -8)), ((17, 5), (33, 2)), ((20, 15), (32, 10)))


PINCHED: Final = Hand(behind=_pinch_behind, before=_pinch_before, wrist=(-1, 82), way=92)
"""A right hand, its palm to us: the rim between two fingers behind and the thumb before, the others shut."""
KEY: Final = Hand(behind=_key_behind, before=_key_before, wrist=(25, 66), way=88)
"""As one turns a key: shut, the thumb presses it against the side of the first finger."""
CRADLED: Final = Hand(behind=_cradle_behind, before=_cradle_before, wrist=(48, 57), way=44)
"""In the hollow of the hand: two fingers before it, two behind, the thumb up at its rim."""
POINTING: Final = Hand(before=_pointing, wrist=(44, 20), way=26)
"""The first finger stretched out, the others shut."""
ON_STRINGS: Final = Hand(before=_purse_strings, wrist=(48, -7), way=-12)
"""Shut about the strings of a purse, which hang from (-4, 26)."""
