"""Sleeves of this deck: the arm of `parts.bent_arm` with the folds and the weight of a woodcut."""

from __future__ import annotations

from functools import partial

from art.cards.kit.hatch import LIGHT
from art.cards.kit.paths import Point, between
from art.cards.kit.svg import Drawing
from art.cards.kit.track import step, unit
from art.cards.parts import bent_arm
from art.cards.parts.bent_arm import Bend
from art.cards.parts.engrave import rake


def _dress(d: Drawing, bend: Bend, fill: str, seed: int) -> None:
    """Gathers at shoulder and cuff, folds that leave the elbow, a dark lower edge.

    The edge is left out where the arm is bent so far that its two parts lie beside each other.
    """
    bent_arm.engraved(d, bend, fill, seed)
    shoulder, elbow, wrist = bend.shoulder, bend.elbow, bend.wrist
    wide, joint, narrow, u, v = bend.wide, bend.joint, bend.narrow, bend.along_above, bend.along_below
    _gathers(d, shoulder, u, wide * 0.86, wide * 0.95)
    _gathers(d, wrist, (-v[0], -v[1]), narrow, narrow * 1.5)
    for start, end, half in ((shoulder, elbow, wide), (elbow, wrist, (joint + narrow) / 2)):
        if bend.cosine > -0.3:
            _weight(d, start, end, half)
    out, back = bend.out_below, bend.out_above
    # The cloth hangs in two long folds from the shoulder, one more runs along the forearm.
    d.fold(
        ([bend.upper(0.1, wide * 0.5), bend.upper(0.44, wide * 0.62), bend.upper(0.82, joint * 0.4)], 5.2),
        (
            [bend.upper(0.24, wide * 0.02), bend.upper(0.48, wide * 0.16), bend.upper(0.72, -joint * 0.04)],
            4.4,
        ),
        (
            [bend.lower(0.9, narrow * 0.3), bend.lower(0.62, joint * 0.34), bend.lower(0.36, joint * 0.42)],
            4.4,
        ),
    )
    # From the bone of the elbow the cloth is drawn in long folds up the forearm and the upper arm.
    rim = step(elbow, out, joint * 0.98)
    d.fold(
        ([step(rim, v, joint * 0.5), step(step(elbow, out, joint * 0.62), v, joint * 0.94),
          step(step(elbow, out, joint * 0.12), v, joint * 1.24)], 5.6),
    )  # fmt: skip
    rim = step(step(elbow, back, joint), u, -joint * 0.46)
    d.fold(
        ([rim, step(step(elbow, back, joint * 0.56), u, -joint * 0.9),
          step(step(elbow, back, joint * 0.04), u, -joint * 1.1)], 5.4),
    )  # fmt: skip


arm = partial(bent_arm.arm, wide=35.0, joint=31.0, narrow=18.0, dress=_dress)
"""The arm in its sleeve: see `bent_arm.arm`."""


def _gathers(d: Drawing, at: Point, along: Point, half: float, length: float) -> None:
    """Short folds that run from a seam into the cloth."""
    side: Point = (-along[1], along[0])
    for share, size in ((-0.62, 0.7), (-0.16, 1.0), (0.34, 0.8)):
        foot = step(at, side, half * share)
        middle = step(step(foot, along, length * size * 0.5), side, half * 0.08)
        d.fold(([foot, middle, step(foot, along, length * size)], 3.8))


def _weight(d: Drawing, start: Point, end: Point, half: float) -> None:
    """The black along the edge that is turned from the light, and strokes that leave it."""
    way = unit(start, end)
    side: Point = (-way[1], way[0])
    facing = side[0] * LIGHT[0] + side[1] * LIGHT[1]
    # Where the light runs along the arm, the side that looks down is the dark one.
    off = half * (0.86 if (facing < 0 if abs(facing) > 0.3 else side[1] > 0) else -0.86)
    run = [(between(start, end, t), k) for t, k in ((0.06, 0.96), (0.42, 1.12), (0.78, 0.98))]
    edge = [step(p, side, off * k) for p, k in run]
    d.lens(edge, 6.5)
    # Strokes follow the round of the arm from that edge up towards the light.
    rake(
        d,
        edge,
        [step(step(p, side, off * 0.1 * k), way, half * 0.3) for p, k in run],
        9,
        width=4.2,
        bend=0.14,
    )
