"""Large hands with knuckles: round a shaft, pinching a coin, on the breast, at the reins.

A fist is about 60 wide and 66 high. Each is drawn about the point where it holds; mirror with `Drawing.at`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, between, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

_PALM = Shade(angle=40, depth=0.34, spacing=4.6, width=2.6, reach=16)


def finger(
    d: Drawing, root: Point, tip: Point, half: float, skin: str, *, bow: float = 0.0,
        joints: Sequence[float] = (0.36, 0.7),
    nail: bool = False, line: float = INNER,
) -> None:  # fmt: skip
    """One finger from its knuckle to its tip; `bow` bends it sideways, `joints` are the creased places."""
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    long = math.hypot(dx, dy)
    nx, ny = -dy / long, dx / long

    def at(t: float, across: float = 0.0) -> Point:
        x, y = between(root, tip, t)
        swell = bow * math.sin(math.pi * t) + across
        return (x + nx * swell, y + ny * swell)

    stations: list[Station] = [
        (*at(0), half), (*at(0.3), half * 0.97), (*at(0.5), half * 1.03), (*at(0.75), half * 0.92), (*at(1),
            half * 0.74),
    ]  # fmt: skip
    d.limb(stations, skin, line, start="round", end="round", depth=0.62, spacing=4.4, width=2.4)
    for t in joints:
        d.lens([at(t, -half * 0.62), at(t + 0.035, 0), at(t, half * 0.5)], 2.0)
        d.lens([at(t + 0.09, -half * 0.36), at(t + 0.11, 0), at(t + 0.09, half * 0.3)], 1.5)
    if nail:
        d.line(smooth([at(0.86, -half * 0.5), at(1.0, -half * 0.5), at(1.08, 0), at(1.0, half * 0.5),
            at(0.86, half * 0.5)],
            closed=False), DETAIL)  # fmt: skip
        d.line(smooth([at(0.86, -half * 0.5), at(0.82, 0), at(0.86, half * 0.5)], closed=False), DETAIL)


def fist(d: Drawing, skin: str, *, wrist: float = 55.0) -> None:
    """A fist round an upright shaft through (0, 0), fingers seen, the thumb laid over them.

    `wrist`: where the forearm leaves, degrees clockwise from the right.
    """
    cos, sin = math.cos(math.radians(wrist)), math.sin(math.radians(wrist))
    arm: list[Station] = [
        (8, -2, 27), (10 + 18 * cos, 18 * sin, 26), (8 + 36 * cos, 36 * sin, 19.5), (8 + 62 * cos, 60 * sin,
            18),
    ]  # fmt: skip
    d.limb(arm, skin, OUTER, depth=0.6, spacing=4.8, width=2.8)
    for root, tip, half in (
        ((-17, 25), (14, 26), 7.4), ((-22, 11), (18, 12), 8.4), ((-24, -5), (19, -4), 8.8), ((-21, -21), (17,
            -20), 8.6),
    ):  # fmt: skip
        finger(d, root, tip, half, skin, bow=-2.0, joints=(0.24, 0.74))
        # The bend over the knuckle at the left.
        d.lens(
            [
                (root[0] - 2, root[1] - half * 0.7),
                (root[0] - 4.6, root[1]),
                (root[0] - 2, root[1] + half * 0.6),
            ],
            1.7,
        )
    edge: list[Node] = [
        (38, 14, "c"), (37, -4), (31, -19), (19, -29), (5, -31), (-8, -30), (-16, -26), (-17, -19), (-10,
            -15),
        (2, -15), (12, -11), (18, 0), (23, 12), (30, 21, "c"),
    ]  # fmt: skip
    d.shape(smooth(edge), skin, None, shade=[Shade(angle=100, depth=0.4, spacing=4.4, width=2.5, reach=10)])
    d.line(smooth(edge, closed=False), OUTER)
    d.line(smooth([(-15, -27), (-8, -29), (-4, -25), (-6, -20), (-13, -18)], closed=False), DETAIL)
    d.lens([(6, -29), (9, -24), (8, -18)], 2.2)
    d.lens([(10, -28), (13, -23), (12, -17)], 1.7)
    d.lens([(24, -20), (30, -8), (31, 6)], 2.2)
    d.fold(([(31, 14), (27, 11), (24, 6)], 2.4), ([(34, 4), (30, 0), (28, -5)], 2.0))


def back_fist(d: Drawing, skin: str, *, wrist: float = 50.0) -> None:
    """A fist round an upright shaft through (0, 0) seen from the back: knuckles left, fingers bend away.

    Only the shaft above and below shows; draw it before.
    """
    cos, sin = math.cos(math.radians(wrist)), math.sin(math.radians(wrist))
    arm: list[Station] = [
        (6, 0, 28), (10 + 16 * cos, 16 * sin, 26), (12 + 34 * cos, 34 * sin, 19.5), (12 + 60 * cos, 58 * sin,
            18),
    ]  # fmt: skip
    d.limb(arm, skin, OUTER, depth=0.6, spacing=4.8, width=2.8)
    finger(d, (18, -27), (-16, -37), 8.2, skin, bow=3, joints=(0.6,), nail=True)
    back: list[Node] = [
        (2, -33, "c"), (16, -34), (30, -26), (37, -8), (39, 14, "c"), (29, 31, "c"), (12, 35), (0, 32),
    ]  # fmt: skip
    d.shape(smooth(back), skin, OUTER)
    for x0, x1, y, half in (
        (-18, 6, 25, 7.4), (-24, 10, 10.6, 8.4), (-26, 12, -5.4, 8.8), (-22, 10, -21, 8.6),
    ):  # fmt: skip
        finger(d, (x1, y + 1.6), (x0, y - 1), half, skin, bow=1.6, joints=(0.78,))
        d.lens([(x0 - 3, y - half * 0.6), (x0 - 5.4, y), (x0 - 3, y + half * 0.5)], 1.5)
    joined: list[Node] = [
        (8, -31), (18, -32), (28, -24), (34, -6), (35, 14), (26, 29), (12, 32), (4, 30), (7, 18), (13, 3),
        (12, -12), (9, -22),
    ]  # fmt: skip
    d.shape(smooth(joined), skin, None)  # The fingers grow out of the back of the hand.
    d.hatch(smooth([*back[1:-1], (16, 4)]), Shade(angle=30, depth=0.4, spacing=4.6, width=2.5, reach=9))
    for x, y in ((11, -21), (15, -5.4), (13, 10.6), (8, 24.6)):
        d.lens([(x - 5, y - 7), (x + 2, y - 5), (x + 3.4, y + 4)], 2.6)
        d.lens([(x + 8, y * 0.9), (x + 13, y * 0.8), (x + 18, y * 0.7 + 1)], 1.6)


def pinch(d: Drawing, skin: str, *, wrist: float = 75.0) -> None:
    """A hand holding a coin by its lower right rim at (0, 0), before the coin; then `pinch_thumb`."""
    cos, sin = math.cos(math.radians(wrist)), math.sin(math.radians(wrist))
    arm: list[Station] = [
        (15, 20, 24), (17 + 10 * cos, 22 + 12 * sin, 24), (18 + 30 * cos, 22 + 32 * sin, 19.5),
        (18 + 62 * cos, 22 + 60 * sin, 18),
    ]  # fmt: skip
    d.limb(arm, skin, OUTER, start="round", depth=0.6, spacing=4.8, width=2.8)
    for root, tip, half in (
        ((30, 2), (-2, -38), 8.2), ((35, 12), (8, -26), 8.4), ((37, 24), (16, -10), 8.2), ((35, 36), (20, 8),
            7.4),
    ):  # fmt: skip
        finger(d, root, tip, half, skin, bow=-4, joints=(0.4, 0.74))


def pinch_thumb(d: Drawing, skin: str) -> None:
    """The thumb of `pinch`, over the coin."""
    edge: list[Node] = [
        (2, 50, "c"), (-5, 34), (-16, 18), (-25, 4), (-29, -8), (-24, -15), (-15, -12), (-7, 0), (3, 11),
            (14, 21),
        (22, 34, "c"),
    ]  # fmt: skip
    d.shape(
        smooth([*edge, (14, 48)]),
        skin,
        None,
        shade=[Shade(angle=20, depth=0.34, spacing=4.4, width=2.4, reach=9)],
    )
    d.line(smooth(edge, closed=False), OUTER)
    d.line(smooth([(-26, -4), (-26, -11), (-20, -12), (-16, -7), (-19, 0)], closed=False), DETAIL)
    d.lens([(-15, 14), (-10, 10), (-7, 4)], 2)
    d.lens([(-12, 18), (-7, 14), (-4, 8)], 1.6)
    d.lens([(18, 26), (10, 30), (4, 40)], 2.2)


def breast(d: Drawing, skin: str) -> None:
    """A hand laid flat, its back to us: the wrist at (0, 0) at the right, fingers to the left."""
    for root, tip, half in (
        ((-24, 18), (-61, 25), 6.4), ((-27, 10), (-74, 13), 7.2), ((-28, 1), (-80, 0), 7.4),
        ((-26, -9), (-73, -14), 7.2),
    ):  # fmt: skip
        finger(d, root, tip, half, skin, bow=-1.5, joints=(0.5,), nail=True)
    finger(d, (-8, -10), (-40, -40), 7.6, skin, bow=4, joints=(0.62,), nail=True)
    back: list[Node] = [
        (8, -17, "c"), (-10, -20), (-24, -19), (-32, -14), (-34, -4), (-34, 7), (-31, 17), (-25, 25),
        (-14, 24), (-2, 19), (8, 17, "c"),
    ]  # fmt: skip
    d.shape(smooth(back), skin, None)
    d.hatch(smooth(back), Shade(angle=80, depth=0.36, spacing=4.6, width=2.4, reach=10))
    d.line(smooth([(8, -17, "c"), (-6, -20), (-12, -23, "c")], closed=False), OUTER)
    d.line(smooth([(-25, 25, "c"), (-14, 24), (-2, 19), (8, 17, "c")], closed=False), OUTER)
    d.lens([(-28, -20), (-20, -14), (-15, -5)], 2.2)
    for x, y in ((-31, -9), (-33, 1), (-31, 11), (-26, 19)):
        d.lens([(x - 2, y - 4.4), (x + 3, y), (x - 2, y + 4)], 2.2)
        d.lens([(x + 9, y * 0.9), (x + 16, y * 0.8), (x + 23, y * 0.64)], 1.5)


def reins(d: Drawing, skin: str, *, wrist: float = 20.0) -> None:
    """A fist at the reins, knuckles up: the reins leave (-14, 24) downwards; `wrist` as for `fist`."""
    cos, sin = math.cos(math.radians(wrist)), math.sin(math.radians(wrist))
    arm: list[Station] = [
        (0, 0, 24), (14 * cos, 14 * sin, 24), (34 * cos, 34 * sin, 19.5), (60 * cos, 60 * sin, 18),
    ]  # fmt: skip
    d.limb(arm, skin, OUTER, start="round", depth=0.6, spacing=4.8, width=2.8)
    for root, tip, half in (
        ((20, -8), (16, 19), 7.4), ((7, -14), (3, 21), 8.2), ((-8, -15), (-12, 20), 8.4), ((-22, -10), (-25,
            17), 8),
    ):  # fmt: skip
        finger(d, root, tip, half, skin, joints=(0.34, 0.74))
    hand: list[Node] = [
        (-29, -11, "c"), (-23, -22), (-8, -27), (8, -26), (22, -19), (30, -6, "c"), (22, -4), (12, -8), (0,
            -11), (-14, -10),
    ]  # fmt: skip
    d.shape(smooth(hand), skin, None)
    d.line(smooth(hand[:6], closed=False), OUTER)
    for x, y in ((-21, -11), (-7, -14), (8, -13), (20, -7)):
        d.lens([(x - 5, y), (x, y - 4), (x + 5, y + 1)], 2.2)
    finger(d, (-14, -19), (-34, 2), 8.4, skin, bow=4, joints=(0.5,), nail=True)
