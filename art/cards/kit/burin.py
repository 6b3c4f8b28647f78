"""A heavier hand: contours that swell on the shadow side, hatching crossed where a form is dark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from art.cards.kit.contour import swells
from art.cards.kit.hatch import Shade, Wedge
from art.cards.kit.inks import INK
from art.cards.kit.knife import Knife
from art.cards.kit.pathdata import path_data
from art.cards.kit.paths import Outline, Point
from art.cards.kit.svg import OUTER

CROSSED = 46.0
"""Shapes at least as wide and as high as that get the crossing layer, in card units."""
TWICE = 100.0
"""And the third layer."""
_WIDE_ANGLE = 40.0
_FULL_DEPTH = 0.3
_LONG = 60.0
"""Shorter strokes model a face; they are not crossed."""


class Burin(Knife):
    """A drawing with the hand of an engraver; a deck sets the hand by what it overrides.

    Outer contours swell where they are turned from the light, with flat spots between; where a shape has a
    main layer of hatching, others cross it in the deepest part.
    """

    pressure = 1.3
    """Factor by which every line and stroke is broader than in `Drawing`."""
    swelling = 1.7
    """The thickest a contour grows, as a share of its line; 1: no swelling."""
    finest = OUTER
    """The thinnest line that swells."""
    crossings = 2
    """Greatest number of layers that cross the main one."""

    def _contour(self, moved: Outline, fill: str | None, line: float | None, ink: str) -> None:
        super()._contour(moved, fill, line, ink)
        if line is not None and line >= self.finest and moved.closed and ink == INK and self.swelling > 1:
            for lens in swells(moved, line * self.pressure * self.swelling):
                self._solid(path_data(lens, self.stroke_grid), INK)

    def _layers(self, moved: Outline, shade: Sequence[Shade]) -> Sequence[Shade]:
        return [*shade, *self._crossing(moved, shade)[: self.crossings]]

    def fold(self, *strokes: tuple[Sequence[Point], float], ink: str = INK) -> None:
        super().fold(*((points, width * self.pressure) for points, width in strokes), ink=ink)

    def lens(self, points: Sequence[Point], width: float, *, ink: str = INK) -> None:
        super().lens(points, width * self.pressure, ink=ink)

    @staticmethod
    def _crossing(moved: Outline, shade: Sequence[Shade]) -> list[Shade]:
        """The second and third layer, over the darkest end of the first that has a side of its own."""
        main = next((s for s in shade if _is_main(s)), None)
        if main is None:
            return []
        points = moved.sample(12.0)
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
        super()._add(d, fill, None if line is None else line * self.pressure, ink)

    def _strokes(self, wedges: Sequence[Wedge], ink: str) -> None:
        super()._strokes([replace(w, width=w.width * self.pressure) for w in wedges], ink)


def _is_main(shade: Shade) -> bool:
    return abs(shade.angle) <= _WIDE_ANGLE and shade.depth >= _FULL_DEPTH and shade.reach >= _LONG
