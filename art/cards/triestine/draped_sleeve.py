"""Sharply bent arms: a forearm laid over the upper arm, folds gathered in the crook, a cuff square to it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from art.cards.kit.hatch import LIGHT
from art.cards.kit.paths import Matrix, Node, Outline, Point, between, placed, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.kit.track import step, unit
from art.cards.parts.bent_arm import Bend, Fold
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.limb_shade import rounded
from art.cards.triestine.sleeve import Sleeve
from art.cards.triestine.weave import figured_limb

Trim = Callable[[Drawing, float], None]
"""Draws a cuff about the wrist (0, 0), the hand below it; takes half the sleeve's width."""
Corner = tuple[float, float, float]
"""Of an elbow: how far out, how sharp, how far towards the forearm's outer side."""
_WEAVE: Final = 19.0
"""Distance of the figures on the cloth."""
_DIM: Final = 0.26
"""Reach of those figures into the dark half, in half-widths of the arm."""
_CALM: Final = 0.3
_ROOM: Final = 4.0
_CUFF: Final = 47.0


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
    corner: tuple[float, float] = (1.36, 0.87)
    """Reach of the elbow's corner outwards, in half-widths there, and its sharpness, 1 a point."""
    heel: float = 0.0
    """Place of that corner towards the forearm's outer side, 1 on its line."""

    @property
    def _place(self) -> Matrix:
        return placed(*self.at, self.size, self.tilt, self.flip)

    @property
    def _corner(self) -> Corner:
        return (*self.corner, self.heel)

    @property
    def _bend(self) -> Bend:
        return self.bend(self._place.apply(self.hand.wrist))

    @property
    def _creases(self) -> list[Fold]:
        return _creases(self._bend)

    def upper(self, d: Drawing) -> None:
        """The upper arm."""
        bend = self._bend
        area = _above(bend, self._corner)
        laid_over = [(node[0], node[1]) for node in _edge(bend, self._corner)]
        self._piece(d, area, (bend.shoulder, bend.elbow), bend.out_above, [_across(bend), (laid_over, 19.0)])
        side = 1 if _dark(bend.out_above) == bend.out_above else -1
        with d.clip(area):
            rounded(d, *([bend.upper(t, side * self.wide * far) for t in (0.86, 0.6, 0.34, 0.06)]
                for far in (1.02, -0.1)))  # fmt: skip
        d.fold(_across(bend))
        d.shape(area, None, OUTER)
        self.roll(d, bend)

    def fore(self, d: Drawing) -> None:
        """The forearm."""
        bend = self._bend
        area, dark = _below(bend, self._corner), _dark(bend.out_below)
        side = 1 if dark == bend.out_below else -1
        self._piece(d, area, (bend.wrist, bend.elbow), bend.out_below, self._creases)
        with d.clip(area):
            half = (self.joint, (self.joint + self.narrow) / 2 + 3, self.narrow + 1)
            # The inner side of the elbow is calm: there the strokes begin beyond it.
            stops = tuple(zip((0.02 if side > 0 else _CALM, 0.55, 0.94), half, strict=True))
            rounded(d, *([bend.lower(t, side * w * far) for t, w in stops] for far in (1.0, -0.2)))
        d.fold(*self._creases)
        d.line(smooth(_edge(bend, self._corner), closed=False), OUTER)

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
        self, d: Drawing, area: Outline, limb: tuple[Point, Point], out: Point, folds: Sequence[Fold]
    ) -> None:  # fmt: skip
        """Cloth, and its figures off the folds and out of the shade."""
        d.shape(area, self.fill, None)
        if self.figure is None:
            return
        dark = _dark(out)
        ux, uy = unit(*limb)
        left = uy * dark[0] - ux * dark[1] > 0
        rim = (self.wide * _DIM, self.wide) if left else (self.wide, self.wide * _DIM)
        span = (_CUFF, math.dist(*limb) - 0.6 * self.joint)
        room = [(points, width + _ROOM) for points, width in folds]
        figured_limb(d, area, *limb, *self.figure, span=span, rim=rim, folds=room, step=_WEAVE)


def _above(bend: Bend, corner: Corner) -> Outline:
    upper, wide, joint = bend.upper, bend.wide, bend.joint
    return smooth([
        upper(-0.16, wide * 0.3), upper(0.02, wide * 0.9), upper(0.44, wide * 1.02),
        upper(0.76, joint * 1.02), (*_bone(bend, corner)[0], "c"),
        step(bend.elbow, bend.bone, joint * (0.8 - 0.5 * corner[2])),
        upper(1.0, -joint * 0.6), upper(0.8, -joint),
        upper(0.4, -wide * 0.92), upper(0.06, -wide * 0.9), upper(-0.14, -wide * 0.4),
    ])  # fmt: skip


def _up(bend: Bend, along: float, across: float) -> Point:
    """A point of the upper arm, in half-widths of the elbow up from it and outwards."""
    return step(step(bend.elbow, bend.along_above, -along * bend.joint), bend.out_above, across * bend.joint)


def _down(bend: Bend, along: float, across: float) -> Point:
    """A point of the forearm, in half-widths of the elbow down from it and outwards."""
    return step(step(bend.elbow, bend.along_below, along * bend.joint), bend.out_below, across * bend.joint)


def _bone(bend: Bend, corner: Corner) -> list[Point]:
    """The bony end of the elbow, a corner a little rounded, from the upper arm to the forearm."""
    out, sharp, heel = corner
    tip = between(step(bend.elbow, bend.bone, bend.joint * out), _down(bend, -0.6 * out, 0.94), heel)
    before, after = _up(bend, 0.5, 0.94), _down(bend, 0.56, 0.98)
    return [before, between(before, tip, sharp), between(after, tip, sharp), after]


def _crook(bend: Bend) -> Point:
    """The inside of the bend, where the cloth is pinched."""
    return _down(bend, 0.78, -0.66)


def _edge(bend: Bend, corner: Corner) -> list[Node]:
    """The forearm's contour from the elbow round the wrist to the crook."""
    lower, narrow = bend.lower, bend.narrow
    middle = (bend.joint + narrow) / 2
    first, *rest = _bone(bend, corner)
    return [
        (*first, "c"), *rest, lower(0.6, middle * 1.02), (*lower(1, narrow), "c"),
        (*lower(1, -narrow), "c"), lower(0.6, -narrow * 1.14), _down(bend, 1.2, -0.78), (*_crook(bend), "c"),
    ]  # fmt: skip


def _below(bend: Bend, corner: Corner) -> Outline:
    return smooth([*_edge(bend, corner), bend.lower(-0.06, -bend.joint * 0.1)])


def _across(bend: Bend) -> Fold:
    """A long fold from the crook up the upper arm, where it dies out."""
    return [_crook(bend), _up(bend, 1.3, -0.36), _up(bend, 1.95, -0.06), _up(bend, 2.5, 0.02)], 5.0


def _creases(bend: Bend) -> list[Fold]:
    """The crease under the forearm, and a longer fold that dies out along it."""
    crook, far = _crook(bend), _down(bend, 1.15, -0.76)
    long = min(2.3, 0.72 * math.dist(bend.elbow, bend.wrist) / bend.joint)
    return [
        ([crook, _down(bend, 0.42, -0.36), _down(bend, 0.02, 0.1)], 5.2),
        ([far, _down(bend, 0.3 * 1.15 + 0.7 * long, -0.4), _down(bend, long, 0.06)], 5.6),
    ]
