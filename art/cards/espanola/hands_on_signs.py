"""Hands that carry cups, coins and the orb. A hand in two parts: draw the first, the thing, then the second.

The forearm comes from below, `turn` degrees clockwise from the right; each says where (0, 0) is.
"""

from __future__ import annotations

from art.cards.espanola.fingers import back, finger, knuckles, tendons, wrist
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import INNER, Drawing


def fingertips_behind(d: Drawing, skin: str, *, turn: float = 78) -> None:
    """A cup's foot on five fingertips: the far fingers; the foot stands on (0, 0), 90 wide."""
    wrist(d, skin, (4, 50), turn, 16)
    for run in (
        [(-2, 40, 8), (-12, 20, 7.4), (-22, -6, 5.6)],
        [(4, 40, 8), (2, 18, 7.4), (-2, -8, 5.6)],
        [(12, 42, 8), (18, 20, 7.2), (20, -6, 5.4)],
    ):
        finger(d, skin, run, joints=())


def fingertips_before(d: Drawing, skin: str) -> None:
    """The forefinger, the little finger and the thumb of `fingertips_behind`, before the foot."""
    palm: list[Node] = [
        (-22, 34, "c"), (-12, 24), (2, 22), (20, 26), (28, 38, "c"), (24, 56), (16, 68), (-6, 68), (-16, 54),
    ]  # fmt: skip
    back(d, skin, palm, [(-22, 34), (-16, 54), (-7, 68)])
    finger(
        d, skin, [(-12, 44, 8.4), (-30, 28, 8), (-42, 10, 7), (-43, -8, 5.4)], joints=(0.34, 0.66), nail=True
    )
    finger(d, skin, [(20, 54, 11), (33, 34, 10), (41, 12, 8.6), (39, -7, 6.4)], joints=(0.62,), nail=True)
    d.shape(smooth([(-14, 42), (2, 36), (22, 44), (22, 60), (8, 66), (-8, 60)]), skin, None)
    d.lens([(-8, 40), (4, 46), (8, 58)], 2.4)
    d.lens([(14, 62), (14, 50), (22, 40)], 2.4)


def saucer_behind(d: Drawing, skin: str, *, turn: float = 66) -> None:
    """A cup's foot on four fingers laid together like a shelf; it stands level on (0, 0), its rim at 50."""
    wrist(d, skin, (34, 36), turn, 17)
    for run in (
        [(40, 38, 7.6), (8, 37, 7.4), (-18, 33, 5.6)],
        [(42, 29, 8.2), (4, 28, 8.2), (-34, 24, 6.2)],
        [(42, 19, 8.6), (2, 18, 8.4), (-46, 14, 6.4)],
        [(40, 8, 8.6), (0, 8, 8.2), (-34, 5, 7), (-50, 1, 5.8)],
    ):
        finger(d, skin, run, joints=(0.46, 0.8))


def saucer_thumb(d: Drawing, skin: str) -> None:
    """The thumb of `saucer_behind`, its tip on the edge of the foot, and the ball of the hand."""
    ball: list[Node] = [
        (26, 30, "c"), (30, 16), (40, 8), (58, 2), (66, 18), (62, 40), (48, 50), (32, 46),
    ]  # fmt: skip
    back(d, skin, ball, [(66, 16), (63, 38), (52, 49)])
    finger(d, skin, [(55, 22, 12), (58, 2, 10.6), (52, -14, 9), (39, -17, 6.8)], joints=(0.5,), nail=True)
    d.shape(smooth([(46, 12), (56, 6), (64, 20), (54, 34), (42, 30)]), skin, None)
    d.lens([(32, 34), (40, 26), (44, 14)], 2.4)


def stem_behind(d: Drawing, skin: str, *, turn: float = 60) -> None:
    """A cup in the fist: wrist and palm, behind its stem through (0, 0)."""
    wrist(d, skin, (16, 14), turn, 16)
    back(d, skin, [(-6, -20), (12, -26), (29, -14), (33, 10), (24, 32), (4, 30), (-8, 6)])


