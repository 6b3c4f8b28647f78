"""Patterned cloth and ornamented borders: small units repeated over an area or along a line."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence

from tools.cards.francesi.crowns import star
from tools.cards.francesi.weights import FINE
from tools.cards.kit.inks import INK, PAPER
from tools.cards.kit.limb import ribbon
from tools.cards.kit.paths import Node, Outline, Point, circle, polyline, smooth
from tools.cards.kit.svg import INNER, Drawing

Unit = Callable[[Drawing], None]


def cloth(
    d: Drawing,
    outline: Outline,
    unit: Unit,
    *,
    key: str,
    step: tuple[float, float],
    rotate: float = 0.0,
    shift: tuple[float, float] = (0.0, 0.0),
    slope: float = 0.0,
) -> None:
    """Repeat `unit` over the outline on a brick-like grid turned by `rotate` degrees, cut at its edge.

    `key` names the unit within the card: equal keys must mean equal units, equally turned. Units that lie
    below the cut, a line of this `slope` through the middle of the card, are left out.
    """
    points = outline.sample(12)
    cos, sin = math.cos(math.radians(rotate)), math.sin(math.radians(rotate))
    turned = [(x * cos + y * sin, y * cos - x * sin) for x, y in points]
    left, right = min(x for x, _ in turned), max(x for x, _ in turned)
    top, foot = min(y for _, y in turned), max(y for _, y in turned)
    dx, dy = step

    def turned_unit(inner: Drawing) -> None:
        with inner.at(rotate=rotate):
            unit(inner)

    with d.clip(outline):
        for row in range(math.floor((top - shift[1]) / dy) - 1, math.ceil((foot - shift[1]) / dy) + 2):
            v = row * dy + shift[1]
            for column in range(
                math.floor((left - shift[0]) / dx) - 1, math.ceil((right - shift[0]) / dx) + 2
            ):
                u = column * dx + shift[0] + (dx / 2 if row % 2 else 0)
                x, y = u * cos - v * sin, u * sin + v * cos
                if y < 452 + slope * (x - 315) and _near(turned, u, v, 11):
                    d.use(key, turned_unit, round(x), round(y))


def band(
    d: Drawing,
    points: Sequence[Point],
    half: float,
    fill: str,
    unit: Callable[[Drawing, int], None] | None,
    *,
    spacing: float = 18.0,
    edge: float | None = 4.0,
    edge_fill: str | None = None,
    line: float = INNER,
) -> None:
    """A border along the points: cloth, a fine line near each edge, and units (given their number)."""
    d.shape(ribbon(points, half, forked=False), edge_fill or fill, line)
    centre = smooth(list(points), closed=False).sample(3.0)
    if edge_fill is not None and edge is not None:
        d.shape(ribbon(points, half - edge, forked=False), fill, FINE)
    elif edge is not None:
        for side in (-1, 1):
            d.line(smooth(_offset(centre, side * (half - edge)), closed=False), FINE)
    if unit is None:
        return
    lengths = [0.0]
    for p, q in itertools.pairwise(centre):
        lengths.append(lengths[-1] + math.dist(p, q))
    count = max(1, round(lengths[-1] / spacing))
    for k in range(count):
        target = (k + 0.5) / count * lengths[-1]
        i = next(j for j, length in enumerate(lengths) if length >= target)
        before, after = centre[max(i - 2, 0)], centre[min(i + 2, len(centre) - 1)]
        turn = math.degrees(math.atan2(after[1] - before[1], after[0] - before[0]))
        with d.at(*centre[i], rotate=turn):
            unit(d, k)


# Units along a border: the border runs along x.


def beads(size: float, first: str, second: str) -> Callable[[Drawing, int], None]:
    """Round beads in two colours by turns."""

    def draw(d: Drawing, k: int) -> None:
        d.shape(circle(0, 0, size), second if k % 2 else first, FINE)

    return draw


def lozenges(width: float, height: float, first: str, second: str) -> Callable[[Drawing, int], None]:
    """Lozenges by turns with small beads."""

    def draw(d: Drawing, k: int) -> None:
        if k % 2:
            d.shape(circle(0, 0, min(width, height) * 0.5), second, FINE)
        else:
            d.shape(polyline([(-width, 0), (0, -height), (width, 0), (0, height)]), first, FINE)

    return draw


def chevrons(width: float, height: float, first: str, second: str) -> Callable[[Drawing, int], None]:
    """Pointed bars by turns in two colours, all pointing along the border."""

    def draw(d: Drawing, k: int) -> None:
        w, h = width, height
        d.shape(
            polyline([(-w, -h), (-w * 0.2, -h), (w * 0.8, 0), (-w * 0.2, h), (-w, h), (0, 0)]),
            second if k % 2 else first,
            FINE,
        )

    return draw


def leaves(size: float, fill: str) -> Callable[[Drawing, int], None]:
    """A running pair of leaves with a bead."""

    def draw(d: Drawing, k: int) -> None:
        for side in (-1, 1):
            d.shape(smooth([(-size, 0, "c"), (-size * 0.3, side * size * 0.75),
                (size * 0.7, side * size * 0.7, "c"), (size * 0.2, side * size * 0.15)]),
                fill, FINE)  # fmt: skip
        d.shape(circle(size * 0.75, 0, size * 0.22), PAPER if k % 2 else fill, FINE)

    return draw


def bars(width: float, height: float, first: str, second: str) -> Callable[[Drawing, int], None]:
    """Upright blocks by turns in two colours."""

    def draw(d: Drawing, k: int) -> None:
        w, h = width / 2, height
        d.shape(polyline([(-w, -h), (w, -h), (w, h), (-w, h)]), second if k % 2 else first, FINE)

    return draw


def along(unit: Unit, *, turn: float = 0.0) -> Callable[[Drawing, int], None]:
    """A unit of cloth used along a border."""

    def draw(d: Drawing, _: int) -> None:
        with d.at(rotate=turn):
            unit(d)

    return draw


# Units over an area.


def rings(fill: str, core: str) -> Unit:
    """A ring with a coloured heart."""

    def draw(d: Drawing) -> None:
        d.shape(circle(0, 0, 8.4), fill, FINE)
        d.shape(circle(0, 0, 3.4), core, FINE)

    return draw


def rosettes(fill: str, core: str) -> Unit:
    """Five round petals about a bead."""

    def draw(d: Drawing) -> None:
        for k in range(5):
            a = 2 * math.pi * k / 5 - math.pi / 2
            d.shape(circle(5.6 * math.cos(a), 5.6 * math.sin(a), 4.2), fill, FINE)
        d.shape(circle(0, 0, 2.8), core, FINE)

    return draw


def stars(fill: str) -> Unit:
    """A six-rayed star."""

    def draw(d: Drawing) -> None:
        d.shape(star(0, 0, 9.5, 4.0, 6), fill, FINE)

    return draw


def diaper(ink: str, dot: str, size: float = 14) -> Unit:
    """A lozenge of a net, with a bead in it; repeat at (2·size, size·1.3)."""

    def draw(d: Drawing) -> None:
        h = size * 1.3
        d.line(polyline([(-size, 0), (0, -h), (size, 0), (0, h)]), FINE, ink=ink)
        d.shape(circle(0, 0, 3.2), dot, FINE)

    return draw


def ermine() -> Unit:
    """An ermine tail: three dots over a forked tail."""

    def draw(d: Drawing) -> None:
        d.shape(
            smooth(
                [
                    (0, -6, "c"),
                    (2.4, 0),
                    (5, 8, "c"),
                    (1.8, 6.4),
                    (0, 10, "c"),
                    (-1.8, 6.4),
                    (-5, 8, "c"),
                    (-2.4, 0),
                ]
            ),
            INK,
            None,
        )
        for x, y in ((-3.6, -6), (3.6, -6), (0, -9.6)):
            d.shape(circle(x, y, FINE), INK, None)

    return draw


def scales(fill: str, core: str, size: float = 1.0) -> Unit:
    """An overlapping round scale; repeat at (22·size, 11·size), rows from the top."""

    def draw(d: Drawing) -> None:
        with d.at(scale=size):
            d.shape(smooth([(-11, -6, "c"), (-10, 4), (0, 11), (10, 4), (11, -6, "c"), (0, -9)]), fill, FINE)
            d.shape(smooth([(0, -3, "c"), (2.4, 2), (0, 6, "c"), (-2.4, 2)]), core, None)

    return draw


def sprigs(fill: str, leaf: str) -> Unit:
    """A small bud between two leaves."""

    def draw(d: Drawing) -> None:
        d.line(smooth([(0, 9), (0, 0)], closed=False), FINE)
        for side in (-1, 1):
            shape: list[Node] = [(0, 7, "c"), (side * 5, 3.4), (side * 9, -2, "c"), (side * 3, 0)]
            d.shape(smooth(shape), leaf, FINE)
        d.shape(circle(0, -5, 4.2), fill, FINE)

    return draw


def checks(fill: str, size: float) -> Unit:
    """One square of a chequer; repeat at (2·size, size)."""

    def draw(d: Drawing) -> None:
        h = size / 2
        d.shape(polyline([(-h, -h), (h, -h), (h, h), (-h, h)]), fill, FINE)

    return draw


def _offset(line: Sequence[Point], distance: float) -> list[Node]:
    result: list[Node] = []
    for i in range(0, len(line), 4):
        before, after = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = math.hypot(dx, dy) or 1.0
        result.append((line[i][0] - dy / size * distance, line[i][1] + dx / size * distance))
    return result


def _near(points: Sequence[Point], x: float, y: float, reach: float) -> bool:
    """Whether (x, y) is inside the ring of points or closer to it than `reach`."""
    inside = False
    x0, y0 = points[-1]
    for x1, y1 in points:
        if (y0 <= y) != (y1 <= y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            inside = not inside
        if (x1 - x) ** 2 + (y1 - y) ** 2 < reach * reach:
            return True
        x0, y0 = x1, y1
    return inside
