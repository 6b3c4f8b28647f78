"""Marks on the coats of the Sicilian horses: a grey's dapples, a white horse's flecks."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.cards.kit.paths import Node, Outline, Point, smooth
from art.cards.kit.region import inside
from art.cards.kit.svg import Drawing
from art.cards.parts import steed
from art.cards.parts.steed import Posture

_HAUNCH: Sequence[Point] = (
    (70, 446), (84, 424), (108, 414), (140, 430), (152, 456), (148, 484), (128, 500), (98, 494), (78, 476),
)  # fmt: skip
LIGHT = "#f4f2ee"


def dapple(d: Drawing, posture: Posture, *, seed: int) -> None:
    """Light blots of every size over the haunch, large ones in its middle, none twice alike."""
    chance = random.Random(seed)
    with steed.on_trunk(d, posture):
        d.flats(*(_blot(x, y, r, chance) for x, y, r in _strewn(chance, 34)), ink=LIGHT)


def flecks(d: Drawing, posture: Posture, ink: str, *, seed: int) -> None:
    """Short dark flecks in a white coat, lying with the hair."""
    chance = random.Random(seed)
    with steed.on_trunk(d, posture):
        d.ticks(*(((x, y), (x - 3 - r, y + 2 + r * chance.uniform(0.2, 0.9)), 3.2)
            for x, y, r in _strewn(chance, 26)), ink=ink)  # fmt: skip


def _strewn(chance: random.Random, count: int) -> list[tuple[float, float, float]]:
    """Up to that many spots in the haunch (x, y, radius) that keep clear of each other."""
    spots: list[tuple[float, float, float]] = []
    for _ in range(900):
        x, y = chance.uniform(66, 156), chance.uniform(412, 502)
        far = math.dist((x, y), (112, 456)) / 48
        r = max(1.8, 5.8 * (1.1 - far) * chance.uniform(0.7, 1.15) + 1.4)
        if inside(_HAUNCH, x, y) and all(math.dist((x, y), (p, q)) > (r + s) * 1.32 for p, q, s in spots):
            spots.append((x, y, r))
        if len(spots) == count:
            break
    return spots


def _blot(x: float, y: float, r: float, chance: random.Random) -> Outline:
    nodes: list[Node] = []
    for k in range(5):
        a, far = math.radians(72 * k + chance.uniform(-16, 16)), r * chance.uniform(0.8, 1.2)
        nodes.append((x + far * math.cos(a), y + far * math.sin(a)))
    return smooth(nodes)
