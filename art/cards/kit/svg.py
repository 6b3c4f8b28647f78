"""A drawing that collects shapes in painter's order and writes compact SVG.

Geometry given to a drawing is first moved by the current placement (`with drawing.at(...)`), then hatched
and stroked: line weights and the direction of the light never change with scale, turn or mirror.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from art.cards.kit import hatch as engraving
from art.cards.kit.elements import Item, clipping, stepping, transform
from art.cards.kit.halo import haloed
from art.cards.kit.hatch import Shade, Wedge
from art.cards.kit.inks import INK, PAPER
from art.cards.kit.limb import Limb, Station, limb
from art.cards.kit.names import part
from art.cards.kit.boxes import path_box, touching
from art.cards.kit.pathdata import number, path_data, wedge_data
from art.cards.kit.paths import (
    Matrix,
    Outline,
    Point,
    placed,
    rect,
)
from art.cards.kit.placement import Placement
from art.cards.kit.room import Room

OUTER = 3.7
INNER = 2.8
DETAIL = 2.0
_GROUND = "<ground/>"
"""Stands, until the file is written, where a card's ground ends."""
_OVER = "<over/>"
"""Stands there where begins what lies over everything."""


class Drawing(Placement):
    """One card (or picture) in card units; `name` prefixes every id. `paper`: draw the card's paper.

    `grain` widens the spacing of all hatching by that factor, for cards that would become too heavy.
    """

    stroke_grid = 0.1
    """Grid to which the points of hatching and folds are rounded, in card units."""

    def __init__(
        self, width: float, height: float, *, name: str, paper: bool = True, grain: float = 1.0
    ) -> None:
        super().__init__(width, height)
        self.name, self.grain = name, grain
        self.two_headed = False
        """The lower half is the upper one turned: said in the file, so that one rasterised half will do."""
        self.room: Room | None = None
        """Room that its signs make for an index, set while they are drawn; None: they stay."""
        self.moved: Room | None = None
        """Room that all on its ground makes for an index, in one piece; None: it stays."""
        self.corner = (0.0, 0.0)
        """Upper left corner in the units of what it will be laid over."""
        self._items: list[Item] = []
        self._definitions: list[str] = []
        self._known: set[str] = set()
        self._count = 0
        if paper:
            # Square and without an edge: whoever shows the card rounds its corners and draws its hairline.
            self._raw(f'<path d="M0 0h{number(width)}v{number(height)}H0z" fill="{PAPER}" stroke="none"/>')
            self.ground()

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

    def ground(self) -> None:
        """Make all drawn so far the card's ground: it stays where it is, whatever makes room."""
        self._raw(_GROUND)

    def over(self) -> None:
        """Lay all that is drawn from here on over the rest: it stays where it is, whatever makes room."""
        self._raw(_OVER)

    @contextmanager
    def stepping(self, move: Matrix) -> Iterator[None]:
        """On the card that carries an index, what is drawn inside lies moved so."""
        self._raw(f"<g {stepping(move)}>")
        try:
            yield
        finally:
            self._raw("</g>")

    @contextmanager
    def spot(self, x: float, y: float) -> Iterator[None]:
        """A sign that stands at (x, y), card units: where there is a `room`, it steps aside by itself."""
        if self.room is None:
            yield
        else:
            with self.stepping(self.room.sign(x, y, self.width, self.height)):
                yield

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
        self._contour(moved, fill, line, ink)
        for layer in self._layers(moved, shade):
            self._strokes(engraving.hatch(moved, self._grained(layer)), layer.ink)

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
            self._strokes(engraving.hatch(outline.under(self._matrix), self._grained(layer)), layer.ink)

    def fold(self, *strokes: tuple[Sequence[Point], float], ink: str = INK) -> None:
        """Fold strokes: (points from the pinched end outwards, width at the pinched end)."""
        for points, width in strokes:
            moved = [self._matrix.apply(p) for p in points]
            self._solid(path_data(engraving.taper(moved, width), self.stroke_grid), ink)

    def lens(self, points: Sequence[Point], width: float, *, ink: str = INK) -> None:
        """A stroke that swells in the middle and vanishes at both ends (brows, lids, moustaches)."""
        moved = [self._matrix.apply(p) for p in points]
        self._solid(path_data(engraving.taper(moved, width, both=True), self.stroke_grid), ink)

    def ticks(self, *strokes: tuple[Point, Point, float], ink: str = INK) -> None:
        """Short straight tapered strokes, all in one path: (thick end, tip, width at the thick end)."""
        wedges = [
            Wedge(base=a, middle=((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), tip=b, width=width)
            for a, b, width in (
                (self._matrix.apply(base), self._matrix.apply(tip), width) for base, tip, width in strokes
            )
        ]
        self._strokes(wedges, ink)

    def strokes(self, wedges: Sequence[Wedge], ink: str = INK) -> None:
        """Engraver's strokes given one by one, all in one path."""
        go = self._matrix.apply
        moved = [Wedge(base=go(w.base), middle=go(w.middle), tip=go(w.tip), width=w.width) for w in wedges]
        self._strokes(moved, ink)

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
        self._contour(grown.outline, fill, line, INK)
        if depth > 0:
            strokes = engraving.across(
                grown.line, grown.halves, depth=depth, spacing=spacing * self.grain, width=width, lean=lean,
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
            inner = type(self)(self.width, self.height, name=name, paper=False, grain=self.grain)
            draw(inner)
            self._definitions += inner._definitions
            self._definitions.append(f'<g id="{name}">{inner._body()}</g>')
        m = self._matrix.after(placed(x, y, 1.0, rotate, flip))
        if (m.a, m.b, m.c, m.d) == (1, 0, 0, 1):
            where = f'x="{number(m.e)}" y="{number(m.f)}"'
        else:
            where = transform(m)
        self._raw(f'<use href="#{name}" {where}/>')

    def inset(self, other: Drawing, x: float, y: float, scale: float, *, halo: float = 0.0) -> None:
        """Set a whole drawing into this one, its lines scaled with it, on an edge of paper (`halo`)."""
        self._definitions += other._definitions
        move = transform(Matrix(a=scale, d=scale, e=x, f=y))
        body = other._body()
        edge = haloed(body, halo / scale, INNER) if halo else ""
        self._raw(f"<g {move}>{edge}{body}</g>")

    def to_svg(self) -> str:
        """The whole SVG file as text."""
        size = " ".join(map(number, (*self.corner, self.width, self.height)))
        turn = 'data-two-headed="yes" ' if self.two_headed else ""
        ground, _, figure = self._body().rpartition(_GROUND)
        figure, _, over = figure.partition(_OVER)
        over = over.replace(_OVER, "")
        definitions = "".join(self._definitions)
        if self.moved is not None:
            move = self.moved.all(self.width, self.height)
            # What lies beyond the card's edges must not come into sight with it.
            edge, clip = clipping(f"{self.name}-edge", path_data(rect(2, 2, self.width - 4, self.height - 4)))
            definitions += edge
            figure = f"<g {stepping(move)} data-indexed-{clip}>{figure}</g>"
        defs = f"<defs>{definitions}</defs>" if definitions else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {turn}viewBox="{size}" '
            f'fill="none" stroke="{INK}" stroke-width="{number(INNER)}" stroke-linecap="round" '
            f'stroke-linejoin="round">{defs}<g data-layer="ground">{ground.replace(_GROUND, "")}</g>'
            f'<g data-layer="figure">{figure}</g><g data-layer="over">{over}</g></svg>\n'
        )

    def _contour(self, moved: Outline, fill: str | None, line: float | None, ink: str) -> None:
        """Fill and stroke an outline that has been placed."""
        self._add(path_data(moved), fill, line, ink)

    def _layers(self, _moved: Outline, shade: Sequence[Shade]) -> Sequence[Shade]:
        """The layers of hatching that a shape gets where these were asked for."""
        return shade

    def _grained(self, shade: Shade) -> Shade:
        return shade if self.grain == 1.0 else replace(shade, spacing=shade.spacing * self.grain)

    def _id(self) -> str:
        self._count += 1
        return f"{self.name}-c{self._count}"

    def _raw(self, element: str) -> None:
        self._items.append(Item(raw=element, part=part()))

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

    def _solid(self, d: str, ink: str, of: str = "") -> None:
        """Engraver's strokes of one ink; they all turn the same way, so overlaps never cancel out."""
        self._append(f' fill="{ink}" stroke="none"', d, True, of)

    def _append(self, style: str, d: str, joinable: bool, of: str = "") -> None:
        of = of or part()
        last = self._items[-1] if self._items else None
        if joinable and last is not None and last.joinable and last.style == style and (
            last.part == of or touching(path_box(last.d), path_box(d))
        ):
            last.d += d
        else:
            self._items.append(Item(style=style, d=d, joinable=joinable, part=of))

    def _strokes(self, wedges: Sequence[Wedge], ink: str) -> None:
        if wedges:
            self._solid(wedge_data(wedges, self.stroke_grid), ink)

    def _body(self) -> str:
        return "".join(item.written() for item in self._items if item.raw or item.d)
