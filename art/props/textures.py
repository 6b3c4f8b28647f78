"""What the tables are made of, as tiles that repeat without a seam: felted wool and walnut planks.

A tile is a relief, not a colour: mid grey leaves the table as it is, darker and lighter shades move it. The
window colours, lights and repeats it (`briscola.ui.render.table_surface`).
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from art.cards.kit.pathdata import path_data
from art.cards.kit.paths import Point, smooth

NEUTRAL = "#808080"

CLOTH = (256, 256)
RIBS = 40  # of the weave, across the tile
THREADS = 32  # in a rib, as one goes up the tile
FIBRES = 1500
WISPS = 90

WALNUT = (1600, 900)
PLANKS = 5
VEINS = 30  # grain lines in a plank
PORES = 230  # in a plank


@dataclass(frozen=True)
class Knot:
    """Where a branch grew: x, share of the plank's height; how far and how wide it moves the grain."""

    x: float
    share: float
    bulge: float
    reach: float


def _svg(size: tuple[int, int], layers: Sequence[str]) -> str:
    w, h = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" fill="none" stroke-linecap="round">'
        f'<path d="M0 0h{w}v{h}H0z" fill="{NEUTRAL}"/>{"".join(layers)}</svg>\n'
    )


def _strokes(paths: Sequence[str], ink: str, width: float, strength: float) -> str:
    return (
        f'<path stroke="{ink}" stroke-width="{width:g}" stroke-opacity="{strength:g}" d="{"".join(paths)}"/>'
    )


def _wrapped(points: Sequence[Point], size: tuple[int, int], reach: float) -> Iterator[Sequence[Point]]:
    """The points, and their copies on the other sides of the tile as far as they are seen there."""
    w, h = size
    xs, ys = [x for x, _ in points], [y for _, y in points]
    for dx in (-w, 0, w):
        for dy in (-h, 0, h):
            across = -reach < max(xs) + dx and min(xs) + dx < w + reach
            if across and -reach < max(ys) + dy and min(ys) + dy < h + reach:
                yield [(x + dx, y + dy) for x, y in points]


def _fibre(chance: random.Random, length: float) -> Sequence[Point]:
    """A short bent hair of wool, lying mostly along the nap."""
    x, y = chance.uniform(0, CLOTH[0]), chance.uniform(0, CLOTH[1])
    turn = chance.gauss(0.62, 0.75)
    bend = chance.uniform(-0.5, 0.5)
    half = length * chance.uniform(0.3, 0.7)
    before = (x - half * math.cos(turn - bend), y - half * math.sin(turn - bend))
    after = (x + half * math.cos(turn + bend), y + half * math.sin(turn + bend))
    return [before, (x, y), after]


