"""Parts of the deck's hands: fingers with joints and nails, thumbs, the back of a hand, the wrist."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import unit

ROUND = Shade(angle=70, depth=0.3, spacing=6, width=2.6, reach=10)
"""Shades the back of a hand."""


def wrist(
    d: Drawing, skin: str, start: Point, turn: float, half: float = 15.0, *, long: float = 42.0
) -> None:
    """Ball and wrist from `start` towards the forearm, `turn` degrees clockwise from the right."""
    x, y = start
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    run: list[Station] = [
        (x - 6 * cos, y - 6 * sin, half * 1.5), (x + 12 * cos, y + 12 * sin, half * 1.42),
        (x + 26 * cos, y + 26 * sin, half), (x + long * cos, y + long * sin, half * 0.9),
    ]  # fmt: skip
    d.limb(run, skin, OUTER, start="round", depth=0.4, spacing=6.4, width=2.6)


def finger(
    d: Drawing, skin: str, run: Sequence[Station], *, joints: Sequence[float] = (0.55,), nail: bool = False
) -> None:
    """A finger from its root to its tip; `joints`: where it creases, shares of the run."""
    d.limb(run, skin, INNER, start="round", end="round", depth=0.4, spacing=6.2, width=2.4)
    for t in joints:
        (x, y), (ux, uy), half = _on(run, t)
        nx, ny = -uy * half * 0.7, ux * half * 0.7
        d.lens([(x - nx, y - ny), (x + ux * 1.8, y + uy * 1.8), (x + nx, y + ny)], 2.0)
    if nail:
        (x0, y0, _), (x, y, half) = run[-2], run[-1]
        ux, uy = unit((x0, y0), (x, y))
        nx, ny = -uy * half * 0.56, ux * half * 0.56
        foot, top = -half * 0.5, half * 0.5
        rim: list[Point] = [
            (x + nx + ux * top, y + ny + uy * top), (x + nx * 0.9, y + ny * 0.9), (x + ux * foot,
                y + uy * foot),
            (x - nx * 0.9, y - ny * 0.9), (x - nx + ux * top, y - ny + uy * top),
        ]  # fmt: skip
        d.line(smooth([*rim], closed=False), DETAIL)


def back(d: Drawing, skin: str, nodes: Sequence[Node], edge: Sequence[Node] = ()) -> None:
    """The back or the ball of a hand over the roots of its fingers; only along `edge` it has a contour."""
    d.shape(smooth(nodes), skin, None if edge else INNER, shade=[ROUND])
    if edge:
        d.line(smooth(edge, closed=False), INNER)


def knuckles(d: Drawing, spots: Sequence[Point], turn: float, size: float = 5.0) -> None:
    """Arcs over the roots of the fingers, which lie towards `turn` degrees."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for x, y in spots:
        arc = ((-0.5, -1.0), (0.5, 0.0), (-0.5, 1.0))
        d.lens([(x + size * (u * cos - v * sin), y + size * (u * sin + v * cos)) for u, v in arc], 2.4)


def tendons(d: Drawing, *lines: tuple[Point, Point]) -> None:
    """Faint lines from the knuckles to the wrist."""
    for (x0, y0), (x1, y1) in lines:
        d.lens([(x0, y0), ((x0 + x1) / 2 + 1, (y0 + y1) / 2 - 1), (x1, y1)], 1.8)


def _on(run: Sequence[Station], t: float) -> tuple[Point, Point, float]:
    """Point, direction and half-width at that share of a run."""
    at = t * (len(run) - 1)
    i = min(int(at), len(run) - 2)
    (x0, y0, h0), (x1, y1, h1) = run[i], run[i + 1]
    s = at - i
    return (x0 + (x1 - x0) * s, y0 + (y1 - y0) * s), unit((x0, y0), (x1, y1)), h0 + (h1 - h0) * s
