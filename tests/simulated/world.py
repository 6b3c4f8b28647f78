"""Computers with clocks of their own, in one thread: time passes where all of them wait."""

import asyncio
import heapq
import selectors
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from contextvars import Context
from datetime import UTC, datetime
from functools import lru_cache
from itertools import count
from math import inf
from random import Random
from typing import Any, TypeVar, TypeVarTuple
from unittest.mock import Mock, patch

from nacl import bindings

Found = TypeVar("Found")
Given = TypeVarTuple("Given")

SOON = 1e-6
"""The least time that anything takes between two computers, in seconds."""


_checked_once = lru_cache(10_000)(bindings.crypto_sign_open)
"""All computers of a world are one process: a signature that one has checked is right for the others."""


@contextmanager
def known_date() -> Iterator[None]:
    """Let every match begin on one day, and be told on it."""
    day = Mock(wraps=datetime, now=lambda _zone: datetime(2026, 11, 26, 20, tzinfo=UTC))
    with (
        patch("briscola.storage.records.records.datetime", day),
        patch("briscola.client.visit.agreed_match.datetime", day),
    ):
        yield


@contextmanager
def known_chance(random: Random) -> Iterator[None]:
    """Let all that is secret, or says when it was made, be the same each time."""
    with (
        patch("secrets._sysrand", random),
        known_date(),
        patch.object(bindings, "crypto_sign_open", _checked_once),
    ):
        yield


class World:
    """Simulated time, and what happens outside of the computers."""

    def __init__(self) -> None:
        self.now = 1000.0
        """Seconds, in no unit of any computer's clock."""
        self.computers: list[Computer] = []
        self._numbers = count()
        self._events: list[tuple[float, int, Callable[[], object]]] = []

    def later(self, delay: float, act: Callable[[], object]) -> None:
        """Let something happen after some seconds; two things of one moment come in this order."""
        heapq.heappush(self._events, (self.now + max(SOON, delay), next(self._numbers), act))

    def run(self, seconds: float) -> None:
        end = self.now + seconds
        while True:
            for computer in list(self.computers):
                if computer.wakes <= self.now:
                    computer.run()
            first = self._events[0][0] if self._events else inf
            moment = min([first, *(computer.wakes for computer in self.computers)])
            if moment > end:
                self.now = end
                return
            self.now = max(self.now, moment)
            while self._events and self._events[0][0] <= self.now:
                heapq.heappop(self._events)[2]()


class _Resting(selectors.SelectSelector):
    """Waits for no socket: a computer rests instead, until the world wakes it."""

    rest: Callable[[float], object]

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None or timeout > 0:
            self.rest(inf if timeout is None else timeout)
        return []


class Computer(asyncio.SelectorEventLoop):
    """A computer that runs programs: an event loop with a clock that stands still while it sleeps."""

    def __init__(self, world: World) -> None:
        resting = _Resting()
        super().__init__(resting)
        resting.rest = self._rest
        self._world = world
        self._slept, self._asleep_since = 0.0, inf
        self._wakes = inf
        """Moment of its clock at which it has something to do again."""
        self._programs: set[asyncio.Task[Any]] = set()
        """What runs on it and would be forgotten otherwise."""
        self.wall_offset = 0.0
        """Seconds by which somebody has set its wall clock."""
        world.computers.append(self)

    def time(self) -> float:
        """Seconds that it has been awake."""
        return min(self._world.now, self._asleep_since) - self._slept

    def wall(self) -> float:
        return self._world.now + self.wall_offset

    @property
    def asleep(self) -> bool:
        return self._asleep_since < inf

    @property
    def wakes(self) -> float:
        """Moment of the world at which it has something to do."""
        return inf if self.asleep or self.is_closed() else self._wakes + self._slept

    def _rest(self, seconds: float) -> None:
        self._wakes = self.time() + seconds
        self.stop()

    def run(self) -> None:
        if not self.asleep:
            self.run_forever()

    def call_soon(
        self, callback: Callable[[*Given], object], *args: *Given, context: Context | None = None
    ) -> asyncio.Handle:
        """As any loop, also if another computer calls: it has something to do now."""
        self._wakes = min(self._wakes, self.time())
        return super().call_soon(callback, *args, context=context)

    def call(self, act: Callable[..., object], *args: object) -> None:
        """Call something on this computer; nothing happens if it is broken."""
        if not self.is_closed():
            self.call_soon(act, *args)

    def begin(self, program: Coroutine[Any, Any, object]) -> None:
        task = self.create_task(program)
        self._programs.add(task)
        task.add_done_callback(self._programs.discard)

    def suspend(self, seconds: float) -> None:
        if not self.asleep:
            self._asleep_since = self._world.now
            self._world.later(seconds, self._wake)

    def _wake(self) -> None:
        if self.asleep:
            self._slept += self._world.now - self._asleep_since
            self._asleep_since = inf

    def kill(self) -> None:
        """End all programs on it, with what they have written."""
        self._wake()
        while tasks := asyncio.all_tasks(self):
            for task in tasks:
                task.cancel()
            self.run_forever()
        self._world.computers.remove(self)
        self.close()

    def run_in_executor(
        self, _: object, func: Callable[[*Given], Found], *args: *Given
    ) -> "asyncio.Future[Found]":
        """Nothing thinks beside the computer's one thread."""
        done = self.create_future()
        done.set_result(func(*args))
        return done
