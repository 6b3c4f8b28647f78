"""The back for small cards: the full design cut once more, fewer and broader lines, one ink on paper."""

from __future__ import annotations

import math
from functools import partial

from art.cards.kit.inks import PAPER
from art.cards.kit.paths import Node, Point, circle, ellipse, polar, polyline, rect, smooth, star
from art.cards.kit.svg import Drawing
from art.cards.napoletane.back import BORDER, FIELD, MARGIN, MEDAL
from art.cards.napoletane.card import HEIGHT, WIDTH
from art.cards.parts.broad_cut import dots, halves, petal, ruled, sides

COLUMNS, ROWS = 6, 11
GROUND = 0.44
"""Of the field's ground is paper."""
NET = 2.3
EYE, STRAND = 45.5, 2.6
"""Of the plait: length of an eye, width of a strand."""
LOBES = 18


def small(name: str, ink: str) -> Drawing:
    """The back of a small card in the given ink."""
    letter = name.split("-")[-2][0]  # of the colour: ids stay short, and differ between the two backs
    d = Drawing(WIDTH, HEIGHT, name=letter)
    d.flats(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), ink=ink)
    ruled(d, FIELD, GROUND, PAPER)
    _field(d)
    d.line(rect(FIELD - 2, FIELD - 2, WIDTH - 2 * FIELD + 4, HEIGHT - 2 * FIELD + 4), 3, ink=PAPER)
    halves(d, "h", partial(_border, ink=ink), (WIDTH / 2, HEIGHT / 2))
    with d.at(WIDTH / 2, HEIGHT / 2):
        _medal(d, ink)
    return d


def _field(d: Drawing) -> None:
    """A net of lozenges, a four-leaved flower in every second one, a dot in the others."""
    a, b = (WIDTH - 2 * FIELD) / COLUMNS, (HEIGHT - 2 * FIELD) / ROWS
    for k in range(-ROWS + 1, COLUMNS):
        first, last = max(0, -k), min(ROWS, COLUMNS - k)
        ends = [(FIELD + a * (k + n), FIELD + b * n) for n in (first, last)]
        d.line(polyline(ends, closed=False), NET, ink=PAPER)
        d.line(polyline([(WIDTH - x, y) for x, y in ends], closed=False), NET, ink=PAPER)

    def row(inner: Drawing) -> None:
        inner.flats(*(star(a * (k + 0.5), 0, 13, 4, 4) for k in range(COLUMNS)), ink=PAPER)
        dots(inner, [(a * k, b / 2) for k in range(1, COLUMNS)], 7, PAPER)

    for k in range(1, ROWS):
        d.use("f", row, FIELD, FIELD + b * k)
    dots(d, [(FIELD + a * k, FIELD + b / 2) for k in range(1, COLUMNS)], 7, PAPER)


def _border(d: Drawing, *, ink: str) -> None:
    """The upper and the right side: a plait of two strands, and a rose in two corners."""
    middle, inner = MARGIN + BORDER / 2, MARGIN + BORDER

    def eye(eyes: Drawing) -> None:
        for sign in (1, -1):
            strand: list[Node] = [(0, 0), (EYE / 2, sign * 10), (EYE, 0)]
            eyes.line(smooth(strand, closed=False), STRAND, ink=PAPER)
        dots(eyes, [(EYE / 2, 0)], 5, PAPER)

    def three(eyes: Drawing) -> None:
        for k in range(3):
            eyes.use("e", eye, EYE * k, 0)

    sides(d, inner, middle, (3, 5), 3 * EYE, three)
    d.flats(*(circle(x, middle, 13) for x in (middle, WIDTH - middle)), ink=PAPER)
    d.flats(*(star(x, middle, 11, 6, 6) for x in (middle, WIDTH - middle)), ink=ink)


def _medal(d: Drawing, ink: str) -> None:
    """The oval: scalloped rim, ring of leaves, a sun between two palmettes."""
    rx, ry = MEDAL
    rim = _around(rx, ry, LOBES)
    dots(d, rim, 38, ink)
    dots(d, rim, 28, PAPER)
    d.flats(ellipse(0, 0, rx, ry), ink=ink)
    d.line(ellipse(0, 0, rx - 10, ry - 10), 2.6, ink=PAPER)
    halves(d, "p", _palmette)
    d.flats(polyline([polar(49 if k % 2 else 28, 22.5 * k) for k in range(16)]), ink=PAPER)
    d.flats(circle(0, 0, 21), ink=ink)
    d.flats(star(0, 0, 15, 7, 8), ink=PAPER)


def _around(rx: float, ry: float, count: int) -> list[Point]:
    return [(rx * math.cos(math.tau * k / count), ry * math.sin(math.tau * k / count)) for k in range(count)]


def _palmette(d: Drawing) -> None:
    """A lotus above the sun, with a volute on either side."""
    fan = ((-90, 46, 13), (-55, 40, 10), (-125, 40, 10))
    d.flats(*(petal(0, -74, angle, length, width) for angle, length, width in fan), ink=PAPER)
    for side in (1, -1):
        stem: list[Node] = [(side * x, y) for x, y in ((6, -72), (38, -70), (62, -40), (60, -20))]
        d.line(smooth(stem, closed=False), 3, ink=PAPER)
        d.flats(petal(side * 40, -66, -90 + side * 38, 24, 9), ink=PAPER)
