"""Asso di spade: a golden sabre, its green belt wound about it, and a little house with a red dome."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, polyline, rect, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.card import blank
from art.cards.siciliane.inks import (
    BLUE,
    DARK_GREEN,
    EARTH,
    GREEN,
    INK,
    OCHRE,
    PAPER,
    RED,
    WHITE,
    YELLOW,
)
from art.cards.siciliane.sabre import HILT, STEPS, sabre, track

GUARD: Point = (362, 246)
LENGTH = 752.0
BLADE_WIDTH = 56.0
ROTATE = 189.0
TURN = 44.0

# The belt: behind the blade from the upper left to the right, then back before the blade.
BEHIND: Sequence[Point] = (
    (74, 392), (56, 310), (82, 226), (150, 190), (214, 226), (244, 304), (300, 372), (384, 396),
    (446, 440), (452, 506),
    (404, 548),
)  # fmt: skip
BEFORE: Sequence[Point] = ((404, 548), (330, 566), (258, 540), (184, 494), (112, 502), (66, 552))
STRAP = 17.0


def draw() -> Drawing:
    """Asso di spade."""
    d = blank("1S")
    _strap(d, BEHIND)
    _buckle(d, BEHIND[0], 80)
    sabre(d, *GUARD, LENGTH, BLADE_WIDTH, ROTATE, flip=True, turn=TURN, metal=YELLOW)
    _engraving(d)
    _strap(d, BEFORE)
    _keeper(d, BEFORE[0], 68)
    _tongue(d, BEFORE[-2], BEFORE[-1])
    _house(d, 374, 756)
    return d


def _strap(d: Drawing, points: Sequence[Point]) -> None:
    stations: list[Station] = [(x, y, STRAP) for x, y in points]
    d.limb(stations, GREEN, OUTER, depth=0.7, spacing=6, width=2.8)
    line = sampled(points)
    # Stitched along both edges, with square studs between, every fifth of them a plate across the strap.
    d.limb([(x, y, STRAP - 5.4) for x, y in points], None, DETAIL, depth=0)
    count = round(len(line) / 14)
    for k in range(1, count):
        i = round(len(line) * k / count)
        (x0, y0), (x1, y1) = line[i - 1], line[min(i + 1, len(line) - 1)]
        with d.at(*line[i], rotate=math.degrees(math.atan2(y1 - y0, x1 - x0))):
            if k % 5 == 3:
                d.shape(rect(-8, -STRAP - 3, 16, 2 * STRAP + 6), YELLOW, INNER)
                d.line(polyline([(0, -12), (0, 12)], closed=False), DETAIL)
            else:
                d.shape(rect(-4.4, -4.4, 8.8, 8.8), YELLOW, DETAIL)


def _buckle(d: Drawing, at: Point, turn: float) -> None:
    with d.at(*at, rotate=turn):
        d.shape(
            rect(-16, -26, 32, 52), YELLOW, OUTER, shade=[Shade(angle=90, depth=0.3, spacing=5, width=2.4)]
        )
        d.shape(rect(-7, -16, 14, 32), RED, INNER)
        d.shape(rect(-2.6, -22, 5.2, 40), YELLOW, DETAIL)


def _keeper(d: Drawing, at: Point, turn: float) -> None:
    """The loop that holds the belt together."""
    with d.at(*at, rotate=turn):
        d.shape(
            rect(-23, -12, 46, 24),
            YELLOW,
            OUTER,
            shade=[Shade(angle=turn, depth=0.3, spacing=4.8, width=2.4)],
        )
        d.shape(circle(0, 0, 6), RED, DETAIL)


def _tongue(d: Drawing, before: Point, end: Point) -> None:
    """The belt's pointed golden end."""
    turn = math.degrees(math.atan2(end[1] - before[1], end[0] - before[0]))
    with d.at(*end, rotate=turn):
        cap: list[Node] = [
            (-10, -20, "c"),
            (14, -20, "c"),
            (30, -14),
            (48, 0, "c"),
            (30, 14),
            (14, 20, "c"),
            (-10, 20, "c"),
        ]
        d.shape(smooth(cap), YELLOW, OUTER, shade=[Shade(angle=90, depth=0.3, spacing=5, width=2.4)])
        d.lens([(4, 0), (22, 0), (40, 0)], 4)
        d.ticks(*(((x, side * 12), (x + 10, side * 3), 3.4) for x in (6, 15, 24) for side in (-1, 1)))
        d.line(polyline([(-2, -20), (-2, 20)], closed=False), INNER)


