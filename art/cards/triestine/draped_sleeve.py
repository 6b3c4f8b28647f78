"""Sharply bent arms: a forearm laid over the upper arm, folds gathered in the crook, a cuff square to it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from art.cards.kit.hatch import LIGHT, Shade
from art.cards.kit.paths import Matrix, Node, Outline, Point, circle, placed, polyline, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.kit.track import step, unit
from art.cards.parts.bent_arm import Bend, Fold
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.inks import INK
from art.cards.triestine.sleeve import Sleeve
from art.cards.triestine.strokes import swelling
from art.cards.triestine.weave import figured_limb

Trim = Callable[[Drawing, float], None]
"""Draws a cuff about the wrist (0, 0), the hand below it; takes half the sleeve's width."""
_CAST: Final = 24.0
_CALM: Final = 0.3


def _degrees(way: Point) -> float:
    return math.degrees(math.atan2(way[1], way[0]))


def _dark(out: Point) -> Point:
    """Of the two sides of a limb the one turned from the light."""
    return (-out[0], -out[1]) if out[0] * LIGHT[0] + out[1] * LIGHT[1] > 0 else out


@dataclass(frozen=True, kw_only=True)
class Draped(Sleeve):
    """A sleeve in two pieces whose hand is at `at`, turned by `tilt`; `trim` is its cuff.

    Draw `upper`, `fore` and `grasp` in this order, and between them what lies between.
    """

    at: Point
    hand: Hand
    trim: Trim
    tilt: float = 0.0
    flip: bool = False
    size: float = 1.0
    """Of the hand."""
    wide: float = 38.0
    joint: float = 36.0
    narrow: float = 24.0
    weave: float = 19.0
    """Distance of the figures on the cloth."""
    crease: float = 1.0
    """Weight of the folds in the crook."""

    @property
    def _place(self) -> Matrix:
        return placed(*self.at, self.size, self.tilt, self.flip)

    @property
    def _bend(self) -> Bend:
        return self.bend(self._place.apply(self.hand.wrist))

    @property
    def _creases(self) -> list[Fold]:
        return [(points, width * self.crease) for points, width in _creases(self._bend)]

    def upper(self, d: Drawing) -> None:
        """The upper arm."""
        bend = self._bend
        area = _above(bend)
        laid_over = [(node[0], node[1]) for node in _edge(bend)]
        self._piece(d, area, (bend.shoulder, bend.elbow), bend.out_above, [_across(bend), (laid_over, 9.0)])
        with d.clip(area):
            _cast(d, bend)
        d.fold(_across(bend))
        d.shape(area, None, OUTER)
        self.roll(d, bend)

    def fore(self, d: Drawing) -> None:
        """The forearm."""
        bend = self._bend
        # The elbow is calm: the strokes begin beyond it.
        dark, v = _dark(bend.out_below), bend.along_below
        calm = {"start": _CALM} if dark[0] * v[1] - dark[1] * v[0] > 0 else {"stop": 1 - _CALM}
        limb = (bend.wrist, bend.elbow)
        self._piece(d, _below(bend), limb, bend.out_below, self._creases, **calm)
        d.fold(*self._creases)
        (pinched, *_), width = self._creases[0]
        d.shape(circle(*pinched, width * 0.46), INK, None)
        d.line(smooth(_edge(bend), closed=False), OUTER)

    def grasp(self, d: Drawing, thing: Callable[[Drawing], None] | None = None) -> None:
        """The hand with the thing between its layers, and the cuff, square to the forearm."""
        with d.under(self._place):
            self.hand.behind(d, self.skin)
        if thing is not None:
            thing(d)
        with d.under(self._place):
            self.hand.before(d, self.skin)
        end = self._place.apply(self.hand.wrist)
        way = (end[0] - self.elbow[0], end[1] - self.elbow[1])
        with d.at(*end, rotate=_degrees(way) - 90):
            self.trim(d, self.narrow)

    def _piece(
        self, d: Drawing, area: Outline, limb: tuple[Point, Point], out: Point, folds: Sequence[Fold], *,
            start: float = 0.0, stop: float = 1.0,
    ) -> None:  # fmt: skip
        """Cloth, its figures off the folds and out of the shade, and the strokes on its dark side."""
        d.shape(area, self.fill, None)
        dark = _dark(out)
        if self.figure:
            ux, uy = unit(*limb)
            left = uy * dark[0] - ux * dark[1] > 0
            rim = (self.wide * 0.4, self.wide) if left else (self.wide, self.wide * 0.4)
            figured_limb(d, area, *limb, *self.figure, span=(52.0, math.dist(*limb) - 8), rim=rim,
                folds=folds, step=self.weave)  # fmt: skip
        swelling(d, area, Shade(angle=_degrees(dark), depth=0.55, spacing=5.6, width=4.2, reach=38, bend=0.12,
            start=start, stop=stop))  # fmt: skip


