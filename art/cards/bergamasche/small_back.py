"""The back for small cards: the full design cut once more, fewer and larger signs, one ink on paper."""

from __future__ import annotations

from functools import partial

from art.cards.bergamasche.back import BORDER, EDGE, MARGIN, cup
from art.cards.bergamasche.card import HEIGHT, WIDTH
from art.cards.bergamasche.inks import PAPER
from art.cards.kit.paths import Point, circle, ellipse, lozenge, polar, polyline, rect, star
from art.cards.kit.svg import Drawing
from art.cards.parts.broad_cut import dots, halves, petal, ruled

COLUMNS, ROWS = 6, 13
GROUND = 0.2
"""Of the field's ground is paper."""
TEETH = (8, 17)
"""Of the zigzag along a short and a long side."""


def small(name: str, ink: str) -> Drawing:
    """The back of a small card in the given ink."""
    letter = name.split("-")[-2][0]  # of the colour: ids stay short, and differ between the two backs
    d = Drawing(WIDTH, HEIGHT, name=letter)
    d.flats(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), ink=ink)
    ruled(d, EDGE, GROUND, PAPER)
    _field(d)
    halves(d, "h", _border, (WIDTH / 2, HEIGHT / 2))
    d.line(rect(EDGE - 3, EDGE - 3, WIDTH - 2 * EDGE + 6, HEIGHT - 2 * EDGE + 6), 3.6, ink=PAPER)
    with d.at(WIDTH / 2, HEIGHT / 2):
        _medal(d, ink)
    return d


def _field(d: Drawing) -> None:
    """A diaper of stars and lozenges."""
    a, b = (WIDTH - 2 * EDGE) / COLUMNS, (HEIGHT - 2 * EDGE) / ROWS

    def stars(row: Drawing) -> None:
        row.flats(*(star(a * k, 0, 13.6, 6.2, 6) for k in range(COLUMNS)), ink=PAPER)

    def between(row: Drawing) -> None:
        row.flats(*(lozenge(a * k, 0, 6.6, 7) for k in range(COLUMNS - 1)), ink=PAPER)

    for k in range(ROWS):
        d.use("s", stars, EDGE + a / 2, EDGE + b * (k + 0.5))
        if k:
            d.use("l", between, EDGE + a, EDGE + b * k)


def _border(d: Drawing) -> None:
    """A zigzag along the upper and the right edge, a star in two corners."""
    d.use("w", partial(_zigzag, length=WIDTH - 2 * EDGE, count=TEETH[0]), EDGE, MARGIN)
    d.use("h", partial(_zigzag, length=HEIGHT - 2 * EDGE, count=TEETH[1]), WIDTH - MARGIN, EDGE, rotate=90)
    middle = MARGIN + BORDER / 2
    d.flats(*(star(x, middle, 16, 7, 6) for x in (middle, WIDTH - middle)), ink=PAPER)


def _zigzag(d: Drawing, *, length: float, count: int) -> None:
    """Teeth along the x axis from 0 to `length`, pointing up, a dot between each two."""
    step = length / count
    teeth: list[Point] = [(0, 33)]
    for k in range(count):
        teeth += [(step * (k + 0.5), 13), (step * (k + 1), 33)]
    d.flats(polyline(teeth), ink=PAPER)
    dots(d, [(step * k, 13) for k in range(1, count)], 9, PAPER)


def _medal(d: Drawing, ink: str) -> None:
    """The oval: a sun between two cups, each over a fan of leaves."""
    for rx, ry, fill in ((130, 192, ink), (120, 182, PAPER), (116, 178, ink)):
        d.flats(ellipse(0, 0, rx, ry), ink=fill)
    halves(d, "c", _cup)
    d.flats(circle(0, 0, 60), ink=PAPER)
    d.flats(circle(0, 0, 55), ink=ink)
    d.flats(polyline([polar(20 if k % 2 else 49, 22.5 * k) for k in range(16)]), ink=PAPER)
    d.flats(circle(0, 0, 10), ink=ink)


def _cup(d: Drawing) -> None:
    """The cup above the sun, over a fan of leaves."""
    fan = ((-150, 78, 16), (-122, 48, 12), (-58, 48, 12), (-30, 78, 16))
    d.flats(cup(), *(petal(0, -60, angle, long, wide) for angle, long, wide in fan), ink=PAPER)
    dots(d, [(-54, -114), (54, -114)], 10, PAPER)
