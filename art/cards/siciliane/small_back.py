"""The back for small cards: the full wall of tiles cut once more, fewer and larger, in the same inks."""

from __future__ import annotations

from functools import partial

from art.cards.kit.paths import Node, Outline, circle, polar, polyline, rect, smooth, star
from art.cards.kit.svg import Drawing
from art.cards.parts.broad_cut import dots, halves, petal, ruled, sides
from art.cards.siciliane.back import BORDER, MARGIN
from art.cards.siciliane.card import HEIGHT, WIDTH
from art.cards.siciliane.inks import PAPER, YELLOW

COLUMNS, ROWS = 4, 7
GROUND = 0.5
"""Of the wall's ground is paper."""
TONGUE, TONGUES = 41.0, (3, 6)
"""Of the border: breadth, and groups of three along a short and a long side."""
INSET = MARGIN + BORDER
A, B = (WIDTH - 2 * INSET) / COLUMNS, (HEIGHT - 2 * INSET) / ROWS
"""A tile."""


def small(name: str, ink: str) -> Drawing:
    """The back of a small card in the given ink, with yellow hearts."""
    letter = name.split("-")[-2][0]  # of the colour: ids stay short, and differ between the two backs
    d = Drawing(WIDTH, HEIGHT, name=letter)
    d.flats(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), ink=ink)
    ruled(d, INSET, GROUND, PAPER)

    def knots(row: Drawing) -> None:
        for i in range(COLUMNS + 1):
            row.use("n", _knot, A * i, 0)

    for j in range(ROWS + 1):
        d.use("k", knots, INSET, INSET + B * j)
    middle = MARGIN + BORDER / 2
    d.line(rect(middle, middle, WIDTH - 2 * middle, HEIGHT - 2 * middle), BORDER, ink=ink)

    def stars(row: Drawing) -> None:
        for i in range(COLUMNS):
            row.use("s", partial(_star, ink=ink), A * i, 0)

    for j in range(ROWS):
        d.use("t", stars, INSET + A / 2, INSET + B * (j + 0.5))
    d.line(rect(INSET, INSET, WIDTH - 2 * INSET, HEIGHT - 2 * INSET), 3.6, ink=PAPER)
    halves(d, "h", partial(_border, ink=ink), (WIDTH / 2, HEIGHT / 2))
    return d


def _star(d: Drawing, *, ink: str) -> None:
    """The eight-pointed star in the middle of a tile, a rosette at its heart."""
    d.flats(star(0, 0, 43, 33, 8), ink=PAPER)
    for share in (0.94, 0.86, 0.78, 0.7):
        d.line(star(0, 0, 43 * share, 33 * share, 8), 1.8, ink=ink)
    d.flats(*(petal(0, 0, 45 * k + 22.5, 20, 6) for k in range(8)), ink=ink)
    d.flats(circle(0, 0, 10), ink=YELLOW)


def _knot(d: Drawing) -> None:
    """The corner where four tiles meet: a quatrefoil in a ring, and stalks to the next corners."""
    d.line(circle(0, 0, 20), 2, ink=PAPER)
    for k in range(4):
        d.line(polyline([polar(20, 90 * k), polar(A / 2, 90 * k)], closed=False), 2, ink=PAPER)
    d.flats(*(petal(0, 0, 90 * k + 45, 11, 5) for k in range(4)), ink=PAPER)


def _border(d: Drawing, *, ink: str) -> None:
    """The upper and the right side: tongues, a yellow pearl between each two; roses in two corners."""
    middle = MARGIN + BORDER / 2
    sides(d, INSET, INSET - 2, TONGUES, 3 * TONGUE, _tongues)
    for x in (middle, WIDTH - middle):
        d.use("r", partial(_rose, ink=ink), x, middle)


def _tongues(d: Drawing) -> None:
    """Three tongues that point up."""
    tongues: list[Outline] = []
    for k in range(3):
        x = TONGUE * (k + 0.5)
        nodes: list[Node] = [(x - 13, 0, "c"), (x - 13, -7), (x, -22, "c"), (x + 13, -7), (x + 13, 0, "c")]
        tongues.append(smooth(nodes))
    d.flats(*tongues, ink=PAPER)
    dots(d, [(TONGUE * k, -19) for k in range(1, 4)], 8, YELLOW)


def _rose(d: Drawing, *, ink: str) -> None:
    d.flats(circle(0, 0, 14), ink=PAPER)
    d.flats(star(0, 0, 12, 6, 6), ink=ink)
