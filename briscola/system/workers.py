"""Work carried by other processes: our own, or those of any engine that offers an `Executor`."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.context import SpawnProcess
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Executor, ProcessPoolExecutor

A = TypeVar("A")
B = TypeVar("B")

NICENESS = 10
BELOW_NORMAL = 0x4000
"""Windows' name for a priority below that of programs with a window."""


def processes(count: int) -> ProcessPoolExecutor:
    """A pool of `count` processes of this machine, each a fresh interpreter: the same on every system.

    They end with this one, however it ends.
    """
    from concurrent.futures import ProcessPoolExecutor  # the window, which has no pool, does without it

    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=end_with_parent)


def end_with_parent() -> None:
    """From now on this process, a child of `multiprocessing`, ends at once when its parent is gone.

    A parent that is killed tells nobody; but the system then closes its pipes (Windows: its handle), and a
    thread waits for that. A process that is nobody's child goes on as it is.
    """
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, name="end with parent", daemon=True).start()


def helper(work: Callable[..., None], *given: object) -> SpawnProcess:
    """A process of its own that does `work(*given)` for the window, and lets everybody else go first.

    Raises OSError where there is none to be had.
    """
    process = get_context("spawn").Process(target=_help, args=(work, given), daemon=True)
    process.start()
    return process


def _help(work: Callable[..., None], given: tuple[object, ...]) -> None:
    # An interrupt in a terminal goes to the window alone, which then lets go of this process.
    for name in ("SIGINT", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    end_with_parent()
    _stand_back()
    work(*given)


def _stand_back() -> None:
    if sys.platform == "win32":
        from ctypes import windll

        windll.kernel32.SetPriorityClass(windll.kernel32.GetCurrentProcess(), BELOW_NORMAL)
    else:
        with suppress(OSError):  # where the system forbids it, as a club's unit does
            os.nice(NICENESS)


def carried(work: Callable[[A], B], parts: Iterable[A], executor: Executor | None = None) -> Iterator[B]:
    """`work(part)` of each part, in the order of the parts; in this process where there is no executor.

    `work` is a function of a module, parts and results are plain data: they may travel to other machines.
    """
    return map(work, parts) if executor is None else executor.map(work, parts)
