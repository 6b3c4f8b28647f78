"""Cards as images: printed drawings, and pictures as somebody has brought them."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from briscola.lazy_library import later
from briscola.storage.own_decks import SMALL
from briscola.system import resources
from briscola.system.resources import UNCHANGED, Changes, Press
from briscola.ui.render.picture_formats import extent_of
from briscola.ui.render.svg import print_effect, svg_store
from briscola.ui.render.svg.print_effect import BARE, INK

if TYPE_CHECKING:
    import numpy as np

    from briscola.ui.render.svg.print_effect import Pixels
else:
    np = later("numpy")

Size = tuple[int, int]


def whole(drawn: pygame.Surface, size: Size, *, two_headed: bool) -> pygame.Surface:
    """The picture at its full size: a two-headed drawing was rasterised down to its middle only."""
    if two_headed and size[1] % 2 == 0:
        # A drawing with a size of its own may come otherwise than was asked for.
        half = _fitted(drawn, (size[0], size[1] // 2))
        half.set_alpha(None)  # copied, not laid over
        both = pygame.Surface(size, pygame.SRCALPHA, half)
        both.blit(half, (0, 0))
        both.blit(pygame.transform.rotate(half, 180), (0, half.get_height()))
        return both
    return _fitted(drawn, size)


def _fitted(drawn: pygame.Surface, size: Size) -> pygame.Surface:
    return drawn if drawn.get_size() == size else pygame.transform.smoothscale(drawn, size)


def printed(drawn: pygame.Surface, code: str, press: Press) -> pygame.Surface:
    """The whole picture of the card `code` as it comes out of its press."""
    return _pressed(_on_paper(drawn), code, press)


def printed_shape(drawn: pygame.Surface, code: str, press: Press) -> pygame.Surface:
    """A picture that has no paper of its own, printed; its edge is a line of the key, or it would fray."""
    sheet = pygame.Surface(drawn.get_size(), depth=32)
    sheet.fill(INK)
    sheet.blit(drawn, (0, 0))
    out = pygame.Surface(drawn.get_size(), pygame.SRCALPHA)
    out.blit(_pressed(sheet, code, press), (0, 0))
    pygame.surfarray.pixels_alpha(out)[:] = pygame.surfarray.array_alpha(drawn)
    return out


def _pressed(sheet: pygame.Surface, code: str, press: Press) -> pygame.Surface:
    parts: Pixels = pygame.surfarray.pixels3d(sheet).transpose(2, 1, 0)
    pixels = np.ascontiguousarray(print_effect.printed(parts, code, press).transpose(1, 2, 0))
    return pygame.image.frombuffer(pixels.data, sheet.get_size(), "RGB")


def _on_paper(drawn: pygame.Surface) -> pygame.Surface:
    """A new opaque picture; nearly every drawing has its own paper."""
    if pygame.surfarray.pixels_alpha(drawn).min() == 255:
        sheet = pygame.Surface(drawn.get_size(), 0, drawn)  # in its own order of colours this takes no time
    else:
        sheet = pygame.Surface(drawn.get_size(), depth=32)
        sheet.fill(BARE)
    sheet.blit(drawn, (0, 0))
    return sheet


def packed(picture: pygame.Surface) -> bytes:
    """An opaque picture as PNG, packed in a fifth of the time of libpng, and hardly larger."""
    width, height = picture.get_size()
    pixels = np.frombuffer(pygame.image.tobytes(picture, "RGB"), dtype=np.uint8).reshape(height, -1)
    lines = np.empty((height, 1 + pixels.shape[1]), dtype=np.uint8)
    lines[:, 0] = 2  # of every line the difference from the line above
    lines[0, 1:] = pixels[0]
    np.subtract(pixels[1:], pixels[:-1], out=lines[1:, 1:])
    packer = zlib.compressobj(1, strategy=zlib.Z_RLE)
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", header),
            _chunk(b"IDAT", packer.compress(lines.data) + packer.flush()),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


PICTURE = ".png"
SMALLER = 480
"""Height in px of the pictures for phones."""
_MOST = 4096
"""Longest side in px of a picture that is opened."""


def keep_card(folder: Path, code: str, size: tuple[int, int], pixels: bytes) -> None:
    """Write a card given as red, green, blue, and a smaller one for phones. Raises OSError."""
    picture = pygame.image.frombytes(pixels, size, "RGB")
    (folder / f"{code}{PICTURE}").write_bytes(packed(picture))
    if size[1] > SMALLER:
        picture = pygame.transform.smoothscale(picture, (round(SMALLER * size[0] / size[1]), SMALLER))
    (folder / SMALL / f"{code}{PICTURE}").write_bytes(packed(picture))


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
    return packed(pygame.transform.smoothscale(pygame.image.load(path), size))
