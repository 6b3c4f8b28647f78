"""The card's back: one ink on paper, the same when turned by half."""

from __future__ import annotations

import math
from functools import partial

from art.cards.kit.inks import DARK_BLUE, DARK_RED, PAPER
from art.cards.kit.paths import Node, Outline, Point, circle, ellipse, polar, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane.card import HEIGHT, WIDTH, back_blank
from art.cards.parts.foliage import leaf

BLUE_INK = DARK_BLUE
RED_INK = DARK_RED
MARGIN = 20.0
BORDER = 40.0
FIELD = MARGIN + BORDER + 3.0  # inset of the diaper field
COLUMNS = 14
ROWS = 26
EYE = 22.0  # length of one eye of the plait
MEDAL: Point = (112.0, 156.0)  # half-axes


def back(name: str, ink: str) -> Drawing:
    """The back in one ink."""
    d = back_blank(name)
    d.shape(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), ink, OUTER, ink=ink)
    inner = MARGIN + BORDER
    d.line(rect(MARGIN + 5, MARGIN + 5, WIDTH - 2 * MARGIN - 10, HEIGHT - 2 * MARGIN - 10), DETAIL, ink=PAPER)
    d.line(rect(inner - 5, inner - 5, WIDTH - 2 * inner + 10, HEIGHT - 2 * inner + 10), DETAIL, ink=PAPER)
    _border(d, ink)
    _field(d)
    d.line(rect(FIELD, FIELD, WIDTH - 2 * FIELD, HEIGHT - 2 * FIELD), INNER, ink=PAPER)
    _medal(d, ink)
    return d


def _border(d: Drawing, ink: str) -> None:
    """A plait along the four sides and roses in the corners."""
    middle = MARGIN + BORDER / 2
    inner = MARGIN + BORDER
    wide, high = WIDTH - 2 * inner, HEIGHT - 2 * inner
    for _ in d.ends():
        d.use("wide", partial(_plait, length=wide, ink=ink), inner, middle)
        d.use("high", partial(_plait, length=high, ink=ink), WIDTH - middle, inner, rotate=90)
        for x in (middle, WIDTH - middle):
            d.use("rose", partial(_rose, ink=ink), x, middle)


def _plait(d: Drawing, *, length: float, ink: str) -> None:
    """Two strands twisted about the x axis from 0 to `length`, one passing over the other in turn."""
    eyes = round(length / EYE)
    step = length / eyes
    strands: list[list[Node]] = [[], []]
    for k in range(2 * eyes + 1):
        height = 9.5 * math.sin(math.pi * k / 2)
        for strand, sign in zip(strands, (1, -1), strict=True):
            strand.append((k * step / 2, sign * height))
    under, over = (smooth(strand, closed=False) for strand in strands)
    _strand(d, under, ink)
    _strand(d, over, ink)
    # At every second crossing the first strand comes up again.
    points = under.sample(2.5)
    for k in range(2, eyes, 2):
        # The dark edge ends before the white does, so that no cap shows.
        short, long = ([p for p in points if abs(p[0] - k * step) < r * step] for r in (0.26, 0.48))
        d.line(smooth(short, closed=False), 3 * DETAIL + 4, ink=ink)
        d.line(smooth(long, closed=False), 3 * DETAIL, ink=PAPER)
        d.line(smooth(long, closed=False), DETAIL, ink=ink)
    d.flats(*(circle((k + 0.5) * step, 0, 2.7) for k in range(eyes)), ink=PAPER)


def _strand(d: Drawing, line: Outline, ink: str) -> None:
    for weight, colour in ((3 * DETAIL + 4, ink), (3 * DETAIL, PAPER), (DETAIL, ink)):
        d.line(line, weight, ink=colour)


def _rose(d: Drawing, *, ink: str) -> None:
    d.shape(circle(0, 0, 14.5), PAPER, None)
    d.line(circle(0, 0, 11), DETAIL, ink=ink)
    for k in range(8):
        d.shape(leaf(0, 0, 45 * k, 9.6, 5), ink, None)
    d.shape(circle(0, 0, 2.6), PAPER, None)


