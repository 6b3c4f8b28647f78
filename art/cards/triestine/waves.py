"""Wavy locks in two inks: a light and three dark strands follow the spine of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.kit.track import beside

_TAPER: Final = (0.72, 1.0, 1.0, 0.86, 0.56)

Wave = tuple[Sequence[Point], float, str]
"""A lock: five points from its root, the point of its tip last; half its width; its ink."""


def wave(d: Drawing, lock: Wave, light: str) -> None:
    """One lock with its strands, the light one in that ink."""
    spine, half, tone = lock
    *run, tip = spine

    def along(share: float, first: int = 0, last: int = 4) -> list[Point]:
        return [beside(spine, k, half * _TAPER[k] * share) for k in range(first, last + 1)]

    left, right = along(1), along(-1)
    outline: list[Node] = [(*left[0], "c"), *left[1:], (*tip, "c"), *right[:0:-1], (*right[0], "c")]
    d.shape(smooth(outline), tone, INNER)
    d.lens([*along(0.52, 0, 3), run[4]], half * 0.36, ink=light)
    d.fold((along(-0.5, 0, 3), 3.4), ([tip, *along(-0.1, 2)[::-1]], 2.8), (along(0.05, 0, 2), 2.4))


def engraved_wave(d: Drawing, spine: Sequence[Point], half: float, ground: str) -> None:
    """One lock on one ground: black strands alone, close together on its dark side."""
    *run, tip = spine

    def along(share: float, first: int = 0, last: int = 4) -> list[Point]:
        return [beside(spine, k, half * _TAPER[k] * share) for k in range(first, last + 1)]

    left, right = along(1), along(-1)
    outline: list[Node] = [(*left[0], "c"), *left[1:], (*tip, "c"), *right[:0:-1], (*right[0], "c")]
    d.shape(smooth(outline), ground, INNER)
    fine = min(1.0, half / 10)
    d.fold(
        (along(-0.62), 3.4 * fine),
        (along(-0.3, 0, 3), 2.8 * fine),
        ([tip, *along(-0.04, 2)[::-1]], 2.4 * fine),
    )
    d.lens([*along(0.36, 1, 3), run[4]], 2.0 * fine)
