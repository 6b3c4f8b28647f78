"""Cards as small pictures, how much two differ, and how they look to other eyes."""

import io
from collections.abc import Container
from typing import cast

import numpy as np
import pygame
from numpy.typing import NDArray

from briscola.system import resources, svg_document
from briscola.system.resources import Drawing
from briscola.ui.render.svg import svg_store

Picture = NDArray[np.float64]
"""Red, green and blue, 0 to 255: x, y, channel."""

EYES = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.052),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""Matrices of linear light, without red, green or blue cones (Machado, Oliveira and Fernandes, 2009) and of
lightness alone."""
LUMINANCE = np.array([0.299, 0.587, 0.114])
PAPER = (255, 253, 247)


def surface(drawing: Drawing, size: tuple[int, int], without: Container[str] = ()) -> pygame.Surface:
    """The whole drawing at that size, some of its layers left out. Raises ValueError or OSError."""
    changes = drawing.changes
    whole = resources.Changes(inks=changes.inks, moves=changes.moves)
    svg, _ = svg_document.prepared(resources.drawing(drawing.path), size, whole)
    if without:
        root = svg_document.parse(svg)
        for parent in [*root.iter()]:
            for child in [child for child in parent if child.get("id") in without]:
                parent.remove(child)
        svg = svg_document.write(root)
    return pygame.image.load(io.BytesIO(svg_store.bitmap(svg, size)), "drawing.png")


def small(drawing: Drawing, size: tuple[int, int], without: Container[str] = ()) -> Picture:
    """The drawing on white."""
    picture = surface(drawing, size, without)
    page = pygame.Surface(size, 0, 24)
    page.fill("white")
    page.blit(picture, (0, 0))
    return pygame.surfarray.array3d(page).astype(np.float64)


def difference(one: Picture, two: Picture) -> float:
    """Share of pixels that differ clearly in colour."""
    return float((np.abs(one - two).max(axis=2) > 64).mean())


def likeness(one: Picture, two: Picture) -> float:
    """Correlation of two pictures in grey."""
    a, b = (picture @ LUMINANCE for picture in (one, two))
    a, b = a - a.mean(), b - b.mean()
    return float((a * b).sum() / max(1.0, np.sqrt((a * a).sum() * (b * b).sum())))


def seen(picture: Picture, eyes: str) -> Picture:
    """The picture through those of `EYES`. KeyError for others."""
    share = picture / 255
    light = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    light = np.clip(light @ np.array(EYES[eyes]).T, 0, 1)
    share = np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055)
    return cast(Picture, np.round(255 * share))
