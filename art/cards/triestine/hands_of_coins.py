"""Hands that hold up a coin, its lowest point at (0, 0); and what the other hand of those courts does."""

from __future__ import annotations

from typing import Final

from art.cards.kit.svg import Drawing
from art.cards.triestine.digits import Hand, dimples, finger, flesh, sinews, wrist


def _upright_behind(d: Drawing, skin: str) -> None:
    finger(d, [(-4, 30), (-16, 6), (-22, -30)], 8.0, skin)
    finger(d, [(10, 30), (9, 4), (8, -34)], 8.2, skin)
    wrist(d, [(8, 42, 24), (10, 58, 22), (12, 74, 18.5), (14, 100, 18)], skin)


def _upright_before(d: Drawing, skin: str) -> None:
    finger(d, [(0, 40), (-20, 37), (-24, 50)], 7.4, skin, joints=False)
    finger(d, [(4, 54), (-12, 54), (-16, 65)], 6.8, skin, joints=False)
    flesh(d, [(-8, 36, "c"), (-12, 26), (4, 20), (22, 24), (33, 36), (32, 56), (29, 76, "c"), (-2, 76, "c"),
        (-2, 60),
        (-6, 46)], skin, (0, 2), (4, 6), shade=())  # fmt: skip
    finger(d, [(28, 44), (24, 16), (9, -12)], 9.4, skin, nail=1)
    flesh(d, [(16, 40), (24, 34), (34, 40), (32, 58), (18, 56)], skin, shade=())
    sinews(d, ((6, 44), (2, 60)))
    d.lens([(16, 34), (12, 48), (18, 62)], 2.2)


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
    flesh(d, [(26, 6), (36, 8), (44, 20), (34, 28), (24, 18)], skin, shade=())
    dimples(d, (20, 22), (20, 35), (18, 46), turn=180)
    sinews(d, ((28, 30), (38, 40)), ((26, 42), (36, 48)))


def _cradle_behind(d: Drawing, skin: str) -> None:
    finger(d, [(4, 32), (-26, 14), (-38, -16)], 8.0, skin)
    finger(d, [(-8, 34), (-42, 22), (-58, -2)], 7.2, skin)
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


def _on_bag(d: Drawing, skin: str) -> None:
    wrist(d, [(8, -10, 22), (26, -14, 20), (44, -18, 18), (66, -22, 17.5)], skin)
    for run, half in (
        ([(-8, -20), (-34, -10), (-45, 12)], 7.2), ([(-4, -12), (-26, 2), (-30, 26)], 8.0),
        ([(6, -8), (-9, 8), (-10, 33)], 8.2), ([(16, -4), (9, 12), (10, 31)], 7.4),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    flesh(d, [(38, -34, "c"), (20, -32), (0, -32), (-16, -26), (-18, -16), (-8, -4), (4, 3), (16, 6), (28, 2),
        (42, -4, "c")], skin, (0, 4))  # fmt: skip
    dimples(d, (-14, -14), (-5, -4), (6, 1), (16, 3), turn=90)
    sinews(d, ((-8, -18), (10, -22)), ((2, -8), (16, -14)), ((12, -2), (24, -10)))


UPRIGHT: Final = Hand(behind=_upright_behind, before=_upright_before, wrist=(13, 80), way=86)
"""On two fingers behind and the thumb before, the other two shut in the palm."""
KEY: Final = Hand(behind=_key_behind, before=_key_before, wrist=(25, 66), way=88)
"""As one turns a key: shut, the thumb presses it against the side of the first finger."""
CRADLED: Final = Hand(behind=_cradle_behind, before=_cradle_before, wrist=(48, 57), way=44)
"""In the hollow of the hand: two fingers before it, two behind, the thumb up at its rim."""
POINTING: Final = Hand(before=_pointing, wrist=(44, 20), way=26)
"""The first finger stretched out, the others shut."""
ON_BAG: Final = Hand(before=_on_bag, wrist=(46, -18), way=-12)
"""Laid on a round bag with its middle at (-8, 38), the fingers spread over it."""
