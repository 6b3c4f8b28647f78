"""Textures laid over a whole table: cloth in patches, sawn planks, fine grain for large windows."""

from __future__ import annotations

import itertools
import math
import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from briscola.lazy_library import later

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Field = npt.NDArray[np.float32]
else:
    np = later("numpy")


PATCH = (150, 196)
"""Least and greatest side of a patch of cloth, in px at 1080."""
OVERLAP = 44
"""Width of the strip in which a patch of cloth passes into the next, in px at 1080."""
SOURCES = 6
"""Planks in the tile of planks, one above the other, all of the same height."""
BOARDS = (640, 1270)
"""Least and greatest length of a board, in px at 1080."""
SAWN = (0.70, 1.0)
"""Least and greatest width of a board, as a share of a plank in the tile."""
TONES = (0.20, 0.11, 0.03, -0.05, -0.13, -0.22)
"""Lightness of a board above or below the table's."""
SEAM, GLINT, WORN = -0.95, 0.17, -0.16
"""Relief of a gap between boards, of the lit edge beyond it, and of edges that are worn round."""
GAP, ROUND = 1.6, 30
"""Width of a gap, and reach of a worn edge, in px at 1080."""


class Laid(ABC):
    """A tile laid on a whole table; only the asked-for columns are computed."""

    @abstractmethod
    def relief(self, columns: range, high: int) -> Field:
        """Lightness −1…1 about the middle of these columns and the upper `high` rows."""


def laid(texture: str, tile: Field, k: float, size: tuple[int, int]) -> Laid:
    """The tile of that texture on a table of `size` px; `k` is the scale at which the tile was drawn."""
    if min(tile.shape) < SOURCES:
        return Plain()
    return Boards(tile, k, size) if texture == "walnut" else Cloth(tile, k, size)


class Plain(Laid):
    """A table whose texture cannot be drawn."""

    def relief(self, columns: range, high: int) -> Field:
        return np.zeros((len(columns), high), dtype=np.float32)


class _Band(Struct, frozen=True):
    """A stretch of columns or rows with its weights: it comes and goes softly, and seldom is alone."""

    first: int
    weights: Field

    @property
    def end(self) -> int:
        return self.first + len(self.weights)


def _bands(chance: random.Random, length: int, k: float) -> Sequence[_Band]:
    """Bands of uneven length that cover `length` px.

    The squares of the weights of two that overlap add up to 1: so does the contrast of what they show.
    """
    cuts = [-OVERLAP * k]
    while cuts[-1] < length:
        cuts.append(cuts[-1] + chance.uniform(*PATCH) * k)
    bands = []
    for left, right in itertools.pairwise(cuts):
        first, end = max(0, round(left)), min(length, round(right + OVERLAP * k))
        if end > first:
            at = np.arange(first, end, dtype=np.float32) + np.float32(0.5)
            rise, fall = (np.clip((at - cut) / (OVERLAP * k), 0, 1) * (math.pi / 2) for cut in (left, right))
            bands.append(_Band(first, np.asarray(np.sin(rise) * np.cos(fall), dtype=np.float32)))
    return bands


class Cloth(Laid):
    """Patches from anywhere in the tile, each passing softly into its neighbours."""

    def __init__(self, tile: Field, k: float, size: tuple[int, int]) -> None:
        chance = random.Random(56)
        w, h = size
        reach = math.ceil((PATCH[1] + OVERLAP) * k) + 2
        self._tile = np.pad(tile, ((0, reach), (0, reach)), mode="wrap")
        self._patches = [
            (across, [(down, _anywhere(chance, tile.shape)) for down in _bands(chance, h, k)])
            for across in _bands(chance, w, k)
        ]

    def relief(self, columns: range, high: int) -> Field:
        out = np.zeros((len(columns), high), dtype=np.float32)
        for across, patches in self._patches:
            left, right = max(columns.start, across.first), min(columns.stop, across.end)
            if left >= right:
                continue
            weights = across.weights[left - across.first : right - across.first, None]
            for down, (x, y) in patches:
                end = min(high, down.end)
                if end <= down.first:
                    continue
                x0 = x + left - across.first
                piece = self._tile[x0 : x0 + right - left, y : y + end - down.first]
                weighed = piece * down.weights[: end - down.first]
                weighed *= weights
                out[left - columns.start : right - columns.start, down.first : end] += weighed
        return out


def _anywhere(chance: random.Random, shape: tuple[int, ...]) -> tuple[int, int]:
    return int(chance.random() * shape[0]), int(chance.random() * shape[1])


