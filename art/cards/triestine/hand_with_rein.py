"""The swarthy hussar's bridle hand, its palm to us, about the middle of the fist; it comes from the right."""

from __future__ import annotations

from typing import Final

from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import flesh, wrist


def _palm(d: Drawing, skin: str) -> None:
    """The ball of the hand, and three fingers shut on it from behind."""
    wrist(d, [(22, 4, 21), (34, 5, 19), (48, 7, 17), (70, 11, 16)], skin)
    flesh(d, [(50, -9, "c"), (32, -16), (12, -20), (-6, -18), (-20, -12), (-20, 18), (-10, 30), (4, 33),
        (20, 31), (34, 25), (50, 23, "c")], skin, (6, 10))  # fmt: skip
    for run in (
        [(-15, 25, 7.2), (-6, 27, 7.2), (4, 25, 6.0)],
        [(-20, 14, 8.0), (-8, 15.4, 8.0), (6, 13.6, 6.8)],
        [(-21, 0, 8.4), (-9, 1.0, 8.4), (7, 0, 7.2)],
    ):
        d.limb(run, skin, INNER, start="round", end="round", depth=0)


def _thumb(d: Drawing, skin: str) -> None:
    """The first finger on the rein, and the thumb shut on the finger."""
    d.limb(
        [(-18, -14.6, 8.2), (-6, -14, 8.2), (6, -10, 7.0)], skin, INNER, start="round", end="round", depth=0
    )
    d.limb([(38, -1, 11), (24, -14, 10.6), (9, -25, 8.8), (-8, -27, 7)], skin, OUTER, start="round",
        end="round", depth=0)  # fmt: skip
    flesh(d, [(54, -4, "c"), (44, -4), (33, -11), (23, -20), (15, -12), (20, 2), (22, 18), (30, 24),
        (50, 20, "c")], skin, shade=())  # fmt: skip
    d.lens([(15, -9), (19, 2), (18, 14), (12, 22)], 3.2)


WITH_REIN: Final = Hand(behind=_palm, before=_thumb, wrist=(50, 7), way=10)
"""The rein enters between the first two fingers, near (-28, -8), and leaves below, near (0, 30)."""
