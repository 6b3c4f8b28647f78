"""Placements of the geometry given to a drawing, one within another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from art.kit.bend import Bend
from art.kit.paths import IDENTITY, Matrix, Point, placed


class Placement:
    """The current placement on a ground of that size; what is drawn inside another one is moved by both."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._matrix = IDENTITY

    @contextmanager
    def at(
        self,
        dx: float = 0.0,
        dy: float = 0.0,
        scale: float | tuple[float, float] = 1.0,
        rotate: float = 0.0,
        flip: bool = False,
    ) -> Iterator[None]:
        """Place everything drawn inside: mirror, scale, turn clockwise (degrees), move."""
        with self.under(placed(dx, dy, scale, rotate, flip)):
            yield

    @contextmanager
    def under(self, matrix: Matrix) -> Iterator[None]:
        """Place everything drawn inside by an affine map."""
        outside = self._matrix
        self._matrix = outside.after(matrix)
        try:
            yield
        finally:
            self._matrix = outside

    @contextmanager
    def bent(self, warp: Callable[[Point], Point]) -> Iterator[None]:
        """Move every point drawn inside once more, as `warp` says."""
        m = outside = self._matrix
        self._matrix = Bend(a=m.a, b=m.b, c=m.c, d=m.d, e=m.e, f=m.f, warp=warp)
        try:
            yield
        finally:
            self._matrix = outside

    def ends(self) -> Iterator[bool]:
        """Draw the loop's body from both ends of the drawing: as it is, and (True) turned by half."""
        yield False
        with self.at(self.width, self.height, rotate=180):
            yield True
