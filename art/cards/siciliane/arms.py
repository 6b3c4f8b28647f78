"""A bent arm in its sleeve: one outline from the shoulder over the elbow to the wrist, with folds from the crook."""

from __future__ import annotations

import math

from art.cards.kit.limb import Station
from art.cards.kit.paths import Outline, Point, between, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.kit.track import step, unit

WRIST = 36.0  # from the middle of a fist to the sleeve
TIGHTEST = 1.5  # how far the crook may lie from the elbow's middle, in half-widths


def bent(
    d: Drawing, shoulder: Point, elbow: Point, wrist: Point, fill: str, *, top: float = 30.0,
    joint: float = 26.0, end: float = 16.5, seed: int = 1,
) -> None:  # fmt: skip
    """A sleeve from shoulder over elbow to wrist; half-widths `top`, `joint`, `end` there.

    The shoulder is round: the body, or a collar, covers it.
    """
    way = _Way(shoulder, elbow, wrist, joint)
    outline = _sleeve(way, top, end)
    d.shape(outline, fill, OUTER)
    u, v = way.upper, way.fore
    with d.clip(outline):
        above: list[Station] = [
            (*shoulder, top), (*between(shoulder, elbow, 0.5), top * 1.02), (*step(elbow, u, 2), joint),
        ]  # fmt: skip
        below: list[Station] = [
            (*step(elbow, v, -2), joint), (*between(elbow, wrist, 0.6), (joint + end) / 2 + 1), (*wrist, end),
        ]  # fmt: skip
        d.limb(above, None, None, start="round", depth=0.86, spacing=6, width=3.4, seed=seed)
        d.limb(below, None, None, depth=0.86, spacing=6, width=3.4, seed=seed + 1)
        _folds(d, way)
    d.line(outline, OUTER)


def reach(
    d: Drawing, shoulder: Point, elbow: Point, hand: Point, fill: str, *, top: float = 30.0, joint: float = 26.0,
    end: float = 16.5, seed: int = 1,
) -> None:  # fmt: skip
    """The sleeve of an arm whose hand holds something at `hand`: it ends where the cuff of `grips.hold` begins."""
    bent(d, shoulder, elbow, step(hand, unit(hand, elbow), WRIST), fill, top=top, joint=joint, end=end, seed=seed)


class _Way:
    """The run of an arm: directions of its parts, their outer sides, the bone of its elbow and the crook."""

    def __init__(self, shoulder: Point, elbow: Point, wrist: Point, joint: float) -> None:
        self.shoulder, self.elbow, self.wrist, self.joint = shoulder, elbow, wrist, joint
        self.upper, self.fore = u, v = unit(shoulder, elbow), unit(elbow, wrist)
        turn = 1.0 if u[0] * v[1] - u[1] * v[0] > 0 else -1.0
        self.out: Point = (u[1] * turn, -u[0] * turn)
        self.out_fore: Point = (v[1] * turn, -v[0] * turn)
        self.bone = unit((0, 0), (self.out[0] + self.out_fore[0], self.out[1] + self.out_fore[1]))
        bow = math.sqrt(max(0.0, (1 + u[0] * v[0] + u[1] * v[1]) / 2))
        self.crook = step(elbow, self.bone, -joint * min(TIGHTEST, 0.94 / max(bow, 0.1)))


def _sleeve(way: _Way, top: float, end: float) -> Outline:
    """The cloth hangs a little below the bone and bags above the wrist."""
    u, v, a, b, j = way.upper, way.fore, way.out, way.out_fore, way.joint
    elbow, wrist = way.elbow, way.wrist
    slim = (j + end) / 2
    return smooth([
        step(way.shoulder, u, -top * 0.72),
        step(step(way.shoulder, u, top * 0.1), a, top * 0.94),
        step(between(way.shoulder, elbow, 0.5), a, top * 1.04),
        step(step(elbow, u, -j * 0.62), a, j * 1.0),
        step(elbow, way.bone, j * 1.16),
        step(step(elbow, v, j * 0.66), b, j * 1.06),
        step(between(elbow, wrist, 0.66), b, slim + 2),
        (*step(wrist, b, end), "c"),
        (*step(wrist, b, -end), "c"),
        step(between(elbow, wrist, 0.62), b, -slim - 1),
        (*way.crook, "c"),
        step(between(way.shoulder, elbow, 0.45), a, -top * 0.92),
        step(way.shoulder, a, -top * 0.9),
    ])  # fmt: skip


def _folds(d: Drawing, way: _Way) -> None:
    """The crease where forearm and upper arm meet, folds that radiate from it, and one round the bone."""
    j, elbow = way.joint, way.elbow

    def arm(along: float, across: float) -> Point:
        return step(step(elbow, way.upper, -along * j), way.out, across * j)

    def fore(along: float, across: float) -> Point:
        return step(step(elbow, way.fore, along * j), way.out_fore, across * j)

    d.fold(([way.crook, step(way.crook, way.bone, j * 0.6), step(arm(0.1, 0.2), way.bone, j * 0.2)], 9))
    d.fold(
        ([arm(1.15, -1), arm(0.9, -0.3), arm(0.36, 0.5)], 7),
        ([arm(1.75, -1.05), arm(1.55, -0.36), arm(1.2, 0.24)], 5.5),
    )
    # In a sharp bend the forearm's own folds would only blacken the crook.
    blunt = way.upper[0] * way.fore[0] + way.upper[1] * way.fore[1] > -0.25
    if blunt:
        d.fold(([fore(0.62, 1.0), fore(0.4, 0.6), fore(-0.05, 0.4)], 5))
    if blunt and math.dist(elbow, way.wrist) > j * 2.2:
        d.fold(
            ([fore(1.15, -0.9), fore(0.9, -0.3), fore(0.42, 0.36)], 6.5),
            ([fore(1.7, -0.8), fore(1.5, -0.3), fore(1.25, 0.2)], 4.6),
        )
