"""The loop of a window: it waits for events, with quiet work; a watchdog tells where one stood still."""

import logging
import time
from collections.abc import Callable, Iterable
from typing import Self

import pygame

from briscola.storage import log

FRAME = 1 / 60
LONGEST_SLEEP = 5.0
WORK_AFTER = 0.4
"""Seconds of rest after which quiet work begins."""
NAP = 0.014
"""Seconds between two looks for events while nothing moves."""
_logger = logging.getLogger(__name__)


def events() -> list[pygame.event.Event]:
    """All events that wait. One whose text is no UTF-8, of an input method or a dropped file, is left out."""
    found: list[pygame.event.Event] = []
    while True:
        try:
            event = pygame.event.poll()
        except SystemError as error:  # pygame has no other word for it
            _logger.warning("an event cannot be read: %s", error.__cause__)
            continue
        if event.type == pygame.NOEVENT:
            return found
        found.append(event)


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
        return events()

    def for_an_event(
        self, wishes: Iterable[float | None], going: Callable[[], bool]
    ) -> list[pygame.event.Event]:
        """Events at rest; none if the first of these many seconds has passed, or `going` turns False."""
        due = [wish for wish in wishes if wish is not None]
        seconds = max(0.005, min([LONGEST_SLEEP, *due]))
        # SDL's own wait looks for events a thousand times a second, which costs more than our naps.
        until = time.perf_counter() + seconds
        while not (heard := events()):
            now = time.perf_counter()
            if now >= until or not going():
                break
            if now - self._quiet_since >= WORK_AFTER:
                self._work()
            time.sleep(min(NAP, until - now))
        if heard:
            self._quiet_since = time.perf_counter()
        return heard


STILL = 10.0
"""Seconds without a turn after which a loop stands still; at rest it turns twice as often."""
RENEW = 3.0
"""Seconds between two alarms: setting one takes too long for a frame, so stacks come this much later."""


class Watchdog:
    """Active inside its `with`; notified of each turn of a loop, at the cost of a comparison."""

    def __enter__(self) -> Self:
        self._seen = time.perf_counter()
        self._renew(self._seen)
        return self

    def __exit__(self, *_: object) -> None:
        log.stacks_after(None)

    def turned(self, now: float) -> None:
        """Note that the loop goes on, at that moment of `time.perf_counter`."""
        still, self._seen = now - self._seen, now
        if still > STILL:
            _logger.warning("the window stood still for %.1f s", still)
        if now >= self._due:
            self._renew(now)

    def _renew(self, now: float) -> None:
        self._due = now + RENEW
        log.stacks_after(STILL + RENEW)
