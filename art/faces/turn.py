"""The angle of a head: how far it is turned aside, and whether the chin is up or down.

Parts are drawn at three quarters (`sitter.SIDE`). A turn carries them to another angle as a globe carries its
map: what lies on the front of the head moves most, what lies at its edges hardly at all.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from art.kit.paths import Point

Angle = Literal["quarter", "front", "profile"]
Knots = Sequence[tuple[float, float]]


@dataclass(frozen=True, kw_only=True)
class Turn:
    """An angle, and where it carries a column x of a part drawn at three quarters.

    `features` carries eyes, nose, mouth, ear; `shell` carries hair and hats, whose edge is that of the head.
    `irises`: half widths of the near and the far one, before they are carried (0: the nose hides that eye).
    `middle`: x of the front of the head; `neck`: how far its nape stands back;
    `aside`: how far the head does, so that the face stays in the middle of the picture.
    """

    angle: Angle
    features: Knots = ()
    shell: Knots = ()
    irises: tuple[float, float] = (8.4, 6.6)
    middle: float = 160.0
    neck: float = 0.0
    aside: float = 0.0


QUARTER = Turn(angle="quarter")
FRONT = Turn(
    angle="front",
    features=(
        (96, 112), (110, 126), (134, 141), (139, 146), (151, 163), (163, 183), (166, 190), (170, 195),
        (187, 210), (209, 228), (231, 246), (250, 258), (266, 267), (281, 277), (296, 287), (330, 322),
    ),
    shell=(
        (84, 84), (100, 97), (116, 112), (134, 139), (139, 146), (151, 163), (163, 182), (170, 193),
        (187, 209), (209, 225), (231, 242), (250, 256), (266, 267), (281, 277), (296, 287), (312, 305),
        (340, 334),
    ),
    irises=(9.8, 5.9),
    middle=192.0,
)  # fmt: skip
PROFILE = Turn(
    angle="profile",
    features=(
        (110, 120), (126, 123), (149, 128), (166, 134), (187, 149), (209, 168), (231, 188), (248, 206),
        (262, 224), (281, 241), (295, 257), (302, 288), (309, 306), (330, 332),
    ),
    shell=(
        (84, 62), (112, 92), (130, 121), (150, 140), (170, 156), (196, 174), (220, 194), (252, 226),
        (280, 262), (300, 296), (316, 320), (340, 344),
    ),
    irises=(8.8, 0.0),
    middle=136.0,
    neck=12.0,
    aside=15.0,
)  # fmt: skip


def carried(knots: Knots, nod: float, turn: Turn) -> Callable[[Point], Point]:
    """The map of a part: its columns go where `knots` say, then the head nods by `nod` units (up: more)."""
    nodded = nodding(nod, turn)
    if not knots:
        return nodded
    slopes, ends = _slopes(knots), (knots[0], knots[-1])
    level = _slopes(ends)

    def warp(point: Point) -> Point:
        x, y = point
        # Over the brow the head is a dome: it looks alike from all sides.
        dome = min(1.0, max(0.0, (y - 60) / 60)) if turn.angle == "front" else 1.0
        return nodded((_between(ends, level, x) * (1 - dome) + _between(knots, slopes, x) * dome, y))

    return warp


def nodding(nod: float, turn: Turn) -> Callable[[Point], Point]:
    """The front of the head goes up by `nod`, its back down by less; the crown stays."""

    def warp(point: Point) -> Point:
        x, y = point
        away = (x - turn.middle) / 130
        front = 1.45 / (1 + away * away) - 0.45 if x > turn.middle else 1.0
        crown = min(1.0, max(0.0, (y - 40) / 110))
        return (x, y - nod * (front if turn.angle == "front" else 1.7 * front - 0.7) * crown)

    return warp


def _slopes(knots: Knots) -> Sequence[float]:
    """Slopes at the knots of a curve through them that never turns back (Fritsch and Carlson)."""
    steps = [(b[1] - a[1]) / (b[0] - a[0]) for a, b in pairwise(knots)]
    inner = [2 * a * b / (a + b) for a, b in pairwise(steps)]
    return [steps[0], *inner, steps[-1]]


def _between(knots: Knots, slopes: Sequence[float], x: float) -> float:
    at = bisect_right([knot[0] for knot in knots], x)
    if at in (0, len(knots)):
        end = -1 if at else 0
        return knots[end][1] + x - knots[end][0]
    (x0, y0), (x1, y1) = knots[at - 1], knots[at]
    wide = x1 - x0
    t = (x - x0) / wide
    u = 1 - t
    return (
        y0 * u * u * (1 + 2 * t)
        + y1 * t * t * (1 + 2 * u)
        + wide * t * u * (slopes[at - 1] * u - slopes[at] * t)
    )
