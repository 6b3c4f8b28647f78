"""The back: a diaper of stars and lozenges, a zigzag border, an oval medallion; one ink on paper."""

from __future__ import annotations

from functools import partial

from art.cards.bergamasche.card import HEIGHT, WIDTH, blank
from art.cards.bergamasche.inks import DARK_BLUE, DARK_RED, PAPER
from art.cards.kit.paths import (
    Node,
    Outline,
    circle,
    ellipse,
    lozenge,
    mirror,
    polar,
    polyline,
    rect,
    smooth,
    star,
)
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.foliage import leaf

BLUE_INK = DARK_BLUE
RED_INK = DARK_RED
MARGIN = 24.0
BORDER = 38.0
EDGE = MARGIN + BORDER
COLUMNS, ROWS = 9, 19


def back(code: str, ink: str) -> Drawing:
    """The back in one ink."""
    d = blank(code)
    d.shape(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), ink, None)
    wide, high = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
    a, b = wide / COLUMNS, high / ROWS
    for k in range(ROWS):
        d.use("row", partial(_row, a=a, b=b), EDGE + a / 2, EDGE + b * (k + 0.5))
    for _ in d.ends():
        _border(d)
    d.line(rect(EDGE - 3, EDGE - 3, wide + 6, high + 6), OUTER, ink=PAPER)
    d.line(rect(MARGIN + 5, MARGIN + 5, WIDTH - 2 * MARGIN - 10, HEIGHT - 2 * MARGIN - 10), INNER, ink=PAPER)
    with d.at(WIDTH / 2, HEIGHT / 2):
        _medal(d, ink)
    return d


def _row(d: Drawing, *, a: float, b: float) -> None:
    stars: list[Outline] = []
    for k in range(COLUMNS):
        stars.append(star(a * k, 0, 13, 5.4, 8))
        if k < COLUMNS - 1:
            stars.append(lozenge(a * (k + 0.5), b / 2, 6.4, 6.8))
    d.flats(*stars, ink=PAPER)


def _border(d: Drawing) -> None:
    """A zigzag along the upper and the right edge, a coin in two corners."""
    for length, turn, x, y in (
        (WIDTH - 2 * EDGE, 0, EDGE, MARGIN),
        (HEIGHT - 2 * EDGE, 90, WIDTH - MARGIN, EDGE),
    ):
        with d.at(x, y, rotate=turn):
            count = round(length / 27)
            step = length / count
            teeth: list[tuple[float, float]] = [(0, 33)]
            for k in range(count):
                teeth += [(step * (k + 0.5), 12), (step * (k + 1), 33)]
            d.flats(polyline(teeth), *(circle(step * k, 15, 4.2) for k in range(1, count)), ink=PAPER)
    for x in (MARGIN + BORDER / 2, WIDTH - MARGIN - BORDER / 2):
        d.flats(star(x, MARGIN + BORDER / 2 + 1, 14, 6, 8), ink=PAPER)


def cup() -> Outline:
    """The cup above the sun, its foot towards it."""
    nodes: list[Node] = [
        (-26, -150, "c"), (26, -150, "c"), (20, -138), (8, -128), (8, -112), (22, -98, "c"), (0, -94),
    ]  # fmt: skip
    return smooth(mirror([*reversed(nodes[1:])], 0, whole=True))


def _medal(d: Drawing, ink: str) -> None:
    d.shape(ellipse(0, 0, 128, 190), ink, None)
    d.shape(ellipse(0, 0, 120, 182), PAPER, None)
    d.shape(ellipse(0, 0, 112, 174), ink, None)
    d.line(ellipse(0, 0, 102, 164), DETAIL, ink=PAPER)
    for turn in (0, 180):
        with d.at(rotate=turn):
            d.flats(cup(), ink=PAPER)
            leaves = [
                leaf(0, -64, turn, long, long * 0.3)
                for turn, long in ((-150, 74), (-126, 52), (-54, 52), (-30, 74))
            ]
            d.flats(*leaves, ink=PAPER)
            d.flats(
                *(circle(side * x, y, r) for side in (-1, 1) for x, y, r in ((52, -116, 5), (66, -34, 4))),
                ink=PAPER,
            )
    d.shape(circle(0, 0, 62), PAPER, None)
    d.shape(circle(0, 0, 54), ink, None)
    rays = [polar(50 if k % 2 == 0 else 18, 22.5 * k) for k in range(16)]
    d.flats(polyline(rays), ink=PAPER)
    d.shape(circle(0, 0, 12), ink, None)
    d.shape(circle(0, 0, 5), PAPER, None)
