"""The card's back: a diagonal check in a wide scrolled border with an oval medallion; the same when turned.

One ink on paper: blue `back`, red `back-red`.
"""

from __future__ import annotations

import math
from functools import partial

from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Outline, Point, circle, ellipse, polar, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import lengths
from art.cards.parts.foliage import leaf
from art.cards.piacentine.card import HEIGHT, WIDTH, blank
from art.cards.piacentine.inks import DARK_RED, PAPER

BLUE_INK = "#24508a"
RED_INK = DARK_RED
MARGIN = 22.0
BORDER = 62.0  # width of the scrolled band
FIELD = MARGIN + BORDER + 9.0  # inset of the check
COLUMNS = 13
ROWS = 30
WAVE = 66.0  # length of one wave of the scroll
MEDAL: Point = (98.0, 148.0)  # half-axes of the medallion's dark oval


def back(name: str, ink: str) -> Drawing:
    """The back in one ink."""
    d = blank(name)
    _check(d, ink)
    _band(d, ink)
    for _ in d.ends():
        _half(d, ink)
    _medal(d, ink)
    return d


def _check(d: Drawing, ink: str) -> None:
    """Squares standing on their points, every other one filled, small roses in the white ones."""
    wide, high = WIDTH - 2 * FIELD, HEIGHT - 2 * FIELD
    a, b = wide / COLUMNS, high / ROWS

    def dark(inner: Drawing) -> None:
        inner.flats(
            *(
                polyline([(a * k, 0), (a * (k + 0.5), -b / 2), (a * (k + 1), 0), (a * (k + 0.5), b / 2)])
                for k in range(COLUMNS)
            ),
            ink=ink,
        )

    def dots(inner: Drawing) -> None:
        inner.flats(*(circle(a * k, 0, 3.6) for k in range(1, COLUMNS)), ink=ink)

    for k in range(ROWS):
        d.use("dark", dark, FIELD, FIELD + b * (k + 0.5))
        if k:
            d.use("dots", dots, FIELD, FIELD + b * k)
    d.line(rect(FIELD, FIELD, wide, high), INNER, ink=ink)


def _band(d: Drawing, ink: str) -> None:
    """The dark band between fine lines."""
    near, far = MARGIN, MARGIN + BORDER
    outer = rect(near, near, WIDTH - 2 * near, HEIGHT - 2 * near)
    inner = rect(far, far, WIDTH - 2 * far, HEIGHT - 2 * far)
    d.line(rect(MARGIN - 6, MARGIN - 6, WIDTH - 2 * MARGIN + 12, HEIGHT - 2 * MARGIN + 12), DETAIL, ink=ink)
    for side in (
        rect(near, near, WIDTH - 2 * near, BORDER), rect(near, HEIGHT - far, WIDTH - 2 * near, BORDER),
        rect(near, far, BORDER, HEIGHT - 2 * far), rect(WIDTH - far, far, BORDER, HEIGHT - 2 * far),
    ):  # fmt: skip
        d.flats(side, ink=ink)
    d.line(outer, INNER, ink=ink)
    d.line(inner, INNER, ink=ink)
    for inset in (MARGIN + 6, MARGIN + BORDER - 6):
        d.line(rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset), DETAIL, ink=PAPER)


def _half(d: Drawing, ink: str) -> None:
    """The upper and the right side of the band with their corners."""
    middle, inner = MARGIN + BORDER / 2, MARGIN + BORDER
    d.use("wide", partial(_scroll, length=WIDTH - 2 * inner), inner, middle)
    d.use("high", partial(_scroll, length=HEIGHT - 2 * inner), WIDTH - middle, inner, rotate=90)
    for x in (middle, WIDTH - middle):
        d.use("corner", partial(_corner, ink=ink), x, middle)


def _scroll(d: Drawing, *, length: float) -> None:
    """A running vine along the x axis from 0 to `length`: in each bend a volute, a flower and leaves."""
    count = 2 * round(length / WAVE)
    step = length / count
    stem: list[Point] = [(k * step / 4, 13 * math.sin(math.pi * k / 4)) for k in range(4 * count + 1)]
    d.line(smooth(list(stem), closed=False), OUTER, ink=PAPER)
    leaves: list[Outline] = []
    for k in range(count):
        up = 1 if k % 2 == 0 else -1
        x = (k + 0.5) * step
        # The volute leaves the stem's crest and curls into the bend.
        volute: list[Station] = []
        for n in range(10):
            t = n / 9
            a = math.radians(-150 + 400 * t)
            r = 11.5 * (1 - 0.62 * t)
            volute.append((x + r * math.cos(a), up * (-5 + r * math.sin(a)), 1.9 - 0.6 * t))
        d.limb(volute, PAPER, None, end="round", depth=0)
        leaves.append(circle(x, -up * 5, 3.0))
        for dx, dy, angle, size in (
            (-0.2, 14, 62, 10.5), (0.16, 14, 118, 10.5), (-0.42, 1, -70, 13), (0.4, 3, -112, 13),
        ):  # fmt: skip
            turn = angle if up > 0 else -angle
            leaves.append(leaf(x + dx * step, up * dy, turn, size, size * 0.48))
    d.flats(*leaves, ink=PAPER)