class _Board(Struct, frozen=True):
    """A board of a row: where it lies (px), and which part of the tile it shows."""

    left: int
    right: int
    wood: Field
    """Its plank, as far as the board is wide, with the face up that it shows."""
    shift: int
    """Column of the plank at its left end; at its right end if it is turned end for end."""
    turned: bool
    tone: float


class _Row(Struct, frozen=True):
    """Boards end to end."""

    top: int
    high: int
    boards: Sequence[_Board]


class Boards(Laid):
    """Boards of all lengths and widths, each sawn from another place of a plank in the tile, and turned.

    All chances are drawn as shares, so that a table keeps its boards in a window of another size.
    """

    def __init__(self, tile: Field, k: float, size: tuple[int, int]) -> None:
        self._tile, self._k = tile, k
        self.rows = list(self._sawn(random.Random(1887), *size))

    def _sawn(self, chance: random.Random, w: int, h: int) -> Iterator[_Row]:
        plank = self._tile.shape[1] // SOURCES
        sources, tones = itertools.cycle(range(SOURCES)), list(TONES)
        top = 0
        while top < h:
            high = round(plank * chance.uniform(*SAWN))
            left, boards = 0, []
            if chance.random() < 0.5:
                next(sources)  # so that the same planks do not lie above each other
            while left < w:
                long = chance.uniform(*BOARDS) * self._k * (chance.uniform(0.3, 1) if left == 0 else 1)
                spare = int(chance.random() * (plank - high + 1))
                upper = next(sources) * plank + spare
                wood = self._tile[:, upper : upper + high]
                # A tone that the board before it has not, and probably not the one above.
                tone = tones.pop(chance.randrange(len(tones) // 2))
                tones.append(tone)
                boards.append(
                    _Board(
                        left=left,
                        right=left + round(min(long, len(self._tile) - 1)),
                        wood=wood[:, ::-1] if chance.random() < 0.5 else wood,
                        shift=int(chance.random() * len(self._tile)),
                        turned=chance.random() < 0.5,
                        tone=tone,
                    )
                )
                left = boards[-1].right
            yield _Row(top, high, boards)
            top += high

    def relief(self, columns: range, high: int) -> Field:
        out = np.empty((len(columns), high), dtype=np.float32)
        for row in self.rows:
            if row.top >= high:
                break
            for board in row.boards:
                left, right = max(columns.start, board.left), min(columns.stop, board.right)
                if left < right:
                    area = (
                        slice(left - columns.start, right - columns.start),
                        slice(row.top, row.top + row.high),
                    )
                    self._lay(out[area], board, row.high, range(left, right))
        return out

    def _lay(self, part: Field, board: _Board, high: int, columns: range) -> None:
        """Fill a part of the relief, which begins with the board's upper edge, with these columns of it."""
        around = len(self._tile)
        first = columns.start - board.left if not board.turned else board.right - columns.stop
        first = (first + board.shift) % around
        ends = part[::-1] if board.turned else part
        before = min(len(part), around - first)
        ends[:before] = board.wood[first : first + before, : part.shape[1]]
        ends[before:] = board.wood[: len(part) - before, : part.shape[1]]
        down = np.arange(part.shape[1], dtype=np.float32) + np.float32(0.5)
        part += self._worn(down, high) + np.float32(board.tone)
        across = np.asarray(columns, dtype=np.float32) + np.float32(0.5 - board.left)
        long = board.right - board.left
        if columns.start - board.left < ROUND * self._k or board.right - columns.stop < ROUND * self._k:
            part += self._worn(across, long)[:, None]
            self._part(part.T, across)
        self._part(part, down)

    def _worn(self, at: Field, length: int) -> Field:
        """Light on the edges of a board: one glints, both are worn round. `at`: places across it in px."""
        at = at / np.float32(self._k)
        glint = np.clip(1 - np.abs(at - 2.6) / 1.2, 0, 1) * GLINT
        edges = 0.5 * np.exp(-at / 5) + np.exp((at - length / self._k) / 5)
        return np.asarray(glint + edges * WORN, dtype=np.float32)

    def _part(self, part: Field, at: Field) -> None:
        """Darken the gap before a board."""
        gap = np.clip(GAP - at / self._k, 0, 1)
        near = np.flatnonzero(gap)
        if len(near):
            area = part[:, near[0] : near[-1] + 1]
            area += (np.float32(SEAM) - area) * np.asarray(gap[near], dtype=np.float32)


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
