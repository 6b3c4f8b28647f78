"""The back for small cards: the full design cut once more, fewer and broader lines, one ink on paper."""

from __future__ import annotations

import math
from functools import partial

from art.cards.kit.paths import Node, Point, circle, ellipse, lozenge, polar, polyline, rect, smooth, star
from art.cards.kit.svg import DETAIL, Drawing
from art.cards.parts.broad_cut import dots, halves, petal, ruled, sides
from art.cards.piacentine.back import BORDER, FIELD, MARGIN, MEDAL
from art.cards.piacentine.card import HEIGHT, WIDTH
from art.cards.piacentine.inks import PAPER

COLUMNS, ROWS = 5, 12
"""Dark squares of the check."""
BENDS = (3, 7)
"""Pairs of bends of the vine along a short and a long side."""
BEND = 56.5
"""Length of a bend."""
LIGHT, DARK = 0.22, 0.46
"""Of the white squares is ink, of the dark ones paper."""
TWISTS = 22
"""Of the rope."""


def small(name: str, ink: str) -> Drawing:
    """The back of a small card in the given ink."""
    letter = name.split("-")[-2][0]  # of the colour: ids stay short, and differ between the two backs
    d = Drawing(WIDTH, HEIGHT, name=letter)
    d.flats(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), ink=ink)
    inner = FIELD - 6
    d.flats(rect(inner, inner, WIDTH - 2 * inner, HEIGHT - 2 * inner), ink=PAPER)
    ruled(d, FIELD, LIGHT, ink)
    _check(d, ink)
    ruled(d, FIELD, DARK, PAPER, between=True)
    halves(d, "h", partial(_border, ink=ink), (WIDTH / 2, HEIGHT / 2))
    with d.at(WIDTH / 2, HEIGHT / 2):
        _medal(d, ink)
    return d


def _check(d: Drawing, ink: str) -> None:
    """Squares standing on their points, every other one filled, small roses in the white ones."""
    wide, high = WIDTH - 2 * FIELD, HEIGHT - 2 * FIELD
    a, b = wide / COLUMNS, high / ROWS

    def dark(row: Drawing) -> None:
        row.flats(*(lozenge(a * (k + 0.5), b / 2, a / 2, b / 2) for k in range(COLUMNS)), ink=ink)
        dots(row, [(a * k, 0) for k in range(1, COLUMNS)], 8, ink)

    for k in range(ROWS):
        d.use("c", dark, FIELD, FIELD + b * k)
    d.line(rect(FIELD, FIELD, wide, high), 4, ink=ink)


def _border(d: Drawing, *, ink: str) -> None:
    """The upper and the right side of the band: a vine, and a flower-disc in two corners."""
    middle, inner = MARGIN + BORDER / 2, MARGIN + BORDER
    sides(d, inner, middle, BENDS, 2 * BEND, _vine)
    for x in (middle, WIDTH - middle):
        d.use("r", partial(_disc, ink=ink), x, middle)


def _vine(d: Drawing) -> None:
    """Two bends of a running vine, a fruit and two leaves in each."""
    stem: list[Node] = [(0, 0), (BEND / 2, 16), (BEND, 0), (BEND * 1.5, -16), (BEND * 2, 0)]
    d.line(smooth(stem, closed=False), 3, ink=PAPER)
    for x, up in ((BEND / 2, -1), (BEND * 1.5, 1)):
        d.flats(*(petal(x, up * 8, up * (90 - side * 50), 16, 7) for side in (-1, 1)), ink=PAPER)
    dots(d, [(BEND / 2, -2), (BEND * 1.5, 2)], 8, PAPER)


def _disc(d: Drawing, *, ink: str) -> None:
    d.flats(circle(0, 0, 20), ink=PAPER)
    d.flats(star(0, 0, 16, 8, 8), ink=ink)


def _medal(d: Drawing, ink: str) -> None:
    """The medallion: rope, ring of pellets, and a rose between two sprays of leaves."""
    rx, ry = MEDAL
    d.flats(ellipse(0, 0, rx + 28, ry + 28), ink=PAPER)
    d.line(ellipse(0, 0, rx + 28, ry + 28), DETAIL * 2, ink=ink)
    d.flats(ellipse(0, 0, rx + 5, ry + 5), ink=ink)
    pellets: list[Point] = []
    for k in range(TWISTS):
        a = math.tau * k / TWISTS
        foot, tip = a - 0.05, a + 0.05
        twist = [
            ((rx + 11) * math.cos(foot), (ry + 11) * math.sin(foot)),
            ((rx + 22) * math.cos(tip), (ry + 22) * math.sin(tip)),
        ]
        d.line(polyline(twist, closed=False), 5.4, ink=ink)
        pellets.append(((rx - 8) * math.cos(a), (ry - 8) * math.sin(a)))
    dots(d, pellets, 4, PAPER)
    d.line(ellipse(0, 0, rx - 21, ry - 21), 2.8, ink=PAPER)
    halves(d, "p", _spray)
    d.flats(*(petal(*polar(8, 45 * k), 45 * k - 90, 38, 26) for k in range(8)), ink=PAPER)
    d.flats(circle(0, 0, 15), ink=PAPER)
    d.flats(circle(0, 0, 10), ink=ink)


def _spray(d: Drawing) -> None:
    """A fan of leaves above the rose, and one leaf on either side."""
    fan = ((-90, 54, 19), (-56, 46, 15), (-124, 46, 15))
    d.flats(*(petal(0, -56, angle, length, width) for angle, length, width in fan), ink=PAPER)
    d.flats(*(petal(side * 42, -28, -90 + side * 6, 34, 13) for side in (1, -1)), ink=PAPER)
