"""Hair and beards of the courts, in the units of `parts.visage`: the eyes on y = 0, the chin near y = 60."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.locks import Locks, strand_ink

WHITE_HAIR: Final = "#e9e6df"
GREY_HAIR: Final = "#b4b0aa"
BLOND: Final = "#e3b252"
AUBURN: Final = "#a5522a"
CHESTNUT: Final = "#7a4a2c"
DARK: Final = "#3b2a22"
RAVEN: Final = "#2f282a"

LOCKS: Final = Locks(word="triestine", width=2.8, bearded=3.0, supple=True,
    shade=Shade(angle=30, depth=0.26, spacing=5.4, width=2.4, reach=16))  # fmt: skip
lock = LOCKS.lock
beard = partial(LOCKS.beard)


def wing(d: Drawing, root: Point, way: Sequence[Point], thick: float, tone: str) -> None:
    """Half a moustache from its root along the way to its tip, `thick` in the middle."""
    line = [root, *way]
    upper: list[Node] = [(*root, "c")]
    lower: list[Node] = []
    for k, (x, y) in enumerate(way[:-1]):
        swell = thick * (0.62, 0.5, 0.36)[min(k, 2)]
        upper.append((x, y - swell))
        lower.append((x, y + swell))
    nodes: list[Node] = [*upper, (*way[-1], "c"), *reversed(lower)]
    nodes.append((root[0], root[1] + thick * 0.5, "c"))
    d.shape(smooth(nodes), tone, INNER)
    ink = strand_ink(tone)
    d.lens([(line[0][0], line[0][1] + 2), *((x, y + 0.5) for x, y in line[1:-1]), line[-1]], 2.0, ink=ink)


def roll(d: Drawing, x: float, y: float, size: float, tone: str, *, side: int = 1) -> None:
    """One curl, seen at its end, about (x, y)."""
    with d.at(x, y, size / 14, flip=side < 0):
        d.shape(smooth([(-14, 0), (-9, -12), (4, -15), (14, -6), (13, 8), (2, 15), (-10, 11)]), tone, INNER)
        ink = strand_ink(tone)
        d.lens([(-8, 6), (-9, -4), (0, -10), (8, -4), (6, 5), (-1, 6), (-3, 0)], 2.6, ink=ink)


def tail_of_hair(
    d: Drawing, left: Sequence[Point], right: Sequence[Point], tone: str, *, count: int = 6, seed: int = 1
) -> None:
    """A mass of hair hanging between two edges, root first."""
    lock(d, left, right, tone, count=count, line=OUTER, seed=seed)
