"""Hands that hold up a coin, its lowest point at (0, 0); and the other hands of page and king."""

from __future__ import annotations

from typing import Final

from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, wrist
from art.cards.triestine.inks import YELLOW
from art.cards.triestine.strokes import turned


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


def _pressing(d: Drawing, run: list[Station], skin: str, nail: Point, turn: float) -> None:
    """A thumb along its stations, its back to us; at `nail` its nail, turned as the last joint is."""
    d.limb(run, skin, INNER, start="round", end="round", depth=0.4, spacing=5.0, width=2.2)
    with d.at(*nail, rotate=turn):
        d.line(smooth([(-4.6, 4, "c"), (-5, -3), (0, -7), (5, -3), (4.6, 4, "c")], closed=False), 1.8)
        d.lens([(-4.4, 4), (0, 6), (4.4, 4)], 1.6)


def _under_rim(d: Drawing, skin: str) -> None:
    """The palm behind the coin's lower edge; the third and the little finger come out beside it."""
    wrist(d, [(-16, 50, 24), (-16, 66, 19), (-14, 100, 16)], skin)
    finger(d, [(-26, -2), (-52, -22), (-67, -40)], 8.4, skin, joints=False)
    finger(d, [(-36, 12), (-52, 2), (-60, -13)], 7.8, skin, joints=False)
    flesh(d, [(-28, -14, "c"), (-51, -10, "c"), (-53.6, 11.4, "c"), (-51.6, 28), (-44, 50), (-34, 66),
        (-31, 88, "c"), (4, 88, "c"), (8, 68), (16, 50), (24, 30), (18, -10, "c")], skin, (2, 6),
        shade=())  # fmt: skip
    d.fold(([(-52, -12), (-47.5, -4.5), (-40, 1), (-31, 4)], 4.0))
    d.lens([(-47, 19), (-35, 17), (-21, 9), (-12, -4)], 2.6)
    d.lens([(-46, 30), (-30, 28), (-14, 20), (-4, 8)], 2.4)
    turned(d, [(-33, 84), (-40, 58), (-49, 34)], [(-20, 80), (-25, 58), (-38, 42)], 9, width=2.6)


def _over_rim(d: Drawing, skin: str) -> None:
    """The ends of these two over the rim on its one side, the thumb over it on the other."""
    for run, half in (
        ([(-67, -38), (-63, -48), (-45, -48)], 8.0),
        ([(-60, -12), (-57, -22), (-40, -26)], 7.4),
    ):
        finger(d, run, half, skin, joints=False, nail=1)
    _pressing(d, [(6, 52, 12), (25, 33, 10.6), (33, 11, 9.4), (24, -14, 8.0)], skin, (24, -13), -20)
    flesh(d, [(31, 41), (30, 30), (16, 27), (2, 34), (-6, 48), (-6, 66), (0, 84), (3.4, 86), (9, 70),
        (18, 57)], skin, shade=())  # fmt: skip
    d.line(smooth([(42, 14), (40, 28), (32, 42), (20, 55), (9, 69), (3.6, 88)], closed=False), OUTER)
    d.lens([(18, 25), (3, 32), (-7, 46), (-7, 64), (-2, 78)], 3.6)
    d.lens([(42, 12), (35, 9), (28, 11)], 2.0)


def _on_chain(d: Drawing, skin: str) -> None:
    """A fist from its back: four fingers shut round a chain, a ring on the third."""
    wrist(d, [(26, 16, 21), (42, 24, 18.5), (56, 32, 17), (80, 50, 16)], skin)
    flesh(d, [(52, 12, "c"), (38, 0), (22, -9), (8, -14), (-6, -16), (-15, -10), (-16, -2), (-12.6, 2.4, "c"),
        (-18, 7), (-18, 14), (-14, 18, "c"), (-18, 23), (-17, 30), (-11.6, 33, "c"), (-13, 39), (-9, 45),
        (0, 47), (14, 46), (28, 46), (42, 48, "c")], skin, (0, 19))  # fmt: skip
    d.fold(([(-12.6, 2.4), (0, 3), (12, 1)], 5.4), ([(-14, 18), (-1, 18), (11, 16)], 5.2),
        ([(-11.6, 33), (0, 33), (12, 30)], 4.8))  # fmt: skip
    dimples(d, (17, -5), (17, 9), (17, 23), (17, 37), turn=180)
    sinews(d, ((24, -1), (36, 7)), ((24, 12), (35, 17)), ((24, 25), (34, 27)))
    ring: list[Node] = [(-10, 18.4, "c"), (-8, 25), (-8, 32.6, "c"), (0, 32.6, "c"), (1, 25), (-1, 18.4, "c")]
    d.shape(smooth(ring), YELLOW, INNER)


