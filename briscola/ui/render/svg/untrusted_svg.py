"""Drawings that did not come with the game are first tried in a process of their own.

Over some damaged drawings resvg ends the whole program; there it ends only that process.
"""

import multiprocessing
from functools import cache
from multiprocessing.connection import Connection
from pathlib import Path

from briscola.system import resources, svg_document
from briscola.system.resources import UNCHANGED, Changes
from briscola.system.workers import end_with_parent
from briscola.ui.render.svg import svg_store

PATIENCE = 10.0
"""Seconds that a drawing may take, the start of the process included."""


def ours(mark: str) -> bool:
    """True if a drawing with that mark is one of ours, undamaged; without a list of marks all are.

    Packages have the list (`tools.packages.drawing_marks`), a checkout has none.
    """
    path = resources.asset("drawings.txt")
    known = frozenset() if path is None else _marks(path, path.stat().st_mtime_ns)
    return not known or mark in known


@cache
def _marks(path: Path, _stamp: int) -> frozenset[str]:
    return frozenset(resources.read(path).split())


def rasterise(svg: str, size: tuple[int, int], changes: Changes = UNCHANGED) -> bytes:
    """Result of `svg_store.rasterise`. Raises ValueError also if that ends its process, or never ends."""
    svg, size = svg_document.prepared(svg, size, changes)
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(there, svg, size), daemon=True)
    process.start()
    there.close()
    try:
        found = here.recv() if here.poll(PATIENCE) else "it takes too long"
    except (EOFError, OSError):  # an OSError on Windows
        found = "it ended the process that tried to draw it"
    finally:
        here.close()
        process.kill()
        process.join()
    if not isinstance(found, bytes):
        raise ValueError(found)
    return found


def _work(there: Connection, svg: str, size: tuple[int, int]) -> None:
    end_with_parent()
    try:
        there.send(svg_store.bitmap(svg, size))
    except ValueError as error:
        there.send(str(error))
