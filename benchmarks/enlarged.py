"""Cost of making the window larger (F11): a table of five of 1280×800 that then fills the screen.

The deck has been rasterised at the first size, nothing at the second. Milliseconds of a core, whatever
else runs, on software surfaces.
"""

import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.window import FRAME, FULL_HD, ULTRA_HD, alone, seated

BEFORE = (1280, 800)
LONGEST = 60.0
"""Seconds after which it is given up."""


def _enlarge(size: tuple[int, int], cache: str) -> tuple[Sequence[float], float]:
    """Milliseconds of a core of each frame, the new layout's first; and the seconds until all is sharp."""
    import pygame

    from briscola.storage.settings.settings import Settings
    from briscola.ui.app import App
    from briscola.ui.render.svg.raster_worker import work

    app = App(settings=Settings(speed="none"), size=BEFORE, sound=False, cache=Path(cache))
    work(Path(cache), app.kit.sprites.art.drawings())
    seated(app, 5)
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.window.resized(app.draw)
    while not app.window.new_size():
        time.sleep(FRAME)
    frames = []
    began = time.perf_counter()
    start = time.process_time()
    app.relayout()
    while True:
        moving = app.tick(FRAME)
        frames.append(1000 * (time.process_time() - start))
        waits = app.raster_queue.wake(app.kit) is not None
        if not (moving or waits) or time.perf_counter() - began > LONGEST:
            break
        time.sleep(FRAME)
        start = time.process_time()
    sharp = time.perf_counter() - began
    app.close()
    return frames, sharp


def measure() -> Iterator[Figure]:
    """The frame that is laid out anew, the longest after it, and how long something was stretched."""
    for name, size, aim in (("1080p", FULL_HD, 30.0), ("4k", ULTRA_HD, None)):
        with tempfile.TemporaryDirectory() as cache:
            frames, sharp = alone(_enlarge, size, cache)
        unit = "ms of a core"
        yield Figure(name=f"enlarged_first_{name}", value=round(frames[0]), unit=unit)
        yield Figure(
            name=f"enlarged_later_{name}", value=round(max(frames[1:], default=0.0), 1), unit=unit, aim=aim
        )
        yield Figure(name=f"enlarged_sharp_{name}", value=round(sharp, 2), unit="s")
