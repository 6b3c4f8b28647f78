"""The loop at rest: the system lets it sleep until an event comes, where the system can."""

import time
from collections.abc import Callable
from itertools import count

import pygame
import pytest

from briscola.ui import waiting
from briscola.ui.waiting import NAP, SLEEP, WAITERS, WORK_AFTER, Waiting, system_wait

pytestmark = pytest.mark.usefixtures("no_screen")


class Sleeps:
    """A clock that only sleep moves, and every sleep: deep ones by the system's wait."""

    def __init__(self) -> None:
        self.now = 0.0
        self.deep: list[float] = []
        self.naps: list[float] = []

    def nap(self, seconds: float) -> None:
        """`time.sleep`."""
        self.naps.append(seconds)
        self.now += seconds

    def wait(self, milliseconds: int) -> int:
        """SDL's wait, to which nothing comes."""
        self.deep.append(milliseconds / 1000)
        self.now += milliseconds / 1000
        return 0


@pytest.fixture
def sleeps(monkeypatch: pytest.MonkeyPatch) -> Sleeps:
    """Sleeps of a loop whose system can wait; nothing has been heard for a moment."""
    pygame.display.init()
    pygame.event.clear()
    made = Sleeps()
    monkeypatch.setattr(time, "sleep", made.nap)
    monkeypatch.setattr(time, "perf_counter", lambda: made.now)
    monkeypatch.setattr(waiting, "system_wait", lambda: made.wait)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: WAITERS[0])
    return made


def rest(work: Callable[[], bool] = lambda: False, seconds: float = 3.0, *, polled: bool = False) -> None:
    """Wait for an event that does not come."""
    assert Waiting(work).for_an_event([None, seconds], lambda: True, polled=polled) == []


def test_the_system_wakes_a_loop_at_rest(sleeps: Sleeps) -> None:
    rest()
    assert sleeps.naps == [] and sleeps.now == pytest.approx(3.0)
    assert sleeps.deep[0] == WORK_AFTER and max(sleeps.deep) == SLEEP, "a signal is heard between two"


@pytest.mark.parametrize("driver", ["dummy", "offscreen", "evdev"])
def test_where_sdl_would_look_all_the_time_it_naps(
    sleeps: Sleeps, monkeypatch: pytest.MonkeyPatch, driver: str
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    rest()
    assert sleeps.deep == [] and max(sleeps.naps) == NAP


def test_without_that_function_it_naps(sleeps: Sleeps, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "system_wait", lambda: None)
    rest()
    assert sleeps.deep == [] and max(sleeps.naps) == NAP


def test_with_a_gamepad_it_naps(sleeps: Sleeps) -> None:
    rest(polled=True)
    assert sleeps.deep == [] and max(sleeps.naps) == NAP


def test_while_there_is_quiet_work_it_naps(sleeps: Sleeps) -> None:
    turns = count(1)
    rest(lambda: next(turns) < 5)
    assert len(sleeps.naps) == 4 and len(sleeps.deep) > 1 and sleeps.now == pytest.approx(3.0)


def test_who_wishes_to_be_woken_soon_is(sleeps: Sleeps) -> None:
    rest(seconds=0.03)
    assert sleeps.deep == [0.03]


def test_the_real_wait_leaves_the_event_where_it_is() -> None:
    wait = system_wait()
    assert wait is not None, "the library that pygame has loaded"
    pygame.display.init()
    pygame.event.clear()
    assert not wait(1)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=4))
    assert wait(10_000)
    assert [event.key for event in pygame.event.get(pygame.KEYDOWN)] == [pygame.K_a]
