"""Garlands of leaves and roses."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts.foliage import leaf
from art.cards.piacentine.inks import DARK_RED, GOLD, GREEN, LIGHT_GREEN, RED


def spray(d: Drawing, track: Sequence[Point], pairs: int, length: float) -> None:
    """A leafy stem along the track, leaves growing forward in pairs of two greens."""
    stem = smooth(list(track), closed=False)
    points = stem.sample(2.0)
    d.line(stem, INNER + 3)
    d.line(stem, INNER - 0.4, ink=GREEN)
    ribs: list[tuple[Point, Point, float]] = []
    shadows: list[tuple[list[Point], float]] = []
    dark: list[Outline] = []
    light: list[Outline] = []
    for k in range(pairs):
        i = round((0.03 + 0.95 * k / max(pairs - 1, 1)) * (len(points) - 1))
        (x0, y0), (x1, y1) = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        ahead = math.degrees(math.atan2(y1 - y0, x1 - x0))
        x, y = points[i]
        for side in (-1, 1):
            angle = ahead + side * (44 + 8 * (k % 2))
            reach = length * (1 - 0.12 * ((k + side) % 3))
            (dark if (k + (side > 0)) % 2 else light).append(leaf(x, y, angle, reach, reach * 0.5))
            cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            ribs.append(((x, y), (x + cos * reach * 0.82, y + sin * reach * 0.82), 3))
            # The half below the rib is dark.
            low = 1 if cos > 0 else -1
            mx, my = x + (cos * 0.5 - sin * low * 0.12) * reach, y + (sin * 0.5 + cos * low * 0.12) * reach
            shadows.append(([(x, y), (mx, my), (x + cos * reach * 0.9, y + sin * reach * 0.9)], reach * 0.2))
    d.shapes(dark, GREEN)
    d.shapes(light, LIGHT_GREEN)
    d.ticks(*ribs)
    for points, width in shadows:
        d.lens(points, width)


def rose(d: Drawing, x: float, y: float, radius: float) -> None:
    """A full-blown red rose with a golden heart."""
    d.use(f"rose{radius:.0f}", lambda inner: _rose(inner, radius), x, y)


def _rose(d: Drawing, radius: float) -> None:
    with d.at(scale=radius / 100):
        for k in range(5):
            with d.at(rotate=72 * k):
                petal: list[Node] = [
                    (0, -20, "c"), (-46, -42), (-62, -72), (-40, -100), (0, -92, "c"), (40, -100), (62, -72),
                    (46, -42),
                ]  # fmt: skip
                d.shape(smooth(petal), RED, INNER, shade=[Shade(angle=50, depth=0.4, spacing=4.8, width=3)])
        d.shape(circle(0, 0, 50), DARK_RED, INNER)
        swirl: list[Node] = [(-46, 6, "c"), (-30, -34), (14, -44), (44, -8), (24, 12), (2, -8), (-22, -2)]
        d.shape(smooth(swirl), RED, DETAIL)
        d.shape(circle(2, 8, 18), GOLD, DETAIL)


def bud(d: Drawing, x: float, y: float, angle: float, length: float) -> None:
    """A closed rosebud growing towards `angle` (degrees, 0 right, 90 down)."""
    with d.at(x, y, length / 100, angle + 90):
        petal: list[Node] = [(0, 0, "c"), (-34, -30), (-30, -74), (-6, -100), (8, -84), (30, -72), (32, -28)]
        d.shape(smooth(petal), RED, INNER, shade=[Shade(angle=30, depth=0.36, spacing=4.6, width=2.4)])
        d.lens([(-8, -98), (6, -60), (-4, -20)], 2.4)
        for side in (-1, 1):
            sepal: list[Node] = [(0, 8, "c"), (side * 34, -6), (side * 40, -46, "c"), (side * 14, -26)]
            d.shape(smooth(sepal), GREEN, DETAIL)
