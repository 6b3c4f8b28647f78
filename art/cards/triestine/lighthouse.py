"""The lighthouse of the 4 di spade: a striped tower on a rock in the waves, a beam to either side."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, polar, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.triestine.inks import BLUE, BROWN, INK, PAPER, RED, SKY, YELLOW

LAMP: Final[Point] = (0, -110)
"""Middle of the lantern."""


def lighthouse(d: Drawing) -> None:
    """The tower with its rock and sea about (0, 0), 290 high."""
    d.shapes([_ray(turn) for turn in (64, 90, 116, 244, 270, 296)], YELLOW, DETAIL)
    with d.at(0, 8):
        _tower(d)
    _rock(d)
    _sea(d)


def _ray(turn: float) -> Outline:
    """A ray from the lamp, which the lantern covers, broader the farther it goes."""
    x, y = LAMP
    ends = (
        polar(far, turn + side * wide) for far, side, wide in ((6, -1, 9), (88, -1, 6), (88, 1, 6), (6, 1, 9))
    )
    return polyline([(x + dx, y + dy) for dx, dy in ends])


def _tower(d: Drawing) -> None:
    body: list[Node] = [(-22, -92, "c"), (22, -92, "c"), (35, 92, "c"), (-35, 92, "c")]
    d.shape(polyline(body), PAPER, None)
    for y0, y1 in ((-62, -32), (-2, 28), (58, 92)):
        a, b = 22 + 13 * (y0 + 92) / 184, 22 + 13 * (y1 + 92) / 184
        d.shape(polyline([(-a, y0), (a, y0), (b, y1), (-b, y1)]), RED, INNER)
    d.shape(polyline(body), None, OUTER, shade=[Shade(depth=0.42, spacing=5.6, width=2.8, reach=28)])
    for y in (-46, 14):
        d.shape(smooth([(-5, y + 10, "c"), (-5, y - 4), (0, y - 9), (5, y - 4), (5, y + 10, "c")]), INK, None)
    d.shape(rect(-30, -100, 60, 9), YELLOW, INNER)
    d.shape(rect(-17, -136, 34, 36), YELLOW, INNER)
    d.line(polyline([(-6, -136), (-6, -100)], closed=False), DETAIL)
    d.line(polyline([(6, -136), (6, -100)], closed=False), DETAIL)
    d.line(polyline([(-26, -114), (26, -114)], closed=False), INNER)
    dome: list[Node] = [(-21, -135, "c"), (-16, -150), (0, -158), (16, -150), (21, -135, "c")]
    d.shape(smooth(dome), BLUE, OUTER, shade=[Shade(depth=0.4, spacing=4.6, width=2.4)])
    d.shape(circle(0, -163, 5), YELLOW, INNER)


def _rock(d: Drawing) -> None:
    rock: list[Node] = [
        (-78, 132, "c"), (-74, 114, "c"), (-58, 108, "c"), (-50, 92, "c"), (-30, 88, "c"), (4, 92, "c"),
            (34, 86, "c"),
        (48, 96, "c"), (60, 98, "c"), (70, 116, "c"), (82, 132, "c"),
    ]  # fmt: skip
    d.shape(polyline(rock), BROWN, OUTER, shade=[Shade(angle=40, depth=0.34, spacing=6, width=3)])
    d.fold(([(-50, 92), (-44, 106), (-50, 124)], 4), ([(-8, 92), (-2, 106), (-10, 126)], 4),
        ([(34, 88), (30, 104), (38, 122)], 4))  # fmt: skip


def _sea(d: Drawing) -> None:
    for k, (y, half, fill) in enumerate(((122, 91, SKY), (137, 78, BLUE), (152, 58, SKY))):
        crest: list[Node] = []
        count = 8 - k
        for i in range(count):
            x0, x1 = -half + 2 * half * i / count, -half + 2 * half * (i + 1) / count
            crest += [(x0, y, "c"), ((x0 + x1) / 2, y + 7), *([(x1 - 3, y - 3)] if i < count - 1 else [])]
        d.shape(
            smooth([*crest, (half, y, "c"), (half - 3, y + 13), (0, y + 22), (3 - half, y + 13)]),
            fill,
            INNER,
        )
