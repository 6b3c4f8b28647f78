"""Figures are designed upright; a gesture puts their weight on one leg and bends the body over it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from art.cards.espanola.card import FLOOR, MIDDLE
from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing

_SHOULDERS = 300.0


@dataclass(frozen=True, kw_only=True)
class Gesture:
    """Bearing of a standing figure, in card units and degrees.

    `hip`, `lean`: hips and shoulders go right (+) or left; `slope`: the shoulders fall to the right, the hips
    to the left; `tilt`: the head turns clockwise. `drop`: the shoulders sink to make room for a head that is
    `grown` times as large about `neck`.
    """

    hip: float
    lean: float
    slope: float = 0.0
    tilt: float = 0.0
    drop: float = 28.0
    grown: float = 1.15
    spine: float = 352.0
    hips: float = 540.0
    """Their height; below it a rider (`seated`) is not moved."""
    seated: bool = False
    size: float = 0.955
    """A standing figure is drawn a little smaller about the middle of the ground, to clear the corners,"""
    aside: float = 0.0
    """and moved so far to the right."""
    neck: Point = (352.0, 276.0)

    def apply(self, point: Point) -> Point:
        """Place of a point of the upright figure."""
        x, y = point
        fall = math.tan(math.radians(self.slope)) * (x - self.spine) * self._shoulder_line(y)
        base = self.hips if self.seated else FLOOR
        return self._cleared(
            x + self._sway(y),
            y + fall + self.drop * min(max(0.0, (base - y) / (base - _SHOULDERS)), 1.0),
        )

    def _cleared(self, x: float, y: float) -> Point:
        return (MIDDLE + (x - MIDDLE) * self.size + self.aside, FLOOR + (y - FLOOR) * self.size)

    @contextmanager
    def body(self, d: Drawing) -> Iterator[None]:
        """Draw legs, trunk, arms and cloak, bent."""
        with d.bent(self.apply):
            yield

    @contextmanager
    def carried(self, d: Drawing, at: Point) -> Iterator[None]:
        """Draw what the hand at that point holds: it moves with the hand and keeps its shape."""
        x, y = self.apply(at)
        with d.at(x, y, self.size), d.at(-at[0], -at[1]):
            yield

    @contextmanager
    def head(self, d: Drawing) -> Iterator[None]:
        """Draw neck, collar and head, larger."""
        (x, y), (nx, ny) = self.apply(self.neck), self.neck
        with d.at(x, y, self.grown * self.size, self.tilt), d.at(-nx, -ny):
            yield

    def _sway(self, y: float) -> float:
        if y >= self.hips:
            return self.hip * (FLOOR - y) / (FLOOR - self.hips)
        return self.hip + (self.lean - self.hip) * _ease((self.hips - y) / (self.hips - _SHOULDERS))

    def _shoulder_line(self, y: float) -> float:
        turned = 0.0 if self.seated else -0.7
        if y >= self.hips:
            return turned * _ease((FLOOR - y) / (FLOOR - self.hips))
        return turned + (1 - turned) * _ease((self.hips - y) / (self.hips - _SHOULDERS))


def _ease(t: float) -> float:
    t = min(max(t, 0.0), 1.0)
    return t * t * (3 - 2 * t)