def _above(bend: Bend) -> Outline:
    upper, wide, joint = bend.upper, bend.wide, bend.joint
    return smooth([
        upper(-0.16, wide * 0.3), upper(0.02, wide * 0.9), upper(0.44, wide * 1.02),
        upper(0.8, joint * 1.02), upper(0.98, joint * 0.96), _beside(bend), _bone(bend),
        upper(1.0, -joint * 0.6), upper(0.8, -joint),
        upper(0.4, -wide * 0.92), upper(0.06, -wide * 0.9), upper(-0.14, -wide * 0.4),
    ])  # fmt: skip


def _bone(bend: Bend) -> Point:
    return step(bend.elbow, bend.bone, bend.joint * 0.94)


def _beside(bend: Bend) -> Point:
    """On the round of the elbow, halfway from the bone to the upper arm."""
    (bx, by), (ax, ay) = bend.bone, bend.out_above
    return step(bend.elbow, unit((0, 0), (ax + bx, ay + by)), bend.joint * 0.94)


def _edge(bend: Bend) -> list[Node]:
    """The forearm's contour from the elbow round the wrist to the crook, where the cloth bunches twice."""
    lower, joint, narrow = bend.lower, bend.joint, bend.narrow
    middle = (joint + narrow) / 2
    return [
        (*_beside(bend), "c"), _bone(bend), lower(0.02, joint * 0.96), lower(0.18, joint * 1.02),
        lower(0.46, middle * 1.12), (*lower(1, narrow), "c"),
        (*lower(1, -narrow), "c"), lower(0.74, -narrow * 1.1), (*lower(0.47, -middle), "c"),
        lower(0.38, -joint * 0.96), (*lower(0.28, -joint * 0.84), "c"), lower(0.2, -joint * 0.9),
        (*lower(0.09, -joint * 0.62), "c"),
    ]  # fmt: skip


def _below(bend: Bend) -> Outline:
    return smooth([*_edge(bend), bend.lower(-0.06, -bend.joint * 0.1)])


def _across(bend: Bend) -> Fold:
    """A fold over the upper arm that leaves the crook."""
    upper, joint = bend.upper, bend.joint
    return [upper(0.66, -joint * 0.9), upper(0.62, -joint * 0.3), upper(0.7, joint * 0.3)], 6.4


def _creases(bend: Bend) -> list[Fold]:
    """The crease under the forearm, and two folds that leave the bunched cloth along it."""
    lower, joint = bend.lower, bend.joint
    return [
        ([lower(0.09, -joint * 0.64), lower(0.02, -joint * 0.16), lower(0.05, joint * 0.36),
            lower(0.12, joint * 0.66)], 9.0),
        ([lower(0.28, -joint * 0.86), lower(0.26, -joint * 0.36), lower(0.34, joint * 0.1)], 7.4),
        ([lower(0.47, -joint * 0.82), lower(0.5, -joint * 0.4), lower(0.62, -joint * 0.06)], 6.0),
    ]  # fmt: skip


def _cast(d: Drawing, bend: Bend) -> None:
    """The shadow of the forearm on the upper arm, where it falls that way."""
    inwards = (-bend.out_below[0], -bend.out_below[1])
    if inwards[0] * LIGHT[0] + inwards[1] * LIGHT[1] > 0:
        return
    middle = (bend.joint + bend.narrow) / 2
    line = [bend.lower(t, -middle) for t in (0.0, 0.3, 0.6, 0.9)]
    far = [step(p, inwards, _CAST) for p in reversed(line)]
    d.hatch(polyline([*line, *far]), Shade(angle=_degrees(bend.out_below), depth=0.7, spacing=5.6, width=3.4))
