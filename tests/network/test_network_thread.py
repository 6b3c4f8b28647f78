"""The thread beside the window: it takes coroutines, tells the window, and ends within a second."""

import asyncio
import logging
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from briscola.network import network_thread as module
from briscola.network.channel.endpoint import EndpointClosed
from briscola.network.network_thread import NetworkThread
from briscola.network.tables.lan_endpoint import connect_to_table
from tests.network.keys import ANNA
from tests.network.test_lan_door import HERE
from tests.network.welcoming import CODE


@pytest.fixture
def network() -> Iterator[NetworkThread[str]]:
    thread = NetworkThread[str]()
    thread.start()
    yield thread
    assert thread.stop()


def test_what_coroutines_tell_comes_out_in_order(network: NetworkThread[str]) -> None:
    async def steps() -> int:
        for word in ("one", "two"):
            network.post(word)
            await asyncio.sleep(0)
        assert threading.current_thread() is not threading.main_thread()
        return 3

    assert network.poll() == []
    assert network.submit(steps()).result(timeout=5) == 3
    assert network.poll() == ["one", "two"]
    assert network.poll() == []


def test_it_stops_with_all_that_runs_in_it() -> None:
    network, ended = NetworkThread[str](), threading.Event()
    before = threading.active_count()

    async def for_ever() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            await asyncio.sleep(0)
            ended.set()

    network.start()
    assert network.running
    future = network.submit(for_ever())
    network.submit(asyncio.sleep(0)).result(timeout=5)
    assert network.stop()
    assert ended.is_set() and future.cancelled()
    assert not network.running and threading.active_count() == before
    assert network.stop()


def test_it_stops_with_what_begins_while_it_stops() -> None:
    network, late = NetworkThread[str](), list[asyncio.Future[None]]()

    async def for_ever() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            late.append(asyncio.ensure_future(asyncio.sleep(3600)))

    network.start()
    network.submit(for_ever())
    network.submit(asyncio.sleep(0)).result(timeout=5)
    assert network.stop()
    assert [each.cancelled() for each in late] == [True]


def test_what_is_submitted_afterwards_is_cancelled() -> None:
    network = NetworkThread[str]()
    assert network.submit(asyncio.sleep(0)).cancelled()
    assert not network.running
    network.start()
    network.stop()
    assert network.submit(asyncio.sleep(0)).cancelled()


def test_a_coroutine_that_will_not_end_does_not_hold_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_STOP", 0.02)
    network, let_go = NetworkThread[str](), threading.Event()
    before = {*threading.enumerate()}

    async def stubborn() -> None:
        while not let_go.is_set():
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(0.01)

    network.start()
    network.submit(stubborn())
    network.submit(asyncio.sleep(0)).result(timeout=5)
    assert not network.stop()
    assert not network.running
    let_go.set()
    for thread in {*threading.enumerate()} - before:
        thread.join(30)
    assert network.stop()


def test_no_slow_look_up_of_a_name_holds_the_end(network: NetworkThread[str]) -> None:
    asked, answer = threading.Event(), threading.Event()

    def look_up() -> None:
        asked.set()
        answer.wait(5)

    async def steps() -> None:
        await asyncio.to_thread(look_up)

    network.submit(steps())
    assert asked.wait(5)
    assert network.stop()
    helpers = [thread for thread in threading.enumerate() if thread.name == "network helper"]
    assert len(helpers) == 1 and helpers[0].daemon
    answer.set()
    helpers[0].join(5)


def test_a_failure_is_logged_and_told(network: NetworkThread[str], caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    with caplog.at_level(logging.ERROR), pytest.raises(ZeroDivisionError):
        network.submit(fail()).result(timeout=5)
    network.submit(asyncio.sleep(0)).result(timeout=5)
    assert "ZeroDivisionError" in caplog.text


def test_a_window_that_does_not_keep_up_is_said_so(network: NetworkThread[str]) -> None:
    told = [network.post("x") for _ in range(10_001)]
    assert told.count(False) == 1 and not told[-1]
    assert len(network.poll()) == 10_001
    assert network.post("y") and network.poll() == ["y"]


def test_a_peer_that_says_nothing_never_holds_the_caller(network: NetworkThread[str]) -> None:
    with socket.create_server((HERE, 0)) as silent:
        began = time.perf_counter()
        future = network.submit(connect_to_table(HERE, silent.getsockname()[1], CODE, ANNA))
        network.poll()
        assert network.stop()
        assert future.cancelled()
        assert time.perf_counter() - began < 1


def test_a_failed_connection_is_told_through_the_future(network: NetworkThread[str]) -> None:
    with socket.create_server((HERE, 0)) as gone:
        port = gone.getsockname()[1]
    with pytest.raises(EndpointClosed, match="nobody answers"):
        network.submit(connect_to_table(HERE, port, CODE, ANNA)).result(timeout=5)
