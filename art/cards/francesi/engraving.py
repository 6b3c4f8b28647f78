"""White-line ornaments of the aces: a beaded border along any sign, vines, scrolls, palmettes, rosettes."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Final

from art.cards.kit.inks import PAPER
from art.cards.kit.limb import Station
from art.cards.kit.paths import Outline, Point, circle, sampled, smooth
from art.cards.kit.region import clearance, inside
from art.cards.kit.svg import DETAIL, Drawing
from art.cards.kit.track import direction, lengths, step, unit

STEM: Final = 51.0
"""Half the width about the middle within which stems stand, with what surrounds them."""
_COMMAND: Final = re.compile(r"([MCLZ])([^MCLZ]*)")
_NUMBER: Final = re.compile(r"-?\d+\.?\d*")


def contour(path: str, scale: float) -> list[Point]:
    """Points closely along a sign's path, which knows only M, C, L and Z."""
    points: list[Point] = []
    for command, data in _COMMAND.findall(path):
        n = [scale * float(number) for number in _NUMBER.findall(data)]
        pairs = list(zip(n[::2], n[1::2], strict=True))
        if command == "M":
            points = [pairs[0]]
        elif command == "L":
            points += sampled([points[-1], pairs[0]], 2.0)[1:]
        else:
            for k in range(0, len(pairs), 3):
                q, r, s = pairs[k : k + 3]
                curve = Outline(segments=((points[-1], q, r, s),), closed=False)
                points += curve.sample(2.0)[1:]
    return points


def inset(points: Sequence[Point], by: float, *, foot: float) -> list[list[Point]]:
    """The lines within a closed contour that keep that distance from it; none below `foot`, on a stem."""
    ring = [points[0]]
    for point in points[1:]:
        if math.dist(point, ring[-1]) > 1.0:
            ring.append(point)
    moved: list[Point] = []
    for i in range(len(ring)):
        (x0, y0), (x1, y1) = ring[i - 1], ring[(i + 1) % len(ring)]
        size = math.hypot(x1 - x0, y1 - y0) or 1.0
        ux, uy = (x1 - x0) / size, (y1 - y0) / size
        for side in (1, -1):
            x, y = ring[i][0] - uy * by * side, ring[i][1] + ux * by * side
            if inside(ring, x, y) and clearance(ring, x, y) >= by - 0.35:
                if moved and math.dist(moved[-1], (x, y)) > 5:
                    moved += _rounded(ring, moved[-1], (x, y), by)
                moved.append((x, y))
                break
    if math.dist(moved[-1], moved[0]) > 5:
        moved += _rounded(ring, moved[-1], moved[0], by)
    moved.append(moved[0])
    runs: list[list[Point]] = [[]]
    for x, y in moved:
        if y > foot and abs(x) < STEM:
            runs.append([])
        else:
            runs[-1].append((x, y))
    if len(runs) > 1:
        runs[0] = runs.pop() + runs[0][1:]
    return [run for run in runs if len(run) > 8 and min(y for _, y in run) < foot]


