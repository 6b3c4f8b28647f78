"""Cuts of a sign: the same drawing, cut into the wood again by the same hand."""

from __future__ import annotations

import random
from collections.abc import Iterable

from art.cards.kit.paths import Node


def recut(nodes: Iterable[Node], cut: int, reach: float = 1.6) -> list[Node]:
    """The nodes of a shape as cut number `cut` has them, each moved by up to `reach` card units each way.

    Cut 0 is the drawing itself. The same numbers always give the same nodes; corner marks are kept.
    """
    if cut == 0:
        return list(nodes)
    chance = random.Random(cut)
    moved: list[Node] = []
    for x, y, *corner in nodes:
        x, y = x + chance.uniform(-reach, reach), y + chance.uniform(-reach, reach)
        moved.append((x, y, corner[0]) if corner else (x, y))
    return moved
