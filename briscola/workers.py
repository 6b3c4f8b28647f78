"""Work carried by other processes: our own, or those of any engine that offers an `Executor`."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

A = TypeVar("A")
B = TypeVar("B")


def processes(count: int) -> ProcessPoolExecutor:
    """So many processes of this machine, each a fresh interpreter: the same on every system."""
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"))


def carried(work: Callable[[A], B], parts: Iterable[A], executor: Executor | None = None) -> Iterator[B]:
    """`work(part)` of each part, in the order of the parts; in this process where there is no executor.

    `work` is a function of a module, parts and results are plain data: they may travel to other machines.
    """
    return map(work, parts) if executor is None else executor.map(work, parts)
