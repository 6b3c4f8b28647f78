"""A drawing that collects shapes in painter's order and writes compact SVG.

Geometry given to a drawing is first moved by the current placement (`with drawing.at(...)`), then hatched
and stroked: line weights and the direction of the light never change with scale, turn or mirror.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from art.kit import hatch as engraving
from art.kit.elements import Item, clipping, transform
from art.kit.hatch import Shade, Wedge
from art.kit.inks import INK
from art.kit.limb import Limb, Station, limb
from art.kit.pathdata import number, path_data, wedge_data
from art.kit.paths import (
    Outline,
    Point,
    placed,
)
from art.kit.placement import Placement

OUTER = 3.7
INNER = 2.8
DETAIL = 2.0


class Drawing(Placement):
    """A picture in its own units; `name` prefixes every id."""

    def __init__(self, width: float, height: float, *, name: str) -> None:
        super().__init__(width, height)
        self.name = name
        self.corner = (0.0, 0.0)
        """Upper left corner in the units of what it will be laid over."""
        self._items: list[Item] = []
        self._definitions: list[str] = []
        self._known: set[str] = set()
        self._count = 0

    @contextmanager
    def clip(self, outline: Outline) -> Iterator[None]:
        """Show what is drawn inside only within the outline."""
        edge, clip = clipping(self._id(), path_data(outline.under(self._matrix)))
        self._definitions.append(edge)
        self._raw(f"<g {clip}>")
        try:
            yield
        finally:
            self._raw("</g>")

    def shape(
        self,
        outline: Outline,
        fill: str | None = None,
        line: float | None = INNER,
        *,
        ink: str = INK,
        shade: Sequence[Shade] = (),
    ) -> None:
        """Fill and stroke an outline (`line` None: no stroke), then hatch it."""
        moved = outline.under(self._matrix)
        self._add(path_data(moved), fill, line, ink)
        for layer in shade:
            self._strokes(engraving.hatch(moved, layer), layer.ink)

    def shapes(self, outlines: Sequence[Outline], fill: str, line: float | None = DETAIL) -> None:
        """Many small shapes of one style that do not overlap, written as one path."""
        d = "".join(path_data(outline.under(self._matrix)) for outline in outlines)
        self._add(d, fill, line, INK)

    def line(self, outline: Outline, weight: float = DETAIL, *, ink: str = INK) -> None:
        """Stroke an outline without filling it."""
        self._add(path_data(outline.under(self._matrix)), None, weight, ink)

    def hatch(self, outline: Outline, *layers: Shade) -> None:
        """Hatch an area without drawing its contour."""
        for layer in layers:
            self._strokes(engraving.hatch(outline.under(self._matrix), layer), layer.ink)

    def fold(self, *strokes: tuple[Sequence[Point], float], ink: str = INK) -> None:
        """Fold strokes: (points from the pinched end outwards, width at the pinched end)."""
        for points, width in strokes:
            moved = [self._matrix.apply(p) for p in points]
            self._solid(path_data(engraving.taper(moved, width)), ink)

    def lens(self, points: Sequence[Point], width: float, *, ink: str = INK) -> None:
        """A stroke that swells in the middle and vanishes at both ends (brows, lids, moustaches)."""
        moved = [self._matrix.apply(p) for p in points]
        self._solid(path_data(engraving.taper(moved, width, both=True)), ink)

    def flats(self, *outlines: Outline, ink: str) -> None:
        """Areas of one ink without contour, all in one path; they must not overlap."""
        for outline in outlines:
            self._solid(path_data(outline.under(self._matrix)), ink)

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
        """A limb with hatching across it on the side away from the light; `depth` 0: no hatching.

        The other words are those of `hatch.across`.
        """
        size = self._matrix.size
        moved = [(*self._matrix.apply((x, y)), half * size) for x, y, half in stations]
        grown = limb(moved, start=start, end=end)
        self._add(path_data(grown.outline), fill, line, INK)
        if depth > 0:
            strokes = engraving.across(
                grown.line, grown.halves, depth=depth, spacing=spacing, width=width, lean=lean,
                seed=seed, back=back, rounded=(start == "round", end == "round"), after=after,
            )  # fmt: skip
            self._strokes(strokes, ink)
        return grown

    def use(
        self,
        key: str,
        draw: Callable[[Drawing], None],
        x: float,
        y: float,
        *,
        rotate: float = 0.0,
        flip: bool = False,
    ) -> None:
        """Repeat a motif: `draw` is called once, at its true size about (0, 0); each use only places it."""
        name = f"{self.name}-{key}"
        if name not in self._known:
            self._known.add(name)
            inner = type(self)(self.width, self.height, name=name)
            draw(inner)
            self._definitions += inner._definitions
            self._definitions.append(f'<g id="{name}">{inner.body()}</g>')
        m = self._matrix.after(placed(x, y, 1.0, rotate, flip))
        if (m.a, m.b, m.c, m.d) == (1, 0, 0, 1):
            where = f'x="{number(m.e)}" y="{number(m.f)}"'
        else:
            where = transform(m)
        self._raw(f'<use href="#{name}" {where}/>')

    def to_svg(self) -> str:
        """The whole SVG file as text."""
        size = " ".join(map(number, (*self.corner, self.width, self.height)))
        defs = f"<defs>{''.join(self._definitions)}</defs>" if self._definitions else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" '
            f'fill="none" stroke="{INK}" stroke-width="{number(INNER)}" stroke-linecap="round" '
            f'stroke-linejoin="round">{defs}{self.body()}</svg>\n'
        )

    def body(self) -> str:
        """All elements, without the file round them."""
        return "".join(item.raw or f'<path{item.style} d="{item.d}"/>' for item in self._items)

    def _id(self) -> str:
        self._count += 1
        return f"{self.name}-c{self._count}"

    def _raw(self, element: str) -> None:
        self._items.append(Item(raw=element))

    def _add(self, d: str, fill: str | None, line: float | None, ink: str) -> None:
        style = ""
        if fill is not None:
            style += f' fill="{fill}"'
        if line is None:
            style += ' stroke="none"'
        else:
            if ink != INK:
                style += f' stroke="{ink}"'
            if line != INNER:
                style += f' stroke-width="{number(line)}"'
        # Lines of one style may share a path; filled shapes must not, they cover each other.
        self._append(style, d, fill is None)

    def _solid(self, d: str, ink: str) -> None:
        """Engraver's strokes of one ink; they all turn the same way, so overlaps never cancel out."""
        self._append(f' fill="{ink}" stroke="none"', d, True)

    def _append(self, style: str, d: str, joinable: bool) -> None:
        last = self._items[-1] if self._items else None
        if joinable and last is not None and last.joinable and last.style == style:
            last.d += d
        else:
            self._items.append(Item(style=style, d=d, joinable=joinable))

    def _strokes(self, wedges: Sequence[Wedge], ink: str) -> None:
        if wedges:
            self._solid(wedge_data(wedges), ink)