def _field(d: Drawing) -> None:
    """A diaper of lozenges, each with a four-leaved flower or a ringed dot."""
    width, height = WIDTH - 2 * FIELD, HEIGHT - 2 * FIELD
    a, b = width / COLUMNS, height / ROWS

    def flowers(row: Drawing) -> None:
        petals = [leaf(a * (k + 0.5), 0, 90 * turn, 7.4, 4.8) for k in range(COLUMNS) for turn in range(4)]
        row.flats(*petals, ink=PAPER)

    def dots(row: Drawing) -> None:
        for k in range(1, COLUMNS):
            row.line(circle(a * k, 0, 4.0), DETAIL, ink=PAPER)

    for k in range(-ROWS + 1, COLUMNS):
        # From edge to edge of the field, so that nothing need be clipped.
        first, last = max(0, -k), min(ROWS, COLUMNS - k)
        start = (FIELD + a * (k + first), FIELD + b * first)
        stop = (FIELD + a * (k + last), FIELD + b * last)
        d.line(polyline([start, stop], closed=False), DETAIL, ink=PAPER)
        mirrored = [(WIDTH - x, y) for x, y in (start, stop)]
        d.line(polyline(mirrored, closed=False), DETAIL, ink=PAPER)
    for k in range(ROWS):
        if k > 0:
            d.use("flowers", flowers, FIELD, FIELD + b * k)
        d.use("dots", dots, FIELD, FIELD + b * (k + 0.5))


def _medal(d: Drawing, ink: str) -> None:
    """The oval in the middle: scalloped rim, ring of leaves, and a sun between four palmettes."""
    rx, ry = MEDAL
    with d.at(WIDTH / 2, HEIGHT / 2):
        lobes = 36
        rim: list[Node] = []
        for k in range(lobes):
            for t, grow, corner in (
                (0.0, 6.0, True),
                (0.25, 15.0, False),
                (0.5, 18.0, False),
                (0.75, 15.0, False),
            ):
                a = 2 * math.pi * (k + t) / lobes
                x, y = (rx + grow) * math.cos(a), (ry + grow) * math.sin(a)
                rim.append((x, y, "c") if corner else (x, y))
        d.line(smooth(rim), 3 * OUTER, ink=ink)
        d.shape(smooth(rim), PAPER, INNER, ink=ink)
        for k in range(lobes):
            a = 2 * math.pi * (k + 0.5) / lobes
            d.shape(circle((rx + 10) * math.cos(a), (ry + 10) * math.sin(a), 2.6), ink, None)
        d.shape(ellipse(0, 0, rx, ry), ink, None)
        d.line(ellipse(0, 0, rx - 6, ry - 6), DETAIL, ink=PAPER)
        for k in range(44):
            a = 2 * math.pi * k / 44
            turn = math.degrees(math.atan2((ry - 16) * math.cos(a), -(rx - 16) * math.sin(a)))
            for side in (1, -1):
                d.shape(
                    leaf((rx - 16) * math.cos(a), (ry - 16) * math.sin(a), turn + side * 26, 15, 5.6),
                    PAPER,
                    None,
                )
        d.line(ellipse(0, 0, rx - 27, ry - 27), DETAIL, ink=PAPER)
        for turn in (0, 180):
            with d.at(rotate=turn):
                _palmette(d)
        _sun(d, ink)


def _palmette(d: Drawing) -> None:
    """A lotus over two leafy volutes, above the sun; a bud at the side."""
    for angle, length, width in ((-90, 46, 16), (-62, 40, 13), (-118, 40, 13), (-36, 32, 11), (-144, 32, 11)):
        d.shape(leaf(0, -78, angle, length, width), PAPER, None)
    for side in (1, -1):
        stem: list[Point] = [(side * 3, -76), (side * 22, -76), (side * 44, -66), (side * 58, -46)]
        d.line(smooth(list(stem), closed=False), INNER, ink=PAPER)
        volute: list[Point] = [
            (side * 58, -46), (side * 62, -30), (side * 54, -18), (side * 42, -22), (side * 42, -34),
            (side * 51, -35),
        ]  # fmt: skip
        d.line(smooth(list(volute), closed=False), INNER, ink=PAPER)
        d.shape(circle(side * 51, -33, 3.6), PAPER, None)
        for x, y, angle, length in (
            (22, -76, -70, 20), (30, -74, -48, 22), (44, -66, -56, 22), (52, -57, -30, 22),
            (59, -44, -12, 20),
            (28, -74, 62, 18), (40, -68, 78, 16), (62, -30, 40, 18),
        ):  # fmt: skip
            turn = angle if side > 0 else 180 - angle
            d.shape(leaf(side * x, y, turn, length, length * 0.42), PAPER, None)
    d.shape(circle(0, -77, 5.4), PAPER, None)


def _sun(d: Drawing, ink: str) -> None:
    for k in range(16):
        inner, outer = 24.0, 60.0 if k % 2 == 0 else 46.0
        turn = 22.5 * k
        ray: list[Node] = [
            (*polar(inner, turn - 9.5), "c"), (*polar(outer, turn), "c"), (*polar(inner, turn + 9.5), "c"),
        ]  # fmt: skip
        d.shape(smooth(ray), PAPER, None)
    d.shape(circle(0, 0, 26), ink, None)
    d.line(circle(0, 0, 24), INNER, ink=PAPER)
    for k in range(8):
        d.shape(leaf(0, 0, 45 * k, 19, 9.6), PAPER, None)
    d.shape(circle(0, 0, 4.6), ink, None)
