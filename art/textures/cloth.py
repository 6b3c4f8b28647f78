"""The cloth of a table: woven wool under a nap that is brushed in one direction.

No two threads are alike: each has its own thickness and tone, stands at its own distance from the next and
leaves the straight line, so that the weave never lines up with the pixels of a screen.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from art.kit.pathdata import number, path_data
from art.kit.paths import Point, smooth
from art.textures.relief import BLACK, WHITE, fills, strokes, tile, wrapped

SIZE = (256, 256)
WARP, WEFT = 66, 58
"""Threads up and across the tile; both even, so that the weave goes round."""
UNEVEN = 0.30
"""Standard deviation of the distance between threads, as a share of the distance."""
BRUSHED = 0.72
"""Direction of the nap, in radians clockwise from the right: away from the lamp."""
FELTED = 0.06
"""Share of the crossings that the nap hides."""
SLUBBED = 0.22
"""Share of the threads that swell to a slub."""
GROUND = "#717171"
"""Grey between the threads."""
HAIRS = 1500
STRAYS = 90
TUFTS = 70

_Waves = Sequence[tuple[int, int, float, float]]


def cloth() -> str:
    """A tile of baize."""
    chance = random.Random(1926)
    return tile(SIZE, [*_tufts(chance), *_weave(chance), *_nap(chance)], GROUND)


def _places(chance: random.Random, count: int, length: float) -> Sequence[float]:
    """Places of the threads along `length`, each at its own distance from the one before."""
    steps = [max(0.45, chance.gauss(1, UNEVEN)) for _ in range(count)]
    at, places = 0.0, []
    for step in steps:
        places.append(at + step / 2)
        at += step
    return [place * length / at for place in places]


def _waves(chance: random.Random) -> _Waves:
    """Slow waves across the tile by which cloth is drawn out of true."""
    return [
        (chance.choice((-3, -2, -1, 1, 2, 3)), chance.choice((-3, -2, -1, 1, 2, 3)), chance.uniform(0.5, 1.5),
         chance.uniform(0, math.tau))
        for _ in range(6)
    ]  # fmt: skip


def _pull(waves: _Waves, x: float, y: float) -> float:
    return sum(
        a * math.sin(math.tau * (i * x / SIZE[0] + j * y / SIZE[1]) + phase) for i, j, a, phase in waves
    )


def _weave(chance: random.Random) -> Iterator[str]:
    """A plain weave: the threads up and across lie on top by turns, and show there, each in its own tone."""
    xs, ys = _places(chance, WARP, SIZE[0]), _places(chance, WEFT, SIZE[1])
    aside, down = _waves(chance), _waves(chance)
    warp, weft = _yarns(chance, WARP), _yarns(chance, WEFT)
    lines: dict[tuple[str, float], list[str]] = {}
    for i, j in itertools.product(range(WARP), range(WEFT)):
        if chance.random() < FELTED:
            continue
        up = (i + j) % 2 == 0
        yarn = warp[i] if up else weft[j]
        long = 0.5 * yarn.room * chance.uniform(1.0, 1.6)
        x, y = xs[i] + chance.gauss(0, 0.3), ys[j] + chance.gauss(0, 0.3)
        turn = (math.pi / 2 if up else 0) + chance.gauss(0.10, 0.10)
        reach = (long * math.cos(turn), long * math.sin(turn))
        ends = [(x - reach[0], y - reach[1]), (x + reach[0], y + reach[1])]
        thick = yarn.thickness(x if not up else y) * chance.choice((0.8, 1.0, 1.0, 1.2))
        bright = yarn.tone + chance.gauss(0, 0.5) + (0.25 if up else -0.25)
        key = _inked(bright)
        moved = [(x + _pull(aside, x, y), y + _pull(down, x, y)) for x, y in ends]
        lines.setdefault(key, [])
        lines[key] += [_lens(part[0], part[-1], thick) for part in wrapped(moved, SIZE, 3)]
    for (ink, strength), paths in lines.items():
        yield fills(paths, ink, strength)


@dataclass(frozen=True, kw_only=True)
class _Yarn:
    """A thread: its tone, the room it has, and where it swells to a slub."""

    tone: float
    room: float
    thin: float
    slub: float
    long: float

    def thickness(self, along: float) -> float:
        """Thickness at that place along the thread."""
        away = (along - self.slub + SIZE[0] / 2) % SIZE[0] - SIZE[0] / 2
        return self.thin + 2.2 * math.exp(-((away / self.long) ** 2)) if self.long else self.thin


def _yarns(chance: random.Random, count: int) -> Sequence[_Yarn]:
    """Threads of one direction."""
    return [
        _Yarn(
            tone=chance.gauss(0, 0.6),
            room=SIZE[0] / count * chance.uniform(0.9, 1.3),
            thin=chance.uniform(1.9, 3.3),
            slub=chance.uniform(0, SIZE[0]),
            long=chance.uniform(6, 22) if chance.random() < SLUBBED else 0.0,
        )
        for _ in range(count)
    ]


def _lens(one: Point, two: Point, thick: float) -> str:
    """A thread's way over another: two bows that meet at its ends."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    aside = thick / (math.hypot(dx, dy) or 1)
    there = (dx / 2 + dy * aside, dy / 2 - dx * aside, dx, dy)
    back = (-dx / 2 - dy * aside, -dy / 2 + dx * aside, -dx, -dy)
    start, *bows = (
        "".join(
            text if not k or text.startswith("-") else f" {text}" for k, text in enumerate(map(number, part))
        )
        for part in (one, there, back)
    )
    return f"M{start}q{bows[0]}q{bows[1]}"


