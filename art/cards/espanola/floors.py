"""Floors under the kings: tiles, a step, a carpet. They stand on `FLOOR`, from `left` to `right`."""

from __future__ import annotations

from art.cards.espanola.card import FLOOR
from art.cards.espanola.grounds import STONE
from art.cards.espanola.inks import BLUE, INK, PAPER, RED, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing


def tiles(d: Drawing, left: float, right: float) -> None:
    """A chequered floor seen from a little above, with a kerb: the tiles narrow towards the back."""
    rows = ((FLOOR - 15, 30.0), (FLOOR - 5, 20.0), (FLOOR + 8, 9.0), (FLOOR + 24, 0.0))
    count = 9

    def corner(row: int, k: int) -> Point:
        y, inset = rows[row]
        return (left + inset + k * (right - left - 2 * inset) / count, y)

    floor = polyline([corner(0, 0), corner(0, count), corner(3, count), corner(3, 0)])
    d.shape(floor, PAPER, None)
    d.flats(*(
        polyline([corner(row, k), corner(row, k + 1), corner(row + 1, k + 1), corner(row + 1, k)])
        for row in range(3) for k in range(row % 2, count, 2)
    ), ink=BLUE)  # fmt: skip
    d.line(floor, INNER)
    y = rows[3][0]
    kerb = polyline([(left, y), (right, y), (right - 2, y + 9), (left + 2, y + 9)])
    d.shape(kerb, YELLOW, INNER, shade=[Shade(depth=0.1, spacing=6, width=3)])


def step(d: Drawing, left: float, right: float) -> None:
    """A worn stone step with a moulded edge: its tread, its face with two joints, a chipped corner."""
    y = FLOOR
    d.shape(smooth([
        (left + 22, y - 13, "c"), (right - 20, y - 14, "c"), (right, y + 6, "c"), (left, y + 7, "c"),
    ]), PAPER, INNER)  # fmt: skip
    face = smooth([
        (left, y + 7, "c"), (right - 24, y + 6, "c"), (right - 16, y + 11), (right, y + 7, "c"),
        (right - 1, y + 14, "c"), (right - 10, y + 19, "c"), (right - 11, y + 32, "c"),
        (left + 10, y + 33, "c"),
        (left + 9, y + 20, "c"), (left + 1, y + 15, "c"),
    ])  # fmt: skip
    d.shape(face, STONE, INNER)
    d.line(smooth([(left + 4, y + 17, "c"), (right - 5, y + 17, "c")], closed=False), DETAIL)
    d.flats(polyline([(left + 9, y + 19), (right - 10, y + 18), (right - 10, y + 22), (left + 9, y + 23)]),
            ink=INK)  # fmt: skip
    for x in (left + 0.33 * (right - left), left + 0.7 * (right - left)):
        d.line(polyline([(x, y + 22), (x + 1, y + 33)], closed=False), DETAIL)
    d.ticks(*((
        (left + t * (right - left), y + 33), (left + t * (right - left) + 2, y + 33 - 8 + 5 * (k % 2)), 3.2,
    ) for k, t in enumerate((0.06, 0.1, 0.14, 0.38, 0.42, 0.46, 0.75, 0.79, 0.83, 0.87, 0.91))))  # fmt: skip
    d.lens([(left + 40, y), (left + 70, y + 2), (left + 96, y - 1)], 2.4)
    d.lens([(right - 92, y + 1), (right - 70, y - 2), (right - 44, y)], 2.4)


def carpet(d: Drawing, left: float, right: float) -> None:
    """A red carpet with a border, fringed at both ends; it lies in one low wave."""
    y, wide = FLOOR, right - left
    d.ticks(*((
        (x, y + dy), (x + way * 15, y + dy + 2), 5,
    ) for x, way in ((left + 15, -1), (right - 15, 1)) for dy in range(-8, 27, 6)))  # fmt: skip
    outline = smooth([
        (left + 26, y - 13, "c"), (left + wide * 0.3, y - 15), (left + wide * 0.6, y - 12),
        (right - 26, y - 13, "c"),
        (right - 10, y + 26, "c"), (left + wide * 0.66, y + 29), (left + wide * 0.3, y + 25),
        (left + 10, y + 28, "c"),
    ])  # fmt: skip
    d.shape(outline, RED, INNER)
    for x0, x1, way in ((left + 34, left + 20, 1), (right - 34, right - 20, -1)):
        d.shape(polyline([
            (x0, y - 13), (x0 + way * 12, y - 13), (x1 + way * 14, y + 27), (x1, y + 27),
        ]), YELLOW, DETAIL)  # fmt: skip
    d.line(smooth([
        (left + 38, y + 17, "c"), (left + wide * 0.3, y + 15), (left + wide * 0.66, y + 19),
        (right - 38, y + 16, "c"),
    ], closed=False), INNER, ink=YELLOW)  # fmt: skip
    d.hatch(outline, Shade(angle=90, depth=0.22, spacing=6.4, width=3.2))
