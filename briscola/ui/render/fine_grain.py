"""Grain of a pixel or two that a drawing enlarged for a large window has no longer: fibres, pores of wood."""

import numpy as np
import numpy.typing as npt

Field = npt.NDArray[np.float32]

BLOCK = 64
"""Columns with a noise of their own, so that strips of a table and the whole of it have the same."""
FROM, FULL = 1.1, 2.0
"""Scale of a window from which on grain is needed, and from which on all of it."""
FIBRES, PORES = 0.16, 0.20
"""Strength on cloth and on wood, as shares of the relief of a texture."""
REACH = 5
"""Length of a fibre or pore in px."""


def fine_grain(columns: range, high: int, k: float, *, wood: bool) -> Field | None:
    """Lightness to add to the relief in these columns, shape (columns, high); None for a small window.

    `k` is the window's scale. Fibres lie across and along, pores across only.
    """
    strength = min(1.0, (k - FROM) / (FULL - FROM)) * (PORES if wood else FIBRES)
    if strength <= 0:
        return None
    first, last = columns.start // BLOCK, (columns.stop - 1) // BLOCK
    blocks = [_block(number, high, wood) for number in range(first, last + 1)]
    left = columns.start - first * BLOCK
    return np.float32(strength) * np.concatenate(blocks)[left : left + len(columns)]


def _block(number: int, high: int, wood: bool) -> Field:
    chance = np.random.default_rng(number)
    noise = chance.random((BLOCK, high), dtype=np.float32) - np.float32(0.5)
    across = _along(noise, 0)
    if wood:
        return np.minimum(across * 3, 0.4) - np.float32(0.05)
    down = _along(chance.random((BLOCK, high), dtype=np.float32) - np.float32(0.5), 1)
    return np.asarray(2.2 * (across + down), dtype=np.float32)


def _along(noise: Field, axis: int) -> Field:
    """The noise drawn out along an axis."""
    total = noise.copy()
    for step in range(1, REACH):
        total += np.roll(noise, step, axis)
    total *= np.float32(1 / REACH)
    return total
