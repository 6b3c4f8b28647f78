"""The table: lit, framed, worn; bare words on it can be read wherever they stand."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
import pytest
from msgspec.structs import replace

from briscola.system import resources
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.window.metrics import Scale
from briscola.ui.render import laid_textures, table_surface
from briscola.ui.render.laid_textures import BLOCK, fine_grain
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.table_surface import TableSurfaceCache
from briscola.ui.render.theme import CREAM, TABLES, Colour
from tests.ui.drawn import QUICK

SIZE = (1280, 720)
LEAST = 4.5
MOST_PROMINENT = 150
"""How far a wave of the cloth may stand out."""


def luminance(colour: Colour) -> float:
    """Of a colour, by the rules for contrast on screens."""
    red, green, blue = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("table", list(TABLES))
def test_words_beside_the_sign_of_trumps_and_in_the_header_stand_out(table: str) -> None:
    picture = table_surface.render(SIZE, TABLES[table], QUICK)
    for players in (2, 3, 4, 5):
        layout = Layout(SIZE, range(players), 3, ratio=0.614, partners=players == 4)
        for rect in (layout.emblem_label, layout.header, layout.seal_words):
            ground = luminance(pygame.transform.average_color(picture, rect)[:3])
            assert (luminance(CREAM) + 0.05) / (ground + 0.05) > LEAST, (players, rect)


@pytest.mark.slow
@pytest.mark.parametrize("name", list(TABLES))
@pytest.mark.parametrize("size", [(1024, 600), (1080, 1400), (2560, 1080)], ids=str)
def test_the_table_is_lit_in_the_middle_and_framed_in_walnut(name: str, size: tuple[int, int]) -> None:
    picture = table_surface.render(size, TABLES[name], Raster(disk=False))
    assert picture.get_size() == size
    w, h = size

    def light(x: int, y: int) -> float:
        return sum(pygame.transform.average_color(picture, pygame.Rect(x - 8, y - 8, 16, 16))[:3])

    assert light(w // 2, round(h * 0.46)) > 1.5 * light(60, h - 60)
    rim = picture.get_at((w // 2, 3))
    assert rim[0] > rim[1] > rim[2]


@pytest.mark.parametrize("texture", [None, "no drawing"])
def test_a_table_without_its_texture_is_plain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, texture: str | None
) -> None:
    path = None if texture is None else tmp_path / "texture.svg"
    if path is not None:
        path.write_text(str(texture))
    monkeypatch.setattr(resources, "asset", lambda *_parts: path)
    for name in TABLES:
        assert table_surface.render((600, 400), TABLES[name], Raster(disk=False)).get_size() == (600, 400)


def test_the_pieces_that_show_a_table_rasterise_nothing_more() -> None:
    raster = Raster(disk=False)
    table_surface.render((1024, 600), TABLES["walnut"], raster)
    before = raster.memory.bytes
    for size in ((400, 300), (120, 60)):
        assert table_surface.swatch(size, TABLES["walnut"], raster, Scale(1024, 600).k, 8).get_size() == size
    assert raster.memory.bytes == before


def painted(name: str, size: tuple[int, int]) -> np.ndarray:
    """The green part of a table's colours as its texture moves them: its light is taken away."""
    plain, woven = (
        pygame.surfarray.array_green(table_surface.render(size, theme, Raster(disk=False))).astype(float)
        for theme in (replace(TABLES[name], relief=0.0), TABLES[name])
    )
    return np.asarray(woven / np.maximum(plain, 1) - 1)


