"""Sleeves of soft cloth over a bent arm: folds that leave the crook in a group and hook back to the bone,
long ones that hang from the shoulder, gathers at the cuff.
"""

from __future__ import annotations

import math
from functools import partial

from art.cards.kit.paths import Point
from art.cards.kit.svg import OUTER, Drawing
from art.cards.kit.track import step
from art.cards.parts import bent_arm
from art.cards.parts.bent_arm import Bend, Fold


def cloth(d: Drawing, bend: Bend, fill: str, seed: int) -> None:
    """Draw a whole sleeve in that ink."""
    outline = bend.outline()
    d.shape(outline, fill, OUTER)
    with d.clip(outline):
        bent_arm.hatched(d, bend, 0.7, seed)
        d.fold(*_crook(bend), *_shoulder(bend), *_gathers(bend), _bone(bend))
    d.line(outline, OUTER)


arm = partial(bent_arm.arm, dress=cloth)
"""A whole arm in its sleeve: shoulder, elbow, wrist and half-widths as for `Bend`."""


def _crook(bend: Bend) -> list[Fold]:
    """The crease between forearm and upper arm, and folds on both sides of it, farther and shorter."""
    crook, joint, bone = bend.crook, bend.joint, bend.bone
    u, v = bend.along_above, bend.along_below
    deep = math.dist(crook, bend.point)
    folds: list[Fold] = [
        ([crook, step(step(crook, bone, deep * 0.4), u, joint * 0.04), step(step(crook, bone, deep * 0.74), u,
          joint * 0.2)], 8.0)
    ]  # fmt: skip
    above, below = _along(bend.shoulder, crook, u), _along(bend.elbow, crook, v)
    far_above, far_below = math.dist(bend.shoulder, bend.elbow), math.dist(bend.elbow, bend.wrist)
    for back, length, width in ((0.3, 0.62, 6.6), (0.72, 0.5, 5.6), (1.2, 0.34, 4.6)):
        if joint * (back + 0.5) < above:
            start = bend.upper((above - joint * back) / far_above, -bend.wide)
            folds.append(_hook(start, u, bend.out_above, deep * length, joint * 0.34, width))
    for on, length, width in ((0.34, 0.5, 6.0), (0.8, 0.36, 4.8)):
        if joint * (on + 1.2) < far_below - below:
            start = bend.lower((below + joint * on) / far_below, -(joint + bend.narrow) / 2)
            folds.append(_hook(start, (-v[0], -v[1]), bend.out_below, deep * length, joint * 0.2, width))
    return folds


def _hook(start: Point, way: Point, out: Point, length: float, far: float, width: float) -> Fold:
    """A fold straight in from the edge that turns that way."""
    middle = step(step(start, out, length * 0.56), way, far * 0.24)
    return [start, middle, step(step(start, out, length), way, far)], width


def _along(start: Point, end: Point, way: Point) -> float:
    return (end[0] - start[0]) * way[0] + (end[1] - start[1]) * way[1]


def _shoulder(bend: Bend) -> list[Fold]:
    """Two long folds from the shoulder down the upper arm."""
    w, upper = bend.wide, bend.upper
    return [
        ([upper(0.04, w * 0.2), upper(0.26, w * 0.5), upper(0.56, w * 0.56)], 5.6),
        ([upper(0.0, -w * 0.36), upper(0.16, -w * 0.1), upper(0.36, 0)], 4.6),
    ]


def _gathers(bend: Bend) -> list[Fold]:
    """Short folds from the cuff up the forearm."""
    n, lower = bend.narrow, bend.lower
    return [
        ([lower(1.0, -n * 0.36), lower(0.84, -n * 0.2), lower(0.7, n * 0.1)], 4.6),
        ([lower(1.0, n * 0.4), lower(0.8, n * 0.62), lower(0.62, n * 0.7)], 4.8),
    ]


def _bone(bend: Bend) -> Fold:
    """The cloth drawn round the bone of the elbow."""
    rim, joint = step(bend.elbow, bend.bone, bend.joint * 1.0), bend.joint
    middle = step(bend.elbow, bend.bone, joint * 0.68)
    return [step(rim, bend.along_above, -joint * 0.52), middle,
            step(step(bend.elbow, bend.bone, joint * 0.54), bend.along_below, joint * 0.4)], 4.6  # fmt: skip
