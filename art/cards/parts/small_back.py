"""What a back is under 150 pixels of width, where its fine ground would shimmer from size to size.

The same frame, inks and middle; border and ground are calm tints, broken up by a few large signs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.cards.kit.inks import PAPER
from art.cards.kit.paths import Outline, circle, lozenge, placed, rect
from art.cards.kit.svg import Drawing

EDGE = 7.0
RULE = 6.0
"""Widths of the ink round the border and of the paper within it: a pixel of a card 80 wide."""
BEAD = 0.15
PITCH = 1.5
"""Radius of the beads along the border and how far they lie apart, as shares of the border's width."""
CORNER = 0.38
"""Radius of the coins in the corners, as a share of the border's width."""


@dataclass(frozen=True, kw_only=True)
class SmallBack:
    """The ground and frame of a small back, in the units of the card.

    `margin`: of paper round it; `border`: its width; `columns` and `rows`: of signs on the field. `band` and
    `field` are the shares of paper in the tints of border and field, measured on the large back, so that a
    card does not change its brightness where one drawing takes over from the other.
    """

    width: float
    height: float
    margin: float
    border: float
    columns: int
    rows: int
    band: float
    field: float
    contrast: float = 0.17
    """Between signs and ground, as a share of what lies between ink and paper."""
    sign: Callable[[float, float], Outline] = lambda a, b: lozenge(0, 0, a / 2, b / 2)
    """A sign about (0, 0) in a mesh so wide and high."""

    def draw(self, d: Drawing, ink: str) -> None:
        """Frame and ground, all but the middle."""
        for inset, fill in (
            (self.margin, ink), (self.margin + EDGE, tint(ink, self.band)),
            (self.margin + self.border - RULE, PAPER),
        ):  # fmt: skip
            d.flats(self._inset(inset), ink=fill)
        middle = self.margin + self.border / 2
        left, right, top, foot = middle, self.width - middle, middle, self.height - middle
        d.flats(*(circle(x, y, self.border * CORNER) for x in (left, right) for y in (top, foot)), ink=PAPER)
        across, down = self._along(left, right), self._along(top, foot)
        beads = [(x, y) for x in across for y in (top, foot)] + [(x, y) for x in (left, right) for y in down]
        reach = self.border * BEAD
        d.flats(*(lozenge(x, y, reach * 1.2, reach * 1.2) for x, y in beads), ink=PAPER)
        self._field(d, ink)

    def _field(self, d: Drawing, ink: str) -> None:
        inset = self.margin + self.border
        a, b = (self.width - 2 * inset) / self.columns, (self.height - 2 * inset) / self.rows
        sign = self.sign(a, b)
        cover = _area(sign) / (a * b)
        d.flats(self._inset(inset), ink=tint(ink, self.field - self.contrast * cover))
        pale = tint(ink, self.field + self.contrast * (1 - cover))

        def row(inner: Drawing) -> None:
            inner.flats(*(sign.under(placed(a * (i + 0.5), 0)) for i in range(self.columns)), ink=pale)

        for k in range(self.rows):
            d.use("row", row, inset, inset + b * (k + 0.5))

    def _along(self, first: float, last: float) -> list[float]:
        """The places of the beads between two corners."""
        count = round((last - first) / (self.border * PITCH))
        return [first + (last - first) * k / count for k in range(1, count)]

    def _inset(self, inset: float) -> Outline:
        return rect(inset, inset, self.width - 2 * inset, self.height - 2 * inset)


def tint(ink: str, share: float) -> str:
    """The ink let down with so much paper, as `#rrggbb`."""
    dark, light = ([int(colour[at : at + 2], 16) for at in (1, 3, 5)] for colour in (ink, PAPER))
    return "#" + "".join(f"{round(a + share * (b - a)):02x}" for a, b in zip(dark, light, strict=True))


def _area(outline: Outline) -> float:
    points = outline.sample(1.0)
    following = [*points[1:], points[0]]
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(points, following, strict=True))) / 2
