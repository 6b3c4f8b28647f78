"""Drawings that are not ours cannot end the program, whatever resvg does over them."""

import faulthandler
import gzip
import multiprocessing
import os
from multiprocessing.context import BaseContext
from pathlib import Path

import pygame
import pytest

from briscola import resources
from briscola.ui.render import svg_store, untrusted_svg
from briscola.ui.render.raster import Raster
from tools.packages import drawing_marks

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="lime"/></svg>'
)
SIZE = (30, 30)


def dies(_svg: str, _size: tuple[int, int]) -> bytes:
    faulthandler.disable()
    os.abort()


def packaged(folder: Path, *drawings: str) -> None:
    """Lay drawings into a folder as a package has them, with their marks."""
    for name in drawings:
        found = resources.asset(*name.split("/"))
        assert found is not None
        copy = folder / "assets" / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(found.read_bytes())
    drawing_marks.write(folder / "assets", folder / "assets")


def test_drawings_of_a_package_are_known_by_their_marks_whatever_ends_their_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("icons/back.svg", "props/seal.svg", "cards/napoletane/1C.svg")
    packaged(tmp_path, *names)
    monkeypatch.setattr(resources, "roots", lambda: (tmp_path,))
    for name in names:
        path = tmp_path / "assets" / name
        plain = path.read_bytes()
        for data in (plain, gzip.compress(plain), plain.replace(b"\n", b"\r\n")):
            path.write_bytes(data)
            assert untrusted_svg.ours(svg_store.digest(resources.drawing(path)))
    assert not untrusted_svg.ours(svg_store.digest(SQUARE))


def test_in_a_checkout_without_a_list_all_drawings_are_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert resources.asset(drawing_marks.FILE) is None
    assert untrusted_svg.ours("x")
    monkeypatch.setattr(resources, "roots", lambda: (tmp_path,))
    assert untrusted_svg.ours("x")
    (tmp_path / "assets").mkdir()
    drawing_marks.write(tmp_path / "assets", tmp_path / "assets")
    assert untrusted_svg.ours("x")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of marks in which no other drawing stands."""
    packaged(tmp_path, "icons/back.svg")
    monkeypatch.setattr(resources, "roots", lambda: (tmp_path,))


@pytest.mark.slow
@pytest.mark.usefixtures("package")
def test_a_drawing_of_somebody_else_is_drawn(tmp_path: Path) -> None:
    (tmp_path / "mine.svg").write_text(SQUARE)
    picture = Raster(disk=False).file(tmp_path / "mine.svg", SIZE)
    assert picture.get_at((15, 15)) == pygame.Color("lime")


@pytest.mark.slow
@pytest.mark.linux
@pytest.mark.usefixtures("package")
def test_one_that_ends_its_process_has_a_stand_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The child is forked, so that it has the deadly function too."""
    tried: list[str] = []
    context = multiprocessing.get_context

    def forked(_method: str) -> BaseContext:
        tried.append("a process")
        return context("fork")

    monkeypatch.setattr(multiprocessing, "get_context", forked)
    monkeypatch.setattr(svg_store, "bitmap", dies)
    (tmp_path / "bad.svg").write_text(SQUARE)
    raster = Raster(disk=False)
    assert raster.drawing("the thing", SIZE, tmp_path / "bad.svg") is None
    assert raster.drawing("the thing", SIZE, tmp_path / "bad.svg") is None
    assert tried == ["a process"]
    assert "it ended the process" in caplog.text


def test_what_is_no_xml_needs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocessing, "get_context", lambda _: pytest.fail("a process"))
    with pytest.raises(ValueError, match="no XML"):
        untrusted_svg.rasterise(SQUARE[:-3], SIZE)
