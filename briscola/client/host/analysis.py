"""Long computations in a process of their own, so that no frame waits for them.

Threads share Python's lock with the window: long thinking in one delays every frame a little. Threads are
left for decisions of a fraction of a second, and for waiting on disks and programs (`background`).
"""

import logging
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Generic, TypeVar

from briscola.system.workers import helper

_logger = logging.getLogger(__name__)

T = TypeVar("T")


class Analysis(Generic[T]):
    """Collects what `find(*given)` yields until it is `over`. `failed` is True if it broke off."""

    def __init__(self, find: Callable[..., Iterator[T]], *given: object) -> None:
        """`find` must be a module-level function; its arguments and results are plain data."""
        self.over = self.failed = False
        self._process: SpawnProcess | None = None
        self._pipe, there = get_context("spawn").Pipe(duplex=False)
        try:
            self._process = helper(_tell, there, find, given)
        except OSError as error:
            self._fail(error)
        there.close()

    def news(self) -> list[T]:
        """Everything found since the last call."""
        found: list[T] = []
        try:
            while not self.over and self._pipe.poll():
                self._hear(self._pipe.recv(), found)
        except (EOFError, OSError) as error:
            self._fail(error)
        return found

    def wait(self, seconds: float) -> None:
        """Wait until there is something new, at most this many seconds."""
        if not self.over:
            with suppress(OSError):  # Windows says at once that its process has ended; `news` hears it, too
                self._pipe.poll(seconds)

    def stop(self) -> None:
        """End the process; returns at once."""
        self.over = True
        self._pipe.close()
        if self._process is not None:
            self._process.terminate()  # `multiprocessing` collects it, at its next start or at the end
            self._process = None

    def _hear(self, said: tuple[T] | str | None, found: list[T]) -> None:
        match said:
            case None:
                self.stop()
            case str():
                self._fail(said)
            case _:
                found.extend(said)

    def _fail(self, why: object) -> None:
        _logger.warning("what was thought about breaks off: %s", why)
        self.failed = True
        self.stop()


def _tell(there: Connection, find: Callable[..., Iterator[T]], given: tuple[object, ...]) -> None:
    try:
        for each in find(*given):
            there.send((each,))
        there.send(None)
    except OSError:
        pass  # nobody listens any more
    except Exception:  # told to the window, which has a log
        there.send(traceback.format_exc())
