"""Locks, curls and beards: closed masses of hair with a few tapered strands in them."""

from __future__ import annotations

import math
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts.locks import Locks, strand_ink

_LOCKS: Final = Locks(
    word="locks", width=2.7, bearded=2.5, supple=False,
    shade=Shade(angle=20, depth=0.16, spacing=5.4, width=2.2, reach=14),
)  # fmt: skip
strands, lock, beard = _LOCKS.strands, _LOCKS.lock, _LOCKS.beard


def curl(d: Drawing, x: float, y: float, r: float, tone: str, *, turn: int = 1, start: float = 0.0) -> None:
    """A rolled curl: a disc with a spiral; `turn` 1 winds clockwise, `start` is its open end in degrees."""
    d.shape(circle(x, y, r), tone, INNER)
    spiral: list[Point] = []
    for k in range(7):
        a, reach = math.radians(start + turn * 75 * k), r * (0.74 - 0.1 * k)
        spiral.append((x + reach * math.cos(a), y + reach * math.sin(a)))
    d.line(smooth(spiral, closed=False), DETAIL, ink=strand_ink(tone))
