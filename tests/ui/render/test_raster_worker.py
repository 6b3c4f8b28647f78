"""Cards are rasterised ahead by a process of their own."""

import errno
import time
from pathlib import Path

import numpy as np
import pygame
import pytest

from briscola import resources
from briscola.ui.render import svg_store
from briscola.ui.render.card_art import PREVIEW
from briscola.ui.render.raster import Raster
from briscola.ui.render.raster_worker import RasterWorker, work
from tests.ui.conftest import Open

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z" fill="{}"/></svg>'
SIZE = (90, 90)
LONG = 300.0
"""Seconds after which a process that should have ended is given up."""


@pytest.fixture
def drawings(tmp_path: Path) -> list[Path]:
    """Three squares, and between them a file that is no drawing and one that is not there."""
    paths = []
    for name, text in (("a", SQUARE.format("red")), ("bad", "no drawing"), ("b", SQUARE.format("blue"))):
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
    work(cache, [(path, SIZE, None, False) for path in drawings])
    assert kept(cache) == named(drawings[0], drawings[2])


@pytest.mark.parametrize("size", [(0, 90), (90, 0), (-1, 90), (1_000_000, 90)])
def test_a_size_no_picture_can_have_is_refused(size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no picture is"):
        svg_store.rasterise(SQUARE.format("red"), size)


@pytest.mark.parametrize(
    "svg", ["", "no drawing", "<svg", SQUARE[:40], "<svg xmlns='http://www.w3.org/2000/svg'"]
)
def test_a_damaged_drawing_is_refused(svg: str) -> None:
    with pytest.raises(ValueError):
        svg_store.rasterise(svg, SIZE)


def test_the_window_finds_what_the_process_made(drawings: list[Path], tmp_path: Path) -> None:
    raster, raster_worker = Raster(tmp_path / "cache"), RasterWorker()
    assert raster.folder is not None
    raster_worker.want(raster.folder, [(path, SIZE, None, False) for path in drawings])
    until = time.monotonic() + LONG
    while raster_worker.busy and time.monotonic() < until:
        time.sleep(0.02)
    raster_worker.close()
    assert kept(raster.folder) == named(drawings[0], drawings[2])
    for path in raster.folder.iterdir():
        path.write_bytes(svg_store.rasterise(SQUARE.format("lime"), SIZE))
    # Not drawn again: the picture on disk is taken as it is.
    assert raster.file(drawings[0], SIZE).get_at((45, 45))[:3] == (0, 255, 0)


def test_the_same_wish_twice_starts_nothing_and_another_one_ends_the_first(
    drawings: list[Path], tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    raster_worker = RasterWorker()
    jobs = [(drawings[0], SIZE, None, False)]
    raster_worker.want(cache, jobs)
    first = raster_worker._process
    raster_worker.want(cache, jobs)
    assert raster_worker._process is first
    raster_worker.want(cache, [])
    assert not raster_worker.busy
    raster_worker.close()
    assert not raster_worker.busy


@pytest.mark.parametrize("deck", ["napoletane", "francesi"])
def test_the_cards_of_the_title_come_first_and_every_card_once(open_app: Open, deck: str) -> None:
    jobs = open_app(deck=deck).kit.sprites.art.drawings()
    own = [(path.stem, size) for path, size, _, indexed in jobs if path.parent.name == deck and not indexed]
    names = [name for name, _ in own]
    assert [job[0].stem for job in jobs[: len(own)]] == names
    assert len(set(names)) == len(names) == 42
    assert names[:3] == ["back", "RD", "3B"] and "back-small" in names[:9]
    assert len({size for _, size in own}) == 1


@pytest.mark.parametrize(("indices", "count"), [("auto", 40), ("always", 40), ("never", 0)])
def test_cards_that_make_room_for_an_index_are_drawn_ahead_where_they_will_be_seen(
    open_app: Open, indices: str, count: int
) -> None:
    jobs = open_app(deck="napoletane", indices=indices).kit.sprites.art.drawings()
    assert sum(indexed for _, _, _, indexed in jobs) == count


@pytest.mark.parametrize("press", [None, resources.Press()])
def test_the_process_makes_room_for_an_index_as_the_window_does(
    tmp_path: Path, press: resources.Press | None
) -> None:
    path, cache = resources.card_file("piacentine", "6B"), tmp_path / "cache"
    assert path is not None
    raster = Raster(cache)
    work(cache, [(path, SIZE, press, indexed) for indexed in (False, True)])
    made = kept(cache)
    plain, roomy = (raster.file(path, SIZE, press=press, indexed=indexed) for indexed in (False, True))
    assert len(made) == 2 and kept(cache) == made
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(roomy, "RGBA")


@pytest.mark.slow
def test_what_shows_the_other_decks_comes_last_at_the_sizes_they_will_have(open_app: Open) -> None:
    app = open_app(deck="napoletane")
    jobs = app.kit.sprites.art.drawings()
    for deck in {job[0].parent.name for job in jobs} - {"napoletane"}:
        shown = [job for job in jobs if job[0].parent.name == deck]
        small = ["back-small"] if resources.card_file(deck, "back-small") else []
        assert [job[0].stem for job in shown] == [*PREVIEW, *small]
        app.change(deck=deck)
        assert set(shown) <= set(app.kit.sprites.art.drawings())


def unlike(svg: str, size: tuple[int, int]) -> float:
    """How much a two-headed drawing differs from the same one rasterised as a whole, per colour."""
    assert svg_store.two_headed(svg)
    fast, slow = (
        pygame.surfarray.array3d(Raster(disk=False).text(text, size)).astype(int)
        for text in (svg, svg.replace(' data-two-headed="yes"', ""))
    )
    assert fast.shape == slow.shape
    return float(np.abs(fast - slow).mean())


@pytest.mark.slow
@pytest.mark.parametrize("code", ["RD", "CS", "FB"])
@pytest.mark.parametrize("deck", ["piacentine", "trevisane", "bergamasche", "francesi"])
def test_a_two_headed_card_drawn_once_and_turned_is_the_whole_card(deck: str, code: str) -> None:
    path, info = resources.card_file(deck, code), resources.deck(deck)
    assert path is not None
    assert info is not None
    svg = path.read_text(encoding="utf-8")
    # A half that steps aside lies up to a tenth of a unit elsewhere (0.6); a wrong half differs by several.
    for text in {svg, svg_store.indexed(svg)}:
        assert unlike(text, (round(692 * info.ratio), 692)) < 0.8


def test_a_two_headed_drawing_is_whole_where_its_half_cannot_have_the_pixels_asked_for() -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" data-two-headed="yes" viewBox="0 0 510 940">'
        '<path d="M0 0h510v940H0z" fill="#fff"/><path d="M60 60h200v300H60zM450 880h-200v-300h200z" '
        'fill="#a10"/></svg>'
    )
    assert unlike(svg, (89, 164)) < 2


@pytest.mark.parametrize("side", [100, 101])
def test_a_two_headed_drawing_is_whole_at_even_and_at_odd_heights(side: int) -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" data-two-headed="yes" viewBox="0 0 1000 1000">'
        '<path d="M0 0h1000v1000H0z" fill="#fff"/><path d="M100 100h500v400H100zM400 500h500v400H400z" '
        'fill="#a10"/></svg>'
    )
    assert unlike(svg, (side, side)) < 0.5


def test_on_a_full_disk_nothing_half_written_stays_and_all_is_drawn(
    drawings: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    raster = Raster(tmp_path / "cache")
    assert raster.folder is not None
    cache, wishes = raster.folder, []
    whole = Path.write_bytes

    def half(path: Path, data: bytes) -> int:
        wishes.append(path)
        whole(path, data[: len(data) // 2])
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_bytes", half)
    work(cache, [(path, SIZE, None, False) for path in drawings])
    assert len(wishes) == 1  # it does not go on drawing what nobody will find
    assert not kept(cache)
    assert raster.file(drawings[0], SIZE).get_at((45, 45))[:3] == (255, 0, 0)
    assert raster.file(drawings[2], SIZE).get_at((45, 45))[:3] == (0, 0, 255)
    assert not kept(cache)
