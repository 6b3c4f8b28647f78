"""The walnut of a table and of its frame: six planks, each sawn from another part of a trunk.

A plank's grain is where the plank cuts the rings of its trunk: flames where it passes near the heart,
straight lines where it passes far from it. Knots push the grain aside. The window saws these planks to length
(`briscola.ui.render.laid_textures`), so the tile has no seams of its own.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from art.kit.hatch import taper
from art.kit.pathdata import path_data
from art.kit.paths import Point, smooth
from art.textures.relief import BLACK, WHITE, fills, strokes, tile

WIDE, TALL = 1280, 170
STEP = 16.0
PORES = 300  # in a plank
STEEP = 0.35  # slope of the grain at which no pore is cut lengthwise
STRAY = 0.8  # by which a line of the grain may leave its true course
EDGE = 1.0  # of a plank that no line of the grain enters
GROUND = "#8c8c8c"


@dataclass(frozen=True, kw_only=True)
class Knot:
    """Knot where a branch grew: its place and its size."""

    x: float
    y: float
    size: float

    def push(self, x: float, y: float) -> float:
        """Distance by which the grain at (x, y) gives way, downwards; negative: upwards."""
        along = (x - self.x + WIDE / 2) % WIDE - WIDE / 2
        away = y - self.y
        near = math.exp(-((along / (4.4 * self.size)) ** 2)) * math.exp(-abs(away) / (3.0 * self.size))
        return 1.75 * self.size * near * math.tanh(away / (0.3 * self.size))


@dataclass(frozen=True, kw_only=True)
class Plank:
    """A plank: height and depth of the trunk's heart behind it, distance of the rings, knots, figure."""

    heart: float
    depth: float
    swing: float
    """Strength of the depth's change along the plank: it makes the flames."""
    rings: float
    knots: Sequence[Knot] = ()
    fiddleback: float = 0.0
    """Strength of the shimmer across the grain."""
    streaks: int = 5
    """Dark streaks."""
    waves: Sequence[tuple[int, float, float]] = field(default_factory=tuple)

    def deep(self, x: float) -> float:
        """Depth of the heart behind the plank at x."""
        return self.depth + self.swing * sum(
            a * math.cos(math.tau * k * x / WIDE + p) for k, a, p in self.waves
        )

    def bent(self, x: float, y: float) -> Point:
        """The place to which waves and knots move the grain at (x, y)."""
        y += sum(2.2 * a * math.sin(math.tau * (k + 1) * x / WIDE + 2 * p) for k, a, p in self.waves)
        for knot in self.knots:
            y += knot.push(x, y)
        return x, y


PLANKS = (
    Plank(heart=84, depth=36, swing=44, rings=5.4, waves=((1, 0.9, 0.4), (2, 0.35, 2.0))),
    Plank(
        heart=-420, depth=30, swing=26, rings=4.6, fiddleback=1.0, streaks=3,
        waves=((1, 0.7, 3.0), (3, 0.4, 0.3)),
    ),
    Plank(
        heart=112, depth=66, swing=44, rings=5.2, waves=((1, 0.8, 5.0), (2, 0.25, 1.2), (3, 0.2, 0.2)),
        knots=(Knot(x=860, y=58, size=14), Knot(x=300, y=140, size=6)),
    ),
    Plank(
        heart=232, depth=40, swing=60, rings=5.6, streaks=9,
        waves=((1, 0.9, 1.7), (2, 0.3, 4.0), (6, 0.08, 0)),
    ),
    Plank(
        heart=30, depth=96, swing=64, rings=5.2, waves=((1, 0.9, 0.9), (2, 0.3, 2.2)),
        knots=(Knot(x=470, y=112, size=10),), fiddleback=0.4,
    ),
    Plank(
        heart=560, depth=60, swing=40, rings=5.6, streaks=7, fiddleback=0.5,
        waves=((1, 0.6, 0.2), (2, 0.7, 5.1), (5, 0.2, 3.3)),
        knots=(Knot(x=1010, y=44, size=5), Knot(x=1042, y=60, size=4), Knot(x=150, y=92, size=18)),
    ),
)  # fmt: skip


def walnut() -> str:
    """The tile of planks, one above the other."""
    layers: list[str] = []
    for number, plank in enumerate(PLANKS):
        layers += _drawn(plank, number * TALL, random.Random(f"walnut/{number}"))
    return tile((WIDE, TALL * len(PLANKS)), layers, GROUND)