def _corner(d: Drawing, *, ink: str) -> None:
    """A flower-disc as on the coins."""
    d.shape(circle(0, 0, 23), PAPER, None)
    d.line(circle(0, 0, 19.4), DETAIL, ink=ink)
    for k in range(8):
        d.shape(leaf(0, 0, 45 * k, 17, 9), ink, None)
    d.shape(circle(0, 0, 5), PAPER, None)
    d.shape(circle(0, 0, 2.2), ink, None)


def _medal(d: Drawing, ink: str) -> None:
    """The medallion: rope, ring of flowers, and a rose between two sprays of leaves."""
    rx, ry = MEDAL
    with d.at(WIDTH / 2, HEIGHT / 2):
        d.shape(ellipse(0, 0, rx + 27, ry + 27), PAPER, INNER, ink=ink)
        _rope(d, rx + 17, ry + 17, ink)
        d.shape(ellipse(0, 0, rx + 6, ry + 6), ink, None)
        d.line(ellipse(0, 0, rx + 1, ry + 1), DETAIL, ink=PAPER)
        _ring(d, rx - 13, ry - 13, ink)
        d.line(ellipse(0, 0, rx - 27, ry - 27), DETAIL, ink=PAPER)
        for turn in (0, 180):
            with d.at(rotate=turn):
                _bouquet(d)
        _rose(d, ink)


def _round(rx: float, ry: float, count: int) -> list[tuple[float, float, float]]:
    """Points evenly spaced along an ellipse, with the direction of the curve there in degrees."""
    fine = 720
    path = [(rx * math.cos(math.tau * k / fine), ry * math.sin(math.tau * k / fine)) for k in range(fine + 1)]
    walked = lengths(path)
    result: list[tuple[float, float, float]] = []
    i = 0
    for k in range(count):
        while walked[i + 1] < walked[-1] * k / count:
            i += 1
        (x, y), (x1, y1) = path[i], path[i + 1]
        result.append((x, y, math.degrees(math.atan2(y1 - y, x1 - x))))
    return result


def _rope(d: Drawing, rx: float, ry: float, ink: str) -> None:
    d.flats(*(_centred(x, y, turn + 32) for x, y, turn in _round(rx, ry, 56)), ink=ink)


def _centred(x: float, y: float, turn: float) -> Outline:
    """A twist of the rope centred on (x, y)."""
    a = math.radians(turn)
    return leaf(x - 9 * math.cos(a), y - 9 * math.sin(a), turn, 18, 8)


def _ring(d: Drawing, rx: float, ry: float, ink: str) -> None:
    """Small flowers and pellets by turns."""
    petals: list[Outline] = []
    hearts: list[Outline] = []
    for k, (x, y, turn) in enumerate(_round(rx, ry, 36)):
        if k % 2:
            petals.append(circle(x, y, 3))
            continue
        hearts.append(circle(x, y, 3.2))
        for n in range(6):
            px, py = polar(6.6, turn + 60 * n)
            petals.append(circle(x + px, y + py, 3.3))
    d.flats(*petals, ink=PAPER)
    d.flats(*(circle(h.oval[0], h.oval[1], 5.2) for h in hearts if h.oval), ink=PAPER)
    d.flats(*hearts, ink=ink)


def _bouquet(d: Drawing) -> None:
    """A fan of leaves over two volutes, above the rose."""
    fan = ((-90, 50, 17), (-66, 45, 14), (-114, 45, 14), (-42, 36, 12), (-138, 36, 12))
    d.flats(*(leaf(0, -62, angle, length, width) for angle, length, width in fan), ink=PAPER)
    for side in (1, -1):
        track: list[Station] = [
            (side * 4, -58, 2.2), (side * 26, -62, 2.4), (side * 46, -52, 2.4), (side * 56, -34, 2.3),
            (side * 54, -16, 2.2), (side * 42, -10, 2), (side * 36, -20, 1.8), (side * 44, -26, 1.6),
        ]  # fmt: skip
        d.limb(track, PAPER, None, start="round", end="round", depth=0)
        shoots: list[Outline] = []
        for x, y, angle, length in (
            (24, -62, -74, 20), (34, -59, -46, 22), (48, -50, -58, 22), (56, -36, -24, 16), (30, -60, 62, 18),
            (44, -53, 96, 18),
        ):  # fmt: skip
            shoots.append(leaf(side * x, y, angle if side > 0 else 180 - angle, length, length * 0.42))
        d.flats(*shoots, ink=PAPER)
    d.shape(circle(0, -60, 6.4), PAPER, None)


def _rose(d: Drawing, ink: str) -> None:
    """The rose in the middle: two rows of petals round a star."""
    for count, radius, half, shift in ((8, 46.0, 15.0, 22.5), (8, 33.0, 12.0, 0.0)):
        for k in range(count):
            turn = 360 / count * k + shift
            petal: list[Node] = [
                (*polar(8, turn), "c"), polar(radius * 0.62, turn - half * 1.25),
                polar(radius * 0.92, turn - half), (*polar(radius, turn), "c"),
                polar(radius * 0.92, turn + half), polar(radius * 0.62, turn + half * 1.25),
            ]  # fmt: skip
            d.shape(smooth(petal), PAPER, INNER, ink=ink)
    d.shape(circle(0, 0, 13), PAPER, INNER, ink=ink)
    for k in range(6):
        d.shape(circle(*polar(7.4, 60 * k), 1.8), ink, None)
    d.shape(circle(0, 0, 2.6), ink, None)
