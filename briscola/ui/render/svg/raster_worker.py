"""Cards rasterised ahead by a process of their own, so that no frame waits for them.

The process fills the disk cache one card after another and ends; the window finds them there.
"""

import contextlib
import io
import logging
from collections.abc import Sequence
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pygame

from briscola.system import resources
from briscola.system.workers import helper
from briscola.ui.render.svg import card_images, svg_store

_logger = logging.getLogger(__name__)

LOOK = 0.25
"""Seconds to the next look while the process is at work: until then there is nothing to do."""

Job = tuple[resources.Drawing, tuple[int, int], resources.Press | None]
"""A drawing, its size in px, and the press that prints it if any."""


def work(folder: Path, jobs: Sequence[Job]) -> None:
    """Rasterise the missing drawings into the folder; unreadable ones are left to the window."""
    with contextlib.suppress(OSError):
        svg_store.sweep(folder)  # every other size and deck of an evening comes by here
    for drawing, size, press in jobs:
        with contextlib.suppress(OSError, ValueError, pygame.error):
            svg, changes = card_images.drawing(drawing.path), drawing.changes
            mark = svg_store.changed(svg_store.digest(svg), changes)
            if press is not None:
                mark = svg_store.printed(mark, drawing.code, press.mark)
            target = svg_store.picture(folder, mark, size)
            if not target.is_file() and svg_store.shipped(mark, size) is None:
                png = card_images.rasterise(svg, size, changes)
                if press is not None:
                    drawn = pygame.image.load(io.BytesIO(png))
                    drawn = card_images.whole(drawn, size, two_headed=changes.two_headed)
                    png = card_images.packed(card_images.printed(drawn, drawing.code, press))
                try:
                    svg_store.keep(target, png)
                except OSError:
                    return  # the disk is full: the window draws what it needs


class RasterWorker:
    """At most one process at work, on the latest list of jobs."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self._jobs: Sequence[Job] = ()

    @property
    def busy(self) -> bool:
        """True while the process is at work."""
        return self.process is not None and self.process.is_alive()

    def request(self, folder: Path, jobs: Sequence[Job]) -> None:
        """Begin with these jobs, the most urgent first; the same list again changes nothing."""
        if jobs == self._jobs:
            return
        self.close()
        self._jobs = jobs
        if jobs:
            try:
                self.process = helper(work, folder, tuple(jobs))
            except OSError as error:  # cards are then drawn when they are needed
                _logger.warning("no process to rasterise cards: %s", error)

    def close(self) -> None:
        """Stop the process at once; unfinished work is done another time."""
        if self.process is not None:
            if self.process.exitcode:
                _logger.warning("the process that rasterises cards has died: %s", self.process.exitcode)
            self.process.terminate()
            self.process.join()
            self.process.close()
        self.process, self._jobs = None, ()
