"""Small pictures of cards, and how much two of them differ."""

from __future__ import annotations

import io
import itertools
from collections.abc import Iterator
from functools import cache

import numpy as np
import pygame
import resvg_py
from numpy.typing import NDArray
from scipy.ndimage import gaussian_filter

from art.cards.decks import load
from art.cards.kit.deck import CODES

THUMBNAIL = 104  # pixels of height


@cache
def sources(deck: str) -> dict[str, str]:
    """Code → SVG as the sources draw it now."""
    return {code: draw().to_svg() for code, draw in load(deck)[1].items()}


def small(svg: str, width: int, height: int = THUMBNAIL) -> NDArray[np.float64]:
    """Red, green and blue of the card as a small picture on white: x, y, channel."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height))
    picture = pygame.image.load(io.BytesIO(png), "card.png")
    page = pygame.Surface(picture.get_size(), 0, 24)
    page.fill("white")
    page.blit(picture, (0, 0))
    return pygame.surfarray.array3d(page).astype(np.float64)


def grey(picture: NDArray[np.float64]) -> NDArray[np.float64]:
    """Luminance of a picture."""
    return np.asarray(picture @ np.array([0.299, 0.587, 0.114]), dtype=np.float64)


def likeness(one: NDArray[np.float64], two: NDArray[np.float64]) -> float:
    """Correlation of two pictures in grey, blurred by two pixels."""
    a, b = (gaussian_filter(grey(picture), 2.0) for picture in (one, two))
    a, b = a - a.mean(), b - b.mean()
    return float((a * b).sum() / np.sqrt((a * a).sum() * (b * b).sum()))


def difference(one: NDArray[np.float64], two: NDArray[np.float64]) -> float:
    """Share of pixels that differ clearly in colour."""
    return float((np.abs(one - two).max(axis=2) > 64).mean())


def pairs(deck: str) -> Iterator[tuple[str, NDArray[np.float64], NDArray[np.float64]]]:
    """Every two cards of a deck: their codes, their small pictures."""
    info, _ = load(deck)
    pictures = {
        code: small(sources(deck)[code], round(THUMBNAIL * info.width / info.height)) for code in CODES
    }
    for (a, one), (b, two) in itertools.combinations(pictures.items(), 2):
        yield f"{a} {b}", one, two
