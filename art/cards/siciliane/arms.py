"""A bent arm in its sleeve, hatched across both parts, its folds radiating from the crook of the elbow."""

from __future__ import annotations

import math

from art.cards.kit.limb import Station
from art.cards.kit.paths import Point, between
from art.cards.kit.svg import OUTER, Drawing
from art.cards.kit.track import step, unit
from art.cards.parts.bent_arm import sleeve

WRIST = 36.0
"""From the middle of a fist to where the sleeve ends."""


def bent(
    d: Drawing, shoulder: Point, elbow: Point, wrist: Point, fill: str, *, top: float = 30.0,
    joint: float = 26.0, end: float = 16.5, seed: int = 1,
) -> None:  # fmt: skip
    """A sleeve from shoulder over elbow to wrist; half-widths `top`, `joint`, `end` there.

    The shoulder is round: the body, or a collar, covers it.
    """
    outline = sleeve(shoulder, elbow, wrist, wide=top, joint=joint, narrow=end)
    d.shape(outline, fill, OUTER)
    u, v = unit(shoulder, elbow), unit(elbow, wrist)
    with d.clip(outline):
        above: list[Station] = [
            (*shoulder, top), (*between(shoulder, elbow, 0.5), top * 1.02), (*step(elbow, u, 2), joint),
        ]  # fmt: skip
        below: list[Station] = [
            (*step(elbow, v, -2), joint), (*between(elbow, wrist, 0.6), (joint + end) / 2 + 1), (*wrist, end),
        ]  # fmt: skip
        d.limb(above, None, None, start="round", depth=0.86, spacing=6, width=3.4, seed=seed)
        d.limb(below, None, None, depth=0.86, spacing=6, width=3.4, seed=seed + 1)
        _folds(d, elbow, wrist, u, v, joint)
    d.line(outline, OUTER)


def reach(
    d: Drawing, shoulder: Point, elbow: Point, hand: Point, fill: str, *, top: float = 30.0,
    joint: float = 26.0, end: float = 16.5, seed: int = 1,
) -> None:  # fmt: skip
    """The sleeve of an arm whose hand holds something: it ends where the cuff of `grips.hold` begins."""
    wrist = step(hand, unit(hand, elbow), WRIST)
    bent(d, shoulder, elbow, wrist, fill, top=top, joint=joint, end=end, seed=seed)


def _folds(d: Drawing, elbow: Point, wrist: Point, u: Point, v: Point, j: float) -> None:
    """The crease where forearm and upper arm meet, folds that radiate from it, and one round the bone.

    `u`, `v`: the ways of upper arm and forearm; `j`: the elbow's half-width.
    """
    turn = 1.0 if u[0] * v[1] - u[1] * v[0] > 0 else -1.0
    a: Point = (u[1] * turn, -u[0] * turn)  # outwards of the upper arm
    b: Point = (v[1] * turn, -v[0] * turn)  # and of the forearm
    bone = unit((0, 0), (a[0] + b[0], a[1] + b[1]))
    cosine = u[0] * v[0] + u[1] * v[1]
    crook = step(elbow, bone, -j * min(1.5, 0.94 / max(0.1, math.sqrt(max(0.0, (1 + cosine) / 2)))))

    def arm(along: float, across: float) -> Point:
        return step(step(elbow, u, -along * j), a, across * j)

    def fore(along: float, across: float) -> Point:
        return step(step(elbow, v, along * j), b, across * j)

    d.fold(
        ([crook, step(crook, bone, j * 0.6), step(arm(0.1, 0.2), bone, j * 0.2)], 9),
        ([arm(1.15, -1), arm(0.9, -0.3), arm(0.36, 0.5)], 7),
    )  # fmt: skip
    if cosine < -0.25:
        return  # In a sharp bend more folds would only blacken the crook.
    d.fold(
        ([arm(1.75, -1.05), arm(1.55, -0.36), arm(1.2, 0.24)], 5.5),
        ([fore(0.62, 1.0), fore(0.4, 0.6), fore(-0.05, 0.4)], 5),
    )  # fmt: skip
    if math.dist(elbow, wrist) > j * 2.2:
        d.fold(
            ([fore(1.15, -0.9), fore(0.9, -0.3), fore(0.42, 0.36)], 6.5),
            ([fore(1.7, -0.8), fore(1.5, -0.3), fore(1.25, 0.2)], 4.6),
        )  # fmt: skip