def _inked(bright: float) -> tuple[str, float]:
    """Ink and opacity of a thread of that tone: four greys."""
    if bright > 0.6:
        return WHITE, 0.26
    if bright > -0.1:
        return WHITE, 0.18
    if bright > -0.8:
        return WHITE, 0.10
    return BLACK, 0.12


def _hair(chance: random.Random, length: float, spread: float) -> Sequence[Point]:
    """A bent hair of wool, lying along the nap as far as `spread` lets it."""
    x, y = chance.uniform(0, SIZE[0]), chance.uniform(0, SIZE[1])
    turn = chance.gauss(BRUSHED, spread)
    bend = chance.uniform(-0.5, 0.5) * min(1.0, 0.4 + spread)
    half = length * chance.uniform(0.25, 0.75)
    before = (x - half * math.cos(turn - bend), y - half * math.sin(turn - bend))
    after = (x + half * math.cos(turn + bend), y + half * math.sin(turn + bend))
    return [before, (x, y), after]


def _nap(chance: random.Random) -> Iterator[str]:
    """Brushed hairs, most of them in one direction, and a few that stand off."""
    for ink, width, strength, count, length, spread in (
        (BLACK, 1.2, 0.17, HAIRS // 5, 12.0, 0.30),
        (WHITE, 1.1, 0.16, HAIRS // 5, 12.0, 0.30),
        (BLACK, 0.8, 0.22, HAIRS // 4, 8.0, 0.42),
        (WHITE, 0.7, 0.22, HAIRS // 4, 8.0, 0.42),
        (BLACK, 0.6, 0.26, STRAYS // 2, 9.0, 1.6),
        (WHITE, 0.6, 0.26, STRAYS // 2, 9.0, 1.6),
    ):
        hairs = [_hair(chance, length, spread) for _ in range(count)]
        yield strokes(_drawn(hairs, width), ink, width, strength)


def _tufts(chance: random.Random) -> Iterator[str]:
    """Tufts of the pile that the brush has laid a little more, or a little less."""
    for ink, width, strength in (
        (BLACK, 9.0, 0.035),
        (WHITE, 9.0, 0.035),
        (BLACK, 5.0, 0.05),
        (WHITE, 5.0, 0.05),
    ):
        hairs = [_hair(chance, 44.0 if width > 6 else 24.0, 0.25) for _ in range(TUFTS)]
        yield strokes(_drawn(hairs, width), ink, width, strength)


def _drawn(hairs: Sequence[Sequence[Point]], width: float) -> list[str]:
    return [
        path_data(smooth(points, closed=False)) for hair in hairs for points in wrapped(hair, SIZE, width)
    ]
