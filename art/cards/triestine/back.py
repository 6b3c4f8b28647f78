"""The back: wind roses in a net of cables, a roped border and a medallion with two anchors; one ink."""

from __future__ import annotations

import math
from functools import partial

from art.cards.kit.inks import PAPER
from art.cards.kit.paths import Node, Outline, Point, circle, ellipse, polar, polyline, rect, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import lengths
from art.cards.triestine.card import HEIGHT, WIDTH, blank

MARGIN = 21.0
BORDER = 41.0
EDGE = MARGIN + BORDER
COLUMNS, ROWS = 7, 15
TWISTS = (23, 48)
"""Of the border's cable along a short and a long side."""


def back(code: str, ink: str) -> Drawing:
    """The back in one ink."""
    d = blank(code)
    d.shape(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), ink, OUTER, ink=ink)
    _field(d, ink)
    d.flats(*_margin(EDGE), ink=ink)
    for inset, weight in ((MARGIN + 5, DETAIL), (EDGE - 5, DETAIL), (EDGE + 2, INNER)):
        d.line(rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset), weight, ink=PAPER)
    for _ in d.ends():
        _border(d, ink)
    with d.at(WIDTH / 2, HEIGHT / 2):
        _medal(d, ink)
        for turn in (0, 180):
            d.use("half", partial(_half, ink=ink), 0, 0, rotate=turn)
        star(d, ink, 78)
    return d


def _margin(inner: float) -> list[Outline]:
    """The border's ground, which covers the cut ends of the field: quicker to draw than a clip."""
    wide, high = WIDTH - 2 * MARGIN, inner - MARGIN
    sides = [rect(x, inner, high, HEIGHT - 2 * inner) for x in (MARGIN, WIDTH - inner)]
    return [*sides, *(rect(MARGIN, y, wide, high) for y in (MARGIN, HEIGHT - inner))]


def _border(d: Drawing, ink: str) -> None:
    """Upper and right side: a cable, and a little star in two corners."""
    middle = MARGIN + BORDER / 2
    d.use("wide", partial(_cable, length=WIDTH - 2 * EDGE, twists=TWISTS[0]), EDGE, middle)
    d.use(
        "high", partial(_cable, length=HEIGHT - 2 * EDGE, twists=TWISTS[1]), WIDTH - middle, EDGE, rotate=90
    )
    for x in (middle, WIDTH - middle):
        d.use("corner", partial(_corner, ink=ink), x, middle)


def _cable(d: Drawing, *, length: float, twists: int) -> None:
    """A twisted cable along a side: its strands."""
    step = length / twists
    strands: list[Outline] = []
    for k in range(twists):
        x = step * k
        strand: list[Node] = [
            (x + 1, 9.5, "c"), (x + step * 0.1, 3), (x + step * 0.6, -4), (x + step * 0.9, -9.5, "c"),
            (x + step * 1.1, -8), (x + step * 1.06, -3), (x + step * 0.56, 4), (x + step * 0.3, 9.5, "c"),
        ]  # fmt: skip
        strands.append(smooth(strand))
    d.flats(*strands, ink=PAPER)


def _corner(d: Drawing, *, ink: str) -> None:
    d.flats(circle(0, 0, 15), ink=PAPER)
    d.flats(*_points(12.6, 4.6, 8), ink=ink)


def _points(long: float, waist: float, count: int) -> list[Outline]:
    """A star's rays about (0, 0), one by one."""
    half = 180 / count
    return [
        polyline([(0, 0), polar(waist, 360 / count * k - half), polar(long, 360 / count * k), polar(waist,
            360 / count * k + half)])
        for k in range(count)
    ]  # fmt: skip


def _field(d: Drawing, ink: str) -> None:
    """A net of double lines, a ring at each knot and a wind rose in each mesh."""
    left, top = EDGE + 3, EDGE + 3
    wide, high = WIDTH - 2 * left, HEIGHT - 2 * top
    a, b = wide / COLUMNS, high / ROWS

    for weight, colour in ((3 * OUTER, PAPER), (DETAIL * 1.4, ink)):
        for side in (1, -1):
            for k in range(1 - ROWS, COLUMNS):
                ends = [
                    (WIDTH / 2 + side * (a * (k + n) - wide / 2), top + b * n)
                    for n in (max(0, -k), min(ROWS, COLUMNS - k))
                ]
                d.line(polyline(ends, closed=False), weight, ink=colour)

    def meshes(inner: Drawing, *, shift: float, count: int) -> None:
        for k in range(count):
            with inner.at(a * (k + shift), 0):
                inner.flats(*_points(b * 0.3, 4.4, 4), ink=PAPER)

    def knots(inner: Drawing, *, shift: float, count: int) -> None:
        inner.flats(*(circle(a * (k + shift), 0, 9) for k in range(count)), ink=ink)
        inner.flats(*(circle(a * (k + shift), 0, 6) for k in range(count)), ink=PAPER)

    for k in range(ROWS + 1):
        y = top + b * k
        d.use("row0", partial(meshes, shift=0.5, count=COLUMNS), left, y)
        d.use("knot0", partial(knots, shift=0.0, count=COLUMNS + 1), left, y)
        if k < ROWS:
            d.use("row1", partial(meshes, shift=0.0, count=COLUMNS + 1), left, y + b / 2)
            d.use("knot1", partial(knots, shift=0.5, count=COLUMNS), left, y + b / 2)


