"""Hands that hold up a coin, its lowest point at (0, 0); and the other hands of page and king."""

from __future__ import annotations

from typing import Final

from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, thumb, wrist
from art.cards.triestine.inks import YELLOW
from art.cards.triestine.strokes import turned


def _two_behind(d: Drawing, skin: str) -> None:
    """The wrist, the palm, the first and the second finger up behind the coin."""
    wrist(d, [(-2, 52, 22), (-2, 64, 18), (-2, 92, 16)], skin)
    finger(d, [(-5, 42), (-8, 16), (-13, -18)], 8.6, skin, joints=False)
    finger(d, [(12, 42), (11, 16), (8, -18)], 8.4, skin, joints=False)
    flesh(d, [(-41, 36, "c"), (-39, 49), (-31, 61), (-21, 71), (-19, 86, "c"), (14, 86, "c"), (24, 66),
        (26, 40), (20, 26, "c"), (3, 20), (-13, 26, "c")], skin, (0, 4), shade=())  # fmt: skip
    d.lens([(0.4, 4), (2, 16), (3.4, 27)], 5.0)
    for bow in ([(-12.4, 23), (-6, 25.4), (0, 24)], [(4.6, 24), (11, 25.6), (18, 23.6)]):
        d.lens(bow, 1.9)


def _two_shut(d: Drawing, skin: str) -> None:
    """The third and the little finger shut in the palm, and the thumb before the coin."""
    finger(d, [(-36.6, 34), (-35, 46), (-25, 53.6)], 6.6, skin, joints=False, nail=1)
    finger(d, [(-21, 21), (-20, 36), (-9, 46.6)], 8.0, skin, joints=False, nail=1)
    d.lens([(-30.4, 26), (-29.4, 39), (-19, 50)], 4.2)
    for bow in ([(-40, 44), (-35.6, 45.6), (-31, 43.6)], [(-26, 33), (-20, 35), (-14, 32.6)]):
        d.lens(bow, 1.9)
    _thumb_of_right(d, skin)


def _thumb_of_right(d: Drawing, skin: str) -> None:
    """The ball of a right thumb, palm to us, and the thumb over the coin's rim."""
    run = [(18.0, 58.0, 11.0), (29.0, 40.0, 9.8), (31.5, 20.0, 9.0), (22.0, -10.0, 7.2)]
    d.limb(run, skin, INNER, start="round", end="round", depth=0.0)
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


def _three_behind(d: Drawing, skin: str) -> None:
    """Wrist, palm, three fingers bent up behind the coin, fanned; the little one free beside its rim."""
    wrist(d, [(-7, 56, 19), (-8, 68, 16), (-9, 96, 14.6)], skin)
    finger(d, [(-30, 36), (-43, 21), (-50, 5), (-49, -10)], 6.6, skin, joints=False)
    for run, half in (
        ([(10, 34), (12, 6), (7, -22)], 7.2), ([(-20, 36), (-27.6, 13), (-25, -20)], 7.2),
        ([(-3, 34), (-1.6, 6), (-6, -22)], 7.8),
    ):  # fmt: skip
        finger(d, run, half, skin, joints=False)
    flesh(d, [(-38.4, 37, "c"), (-39, 45), (-35, 57), (-27, 67), (-23.6, 78), (-23.6, 96, "c"),
        (5.6, 96, "c"), (9, 78), (20, 64), (28, 46), (19, 28, "c"), (11, 25), (4, 28, "c"), (-4, 24.4),
        (-13, 27.4, "c"), (-21, 26), (-28, 31, "c"), (-32, 30)], skin, (0, 5), shade=())  # fmt: skip
    for cleft, wide in (
        ([(4.4, 18), (4, 26), (2.6, 33)], 2.6), ([(-18.4, 25.6), (-13, 28.4), (-9.4, 25)], 2.6),
        ([(-34, 18), (-29.6, 30), (-25, 36)], 4.0),
    ):  # fmt: skip
        d.lens(cleft, wide)
    for bow in (
        [(5, 27), (11, 29), (17, 28)], [(-11, 26.6), (-4, 28.4), (2, 27.6)],
        [(-26, 29), (-20, 30), (-14.6, 28)], [(-36, 32), (-32, 34.6), (-28, 33)],
        [(-37, 16), (-42, 15), (-47, 17.4)], [(-44, 2), (-49, 0), (-54, 2)], [(8, 12), (12, 13.4), (17, 12)],
        [(-6.4, 10), (-2, 11.6), (3, 10.6)], [(-31, 16), (-27, 16.4), (-22.4, 14)],
    ):  # fmt: skip
        d.lens(bow, 1.9)
    for x, y in ((12, -4), (-1, -4), (-23, -6)):
        d.ticks(*(((x + 2.2 * k, y), (x + 2 * k, y + 6 + 3.4 * k), 1.7) for k in range(3)))
    d.lens([(-35, 46), (-24, 42), (-13, 42), (-2, 36)], 2.4)
    d.lens([(-32, 55), (-20, 51), (-8, 48), (4, 40), (12, 39)], 2.6)
    turned(d, [(-24, 82), (-28, 68), (-36, 56)], [(-14, 80), (-17, 66), (-27, 52)], 7, width=2.4)


