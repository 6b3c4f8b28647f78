"""Folds cut as solid black: those pressed in at a bent elbow, and the hollow of a mantle beside the waist."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, polyline, sampled, smooth
from art.cards.kit.svg import Drawing
from art.cards.kit.track import step
from art.cards.parts.bent_arm import Bend
from art.cards.triestine.inks import INK

_ACUTE = -0.3
"""Cosine of the turn of an arm whose inside has room for two folds only, as has a short forearm."""


def creases(d: Drawing, bend: Bend) -> None:
    """Two or three bent folds of unequal length from the inside of the elbow, each from its own place."""
    u, v, joint, crook = bend.along_above, bend.along_below, bend.joint, bend.crook

    def on(along: Point, far: float, way: Point, out: float) -> Point:
        """A point so far from the crook along a limb (below 0: back), then outwards, in half-widths."""
        return step(step(crook, along, joint * far), way, joint * out)

    bone, over, under = bend.bone, bend.out_above, bend.out_below
    d.fold(
        # The edge of the forearm runs on over the upper arm and turns round the bone.
        ([on(v, 0.06, bone, -0.06), on(u, 0.06, bone, 0.56), on(u, -0.16, bone, 1.06)], 9.6),
        # Along the forearm: it leaves the inside edge and follows the arm.
        ([on(v, 0.7, under, 0.06), on(v, 0.86, under, 0.5), on(v, 1.3, under, 0.84)], 7.0),
    )
    if bend.cosine > _ACUTE and math.dist(crook, bend.wrist) > 2.2 * joint:
        # Over the upper arm: short, bowed away from the elbow.
        d.fold(([on(u, -0.6, over, 0.04), on(u, -0.62, over, 0.46), on(u, -0.9, over, 0.8)], 7.0))


def doubled(d: Drawing, bend: Bend) -> None:
    """The folds of an arm so sharply bent that the forearm lies over the upper arm."""
    lower, joint = bend.lower, bend.joint
    d.fold(
        ([lower(0.12, -joint * 0.74), lower(0.2, -joint * 0.3), lower(0.12, joint * 0.16),
            lower(0.16, joint * 0.5)], 8.4),
        ([lower(0.34, -joint * 0.84), lower(0.42, -joint * 0.4), lower(0.56, -joint * 0.12)], 6.4),
    )  # fmt: skip


def at_wrist(d: Drawing, bend: Bend) -> None:
    """A fold that runs up from the wrist."""
    lower, n = bend.lower, bend.narrow
    d.fold(([lower(0.97, -n * 0.8), lower(0.8, -n * 0.5), lower(0.6, n * 0.3)], 5.0))


def at_flanks(d: Drawing, area: Outline) -> None:
    """Two black folds that rise from the foot of a garment beside its flanks, the longer one in the shade."""
    ring = area.sample(6)
    foot = max(y for _, y in ring)
    level = [x for x, y in ring if foot - 76 < y < foot - 20]
    left, right = min(level), max(level)
    d.fold(
        ([(left + 13, foot - 6), (left + 15, foot - 40), (left + 31, foot - 86)], 11),
        ([(right - 17, foot - 6), (right - 18, foot - 56), (right - 38, foot - 122)], 15),
        ([(right - 40, foot - 4), (right - 40, foot - 34), (right - 50, foot - 66)], 8),
    )


def hollow(d: Drawing, top: Point, foot: Point, side: int, *, half: float = 40.0, seed: int = 1) -> None:
    """The black inner fold of a mantle beside the waist, from y = `top` down to its hem.

    `top` and `foot` lie where the body covers the mantle; `side`: -1 where the cloth hangs to their left.
    A comb of strokes leads from the black into the colour.
    """
    (x0, y0), (x1, y1) = top, foot
    edge: list[Point] = [
        (x0 + side * half * 0.12, y0), (x0 + side * half * 0.5, y0 + (y1 - y0) * 0.42),
        (x1 + side * half * 0.84, y0 + (y1 - y0) * 0.76), (x1 + side * half, y1),
    ]  # fmt: skip
    black: list[Node] = [(*edge[0], "c"), *edge[1:3], (*edge[3], "c"), (x1 - side * 30, y1, "c")]
    d.flats(smooth([*black, (x0 - side * 20, y0 + 12, "c")]), ink=INK)
    line = sampled(edge, 8)
    far = [(x + side * half * (0.4 + 0.5 * i / len(line)), y) for i, (x, y) in enumerate(line)]
    d.hatch(
        polyline([*line, *far[::-1]]),
        Shade(angle=180 if side > 0 else 0, depth=0.8, spacing=6.4, width=3.4, seed=seed, bend=-0.06),
    )