RX, RY = 118.0, 236.0
BEADS = 44


def _medal(d: Drawing, ink: str) -> None:
    """The oval with its scalloped rim."""
    beads = around(8, BEADS)
    d.flats(*(circle(x, y, 17) for x, y in beads), ink=ink)
    d.flats(*(circle(x, y, 13) for x, y in beads), ink=PAPER)
    d.flats(*(circle(x, y, 4.6) for x, y in beads), ink=ink)
    d.shape(ellipse(0, 0, RX, RY), ink, None)
    d.line(ellipse(0, 0, RX - 4, RY - 4), INNER, ink=PAPER)
    d.line(ellipse(0, 0, RX - 11, RY - 11), DETAIL, ink=PAPER)


def around(out: float, count: int) -> list[Point]:
    """Points at equal steps round the oval, that far beyond it."""
    line = ellipse(0, 0, RX + out, RY + out).sample(1.0)
    walked = lengths([*line, line[0]])
    return [
        line[min(range(len(line)), key=lambda i: abs(walked[i] - walked[-1] * k / count))]
        for k in range(count)
    ]


def _half(d: Drawing, *, ink: str) -> None:
    """The upper half: an anchor between two twigs."""
    with d.at(0, -146, 0.62):
        d.line(circle(0, -72, 14), 3 * OUTER, ink=PAPER)
        d.flats(rect(-7, -58, 14, 118), rect(-48, -44, 96, 12), ink=PAPER)
        arms: list[Node] = [
            (0, 84, "c"), (-36, 72), (-62, 42), (-72, 20, "c"), (-84, 30, "c"), (-74, -8, "c"),
                (-44, 20, "c"),
            (-58, 20, "c"), (-44, 44), (-10, 58), (0, 54), (10, 58), (44, 44), (58, 20, "c"), (44, 20, "c"),
            (74, -8, "c"), (84, 30, "c"), (72, 20, "c"), (62, 42), (36, 72),
        ]  # fmt: skip
        d.flats(smooth(arms), ink=PAPER)
        d.flats(circle(-48, -38, 9), circle(48, -38, 9), ink=PAPER)
        d.flats(rect(-1.6, -30, 3.2, 80), ink=ink)
    for side in (1, -1):
        # The stem comes from behind the compass.
        stem: list[Point] = [(side * x, y) for x, y in ((64, -38), (80, -60), (81, -94), (70, -128))]
        d.line(smooth(list(stem), closed=False), INNER, ink=PAPER)
        line = sampled(stem)
        leaves: list[Outline] = []
        for k in range(5):
            i = round((0.2 + 0.18 * k) * (len(line) - 1))
            (x0, y0), (x1, y1) = line[i - 1], line[min(i + 1, len(line) - 1)]
            ahead = math.degrees(math.atan2(y1 - y0, x1 - x0))
            leaves += [_leaf(line[i], polar(18 - 1.3 * k, ahead + lean)) for lean in (52, 128)]
        leaves.append(_leaf(line[-1], (-side * 7, -17)))
        d.flats(*leaves, ink=PAPER)


def _leaf(foot: Point, way: Point) -> Outline:
    (x, y), (dx, dy) = foot, way
    nodes: list[Node] = [(x, y, "c"), (x + dx * 0.5 - dy * 0.24, y + dy * 0.5 + dx * 0.24),
        (x + dx, y + dy, "c"),
        (x + dx * 0.5 + dy * 0.24, y + dy * 0.5 - dx * 0.24)]  # fmt: skip
    return smooth(nodes)


def star(d: Drawing, ink: str, size: float) -> None:
    """The wind rose in the middle, one half of each point filled."""
    d.shape(circle(0, 0, size), PAPER, None)
    d.shape(circle(0, 0, size * 0.93), ink, None)
    for long, waist, shift in ((0.6, 0.22, 45.0), (0.86, 0.26, 0.0)):
        for k in range(4):
            turn = 90 * k + shift
            whole = [
                (0, 0),
                polar(size * waist, turn - 22.5),
                polar(size * long, turn),
                polar(size * waist, turn + 22.5),
            ]
            d.flats(polyline([*whole]), ink=PAPER)
            d.flats(
                polyline(
                    [(0, 0), polar(size * (long - 0.08), turn + 1.6), polar(size * waist * 0.8, turn + 19)]
                ),
                ink=ink,
            )
    d.flats(circle(0, 0, size * 0.13), ink=PAPER)
    d.flats(circle(0, 0, size * 0.07), ink=ink)
