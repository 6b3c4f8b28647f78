"""The table: lit, framed, worn; bare words on it can be read wherever they stand."""

from pathlib import Path

import pygame
import pytest

from briscola import resources
from briscola.ui.layout.metrics import Scale
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render import table_surface
from briscola.ui.render.raster import Raster
from briscola.ui.render.table_surface_cache import TableSurfaceCache
from briscola.ui.render.theme import CREAM, TABLES, Colour
from tests.ui.drawn import QUICK

SIZE = (1280, 720)
LEAST = 4.5


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
    path = None
    if texture is not None:
        path = tmp_path / "texture.svg"
        path.write_text(texture)
    monkeypatch.setattr(resources, "asset", lambda *_parts: path)
    for name in TABLES:
        assert table_surface.render((600, 400), TABLES[name], Raster(disk=False)).get_size() == (600, 400)


def test_the_pieces_that_show_a_table_rasterise_nothing_more() -> None:
    raster = Raster(disk=False)
    table_surface.render((1024, 600), TABLES["walnut"], raster)
    before = raster._memory.bytes
    for size in ((400, 300), (120, 60)):
        assert table_surface.swatch(size, TABLES["walnut"], raster, Scale(1024, 600).k, 8).get_size() == size
    assert raster._memory.bytes == before


def test_the_last_tables_are_kept_until_their_size_has_gone() -> None:
    kept = TableSurfaceCache(Raster(disk=False))
    first = kept.picture((600, 400), TABLES["green"])
    kept.picture((600, 400), TABLES["green"], lamp=(0.6, 0.5))
    assert kept.picture((600, 400), TABLES["green"]) is first
    kept.resize()
    assert kept.picture((600, 400), TABLES["green"]) is not first
