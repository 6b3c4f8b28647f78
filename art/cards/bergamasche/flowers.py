"""Flowers between the signs: a carnation, a tulip, a daisy on stems with leaves, and acanthus scrolls."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.bergamasche.inks import BLUE, GREEN, INK, OCHRE, RED
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, polar, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts.foliage import leaf, ribbed_leaf

LEAF = Shade(angle=60, depth=0.34, spacing=4.6, width=2.2)


def stem(d: Drawing, track: Sequence[Point], leaves: Sequence[tuple[float, float]], long: float) -> None:
    """A stem along the track with leaves: (share of the way, turn from the way in degrees)."""
    points = sampled(track)
    d.line(smooth(list(track), closed=False), 3.7)
    blades: list[Outline] = []
    ribs: list[tuple[Sequence[Point], float]] = []
    for share, turn in leaves:
        i = min(len(points) - 2, round(share * (len(points) - 1)))
        (x, y), (x1, y1) = points[i], points[i + 1]
        way = math.atan2(y1 - y, x1 - x) + math.radians(turn)
        blades.append(leaf(x, y, math.degrees(way), long, long * 0.44))
        ribs.append(([(x, y), (x + long * 0.75 * math.cos(way), y + long * 0.75 * math.sin(way))], 2.4))
    d.shapes(blades, GREEN, DETAIL)
    for blade in blades:
        d.hatch(blade, LEAF)
    d.fold(*ribs)


def daisy(
    d: Drawing, x: float, y: float, r: float, fill: str = RED, heart: str = OCHRE, turn: float = 0.0
) -> None:
    """Eight petals round a heart, turned by so many degrees."""
    with d.at(x, y, rotate=turn):
        petals = [
            smooth([(*polar(r * 0.2, t), "c"), polar(r * 0.7, t - 21), polar(r, t - 15), polar(r, t + 15),
                    polar(r * 0.7, t + 21)])
            for t in range(0, 360, 45)
        ]  # fmt: skip
        d.shapes(petals, fill, DETAIL)
        for k, petal in enumerate(petals):
            d.hatch(petal, Shade(angle=45 * k + 30, depth=0.36, spacing=4, width=2))
        d.shape(circle(0, 0, r * 0.3), heart, DETAIL)
        d.flats(circle(0, 0, r * 0.1), ink=INK)


def carnation(d: Drawing, x: float, y: float, size: float, rotate: float = 0.0, fill: str = RED) -> None:
    """A carnation seen from the side, its calyx at (x, y): three rows of petals with a toothed edge."""
    with d.at(x, y, size / 40, rotate):
        for spread, high, count in ((1.0, 27.0, 5), (0.72, 33.0, 4), (0.42, 37.0, 2)):
            for k in range(count):
                turn = ((k + 0.5) / count * 2 - 1) * 62 * spread
                with d.at(0, -4, rotate=turn):
                    petal: list[Node] = [(0, 0, "c"), (-6, -high * 0.6), (-8.4, -high * 0.9), (-6, -high,
                        "c"),
                        (-3.6, -high * 0.93, "c"), (-1.6, -high * 1.05, "c"), (1, -high * 0.95, "c"),
                        (3.4, -high * 1.04, "c"), (5, -high * 0.94, "c"), (7.6, -high * 0.96, "c"),
                        (8, -high * 0.8), (6, -high * 0.5)]  # fmt: skip
                    shade = [Shade(angle=turn + 20, depth=0.34, spacing=4.6, width=2.4)] if size > 50 else []
                    d.shape(smooth(petal), fill, DETAIL if size < 70 else INNER, shade=shade)
                    d.fold(([(0, -3), (0.6, -high * 0.4), (1, -high * 0.8)], 2.6))
        cup: list[Node] = [(-5.4, 8), (-9, -9, "c"), (-4.4, -5), (0, -11, "c"), (4.4, -5), (9, -9, "c"),
            (5.4, 8), (0, 11)]  # fmt: skip
        d.shape(smooth(cup), GREEN, INNER, shade=[Shade(depth=0.45, spacing=4.4, width=2.4)])


def tulip(d: Drawing, x: float, y: float, size: float, rotate: float = 0.0, fill: str = BLUE) -> None:
    """A tulip seen from the side, its foot at (x, y)."""
    with d.at(x, y, size / 40, rotate):
        for side in (-1, 1):
            outer: list[Node] = [(0, 2, "c"), (side * 13, -6), (side * 16, -20), (side * 19, -36, "c"),
                (side * 6, -26), (0, -10)]  # fmt: skip
            d.shape(smooth(outer), fill, INNER, shade=[Shade(angle=20, depth=0.4, spacing=4.4, width=2.4)])
        d.shape(smooth([(0, 3, "c"), (-9, -10), (-6, -26), (0, -40, "c"), (6, -26), (9, -10)]), OCHRE, INNER,
            shade=[Shade(depth=0.4, spacing=4.4, width=2.2)])  # fmt: skip


def acanthus(d: Drawing, points: Sequence[Point], wide: float, fill: str = GREEN) -> None:
    """A leaf on its stalk along the points: deep lobes of two teeth, each with a vein from the midrib."""
    line = sampled(points, 3)
    last = len(line) - 1
    lobes = max(3, round(last * 3 / wide / 1.75))
    bare, step = 0.12, 0.8 / lobes
    large = wide > 23

    def at(t: float, along: float, across: float) -> Point:
        i = min(last - 2, max(1, round(t * last)))
        (x, y), (x1, y1) = line[i - 1], line[i + 1]
        size = math.hypot(x1 - x, y1 - y) or 1.0
        ux, uy = (x1 - x) / size, (y1 - y) / size
        return (line[i][0] + ux * along - uy * across, line[i][1] + uy * along + ux * across)

    def full(t: float) -> float:
        return (
            wide * (0.72 + 0.36 * math.sin(math.pi * min(1.0, 0.1 + 0.8 * t))) * (1 - 0.5 * math.pow(t, 2.4))
        )

    sides: tuple[list[Node], list[Node]] = ([], [])
    veins: list[tuple[Sequence[Point], float]] = []
    for side, nodes in zip((1, -1), sides, strict=True):
        nodes += [at(0.0, 0, side * wide * 0.13), at(bare * 0.7, 0, side * wide * 0.15)]
        for k in range(lobes):
            t = bare + step * k
            half, s = full(t + step / 2), float(side)
            nodes += [(*at(t, 0, s * half * 0.26), "c"), at(t + step * 0.1, 0, s * half * 0.66)]
            if large:  # a second tooth, on the lobe's shoulder
                nodes += [(*at(t + step * 0.24, 0, s * half * 1.08), "c"),
                          (*at(t + step * 0.42, 0, s * half * 0.84), "c")]  # fmt: skip
            nodes += [at(t + step * 0.6, 0, s * half), (*at(t + step * 0.8, half * 0.3, s * half * 1.06),
                    "c"),
                      at(t + step * 0.88, 0, s * half * 0.56)]  # fmt: skip
            veins.append(([at(t + step * 0.1, 0, 0), at(t + step * 0.46, half * 0.04, s * half * 0.4),
                at(t + step * 0.8, half * 0.26, s * half * 0.76)], 2.8))  # fmt: skip
    end, half = bare + step * lobes, full(0.95)
    crown: list[Node] = [(*at(end, 0, half * 0.46), "c"), at(end, half * 0.5, half * 0.6),
        (*at(1.0, half * 1.3, 0), "c"), at(end, half * 0.5, -half * 0.6), (*at(end, 0, -half * 0.46),
                "c")]  # fmt: skip
    outline = smooth([*sides[0], *crown, *reversed(sides[1])])
    d.shape(outline, fill, INNER, shade=[Shade(angle=50, depth=0.24, spacing=5, width=2.6)])
    rib = line[: round(last * 0.94) : max(1, last // 8)]
    d.fold((rib, 5.4), *veins)


def posy(d: Drawing, first: str = RED, second: str = BLUE, cut: int = 0) -> None:
    """A small upright posy: a carnation between two tulips, about (0, 0), 110 high; it was cut twice."""
    out, high = ((22, -10), (25, -5))[cut]
    for side in (-1, 1):
        with d.at(flip=side < 0):
            stem(
                d, [(0, 44), (12, 16), (out, high + 2)], [((0.3, 0.4)[cut], 50), ((0.62, 0.7)[cut], -40)], 24
            )
            tulip(d, out, high, 28, 24 + 10 * cut, second)
    top = (-26, -30)[cut]
    stem(d, [(0, 50), (1 - 3 * cut, 20), (0, top + 4)], [], 24)
    carnation(d, 0, top, (36, 33)[cut], (0, -6)[cut], fill=first)
    for side in (-1, 1):
        ribbed_leaf(
            d, 0, 48, -90 + side * (64, 54)[cut], 30, 13, GREEN, DETAIL, rib=0.75, weight=2.4, shade=[LEAF]
        )
