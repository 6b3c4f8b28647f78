"""Cloth of the courts: ornamented borders, folds that fade into shade, ermine."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Outline, Point, circle, polyline, sampled, smooth
from art.cards.kit.region import clearance, inside
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.kit.track import beside, direction, lengths
from art.cards.piacentine.inks import INK

Unit = Literal["lozenges", "pearls", "zigzag", "leaves", "bars"]


def border(
    d: Drawing,
    track: Sequence[Point],
    half: float,
    fill: str,
    *,
    unit: Unit,
    ink: str,
    spacing: float = 20.0,
    second: str | None = None,
) -> None:
    """A border along the track, 2 × half wide: two edge lines and a row of units (two inks in turn)."""
    d.shape(ribbon(track, half, forked=False), fill, INNER)
    line = sampled(track)
    for side in (-1, 1):
        edge = [beside(line, i, side * (half - 4.2)) for i in (*range(0, len(line) - 8, 16), len(line) - 1)]
        d.line(smooth(edge, closed=False), DETAIL)
    walked = lengths(line)
    count = max(1, round(walked[-1] / spacing))
    shapes: tuple[list[Outline], list[Outline]] = ([], [])
    for k in range(count):
        due = (k + 0.5) / count * walked[-1]
        i = next(n for n, length in enumerate(walked) if length >= due)
        shapes[k % 2 if second else 0].append(_unit(line, i, unit, (half - 6.4), spacing))
    for group, colour in zip(shapes, (ink, second or ink), strict=True):
        if group:
            d.shapes(group, colour)


def valley(d: Drawing, points: Sequence[Point], *, width: float = 4.6, reach: float = 24.0,
    right: bool = True, seed: int = 34) -> None:  # fmt: skip
    """A fold of hanging cloth: its line, thick at the first point, and strokes that fade away to one side."""
    d.fold((points, width))
    line = sampled(points)
    ticks: list[tuple[Point, Point, float]] = []
    travelled, due = 0.0, 7.0 + seed % 3
    for i, (p, q) in enumerate(pairwise(line)):
        travelled += math.dist(p, q)
        share = i / len(line)
        if travelled < due or share > 0.86:
            continue
        due += 6.2 + (i * seed % 5) * 0.25
        long = reach * (1 - 0.6 * share) * (0.8 + (i * 7 + seed) % 5 * 0.09)
        x, y = q
        ticks.append(((x, y), (x + (long if right else -long), y + long * 0.16), 2.6))
    d.ticks(*ticks)


def ermine(d: Drawing, spots: Sequence[Point], *, size: float = 1.0) -> None:
    """Black ermine tails, each with its three dots, at the spots."""
    for x, y in spots:
        s = size
        d.flats(smooth([(x, y - 9 * s, "c"), (x + 3.4 * s, y), (x + 5.4 * s, y + 9 * s, "c"),
            (x + 1.6 * s, y + 7 * s), (x, y + 11 * s, "c"), (x - 1.6 * s, y + 7 * s),
            (x - 5.4 * s, y + 9 * s, "c"), (x - 3.4 * s, y)]), ink=INK)  # fmt: skip
        d.flats(circle(x - 4.4 * s, y - 8 * s, 1.5 * s), circle(x + 4.4 * s, y - 8 * s, 1.5 * s),
            circle(x, y - 13 * s, 1.5 * s), ink=INK)  # fmt: skip


def damask(d: Drawing, ink: str, cloth: Sequence[Node], *, across: float = 30.0, down: float = 30.0) -> None:
    """A woven pattern in a darker ink all over a piece of cloth: sprigs in rows, every other row between."""
    piece = smooth(list(cloth))
    points = piece.sample(6)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    sprigs: list[Outline] = []
    for row in range(round((max(ys) - min(ys)) / down)):
        y = min(ys) + down * (row + 0.5)
        for k in range(-1, round((max(xs) - min(xs)) / across) + 1):
            x = min(xs) + across * (k + 0.5 + 0.5 * (row % 2))
            if inside(points, x, y) and clearance(points, x, y) > 9:
                sprigs += _sprig(x, y)
    d.flats(*sprigs, ink=ink)


def _sprig(x: float, y: float) -> list[Outline]:
    """A sprout: two leaves that part from a short bent stalk."""
    leaves: list[Outline] = []
    for side in (-1, 1):
        leaf: list[Node] = [(x + side * 0.6, y + 3, "c"), (x + side * 2.4, y - 4), (x + side * 9, y - 9, "c"),
            (x + side * 8, y - 1)]  # fmt: skip
        leaves.append(smooth(leaf))
    stalk: list[Node] = [(x - 1.2, y + 4, "c"), (x + 1.4, y + 4, "c"), (x + 2, y + 8), (x + 5, y + 10, "c"),
        (x, y + 10)]  # fmt: skip
    return [*leaves, smooth(stalk)]


SOFT: tuple[Shade, ...] = (
    Shade(depth=0.38, spacing=5.6, width=3.2, reach=64, seed=41),
    Shade(angle=180, depth=0.12, spacing=6.8, width=2.1, reach=16, seed=42),
)
"""The usual light on a broad garment."""


def _unit(line: Sequence[Point], i: int, unit: Unit, h: float, spacing: float) -> Outline:
    dx, dy = direction(line, i)
    x, y = line[i]

    def at(along: float, out: float) -> Point:
        return (x + dx * along - dy * out, y + dy * along + dx * out)

    w = min(spacing * 0.42, h * 1.5)
    if unit == "pearls":
        return circle(x, y, h * 0.8)
    if unit == "lozenges":
        return polyline([at(-w, 0), at(0, -h), at(w, 0), at(0, h)])
    if unit == "zigzag":
        return polyline([at(-w, h), at(0, -h), at(w, h)])
    if unit == "bars":
        return polyline([at(-w * 0.5, -h), at(w * 0.5, -h), at(w * 0.5, h), at(-w * 0.5, h)])
    return smooth([(*at(-w, 0), "c"), at(-w * 0.1, -h), (*at(w, 0), "c"), at(-w * 0.1, h)])


def gleams(d: Drawing, ink: str, *lines: Sequence[Point], width: float = 3.4) -> None:
    """Folds left standing in a black: lines of the cloth's own ink, as a graver clears them."""
    for points in lines:
        d.lens(points, width, ink=ink)
