"""Materials of the tables: as their sources draw them, without a seam, no lighter than the table."""

import io

import numpy as np
import pygame
import pytest
import resvg_py

from art.textures.__main__ import FOLDER, TEXTURES


def grey(name: str) -> np.ndarray:
    """Lightness by column and row."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=TEXTURES[name](), width=800, skip_system_fonts=True))
    return pygame.surfarray.array3d(pygame.image.load(io.BytesIO(png), "tile.png")).astype(int)[..., 0]


def test_the_tiles_on_disk_are_what_the_sources_draw() -> None:
    assert {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.svg")} == {
        name: draw() for name, draw in TEXTURES.items()
    }


@pytest.mark.parametrize("name", sorted(TEXTURES))
def test_a_texture_repeats_without_a_seam(name: str) -> None:
    tile = grey(name)
    for axis in (0, 1):
        steps = np.abs(np.diff(tile, axis=axis)).mean(axis=1 - axis)
        seam = np.abs(tile.take(0, axis=axis) - tile.take(-1, axis=axis)).mean()
        # No step across the edge of the tile is rougher than the roughest inside it.
        assert seam <= steps.max() * 1.1


@pytest.mark.parametrize("name", sorted(TEXTURES))
def test_a_texture_leaves_the_light_of_a_table_as_it_is(name: str) -> None:
    tile = grey(name)
    assert abs(tile.mean() - 128) < 12
    assert tile.std() > 4
