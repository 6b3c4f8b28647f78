"""The back for small cards: the full design cut once more, fewer and larger tiles, one ink on paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.cards.espanola.back import BAND, MARGIN, eight_points
from art.cards.espanola.card import HEIGHT, MIDDLE, WIDTH
from art.cards.espanola.inks import PAPER
from art.cards.kit.paths import circle, polar, polyline, rect, star
from art.cards.kit.svg import Drawing
from art.cards.parts.broad_cut import halves, petal, ruled, sides

COLUMNS, ROWS = 3, 5
STARS = 0.48
"""Of the stars is ink."""
GROUND = 0.45
"""Of the ground between the stars is paper."""
WAVES = (3, 5)
"""Leaves along a short and a long side."""


def small(name: str, ink: str) -> Drawing:
    """The back of a small card in the given ink."""
    letter = name.split("-")[-2][0]  # of the colour: ids stay short, and differ between the two backs
    d = Drawing(WIDTH, HEIGHT, name=letter)
    d.flats(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), ink=ink)
    inset = MARGIN + BAND
    d.line(rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset), 5, ink=PAPER)
    halves(d, "h", _border, (WIDTH / 2, HEIGHT / 2))
    ruled(d, inset, GROUND, PAPER)
    _lattice(d, ink, inset)
    _medal(d, ink)
    return d


def _border(d: Drawing) -> None:
    """The upper and the right side: a running wave of leaves, a rose in two corners."""
    middle = MARGIN + BAND / 2

    def waves(inner: Drawing) -> None:
        for k in range(3):
            inner.flats(petal(48 * k + 9, 8, -28, 30, 11), petal(48 * k + 9, -8, 28, 16, 8), ink=PAPER)

    sides(d, middle + 20, middle, WAVES, 144, waves)
    d.flats(*(star(x, middle, 16, 7, 6) for x in (middle, WIDTH - middle)), ink=PAPER)


def _lattice(d: Drawing, ink: str, inset: float) -> None:
    """Stars whose points touch; what is left between them are crosses in ink, each with a flower."""
    size = min((WIDTH - 2 * inset) / COLUMNS, (HEIGHT - 2 * inset) / ROWS)
    r = size / 2 - 2

    def ground(inner: Drawing) -> None:
        inner.flats(eight_points(r), ink=PAPER)

    def star_in_star(inner: Drawing) -> None:
        inner.line(eight_points(r - 1), 3.4, ink=PAPER)
        inner.line(eight_points(r * 0.76), 1.8, ink=ink)
        inner.flats(*(petal(*polar(4, 45 * k), 45 * k - 90, r * 0.46, r * 0.14) for k in range(8)), ink=ink)

    def cross(inner: Drawing) -> None:
        inner.flats(star(0, 0, 32, 7, 4), ink=PAPER)

    def over(row: Drawing, *, count: int, key: str, sign: Callable[[Drawing], None]) -> None:
        for i in range(count):
            row.use(key, sign, size * (i - (count - 1) / 2), 0)

    for rows, columns, key, sign in (
        (ROWS, COLUMNS, "g", ground), (ROWS - 1, COLUMNS - 1, "c", cross), (ROWS, COLUMNS, "s", star_in_star),
    ):  # fmt: skip
        if key == "s":
            ruled(d, inset, STARS, ink, between=True)
        row = partial(over, count=columns, key=key, sign=sign)
        for j in range(rows):
            d.use(2 * key, row, MIDDLE, HEIGHT / 2 + size * (j - (rows - 1) / 2))


def _medal(d: Drawing, ink: str) -> None:
    """The great star in the middle, with the sun in it."""
    with d.at(MIDDLE, HEIGHT / 2):
        d.shape(eight_points(116), ink, 6, ink=PAPER)
        d.line(eight_points(97), 4, ink=PAPER)
        d.flats(*(petal(*polar(28, 30 * k), 30 * k - 90, 30, 10) for k in range(12)), ink=PAPER)
        d.flats(circle(0, 0, 26), ink=PAPER)
        d.flats(polyline([polar(19 if k % 2 else 10, 22.5 * k) for k in range(16)]), ink=ink)
