"""A whole arm in its sleeve: one outline bent at the elbow, and the folds that the bend presses in."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Outline, Point, between, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.kit.track import step, unit

Fold = tuple[Sequence[Point], float]


class Bend:
    """An arm's cloth over shoulder, elbow and wrist; `wide`, `joint`, `narrow`: half-widths at the upper
    arm, the elbow and the wrist."""

    def __init__(
        self, shoulder: Point, elbow: Point, wrist: Point, *, wide: float, joint: float, narrow: float
    ) -> None:
        self.shoulder, self.elbow, self.wrist = shoulder, elbow, wrist
        self.wide, self.joint, self.narrow = wide, joint, narrow
        self.along_above: Point = unit(shoulder, elbow)
        self.along_below: Point = unit(elbow, wrist)
        (ux, uy), (vx, vy) = self.along_above, self.along_below
        turn = 1.0 if ux * vy - uy * vx > 0 else -1.0
        # Outwards: away from the inside of the bend.
        self.out_above: Point = (uy * turn, -ux * turn)
        self.out_below: Point = (vy * turn, -vx * turn)
        self.cosine: float = max(-1.0, min(1.0, ux * vx + uy * vy))
        """Of the angle by which the arm turns: 1 straight, -1 folded."""
        self.bone: Point = unit(
            (0, 0), (self.out_above[0] + self.out_below[0], self.out_above[1] + self.out_below[1])
        )
        """The way from the elbow's middle outwards."""
        half = math.acos(self.cosine) / 2
        self.crook: Point = step(elbow, self.bone, -joint * min(1.55, 0.92 / max(0.4, math.cos(half))))
        """The inside of the bend, where the cloth is pinched."""
        self.point: Point = step(elbow, self.bone, joint * 0.98)
        """The bone of the elbow."""

    def upper(self, t: float, across: float) -> Point:
        """A point of the upper arm: share of the way to the elbow, distance outwards."""
        return step(between(self.shoulder, self.elbow, t), self.out_above, across)

    def lower(self, t: float, across: float) -> Point:
        """A point of the forearm: share of the way from elbow to wrist, distance outwards."""
        return step(between(self.elbow, self.wrist, t), self.out_below, across)

    def outline(self) -> Outline:
        """The whole sleeve, from a round shoulder over the bone of the elbow to a cut wrist."""
        shoulder, elbow, wrist = self.shoulder, self.elbow, self.wrist
        wide, joint, narrow = self.wide, self.joint, self.narrow
        u, v, a, b = self.along_above, self.along_below, self.out_above, self.out_below
        nodes: list[Node] = [
            step(shoulder, u, -wide * 0.72),
            step(step(shoulder, u, wide * 0.1), a, wide * 0.92),
            self.upper(0.5, wide * 1.02),
            step(step(elbow, u, -joint * 0.55), a, joint * 1.06),
            step(elbow, self.bone, joint * 1.08),
            step(step(elbow, v, joint * 0.6), b, joint * 1.02),
            self.lower(0.62, (joint + narrow) / 2 + 1),
            (*step(wrist, b, narrow), "c"),
            (*step(wrist, b, -narrow), "c"),
            self.lower(0.6, -(joint + narrow) / 2 + 1),
            (*self.crook, "c"),
            self.upper(0.45, -wide * 0.92),
            step(shoulder, a, -wide * 0.9),
        ]
        return smooth(nodes)

    @property
    def sharp(self) -> bool:
        """True if the forearm lies over the upper arm: then draw the two `pieces` instead of the outline."""
        return self.cosine < -0.72

    def pieces(self, *, rounded: bool = False) -> tuple[Outline, Outline, Outline]:
        """The upper arm, the forearm to lay over it, and what shows of the forearm's contour.

        `rounded`: the cloth goes round the bone of the elbow in an arc.
        """
        upper, lower, wide, joint, narrow = self.upper, self.lower, self.wide, self.joint, self.narrow
        above: list[Node] = [
            upper(-0.12, wide * 0.5), upper(0.12, wide * 0.96), upper(0.46, wide * 1.04),
            upper(0.82, joint * 1.06), self.point, upper(1.06, -joint * 0.66), upper(0.8, -joint),
            upper(0.4, -wide * 0.9), upper(0.1, -wide * 0.9), upper(-0.12, -wide * 0.5),
        ]  # fmt: skip
        bone: list[Node] = []
        if rounded:
            way = unit((0, 0), (self.bone[0] + self.out_below[0], self.bone[1] + self.out_below[1]))
            bone.append(step(self.elbow, way, joint * 1.05))
        edge: list[Node] = [
            (*self.point, "c"), *bone, lower(0.2, joint * 1.02), lower(0.56, (joint + narrow) * 0.54),
            (*lower(1, narrow), "c"), (*lower(1, -narrow), "c"), lower(0.66, -narrow * 1.24),
            lower(0.36, -joint * 0.9), lower(0.16, -joint * 0.7),
        ]  # fmt: skip
        shown = smooth(edge, closed=False)
        return smooth(above), smooth([*edge, (*lower(0.0, -joint * 0.3), "c")]), shown