def _rounded(ring: Sequence[Point], start: Point, end: Point, by: float) -> list[Point]:
    """The arc from start to end about the corner that they both keep away from; nothing if there is none."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    cx, cy = min(ring, key=lambda p: math.dist(p, middle))
    if abs(math.dist((cx, cy), start) - by) > 2.5 or abs(math.dist((cx, cy), end) - by) > 2.5:
        return []
    a, b = math.atan2(start[1] - cy, start[0] - cx), math.atan2(end[1] - cy, end[0] - cx)
    sweep = (b - a + math.pi) % (2 * math.pi) - math.pi
    steps = max(2, round(abs(sweep) * by / 2))
    turns = [a + sweep * k / steps for k in range(1, steps)]
    return [(cx + by * math.cos(t), cy + by * math.sin(t)) for t in turns]


def border(
    d: Drawing,
    points: Sequence[Point],
    *,
    at: float,
    wide: float,
    bead: float,
    gap: float,
    foot: float = math.inf,
) -> None:
    """Two fine lines along a sign, the outer one `at` within its edge, with beads between them.

    Where the border is open, its lines turn into each other."""
    outer, inner = inset(points, at, foot=foot), inset(points, at + wide, foot=foot)
    for run in (*outer, *inner):
        d.line(_line(run), DETAIL, ink=PAPER)
    for end, before in _ends(outer):
        near = min(_ends(inner), key=lambda other: math.dist(other[0], end))[0]
        way = unit(before, end)
        turn = step(((end[0] + near[0]) / 2, (end[1] + near[1]) / 2), way, wide * 0.62)
        d.line(smooth([end, turn, near], closed=False), DETAIL, ink=PAPER)
    beads: list[Outline] = []
    for row in inset(points, at + wide / 2, foot=foot):
        walked = lengths(row)
        closed = math.dist(row[0], row[-1]) < 3
        count = 2 * round(walked[-1] / gap / 2)  # the same on either side of the middle
        k = 0
        for number in range(count if closed else count + 1):
            while walked[k] < walked[-1] * number / count - 0.01:
                k += 1
            beads.append(circle(*row[k], bead))
    d.shapes(beads, PAPER, None)


def _ends(runs: Sequence[list[Point]]) -> list[tuple[Point, Point]]:
    """Both ends of every run that is not closed, each with a point a little before it."""
    return [
        pair
        for run in runs
        if math.dist(run[0], run[-1]) >= 3
        for pair in ((run[0], run[4]), (run[-1], run[-5]))
    ]


def vine(d: Drawing, points: Sequence[Point], *, leaves: int, size: float, half: float = 2.4) -> None:
    """A stem along the points, thinning out, with leaves at either side and a bud at its end."""
    line = sampled(points, 2.0)
    last = len(line) - 1
    stations: list[Station] = [
        (*line[round(last * t)], half * (1 - 0.6 * t)) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)
    ]
    d.limb(stations, PAPER, None, start="point", end="round", depth=0)
    for k in range(leaves):
        i = round(last * (k + 0.6) / (leaves + 0.4))
        way = math.degrees(math.atan2(*direction(line, i)[::-1]))
        for side in (-1, 1):
            with d.at(*line[i]):
                leaf(d, 0, 0, way + side * 48, size * (1 - 0.35 * k / leaves), bend=side)
    with d.at(*line[-1]):
        leaf(d, 0, 0, math.degrees(math.atan2(*direction(line, last)[::-1])), size * 0.7)


def leaf(d: Drawing, x: float, y: float, turn: float, size: float, *, bend: int = 1) -> None:
    """A pointed, slightly curved leaf growing from (x, y) towards `turn` (degrees, 0 to the right)."""
    with d.at(x, y, rotate=turn):
        s, b = size, float(bend)
        d.shape(
            smooth(
                [(0, 0, "c"), (s * 0.35, -s * 0.26 * b), (s, -s * 0.08 * b, "c"), (s * 0.5, s * 0.14 * b)]
            ),
            PAPER,
            None,
        )


def scroll(
    d: Drawing, x: float, y: float, outer: float, inner: float, start: float, sweep: float, half: float
) -> None:
    """A spiral about (x, y) from radius `outer` to `inner`, the angles in degrees clockwise."""
    stations: list[Station] = []
    steps = max(8, round(abs(sweep) / 30))
    for k in range(steps + 1):
        t = k / steps
        a = math.radians(start + sweep * t)
        r = outer + (inner - outer) * t**0.8
        wide = half * (0.35 + 0.65 * math.sin(math.pi * (0.12 + 0.7 * t)))
        stations.append((x + r * math.cos(a), y + r * math.sin(a), wide))
    d.limb(stations, PAPER, None, start="point", end="round", depth=0)


def sprouts(d: Drawing, x: float, y: float, r: float, leaves: Sequence[tuple[float, float]]) -> None:
    """Leaves (angle, size) that leave a scroll of radius `r` about (x, y), slanting outwards."""
    for angle, size in leaves:
        a = math.radians(angle)
        leaf(d, x + r * math.cos(a), y + r * math.sin(a), angle - 62, size)


def flower(d: Drawing, x: float, y: float, r: float, ink: str, petals: int = 5) -> None:
    """A small open flower."""
    d.shapes([circle(x + r * 0.62 * math.sin(2 * math.pi * k / petals),
        y - r * 0.62 * math.cos(2 * math.pi * k / petals), r * 0.42) for k in range(petals)],
        PAPER, None)  # fmt: skip
    d.shape(circle(x, y, r * 0.42), PAPER, None)
    d.shape(circle(x, y, r * 0.24), ink, None)


def palmette(d: Drawing, x: float, y: float, size: float, turn: float = 0.0) -> None:
    """A fan of seven round-tipped petals growing upwards from (x, y), turned clockwise."""
    with d.at(x, y, rotate=turn):
        for tilt, length in ((0, 1.0), (27, 0.9), (54, 0.74), (80, 0.56)):
            for side in (-1, 1) if tilt else (1,):
                s = size * length
                with d.at(rotate=side * tilt):
                    petal = smooth([(0, -s * 0.2, "c"), (-s * 0.055, -s * 0.5), (-s * 0.105, -s * 0.8),
                        (0, -s),
                        (s * 0.105, -s * 0.8), (s * 0.055, -s * 0.5)])  # fmt: skip
                    d.shape(petal, PAPER, None)
        d.shape(circle(0, 0, size * 0.07), PAPER, None)


def drop(d: Drawing, y: float, size: float, x: float = 0.0) -> None:
    """A pointed drop, `size` half its height."""
    d.shape(
        smooth([(x, y - size, "c"), (x + size * 0.42, y), (x, y + size, "c"), (x - size * 0.42, y)]),
        PAPER,
        None,
    )


def rosette(d: Drawing, ink: str, radius: float, petals: int) -> None:
    """A flower of two rows of slit petals in a ring of scallops."""
    r, step = radius, 360 / petals
    d.line(circle(0, 0, r), DETAIL, ink=PAPER)
    for k in range(2 * petals):
        with d.at(rotate=step * k / 2):
            d.shape(
                smooth([(-r * 0.13, -r * 0.985, "c"), (0, -r * 0.84), (r * 0.13, -r * 0.985, "c")]),
                PAPER,
                None,
            )
    wide = 0.74 / petals * r * 1.25
    for k in range(petals):
        with d.at(rotate=step * (k + 0.5)):
            d.shape(smooth([(0, -r * 0.36, "c"), (-wide * 0.72, -r * 0.6), (0, -r * 0.8, "c"),
                (wide * 0.72, -r * 0.6)]),
                PAPER, None)  # fmt: skip
        with d.at(rotate=step * k):
            petal = smooth([(0, -r * 0.17, "c"), (-wide, -r * 0.48), (0, -r * 0.78, "c"), (wide, -r * 0.48)])
            d.shape(petal, ink, 2.4, ink=ink)
            d.shape(petal, PAPER, None)
            slit = wide * 0.3
            d.shape(
                smooth([(0, -r * 0.34, "c"), (-slit, -r * 0.5), (0, -r * 0.66, "c"), (slit, -r * 0.5)]),
                ink,
                None,
            )
    d.shape(circle(0, 0, r * 0.17), ink, None)
    d.shape(circle(0, 0, r * 0.13), PAPER, None)
    d.shape(circle(0, 0, r * 0.06), ink, None)


def _line(points: Sequence[Point]) -> Outline:
    """A line through the points, closed where it ends as it began; its corners are kept."""
    closed = math.dist(points[0], points[-1]) < 3
    thin = [*points[:-1:2]] if closed else [*points[:-1:2], points[-1]]
    return smooth(
        [(x, y, "c") if _sharp(thin, i) else (x, y) for i, (x, y) in enumerate(thin)], closed=closed
    )


def _sharp(points: Sequence[Point], i: int) -> bool:
    (x0, y0), (x1, y1), (x2, y2) = points[i - 1], points[i], points[(i + 1) % len(points)]
    turn = math.atan2(y2 - y1, x2 - x1) - math.atan2(y1 - y0, x1 - x0)
    return abs((turn + math.pi) % (2 * math.pi) - math.pi) > 0.7