def _thumb_on_rim(d: Drawing, skin: str) -> None:
    """The ball of the thumb and the thumb, bent at its joint, its end on the coin's rim, its nail to us."""
    _pressing(d, [(12, 60, 10), (27, 42, 9.4), (32, 20, 8.4), (23, -10, 7.0)], skin, (22.6, -9.6), -18)
    flesh(d, [(36.4, 42), (33, 33), (22, 32), (10, 42), (3, 56), (1, 70), (3, 84), (6, 84), (10, 76),
        (21, 65), (30, 55)], skin, shade=())  # fmt: skip
    d.line(smooth([(40.4, 20), (38.6, 34), (36, 44), (29, 56), (19, 67), (10, 77), (5.8, 90)], closed=False),
        OUTER)  # fmt: skip
    d.lens([(22.6, 29), (11, 39), (3, 54), (0, 70), (2, 82)], 3.4)
    d.lens([(40, 18.6), (34.4, 16), (29, 17.6)], 1.9)
    d.lens([(39.4, 23), (35.6, 21), (31.6, 22)], 1.6)
    turned(d, [(33, 50), (24, 62), (14, 72)], [(26, 44), (17, 54), (9, 64)], 7, width=2.2)


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


def _pinch(d: Drawing, skin: str) -> None:
    """The thumb, its nail to us, against the end of the forefinger, which is bent round; two others below."""
    wrist(d, [(50, 10, 22), (62, 11, 18.6), (76, 12, 16.4), (100, 13, 16)], skin)
    for run, half in (([(50, 25), (40, 32), (34, 41)], 7.4), ([(46, 15), (29, 22), (20, 32)], 8.0)):
        finger(d, run, half, skin, joints=False)
    thumb(d, [(58.0, -3.0, 12.0), (39.0, -17.0, 10.6), (19.0, -15.6, 9.8), (3.4, -7.0, 7.8)], skin)
    finger(d, [(45, 2), (21, 3.6), (5, 8.6), (-4, 0.6)], 8.4, skin, joints=False)
    flesh(d, [(33, -7, "c"), (46, -11), (60, -8), (72, -2, "c"), (72, 26, "c"), (62, 32), (52, 36), (44, 32),
        (40, 22), (36, 8)], skin, (4, 7), shade=())  # fmt: skip
    flesh(d, [(40, -24), (54, -17), (68, -5), (60, 6), (48, 2), (38, -9)], skin, shade=())
    d.line(smooth([(36, -28), (48, -21.6), (60, -13), (74, -4)], closed=False), OUTER)
    d.lens([(40, -6), (50, 0), (60, 4)], 2.8)
    dimples(d, (44, 10), (47, 20), turn=180, size=3.8)
    d.ticks(*(((52 + 4.6 * k, 35 - 0.9 * k), (54 + 4.4 * k, 28 - 0.7 * k), 2.2) for k in range(4)))
    d.line(
        smooth([(15, -21, "c"), (12.4, -15.4), (6, -12.6), (-0.6, -8.6), (-4, -5.6, "c")], closed=False), 1.8
    )
    d.line(smooth([(-8, 8, "c"), (-5, 6.4), (-4.4, 2), (-6.6, -3.4, "c")], closed=False), 1.8)
    d.lens([(13, -1), (16, 4), (15, 10)], 2.0)
    d.lens([(25, -24), (22.4, -20), (23.4, -15)], 1.8)


