"""The great sabre of the asso di spade: a broad fullered blade, etched at its root, and a gilt hilt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Outline, Point, circle, ellipse, polar, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.triestine.inks import BLUE, INK, OCHRE, PAPER, RED, SILVER, SKY, YELLOW

LONG: Final = 676.0
"""From the guard to the point."""
_DARK: Final = Shade(depth=0.36, spacing=4.6, width=3.0)


def great_sabre(d: Drawing) -> None:
    """The sabre, its point up; (0, 0) is the middle of its guard."""
    _blade(d)
    with d.at(0, 0, 0.92):
        _hilt(d)


def _middle(t: float) -> float:
    """Place of the blade's middle line to the right, t from the guard (0) to the point (1)."""
    return 30 * t * (1 - t)


def _half(t: float) -> float:
    return 40 - 9 * t


def _line(across: float, start: float, stop: float, count: int = 8) -> list[Point]:
    """Points up the blade, that far across it in shares of its half-width."""
    shares = [start + (stop - start) * k / count for k in range(count + 1)]
    return [(_middle(t) + across * _half(t), -LONG * t) for t in shares]


def _blade(d: Drawing) -> None:
    tip = (-7.0, -LONG - 22)
    left, right = _line(-1, 0, 0.9), _line(1, 0, 0.84)
    point = [(_middle(0.92) + 21, -LONG * 0.925), (_middle(0.97) + 8, -LONG * 0.985)]
    outline: list[Node] = [(*left[0], "c"), *left[1:], (*tip, "c"), *reversed(point), *reversed(right[1:]),
        (*right[0], "c")]  # fmt: skip
    whole = smooth(outline)
    d.shape(whole, SILVER, None)
    ground = _line(0.3, 0, 0.86)
    edge: list[Node] = [(*ground[0], "c"), *ground[1:], (*tip, "c"), *reversed(point), *reversed(right[1:]),
        (*right[0], "c")]  # fmt: skip
    d.shape(smooth(edge), SKY, None)
    far, near = _line(-0.56, 0, 0.82), _line(0.4, 0, 0.82)
    end = (-5.4, -LONG * 0.99, "c")
    gutter: list[Node] = [(*far[0], "c"), *far[1:], (_middle(0.9) - 8, -LONG * 0.91), end,
        (_middle(0.9) + 5, -LONG * 0.9), *reversed(near[1:]), (*near[0], "c")]  # fmt: skip
    d.shape(smooth(gutter), BLUE, INNER)
    strokes: list[tuple[Point, Point, float]] = []
    for k in range(76):
        t = 0.012 + 0.0126 * k
        reach = (0.34, 0.2, 0.42, 0.26)[k % 4]
        x, y = _middle(t), -LONG * t
        half = _half(t) * min(1.0, (1.05 - t) / 0.2)
        strokes.append(((x + half, y), (x + half * (1 - reach), y + 5), 2.8))
        if t < 0.84:
            deep = (0.42, 0.28, 0.5)[k % 3]
            strokes.append(((x - half * 0.56, y), (x - half * (0.56 - deep), y + 4), 2.6))
    d.ticks(*strokes)
    d.lens(_line(0.22, 0.26, 0.8), 4.4, ink=SKY)
    d.lens(_line(-0.78, 0.3, 0.88), 3.0, ink=PAPER)
    _etching(d)
    d.shape(whole, None, OUTER)


def _etching(d: Drawing) -> None:
    """A sun between two stars, gilt, in the fuller where it shows between the ribbons."""
    for t, size, points in ((0.345, 10.0, 6), (0.41, 17.0, 10), (0.475, 10.0, 6)):
        with d.at(_middle(t) - 0.08 * _half(t), -LONG * t):
            turn = 360 / points
            d.shape(polyline([q for k in range(points) for q in (polar(size, turn * k), polar(size * 0.5,
                turn * (k + 0.5)))]), YELLOW, DETAIL)  # fmt: skip
            if points > 6:
                d.shape(circle(0, 0, 5), RED, DETAIL)


def _hilt(d: Drawing) -> None:
    bow: Sequence[Station] = [
        (44, 2, 10),
        (76, 28, 11.5),
        (92, 76, 11),
        (84, 124, 10),
        (54, 162, 9.5),
        (10, 178, 10),
    ]
    d.limb(bow, YELLOW, OUTER, depth=0.7, spacing=5.2, width=3)
    branch: Sequence[Station] = [(30, 14, 6.4), (58, 52, 6.4), (86, 92, 6)]
    d.limb(branch, YELLOW, INNER, depth=0.6, spacing=5)
    d.shape(circle(89, 80, 12), YELLOW, OUTER, shade=[_DARK])
    d.shape(circle(88.4, 79.4, 5), RED, DETAIL)
    grip: Sequence[Station] = [(0, 14, 21), (0, 60, 25), (0, 104, 24), (0, 158, 19)]
    d.limb(grip, INK, OUTER, depth=0)
    for k in range(8):
        y = 42 + 14.6 * k
        d.lens([(-24, y + 7), (0, y + 1), (24, y - 8)], 5.2, ink=YELLOW)
        d.lens([(-22, y + 1), (0, y - 5), (22, y - 13)], 1.8, ink=OCHRE)
    _pommel(d)
    for side in (-1, 1):
        quillon: Sequence[Station] = [(0, 4, 12), (side * 34, 4, 12), (side * 66, -6, 9), (side * 84, -25, 7)]
        d.limb(quillon, YELLOW, OUTER, end="round", depth=0.7, spacing=5, width=3)
        d.shape(circle(side * 85, -31, 12.5), YELLOW, OUTER, shade=[_DARK])
        d.shape(circle(side * 85 - 1, -32, 4.6), RED, DETAIL)
    _shell(d)


def _shell(d: Drawing) -> None:
    """The langet: a scallop over the blade's root with a jewel in it."""
    nodes: list[Node] = [(-42, 0, "c"), (-38, -22), (-20, -36), (0, -58, "c"), (20, -36), (38, -22),
        (42, 0, "c"), (23, 23), (0, 46, "c"), (-23, 23)]  # fmt: skip
    d.shape(smooth(nodes), YELLOW, OUTER, shade=[_DARK, Shade(angle=60, depth=0.2, spacing=5, width=2.4)])
    for x in (-0.9, -0.45, 0.45, 0.9):
        d.lens([(14 * x, -12), (28 * x, -20 - 6 * (1 - abs(x))), (34 * x, -34 + 12 * abs(x))], 3.0)
    gem: Outline = ellipse(0, -2, 13, 15)
    d.shape(gem, RED, OUTER, shade=[Shade(depth=0.4, spacing=4, width=2.2)])
    d.lens([(-7, -5), (-5, -10), (1, -12)], 3.2, ink=PAPER)


def _pommel(d: Drawing) -> None:
    """A crowned cap with a bud."""
    d.limb([(-25, 160, 8), (0, 164, 9), (25, 160, 8)], YELLOW, OUTER, start="round", end="round", depth=0.5)
    cap: list[Node] = [
        (-22, 168, "c"),
        (-30, 184),
        (-20, 202),
        (0, 208),
        (20, 202),
        (30, 184),
        (22, 168, "c"),
    ]
    d.shape(smooth(cap), YELLOW, OUTER, shade=[_DARK])
    for x in (-11, 0, 11):
        d.lens([(x, 172), (x * 1.3, 186), (x * 0.8, 201)], 3.0)
    d.shape(circle(0, 211, 7.5), RED, INNER)
