"""Drawings as pixels: kept up to a ceiling, rasterised ahead by a process of their own."""

import errno
import faulthandler
import gzip
import multiprocessing
import os
import time
from multiprocessing.context import BaseContext
from pathlib import Path

import pygame
import pytest

from briscola.system import resources
from briscola.ui.render.cards.card_art import PREVIEW
from briscola.ui.render.svg import svg_store, untrusted_svg
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.svg.raster_worker import RasterWorker, work
from tests.ui.conftest import Open
from tools.packages import drawing_marks

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


@pytest.mark.parametrize("error", [EOFError, BrokenPipeError], ids=["elsewhere", "on Windows"])
def test_a_drawing_that_ends_its_process_is_refused_in_words(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def died(*_: object) -> bool:
        raise error

    monkeypatch.setattr(type(multiprocessing.Pipe()[0]), "poll", died)
    with pytest.raises(ValueError, match="it ended the process that tried to draw it"):
        untrusted_svg.rasterise(SQUARE, (8, 8))


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


COLOURED = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z" fill="{}"/></svg>'
SIZE = (90, 90)
LONG = 300.0
"""Seconds after which a process that should have ended is given up."""


@pytest.fixture
def drawings(tmp_path: Path) -> list[Path]:
    """Three squares, and between them a file that is no drawing and one that is not there."""
    paths = []
    for name, text in (("a", COLOURED.format("red")), ("bad", "no drawing"), ("b", COLOURED.format("blue"))):
        path = tmp_path / f"{name}.svg"
        path.write_text(text, encoding="utf-8")
        paths.append(path)
    return [*paths, tmp_path / "missing.svg"]


def kept(folder: Path) -> set[str]:
    """Names of the pictures in a cache."""
    return {path.name for path in folder.iterdir()}


def named(*drawings: Path) -> set[str]:
    """The names under which drawings are kept."""
    marks = [svg_store.digest(path.read_text(encoding="utf-8")) for path in drawings]
    return {svg_store.picture(Path(), mark, SIZE).name for mark in marks}


def test_what_can_be_drawn_is_drawn_and_the_rest_left_alone(drawings: list[Path], tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    work(cache, [(resources.plain(path), SIZE, None) for path in drawings])
    assert kept(cache) == named(drawings[0], drawings[2])


@pytest.mark.parametrize("size", [(0, 90), (90, 0), (-1, 90), (1_000_000, 90)])
def test_a_size_no_picture_can_have_is_refused(size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no picture is"):
        svg_store.rasterise(COLOURED.format("red"), size)


@pytest.mark.parametrize(
    "svg", ["", "no drawing", "<svg", COLOURED[:40], "<svg xmlns='http://www.w3.org/2000/svg'"]
)
def test_a_damaged_drawing_is_refused(svg: str) -> None:
    with pytest.raises(ValueError):
        svg_store.rasterise(svg, SIZE)


def test_the_window_finds_what_the_process_made(drawings: list[Path], tmp_path: Path) -> None:
    cache, raster_worker = tmp_path / "cache", RasterWorker()
    raster = Raster(cache)
    raster_worker.request(cache, [(resources.plain(path), SIZE, None) for path in drawings])
    until = time.monotonic() + LONG
    while raster_worker.busy and time.monotonic() < until:
        time.sleep(0.02)
    raster_worker.close()
    assert kept(cache) == named(drawings[0], drawings[2])
    for path in cache.iterdir():
        path.write_bytes(svg_store.rasterise(COLOURED.format("lime"), SIZE))
    # Not drawn again: the picture on disk is taken as it is.
    assert raster.file(drawings[0], SIZE).get_at((45, 45))[:3] == (0, 255, 0)


def test_the_same_wish_twice_starts_nothing_and_another_one_ends_the_first(
    drawings: list[Path], tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    raster_worker = RasterWorker()
    jobs = [(resources.plain(drawings[0]), SIZE, None)]
    raster_worker.request(cache, jobs)
    first = raster_worker.process
    raster_worker.request(cache, jobs)
    assert raster_worker.process is first
    raster_worker.request(cache, [])
    assert not raster_worker.busy
    raster_worker.close()
    assert not raster_worker.busy


@pytest.mark.parametrize("deck", ["napoletane", "francesi"])
def test_the_cards_of_the_title_come_first_and_every_card_once(open_app: Open, deck: str) -> None:
    jobs = open_app(deck=deck).kit.sprites.art.drawings()
    own = jobs[:42]
    names = [card.code for card, _, _ in own]
    assert len(set(names)) == 42
    assert {card.path.parent.name for card, _, _ in own} == {deck}
    assert names[:3] == ["back", "RD", "3B"] and "back-small" in names[:9]
    assert len({size for _, size, _ in own}) == 1


@pytest.mark.slow
def test_what_shows_the_other_decks_comes_last_at_the_sizes_they_will_have(open_app: Open) -> None:
    app = open_app(deck="napoletane")
    jobs = app.kit.sprites.art.drawings()
    for deck in {info.name for info in resources.decks()} - {"napoletane"}:
        wanted = {resources.card_drawing(deck, code) for code in (*PREVIEW, "back-small")} - {None}
        shown = [job for job in jobs if job[0] in wanted]
        assert len(shown) == len(wanted) >= len(PREVIEW)
        app.change(deck=deck)
        assert set(shown) <= set(app.kit.sprites.art.drawings())


def test_on_a_full_disk_nothing_half_written_stays_and_all_is_drawn(
    drawings: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache, wishes, whole = tmp_path / "cache", list[Path](), Path.write_bytes
    raster = Raster(cache)

    def half(path: Path, data: bytes) -> int:
        wishes.append(path)
        whole(path, data[: len(data) // 2])
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_bytes", half)
    work(cache, [(resources.plain(path), SIZE, None) for path in drawings])
    assert len(wishes) == 1  # it does not go on drawing what nobody will find
    assert not kept(cache)
    assert raster.file(drawings[0], SIZE).get_at((45, 45))[:3] == (255, 0, 0)
    assert raster.file(drawings[2], SIZE).get_at((45, 45))[:3] == (0, 0, 255)
    assert not kept(cache)


GREEN = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="lime"/></svg>'
)
SMALL = (30, 30)


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
    assert not untrusted_svg.ours(svg_store.digest(GREEN))


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
    (tmp_path / "mine.svg").write_text(GREEN)
    picture = Raster(disk=False).file(tmp_path / "mine.svg", SMALL)
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
    (tmp_path / "bad.svg").write_text(GREEN)
    raster = Raster(disk=False)
    assert raster.drawing("the thing", SMALL, tmp_path / "bad.svg") is None
    assert raster.drawing("the thing", SMALL, tmp_path / "bad.svg") is None
    assert tried == ["a process"]
    assert "it ended the process" in caplog.text


def test_what_is_no_xml_needs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocessing, "get_context", lambda _: pytest.fail("a process"))
    with pytest.raises(ValueError, match="no XML"):
        untrusted_svg.rasterise(GREEN[:-3], SMALL)
