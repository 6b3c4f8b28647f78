"""Large blunt hands that hold: round a shaft or a rein, round a thin staff, under a cup or an orb.

Each is drawn about the middle of what it holds and is about 50 wide and 56 high; mirror with `Drawing.at`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import step, unit
from art.cards.parts import hands
from art.cards.siciliane.arms import WRIST
from art.cards.siciliane.inks import FLESH, WHITE

_PALM = 1.34  # size of the palm that carries, and where its wrist is seen from what stands on it
_BELOW: Point = (6.0, 47.0)
_CUPPED = Shade(angle=70, depth=0.36, spacing=4.4, width=2.6, reach=10)


def fist(d: Drawing, skin: str = FLESH, *, wrist: float = 40.0) -> None:
    """A fist round an upright shaft through (0, 0), fingers towards us, the thumb locked over them.

    `wrist`: where the forearm leaves, degrees clockwise from the right.
    """
    _heel(d, skin, wrist)
    for x0, x1, y, half in (
        (-15, 13, 21, 6.6),
        (-20, 17, 8.4, 7.4),
        (-22, 18, -5.6, 7.8),
        (-19, 15, -19.4, 7.4),
    ):
        _finger(d, x0, x1, y, half, skin)
    thumb: list[Node] = [
        (30, 8, "c"), (30, -8), (25, -19), (15, -23), (4, -18), (-6, -9), (-8.4, -3), (-3, 1.6), (6, -3),
        (14, -7),
        (19, 0), (23, 12, "c"),
    ]  # fmt: skip
    d.shape(smooth([*thumb, (28, 14)]),
        skin, None, shade=[Shade(angle=96, depth=0.3, spacing=4.4, width=2.4)])  # fmt: skip
    d.line(smooth(thumb, closed=False), INNER)
    d.line(smooth([(-6.6, -6), (-2, -8.4), (1, -5), (-3, -0.4)], closed=False), DETAIL)
    d.lens([(8, -20), (11, -15), (10, -9)], 2.2)
    d.lens([(21, -20), (25, -10), (25, 2)], 2.4)


def staff(d: Drawing, skin: str = FLESH, *, wrist: float = 40.0) -> None:
    """A hand round a thin staff through (0, 0), its back to us: knuckles left, the fingers bent away."""
    _heel(d, skin, wrist)
    thumb: list[Node] = [(12, -22, "c"), (-2, -33), (-14, -31), (-15, -24), (-6, -19), (4, -14, "c")]
    d.shape(smooth(thumb), skin, INNER)
    hand: list[Node] = [
        (20, -20, "c"), (8, -24), (-7, -23), (-18, -18), (-21, -12), (-17, -7.6, "c"), (-23.6, -4), (-23, 3),
        (-18, 6, "c"), (-22.6, 9), (-21, 16), (-15.6, 18, "c"), (-18, 23), (-14, 28), (-2, 28), (12, 25),
        (20, 20, "c"),
    ]  # fmt: skip
    d.shape(smooth(hand), skin, None, shade=[_CUPPED])
    d.line(smooth(hand, closed=False), INNER)
    d.fold(([(-17, -7.6), (-9, -8.6), (-1, -8)], 3.6), ([(-18, 6), (-9, 4.6), (-1, 4.4)], 3.6),
        ([(-15.6, 18), (-8, 16.6), (-1, 15.6)], 3.4))  # fmt: skip
    for y in (-15, -2, 10.4, 21.6):
        d.lens([(-5, y - 4), (-1.6, y), (-5, y + 4)], 2.2)
    for y, x in ((-12, 16), (0, 19), (11, 17)):
        d.lens([(4, y), (x * 0.6, y + 1), (x, y + 3)], 1.8)


def hold(
    d: Drawing, elbow: Point, hand: Point, skin: str = FLESH, *, grip: Callable[..., None] = fist,
    tilt: float = 0.0, trim: str = WHITE, half: float = 16.0, long: float = 15.0, flip: bool | None = None,
    size: float = 1.0,
) -> None:  # fmt: skip
    """The hand of an arm that comes from the elbow, at what it holds, and the cuff over its wrist.

    `tilt`: how far the shaft leans, degrees clockwise; `flip`: fingers to the right (usual if the arm comes
    from the left); `size` of the hand.
    """
    dx, dy = elbow[0] - hand[0], elbow[1] - hand[1]
    turned = dx < 0 if flip is None else flip
    wrist = math.degrees(math.atan2(dy, dx)) - tilt
    with d.at(*hand, size, tilt, turned):
        grip(d, skin, wrist=180 - wrist if turned else wrist)
    cuff(d, elbow, step(hand, unit(hand, elbow), WRIST), half, trim, long=long)


def gather(
    d: Drawing, elbow: Point, hand: Point, cloth: str, skin: str = FLESH, *, tilt: float = 0.0
) -> None:
    """A fist that gathers hanging cloth: a crumpled puff of it stands out over the thumb."""
    with d.at(*hand, 1.0, tilt, flip=elbow[0] < hand[0]):
        puff: list[Node] = [
            (-13, -10, "c"), (-22, -25), (-18, -37), (-9, -37), (-5, -31, "c"), (-1, -42), (10, -43),
            (14, -33, "c"), (22, -36), (28, -26), (16, -8, "c"),
        ]  # fmt: skip
        d.shape(smooth(puff), cloth, OUTER, shade=[Shade(angle=20, depth=0.3, spacing=4.6, width=2.6)])
        d.fold(([(-3, -14), (-5, -24), (-5, -32)], 4), ([(8, -14), (12, -24), (14, -33)], 4))
    hold(d, elbow, hand, skin, tilt=tilt, size=0.88)


def wrist_below(foot: Point) -> Point:
    """Where the sleeve ends under a palm that carries what stands at `foot` (see `carry`)."""
    return (foot[0] + _BELOW[0], foot[1] + _BELOW[1])


def carry(d: Drawing, elbow: Point, foot: Point, skin: str = FLESH, *, half: float = 16.5) -> None:
    """A palm under what stands at `foot`, and the cuff below; draw it after the sleeve, before its load."""
    with d.at(*foot, _PALM):
        hands.palm_under(d, skin)
    cuff(d, elbow, wrist_below(foot), half)


def cuff(
    d: Drawing, elbow: Point, wrist: Point, half: float, fill: str = WHITE, *, long: float = 15.0
) -> None:
    """A turned-back cuff at the wrist of a forearm from the elbow, `half` its half-width there."""
    turn = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])) - 90
    h = half
    with d.at(*wrist, 1.0, turn):
        outline: list[Node] = [
            (-h - 6, -long, "c"), (-h * 0.4, -long - 2), (h * 0.4, -long - 2), (h + 6, -long, "c"),
            (h - 1, 4, "c"),
            (0, 6.5), (1 - h, 4, "c"),
        ]  # fmt: skip
        d.shape(smooth(outline), fill, INNER, shade=[Shade(depth=0.4, spacing=4.2, width=2.8)])
        d.lens([(-h - 4.4, -long + 5), (0, -long + 3), (h + 4.4, -long + 5)], 2.6)


def _heel(d: Drawing, skin: str, wrist: float) -> None:
    """Palm and wrist, before the fingers."""
    cos, sin = math.cos(math.radians(wrist)), math.sin(math.radians(wrist))
    run: Sequence[Station] = [
        (5, 0, 24), (6 + 14 * cos, 14 * sin, 22), (5 + 30 * cos, 30 * sin, 15.5),
        (5 + 50 * cos, 50 * sin, 14.5),
    ]  # fmt: skip
    d.limb(run, skin, OUTER, start="round", depth=0.6, spacing=4.8, width=2.6)


def _finger(d: Drawing, x0: float, x1: float, y: float, half: float, skin: str) -> None:
    """A finger bent round the front of a shaft, its knuckle at the left."""
    run: Sequence[Station] = [(x0, y, half * 0.94), ((x0 + x1) / 2 - 3, y - 1, half),
        (x1, y + 0.6, half * 0.86)]  # fmt: skip
    d.limb(run, skin, INNER, start="round", end="round", depth=0.5, spacing=4.6, width=2.4)
    d.lens([(x0 + 5, y - half * 0.7), (x0 + 7.4, y), (x0 + 5, y + half * 0.6)], 2.0)
    d.lens([(x0 - 2, y - half * 0.4), (x0 - 3.6, y), (x0 - 2, y + half * 0.4)], 1.6)
    d.ticks(((x1 - 6, y + half - 1), (x1 - 8, y - half * 0.3), 2.2))
