"""A loop that stands still leaves the stacks of its threads in the log; one that rests does not."""

import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from briscola.storage import log
from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.waiting import STILL, Waiting
from tests.commands.shell import ROOT
from tests.ui.test_app import Clock, Diary, clock

__all__ = ["clock"]

STANDS_STILL = """
import ctypes, logging, os, sys
from pathlib import Path
os.environ["SDL_VIDEODRIVER"] = "dummy"
from briscola.storage import log
from briscola.storage.settings.settings import Settings
from briscola.ui import waiting
from briscola.ui.app import App
from briscola.ui.scene import Scene

class Stuck(Scene):
    frames = 0

    def update(self, dt):
        self.frames += 1
        if self.frames == 2:
            ctypes.PyDLL(None).usleep(700_000)  # keeps Python's lock, as a deadlock does
        if self.frames == 4:
            self.app.quit()
        return True

log.keep(Path(sys.argv[1]))
logging.getLogger("briscola").info("begins")
waiting.STILL, waiting.RENEW = 0.3, 0.1
app = App(settings=Settings(), sound=False, size=(1024, 600))
app.push(Stuck(app))
app.run()
"""


@pytest.mark.slow
@pytest.mark.linux
def test_a_window_that_stands_still_writes_where_to_its_log(tmp_path: Path) -> None:
    kept = tmp_path / "briscola.log"
    subprocess.run([sys.executable, "-c", STANDS_STILL, str(kept)], cwd=ROOT, timeout=60, check=True)
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert "Timeout" in lines[1] and any("in update" in line for line in lines)
    assert "the window stood still for 0.7 s" in lines[-1]
    assert sum("Timeout" in line for line in lines) == 1


@pytest.fixture
def alarms(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> list[tuple[float, float | None]]:
    """When each alarm was set, and after how many seconds."""
    kept: list[tuple[float, float | None]] = []
    monkeypatch.setattr(log, "stacks_after", lambda seconds: kept.append((clock.now, seconds)))
    return kept


def test_no_alarm_goes_off_at_rest_and_none_is_left_behind(
    app: App, clock: Clock, alarms: list[tuple[float, float | None]]
) -> None:
    app.push(Diary(app, "table", []))
    clock.end = 60.0
    app.loop()
    assert len(alarms) > 5 and alarms[-1][1] is None
    for (at, seconds), (then, _) in pairwise(alarms):
        assert seconds is not None and then - at < STILL <= seconds


def test_a_frame_does_not_pay_for_an_alarm(
    app: App, clock: Clock, alarms: list[tuple[float, float | None]]
) -> None:
    class Moving(Scene):
        frames = 0

        def update(self, _dt: float) -> bool:
            self.frames += 1
            return True

        def draw(self, _target: pygame.Surface) -> None:
            pass

    scene = Moving(app)
    app.push(scene)
    clock.end = 20.0
    app.loop()
    assert scene.frames > 1000 and len(alarms) < 10


@pytest.mark.usefixtures("no_screen")
def test_who_ends_the_app_ends_its_sleep() -> None:
    pygame.display.init()
    pygame.event.clear()
    answers: Iterator[bool] = iter([True, True, False])
    waiting = Waiting(lambda: False)
    assert waiting.for_an_event([4.0], lambda: next(answers)) == []
    with pytest.raises(StopIteration):
        next(answers)
