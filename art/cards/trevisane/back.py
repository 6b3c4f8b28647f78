"""The back: a lattice of interlaced bands with rosettes, a chain border and a medallion; one ink on paper."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from art.cards.kit.inks import DARK_BLUE, DARK_RED, PAPER
from art.cards.kit.paths import Node, Outline, Point, circle, ellipse, polar, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.foliage import leaf
from art.cards.trevisane.card import HEIGHT, WIDTH, blank

BLUE_INK = DARK_BLUE
RED_INK = DARK_RED
MARGIN = 22.0
BORDER = 42.0
INNER_EDGE = MARGIN + BORDER
COLUMNS = 6
ROWS = 15
LINKS = (8, 20)  # of the chain along a short and a long side


def back(code: str, ink: str) -> Drawing:
    """The back in one ink."""
    d = blank(code)
    d.shape(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), ink, OUTER, ink=ink)
    _field(d, ink)
    d.flats(*_margin(INNER_EDGE + 3), ink=ink)
    for inset, weight in ((MARGIN + 5, DETAIL), (INNER_EDGE - 5, DETAIL), (INNER_EDGE + 3, INNER)):
        d.line(rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset), weight, ink=PAPER)
    for _ in d.ends():
        _border(d, ink)
    with d.at(WIDTH / 2, HEIGHT / 2):
        _frame_of_medal(d, ink)
        for turn in (0, 180):
            d.use("half", partial(_half_medal, ink=ink), 0, 0, rotate=turn)
        _heart(d, ink)
    return d


def _margin(inner: float) -> list[Outline]:
    """The border's ground, which covers the cut ends of the field: quicker to draw than a clip."""
    wide, high = WIDTH - 2 * MARGIN, inner - MARGIN
    sides = [rect(x, inner, high, HEIGHT - 2 * inner) for x in (MARGIN, WIDTH - inner)]
    return [*sides, *(rect(MARGIN, y, wide, high) for y in (MARGIN, HEIGHT - inner))]


def _border(d: Drawing, ink: str) -> None:
    """Upper and right side: a chain of lozenges and rings, and a coin in two corners."""
    middle = MARGIN + BORDER / 2
    wide, high = WIDTH - 2 * INNER_EDGE, HEIGHT - 2 * INNER_EDGE
    d.use("wide", partial(_chain, length=wide, links=LINKS[0], ink=ink), INNER_EDGE, middle)
    d.use(
        "high", partial(_chain, length=high, links=LINKS[1], ink=ink), WIDTH - middle, INNER_EDGE, rotate=90
    )
    for x in (middle, WIDTH - middle):
        d.use("corner", partial(_corner, ink=ink), x, middle)


def _chain(d: Drawing, *, length: float, links: int, ink: str) -> None:
    step = length / links
    hearts: list[Outline] = []
    for k in range(links):
        x = step * (k + 0.5)
        half = step / 2 - 7.5
        lozenge = [(x - half, 0), (x, -11.5), (x + half, 0), (x, 11.5)]
        d.line(polyline(lozenge), OUTER, ink=PAPER)
        hearts.append(polyline([(x - half * 0.4, 0), (x, -4.6), (x + half * 0.4, 0), (x, 4.6)]))
    joints = [step * k for k in range(1, links)]
    d.flats(*hearts, *(circle(x, 0, 6.4) for x in joints), ink=PAPER)
    d.flats(*(circle(x, 0, 2.4) for x in joints), ink=ink)


def _corner(d: Drawing, *, ink: str) -> None:
    d.shape(circle(0, 0, 15.5), PAPER, None)
    for k in range(8):
        petal: list[Node] = [(*polar(2.5, 45 * k), "c"), polar(9, 45 * k + 20), (*polar(13.4, 45 * k), "c")]
        d.shape(smooth([*petal, polar(9, 45 * k)]), ink, None)
    d.line(circle(0, 0, 15.5), DETAIL, ink=ink)


def _field(d: Drawing, ink: str) -> None:
    """Two sets of slanting double bands that pass over and under each other, a rosette in every mesh."""
    left, top = INNER_EDGE + 3, INNER_EDGE + 3
    wide, high = WIDTH - 2 * left, HEIGHT - 2 * top
    a, b = wide / COLUMNS, high / ROWS

    def row(inner: Drawing, *, shift: float, count: int) -> None:
        for k in range(count):
            with inner.at(a * (k + shift), 0):
                _mesh(inner, a=a, b=b)

    def knots(inner: Drawing) -> None:
        """At every second crossing the band that falls to the right comes up again."""
        size = math.hypot(a, b)
        x, y = a / size * 9.5, b / size * 9.5
        # The middle runs on into the band's own, so that no cap shows.
        for long, weight, colour in (
            (1.0, 3 * OUTER + 3, ink),
            (1.5, 3 * OUTER, PAPER),
            (2.1, OUTER + DETAIL, ink),
        ):
            for k in range(COLUMNS + 1):
                line = [(a * k - x * long, -y * long), (a * k + x * long, y * long)]
                inner.line(polyline(line, closed=False), weight, ink=colour)

    for side in (1, -1):
        # A dark edge keeps the upper bands apart from the lower ones.
        edge = [(3 * OUTER + 3, ink)] if side < 0 else []
        for weight, colour in (*edge, (3 * OUTER, PAPER), (OUTER + DETAIL, ink)):
            for k in range(1 - ROWS, COLUMNS):
                ends = [
                    (WIDTH / 2 + side * (a * (k + n) - wide / 2), top + b * n)
                    for n in (max(0, -k), min(ROWS, COLUMNS - k))
                ]
                d.line(polyline(ends, closed=False), weight, ink=colour)
    for k in range(ROWS + 1):
        y = top + b * k
        d.use("row0", partial(row, shift=0.5, count=COLUMNS), left, y)
        d.use("knots", knots, left, y)
        if k < ROWS:
            d.use("row1", partial(row, shift=0.0, count=COLUMNS + 1), left, y + b / 2)


