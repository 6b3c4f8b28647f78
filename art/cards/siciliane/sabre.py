"""The curved sabre of the 2 and 3 di spade, with an eagle's head for a pommel."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.eagle_head import eagle_head
from art.cards.siciliane.inks import BLADE, PAPER, RED, YELLOW

STEPS = 100
HILT = 72.0  # from the middle of the guard to the end of the pommel, where the blade is 22 wide


def sabre(
    d: Drawing,
    x: float,
    y: float,
    length: float,
    blade: float,
    rotate: float = 0.0,
    *,
    flip: bool = False,
    turn: float = 60.0,
    metal: str = BLADE,
    gaze: float = 0.0,
) -> None:
    """A sabre with the middle of its guard at (x, y), point up and curving left at `rotate` 0.

    `length` over all along the curve, `blade` its width, `turn`: degrees by which the blade bends (to the
    right if `flip`), `metal` its ink. The eagle looks up when the point
    is down; `gaze` turns its head by so many degrees.
    """
    s = blade / 22
    with d.at(x, y, s, rotate, flip):
        _blade(d, length / s - HILT, turn, metal)
        _grip(d)
        _guard(d)
        with d.at(0, 37, 0.56, 180 + gaze):
            eagle_head(d)


def _blade(d: Drawing, size: float, turn: float, metal: str) -> None:
    points = track(size, turn)

    def at(t: float, across: float = 0.0) -> Point:
        x, y, heading = points[round(t * STEPS)]
        return (x + across * math.cos(heading), y - across * math.sin(heading))

    widths = ((0.0, 10.0), (0.25, 9.8), (0.5, 10.6), (0.7, 12.6), (0.85, 13.2), (0.95, 8.0), (1.0, 0.6))
    stations: list[Station] = [(*at(t), half) for t, half in widths]
    d.limb(stations, metal, OUTER, end="point", depth=0.72, spacing=5.8, width=3.0, lean=0.1)
    d.line(smooth([at(t, -4.6) for t in (0.03, 0.3, 0.5, 0.65, 0.78)], closed=False), DETAIL, ink=PAPER)
    d.line(smooth([at(t, 1.6) for t in (0.0, 0.3, 0.6, 0.8, 0.93)], closed=False), INNER)


def track(size: float, turn: float) -> list[tuple[float, float, float]]:
    """x, y, heading (radians left of up) along the blade; it bends more and more towards the point."""
    x = y = 0.0
    points = [(x, y, 0.0)]
    for k in range(1, STEPS + 1):
        heading = math.radians(turn) * (k / STEPS) ** 1.25
        x -= size / STEPS * math.sin(heading)
        y -= size / STEPS * math.cos(heading)
        points.append((x, y, heading))
    return points


def _guard(d: Drawing) -> None:
    for side, dy in ((-1, -13), (1, 11)):
        bar: list[Station] = [
            (side * 4, 0, 5.4),
            (side * 16, 0, 4.8),
            (side * 25, dy * 0.3, 4.4),
            (side * 28, dy, 3.8),
        ]  # fmt: skip
        d.limb(bar, YELLOW, OUTER, end="round", depth=0.8, spacing=4.6, width=2.4)
        d.shape(circle(side * 28, dy * 1.15, 5), YELLOW, INNER)
    d.shape(rect(-12, -9, 24, 6), YELLOW, INNER)
    shell: list[Node] = [(0, -12, "c"), (10, -3), (8, 8), (0, 13, "c"), (-8, 8), (-10, -3)]
    d.shape(smooth(shell), YELLOW, OUTER, shade=[Shade(depth=0.26, spacing=4.4, width=2.4)])
    d.shape(circle(0, 0, 4.6), RED, DETAIL)


def _grip(d: Drawing) -> None:
    nodes: list[Node] = [
        (-6, 8, "c"), (-7.4, 18), (-8.6, 26), (-7, 37, "c"), (7, 37, "c"), (8.6, 26), (7.4, 18), (6, 8, "c"),
    ]  # fmt: skip
    d.shape(smooth(nodes), RED, OUTER, shade=[Shade(depth=0.36, spacing=4.4, width=2.6)])
    for y, half in ((16, 7), (23, 8.2), (30, 8)):
        d.line(smooth([(-half, y + 2), (0, y), (half, y - 2)], closed=False), INNER, ink=YELLOW)
