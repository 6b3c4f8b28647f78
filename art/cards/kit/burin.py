"""A heavier hand: contours that swell on the shadow side, hatching crossed where a form is dark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from art.cards.kit.hatch import Shade, Wedge
from art.cards.kit.inks import INK
from art.cards.kit.knife import Knife
from art.cards.kit.limb import Limb, Station, limb
from art.cards.kit.pathdata import path_data
from art.cards.kit.paths import Matrix, Outline, Point
from art.cards.kit.svg import INNER, OUTER

PRESSURE = 1.3
"""How much broader every line and stroke is than in `Drawing`."""
SWELL = Matrix(e=1.6, f=1.9)
"""Where the shadow side's share of an outer contour is pushed to."""
CROSSED = 46.0
"""Shapes at least as wide and as high as that get the crossing layer, in card units."""
TWICE = 100.0
"""And the third layer."""
_WIDE_ANGLE = 40.0
_FULL_DEPTH = 0.3
_LONG = 60.0
"""Shorter strokes model a face; they are not crossed."""


class Burin(Knife):
    """A drawing for larger cards.

    Outer contours are a third broader at the lower right than at the upper left; where a shape has a main
    layer of hatching, a second one crosses it in the deepest part.
    """

    def shape(
        self,
        outline: Outline,
        fill: str | None = None,
        line: float | None = INNER,
        *,
        ink: str = INK,
        shade: Sequence[Shade] = (),
    ) -> None:
        if line == OUTER and fill is not None and ink == INK:
            self._swell(outline.under(self._matrix))
        super().shape(outline, fill, line, ink=ink, shade=[*shade, *self._crossing(outline, shade)])

    def limb(
        self,
        stations: Sequence[Station],
        fill: str | None,
        line: float | None = OUTER,
        *,
        start: str = "flat",
        end: str = "flat",
        depth: float = 0.8,
        spacing: float = 6.0,
        width: float = 3.0,
        lean: float = 0.35,
        back: float = 0.0,
        seed: int = 1,
        after: float = 0.0,
        ink: str = INK,
    ) -> Limb:
        if line == OUTER and fill is not None:
            size = self._matrix.size
            moved = [(*self._matrix.apply((x, y)), half * size) for x, y, half in stations]
            self._swell(limb(moved, start=start, end=end).outline)
        return super().limb(
            stations, fill, line, start=start, end=end, depth=depth, spacing=spacing, width=width, lean=lean,
            back=back, seed=seed, after=after, ink=ink,
        )  # fmt: skip

    def fold(self, *strokes: tuple[Sequence[Point], float], ink: str = INK) -> None:
        super().fold(*((points, width * PRESSURE) for points, width in strokes), ink=ink)

    def lens(self, points: Sequence[Point], width: float, *, ink: str = INK) -> None:
        super().lens(points, width * PRESSURE, ink=ink)

    def _swell(self, outline: Outline) -> None:
        super()._add(path_data(outline.under(SWELL), self.stroke_grid), INK, OUTER * PRESSURE, INK)

    def _crossing(self, outline: Outline, shade: Sequence[Shade]) -> list[Shade]:
        """The second layer, over the darkest end of the first layer that has a side of its own."""
        main = next((s for s in shade if _is_main(s)), None)
        if main is None:
            return []
        points = outline.under(self._matrix).sample(12.0)
        xs, ys = [x for x, _ in points], [y for _, y in points]
        if max(xs) - min(xs) < CROSSED or max(ys) - min(ys) < CROSSED:
            return []
        layers = [
            replace(main, angle=main.angle + 56, depth=main.depth * 0.72, width=main.width * 0.86,
                    spacing=main.spacing * 1.15, reach=52, seed=main.seed + 7),
        ]  # fmt: skip
        if min(max(xs) - min(xs), max(ys) - min(ys)) > TWICE:
            layers.append(
                replace(main, angle=main.angle - 38, depth=main.depth * 0.5, width=main.width * 0.9,
                        spacing=main.spacing * 1.2, reach=40, seed=main.seed + 11)
            )  # fmt: skip
        return layers

    def _add(self, d: str, fill: str | None, line: float | None, ink: str) -> None:
        if fill is None and line is None:
            return
        super()._add(d, fill, None if line is None else line * PRESSURE, ink)

    def _strokes(self, wedges: Sequence[Wedge], ink: str) -> None:
        super()._strokes([replace(w, width=w.width * PRESSURE) for w in wedges], ink)


def _is_main(shade: Shade) -> bool:
    return abs(shade.angle) <= _WIDE_ANGLE and shade.depth >= _FULL_DEPTH and shade.reach >= _LONG
