"""Hands that hold up a coin, its lowest point at (0, 0); and what the other hand of those courts does."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, wrist
from art.cards.triestine.inks import YELLOW
from art.cards.triestine.strokes import engraved, turned


def _two_behind(d: Drawing, skin: str) -> None:
    """The wrist, the palm, the first and the second finger up behind the coin."""
    wrist(d, [(-2, 52, 22), (-2, 64, 18), (-2, 92, 16)], skin)
    finger(d, [(-5, 42), (-8, 16), (-13, -18)], 8.6, skin, joints=False)
    finger(d, [(12, 42), (11, 16), (8, -18)], 8.4, skin, joints=False)
    flesh(d, [(-37, 34, "c"), (-35, 48), (-28, 60), (-20, 70), (-19, 86, "c"), (14, 86, "c"), (24, 66),
        (26, 40), (20, 30, "c"), (3, 33), (-14, 32, "c")], skin, (0, 4), shade=())  # fmt: skip


def _two_shut(d: Drawing, skin: str) -> None:
    """The third and the little finger shut in the palm, and the thumb before the coin."""
    finger(d, [(-31, 30), (-31, 41), (-22, 50)], 7.2, skin, joints=False, nail=1)
    finger(d, [(-20, 20), (-20, 34), (-9, 46)], 8.6, skin, joints=False, nail=1)
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


def _four_before(d: Drawing, skin: str) -> None:
    """The back of the hand, four fingers on the coin's face, a ring on the third, the thumb on its rim."""
    finger(d, [(-25, 56), (-42, 36), (-46, 13), (-36, -11)], 7.6, skin, joints=False, nail=1)
    d.lens([(-51, 15), (-47, 12), (-42, 13)], 1.8)
    wrist(d, [(-2, 52, 22), (-3, 64, 18), (-4, 92, 16.5)], skin)
    for run, half in (
        ([(24, 44), (33, 22), (34, 1)], 6.8), ([(13, 38), (20, 10), (20, -12)], 7.8),
        ([(-1, 36), (2, 8), (3, -20)], 8.4),
    ):  # fmt: skip
        finger(d, run, half, skin, joints=False, nail=1)
    finger(d, [(-15, 38), (-16, 10), (-14, -14)], 8.2, skin, joints=False, nail=1)
    flesh(d, [(-23, 28, "c"), (-25, 35), (-30, 37), (-36, 29, "c"), (-51.6, 27, "c"), (-48, 41), (-37, 58),
        (-25, 71), (-20, 86, "c"), (13, 86, "c"), (18, 72), (28, 58), (33, 42, "c"), (27, 35, "c"),
        (19, 32, "c"), (8, 29, "c"), (-7, 30, "c")], skin, (0, 3), (4, 8), (9, 12), shade=())  # fmt: skip
    d.shape(smooth([(9.6, 15, "c"), (18, 17), (27.4, 14, "c"), (27, 21, "c"), (18, 24), (9.6, 22, "c")]),
        YELLOW, INNER)  # fmt: skip
    d.fold(([(-6.6, 20), (-6.4, 28), (-7, 37)], 3.6), ([(9.6, 24), (8.4, 30), (7, 38)], 3.6),
        ([(24, 30), (21, 37), (18, 43)], 3.4))  # fmt: skip
    engraved(d, [(27, 62), (31, 54), (32, 44)], (-13, 1), width=2.4, close=4.0, wide=6.0, cross=0)


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
    """Thumb and first finger, whose ends meet; two others loosely bent below them."""
    wrist(d, [(50, 10, 22), (62, 11, 18.6), (76, 12, 16.4), (100, 13, 16)], skin)
    for run, half in (([(48, 26), (34, 32), (29, 41)], 7.6), ([(44, 15), (26, 19), (18, 29)], 8.2)):
        finger(d, run, half, skin, joints=False)
    finger(d, [(42, 2), (20, 8), (-2, 5)], 8.0, skin, joints=False)
    flesh(d, [(33, -7, "c"), (46, -11), (60, -8), (72, -2, "c"), (72, 26, "c"), (62, 32), (50, 36), (43, 32),
        (40, 22), (36, 8)], skin, (4, 7), shade=())  # fmt: skip
    thumb = [(58.0, -4.0, 11.0), (37.0, -18.0, 9.0), (21.0, -22.0, 9.0), (0.0, -6.0, 6.6)]
    d.limb(thumb, skin, OUTER, start="round", end="round", depth=0.0)
    flesh(d, [(40, -24), (54, -17), (68, -5), (60, 6), (48, 2), (38, -9)], skin, shade=())
    d.line(smooth([(34, -27.4), (48, -21), (60, -13), (74, -4)], closed=False), OUTER)
    d.lens([(40, -5), (50, 1), (60, 5)], 2.8)