def cloth() -> str:
    """Baize: felted hairs, darker and lighter, and a few long wisps in the nap."""
    chance = random.Random(1926)
    layers = []
    for ink, width, strength, count, length in (
        ("#000", 5.5, 0.045, WISPS, 74.0),
        ("#fff", 5.5, 0.045, WISPS, 74.0),
        ("#000", 1.3, 0.20, FIBRES // 3, 13.0),
        ("#fff", 1.2, 0.17, FIBRES // 3, 12.0),
        ("#000", 0.8, 0.24, FIBRES // 6, 8.0),
        ("#fff", 0.8, 0.22, FIBRES // 6, 8.0),
    ):
        hairs = [_fibre(chance, length) for _ in range(count)]
        paths = [
            path_data(smooth(points, closed=False))
            for hair in hairs
            for points in _wrapped(hair, CLOTH, width)
        ]
        layers.append(_strokes(paths, ink, width, strength))
    return _svg(CLOTH, [*_twill(chance), *layers])


def _twill(chance: random.Random) -> Iterator[str]:
    """The weave under the nap: ribs from the lower left to the upper right, each of slanting threads."""
    w, h = CLOTH
    pitch = w / RIBS
    lines: dict[str, list[str]] = {"#000": [], "#fff": []}
    for rib in range(RIBS):
        for at in range(THREADS):
            x = (rib + 0.5) * pitch + at * w / THREADS + chance.uniform(-0.5, 0.5)
            y = h - at * h / THREADS + chance.uniform(-0.5, 0.5)
            long = h / THREADS * chance.uniform(0.30, 0.42)
            for ink, aside in (("#fff", 0.0), ("#000", pitch * 0.45)):
                thread = [(x + aside - long, y + long), (x + aside + long, y - long)]
                lines[ink] += [path_data(smooth(part, closed=False)) for part in _wrapped(thread, CLOTH, 3)]
    yield _strokes(lines["#000"], "#000", pitch * 0.34, 0.30)
    yield _strokes(lines["#fff"], "#fff", pitch * 0.30, 0.22)


def _knots(chance: random.Random) -> Sequence[Knot]:
    """The knots of one plank, or none."""
    return [
        Knot(
            x=chance.uniform(0, WALNUT[0]),
            share=chance.uniform(0.3, 0.7),
            bulge=chance.uniform(16, 30),
            reach=chance.uniform(70, 130),
        )
        for _ in range(chance.choice((0, 1, 1)))
    ]


def _rings(knot: Knot, top: float, tall: float) -> Iterator[str]:
    """The rings in the eye of a knot."""
    for size in (1.0, 0.72, 0.46, 0.2):
        for shift in (-WALNUT[0], 0, WALNUT[0]):
            x, y = knot.x + shift, top + knot.share * tall
            wide, high = knot.reach * 0.42 * size, knot.bulge * 0.40 * size
            turns = [math.tau * k / 10 for k in range(10)]
            yield path_data(smooth([(x + wide * math.cos(a), y + high * math.sin(a)) for a in turns]))


def _drift(chance: random.Random, knots: Sequence[Knot]) -> Callable[[float, float], float]:
    """How the grain of one plank leaves the straight line, at x and at a height 0…1 in the plank."""
    waves = [
        (k, chance.uniform(2.0, 7.0) / k, chance.uniform(0, math.tau), chance.uniform(-1.4, 1.4))
        for k in (1, 2, 3)
    ]
    w = WALNUT[0]

    def at(x: float, share: float) -> float:
        y = sum(a * math.sin(math.tau * k * x / w + phase + skew * share) for k, a, phase, skew in waves)
        for knot in knots:
            along = (x - knot.x + w / 2) % w - w / 2
            away = share - knot.share
            push = knot.bulge * math.exp(-((along / knot.reach) ** 2)) * math.exp(-abs(away) * 5.5)
            y += push * (1 - math.exp(-abs(away) * 30)) * (1 if away > 0 else -1)
        return y

    return at


def _along(
    drift: Callable[[float, float], float], top: float, tall: float, share: float, xs: Sequence[float]
) -> str:
    """A line along the grain of a plank at these x, calm near its edges."""
    calm = 4.4 * share * (1 - share)
    room = tall - 8
    points = [(x, top + 4 + min(room, max(0.0, share * room + drift(x, share) * calm))) for x in xs]
    return path_data(smooth(points, closed=False))


def walnut() -> str:
    """Planks along the table: grain that swings round knots, broad shades in it, pores, seams."""
    chance = random.Random(1887)
    w, h = WALNUT
    tall = h / PLANKS
    shades: dict[str, list[str]] = {"dark": [], "light": []}
    veins: dict[str, list[str]] = {"fine": [], "strong": []}
    pores: list[str] = []
    rings: list[str] = []
    seams, glints = [], []
    for plank in range(PLANKS):
        top = plank * tall
        knots = _knots(chance)
        rings += [ring for knot in knots for ring in _rings(knot, top, tall)]
        line = partial(_along, _drift(chance, knots), top, tall)
        whole = [x * 50.0 for x in range(-1, w // 50 + 2)]
        for number in range(VEINS):
            share = (number + chance.uniform(0.1, 0.9)) / VEINS
            kind = "strong" if number % 4 == 0 else "fine"
            veins[kind].append(line(share, whole))
        for number in range(7):
            share = (number + chance.uniform(0.2, 0.8)) / 7
            shades["dark" if chance.random() < 0.5 else "light"].append(line(share, whole))
        for _ in range(PORES):
            x, share = chance.uniform(0, w), chance.uniform(0.02, 0.98)
            long = chance.uniform(7, 26)
            pores += [
                line(share, [x + shift, x + long / 2 + shift, x + long + shift])
                for shift in ((0, -w) if x + long > w else (0,))
            ]
        seams.append(f"M0 {top + 0.9:g}h{w}")
        glints.append(f"M0 {top + 2.6:g}h{w}")
    soft = ((30, 0.035), (20, 0.04), (11, 0.05))
    layers = [
        *(_strokes(shades["dark"], "#000", width, strength) for width, strength in soft),
        *(_strokes(shades["light"], "#fff", width, strength) for width, strength in soft),
        _strokes(rings, "#000", 1.5, 0.34),
        _strokes(veins["fine"], "#000", 1.1, 0.22),
        _strokes(veins["strong"], "#000", 2.2, 0.20),
        _strokes(pores, "#000", 1.2, 0.34),
        _strokes(seams, "#000", 1.8, 0.85),
        _strokes(glints, "#fff", 1.3, 0.16),
    ]
    return _svg(WALNUT, layers)


TEXTURES: dict[str, Callable[[], str]] = {"cloth": cloth, "walnut": walnut}
