"""The back: a wall of painted tiles in one ink with yellow hearts, the same when turned by half."""

from __future__ import annotations

from functools import partial

from art.cards.kit.paths import Node, circle, polar, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.foliage import leaf
from art.cards.siciliane.card import HEIGHT, WIDTH, blank
from art.cards.siciliane.inks import PAPER, YELLOW

BLUE_INK = "#1f4f93"
RED_INK = "#ad2117"
MARGIN = 18.0
BORDER = 34.0
COLUMNS = 5
ROWS = 9


def back(name: str, ink: str) -> Drawing:
    """The back in one ink."""
    d = blank(name)
    d.shape(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), ink, OUTER, ink=ink)
    _border(d, ink)
    inset = MARGIN + BORDER
    width, height = WIDTH - 2 * inset, HEIGHT - 2 * inset
    a, b = width / COLUMNS, height / ROWS
    with d.clip(rect(inset, inset, width, height)):
        for row in range(ROWS + 1):
            for column in range(COLUMNS + 1):
                d.use("knot", partial(_knot, reach=a / 2), inset + a * column, inset + b * row)
    for row in range(ROWS):
        for column in range(COLUMNS):
            d.use("star", partial(_star, ink=ink), inset + a * (column + 0.5), inset + b * (row + 0.5))
    d.line(rect(inset, inset, width, height), OUTER, ink=PAPER)
    return d


def _border(d: Drawing, ink: str) -> None:
    """Pointed tongues as on a painted cart, all round; a rose in each corner."""
    middle, inner = MARGIN + BORDER / 2, MARGIN + BORDER
    d.line(rect(MARGIN + 5, MARGIN + 5, WIDTH - 2 * MARGIN - 10, HEIGHT - 2 * MARGIN - 10), DETAIL, ink=PAPER)
    for _ in d.ends():
        d.use("wide", partial(_tongues, length=WIDTH - 2 * inner, count=20), inner, inner - 3)
        d.use(
            "high",
            partial(_tongues, length=HEIGHT - 2 * inner, count=36),
            WIDTH - inner + 3,
            inner,
            rotate=90,
        )
        for x in (middle, WIDTH - middle):
            d.use("rose", partial(_rose, ink=ink), x, middle)


def _tongues(d: Drawing, *, length: float, count: int) -> None:
    """A row along the x axis from 0 to `length`, pointing up, a yellow pearl between each two."""
    step = length / count
    tongues = []
    pearls = []
    for k in range(count):
        x = step * (k + 0.5)
        nodes: list[Node] = [
            (x - step * 0.4, 0, "c"), (x - step * 0.4, -8), (x, -22, "c"), (x + step * 0.4, -8),
            (x + step * 0.4, 0, "c"),
        ]  # fmt: skip
        tongues.append(smooth(nodes))
        if k:
            pearls.append(circle(step * k, -18, 2.8))
    d.flats(*tongues, ink=PAPER)
    d.flats(*pearls, ink=YELLOW)


def _rose(d: Drawing, *, ink: str) -> None:
    d.shape(circle(0, 0, 13), PAPER, None)
    for k in range(8):
        d.shape(leaf(0, 0, 45 * k, 12, 6), ink, None)
    d.shape(circle(0, 0, 3.6), YELLOW, None)


def _star(d: Drawing, *, ink: str) -> None:
    """The eight-pointed star in the middle of a tile, a rosette at its heart."""
    points: list[Node] = [(*polar(27.5 if k % 2 else 37, 22.5 * k), "c") for k in range(16)]
    d.shape(polyline(points), PAPER, None)
    d.line(polyline([(x * 0.86, y * 0.86) for x, y, *_ in points]), DETAIL, ink=ink)
    leaves = [leaf(0, 0, 45 * k + 22.5, 21.5, 9) for k in range(8)]
    d.flats(*leaves, *(circle(*polar(26.5, 45 * k), 2) for k in range(8)), ink=ink)
    d.shape(circle(0, 0, 7.4), PAPER, None)
    d.shape(circle(0, 0, 5.4), YELLOW, None)
    d.shape(circle(0, 0, 1.8), ink, None)


def _knot(d: Drawing, *, reach: float) -> None:
    """The corner where four tiles meet: a quatrefoil in a ring, and leaves running to the next corners."""
    d.line(circle(0, 0, 17), INNER, ink=PAPER)
    leaves = [leaf(0, 0, 90 * k + 45, 15, 9.6) for k in range(4)]
    for k in range(4):
        root = polar(19, 90 * k)
        leaves += [leaf(*root, 90 * k - 90 + side * 34, 17, 6.4) for side in (-1, 1)]
        d.line(polyline([root, polar(reach - 2, 90 * k)], closed=False), DETAIL, ink=PAPER)
    d.flats(*leaves, ink=PAPER)
    d.flats(circle(0, 0, 3.2), *(circle(*polar(reach, 90 * k), 3.2) for k in range(4)), ink=YELLOW)
