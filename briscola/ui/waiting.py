"""Waiting for events: for the rest of a frame, or at rest until something is due, with quiet work."""

import time
from collections.abc import Callable, Iterable

import pygame

FRAME = 1 / 60
LONGEST_SLEEP = 5.0
WORK_AFTER = 0.4
"""Seconds of rest after which quiet work begins."""
NAP = 0.014
"""Seconds between two looks for events while nothing moves."""


class Waiting:
    """Waits, and remembers since when nobody has done anything."""

    def __init__(self, work: Callable[[], object]) -> None:
        """`work` is called between two naps, after a moment of quiet."""
        self._work = work
        self._quiet_since = time.perf_counter()

    def for_the_next_frame(self, last: float, prepare: Callable[[float], object]) -> list[pygame.event.Event]:
        """Events until one frame after `last`, while something moves; `prepare` may work until then."""
        prepare(last + FRAME)
        spare = FRAME - (time.perf_counter() - last)
        if spare > 0.001:
            time.sleep(spare)
        self._quiet_since = time.perf_counter()
        return pygame.event.get()

    def for_an_event(
        self, wishes: Iterable[float | None], going: Callable[[], bool]
    ) -> list[pygame.event.Event]:
        """Events at rest; none if the first of these many seconds has passed, or `going` turns False."""
        due = [wish for wish in wishes if wish is not None]
        seconds = max(0.005, min([LONGEST_SLEEP, *due]))
        # SDL's own wait looks for events a thousand times a second, which costs more than our naps.
        until = time.perf_counter() + seconds
        while not (events := pygame.event.get()):
            now = time.perf_counter()
            if now >= until or not going():
                break
            if now - self._quiet_since >= WORK_AFTER:
                self._work()
            time.sleep(min(NAP, until - now))
        if events:
            self._quiet_since = time.perf_counter()
        return events
