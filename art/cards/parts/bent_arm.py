"""A whole arm in its sleeve: one outline bent at the elbow, and the folds that the bend presses in."""

from __future__ import annotations

import math

from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Outline, Point, between, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.kit.track import step, unit


def sleeve(
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    *,
    wide: float = 42.0,
    joint: float = 36.0,
    narrow: float = 23.0,
) -> Outline:
    """A whole sleeve as one outline, from a round shoulder over the bone of the elbow to a cut wrist."""
    u, v = unit(shoulder, elbow), unit(elbow, wrist)
    turn = 1.0 if u[0] * v[1] - u[1] * v[0] > 0 else -1.0
    a: Point = (u[1] * turn, -u[0] * turn)  # outwards of the upper arm
    b: Point = (v[1] * turn, -v[0] * turn)  # and of the forearm
    bone = unit((0, 0), (a[0] + b[0], a[1] + b[1]))
    crook = step(elbow, bone, -joint * _crook(u, v))

    def off(p: Point, way: Point, far: float) -> Point:
        return step(p, way, far)

    nodes: list[Node] = [
        step(shoulder, u, -wide * 0.72),
        off(step(shoulder, u, wide * 0.1), a, wide * 0.92),
        off(between(shoulder, elbow, 0.5), a, wide * 1.02),
        off(step(elbow, u, -joint * 0.55), a, joint * 1.06),
        step(elbow, bone, joint * 1.08),
        off(step(elbow, v, joint * 0.6), b, joint * 1.02),
        off(between(elbow, wrist, 0.62), b, (joint + narrow) / 2 + 1),
        (*off(wrist, b, narrow), "c"),
        (*off(wrist, b, -narrow), "c"),
        off(between(elbow, wrist, 0.6), b, -(joint + narrow) / 2 + 1),
        (*crook, "c"),
        off(between(shoulder, elbow, 0.45), a, -wide * 0.92),
        off(shoulder, a, -wide * 0.9),
    ]
    return smooth(nodes)


def arm(
    d: Drawing,
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    fill: str,
    *,
    wide: float = 42.0,
    joint: float = 36.0,
    narrow: float = 23.0,
    seed: int = 1,
) -> Outline:
    """The sleeve with its hatching across both parts, and the folds that the bend presses into the cloth."""
    outline = sleeve(shoulder, elbow, wrist, wide=wide, joint=joint, narrow=narrow)
    d.shape(outline, fill, OUTER)
    u, v = unit(shoulder, elbow), unit(elbow, wrist)
    with d.clip(outline):
        upper: list[Station] = [
            (*shoulder, wide * 0.94), (*between(shoulder, elbow, 0.5), wide), (*step(elbow, u, -4), joint),
        ]  # fmt: skip
        lower: list[Station] = [
            (*step(elbow, v, 4), joint), (*between(elbow, wrist, 0.6), (joint + narrow) / 2 + 1),
            (*wrist, narrow),
        ]  # fmt: skip
        d.limb(upper, None, None, start="round", depth=0.74, spacing=6.2, seed=seed)
        d.limb(lower, None, None, depth=0.74, spacing=6.2, seed=seed + 1)
        _creases(d, shoulder, elbow, wrist, joint)
    d.line(outline, OUTER)
    return outline


def _creases(d: Drawing, shoulder: Point, elbow: Point, wrist: Point, joint: float) -> None:
    """The crease where the forearm meets the upper arm, folds that leave it, and one round the bone."""
    u, v = unit(shoulder, elbow), unit(elbow, wrist)
    turn = 1.0 if u[0] * v[1] - u[1] * v[0] > 0 else -1.0
    a: Point = (u[1] * turn, -u[0] * turn)
    b: Point = (v[1] * turn, -v[0] * turn)
    bone = unit((0, 0), (a[0] + b[0], a[1] + b[1]))
    crook = step(elbow, bone, -joint * _crook(u, v))

    def on(p: Point, out: float, along: Point, far: float) -> Point:
        return step(step(p, bone, joint * out), along, joint * far)

    # The crease runs on as the edge of the forearm, over the upper arm.
    d.fold(([crook, on(crook, 0.5, u, 0.1), on(crook, 1.02, u, 0.02)], 7.5))
    if math.dist(crook, wrist) < joint * 1.7:
        return
    above = step(crook, u, -joint * 0.5)
    d.fold(([above, on(above, 0.4, u, -0.06), step(on(above, 0.78, u, -0.26), a, joint * 0.2)], 5.4))
    below = step(crook, v, joint * 0.62)
    d.fold(([below, on(below, 0.34, v, 0.04), step(on(below, 0.62, v, 0.3), b, joint * 0.16)], 5))
    rim = step(elbow, bone, joint * 1.02)
    d.fold(([step(rim, u, -joint * 0.5), step(elbow, bone, joint * 0.66), step(step(elbow, bone,
        joint * 0.5), v,
             joint * 0.42)], 4.4))  # fmt: skip


def crook(shoulder: Point, elbow: Point, wrist: Point, joint: float) -> Point:
    """The crook of the arm, where the cloth of both parts meets."""
    u, v = unit(shoulder, elbow), unit(elbow, wrist)
    bone = unit(v, u)
    return step(elbow, bone, -joint * _crook(u, v))


def _crook(u: Point, v: Point) -> float:
    """How far the crook of an arm bent from u to v is from the middle of its elbow, in its half-widths."""
    half = math.acos(max(-1.0, min(1.0, u[0] * v[0] + u[1] * v[1]))) / 2
    return min(1.55, 0.92 / max(0.4, math.cos(half)))