def _drawn(plank: Plank, top: float, chance: random.Random) -> Iterator[str]:
    """All that is drawn of one plank, broad shades first."""
    yield from _shimmer(plank, top, chance)
    soft: dict[str, list[str]] = {BLACK: [], WHITE: []}
    fine: list[str] = []
    swelling: list[str] = []
    dark: list[str] = []
    lines = list(_rings(plank, chance))
    for line in lines:
        placed = [(x, y + top) for x, y in line]
        fine += _swollen(placed, 1.15)
        if chance.random() < 0.5:
            band = _swollen(placed, chance.uniform(5, 10))
            soft[BLACK if chance.random() < 0.6 else WHITE] += band
        for part in _parts(placed, chance):
            (dark if chance.random() < 0.25 else swelling).extend(_swollen(part, chance.uniform(1.2, 3.4)))
    for _ in range(plank.streaks):
        part = _stretch(chance.choice(lines), chance, chance.uniform(200, 620))
        if len(part) > 3:
            placed = [(x, y + top + chance.uniform(-1, 1)) for x, y in part]
            yield fills(_swollen(placed, chance.uniform(9, 22)), BLACK, 0.085)
            yield fills(_swollen(placed, chance.uniform(4, 9)), BLACK, 0.09)
    yield fills(soft[BLACK], BLACK, 0.06)
    yield fills(soft[WHITE], WHITE, 0.06)
    yield fills(fine, BLACK, 0.18)
    yield fills(swelling, BLACK, 0.17)
    yield fills(dark, BLACK, 0.30)
    yield from _pores(plank, top, chance)
    for knot in plank.knots:
        yield from _knot(knot, top, chance)


def _rings(plank: Plank, chance: random.Random) -> Iterator[Sequence[Point]]:
    """Lines along which the plank cuts the rings, inside it."""
    far = max(abs(plank.heart), abs(TALL - plank.heart)) + 40
    level = plank.rings * chance.uniform(0.3, 0.9)
    while level < math.hypot(far, plank.depth + 2 * abs(plank.swing)):
        level += plank.rings * chance.uniform(0.5, 1.6)
        for side in (-1, 1):
            start = chance.uniform(
                0, WIDE
            )  # each line ends elsewhere, so that nothing ends at the tile's edge
            xs = [start + k * STEP for k in range(round(WIDE / STEP) + 3)]
            line: list[Point] = []
            for x in xs:
                inside = level**2 - plank.deep(x) ** 2
                point = plank.bent(x, plank.heart + side * math.sqrt(inside)) if inside > 0 else None
                if point is not None and EDGE < point[1] < TALL - EDGE:
                    line.append(point)
                    continue
                if len(line) > 2:
                    yield line
                line = []
            if len(line) > 2:
                yield line


def _parts(line: Sequence[Point], chance: random.Random) -> Iterator[Sequence[Point]]:
    """Stretches of a line on which the burin presses harder."""
    at = chance.randrange(-8, 8)
    while at < len(line) - 3:
        long = chance.randrange(5, 22)
        part = line[max(0, at) : at + long]
        if len(part) > 3:
            yield part
        at += long + chance.randrange(1, 16)


