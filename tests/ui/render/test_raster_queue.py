"""A larger window shows stretched pictures at once; sharp ones take their place, and no frame makes them."""

from collections import deque
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.storage.settings.settings import Settings
from briscola.table.deals import SeededDeals
from briscola.ui import raster_queue
from briscola.ui.app import App
from briscola.ui.render.svg.raster import MarkedSvg
from briscola.ui.render.svg.raster_worker import LOOK, Job, work
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.actions import TableActions

SMALL, LARGE = (1024, 600), (1280, 720)
FRAME = 1 / 60
MANY = 400
"""More frames than it ever takes."""
FIRST = 12
"""So many drawings hold all that is in sight; the whole deck takes too long for a test."""


class Slow:
    """A forge that rasterises one drawing whenever somebody looks whether it is at work."""

    def __init__(self) -> None:
        self.jobs: deque[Job] = deque()
        self.done: list[Job] = []
        self._folder = Path()

    @property
    def busy(self) -> bool:
        if self.jobs:
            self.done.append(self.jobs.popleft())
            work(self._folder, self.done[-1:])
        return bool(self.jobs)

    def request(self, folder: Path, jobs: Sequence[Job]) -> None:
        self._folder, self.jobs = folder, deque(jobs[:FIRST])

    def close(self) -> None:
        self.jobs.clear()


class Never(Slow):
    """There is no process to be had."""

    def request(self, folder: Path, jobs: Sequence[Job]) -> None:
        pass


def table(cache: Path, size: tuple[int, int]) -> App:
    """Two at a table that waits for the person, their cards being drawn for good."""
    quiet = Settings(speed="none", language="en", motion="little")
    app = App(settings=quiet, size=size, sound=False, cache=cache)
    seat = HostedSeat(MatchHost(MatchSetup(players=2, opponents=regulars(2)), deals=SeededDeals(1)))
    app.push(scene := PlayScene(app, seat, TableActions(leave=app.quit)))
    while scene.flow.next_step is not NextStep.OWN_MOVE:
        if scene.flow.next_step is NextStep.OWN_CUT:
            scene.flow.cut(None, "")
        app.tick(FRAME)
    return app


def enlarge(app: App) -> None:
    pygame.display.set_mode(LARGE, pygame.RESIZABLE)
    app.window.adopt()
    app.relayout()
    app.tick(FRAME)


def shown(app: App) -> bytes:
    app.draw()
    return pygame.image.tobytes(app.window.surface, "RGB")


@pytest.fixture(scope="module")
def wanted(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What the table looks like in a window that was large from the beginning."""
    app = table(tmp_path_factory.mktemp("large"), LARGE)
    picture = shown(app)
    app.close()
    return picture


def until_sharp(app: App) -> None:
    for _ in range(MANY):
        app.tick(FRAME)
        if app.raster_queue.wake(app.kit) is None:
            return
    raise AssertionError("something stays stretched")


@pytest.mark.slow
@pytest.mark.parametrize("raster_worker", [Slow, Never])
def test_in_the_end_all_is_as_sharp_as_in_a_window_that_was_as_large_before(
    raster_worker: type[Slow], tmp_path: Path, wanted: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(raster_queue, "RasterWorker", raster_worker)
    app = table(tmp_path, SMALL)
    enlarge(app)
    assert shown(app) != wanted
    until_sharp(app)
    assert shown(app) == wanted


@pytest.mark.slow
@pytest.mark.usefixtures("every_frame")
def test_no_frame_draws_a_card_and_those_in_sight_come_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    raster_worker = Slow()
    monkeypatch.setattr(raster_queue, "RasterWorker", lambda: raster_worker)
    app = table(tmp_path, SMALL)
    drawn: list[tuple[int, int]] = []
    rasterise = app.raster.rasterise

    def noted(source: MarkedSvg, size: tuple[int, int]) -> bytes:
        drawn.append(size)
        return rasterise(source, size)

    monkeypatch.setattr(app.raster, "rasterise", noted)
    enlarge(app)
    seen = list(app.kit.sprites.art.masters.awaited.values())
    until_sharp(app)
    cards = [job for job in raster_worker.done if job[2]]
    assert cards[: len(seen)] == seen and len(seen) >= 5  # three cards, the turned one, a back
    assert not set(drawn) & {size for _drawing, size, _press in raster_worker.done}


class Busy(Never):
    """It rasterises on and on, and nothing of what is in sight."""

    @property
    def busy(self) -> bool:
        return True


def wishes(app: App, seconds: float) -> list[float]:
    """After how many seconds the queue asks to be woken, again and again in so many seconds."""
    found: list[float] = []
    while sum(found) < seconds and (wake := app.raster_queue.wake(app.kit)) is not None:
        found.append(wake)
        app.tick(wake)
    return found


@pytest.mark.slow
@pytest.mark.usefixtures("every_frame")
def test_while_the_process_has_nothing_ready_the_window_sleeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It asked seventy times a second."""
    monkeypatch.setattr(raster_queue, "RasterWorker", Busy)
    app = table(tmp_path, SMALL)
    enlarge(app)
    folder, cards = app.raster.folder, app.kit.sprites.art.masters
    assert folder is not None
    assert wishes(app, 2.0) == [LOOK] * 8
    work(folder, app.cloth.awaited())
    while app.cloth.stretched:
        assert wishes(app, 0.001) == [raster_queue.EVERY]
    assert wishes(app, 1.0) == [LOOK] * 4
    work(folder, list(cards.awaited.values())[:1])
    assert wishes(app, 1.0)[0] == raster_queue.EVERY
    assert cards.awaited and wishes(app, 1.0) == [LOOK] * 4


@pytest.mark.slow
def test_a_deck_that_is_new_to_the_window_has_nothing_to_stand_in(tmp_path: Path) -> None:
    app = table(tmp_path, SMALL)
    app.change(deck="bergamasche")
    app.tick(FRAME)
    assert app.raster_queue.wake(app.kit) is None
