"""The upper half of a court figure: a drawing that knows what later shapes will hide, and paints dots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from art.cards.kit.burin import Burin
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK
from art.cards.kit.pathdata import number, path_data
from art.cards.kit.paths import Outline, Point, polyline
from art.cards.kit.region import clearance, inside
from art.cards.kit.svg import INNER

Cover = tuple[int, list[Point]]
"""A filled shape: its place in painter's order, and its contour."""

_STEP: Final = 7.0


class Figure(Burin):
    """Half a court. Draw it once to learn its `covers`, then again with them: `hidden` then tells the truth.

    `visible` is the part of the card, in card units, of which anything will be seen at all.
    """

    pressure = 1.1
    swelling = 1.6
    finest = INNER  # few lines of this patterned deck are OUTER
    crossings = 1

    def __init__(
        self, width: float, height: float, *, name: str, visible: Outline, covers: Sequence[Cover] = ()
    ) -> None:
        super().__init__(width, height, name=name, paper=False)
        self.covers: list[Cover] = []
        self._known_covers = covers
        self._visible = contour(visible)
        self._clips = 0
        self._gathered: list[str] | None = None

    def shape(
        self,
        outline: Outline,
        fill: str | None = None,
        line: float | None = INNER,
        *,
        ink: str = INK,
        shade: Sequence[Shade] = (),
    ) -> None:
        """As the kit's; a filled shape also covers what was drawn before it."""
        if fill is not None:
            self._cover(outline)
        super().shape(outline, fill, line, ink=ink, shade=shade)

    def shape_if_seen(self, outline: Outline, fill: str, line: float, spot: Point, reach: float) -> None:
        """A filled shape within `reach` of the spot, left out when all of that is hidden."""
        seen = not self.hidden(spot, reach)
        # Counted either way: painter's order must be the same in both drawings.
        self._cover(outline)
        if seen:
            super().shape(outline, fill, line)

    @contextmanager
    def clip(self, outline: Outline) -> Iterator[None]:
        """As the kit's; what is drawn inside covers nothing for certain."""
        self._clips += 1
        with super().clip(outline):
            yield
        self._clips -= 1

    @contextmanager
    def silhouette(self, weight: float) -> Iterator[None]:
        """Lay a contour of that weight under all that is drawn inside, as if it were one shape."""
        self._raw("")
        under, self._gathered = self._items[-1], []
        yield
        under.raw = f'<path stroke-width="{number(weight)}" d="{"".join(self._gathered)}"/>'
        self._gathered = None

    def _contour(self, moved: Outline, fill: str | None, line: float | None, ink: str) -> None:
        if self._gathered is not None and fill is not None and line is not None:
            self._gathered.append(path_data(moved))
        super()._contour(moved, fill, line, ink)

    def dots(self, points: Sequence[Point], radius: float, ink: str) -> None:
        """Round dots of one size: a pen of that width touching the paper, the shortest and fastest circle."""
        width = round(2 * radius * self._matrix.size, 1)
        for x, y in points:
            self.line(polyline([(x, y), (x, y)], closed=False), width, ink=ink)

    def _cover(self, outline: Outline) -> None:
        if self._clips == 0:
            self.covers.append((len(self.covers), contour(outline.under(self._matrix))))

    def hidden(self, point: Point, reach: float) -> bool:
        """True if nothing will be seen of a spot of radius `reach` drawn now."""
        x, y = self._matrix.apply(point)
        if not inside(self._visible, x, y) and clearance(self._visible, x, y) >= reach:
            return True
        now = len(self.covers)
        return any(
            inside(cover, x, y) and clearance(cover, x, y) >= reach
            for order, cover in self._known_covers
            if order >= now
        )


def contour(outline: Outline) -> list[Point]:
    """The corners of a polygon close to the outline."""
    return outline.sample(_STEP)
