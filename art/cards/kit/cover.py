"""Which strokes a shape laid over them hides: they need not be written."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from art.cards.kit.hatch import Wedge
from art.cards.kit.paths import Outline

Ring = NDArray[np.float64]
STEP = 7.0


def ring(shape: Outline) -> Ring:
    """The corners of a shape, curves as short straight pieces."""
    return np.array(shape.sample(STEP), dtype=np.float64)


def kept(wedges: Sequence[Wedge], over: Ring) -> list[Wedge]:
    """The strokes of which foot, middle or tip lies outside the ring."""
    points = np.array([(*w.base, *w.middle, *w.tip) for w in wedges], dtype=np.float64).reshape(-1, 3, 2)
    low, high = over.min(axis=0), over.max(axis=0)
    near = ((points >= low) & (points <= high)).all(axis=(1, 2))
    if not near.any():
        return list(wedges)
    x, y = points[near].reshape(-1, 2).T[:, :, None]
    x0, y0 = over.T[:, None, :]
    x1, y1 = np.roll(over, -1, axis=0).T[:, None, :]
    steep = np.where(y1 == y0, 1.0, y1 - y0)
    cut = ((y0 <= y) != (y1 <= y)) & (x < x0 + (y - y0) / steep * (x1 - x0))
    within = (cut.sum(axis=1) % 2 == 1).reshape(-1, 3).all(axis=1)
    gone = np.zeros(len(wedges), dtype=bool)
    gone[np.flatnonzero(near)[within]] = True
    return [w for w, g in zip(wedges, gone, strict=True) if not g]