def _mesh(d: Drawing, *, a: float, b: float) -> None:
    for k in range(4):
        long = (a if k % 2 == 0 else b) * 0.25
        d.flats(leaf(0, 0, 90 * k, long, 7), ink=PAPER)
    d.flats(circle(0, 0, 3.2), ink=PAPER)


def lobed(grow: float) -> Outline:
    """The medallion's outline: a tall pointed oval of eight lobes."""
    points: Sequence[tuple[float, float, bool]] = (
        (0, -196, True), (26, -168, False), (54, -152, False), (76, -139, False), (94, -110, False),
        (98, -78, False), (90, -62, True), (112, -34, False), (118, 0, False),
    )  # fmt: skip
    quarter: list[tuple[float, float, bool]] = []
    for x, y, corner in points:
        size = math.hypot(x, y)
        quarter.append((x * (1 + grow / size), y * (1 + grow / size), corner))
    half = [*quarter, *((x, -y, c) for x, y, c in reversed(quarter[:-1]))]
    whole = [*half, *((-x, y, c) for x, y, c in reversed(half[1:-1]))]
    return smooth([(x, y, "c") if c else (x, y) for x, y, c in whole])


def _frame_of_medal(d: Drawing, ink: str) -> None:
    d.shape(lobed(14), ink, OUTER, ink=ink)
    d.shape(lobed(8), PAPER, None)
    d.shape(lobed(-2), ink, None)
    d.line(lobed(-9), DETAIL, ink=PAPER)


def _half_medal(d: Drawing, *, ink: str) -> None:
    """The upper half: cup and lily-like leaves between two swords, staves at the sides."""
    for side in (1, -1):
        with d.at(flip=side < 0):
            stalk: list[Point] = [(0, -64), (30, -74), (56, -66), (72, -40), (66, -20), (54, -26), (58, -38)]
            d.line(smooth(list(stalk), closed=False), OUTER, ink=PAPER)
            for x, y, turn, long in (
                (20, -72, -74, 26), (34, -75, -40, 28), (54, -68, -56, 26), (66, -52, -20, 15),
                (44, -72, 52, 20),
                (60, -62, 84, 18), (72, -38, 30, 20),
            ):  # fmt: skip
                d.flats(leaf(x, y, turn, long, long * 0.42), ink=PAPER)
            d.flats(circle(58, -34, 4.4), ink=PAPER)
            blade: list[Node] = [
                (6, -78, "c"),
                (24, -98),
                (38, -126),
                (40, -150, "c"),
                (26, -130),
                (12, -104),
            ]
            d.shape(smooth(blade), PAPER, None)
    lily: list[Node] = [(0, -184, "c"), (9, -160), (11, -140), (6, -116), (4, -76, "c")]
    mirrored: list[Node] = [(-n[0], n[1], "c") if len(n) == 3 else (-n[0], n[1]) for n in reversed(lily[1:])]
    d.shape(smooth([*lily, *mirrored]), PAPER, None)
    d.shape(ellipse(0, -140, 3.4, 17), ink, None)


def _heart(d: Drawing, ink: str) -> None:
    """The coin of the deck in the middle."""
    d.shape(circle(0, 0, 58), ink, None)
    d.shape(circle(0, 0, 54), PAPER, None)
    d.shape(circle(0, 0, 48), ink, None)
    for k in range(8):
        for side in (-1, 1):
            petal: list[Node] = [
                (*polar(15, 45 * k), "c"), polar(24, 45 * k + side * 17), polar(34, 45 * k + side * 17),
                (*polar(44, 45 * k), "c"),
            ]  # fmt: skip
            if side > 0:
                d.shape(smooth(petal), PAPER, None)
            else:
                d.line(smooth(petal), DETAIL, ink=PAPER)
    d.shape(circle(0, 0, 15), PAPER, None)
    d.shape(circle(0, 0, 10), ink, None)
    d.shape(circle(0, 0, 4.6), PAPER, None)
