"""Elements of small backs: fine ruling that stands for a fine ground, and signs of few points."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from art.cards.kit.paths import Outline, Point, placed, polyline, rect
from art.cards.kit.svg import Drawing

PITCH = 5.66
"""From line to line of the ruling, along the x axis; the lines slant by 45°."""
_STRIP, _STRIPS = 10, 5
"""Lines of it that are drawn once and repeated, and strips of them that are repeated in their turn."""


def ruled(d: Drawing, inset: float, share: float, ink: str, *, between: bool = False) -> None:
    """Slanting lines of one ink over the card so far from its edges, `share` of the area.

    At the sizes of a small back they melt into a tone: broad lines on a solid ground would shimmer while a
    card moves. The ruling is the same from either end. `between`: it lies between the lines of another one.
    """
    wide, high = d.width - 2 * inset, d.height - 2 * inset
    key = "." if between else "-"

    def strip(inner: Drawing) -> None:
        for k in range(_STRIP):
            ends: list[Point] = [(PITCH * k, 0), (PITCH * k - high, high)]
            inner.line(polyline([*ends], closed=False), round(PITCH * share / math.sqrt(2), 1), ink=ink)

    def strips(inner: Drawing) -> None:
        for k in range(_STRIPS):
            inner.use(key, strip, PITCH * _STRIP * k, 0)

    first = (wide + high + (PITCH if between else 0)) / 2 % PITCH
    with d.clip(rect(inset, inset, wide, high)):
        for k in range(math.ceil((wide + high) / PITCH / _STRIP / _STRIPS)):
            d.use(2 * key, strips, inset + first + k * _STRIPS * _STRIP * PITCH, inset)


def petal(x: float, y: float, angle: float, length: float, width: float) -> Outline:
    """A pointed petal with its foot at (x, y), growing towards `angle` (degrees, 0 right, 90 down)."""
    half = width / 2
    corners: list[Point] = [(0, 0), (length * 0.4, -half), (length, 0), (length * 0.4, half)]
    return polyline([*corners]).under(placed(x, y, rotate=angle))


def dots(d: Drawing, places: Iterable[Point], size: float, ink: str) -> None:
    """Round dots, `size` across: the ends of lines that have hardly a length."""
    for x, y in places:
        d.line(polyline([(x, y), (x + 0.1, y)], closed=False), size, ink=ink)


def sides(
    d: Drawing,
    inset: float,
    middle: float,
    counts: tuple[int, int],
    reach: float,
    unit: Callable[[Drawing], None],
) -> None:
    """The upper and the right side of a border, so many units along each, `reach` long from their (0, 0).

    They run along a line `middle` from the card's edges, between corners that reach to `inset`.
    """
    for length, count, x, y, turn in (
        (d.width - 2 * inset, counts[0], inset, middle, 0),
        (d.height - 2 * inset, counts[1], d.width - middle, inset, 90),
    ):
        for k in range(count):
            along = length * (k + 0.5) / count - reach / 2
            d.use("u", unit, x + (0 if turn else along), y + (along if turn else 0), rotate=turn)


def halves(d: Drawing, key: str, draw: Callable[[Drawing], None], centre: Point = (0, 0)) -> None:
    """Half of what is the same from either end, drawn once and repeated turned about the centre."""
    d.use(key, draw, 0, 0)
    d.use(key, draw, 2 * centre[0], 2 * centre[1], rotate=180)
