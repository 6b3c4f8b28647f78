"""The ground under each court, of its own kind: turf, a ford, rock, sand, a furrow, cobbles, a forest floor.

It lies on `FLOOR`, from `left` to `right`, ragged below; draw it before the figure.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.espanola.card import FLOOR
from art.cards.espanola.inks import BLUE, EARTH, GREEN, OCHRE, PAPER, RED, SKY, WHITE, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing

STONE = "#cfcac0"
SAND = "#ecc67c"


def turf(
    d: Drawing, left: float, right: float, tufts: Sequence[Point], *, stones: Sequence[Point] = ()
) -> None:
    """A strip of turf; `tufts`: where grass stands, a share of the width, and how large; `stones`: where a
    pebble lies, across in card units and so far below the floor."""
    y, wide = FLOOR, right - left
    lower: list[Node] = []
    for k in range(9):
        t = 1 - (k + 0.5) / 9
        lower.append((left + wide * t, y + 16 + 16 * math.sin(math.pi * t) + (5 if k % 2 else -4)))
    lawn = smooth([
        (left, y + 4, "c"), (left + wide * 0.1, y - 8), (left + wide * 0.3, y - 12),
        (left + wide * 0.55, y - 14),
        (left + wide * 0.8, y - 10), (right, y + 3, "c"), *lower,
    ])  # fmt: skip
    d.shape(lawn, GREEN, INNER)
    d.hatch(lawn, Shade(angle=90, depth=0.62, spacing=6.6, width=3.6, bend=0.02))
    pebbles(d, stones)
    for t, size in tufts:
        grass(d, left + wide * t, y - 4 - 7 * math.sin(math.pi * t), size, GREEN)


def pebbles(d: Drawing, spots: Sequence[Point]) -> None:
    """Pebbles at those places, so far below the floor."""
    d.shapes([
        smooth([(x - 12, FLOOR + dy), (x - 6, FLOOR + dy - 8), (x + 8, FLOOR + dy - 7),
        (x + 13, FLOOR + dy + 1),
                (x, FLOOR + dy + 5)])
        for x, dy in spots
    ], OCHRE)  # fmt: skip


def ford(d: Drawing, left: float, right: float) -> None:
    """Shallow water, reeds at its edge. Draw `wavelets` over the hooves that stand in it."""
    y, wide = FLOOR, right - left
    for dx, tall, lean in ((4, 44, -9), (14, 60, -3), (24, 40, 9)):
        x = left + dx
        d.line(smooth([(x, y), (x + lean * 0.3, y - tall * 0.5), (x + lean, y - tall)], closed=False), INNER)
        d.shape(ellipse(x + lean, y - tall, 4.4, 10), EARTH, DETAIL)
    for dx, dy, tall in ((-2, -16, 34), (20, 14, 30)):
        x = left + 12 + dx * 0.5
        d.shape(smooth([(x - 4, y, "c"), (x + dy * 0.3 - 4, y - tall * 0.6), (x + dy, y - tall, "c"),
                        (x + dy * 0.5 + 4, y - tall * 0.5), (x + 4, y, "c")]), GREEN, DETAIL)  # fmt: skip
    water = smooth([
        (left - 6, y + 4, "c"), (left + wide * 0.12, y - 8), (left + wide * 0.4, y - 11),
        (left + wide * 0.7, y - 9),
        (right, y + 2, "c"), (left + wide * 0.9, y + 14), (left + wide * 0.76, y + 17),
        (left + wide * 0.6, y + 26),
        (left + wide * 0.36, y + 24), (left + wide * 0.2, y + 18), (left + wide * 0.06, y + 18),
    ])  # fmt: skip
    d.shape(water, SKY, INNER)
    for t, dy, half in ((0.1, 6, 26), (0.32, 15, 34), (0.58, 17, 38), (0.86, 6, 26), (0.74, 12, 20)):
        x = left + wide * t
        d.lens([(x - half, y + dy), (x - half * 0.3, y + dy - 3), (x + half * 0.4, y + dy + 2),
        (x + half, y + dy - 1)],
               3.2, ink=BLUE)  # fmt: skip


def wavelets(d: Drawing, hooves: Sequence[float]) -> None:
    """Water round hooves at those places."""
    for x in hooves:
        d.flats(smooth([(x - 27, FLOOR, "c"), (x - 12, FLOOR - 6), (x + 14, FLOOR - 6), (x + 28, FLOOR, "c"),
                        (x + 10, FLOOR + 7), (x - 10, FLOOR + 7)]), ink=SKY)  # fmt: skip
        d.lens([(x - 24, FLOOR - 1), (x - 12, FLOOR - 6), (x + 14, FLOOR - 6), (x + 24, FLOOR - 1)], 3)
        d.lens(
            [(x - 34, FLOOR + 1), (x - 14, FLOOR + 8), (x + 14, FLOOR + 8), (x + 30, FLOOR + 2)],
            3.2,
            ink=BLUE,
        )


def rock(d: Drawing, left: float, right: float) -> None:
    """A bare ledge of rock in broad facets, a tuft in its cleft."""
    y, wide = FLOOR, right - left

    def at(t: float, dy: float) -> Node:
        return (left + wide * t, y + dy, "c")

    d.shape(polyline([
        at(0, 12), at(0.05, -3), at(0.2, -10), at(0.44, -8), at(0.5, -2), at(0.57, -13), at(0.82, -11),
        at(0.95, -4), at(1, 10), at(0.93, 24), at(0.8, 22), at(0.68, 33), at(0.5, 26), at(0.36, 34),
        at(0.18, 25), at(0.07, 27),
    ]), STONE, INNER)  # fmt: skip
    dark = (
        [at(0.05, -2), at(0.12, 8), at(0.07, 26), at(0.01, 12)],
        [at(0.3, 10), at(0.45, 8), at(0.5, 25), at(0.36, 33)],
        [at(0.5, -1), at(0.53, 6), at(0.5, 24), at(0.46, 8)],
        [at(0.72, 9), at(0.86, 6), at(0.8, 21), at(0.68, 32)],
        [at(0.94, -3), at(0.995, 10), at(0.93, 23), at(0.88, 7)],
    )
    for k, nodes in enumerate(dark):
        face = polyline(nodes)
        d.shape(face, None, DETAIL)
        d.hatch(face, Shade(angle=70 if k % 2 else 20, depth=1.0, spacing=6.4, width=3.2, seed=k))
    for a, b in (((0.12, 8), (0.3, 10)), ((0.53, 6), (0.72, 9)), ((0.12, 8), (0.18, 24))):
        d.line(polyline([at(*a), at(*b)], closed=False), DETAIL)
    grass(d, left + wide * 0.485, y - 1, 1.1, GREEN)
    grass(d, left + wide * 0.03, y + 10, 0.9, GREEN)


def sand(d: Drawing, left: float, right: float) -> None:
    """Sand in low waves, with an aloe."""
    y, wide = FLOOR, right - left
    outline = smooth([
        (left - 4, y + 6, "c"), (left + wide * 0.12, y - 12), (left + wide * 0.36, y - 15),
        (left + wide * 0.6, y - 12),
        (left + wide * 0.84, y - 22), (right, y - 2, "c"), (left + wide * 0.84, y + 22),
        (left + wide * 0.6, y + 19),
        (left + wide * 0.36, y + 28), (left + wide * 0.14, y + 21),
    ])  # fmt: skip
    d.shape(outline, SAND, INNER)
    for x0, x1, dy in ((0.08, 0.34, 8), (0.26, 0.56, 3), (0.3, 0.58, 17), (0.52, 0.84, 10), (0.72, 0.96, 1)):
        a, b = left + wide * x0, left + wide * x1
        d.lens([(a, y + dy + 2), (a + (b - a) * 0.36, y + dy - 3), (a + (b - a) * 0.7, y + dy + 2),
                (b, y + dy - 2)], 3.4)  # fmt: skip
    x, foot = left + wide * 0.055, y + 8
    for dx, dy in ((-20, -12), (-12, -24), (1, -30), (14, -22), (21, -10)):
        d.shape(smooth([
            (x - 4, foot, "c"), (x + dx * 0.6 - 4, foot + dy * 0.5), (x + dx, foot + dy, "c"),
            (x + dx * 0.5 + 5, foot + dy * 0.36), (x + 4, foot, "c"),
        ]), GREEN, DETAIL)  # fmt: skip


def furrow(d: Drawing, left: float, right: float) -> None:
    """Ploughed earth: clods, straw stubble, two ears of corn left standing."""
    y, wide = FLOOR, right - left
    top: list[Node] = []
    low: list[Node] = []
    for k in range(10):
        t = (k + 0.5) / 10
        top += [(left + wide * (t - 0.05), y - 4, "c"), (left + wide * t, y - 13 + 3 * (k % 2))]
        low.append((left + wide * (1 - t), y + 16 + 9 * (1 - abs(2 * t - 1)) + (5 if k % 2 else -4)))
    outline = smooth([*top, (right, y + 2, "c"), *low])
    d.shape(outline, EARTH, INNER)
    d.hatch(outline, Shade(angle=100, depth=0.4, spacing=7, width=3.6))
    for k in range(8):
        x = left + wide * (0.1 + 0.108 * k)
        d.lens([(x - 15, y + 8 + 3 * (k % 3)), (x, y + 3 + 3 * (k % 3)), (x + 14, y + 9 + 3 * (k % 3))], 3.2)
    for t in (0.03, 0.48, 0.52, 0.66, 0.97):
        x = left + wide * t
        d.line(polyline([(x, y - 2), (x + 2, y - 16)], closed=False), INNER, ink=OCHRE)
        d.line(polyline([(x + 6, y - 1), (x + 10, y - 13)], closed=False), INNER, ink=OCHRE)


def cobbles(d: Drawing, left: float, right: float) -> None:
    """A paved road: two courses of broad cobbles between tufts of grass."""
    y, wide = FLOOR, right - left
    d.shape(smooth([
        (left, y + 6, "c"), (left + 14, y - 9, "c"), (left + wide * 0.5, y - 13), (right - 14, y - 9, "c"),
        (right, y + 5, "c"), (right - 30, y + 23),
        (left + wide * 0.5, y + 27), (left + 30, y + 24),
    ]), EARTH, INNER)  # fmt: skip
    stones: list[Outline] = []
    shadows: list[tuple[Point, Point, float]] = []
    for row, (dy, count, inset) in enumerate(((-3, 7, 22), (12, 6, 32))):
        room = (wide - 2 * inset) / count
        for k in range(count):
            x = left + inset + room * (k + 0.5) + (3, -2, 1)[(k + row) % 3]
            low, half = y + dy + (k * 7 % 3) - 1, room * (0.44, 0.4, 0.42)[k % 3]
            stones.append(ellipse(x, low, half, 6.6 + k % 2))
            shadows += [((x + half * t, low + 6.4 * math.sqrt(1 - t * t)), (x + half * t - 5, low - 1), 2.8)
                        for t in (0.3, 0.56, 0.8)]  # fmt: skip
    d.shapes(stones, STONE, DETAIL)
    d.ticks(*shadows)
    grass(d, left + 8, y + 4, 1.1, GREEN)
    grass(d, right - 12, y + 2, 0.9, GREEN)


def moss(d: Drawing, left: float, right: float) -> None:
    """A forest floor: dark mould under moss, two toadstools at the right."""
    y, wide = FLOOR, right - left
    outline = smooth([
        (left, y + 8, "c"), (left + wide * 0.16, y - 9), (left + wide * 0.4, y - 14),
        (left + wide * 0.7, y - 12),
        (right, y + 4, "c"), (left + wide * 0.88, y + 22), (left + wide * 0.7, y + 20),
        (left + wide * 0.5, y + 31),
        (left + wide * 0.28, y + 24), (left + wide * 0.12, y + 26),
    ])  # fmt: skip
    d.shape(outline, EARTH, INNER)
    d.shape(smooth([
        (left + wide * 0.02, y + 6, "c"), (left + wide * 0.16, y - 9), (left + wide * 0.4, y - 14),
        (left + wide * 0.7, y - 12), (right - 4, y + 3, "c"), (left + wide * 0.86, y + 2),
        (left + wide * 0.74, y + 9),
        (left + wide * 0.6, y + 3), (left + wide * 0.42, y + 11), (left + wide * 0.28, y + 3),
        (left + wide * 0.12, y + 10),
    ]), GREEN, INNER)  # fmt: skip
    d.hatch(outline, Shade(angle=90, depth=0.4, spacing=6.6, width=3.4))
    for t, dy, size in ((0.9, 4, 1.0), (0.955, 8, 0.7)):
        x = left + wide * t
        d.shape(smooth([(x - 4 * size, y + dy, "c"), (x - 3 * size, y + dy - 14 * size),
                        (x + 3 * size, y + dy - 14 * size),
                        (x + 5 * size, y + dy, "c")]), PAPER, DETAIL)  # fmt: skip
        d.shape(smooth([(x - 13 * size, y + dy - 12 * size, "c"), (x - 8 * size, y + dy - 22 * size),
                        (x + 5 * size, y + dy - 23 * size), (x + 13 * size, y + dy - 12 * size, "c"),
                        (x, y + dy - 10 * size)]), RED, DETAIL)  # fmt: skip
        d.flats(
            circle(x - 4 * size, y + dy - 17 * size, 2.2),
            circle(x + 4 * size, y + dy - 18 * size, 2),
            ink=PAPER,
        )


def grass(d: Drawing, x: float, y: float, size: float, fill: str) -> None:
    """A tuft of five blades from (x, y), about 24 high."""
    for dx, dy in ((-17, -9), (17, -10), (-9, -19), (9, -20), (0, -25)):
        tip_x, tip_y = x + dx * size, y + dy * size
        d.shape(smooth([
            (x - 4 * size, y + 3, "c"), ((x + tip_x) / 2 - 3 * size, (y + tip_y) / 2), (tip_x, tip_y, "c"),
            ((x + tip_x) / 2 + 3 * size, (y + tip_y) / 2 + 2), (x + 4 * size, y + 3, "c"),
        ]), fill, DETAIL)  # fmt: skip


def daisy(d: Drawing, x: float, y: float, tall: float, petal: str = WHITE) -> None:
    """A flower on a stalk `tall` high from (x, y), with two leaves."""
    d.line(smooth([(x, y), (x + 2, y - tall * 0.5), (x, y - tall)], closed=False), INNER, ink=GREEN)
    d.shapes([
        smooth([(x, y - 2, "c"), (x - 8, y - 9), (x - 13, y - 11, "c"), (x - 9, y - 3)]),
        smooth([(x, y - 2, "c"), (x + 8, y - 8), (x + 13, y - 9, "c"), (x + 9, y - 2)]),
    ], GREEN)  # fmt: skip
    top = y - tall
    d.shapes([circle(x + dx, top + dy, 4.6) for dx, dy in ((-6, 0), (6, 0), (0, -6), (0, 6))], petal)
    d.shape(circle(x, top, 4), YELLOW, DETAIL)
