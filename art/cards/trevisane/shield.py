"""The round shield of the re di bastoni, with the wall of an invented town."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, polar, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.trevisane.inks import BLUE, GREEN, INK, PAPER, RED, YELLOW

_FIELD: Final = 77.0
"""Radius of the painted field within the studded rim."""


def shield(d: Drawing, x: float, y: float, radius: float) -> None:
    """A round shield about (x, y)."""
    with d.at(x, y, radius / 100):
        d.shape(circle(0, 0, 100), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.16, spacing=5, width=2.6)])
        studs = 16
        d.shapes([circle(*polar(89, 360 / studs * (k + 0.5)), 5) for k in range(studs)], RED)
        field = circle(0, 0, _FIELD)
        d.shape(field, BLUE, INNER)
        _town(d)
        d.hatch(field, Shade(angle=40, depth=0.14, spacing=5.4, width=2.6, reach=26))
        d.line(field, INNER)


def _town(d: Drawing) -> None:
    """A walled town on its hill: two round towers with tiled roofs, a bell tower, a gate, a stream."""
    d.flats(circle(-46, -46, 9), ink=YELLOW)
    # Hill and stream end on the rim of the field.
    rim = [polar(_FIELD, 110 + 20 * k) for k in range(1, 7)]
    hill: list[Node] = [(*polar(_FIELD, 112), "c"), *rim, (*polar(_FIELD, 248), "c"), (-44, 30), (0, 26),
        (44, 30)]  # fmt: skip
    d.shape(smooth(hill), GREEN, INNER)
    stream: list[Node] = [(*polar(_FIELD, 222), "c"), (-30, 49), (-4, 56), (28, 50), (*polar(_FIELD, 136),
        "c"), polar(_FIELD, 141), (*polar(_FIELD, 147), "c"), (28, 61), (-4, 68), (-28, 61), (*polar(_FIELD,
        212), "c"), polar(_FIELD, 217)]  # fmt: skip
    d.shape(smooth(stream), PAPER, DETAIL)
    _house(d, -27, -6, 11)
    _house(d, 27, -9, 11)
    _tower(d, 0, -30, 9, 40, 26)
    _wall(d)
    for x in (-52, 52):
        _tower(d, x, -8, 14, 48, 24)


def _wall(d: Drawing) -> None:
    nodes: list[Node] = [(-54, 38, "c"), (-54, 2, "c")]
    merlons = 8
    for k in range(merlons):
        x = -46 + 92 * (k + 0.5) / merlons
        # Each merlon is notched like a swallow's tail.
        for dx, y in ((-4, 2), (-4, -8), (0, -3.6), (4, -8), (4, 2)):
            nodes.append((x + dx, y, "c"))
    nodes += [(54, 2, "c"), (54, 38, "c")]
    d.shape(polyline(nodes), PAPER, INNER)
    gate: list[Node] = [(-12, 38, "c"), (-12, 22), (0, 11), (12, 22), (12, 38, "c")]
    d.shape(smooth(gate), INK, INNER)
    d.line(polyline([(-4, 17), (-4, 36)], closed=False), DETAIL, ink=PAPER)
    d.line(polyline([(4, 17), (4, 36)], closed=False), DETAIL, ink=PAPER)
    for y in (13.0, 25.0):
        for side in (-1, 1):
            d.line(polyline([(side * 38, y), (side * (16 if y > 20 else 13), y)], closed=False), DETAIL)
    d.ticks(*(((x, y), (x, y + 11), 2.4) for x, y in ((-28, 3), (28, 3), (-21, 14), (22, 14), (-30, 26),
        (30, 26))))  # fmt: skip


def _tower(d: Drawing, x: float, top: float, half: float, tall: float, roof: float) -> None:
    """A tower with a window, a tiled roof of that height and a pennant on it."""
    d.shape(
        rect(x - half, top, 2 * half, tall), YELLOW, INNER, shade=[Shade(depth=0.42, spacing=5, width=2.2)]
    )
    d.shape(rect(x - 2.6, top + 7, 5.2, 11), INK, None)
    eaves: list[Node] = [
        (x - half - 4, top + 1, "c"), (x - half * 0.4, top - roof * 0.5), (x, top - roof, "c"),
        (x + half * 0.4, top - roof * 0.5), (x + half + 4, top + 1, "c"), (x, top + 4),
    ]  # fmt: skip
    d.shape(smooth(eaves), RED, INNER, shade=[Shade(angle=20, depth=0.4, spacing=4.4, width=2.2)])
    d.line(polyline([(x, top - roof), (x, top - roof - 11)], closed=False), DETAIL)
    d.flats(polyline([(x, top - roof - 11), (x + 11, top - roof - 8), (x, top - roof - 4)]), ink=PAPER)


def _house(d: Drawing, x: float, top: float, half: float) -> None:
    """A gabled house behind the wall."""
    d.shape(rect(x - half, top, 2 * half, 20), PAPER, DETAIL)
    gable = polyline([(x - half - 3, top + 1), (x, top - 11), (x + half + 3, top + 1)])
    d.shape(gable, RED, DETAIL)
