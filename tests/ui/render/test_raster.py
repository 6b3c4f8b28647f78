"""Drawings as pixels: kept on disk, in memory up to a ceiling, their upper rows alone."""

import os
from pathlib import Path

import pygame
import pytest

from briscola import resources
from briscola.ui.render import svg_store, untrusted_svg
from briscola.ui.render.raster import Raster

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
    '<rect width="10" height="10" fill="#f00"/></svg>'
)
RED = pygame.Color(255, 0, 0)


def test_drawings_are_kept_on_disk_by_what_they_show(tmp_path: Path) -> None:
    drawing = tmp_path / "x.svg"
    drawing.write_text(SQUARE)
    first = Raster(tmp_path / "cache").file(drawing, (80, 80))
    files = list((tmp_path / "cache").iterdir())
    assert len(files) == 1
    again = Raster(tmp_path / "cache").file(drawing, (80, 80))
    assert first.get_at((40, 40)) == again.get_at((40, 40)) == RED
    drawing.write_text(SQUARE.replace("#f00", "#00f"))
    assert Raster(tmp_path / "cache").file(drawing, (80, 80)).get_at((40, 40)) == pygame.Color(0, 0, 255)


def test_the_upper_rows_of_a_drawing_are_those_of_the_whole_and_kept_apart_from_it(tmp_path: Path) -> None:
    path = resources.asset("textures", "walnut.svg")
    assert path is not None
    raster = Raster(tmp_path)
    whole, strip = raster.file(path, (400, 225)), raster.file(path, (400, 225), rows=20)
    assert strip.get_size() == (400, 20)
    one, two = (
        pygame.surfarray.array3d(part).astype(int) for part in (whole.subsurface(0, 0, 400, 20), strip)
    )
    assert abs(one - two).max() <= 2
    assert len(list(tmp_path.iterdir())) == 2


def test_the_upper_rows_of_a_strange_drawing_are_drawn_as_carefully(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = tmp_path / "x.svg"
    drawing.write_text(SQUARE.replace("0 0 10 10", "0 0 10 20"))
    tried: list[tuple[int, int]] = []

    def rasterise(svg: str, size: tuple[int, int], changes: resources.Changes) -> bytes:
        tried.append(size)
        return svg_store.rasterise(svg, size, changes)

    monkeypatch.setattr(untrusted_svg, "ours", lambda _mark: False)
    monkeypatch.setattr(untrusted_svg, "rasterise", rasterise)
    assert Raster(disk=False).file(drawing, (40, 80), rows=20).get_at((20, 19)) == RED
    assert tried == [(40, 20)]


def test_what_was_left_half_written_long_ago_is_cleared_away(tmp_path: Path) -> None:
    old, young = tmp_path / "a.png.1.part", tmp_path / "b.png.2.part"
    for path in (old, young):
        path.write_bytes(b"half")
    os.utime(old, (1e9, 1e9))
    Raster(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [young.name]


def test_a_damaged_or_forbidden_cache_changes_nothing(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    Raster(cache).text(SQUARE, (80, 80))
    for path in cache.iterdir():
        path.write_bytes(b"not a picture")
    assert Raster(cache).text(SQUARE, (80, 80)).get_at((40, 40)) == RED
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    assert Raster(in_the_way / "deep").text(SQUARE, (80, 80)).get_size() == (80, 80)


def test_the_raster_forgets_the_oldest_when_it_holds_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Raster, "LIMIT", 3 * 100 * 100 * 4)
    raster = Raster(disk=False)
    surfaces = [raster.text(SQUARE, (100, 100 - n)) for n in range(6)]
    assert raster.text(SQUARE, (100, 95)) is surfaces[5]
    assert raster.text(SQUARE, (100, 100)) is not surfaces[0]


def test_a_drawing_s_ratio_is_read_from_it(tmp_path: Path) -> None:
    path = tmp_path / "chalk.svg"
    path.write_text('<svg viewBox="0 0 200 60"/>')
    assert Raster(disk=False).ratio(path) == pytest.approx(200 / 60)
    path.write_text("<svg/>")
    assert Raster(disk=False).ratio(path) == 1.0
