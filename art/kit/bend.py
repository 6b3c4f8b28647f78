"""A map that bends: an affine one with every point moved again afterwards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.kit.paths import Matrix, Point


@dataclass(frozen=True, kw_only=True)
class Bend(Matrix):
    """First the affine map, then `warp`: curves bend by their handles, ovals only move."""

    warp: Callable[[Point], Point]

    def apply(self, point: Point) -> Point:
        return self.warp(super().apply(point))

    def after(self, inner: Matrix) -> Bend:
        m = super().after(inner)
        return Bend(a=m.a, b=m.b, c=m.c, d=m.d, e=m.e, f=m.f, warp=self.warp)