def stem_before(d: Drawing, skin: str) -> None:
    """The fingers of `stem_behind`, come round the stem to the front, and the thumb up along it."""
    finger(d, skin, [(-15, 27, 6.4), (-4, 26, 6.8), (9, 27, 5.4)], joints=(0.36,), nail=True)
    for x0, x1, y, w in ((-20, 9, 13, 7.8), (-22, 10, -3, 8.2), (-18, 8, -18, 7.8)):
        finger(d, skin, [(x0, y + 2, w * 0.94), (x0 + 11, y - 2, w), (x1, y + 1, w * 0.8)],
               joints=(0.3,), nail=True)  # fmt: skip
    ball: list[Node] = [
        (14, 34, "c"), (14, 18), (15, 2), (16, -12, "c"), (26, -15), (34, -2), (36, 14), (27, 32),
    ]  # fmt: skip
    back(d, skin, ball, [(14, 34), (14, 18), (15, 2)])
    finger(d, skin, [(27, -1, 11.4), (20, -18, 10), (9, -32, 8.6), (0, -44, 6.6)], joints=(0.56,), nail=True)
    d.shape(smooth([(18, -4), (26, -12), (33, 1), (28, 16), (19, 13)]), skin, None)
    d.lens([(16, 20), (19, 8), (16, -4)], 2.4)


def plate_behind(d: Drawing, skin: str, *, turn: float = 88) -> None:
    """A coin held as one holds a plate: palm and fingers behind it; its rim passes through (0, 0) from upper
    right to lower left, the coin above."""
    wrist(d, skin, (12, 50), turn, 15)
    for run in (
        [(18, 34, 9), (2, 8, 8.6), (-20, -16, 7)],
        [(8, 38, 9), (-12, 12, 8.6), (-34, -4, 7)],
        [(2, 42, 8.6), (-22, 20, 8), (-44, 6, 6.4)],
    ):
        finger(d, skin, run, joints=())
    palm: list[Node] = [
        (-14, 46, "c"), (-10, 30), (2, 18), (18, 6), (36, 6), (40, 28), (34, 54), (26, 66), (0, 66), (-8, 58),
    ]  # fmt: skip
    back(d, skin, palm, [(-14, 46), (-8, 58), (0, 68)])
    d.lens([(-4, 34), (4, 42), (6, 56)], 2.4)


def plate_before(d: Drawing, skin: str) -> None:
    """The thumb of `plate_behind` across the rim, flat on the coin; the little finger is hooked below it."""
    finger(
        d, skin, [(-2, 50, 9), (-24, 44, 8.4), (-40, 32, 7.4), (-44, 12, 5.8)], joints=(0.4, 0.7), nail=True
    )
    d.shape(smooth([(-12, 44), (2, 40), (10, 50), (2, 60), (-8, 56)]), skin, None)
    ball: list[Node] = [(10, 62, "c"), (10, 40), (18, 20), (30, 4), (42, 18), (40, 42), (32, 62)]
    back(d, skin, ball, [(42, 16), (41, 40), (33, 60)])
    finger(
        d, skin, [(30, 42, 12.6), (33, 14, 12), (21, -12, 10.2), (2, -27, 9), (-9, -33, 6.6)],
        joints=(0.5,), nail=True,
    )  # fmt: skip
    d.shape(smooth([(18, 36), (26, 20), (42, 26), (38, 52), (24, 56)]), skin, None)
    d.lens([(13, 58), (13, 42), (20, 24)], 2.6)


def ledge_behind(d: Drawing, skin: str, *, turn: float = 112) -> None:
    """A coin stood in the bent fingers as on a ledge: wrist and heel of the hand, which is under and behind
    it; its lowest point is (0, 0)."""
    wrist(d, skin, (0, 42), turn, 16)
    heel: list[Node] = [(-30, 4), (-34, 22), (-28, 42), (-18, 58), (14, 60), (28, 44), (34, 24), (28, 2)]
    back(d, skin, heel)
    finger(d, skin, [(-12, 44, 12), (-38, 28, 11), (-55, 4, 9.4), (-58, -22, 7.4)], joints=(0.5,))


def ledge_before(d: Drawing, skin: str) -> None:
    """The fingers of `ledge_behind`, bent up before the rim: knuckles below it, tips on the coin."""
    for run in (
        [(25, 25, 6.6), (31, 10, 7.2), (32, -11, 5.4)],
        [(11, 34, 8), (14, 12, 8.4), (13, -20, 6.2)],
        [(-5, 37, 8.4), (-6, 12, 8.8), (-9, -24, 6.6)],
        [(-21, 33, 8.2), (-26, 10, 8.6), (-31, -17, 6.2)],
    ):
        finger(d, skin, run, joints=(0.56,), nail=True)
    knuckles(d, [(25, 21), (11, 28), (-5, 31), (-21, 27)], 90, 4.6)


