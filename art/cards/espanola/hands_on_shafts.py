"""Hands round trunks, hilts and rods: what they hold is drawn before and stands upright through (0, 0).

The forearm comes from the right, `turn` degrees clockwise; mirror with `Drawing.at`. `half` is half the width
of what they hold.
"""

from __future__ import annotations

from art.cards.espanola.fingers import back, finger, knuckles, tendons, wrist
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing


def round_the_trunk(d: Drawing, skin: str, half: float, *, turn: float) -> None:
    """Four long fingers right across a trunk and round its far edge; the thumb lies up along it."""
    wrist(d, skin, (half + 6, 4), turn, 16)
    finger(
        d, skin, [(half + 6, -14, 10), (half - 6, -34, 9.6), (half - 20, -50, 7)], joints=(0.5,), nail=True
    )
    for y, dip, w in ((25, 6, 7.2), (11, 5, 8.2), (-4, 4, 8.6), (-19, 3, 8.2)):
        finger(d, skin, [
            (half + 4, y + 1, w), (half * 0.3, y - 4, w), (-half * 0.5, y - 3, w * 0.94),
            (-half - 1, y + dip, w * 0.72),
        ], joints=(0.36, 0.72))  # fmt: skip
    root: list[Node] = [
        (half - 2, -29, "c"), (half + 14, -25), (half + 24, -8), (half + 25, 14), (half + 14, 32),
        (half - 2, 33),
        (half - 6, 22), (half - 3, 14), (half - 8, 6), (half - 3, -2), (half - 8, -10), (half - 3, -19),
    ]  # fmt: skip
    back(d, skin, root, [(half - 2, -29), (half + 14, -25), (half + 24, -9)])
    knuckles(d, [(half, -20), (half + 2, -5), (half + 2, 10), (half - 1, 24)], 180, 5.4)
    tendons(d, ((half + 8, -14), (half + 20, -4)), ((half + 9, 2), (half + 21, 8)))


def beside_the_trunk(d: Drawing, skin: str, half: float) -> None:
    """The back of a hand right of a trunk: fingers behind it, their tips round its far edge, the thumb aslant
    before it. The forearm comes from below, 60 degrees from the right, at (half + 39, 46)."""
    for y, w in ((22, 6.4), (8, 7.6), (-7, 7.8), (-21, 7)):
        finger(d, skin, [(-half - 4, y - 5, w), (-half - 1, y - 1, w), (-half + 9, y + 2, w * 0.88)],
               joints=(), nail=True)  # fmt: skip
    hand: list[Node] = [
        (half + 54, 40, "c"), (half + 44, 20), (half + 38, 0), (half + 28, -18), (half + 12, -29),
        (half - 3, -29, "c"), (half - 5, -8), (half - 4, 14), (half - 2, 29, "c"), (half + 8, 36),
        (half + 16, 44), (half + 26, 58, "c"),
    ]  # fmt: skip
    d.shape(smooth(hand), skin, OUTER, shade=[
        Shade(angle=-20, depth=0.34, spacing=4.8, width=2.6, reach=15),
        Shade(angle=100, depth=0.3, spacing=4.8, width=2.4, reach=9),
    ])  # fmt: skip
    thumb: list[Station] = [
        (half + 17, 12, 12.6), (half + 3, -2, 11), (half - 11, -16, 9.2), (half - 20, -25, 7),
    ]  # fmt: skip
    finger(d, skin, thumb, joints=(0.56,), nail=True)
    cover: list[Node] = [
        (half + 9, -9), (half + 20, -2), (half + 30, 14), (half + 20, 26), (half + 6, 18), (half + 5, 4),
    ]  # fmt: skip
    d.shape(smooth(cover), skin, None)
    d.lens([(half + 6, 19), (half + 16, 27), (half + 26, 28)], 2.4)
    knuckles(d, [(half + 6, -21), (half + 21, -15)], -60, 4.6)
    tendons(d, ((half + 24, -6), (half + 36, 16)))


def upright_staff(d: Drawing, skin: str, *, turn: float) -> None:
    """A thin rod held before one: thumb on the one side, fingertips laid round it on the other."""
    wrist(d, skin, (18, 8), turn)
    palm: list[Node] = [(6, -22, "c"), (20, -24), (31, -10), (32, 12), (22, 30), (6, 26), (2, 4)]
    back(d, skin, palm)
    for y, w in ((20, 6.4), (7, 7.2), (-6, 7.4)):
        finger(d, skin, [(16, y + 1, w), (2, y - 2, w), (-11, y + 2, w * 0.84)], joints=(0.5,))
    finger(
        d,
        skin,
        [
            (18, -14, 8),
            (4, -22, 7.6),
            (-9, -27, 6),
        ],
        joints=(0.5,),
    )
    finger(d, skin, [(26, -6, 9), (18, -24, 8.8), (10, -42, 7)], joints=(0.5,), nail=True)
    d.shape(smooth([(14, -16), (24, -18), (29, 4), (24, 24), (14, 24), (11, 4)]), skin, None)
    d.lens([(13, 14), (10, 0), (14, -12)], 2.2)


