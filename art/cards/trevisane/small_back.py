"""The back for small cards: the full design cut once more, fewer and broader lines, one ink on paper."""

from __future__ import annotations

from functools import partial

from art.cards.kit.inks import PAPER
from art.cards.kit.paths import Node, Point, circle, lozenge, polar, polyline, rect, smooth, star
from art.cards.kit.svg import Drawing
from art.cards.parts.broad_cut import dots, halves, petal, ruled, sides
from art.cards.trevisane.back import BORDER, INNER_EDGE, MARGIN, lobed
from art.cards.trevisane.card import HEIGHT, WIDTH

COLUMNS, ROWS = 5, 12
GROUND = 0.5
"""Of the field's ground is paper."""
LINK, LINKS = 60.6, (2, 5)
"""Of the chain: its length, and groups of three along a short and a long side."""
BAND, SLIT = 8.4, 3.4
"""Width of the bands, and of the line of ink along their middle."""


def small(name: str, ink: str) -> Drawing:
    """The back of a small card in the given ink."""
    letter = name.split("-")[-2][0]  # of the colour: ids stay short, and differ between the two backs
    d = Drawing(WIDTH, HEIGHT, name=letter)
    d.flats(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), ink=ink)
    ruled(d, INNER_EDGE, GROUND, PAPER)
    _field(d, ink)
    middle = MARGIN + BORDER / 2
    d.line(rect(middle, middle, WIDTH - 2 * middle, HEIGHT - 2 * middle), BORDER, ink=ink)
    d.line(rect(INNER_EDGE, INNER_EDGE, WIDTH - 2 * INNER_EDGE, HEIGHT - 2 * INNER_EDGE), 3.6, ink=PAPER)
    halves(d, "h", partial(_border, ink=ink), (WIDTH / 2, HEIGHT / 2))
    with d.at(WIDTH / 2, HEIGHT / 2):
        _medal(d, ink)
    return d


def _field(d: Drawing, ink: str) -> None:
    """Slanting double bands that pass over and under each other, a rosette in every mesh."""
    left, top = INNER_EDGE, INNER_EDGE
    wide, high = WIDTH - 2 * left, HEIGHT - 2 * top
    a, b = wide / COLUMNS, high / ROWS

    def bands(inner: Drawing) -> None:
        for weight, colour in ((BAND + 6, ink), (BAND, PAPER), (SLIT, ink)):
            for k in range(1 - ROWS, COLUMNS):
                first, last = max(0, -k), min(ROWS, COLUMNS - k)
                ends: list[Point] = [(a * (k + n), b * n) for n in (first, last)]
                inner.line(polyline([*ends], closed=False), weight, ink=colour)

    d.use("b", bands, left, top)
    d.use("b", bands, WIDTH - left, top, flip=True)

    def row(inner: Drawing) -> None:
        for k in range(COLUMNS + 1):
            inner.use("m", _mesh, a * k, 0)
            if k < COLUMNS:
                inner.use("m", _mesh, a * (k + 0.5), b / 2)

    for k in range(ROWS):
        d.use("a", row, left, top + b * (k + 0.5))


def _mesh(d: Drawing) -> None:
    d.flats(star(0, 0, 14, 4.6, 4), ink=PAPER)


def _border(d: Drawing, *, ink: str) -> None:
    """Upper and right side: a chain of lozenges and rings, and a coin in two corners."""
    middle = MARGIN + BORDER / 2
    sides(d, INNER_EDGE, middle, LINKS, 3 * LINK, _chain)
    for x in (middle, WIDTH - middle):
        d.use("c", partial(_corner, ink=ink), x, middle)


def _chain(d: Drawing) -> None:
    """Three lozenges, a ring after each."""
    for k in range(3):
        d.line(lozenge(LINK * (k + 0.5), 0, LINK / 2 - 9, 10), 3.2, ink=PAPER)
    dots(d, [(LINK * k, 0) for k in range(4)], 8, PAPER)


def _corner(d: Drawing, *, ink: str) -> None:
    d.flats(circle(0, 0, 17), ink=PAPER)
    d.flats(star(0, 0, 13, 6, 6), ink=ink)


def _medal(d: Drawing, ink: str) -> None:
    """The tall lobed medallion: the coin of the deck, a lily and lily-like leaves above and below."""
    d.shape(lobed(0), ink, 7, ink=PAPER)
    halves(d, "l", _lily)
    d.flats(circle(0, 0, 57), ink=PAPER)
    d.flats(circle(0, 0, 52), ink=ink)
    halves(d, "p", _petals)
    d.flats(circle(0, 0, 13), ink=PAPER)
    d.flats(circle(0, 0, 7), ink=ink)


def _petals(d: Drawing) -> None:
    """Half of the flower on the coin."""
    d.flats(*(petal(*polar(14, 45 * k), 45 * k - 90, 33, 17) for k in range(4)), ink=PAPER)


def _lily(d: Drawing) -> None:
    """Lily-like leaves above the coin, on a stalk that bends down to either side."""
    leaves = [petal(0, -70, -90, 112, 20)]
    for side in (1, -1):
        blade: list[Node] = [
            (side * 8, -78, "c"),
            (side * 30, -102),
            (side * 44, -152, "c"),
            (side * 16, -112),
        ]
        leaves += [smooth(blade), petal(side * 30, -72, -90 + side * 48, 44, 12)]
        stalk: list[Node] = [(side * x, y) for x, y in ((4, -66), (34, -74), (66, -54), (74, -22))]
        d.line(smooth(stalk, closed=False), 3.4, ink=PAPER)
    d.flats(*leaves, ink=PAPER)
