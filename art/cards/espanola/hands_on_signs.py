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
    """A cup held by its foot like a dish: four fingers below it; the foot stands on (0, 0), its rim at 50."""
    wrist(d, skin, (30, 30), turn, 17)
    for run in (
        [(38, 34, 8), (10, 33, 8), (-16, 25, 6)],
        [(40, 26, 8.4), (6, 24, 8.4), (-32, 14, 6.4)],
        [(40, 17, 8.4), (4, 15, 8.4), (-44, 4, 6)],
        [(38, 10, 8), (2, 7, 7.6), (-38, -3, 5.6)],
    ):
        finger(d, skin, run, joints=(0.4, 0.72))


def saucer_thumb(d: Drawing, skin: str) -> None:
    """The thumb of `saucer_behind`, pressed down on the foot, and the ball of the hand."""
    ball: list[Node] = [
        (20, 18, "c"), (30, 2), (42, -4), (54, 4), (56, 22), (48, 40), (34, 42), (24, 32),
    ]  # fmt: skip
    back(d, skin, ball, [(54, 4), (56, 22), (49, 39)])
    finger(d, skin, [(46, 10, 11), (36, -8, 10), (20, -17, 8.8), (6, -13, 6.6)], joints=(0.42,), nail=True)
    d.shape(smooth([(38, 2), (46, -2), (53, 12), (44, 22), (34, 18)]), skin, None)
    d.lens([(26, 26), (34, 16), (36, 4)], 2.4)


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


def pinch_behind(d: Drawing, skin: str, *, turn: float = 90) -> None:
    """A coin between thumb and forefinger, the others spread like a fan; its rim passes through (0, 0)."""
    wrist(d, skin, (20, 44), turn, 15)
    for run in (
        [(36, 34, 7.4), (48, 10, 6.8), (54, -14, 6.2), (48, -30, 4.8)],
        [(30, 30, 7.8), (37, 0, 7.4), (36, -28, 6.6), (26, -44, 5)],
        [(24, 28, 8), (22, -4, 7.6), (12, -28, 7), (0, -38, 5.4)],
    ):
        finger(d, skin, run, joints=(0.34, 0.68))
    finger(d, skin, [(16, 30, 8.4), (6, 6, 8), (-10, -10, 7), (-20, -16, 6)], joints=())
    palm: list[Node] = [(2, 48, "c"), (4, 30), (14, 18), (30, 20), (42, 28), (42, 44), (34, 60), (10, 60)]
    back(d, skin, palm, [(42, 28), (43, 42), (36, 58)])


def pinch_thumb(d: Drawing, skin: str) -> None:
    """The thumb of `pinch_behind`, flat on the coin."""
    finger(d, skin, [(16, 48, 11), (2, 32, 10.4), (-10, 12, 9.2), (-19, -4, 6.8)], joints=(0.58,), nail=True)
    d.shape(smooth([(8, 36), (22, 34), (30, 48), (22, 58), (10, 54)]), skin, None)
    d.lens([(12, 34), (20, 40), (22, 52)], 2.4)


def fingers_before_the_coin(d: Drawing, skin: str, *, turn: float = 74) -> None:
    """A coin shown to the world: the thumb is behind, four fingertips lie on its face; the rim runs
    through (0, 0) from upper right to lower left. Drawn after the coin."""
    wrist(d, skin, (20, 38), turn, 16)
    hand: list[Node] = [
        (32, -16, "c"), (42, -2), (44, 20), (36, 44), (14, 52), (0, 40), (-6, 22, "c"), (6, 4),
    ]  # fmt: skip
    back(d, skin, hand)
    for run, nail in (
        ([(4, 31, 7), (-9, 22, 6.8), (-20, 17, 5.4)], False),
        ([(8, 21, 8.2), (-9, 9, 8), (-25, 3, 6.4)], False),
        ([(17, 9, 8.8), (1, -12, 8.4), (-28, -25, 6.4)], True),
        ([(28, 0, 8.6), (19, -22, 8.2), (-3, -40, 6.4)], True),
    ):
        finger(d, skin, run, joints=(0.5,), nail=nail)
    cover: list[Node] = [
        (8, 36),
        (2, 28),
        (12, 24),
        (11, 15),
        (20, 14),
        (22, 4),
        (33, 2),
        (38, 20),
        (30, 42),
        (14, 46),
    ]
    d.shape(smooth(cover), skin, None, shade=[Shade(angle=30, depth=0.4, spacing=4.8, width=2.6, reach=13)])
    knuckles(d, [(26, 5), (16, 14)], 215, 5)


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