def _fanned_fingers(d: Drawing, skin: str) -> None:
    """Wrist, palm; two fingers go up behind the coin, the third is at its rim, the little one free."""
    wrist(d, [(4, 62, 18), (4, 74, 15), (4, 104, 14)], skin)
    finger(d, [(21, 57), (40, 46), (53, 36), (62, 23)], 6.6, skin)
    finger(d, [(15, 44), (31, 27), (43, 14), (53, -3)], 7.6, skin)
    finger(d, [(6, 42), (8, 14), (9, -16)], 7.8, skin, joints=False)
    finger(d, [(-8, 44), (-12, 14), (-13, -16)], 7.4, skin, joints=False)
    flesh(d, [(-15, 40, "c"), (-18, 56), (-14, 72), (-10.6, 84), (-10.6, 100, "c"), (18.6, 100, "c"),
        (18.6, 88), (23, 77), (29, 66), (30, 57, "c"), (26, 47), (18, 40), (7, 38), (-6, 38)], skin, (5, 9),
        shade=())  # fmt: skip
    turned(d, [(18, 94), (23, 78), (29, 64)], [(8, 90), (12, 77), (20, 66)], 8, width=2.4)


def _thumb_over_rim(d: Drawing, skin: str) -> None:
    """The lines of the palm; the ball of the thumb, and the short thumb over the coin's rim."""
    d.lens([(-6, 50), (4, 53), (12, 60), (19, 70)], 2.4)
    d.lens([(6, 46), (13, 50.4), (21, 54), (30, 56)], 2.4)
    thumb = [(-8.0, 62.0, 8.0), (-20.0, 47.0, 9.0), (-25.0, 29.0, 8.2), (-19.0, 5.0, 6.8)]
    d.limb(thumb, skin, INNER, start="round", end="round", depth=0.0)
    flesh(d, [(-30, 48), (-26, 40), (-14, 44), (-3, 54), (2, 68), (0, 86), (-8, 92), (-11, 76), (-22, 62)],
        skin, shade=())  # fmt: skip
    d.line(
        smooth([(-33, 29), (-31.6, 42), (-26, 56), (-18, 69), (-11.6, 80), (-10.6, 96)], closed=False), OUTER
    )
    d.lens([(-14, 42), (-3, 52), (2, 66), (0, 82)], 3.2)
    d.lens([(-33, 30), (-28, 27), (-22, 28)], 1.9)
    d.line(smooth([(-24.4, 4), (-22.4, 8), (-17, 8.4), (-13.4, 5.4)], closed=False), 1.8)


BEFORE_TWO: Final = Hand(behind=_two_behind, before=_two_shut, wrist=(-2, 79), way=90)
"""A right hand, its palm to us: the coin between thumb and two fingers, the others shut."""
UNDER_FOUR: Final = Hand(before=_four_before, wrist=(-4, 74), way=90)
"""A right hand, its back to us: four fingers on the coin's face, the thumb on its rim."""
POINTING: Final = Hand(before=_pointing, wrist=(44, 20), way=26)
"""A left hand, its back to us: the first finger stretched out, the thumb above it, the others shut."""
PINCHING: Final = Hand(before=_beak, wrist=(80, 12), way=4)
"""A left hand, its back to us: a thing hangs from (0, 0), where the ends of thumb and first finger meet."""
UNDER_COIN: Final = Hand(behind=_fanned_fingers, before=_thumb_over_rim, wrist=(4, 86), way=89)
"""A left hand, its palm to us: the coin between thumb and two fingers, the others fanned at its rim."""
