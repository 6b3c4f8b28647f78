"""The pictures of the very first title: they come with the game, and are what its drawings give."""

from collections.abc import Callable
from pathlib import Path

import pytest

from briscola.commands.play_only import PlayOnly
from briscola.storage.settings.settings import Settings
from briscola.system import resources
from briscola.system.resources import Changes
from briscola.ui.app import App
from briscola.ui.render.svg.raster import MarkedSvg, Raster
from briscola.ui.render.svg.svg_store import SHIPPED
from briscola.ui.render.window import comfortable
from briscola.ui.scenes.title import Title
from tools import first_pictures

ASSETS = resources.PACKAGE.parent / "assets"
TINY = 64 * 64
"""Px of a picture that nobody waits for."""


class CountingRaster(Raster):
    """Notes the sizes of what is rasterised."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.rasterised: list[tuple[int, int]] = []

    def rasterise(self, source: MarkedSvg, size: tuple[int, int]) -> bytes:
        self.rasterised.append(size)
        return super().rasterise(source, size)


def first_title(folder: Path, size: tuple[int, int]) -> tuple[bytes, list[tuple[int, int]]]:
    """The title's pixels, and the larger pictures that were rasterised for it."""
    raster = CountingRaster(folder / "drawings")
    app = App(settings=Settings(language="en"), size=size, sound=False, raster=raster)
    app.push(Title(app, PlayOnly()))
    app.tick(0.0)
    pixels = app.window.surface.get_buffer().raw
    app.close()
    return pixels, [each for each in raster.rasterised if each[0] * each[1] > TINY]


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes | None], None]:
    """The game's assets, but for the pictures that come with it: these bytes each, or None of them."""

    def replace(data: bytes | None) -> None:
        there = tmp_path / "other" / "assets"
        there.mkdir(parents=True)
        for path in ASSETS.iterdir():
            if path.name != SHIPPED:
                (there / path.name).symlink_to(path)
        if data is not None:
            (there / SHIPPED).mkdir()
            for path in (ASSETS / SHIPPED).iterdir():
                (there / SHIPPED / path.name).write_bytes(data)
        monkeypatch.setattr(resources, "roots", lambda: (tmp_path / "other",))

    return replace


def test_the_pictures_are_those_of_the_drawings_of_today() -> None:
    """If not, run `python -m tools.first_pictures`."""
    assert first_pictures.faults(first_pictures.drawn()) == []


def test_a_picture_that_has_changed_is_found_written_anew_and_one_too_many_removed(tmp_path: Path) -> None:
    pictures = {name: picture for name, picture in first_pictures.drawn().items() if max(picture.size) < 300}
    first_pictures.write(pictures, tmp_path)
    assert first_pictures.faults(pictures, tmp_path) == []
    changed, gone, *_ = sorted(pictures)
    spot = pictures[changed].copy()
    spot.putpixel((40, 20), (9, 9, 9, 255))
    wanted = {**pictures, changed: spot}
    del wanted[gone]
    assert first_pictures.faults(wanted, tmp_path) == sorted((changed, gone))
    first_pictures.write(wanted, tmp_path)
    assert first_pictures.faults(wanted, tmp_path) == []


@pytest.mark.parametrize("desktop", [(1920, 1080), (2560, 1440), (3840, 2160)])
def test_a_first_window_has_the_size_of_the_pictures(desktop: tuple[int, int]) -> None:
    assert comfortable(desktop) in first_pictures.SIZES


@pytest.mark.linux
@pytest.mark.parametrize("size", first_pictures.SIZES)
def test_a_first_title_rasterises_nothing_and_looks_the_same(
    tmp_path: Path, assets: Callable[[bytes | None], None], size: tuple[int, int]
) -> None:
    shipped, nothing = first_title(tmp_path / "one", size)
    assert nothing == []
    assets(None)
    drawn, rasterised = first_title(tmp_path / "two", size)
    assert len(rasterised) > 8
    assert max(abs(a - b) for a, b in zip(shipped, drawn, strict=True)) <= first_pictures.ROUNDED


@pytest.mark.linux
@pytest.mark.parametrize("data", [b"", b"RIFF\x10\x00\x00\x00WEBPVP8L", b"<svg/>"])
def test_a_damaged_picture_is_rasterised_from_its_drawing(
    tmp_path: Path, assets: Callable[[bytes | None], None], data: bytes
) -> None:
    assets(data)
    _, rasterised = first_title(tmp_path, (1920, 1080))
    assert len(rasterised) > 8


def test_the_pictures_of_another_deck_or_changed_drawing_are_not_taken(tmp_path: Path) -> None:
    raster = CountingRaster(tmp_path)
    drawing = resources.plain(ASSETS / "props" / "espresso.svg")
    size = next(size for size in ((155, 155), (186, 186)) if raster.at_hand(drawing, size))
    raster.file(drawing, size)
    assert raster.rasterised == []
    other = resources.Drawing(path=drawing.path, code=drawing.code, changes=Changes(share=0.5))
    assert not raster.at_hand(other, size)
    raster.file(other, size)
    assert raster.rasterised == [size]