def round_a_scroll(d: Drawing, skin: str, half: float, *, turn: float) -> None:
    """A rolled paper held loosely by its foot: two fingers before it, the little one under its end."""
    wrist(d, skin, (half + 6, 4), turn)
    finger(d, skin, [(half + 6, 18, 8), (0, 24, 7.4), (-half, 20, 6)], joints=(0.5,))
    for y, w in ((8, 7.8), (-6, 8.2)):
        finger(d, skin, [(half + 8, y, w), (0, y - 4, w), (-half - 4, y + 2, w * 0.8)], joints=(0.42, 0.76))
    finger(d, skin, [(half + 10, -14, 8.4), (4, -24, 8), (-half - 2, -22, 6.4)], joints=(0.5,), nail=True)
    hand: list[Node] = [
        (half, -22, "c"), (half + 14, -24), (half + 26, -10), (half + 26, 12), (half + 14, 28), (half, 26),
        (half - 3, 12), (half - 4, -4),
    ]  # fmt: skip
    back(d, skin, hand, [(half, -22), (half + 14, -24), (half + 24, -13)])
    knuckles(d, [(half + 4, -12), (half + 4, 4), (half + 3, 17)], 180, 5)


def fist_on_hip(d: Drawing, skin: str) -> None:
    """A fist set on the hip, its back to us: the wrist at (0, 0) at the right, the knuckles lower left."""
    hand: list[Node] = [
        (10, -16, "c"), (-8, -20), (-26, -16), (-40, -6), (-46, 6), (-43, 16), (-34, 20), (-32, 28),
        (-22, 31),
        (-14, 38), (-3, 37), (6, 28), (12, 16, "c"),
    ]  # fmt: skip
    d.shape(smooth(hand), skin, INNER, shade=[ROUND_LOW])
    d.fold(([(-43, 16), (-34, 9), (-26, 5)], 3.4), ([(-32, 28), (-24, 20), (-18, 14)], 3.4),
           ([(-14, 38), (-10, 28), (-8, 20)], 3.2))  # fmt: skip
    knuckles(d, [(-31, -2), (-23, 7), (-15, 15), (-5, 20)], 130, 5)
    tendons(d, ((-22, -6), (-2, -6)), ((-15, 2), (2, 0)))


def thumb_before_the_hip(d: Drawing, skin: str) -> None:
    """A hand set on the hip, its fingers behind, its thumb in front: the wrist at (0, 0), the arm from the
    upper right."""
    hand: list[Node] = [
        (-2, -25, "c"), (-16, -18), (-24, -4), (-23, 14), (-15, 32), (-5, 41, "c"), (8, 37), (18, 26),
        (22, 8, "c"),
    ]  # fmt: skip
    d.shape(smooth(hand), skin, INNER, shade=[Shade(angle=20, depth=0.4, spacing=4.8, width=2.6, reach=14)])
    finger(d, skin, [(-8, -6, 11.4), (-28, -2, 10.4), (-44, 7, 9), (-54, 15, 6.8)], joints=(0.62,), nail=True)
    d.shape(smooth([(-18, -14), (-4, -18), (6, -6), (0, 8), (-16, 6)]), skin, None)
    d.lens([(-22, 8), (-8, 11), (4, 6)], 2.4)
    d.fold(([(-5, 41), (-8, 30), (-14, 22)], 3))
    tendons(d, ((4, 24), (10, 6)))


ROUND_LOW = Shade(angle=60, depth=0.34, spacing=4.8, width=2.6, reach=12)
"""Shades a hand that points down."""


def thumb_in_belt(d: Drawing, skin: str) -> None:
    """A thumb hooked behind the belt at (-24, 4): four fingers hang over it; the wrist at (0, 0), right."""
    hand: list[Node] = [
        (10, -15, "c"),
        (-8, -20),
        (-24, -17),
        (-36, -9),
        (-38, 4),
        (-26, 14),
        (2, 18),
        (12, 14, "c"),
    ]
    for x0, y0, x1, y1, w in (
        (-4, 8, -4, 38, 6.6),
        (-15, 6, -17, 46, 7.4),
        (-26, 2, -30, 46, 7.4),
        (-34, -4, -42, 36, 7),
    ):
        finger(
            d, skin, [(x0, y0, w), ((x0 + x1) / 2 - 2, (y0 + y1) / 2, w), (x1, y1, w * 0.78)], joints=(0.5,)
        )
    back(d, skin, hand, [(10, -15), (-8, -20), (-24, -17), (-36, -9), (-41, 0)])
    knuckles(d, [(-33, 0), (-24, 7), (-14, 11), (-4, 13)], 100, 5)
    tendons(d, ((-24, -6), (-4, -8)), ((-15, 0), (2, -2)))