def _four_behind(d: Drawing, skin: str) -> None:
    """A palm a little turned, so that each finger laps over the next; they bend in behind the coin."""
    wrist(d, [(15, 62, 20), (15, 76, 16), (15, 106, 14.6)], skin)
    for run, half in (
        ([(41, 44), (51, 24), (52, 4), (42, -22)], 6.4), ([(32, 38), (39, 12), (33, -24)], 7.2),
        ([(21, 34), (25, 8), (20, -26)], 7.6), ([(8, 34), (9, 8), (3, -24)], 7.4),
    ):  # fmt: skip
        finger(d, run, half, skin, joints=False)
    flesh(d, [(1, 28, "c"), (-6, 46), (-6, 66), (0, 82), (0.4, 104, "c"), (29.6, 104, "c"), (30, 84),
        (38, 72), (47, 59), (49.4, 49), (48.8, 43, "c"), (44, 35), (40.4, 34, "c"), (34, 30), (29.6, 30, "c"),
        (22, 26), (16, 26, "c"), (8, 26)], skin, (5, 10), shade=())  # fmt: skip
    for cleft in ([(16, 14), (15.8, 26), (16.6, 34)], [(31.2, 16), (29.7, 29), (28.6, 37)],
        [(43, 20), (40.6, 33), (38.6, 41)]):  # fmt: skip
        d.lens(cleft, 4.0)
    for bow in (
        [(3, 28), (9, 29.6), (14.6, 28)], [(18, 29), (23, 31), (27.4, 31)],
        [(29, 33.6), (34, 36), (37.6, 36)], [(39.6, 38), (43, 40.4), (46.6, 40)],
        [(4, 12), (8.6, 13.4), (13, 12)], [(20, 11), (25, 12.6), (30, 11.4)],
        [(34, 14), (38.6, 16), (44, 15)], [(46, 24), (50, 26.4), (55, 26)], [(47, 5), (51, 6.6), (56, 5.4)],
    ):  # fmt: skip
        d.lens(bow, 1.9)
    for x, y in ((11, -1), (26, -3), (39.6, -8)):
        d.ticks(*(((x + 2.2 * k, y), (x + 2 * k, y + 5 + 3 * k), 1.7) for k in range(3)))
    d.lens([(4, 40), (16, 39), (30, 42), (45, 50)], 2.4)
    d.lens([(5, 47), (16, 47), (27, 52), (36, 64)], 2.6)
    turned(d, [(29, 92), (33, 78), (46, 60)], [(19, 88), (24, 74), (37, 60)], 9, width=2.6)


def _thumb_on_face(d: Drawing, skin: str) -> None:
    """The ball of the thumb, and the thumb before the coin's rim, its nail to us."""
    _pressing(d, [(-3, 62, 10.4), (-15, 43, 9.6), (-16, 19, 8.6), (-9, -13, 7.2)], skin, (-9, -12), 14)
    flesh(d, [(-24.4, 44), (-20, 34), (-10, 33), (-1, 43), (7, 58), (8, 74), (5, 92), (0, 92), (-3, 78),
        (-12, 66)], skin, shade=())  # fmt: skip
    fork: list[Node] = [(1.3, 14), (0.6, 22), (-2, 27), (-5.4, 26), (-7, 20)]
    flesh(d, [*fork, (-9, 44), (4, 44)], skin, (0, 4), shade=(), line=INNER)
    d.line(smooth([(-24.4, 20), (-25, 34), (-24, 46), (-18, 58), (-9.6, 70), (-2, 80), (0.4, 100)],
        closed=False), OUTER)  # fmt: skip
    d.lens([(-6, 30), (1, 40), (6, 55), (8, 72), (5, 84)], 3.4)
    d.lens([(-24, 19), (-18, 16), (-12, 18)], 1.9)
    d.lens([(-23.6, 23.6), (-19, 21.6), (-15, 23)], 1.6)
    d.ticks(*(((0.5 + 1.2 * k, 46 + 5 * k), (-8 + 1.6 * k, 48 + 5 * k), 2.0) for k in range(5)))


BEFORE_TWO: Final = Hand(behind=_two_behind, before=_two_shut, wrist=(-2, 79), way=90)
"""A right hand, its palm to us: the coin between thumb and two fingers, the others shut."""
PINCHING: Final = Hand(before=_pinch, wrist=(80, 12), way=4)
"""A left hand, its back to us: a thing hangs from (0, 0), where the ends of thumb and first finger meet."""
CLASPING: Final = Hand(behind=_four_behind, before=_thumb_on_face, wrist=(15, 88), way=90)
"""A left hand, its palm to us, a little turned: the thumb before the coin, four bent fingers behind it."""
POISED: Final = Hand(behind=_three_behind, before=_thumb_on_rim, wrist=(-9, 79), way=92)
"""A right hand, its palm to us: the coin between thumb and three fingers, the little one held off."""
ON_CHAIN: Final = Hand(behind=_on_chain, before=_thumb_on_chain, wrist=(56, 32), way=38)
"""A left fist, its back to us, about a chain that goes in under its thumb; a ring on its third finger."""
