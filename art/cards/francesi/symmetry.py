"""The middle of a court figure, and drawing the same thing on either side of it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from art.cards.francesi.figure import Figure
from art.cards.kit.paths import Node, Outline, mirror, smooth

AXIS: Final = 315.0


@contextmanager
def right_side(d: Figure, *, flip: bool) -> Iterator[None]:
    """Draw shapes given for the left side on the right side if `flip`."""
    with d.at(2 * AXIS if flip else 0.0, 0.0, flip=flip):
        yield


def symmetric(half: Sequence[Node]) -> Outline:
    """A closed shape from its left half, mirrored about the middle of the card."""
    return smooth(mirror(list(half), AXIS, whole=True))


@contextmanager
def turned_about(d: Figure, x: float, y: float, degrees: float) -> Iterator[None]:
    """Turn what is drawn inside clockwise about (x, y)."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    with d.at(x - x * cos + y * sin, y - x * sin - y * cos, rotate=degrees):
        yield


@contextmanager
def enlarged(d: Figure, factor: float, y: float, *, lower: float = 0.0) -> Iterator[None]:
    """Draw what is about the middle of the card larger, keeping its height `y`, then move it down."""
    with d.at(AXIS * (1 - factor), y * (1 - factor) + lower, factor):
        yield
