"""What is found out by a process of its own: heard in its order, left at once, and in nobody's way."""

import os
import sys
import time
from collections.abc import Iterator
from multiprocessing.context import SpawnProcess

import psutil
import pytest
from threadpoolctl import threadpool_info

from briscola.client.host import analysis
from briscola.client.host.analysis import Analysis
from briscola.players.nets.trained import trained_net
from briscola.system.workers import NICENESS

pytestmark = pytest.mark.usefixtures("fresh_processes")
AT_MOST = 120.0
"""Seconds after which a process that should have spoken or ended is given up."""


def counted(to: int) -> Iterator[int]:
    """For `Analysis`: one after the other, then a fault where there is no such number."""
    if to < 0:
        raise ValueError("fewer than nothing")
    yield from range(to)


def endless() -> Iterator[int]:
    """For `Analysis`: the process that works, then nothing for ever."""
    yield os.getpid()
    while True:
        time.sleep(0.001)


def manners() -> Iterator[tuple[int, bool, int]]:
    """For `Analysis`: how nice it is, whether it has pygame, on how many cores a net would think."""
    assert trained_net("briscola-2") is not None
    nice = 0 if sys.platform == "win32" else os.nice(0)
    most = max(pool["num_threads"] for pool in threadpool_info())
    yield nice, "pygame" in sys.modules, most


def heard(asked: Analysis[int]) -> list[int]:
    found: list[int] = []
    while not asked.over:
        asked.wait(AT_MOST)
        found += asked.news()
    return found


def test_what_is_found_comes_in_its_order() -> None:
    asked = Analysis(counted, 2000)
    assert heard(asked) == list(range(2000)) and not asked.failed


def test_a_fault_there_is_told_here(caplog: pytest.LogCaptureFixture) -> None:
    asked = Analysis(counted, -1)
    assert heard(asked) == [] and asked.failed
    assert "fewer than nothing" in caplog.text


def test_who_stops_does_not_wait_and_the_process_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Analysis(endless)
    asked.wait(AT_MOST)
    (process,) = map(psutil.Process, asked.news())
    with monkeypatch.context() as patched:
        patched.setattr(SpawnProcess, "join", lambda *_: pytest.fail("it waits"))
        asked.stop()
    assert asked.over and not asked.failed and asked.news() == []
    process.wait(AT_MOST)


def test_a_process_that_is_killed_is_noticed() -> None:
    asked = Analysis(endless)
    asked.wait(AT_MOST)
    (process,) = map(psutil.Process, asked.news())
    process.kill()
    assert heard(asked) == [] and asked.failed


def test_a_pipe_that_is_broken_ends_no_wait_with_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows, where even the question whether something has come is refused then."""
    asked = Analysis(endless)
    asked.wait(AT_MOST)
    monkeypatch.setattr(type(asked._pipe), "poll", broken)
    asked.wait(AT_MOST)
    assert asked.news() == [] and asked.failed


def broken(*_: object) -> bool:
    raise BrokenPipeError


def test_it_is_in_nobodys_way() -> None:
    asked = Analysis(manners)
    asked.wait(20)
    ((nice, pygame, cores),) = asked.news()
    assert nice >= (0 if sys.platform == "win32" else min(NICENESS, 19))
    assert not pygame and cores == 1


def test_without_a_process_there_is_no_news(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_given: object) -> None:
        raise OSError("too many processes")

    monkeypatch.setattr(analysis, "helper", none)
    asked: Analysis[int] = Analysis(counted, 3)
    assert asked.failed and asked.over and asked.news() == []
