"""Contrapposto: lets a figure that is designed upright stand on one leg, its shoulders against its hips."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from art.cards.kit.paths import Matrix, Point, placed
from art.cards.kit.svg import Drawing


@dataclass(frozen=True, kw_only=True)
class Stance:
    """Sway of a figure, in the units of its design.

    `hip`: the hips go right (+) or left over the leg that carries; `lean`: so do the shoulders; `slope`: the
    shoulder line falls to the right by so many degrees; `tilt`: the head turns clockwise by so many degrees.
    `belt`, `shoulders`, `sole`: heights; `spine`: x of the middle; `neck`: where the head tilts.
    """

    hip: float
    lean: float
    slope: float = 0.0
    tilt: float = 0.0
    belt: float = 392.0
    shoulders: float = 270.0
    sole: float = 730.0
    spine: float = 262.0
    neck: Point = (262.0, 250.0)

    @contextmanager
    def legs(self, d: Drawing) -> Iterator[None]:
        """Everything below the belt; the soles stay where they are."""
        k = self.hip / (self.sole - self.belt)
        with d.under(Matrix(c=-k, e=k * self.sole)):
            yield

    @contextmanager
    def torso(self, d: Drawing) -> Iterator[None]:
        """Trunk, arms and what they hold close."""
        with d.under(self._trunk()):
            yield

    @contextmanager
    def carried(self, d: Drawing, at: Point) -> Iterator[None]:
        """A thing held in the hand at that point: it moves with the hand and keeps its shape."""
        x, y = self._trunk().apply(at)
        with d.at(x - at[0], y - at[1]):
            yield

    @contextmanager
    def head(self, d: Drawing) -> Iterator[None]:
        """Neck, collar and head."""
        x, y = self._trunk().apply(self.neck)
        turned = placed(rotate=self.tilt).apply(self.neck)
        with d.at(x - turned[0], y - turned[1], 1.0, self.tilt):
            yield

    def _trunk(self) -> Matrix:
        k = (self.lean - self.hip) / (self.belt - self.shoulders)
        fall = math.tan(math.radians(self.slope))
        return Matrix(b=fall, c=-k, e=self.hip + k * self.belt, f=-fall * self.spine)
