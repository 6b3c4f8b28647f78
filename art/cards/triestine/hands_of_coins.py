"""Hands that hold up a coin, its lowest point at (0, 0); and what the other hand of those courts does."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, wrist
from art.cards.triestine.inks import YELLOW


def _first_behind(d: Drawing, skin: str) -> None:
    """The wrist, and the first finger up behind the coin."""
    wrist(d, [(-2, 52, 22), (-2, 64, 18), (-2, 92, 16)], skin)
    finger(d, [(13, 42), (15, 16), (13, -18)], 8.0, skin, joints=False)
    flesh(d, [(-33, 12, "c"), (-33, 30), (-31, 44), (-26, 56), (-20, 67), (-19, 84, "c"), (14, 84, "c"),
        (24, 66), (26, 40), (20, 24, "c"), (-6, 4, "c")], skin, (0, 5), shade=())  # fmt: skip


def _shelf(d: Drawing, skin: str) -> None:
    """Three fingers shut, on which the coin stands, and the thumb before it."""
    for run, half in (
        ([(-27, 3), (-28, 15), (-25, 24)], 7.0), ([(-13, 5), (-14, 19), (-11, 29)], 7.6),
        ([(2, 6), (1, 20), (3, 31)], 7.8),
    ):  # fmt: skip
        finger(d, run, half, skin)
    _thumb_of_right(d, skin)


def _thumb_of_right(d: Drawing, skin: str) -> None:
    """The ball of a right thumb, palm to us, and the thumb over the coin's rim."""
    thumb = [(18.0, 58.0, 11.0), (29.0, 40.0, 9.8), (31.5, 20.0, 9.0), (22.0, -10.0, 7.2)]
    d.limb(thumb, skin, INNER, start="round", end="round", depth=0.0)
    flesh(d, [(38, 44), (34, 35), (21, 38), (9, 49), (4, 64), (6, 86), (12, 84), (21, 70), (31, 57)],
        skin, shade=())  # fmt: skip
    d.line(smooth([(40, 22), (39, 40), (33, 53), (24, 66), (16, 76), (14, 88)], closed=False), OUTER)
    d.lens([(20, 37), (9, 47), (4, 61), (5, 74)], 3.2)
    d.lens([(39.8, 22), (34, 19.4), (28.4, 20.4)], 1.9)
    d.line(smooth([(27.4, -11), (25.4, -6.4), (19.6, -6.4), (16, -9.8)], closed=False), 1.8)


def _four_behind(d: Drawing, skin: str) -> None:
    """Four fingers close together up behind the coin, a ring on the third."""
    wrist(d, [(-6, 50, 20), (-5, 62, 17.5), (-4, 92, 16.5)], skin)
    flesh(d, [(16, 48, "c"), (18, 28), (16, 10), (14, -20, "c"), (-40, -20, "c"), (-41, 2), (-37, 18),
        (-33, 34), (-32, 46), (-28, 58), (-21, 70), (-20, 84, "c"), (8, 84, "c")], skin, (0, 3), (4, 11),
        shade=())  # fmt: skip
    d.fold(
        ([(3, -14), (4, 8), (7, 27)], 4.6), ([(-11, -14), (-9, 8), (-6, 27)], 4.6),
        ([(-26, -14), (-23, 10), (-19, 29)], 4.6),
    )  # fmt: skip
    d.shape(smooth([(-24.6, 8, "c"), (-17, 10), (-9.4, 7.4, "c"), (-8.4, 13.4, "c"), (-16, 16), (-23.4, 14,
        "c")]), YELLOW, INNER)  # fmt: skip
    d.lens([(-30, 35), (-20, 32), (-6, 30), (10, 33)], 2.4)