def most_prominent(picture: np.ndarray) -> float:
    """How far the strongest wave in a square picture stands out: its power over the median around it."""
    side, near = len(picture), 16
    window = np.outer(np.hanning(side), np.hanning(side))
    power = np.abs(np.fft.fftshift(np.fft.fft2((picture - picture.mean()) * window))) ** 2
    blocks = power.reshape(side // near, near, side // near, near).swapaxes(1, 2).reshape(-1, near * near)
    centres = np.hypot(*np.meshgrid(*2 * [np.arange(0, side, near) + near / 2 - side / 2])).ravel()
    fine = centres > 2 * near  # wide soft shades are no raster
    return float((blocks[fine].max(axis=1) / np.median(blocks[fine], axis=1)).max())


@pytest.mark.slow
@pytest.mark.parametrize("name", ["green", "night"])
def test_cloth_shows_no_raster_in_a_window_of_4k(name: str) -> None:
    """Noise reaches about 20, this cloth 60; the twill of before reached 20,000."""
    cloth = painted(name, (3840, 2160))
    for x, y in ((400, 200), (1400, 560), (2700, 1050)):
        assert most_prominent(cloth[x : x + 1024, y : y + 1024]) < MOST_PROMINENT


def test_nothing_in_the_cloth_comes_again() -> None:
    """No shift lays it upon a like one; a tile that repeats lies upon itself."""
    grain = painted("green", (1280, 720))[40:-40, 40:-40]
    grain -= grain.mean()
    spectrum = np.abs(np.fft.fft2(grain, [2 * side for side in grain.shape])) ** 2
    alike = np.fft.ifft2(spectrum).real / (grain**2).sum()
    far = alike[: len(grain) * 2 // 3, : grain.shape[1] * 2 // 3]
    far[:64, :] = 0
    assert far.max() < 0.15


def test_boards_are_of_all_lengths_widths_and_tones() -> None:
    tile = np.zeros((1280, 1020), dtype=np.float32)
    boards = laid_textures.Boards(tile, 1.0, (1920, 1080))
    rows = boards.rows
    assert len({row.high for row in rows}) > len(rows) // 2
    lengths = [board.right - board.left for row in rows for board in row.boards]
    assert len(set(lengths)) == len(lengths)
    for row in rows:
        for one, other in pairwise(row.boards):
            assert one.tone != other.tone and one.right == other.left
    for above, below in pairwise(rows):
        ends = [{board.right for board in row.boards} for row in (above, below)]
        assert all(abs(one - other) > 4 for one in ends[0] for other in ends[1])


@pytest.mark.parametrize("texture", ["cloth", "walnut"])
def test_a_texture_is_the_same_in_strips_and_in_a_window_twice_the_size(texture: str) -> None:
    tile = np.linspace(-1, 1, 128 * 102, dtype=np.float32).reshape(128, 102)
    small = laid_textures.laid(texture, tile, 0.1, (192, 108))
    whole = small.relief(range(192), 108)
    strips = [small.relief(range(left, min(192, left + 50)), 108) for left in range(0, 192, 50)]
    assert np.allclose(np.concatenate(strips), whole, atol=2e-3)
    if texture == "walnut":
        large = laid_textures.laid(texture, np.kron(tile, np.ones((2, 2), np.float32)), 0.2, (384, 216))
        assert isinstance(small, laid_textures.Boards) and isinstance(large, laid_textures.Boards)
        for one, two in zip(small.rows, large.rows, strict=True):
            assert abs(two.top - 2 * one.top) < 12
            for board, larger in zip(one.boards, two.boards, strict=True):
                assert (board.tone, board.turned) == (larger.tone, larger.turned)
                assert abs(larger.right - 2 * board.right) < 12


def test_the_last_tables_are_kept_until_their_size_has_gone() -> None:
    kept = TableSurfaceCache(Raster(disk=False))
    first = kept.picture((600, 400), TABLES["green"])
    kept.picture((600, 400), TABLES["green"], lamp=(0.6, 0.5))
    assert kept.picture((600, 400), TABLES["green"]) is first
    kept.resize()
    assert kept.picture((600, 400), TABLES["green"]) is not first


def test_a_window_of_1080_lines_or_less_has_the_drawing_alone() -> None:
    assert fine_grain(range(100), 50, 1.0, wood=False) is None


@pytest.mark.parametrize("wood", [False, True])
def test_a_strip_has_the_grain_of_the_whole_table(wood: bool) -> None:
    whole = fine_grain(range(3 * BLOCK), 40, 2.0, wood=wood)
    strip = fine_grain(range(BLOCK - 7, 2 * BLOCK + 5), 40, 2.0, wood=wood)
    assert whole is not None and strip is not None
    assert np.array_equal(strip, whole[BLOCK - 7 : 2 * BLOCK + 5])


def test_fibres_lie_both_ways_and_pores_along_the_boards() -> None:
    def likeness(wood: bool, axis: int) -> float:
        grain = fine_grain(range(4 * BLOCK), 256, 2.0, wood=wood)
        assert grain is not None
        grain -= grain.mean()
        return float((grain * np.roll(grain, 2, axis)).mean() / grain.var())

    assert likeness(True, 0) > 0.3 > 0.1 > abs(likeness(True, 1))
    assert likeness(False, 0) > 0.15 < likeness(False, 1)