def _swollen(line: Sequence[Point], width: float) -> list[str]:
    """A stroke along the line that swells and vanishes, and its copy beyond the edge of the tile."""
    points = _thinned(line)
    if len(points) == 2:
        points = [points[0], line[len(line) // 2], points[1]]
    first, last = points[0][0], points[-1][0]
    copies = [shift for shift in (0, WIDE) if first - shift < WIDE and last - shift > 0]
    return [path_data(taper([(x - shift, y) for x, y in points], width, both=True)) for shift in copies]


def _thinned(line: Sequence[Point]) -> Sequence[Point]:
    """The line without the points that it passes anyhow."""
    (x0, y0), (x1, y1) = line[0], line[-1]
    strays = [abs(y - y0 - (y1 - y0) * (x - x0) / (x1 - x0)) for x, y in line]
    worst = max(range(len(line)), key=strays.__getitem__)
    if strays[worst] > STRAY:
        return [*_thinned(line[: worst + 1])[:-1], *_thinned(line[worst:])]
    return [line[0], line[-1]]


def _stretch(line: Sequence[Point], chance: random.Random, long: float) -> Sequence[Point]:
    count = round(long / STEP)
    at = chance.randrange(max(1, len(line) - count))
    return line[at : at + count]


def _slope(plank: Plank, x: float, y: float) -> float:
    """Rise of the grain at (x, y)."""
    rise = (plank.deep(x + 4) ** 2 - plank.deep(x - 4) ** 2) / 16
    away = y - plank.heart
    return -rise / (away if abs(away) > 8 else math.copysign(8, away))


def _pores(plank: Plank, top: float, chance: random.Random) -> Iterator[str]:
    """Short open pores along the grain: many fine ones, some coarse, in drifts."""
    drift = [(chance.uniform(0, WIDE), chance.uniform(0, TALL)) for _ in range(9)]
    for count, long, width, strength in (
        (PORES, 9, 0.7, 0.30),
        (PORES // 3, 15, 1.0, 0.30),
        (PORES // 3, 8, 0.7, 0.22),
    ):
        paths = []
        for number in range(count):
            cx, cy = chance.choice(drift)
            x, y = (cx + chance.gauss(0, 110)) % WIDE, cy + chance.gauss(0, 26)
            if number % 3 == 0:
                x, y = chance.uniform(0, WIDE), chance.uniform(0, TALL)
            half = long * chance.uniform(0.25, 0.8)
            rise = _slope(plank, x, y)
            x, y = plank.bent(x, y)
            if abs(rise) < STEEP and y - half * abs(rise) > 4 and y + half * abs(rise) < TALL - 4:
                for shift in (0, -WIDE, WIDE):
                    if -half < x + shift < WIDE + half:
                        ends = [
                            (x + shift - half, y + top - half * rise),
                            (x + shift + half, y + top + half * rise),
                        ]
                        paths.append(path_data(smooth(ends, closed=False)))
        yield strokes(paths, WHITE if strength < 0.25 else BLACK, width, strength)


def _shimmer(plank: Plank, top: float, chance: random.Random) -> Iterator[str]:
    """The figure across the grain: soft bands where the wood turns towards the light or away from it."""
    if not plank.fiddleback:
        return
    for ink in (BLACK, WHITE):
        for wide, strength in ((16, 0.022), (7, 0.03)):
            paths = []
            for _ in range(24):
                x, y = chance.uniform(30, WIDE - 30), top + TALL * chance.uniform(0.25, 0.75)
                half, lean = min(y - top, top + TALL - y) - wide / 2 - 1, chance.uniform(-7, 7)
                ends = [(x - lean, y - half), (x + chance.uniform(-4, 4), y), (x + lean, y + half)]
                paths.append(path_data(smooth(ends, closed=False)))
            yield strokes(paths, ink, wide, strength * plank.fiddleback)


def _knot(knot: Knot, top: float, chance: random.Random) -> Iterator[str]:
    """The eye of a knot: its dark bark, uneven rings, and cracks from the heart."""
    x, y, size = knot.x, knot.y + top, knot.size

    def ring(share: float) -> str:
        turns = [math.tau * k / 12 for k in range(12)]
        reach = [share * size * chance.uniform(0.9, 1.1) for _ in turns]
        return path_data(
            smooth(
                [
                    (x + 1.45 * r * math.cos(a), y + 0.86 * r * math.sin(a))
                    for a, r in zip(turns, reach, strict=True)
                ]
            )
        )

    for share in (2.1, 1.85, 1.6, 1.4, 1.22):
        yield fills([ring(share)], BLACK, 0.035)
    yield fills([ring(1.1)], BLACK, 0.10)
    yield fills([ring(0.5)], BLACK, 0.22)
    yield strokes([ring(share) for share in (1.1, 0.86, 0.68, 0.5, 0.34, 0.18)], BLACK, 0.5 + size / 18, 0.30)
    cracks = []
    for _ in range(5):
        turn, far = chance.uniform(0, math.tau), size * chance.uniform(0.5, 1.0)
        tip = (x + 1.4 * far * math.cos(turn), y + 0.8 * far * math.sin(turn))
        cracks.append(
            path_data(taper([(x, y), ((x + tip[0]) / 2, (y + tip[1]) / 2 + 0.6), tip], 0.6 + size / 9))
        )
    yield fills(cracks, BLACK, 0.45)