def _thumb_on_chain(d: Drawing, skin: str) -> None:
    """The thumb along the first finger, its end on the chain."""
    _pressing(d, [(36, 4, 10), (22, -13, 9.6), (6, -22, 9.0), (-11, -22, 7.4)], skin, (-11, -23), -84)
    flesh(
        d, [(53, 12), (42, -1), (31, -13), (19, -22), (15, -8), (24, 2), (34, 10), (44, 16)], skin, shade=()
    )
    d.line(smooth([(54, 13), (42, -1), (31, -13), (18, -25), (8, -31)], closed=False), OUTER)
    d.fold(([(13, -9), (21, 0), (31, 9)], 3.8))
    d.lens([(4, -30), (8, -25), (7, -18)], 1.8)


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


def _four_behind(d: Drawing, skin: str) -> None:
    """Wrist and palm, its fork right under the rim, and four fingers side by side up behind the coin."""
    wrist(d, [(8, 62, 23), (8, 76, 18), (8, 110, 15.5)], skin)
    for run, half in (
        ([(33, 34), (40, 10), (40, -22)], 6.8), ([(22, 28), (26, 4), (28, -24)], 7.7),
        ([(8, 26), (10, 2), (11, -26)], 8.2), ([(-8, 28), (-9, 4), (-9, -26)], 8.4),
    ):  # fmt: skip
        finger(d, run, half, skin, joints=False)
    flesh(d, [(-15, 22, "c"), (-18, 44), (-14, 66), (-8, 82), (-7.4, 106, "c"), (23.4, 106, "c"), (24, 90),
        (30, 76), (38, 60), (42, 44), (41, 32, "c"), (35, 28), (29, 27, "c"), (22, 22), (16, 22, "c"),
        (8, 20), (1, 21, "c"), (-8, 21)], skin, (5, 10), shade=())  # fmt: skip
    d.fold(([(0.2, 17), (0.4, 22), (1, 28)], 3.4), ([(17.8, 18), (17.6, 23), (18, 29)], 3.4),
        ([(31.8, 22), (31.2, 28), (31.4, 34)], 3.4))  # fmt: skip
    d.lens([(2, 22), (8, 24), (14, 23)], 1.8)
    d.lens([(17, 23), (23, 25), (28, 27)], 1.8)
    d.lens([(29, 28), (35, 32), (40, 33)], 1.8)
    d.lens([(-5, 37), (8, 35), (22, 37), (38, 46)], 2.6)
    d.lens([(-3, 47), (9, 48), (19, 54), (28, 67)], 2.4)
    turned(d, [(23, 100), (28, 80), (39, 56)], [(13, 94), (18, 76), (29, 64)], 9, width=2.6)


def _thumb_on_face(d: Drawing, skin: str) -> None:
    """The ball of the thumb, and the thumb flat on the coin's rim, its nail to us."""
    _pressing(d, [(-8, 63, 11), (-24, 42, 10.4), (-28, 17, 9.4), (-16, -17, 8.2)], skin, (-16, -16), 22)
    flesh(d, [(-29, 50), (-30, 39), (-19, 37), (-4, 48), (4, 66), (4, 86), (-2, 102), (-8, 100), (-10, 82),
        (-20, 67)], skin, shade=())  # fmt: skip
    d.line(smooth([(-37.4, 19), (-36.4, 36), (-29, 53), (-18, 68), (-9.6, 84), (-7.6, 106)], closed=False),
        OUTER)  # fmt: skip
    d.lens([(-19, 34), (-6, 44), (3, 60), (5, 82)], 3.6)
    d.lens([(-37, 18), (-30, 14), (-22, 16)], 2.0)


BEFORE_TWO: Final = Hand(behind=_two_behind, before=_two_shut, wrist=(-2, 79), way=90)
"""A right hand, its palm to us: the coin between thumb and two fingers, the others shut."""
PINCHING: Final = Hand(before=_beak, wrist=(80, 12), way=4)
"""A left hand, its back to us: a thing hangs from (0, 0), where the ends of thumb and first finger meet."""
CLASPING: Final = Hand(behind=_four_behind, before=_thumb_on_face, wrist=(8, 91), way=90)
"""A left hand, its palm to us: the coin deep in the fork of the thumb before it and four fingers behind."""
CRADLING: Final = Hand(behind=_under_rim, before=_over_rim, wrist=(-14, 78), way=94)
"""A right hand, its palm to us behind the coin: two finger ends over the rim, across from them the thumb."""
ON_CHAIN: Final = Hand(behind=_on_chain, before=_thumb_on_chain, wrist=(56, 32), way=38)
"""A left fist, its back to us, about a chain that goes in under its thumb; a ring on its third finger."""