def _engraving(d: Drawing) -> None:
    """A scroll of leaves cut into the blade near the guard."""
    s = BLADE_WIDTH / 22
    points = track(LENGTH / s - HILT, TURN)
    with d.at(*GUARD, s, ROTATE, True):
        for k in range(6, 62, 4):
            x, y, heading = points[k]
            side = 1 if k % 8 == 2 else -1
            with d.at(x, y, rotate=-math.degrees(heading)):
                leaf: list[Node] = [
                    (-side * 1.4, 3, "c"), (side * 2.4, 1.4), (side * 5.4, -2.6), (side * 4.6, -6.4, "c"),
                    (side * 1.4, -4.8),
                    (-side * 0.8, -1),
                ]  # fmt: skip
                d.shape(smooth(leaf), OCHRE, DETAIL)
        stem: list[Node] = [
            (points[k][0] - (1.2 if k % 8 == 2 else -1.2), points[k][1]) for k in range(2, min(66, STEPS), 4)
        ]
        d.line(smooth(stem, closed=False), DETAIL)


def _house(d: Drawing, x: float, y: float) -> None:
    """A white house under a red dome between cypresses; 190 wide, 170 high, its ground's middle at (x, y)."""
    with d.at(x, y):
        for cx, high in ((-72, 128), (-52, 96), (80, 110)):
            cypress: list[Node] = [
                (cx, 0, "c"), (cx - 12, -14), (cx - 13, -high * 0.4), (cx - 6, -high * 0.8), (cx, -high, "c"),
                (cx + 6, -high * 0.8), (cx + 13, -high * 0.4), (cx + 12, -14),
            ]  # fmt: skip
            d.shape(smooth(cypress), DARK_GREEN, INNER, shade=[Shade(depth=0.3, spacing=5, width=2.4)])
            d.lens([(cx - 6, -16), (cx - 7, -high * 0.4), (cx - 2, -high * 0.75)], 2, ink=GREEN)
        dome: list[Node] = [
            (-28, -94, "c"),
            (-29, -116),
            (-16, -136),
            (2, -142),
            (20, -136),
            (33, -116),
            (32, -94, "c"),
        ]
        d.shape(smooth(dome), RED, OUTER, shade=[Shade(depth=0.4, spacing=5)])
        d.shape(circle(2, -147, 5), YELLOW, DETAIL)
        d.shape(rect(-34, -98, 72, 10), WHITE, INNER)
        wall = polyline([(-40, 0), (-40, -88), (44, -88), (44, 0)])
        d.shape(wall, WHITE, OUTER, shade=[Shade(depth=0.24, spacing=5.2, width=2.8)])
        lean = polyline([(44, 0), (44, -52), (68, -46), (68, 0)])
        d.shape(lean, OCHRE, INNER, shade=[Shade(depth=0.4, spacing=5, width=2.4)])
        d.shape(polyline([(42, -50), (44, -62), (74, -52), (72, -43)]), RED, INNER)
        arch: list[Node] = [(-14, 0, "c"), (-14, -36), (2, -52), (18, -36), (18, 0, "c")]
        d.shape(smooth(arch), YELLOW, INNER)
        door: list[Node] = [(-7, 0, "c"), (-7, -33), (2, -43), (11, -33), (11, 0, "c")]
        d.shape(smooth(door), BLUE, INNER)
        d.line(polyline([(2, 0), (2, -42)], closed=False), DETAIL)
        d.shape(rect(-31, -42, 11, 15), INK, DETAIL)
        d.line(polyline([(-25.5, -41), (-25.5, -28)], closed=False), DETAIL, ink=PAPER)
        d.line(polyline([(-30, -34.5), (-21, -34.5)], closed=False), DETAIL, ink=PAPER)
        d.shape(circle(2, -69, 9), YELLOW, INNER)
        d.shape(circle(2, -69, 4.6), BLUE, DETAIL)
        d.shape(rect(52, -24, 9, 24), EARTH, DETAIL)
        ground: list[Node] = [
            (-104, 4, "c"),
            (-50, -5),
            (10, -2),
            (60, -5),
            (106, 4, "c"),
            (60, 11),
            (0, 8),
            (-60, 12),
        ]
        d.shape(smooth(ground), GREEN, INNER, shade=[Shade(angle=90, depth=0.6, spacing=5.4, width=2.6)])