def _pointing(d: Drawing, skin: str) -> None:
    wrist(d, [(8, 3, 21), (20, 8, 20), (36, 16, 17), (60, 28, 16)], skin)
    for run, half in (
        ([(14, 25), (0, 30), (-4, 33)], 6.4), ([(8, 18), (-9, 22), (-12, 26)], 7.2),
        ([(4, 7), (-13, 10), (-17, 14)], 7.8),
    ):  # fmt: skip
        finger(d, run, half, skin, joints=False)
    finger(d, [(6, -6), (-18, -10), (-41, -16)], 7.8, skin, nail=1)
    flesh(d, [(2, -14, "c"), (16, -17), (32, -12), (44, 2, "c"), (36, 32, "c"), (20, 33), (10, 31), (5, 20),
        (2, 6)], skin, (4, 6))  # fmt: skip
    thumb = [(32.0, -4.0, 9.0), (18.0, -15.0, 8.8), (6.0, -21.0, 8.0), (-10.0, -23.0, 6.2)]
    d.limb(thumb, skin, INNER, start="round", end="round", depth=0.0)
    flesh(d, [(24, -18), (36, -10), (40, 2), (28, 2), (17, -8), (14, -17)], skin, shade=())
    d.line(smooth([(10, -28), (22, -22), (33, -13), (43, 0)], closed=False), OUTER)
    d.lens([(8, -14), (18, -7), (28, -1)], 2.6)
    d.lens([(4, -28), (7, -23), (6, -18)], 1.6)
    dimples(d, (3, 6), (8, 18), turn=180)
    sinews(d, ((14, 10), (28, 13)))


def _beak(d: Drawing, skin: str) -> None:
    """Thumb and first finger, whose ends meet; the others loosely bent below them."""
    wrist(d, [(50, 10, 22), (62, 11, 18.6), (76, 12, 16.4), (100, 13, 16)], skin)
    for run, half in (
        ([(48, 30), (36, 33), (32, 41)], 6.2), ([(44, 22), (29, 25), (24, 34)], 7.0),
        ([(42, 12), (25, 15), (18, 25)], 7.4),
    ):  # fmt: skip
        finger(d, run, half, skin, joints=False)
    finger(d, [(42, 1), (19, 5), (-2, 5)], 7.6, skin)
    flesh(d, [(33, -7, "c"), (46, -11), (60, -8), (72, -2, "c"), (72, 26, "c"), (62, 32), (52, 37), (44, 34),
        (40, 24), (36, 8)], skin, (4, 7))  # fmt: skip
    thumb = [(58.0, -4.0, 11.0), (36.0, -15.0, 8.6), (22.0, -18.0, 8.8), (0.0, -6.0, 6.2)]
    d.limb(thumb, skin, OUTER, start="round", end="round", depth=0.4, spacing=5.0, width=2.2)
    flesh(d, [(40, -20), (54, -15), (68, -5), (60, 6), (48, 2), (38, -7)], skin, shade=())
    d.line(smooth([(34, -24), (48, -19), (60, -12), (74, -4)], closed=False), OUTER)
    d.lens([(44, -3), (51, 1), (58, 4)], 2.4)
    d.lens([(20, -26), (24, -22), (24, -16)], 1.8)
    d.line(smooth([(11, -17.6), (6, -16), (3, -11), (6, -6.6)], closed=False), 1.8)
    dimples(d, (40, 16), (44, 25), turn=180)
    sinews(d, ((49, 14), (62, 14)))


ON_SHELF: Final = Hand(behind=_first_behind, before=_shelf, wrist=(-2, 74), way=90)
"""A right hand, its palm to us: the coin on three shut fingers, between the first one and the thumb."""
IN_PALM: Final = Hand(behind=_four_behind, before=_thumb_of_right, wrist=(-4, 74), way=90)
"""A right hand, its palm to us: four fingers close together behind the coin, the thumb over its rim."""
POINTING: Final = Hand(before=_pointing, wrist=(44, 20), way=26)
"""A left hand, its back to us: the first finger stretched out, the thumb above it, the others shut."""
PINCHING: Final = Hand(before=_beak, wrist=(80, 12), way=4)
"""A left hand, its back to us: a thing hangs from (0, 0), where the ends of thumb and first finger meet."""