def palm_behind_the_coin(d: Drawing, skin: str, *, turn: float = 70) -> None:
    """A heavy coin stood in the hollow of the hand: palm and far fingers; its lowest point is (0, 0)."""
    wrist(d, skin, (8, 40), turn, 17)
    finger(d, skin, [(26, 22, 8.4), (46, 4, 8), (56, -20, 7), (54, -36, 5.4)], joints=(0.36, 0.7))
    palm: list[Node] = [
        (-34, 2, "c"), (-22, 18), (-10, 34), (-6, 54), (20, 58), (32, 42), (42, 22), (40, 2, "c"), (0, -8),
    ]  # fmt: skip
    back(d, skin, palm)


def palm_before_the_coin(d: Drawing, skin: str) -> None:
    """The fingers of `palm_behind_the_coin` that clasp its foot, and the thumb along its edge."""
    for run in (
        [(-10, 26, 8), (-28, 14, 7.6), (-29, -6, 5.8)],
        [(-14, 20, 7.8), (-40, 8, 7.4), (-46, -14, 5.6)],
    ):
        finger(d, skin, run, joints=(0.5,), nail=True)
    finger(d, skin, [(18, 42, 11.4), (24, 20, 10.6), (21, -4, 9.4), (14, -22, 6.8)], joints=(0.6,), nail=True)
    d.shape(smooth([(-16, 24), (-4, 20), (8, 24), (26, 34), (26, 50), (8, 58), (-8, 44)]), skin, None)
    d.lens([(-10, 30), (2, 34), (10, 44)], 2.4)
    d.lens([(12, 54), (10, 42), (15, 30)], 2.4)


def orb_behind(d: Drawing, skin: str, *, turn: float = 84) -> None:
    """An orb on the spread hand: the palm and the far fingers; the orb rests on (0, 0)."""
    wrist(d, skin, (-2, 40), turn, 16)
    for run in ([(8, 24, 7.8), (24, 6, 7.4), (34, -14, 5.6)], [(2, 24, 8), (8, 2, 7.4), (12, -16, 5.6)]):
        finger(d, skin, run, joints=())


def orb_before(d: Drawing, skin: str) -> None:
    """The thumb and two fingers of `orb_behind`, curved up before the orb."""
    palm: list[Node] = [
        (-24, 22, "c"),
        (-8, 12),
        (10, 12),
        (26, 22, "c"),
        (20, 40),
        (14, 56),
        (-16, 56),
        (-20, 38),
    ]
    back(d, skin, palm, [(26, 22), (20, 40), (14, 56)])
    finger(
        d, skin, [(14, 28, 8.6), (30, 20, 8.2), (42, 4, 7.2), (43, -12, 5.6)], joints=(0.36, 0.7), nail=True
    )
    finger(d, skin, [(6, 24, 8), (16, 8, 7.8), (17, -10, 6)], joints=(0.5,), nail=True)
    finger(d, skin, [(-12, 40, 11), (-26, 22, 10), (-33, 4, 8.8), (-32, -14, 6.6)], joints=(0.6,), nail=True)
    d.shape(smooth([(-14, 28), (0, 20), (14, 26), (14, 44), (0, 52), (-12, 46)]), skin, None)
    d.lens([(-8, 48), (-10, 36), (-16, 26)], 2.4)


def napkin_hand(d: Drawing, skin: str) -> None:
    """A hand laid on the breast, its fingers a little spread: the wrist at (0, 0), at the right."""
    for run in (
        [(-24, 14, 6.6), (-44, 22, 6.4), (-60, 26, 4.8)],
        [(-26, 6, 7.4), (-52, 10, 7), (-72, 12, 5.2)],
        [(-26, -3, 7.6), (-54, -3, 7.2), (-77, -3, 5.4)],
        [(-24, -12, 7.4), (-50, -17, 7), (-70, -22, 5.2)],
    ):
        finger(d, skin, run, joints=(0.5,), nail=True)
    finger(d, skin, [(-6, -12, 8.6), (-22, -28, 8), (-36, -36, 6)], joints=(0.5,), nail=True)
    hand: list[Node] = [
        (8, -16, "c"),
        (-14, -20),
        (-30, -17),
        (-36, -4),
        (-34, 12),
        (-24, 22),
        (-6, 19),
        (8, 14, "c"),
    ]
    d.shape(smooth(hand), skin, None, shade=[Shade(angle=80, depth=0.36, spacing=4.8, width=2.6, reach=12)])
    d.line(smooth([(-24, 22), (-6, 19), (8, 14)], closed=False), INNER)
    knuckles(d, [(-30, -13), (-33, -3), (-32, 7), (-27, 15)], 180, 5)
    tendons(d, ((-24, -8), (-4, -4)), ((-24, 4), (-4, 3)))
