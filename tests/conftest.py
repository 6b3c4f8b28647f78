"""Tests are the same on every machine and every day."""

import atexit
import gc
import inspect
import multiprocessing.context
import os
import random
import secrets
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from briscola.client.host.library import Library
from briscola.commands.headless import DRIVERS
from briscola.network.addresses import room_codes
from briscola.players.habits.habits import GAME
from briscola.players.nets import trained
from briscola.system import resources
from tests import property_based
from tests.network.broker import Broker
from tests.network.carriers import run
from tests.players.leans import some_leaning
from tests.tries import TRIED, Tries

property_based.register()

IN_MEMORY, ENOUGH = Path("/dev/shm"), 1_000_000_000
"""Linux keeps the files of this folder in memory; free bytes from which the tests write there."""

if IN_MEMORY.is_dir() and os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free > ENOUGH:
    # Hundreds of tests wait for the disk otherwise, each time that a database or a record is made sure of.
    os.environ.setdefault("TMPDIR", str(IN_MEMORY))
    tempfile.tempdir = None


NOWHERE = Path(tempfile.gettempdir()) / f"briscola-{os.getpid()}" / "own-decks"
"""A folder in which nothing lies."""
atexit.register(shutil.rmtree, NOWHERE.parent, ignore_errors=True)

ROOM_CODE_COST, room_codes.N = room_codes.N, 2
"""Codes of tests are other ones, and nearly free: each took 50 ms, and hundreds of tests make new tables.

A test that meets codes of other programs takes the fixture `true_codes`.
"""

gc.disable()  # until the tests are collected, which all stay
# Programs that tests start, and the next run, need not compile every module again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


def pytest_addoption(parser: pytest.Parser) -> None:
    """For tests that take the fixture `tries`."""
    group = parser.getgroup("tries")
    group.addoption("--times", type=int, help="how often they try, without a limit of time")
    group.addoption("--seed", type=int, help="another chance than usual")


def pytest_configure(config: pytest.Config) -> None:
    property_based.asked_for = config.option.times
    if config.option.times is not None:
        config.option.timeout = 0


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Workers share the compiling of a fresh clone: each imports a part of the tests, then waits."""
    worker = getattr(session.config, "workerinput", {"workerid": "gw0", "workercount": 0})
    number, workers = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
    if number >= workers:  # alone, or in the place of one that has died
        return
    paths = [Path(each.partition("::")[0]).absolute() for each in session.config.args]
    files = {file for path in paths for file in (path.rglob("test_*.py") if path.is_dir() else [path])}
    for file in sorted(files)[number::workers]:
        # What cannot be imported is told when it is collected.
        with suppress(Exception, SystemExit, pytest.skip.Exception):
            module = file.relative_to(session.config.rootpath).with_suffix("")
            import_module(".".join(module.parts))
    done = [Path(tempfile.gettempdir()) / f"{worker['testrunuid']}-{each}" for each in range(workers)]
    done[number].touch()
    atexit.register(done[number].unlink)
    end = time.monotonic() + 300.0
    while not all(each.exists() for each in done) and time.monotonic() < end:
        time.sleep(0.1)


HELPERS = (
    "briscola.ui.scenes.own_decks.deck_reader",
    "briscola.ui.render.svg.raster_worker",
    "briscola.capabilities.coach.judging_process",
    "briscola.capabilities.cup.keeper",
)
"""Modules that hold the work of the program's helpers."""
CONTEXTS = multiprocessing.context._concrete_contexts  # type: ignore[attr-defined]  # it has no public door
"""Ways to start a process, by name: the program asks for one each time that it has work for a helper."""
SPAWN = CONTEXTS["spawn"]


def pytest_collection_finish() -> None:
    """No test opens a real window or loudspeaker, and the collector walks through all tests only once."""
    os.environ |= DRIVERS  # last: PettingZoo, which a test imports, has drivers of its own
    if sys.platform == "linux":  # a helper is a fork of a process that has imported what most need
        CONTEXTS["forkserver"].set_forkserver_preload(list(HELPERS))
        CONTEXTS["spawn"] = CONTEXTS["forkserver"]
    gc.enable()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Tell of a setup and a teardown only what did not pass: reports between processes took 1 ms a test."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out on Windows what needs a call that it does not have."""
    for mark in item.iter_markers("posix"):
        if os.name != "posix":
            pytest.skip(f"Windows does not have: {mark.args[0]}")


def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    """Tell at which try a test has failed."""
    if call.excinfo is not None and (tries := item.stash.get(TRIED, None)):
        item.add_report_section(call.when, "tries", f"try {tries.last}")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in a loop of its own, which must end clean."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}))
    return True


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Secrets and unseeded generators are new ones each time, but the same in every run of a test."""
    seed = request.config.option.seed
    source = random.Random(request.node.nodeid if seed is None else f"{request.node.nodeid} {seed}")
    process = os.getpid()

    class Same(random.SystemRandom):
        """Of the process of the test: one that was forked from it would say the same secrets again."""

        def randbytes(self, n: int) -> bytes:
            return source.randbytes(n) if os.getpid() == process else super().randbytes(n)

    class Seeded(random.Random):
        def __new__(cls, *_: object, **__: object) -> "Seeded":  # whoever inherits may be made of anything
            return super().__new__(cls)

        def __init__(self, x: str | float | None = None) -> None:
            super().__init__(source.getrandbits(64) if x is None else x)

    monkeypatch.setattr(secrets, "_sysrand", Same())  # `secrets` has no other door
    monkeypatch.setattr(random, "Random", Seeded)


@pytest.fixture(autouse=True)
def no_own_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has brought a deck to the computer of the tests."""
    monkeypatch.setattr(resources, "own_decks_folder", lambda: NOWHERE)


@pytest.fixture
def true_codes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """For a test of codes that other programs know."""
    monkeypatch.setattr(room_codes, "N", ROOM_CODE_COST)
    room_codes.room_code.cache_clear()
    yield
    room_codes.room_code.cache_clear()


@pytest.fixture
def tries(request: pytest.FixtureRequest) -> Iterator[Tries]:
    """Count and chance of tries: `for chance in tries(30)`."""
    tries = Tries.asked_for(request.config)
    request.node.stash[TRIED] = tries
    yield tries
    print(tries.told)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """Of somebody who has never played here."""
    opened = Library(tmp_path, settings_file=tmp_path / "settings.json")
    yield opened
    opened.close()


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    """A meeting point of the kit that runs for one test."""
    broker = Broker(tmp_path / "broker")
    broker.start()
    yield broker
    broker.stop()


@pytest.fixture
def leans(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The net of two leans, anyhow, whatever it has learnt."""
    net = trained.trained_net(GAME)
    assert net is not None
    made = some_leaning(net.arrays, 0.1)
    monkeypatch.setattr(trained, "leaning", lambda: made)
    trained.leaning_net.cache_clear()
    yield
    trained.leaning_net.cache_clear()


@pytest.fixture
def fresh_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A helper of the program begins with nothing, as it does for people."""
    monkeypatch.setitem(CONTEXTS, "spawn", SPAWN)