Dress = Callable[[Drawing, Bend, str, int], None]
"""Draws a deck's sleeve: cloth of that ink, its hatching strewn by the seed, and folds."""


def engraved(d: Drawing, bend: Bend, fill: str, seed: int) -> None:
    """Cloth, hatching across both parts, and the folds that the bend presses into the cloth."""
    d.shape(bend.outline(), fill, OUTER)
    with d.clip(bend.outline()):
        hatched(d, bend, 0.74, seed)
        _creases(d, bend)
    d.line(bend.outline(), OUTER)


def hatched(d: Drawing, bend: Bend, depth: float, seed: int) -> None:
    """Strokes across upper arm and forearm, so deep (share of the width); clip them to the sleeve."""
    shoulder, elbow, wrist = bend.shoulder, bend.elbow, bend.wrist
    wide, joint, narrow = bend.wide, bend.joint, bend.narrow
    upper: list[Station] = [
        (*shoulder, wide * 0.94), (*between(shoulder, elbow, 0.5), wide),
        (*step(elbow, bend.along_above, -4), joint),
    ]  # fmt: skip
    lower: list[Station] = [
        (*step(elbow, bend.along_below, 4), joint),
        (*between(elbow, wrist, 0.6), (joint + narrow) / 2 + 1), (*wrist, narrow),
    ]  # fmt: skip
    d.limb(upper, None, None, start="round", depth=depth, spacing=6.2, seed=seed)
    d.limb(lower, None, None, depth=depth, spacing=6.2, seed=seed + 1)


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
    dress: Dress = engraved,
) -> None:
    """The sleeve of an arm, half-widths as for `Bend`, as its deck draws it."""
    dress(d, Bend(shoulder, elbow, wrist, wide=wide, joint=joint, narrow=narrow), fill, seed)


def _creases(d: Drawing, bend: Bend) -> None:
    """The crease where the forearm meets the upper arm, folds that leave it, and one round the bone."""
    u, v, bone, joint = bend.along_above, bend.along_below, bend.bone, bend.joint
    elbow, crook = bend.elbow, bend.crook

    def on(p: Point, out: float, along: Point, far: float) -> Point:
        return step(step(p, bone, joint * out), along, joint * far)

    # The crease runs on as the edge of the forearm, over the upper arm.
    d.fold(([crook, on(crook, 0.5, u, 0.1), on(crook, 1.02, u, 0.02)], 7.5))
    if math.dist(crook, bend.wrist) < joint * 1.7:
        return
    above = step(crook, u, -joint * 0.5)
    d.fold(
        ([above, on(above, 0.4, u, -0.06), step(on(above, 0.78, u, -0.26), bend.out_above, joint * 0.2)], 5.4)
    )
    below = step(crook, v, joint * 0.62)
    d.fold(
        ([below, on(below, 0.34, v, 0.04), step(on(below, 0.62, v, 0.3), bend.out_below, joint * 0.16)], 5)
    )
    rim = step(elbow, bone, joint * 1.02)
    d.fold(([step(rim, u, -joint * 0.5), step(elbow, bone, joint * 0.66), step(step(elbow, bone,
        joint * 0.5), v,
             joint * 0.42)], 4.4))  # fmt: skip
