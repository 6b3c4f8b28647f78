"""One thread with asyncio beside the window, which never waits for the network."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from threading import Event, Thread
from typing import Any, Generic, ParamSpec, TypeVar

_logger = logging.getLogger(__name__)
LONGEST_STOP = 1.0
"""Seconds that `stop` takes at most."""
LONGEST_QUEUE = 10_000
"""Items that wait for a window that keeps up; it takes them many times a second."""

Item = TypeVar("Item")
Result = TypeVar("Result")
Args = ParamSpec("Args")


class NetworkThread(Generic[Item]):
    """A loop in a thread of its own: the window submits coroutines and polls for what they tell."""

    def __init__(self) -> None:
        self._items: deque[Item] = deque()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping: asyncio.Event | None = None
        self._ready = Event()
        self._thread = Thread(target=self._run, name="network", daemon=True)

    def start(self) -> None:
        """Start the thread, once."""
        self._thread.start()
        self._ready.wait()

    @property
    def running(self) -> bool:
        """True between `start` and `stop`."""
        return self._loop is not None and self._thread.is_alive()

    def submit(self, steps: Coroutine[Any, Any, Result]) -> "Future[Result]":
        """Run a coroutine in the thread, from any other thread; the future is done when it ends.

        Its exceptions go into the log, too. If the thread does not run, the future is cancelled.
        """
        loop = self._loop
        if loop is not None:
            try:
                future = asyncio.run_coroutine_threadsafe(steps, loop)
            except RuntimeError:  # it has just been closed
                pass
            else:
                future.add_done_callback(_log_failure)
                return future
        steps.close()
        future = Future()
        future.cancel()
        return future

    def post(self, item: Item) -> bool:
        """Put something out for the window, from any thread; False if the window does not keep up.

        Nothing is dropped then: whoever hears it has to end what tells so much.
        """
        self._items.append(item)
        return len(self._items) <= LONGEST_QUEUE

    def poll(self) -> list[Item]:
        """All that was put out since the last call, without waiting."""
        return [self._items.popleft() for _ in range(len(self._items))]

    def stop(self) -> bool:
        """Cancel all coroutines and end the thread; True if that was done within a second.

        Otherwise it ends by itself as soon as they do, or with the program.
        """
        loop, self._loop = self._loop, None
        if loop is not None and self._stopping is not None:
            with suppress(RuntimeError):  # it is closed already
                loop.call_soon_threadsafe(self._stopping.set)
            self._thread.join(LONGEST_STOP)
        return not self._thread.is_alive()

    def _run(self) -> None:
        loop = asyncio.new_event_loop()
        try:
            loop.set_default_executor(_DaemonThreads())
            loop.run_until_complete(self._until_stopped(loop))
        finally:
            loop.close()

    async def _until_stopped(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop, self._stopping = loop, asyncio.Event()
        self._ready.set()
        await self._stopping.wait()
        while tasks := asyncio.all_tasks() - {asyncio.current_task()}:  # one that ends may begin another
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)  # the window does not wait longer than a second
        await loop.shutdown_asyncgens()


class NetworkAttempt(Generic[Result]):
    """A trial in a thread of its own: it begins at once; `stop` ends it, also when nobody waits any more."""

    def __init__(self, steps: Coroutine[Any, Any, Result]) -> None:
        self._thread: NetworkThread[None] = NetworkThread()
        self._thread.start()
        self._future = self._thread.submit(steps)

    @property
    def outcome(self) -> Result | None:
        """The outcome; None until the trial is over, and if it was stopped. Raises what the trial raises."""
        return self._future.result() if self._future.done() and not self._future.cancelled() else None

    @property
    def over(self) -> bool:
        """True once the trial has an end."""
        return self._future.done()

    def stop(self) -> None:
        """End the trial and its thread."""
        self._thread.stop()


class _DaemonThreads(ThreadPoolExecutor):
    """Threads for what blocks, such as looking a name up. The end of the program waits for none of them."""

    def submit(
        self, fn: Callable[Args, Result], /, *args: Args.args, **kwargs: Args.kwargs
    ) -> "Future[Result]":
        future: Future[Result] = Future()

        def work() -> None:
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(fn(*args, **kwargs))
                except BaseException as error:
                    future.set_exception(error)

        Thread(target=work, name="network helper", daemon=True).start()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the threads to themselves."""


def _log_failure(future: "Future[Any]") -> None:
    if not future.cancelled() and (error := future.exception()) is not None:
        _logger.error("a step of the network failed", exc_info=error)
