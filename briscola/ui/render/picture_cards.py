"""Cards that are pictures: decks that people have brought, kept as PNG and scaled to what is needed."""

from pathlib import Path

import pygame

from briscola import resources
from briscola.resources import UNCHANGED, Changes
from briscola.storage.own_decks import SMALL
from briscola.ui.render import card_images, svg_store
from briscola.ui.render.picture_formats import extent_of

PICTURE = ".png"
SMALLER = 480
"""Height in px of the pictures for phones."""
_MOST = 4096
"""Longest side in px of a picture that is opened."""


def keep_card(folder: Path, code: str, size: tuple[int, int], pixels: bytes) -> None:
    """Write a card given as red, green, blue, and a smaller one for phones. Raises OSError."""
    picture = pygame.image.frombytes(pixels, size, "RGB")
    (folder / f"{code}{PICTURE}").write_bytes(card_images.packed(picture))
    if size[1] > SMALLER:
        picture = pygame.transform.smoothscale(picture, (round(SMALLER * size[0] / size[1]), SMALLER))
    (folder / SMALL / f"{code}{PICTURE}").write_bytes(card_images.packed(picture))


def is_picture(path: Path) -> bool:
    """True for a card that is a picture instead of an SVG drawing."""
    return path.suffix == PICTURE


def drawing(path: Path) -> str:
    """The text of a drawing; for a picture a short text in its place, from which `rasterise` makes it.

    Raises as `resources.drawing` does.
    """
    return f"{PICTURE} {path.stat().st_mtime_ns} {path}" if is_picture(path) else resources.drawing(path)


def rasterise(svg: str, size: tuple[int, int], changes: Changes = UNCHANGED) -> bytes:
    """The card with that text of `drawing` as PNG of that size; raises as svg_store does."""
    kind, _, rest = svg.partition(" ")
    if kind != PICTURE:
        return svg_store.rasterise(svg, size, changes)
    path = Path(rest.partition(" ")[2])
    extent = extent_of("png", path.read_bytes()[:64])
    if max(extent) > _MOST or not all(1 <= side <= svg_store.LARGEST for side in size):
        raise ValueError("no card is as large as that")
    return card_images.packed(pygame.transform.smoothscale(pygame.image.load(path), size))
