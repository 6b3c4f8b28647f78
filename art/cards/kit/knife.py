"""A frugal hand for dense cards: strokes that a later shape hides, or a clip cuts off, are not written."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from art.cards.kit.cover import kept, ring
from art.cards.kit.hatch import Wedge
from art.cards.kit.inks import INK
from art.cards.kit.pathdata import wedge_data
from art.cards.kit.paths import Outline, Point
from art.cards.kit.region import inside
from art.cards.kit.svg import Drawing


class Knife(Drawing):
    """A drawing that remembers its hatching until it is written.

    `within`: strokes that lie wholly outside this ring of points are left out, as are those under `shortest`.
    """

    stroke_grid = 0.5
    within: Sequence[Point] | None = None
    shortest = 0.0

    def __init__(
        self, width: float, height: float, *, name: str, paper: bool = True, grain: float = 1.0
    ) -> None:
        self._waiting: dict[int, tuple[list[Wedge], str]] = {}
        self._floor = 0
        super().__init__(width, height, name=name, paper=paper, grain=grain)

    @contextmanager
    def clip(self, outline: Outline) -> Iterator[None]:
        with super().clip(outline):
            # What is cut off by the clip hides nothing before it.
            floor, self._floor = self._floor, len(self._items)
            try:
                yield
            finally:
                self._floor = floor

    def _contour(self, moved: Outline, fill: str | None, line: float | None, ink: str) -> None:
        if fill is not None:
            self._hide(moved)
        super()._contour(moved, fill, line, ink)

    def _strokes(self, wedges: Sequence[Wedge], ink: str) -> None:
        wedges = [w for w in wedges if math.dist(w.base, w.tip) >= self.shortest]
        if (edge := self.within) is not None:
            wedges = [w for w in wedges if inside(edge, *w.base) or inside(edge, *w.tip)]
        if wedges:
            self._waiting[len(self._items)] = (list(wedges), ink)
            self._raw("")

    def _hide(self, shape: Outline) -> None:
        """Forget the strokes that the shape covers: those since the innermost clip began."""
        over = ring(shape)
        for k, (wedges, ink) in self._waiting.items():
            if wedges and self._floor <= k:
                self._waiting[k] = (kept(wedges, over), ink)

    def _body(self) -> str:
        items, self._items = self._items, []
        for k, item in enumerate(items):
            wedges, ink = self._waiting.get(k, ((), INK))
            if wedges:
                self._solid(wedge_data(wedges, self.stroke_grid), ink, item.part)
            elif k not in self._waiting:
                if item.joinable:
                    self._append(item.style, item.d, True, item.part)
                else:
                    self._items.append(item)
        self._waiting = {}
        return super()._body()
