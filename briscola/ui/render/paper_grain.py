"""Material of the cards: warm board, its fibres, its thickness."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from briscola.lazy_library import later
from briscola.system.resources import DeckInfo, Stock

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Field = npt.NDArray[np.float32]
else:
    np = later("numpy")


WARMTH = (0.9, 1.0, 1.25)
"""Strength of its unevenness for each colour."""
FIBRES = 2600
"""Number of fibres on a card as wide as high."""
LENGTH = (0.010, 0.034)
"""Least and greatest length of a fibre, as shares of the card's height."""
BEND = 0.9
"""Largest turn of a fibre on its way, in radians, to either side."""
DEPTH = 5.0
"""Strength with which fibres darken or lighten the board, of 255."""
TOOTH = 2.0
"""Unevenness from point to point, of 255."""
CLOUD = 0.6
"""Large-scale unevenness, of 255."""
DIMPLES = 96
"""Dimples of a finish along a card's height."""
DIMPLE = 2.6
"""Depth of their shade, of 255."""
SHEEN = 7.0
"""Darkness of a varnished card away from its sheen, of 255."""
LIGHT = (-0.45, -0.89)
"""Direction of the light: up and a little to the left."""


def picture(size: tuple[int, int], height: int, deck: DeckInfo) -> pygame.Surface:
    """Board of a card of that size, to be multiplied with its print; reduced from one `height` px high."""
    width = max(2, round(height * deck.ratio))
    pixels = board(height, width, deck.stock).transpose(1, 2, 0).tobytes()
    return pygame.transform.smoothscale(pygame.image.frombytes(pixels, (width, height), "RGB"), size)


@lru_cache(maxsize=2)
def board(height: int, width: int, stock: Stock) -> npt.NDArray[np.uint8]:
    """Light that the board reflects, red, green and blue: shape (3, height, width)."""
    chance = np.random.default_rng(7)
    light = stock.fibres * DEPTH * _fibres(chance, height, width).clip(-2, 2)
    light += stock.tooth * TOOTH * _soft(chance.standard_normal((height, width), dtype=np.float32))
    light += stock.tooth * CLOUD * _clouds(chance, height, width)
    light += stock.finish * DIMPLE * _dimples(height, width) - stock.gloss * SHEEN * _dull(height, width)
    tone, warmth = (np.asarray(parts, dtype=np.float32)[:, None, None] for parts in (stock.tone, WARMTH))
    return np.clip(tone + light * warmth + 0.5, 0, 255).astype(np.uint8)


def _fibres(chance: np.random.Generator, height: int, width: int) -> Field:
    """Fibres in all directions, darker and lighter ones, about 0."""
    count = round(FIBRES * width / height)
    points = max(4, round(1.3 * LENGTH[1] * height))
    along = np.linspace(-0.5, 0.5, points)[:, None]
    length = chance.uniform(*LENGTH, count) * height
    turn = chance.uniform(0, 2 * np.pi, count) + along * chance.uniform(-BEND, BEND, count)
    down = chance.uniform(0, height, count) + along * length * np.sin(turn)
    right = chance.uniform(0, width, count) + along * length * np.cos(turn)
    shade = np.where(chance.random(count) < 0.6, -1.0, 0.8) * chance.uniform(0.3, 1.0, count)
    weight = shade * length / points * (1 - (2 * along) ** 4)
    place = (down.astype(np.int32) % height) * width + right.astype(np.int32) % width
    field = np.bincount(place.ravel(), weight.ravel(), height * width).reshape(height, width)
    return 1.7 * _soft(np.asarray(field, dtype=np.float32))


def _dimples(height: int, width: int) -> Field:
    """Dimples in rows that cross at right angles, aslant, about 0."""
    down, right = (
        np.arange(length, dtype=np.float32) * (2 * np.pi * DIMPLES / height) for length in (height, width)
    )
    rows = 0.5 * (np.cos(down[:, None] + right) + np.cos(down[:, None] - right))
    return rows.astype(np.float32)


def _dull(height: int, width: int) -> Field:
    """Distance of each point from the sheen across the upper half: 0 in its middle, up to 1."""
    down, right = (np.arange(length, dtype=np.float32) / height for length in (height, width))
    dull = 1 - np.exp(-(((down[:, None] + 0.45 * right - 0.42) / 0.30) ** 2))
    return dull.astype(np.float32)


def _soft(field: Field) -> Field:
    """Each point mixed with its neighbours."""
    for axis in (0, 1):
        field = (np.roll(field, 1, axis) + 2 * field + np.roll(field, -1, axis)) * np.float32(0.25)
    return field


def _clouds(chance: np.random.Generator, height: int, width: int) -> Field:
    """Slow unevenness about 0."""
    rough = chance.standard_normal((14, 10), dtype=np.float32)
    for axis, length in enumerate((height, width)):
        at = np.linspace(0, rough.shape[axis] - 1.001, length, dtype=np.float32)
        first = at.astype(np.int32)
        share = at - first
        share = np.expand_dims(share * share * (3 - 2 * share), 1 - axis).astype(np.float32)
        rough = rough.take(first, axis) * (1 - share) + rough.take(first + 1, axis) * share
    return rough


def lit(distance: Field, thick: float, ink: Field, band: Field) -> tuple[Field, Field]:
    """Ink and cover of a card's hairline edge, lit as if it were thick; shapes (w, h, 3) and (w, h).

    `distance` is that to the card's edge, negative inside. Where the edge faces the light it is paler, with
    a bright line next to it. Where it faces away it is darker, with a shade.
    """
    across, down = np.gradient(distance)
    towards = across * LIGHT[0] + down * LIGHT[1]
    beside = np.clip(1 - np.abs(distance + 1.6 * thick) / thick, 0, 1)
    bright = beside * np.clip(towards, 0, 1) * 0.75
    shade = beside * np.clip(-towards, 0, 1) * 0.16
    band = band * (1 - 0.45 * towards)
    ink = ink + (255 - ink) * (bright > band)[..., None]
    return ink, np.maximum(np.maximum(band, shade), bright).astype(np.float32)
