"""A close sleeve folded sharply at the elbow: a bony elbow, straight creases from the crook."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.cards.kit.paths import Node, Outline, Point, smooth
from art.cards.kit.svg import Drawing
from art.cards.kit.track import step
from art.cards.parts.bent_arm import Bend
from art.cards.triestine.fitted_sleeve import Fitted
from art.cards.triestine.weave import figured_limb


@dataclass(frozen=True, kw_only=True)
class Creased(Fitted):
    """A fitted sleeve whose cloth is drawn tight over the elbow."""

    def _upper(self, b: Bend) -> Outline:
        """The upper arm from the armhole, straight to the bone."""
        joint, wide, u = self.joint, self.wide, b.along_above
        return smooth([
            (*step(b.upper(0, -wide * 0.86), u, wide * 0.2), "c"),
            step(b.upper(0, -wide * 0.3), u, -wide * 0.6),
            step(b.upper(0, wide * 0.6), u, -wide * 0.46), step(b.upper(0, wide), u, wide * 0.3),
            b.upper(0.4, wide * 0.98), (*self._point(b, b.out_above), "c"), (*self._point(b, b.bone), "c"),
            (*b.upper(1, 0), "c"), b.upper(0.8, -joint * 0.98), b.upper(0.46, -wide * 0.96),
        ])  # fmt: skip

    def _outside(self, b: Bend) -> list[Node]:
        """The forearm's contour from the bone to the wrist and back along the inside to the elbow."""
        joint, narrow = self.joint, self.narrow
        return [
            (*self._point(b, b.out_above), "c"), self._point(b, b.bone), self._point(b, b.out_below),
            b.lower(0.34, joint * 1.02),
            b.lower(0.6, joint * 0.5 + narrow * 0.5 + 2), (*b.lower(1, narrow), "c"),
            (*b.lower(1, -narrow), "c"), b.lower(0.62, -(joint * 0.46 + narrow * 0.5)),
            b.lower(0.3, -joint * 0.94), b.lower(0.08, -joint * 0.7),
        ]  # fmt: skip

    def _point(self, b: Bend, way: Point) -> Point:
        """On the round of the elbow's bone, that way from its middle."""
        return step(step(self.elbow, b.bone, self.joint * 0.56), way, self.joint * 0.56)

    def _fold(self, b: Bend) -> list[Point]:
        joint = self.joint
        return [b.lower(0.5, -joint), b.lower(0.36, -joint * 0.3), b.lower(0.24, joint * 0.36)]

    def _crook(self, b: Bend) -> list[Point]:
        joint = self.joint
        return [b.lower(0.09, -joint * 0.7), b.lower(0.0, -joint * 0.1), b.lower(-0.02, joint * 0.5)]

    def _woven(self, d: Drawing, b: Bend, area: Outline, *, above: bool) -> None:
        """The motifs of the upper arm or the forearm, none on a crease."""
        if self.figure is None:
            return
        joint, wide = self.joint, self.wide
        limb = (b.shoulder, b.elbow) if above else (b.wrist, b.elbow)
        rim = (wide * 0.4, wide) if above else (wide, wide * 0.4)
        shadow = [b.lower(0.1 * k, -joint * 1.2) for k in range(9)]
        folds = [(shadow, 12.0)] if above else [(self._fold(b), 6.0), (self._crook(b), 6.0)]
        span = (26.0 if above else 40.0, math.dist(*limb) + joint * (-0.4 if above else 0.6))
        figured_limb(d, area, *limb, *self.figure, span=span, rim=rim, folds=folds, step=20)

    def _gathered(self, d: Drawing, b: Bend, *, above: bool) -> None:
        """The forearm's shadow on the upper arm, or a crease across the forearm."""
        if not above:
            d.fold((self._fold(b), 5))
            return
        for k in range(8):
            base = b.lower(0.12 + 0.04 * k + 0.008 * k * k, -self.joint * 0.7)
            long = (26 if k % 2 == 0 else 15) - 1.6 * k
            d.ticks((base, step(step(base, b.out_below, -long), b.along_below, 3), 3.6 - 0.2 * k))

    def _crease(self, d: Drawing, b: Bend) -> None:
        """The crease from the crook towards the bone."""
        d.fold((self._crook(b), 5))
