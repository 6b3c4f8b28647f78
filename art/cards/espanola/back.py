"""The card's back: a lattice of eight-pointed stars and crosses, as on tiles, the same when turned."""

from __future__ import annotations

from art.cards.espanola.card import HEIGHT, MIDDLE, WIDTH
from art.cards.espanola.inks import DARK_BLUE, DARK_RED, PAPER
from art.cards.kit.paths import Outline, circle, polar, polyline, rect, star
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts.foliage import leaf

BLUE_INK = DARK_BLUE
RED_INK = DARK_RED
MARGIN = 26.0
BAND = 42.0
COLUMNS, ROWS = 5, 9
_INNER = 0.7654
"""Of an eight-pointed star made of two squares: inner radius by outer radius."""


def back(name: str, ink: str) -> Drawing:
    """The back in one ink."""
    d = Drawing(WIDTH, HEIGHT, name=f"e{name}")
    d.shape(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), ink, None)
    d.line(rect(MARGIN + 6, MARGIN + 6, WIDTH - 2 * MARGIN - 12, HEIGHT - 2 * MARGIN - 12), DETAIL, ink=PAPER)
    _border(d)
    left, top = MARGIN + BAND, MARGIN + BAND
    d.line(rect(left, top, WIDTH - 2 * left, HEIGHT - 2 * top), INNER, ink=PAPER)
    _lattice(d, ink, left, top)
    return d


def _border(d: Drawing) -> None:
    """A running wave of leaves along the four sides, a rose in each corner."""
    middle = MARGIN + 6 + (BAND - 6) / 2

    def unit(inner: Drawing) -> None:
        inner.flats(leaf(-10, 5, -28, 23, 8.4), leaf(-10, -5, 28, 11, 6), circle(13.4, 6.6, 2.6), ink=PAPER)

    def rose(inner: Drawing) -> None:
        inner.flats(*(leaf(*polar(2.4, 45 * k), 45 * k - 90, 12, 6.4) for k in range(8)), ink=PAPER)

    wide, high = WIDTH - 2 * middle - 34, HEIGHT - 2 * middle - 34
    for _ in d.ends():
        for k in range(16):
            d.use("wave", unit, middle + 17 + wide * (k + 0.5) / 16, middle)
        for k in range(28):
            d.use("wave", unit, WIDTH - middle, middle + 17 + high * (k + 0.5) / 28, rotate=90)
        d.use("rose", rose, middle, middle)
        d.use("rose", rose, WIDTH - middle, middle)


def _lattice(d: Drawing, ink: str, left: float, top: float) -> None:
    """Stars in paper whose points touch; what is left between them are crosses in ink, each with a flower."""
    wide, high = (WIDTH - 2 * left) / COLUMNS, (HEIGHT - 2 * top) / ROWS
    size = min(wide, high)
    inset_y = (HEIGHT - 2 * top - size * ROWS) / 2
    inset_x = (WIDTH - 2 * left - size * COLUMNS) / 2
    r = size / 2 - 1.2

    def tile(inner: Drawing) -> None:
        inner.shape(eight_points(r), PAPER, None)
        inner.shape(eight_points(r * 0.84), ink, None)
        inner.shape(eight_points(r * 0.73), PAPER, None)
        inner.flats(
            *(leaf(*polar(r * 0.13, 45 * k), 45 * k - 90, r * 0.48, r * 0.2) for k in range(8)), ink=ink
        )

    def cross(inner: Drawing) -> None:
        for k in range(4):
            inner.flats(leaf(*polar(4, 90 * k), 90 * k - 90, r * 0.5, r * 0.24), ink=PAPER)
        inner.flats(circle(0, 0, 3.2), ink=PAPER)

    x0, y0 = left + inset_x, top + inset_y
    for j in range(ROWS):
        for i in range(COLUMNS):
            d.use("star", tile, x0 + size * (i + 0.5), y0 + size * (j + 0.5))
    for j in range(1, ROWS):
        for i in range(1, COLUMNS):
            d.use("cross", cross, x0 + size * i, y0 + size * j)
    _medal(d, ink)


def eight_points(r: float) -> Outline:
    """A star made of two squares, about (0, 0)."""
    return star(0, 0, r, r * _INNER, 8)


def _medal(d: Drawing, ink: str) -> None:
    """The great star in the middle, with the sun in it."""
    with d.at(MIDDLE, HEIGHT / 2):
        for r, fill in ((118, ink), (112, PAPER), (100, ink), (95, PAPER), (88, ink)):
            d.shape(eight_points(r), fill, None)
        d.line(circle(0, 0, 62), DETAIL, ink=PAPER)
        for k in range(16):
            d.shape(leaf(*polar(27, 22.5 * k), 22.5 * k - 90, 30 if k % 2 else 22, 8), PAPER, None)
        d.shape(circle(0, 0, 23), PAPER, None)
        d.shape(polyline([polar(17 if k % 2 else 9, 22.5 * k) for k in range(16)]), ink, None)
        d.shape(circle(0, 0, 4), PAPER, None)
