"""A bent arm in its sleeve, hatched across both parts, its folds radiating from the crook of the elbow."""

from __future__ import annotations

import math
from functools import partial

from art.cards.kit.hatch import LIGHT
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Outline, Point, between, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.kit.track import step, unit
from art.cards.parts import bent_arm
from art.cards.parts.bent_arm import Bend

WRIST = 36.0
"""From the middle of a fist to where the sleeve ends."""


def _dress(d: Drawing, bend: Bend, fill: str, seed: int) -> None:
    """Deep hatching across both parts, and the folds of the bend."""
    shoulder, elbow, wrist = bend.shoulder, bend.elbow, bend.wrist
    wide, joint, narrow = bend.wide, bend.joint, bend.narrow
    outline = _outline(bend)
    d.shape(outline, fill, OUTER)
    with d.clip(outline):
        # Where the inside of a sharp bend is the dark side, each part is hatched only as far as the crook.
        inner = bend.cosine < -0.25
        stop = joint * 1.3 if inner and _lit(bend.out_above) else -2.0
        start = joint * 2.0 if inner and _lit(bend.out_below) else -2.0
        above: list[Station] = [
            (*shoulder, wide), (*between(shoulder, elbow, 0.4), wide * 1.02),
            (*step(elbow, bend.along_above, -stop), joint),
        ]  # fmt: skip
        below: list[Station] = [
            (*step(elbow, bend.along_below, start), joint),
            (*between(elbow, wrist, 0.8), narrow + 2), (*wrist, narrow),
        ]  # fmt: skip
        d.limb(above, None, None, start="round", depth=0.86, spacing=6, width=3.4, seed=seed)
        d.limb(below, None, None, depth=0.86, spacing=6, width=3.4, seed=seed + 1)
        _folds(d, bend)
    d.line(outline, OUTER)


def _lit(way: Point) -> bool:
    """True if a surface that faces that way is turned to the light."""
    return way[0] * LIGHT[0] + way[1] * LIGHT[1] > 0


def _outline(bend: Bend) -> Outline:
    """The whole sleeve; the inner edge of a very short forearm runs straight to the crook."""
    (ex, ey), (cx, cy), (vx, vy) = bend.elbow, bend.crook, bend.along_below
    if (cx - ex) * vx + (cy - ey) * vy < 0.52 * math.dist(bend.elbow, bend.wrist):
        return bend.outline()
    elbow, u, v, a, b = bend.elbow, bend.along_above, bend.along_below, bend.out_above, bend.out_below
    wide, joint, narrow = bend.wide, bend.joint, bend.narrow
    crook = step(bend.elbow, bend.bone, -0.9 * joint)
    nodes: list[Node] = [
        step(bend.shoulder, u, -wide * 0.72), bend.upper(0.1, wide * 0.92), bend.upper(0.5, wide * 1.02),
        step(step(elbow, u, -joint * 0.55), a, joint * 1.06), step(elbow, bend.bone, joint * 1.08),
        step(step(elbow, v, joint * 0.6), b, joint * 1.02), (*bend.lower(1, narrow), "c"),
        (*bend.lower(1, -narrow), "c"), (*crook, "c"), bend.upper(0.5, -wide * 0.94),
        bend.upper(0, -wide * 0.9),
    ]  # fmt: skip
    return smooth(nodes)


bent = partial(bent_arm.arm, wide=30.0, joint=26.0, narrow=16.5, dress=_dress)
"""A sleeve from shoulder over elbow to wrist: `bent_arm.arm`. The body, or a collar, covers its top."""


def reach(
    d: Drawing, shoulder: Point, elbow: Point, hand: Point, fill: str, *, wide: float = 30.0,
    joint: float = 26.0, narrow: float = 16.5, seed: int = 1, bare: float = 0.0,
) -> None:  # fmt: skip
    """The sleeve of an arm whose hand holds something: it ends where the cuff of `grips.hold` begins."""
    wrist = step(hand, unit(hand, elbow), WRIST + bare)
    bent(d, shoulder, elbow, wrist, fill, wide=wide, joint=joint, narrow=narrow, seed=seed)


def _folds(d: Drawing, bend: Bend) -> None:
    """The crease where forearm and upper arm meet, folds that radiate from it, and one round the bone."""
    elbow, crook, j = bend.elbow, bend.crook, bend.joint

    def arm(along: float, across: float) -> Point:
        return step(step(elbow, bend.along_above, -along * j), bend.out_above, across * j)

    def fore(along: float, across: float) -> Point:
        return step(step(elbow, bend.along_below, along * j), bend.out_below, across * j)

    if bend.cosine < -0.25:
        # In a sharp bend they fan out from the crook over the forearm; more would only blacken it.
        root = step(crook, bend.bone, -7)
        runs: list[tuple[list[Point], float]] = [
            ([root, step(crook, bend.bone, j * 0.5), step(fore(0.05, 0.28), bend.bone, j * 0.1)], 7.0),
            ([root, crook, arm(0.76, -0.3), arm(0.5, 0.42)], 5.5),
        ]
        if math.dist(elbow, bend.wrist) > j * 2.4:
            runs.append(([root, crook, fore(0.72, -0.3), fore(0.66, 0.4)], 6.0))
        for run, width in runs:
            d.lens(run, width)
        return
    d.fold(
        ([crook, step(crook, bend.bone, j * 0.6), step(arm(0.1, 0.2), bend.bone, j * 0.2)], 9),
        ([arm(1.15, -1), arm(0.9, -0.3), arm(0.36, 0.5)], 7),
    )  # fmt: skip
    d.fold(
        ([arm(1.75, -1.05), arm(1.55, -0.36), arm(1.2, 0.24)], 5.5),
        ([fore(0.62, 1.0), fore(0.4, 0.6), fore(-0.05, 0.4)], 5),
    )  # fmt: skip
    if math.dist(elbow, bend.wrist) > j * 2.2:
        d.fold(
            ([fore(1.15, -0.9), fore(0.9, -0.3), fore(0.42, 0.36)], 6.5),
            ([fore(1.7, -0.8), fore(1.5, -0.3), fore(1.25, 0.2)], 4.6),
        )  # fmt: skip
