"""The loop of a window: it waits for events, with quiet work; a watchdog tells where one stood still."""

import ctypes
import logging
import sys
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
"""Seconds between two looks for events where the system does not wake us."""
SLEEP = 0.5
"""Longest time in seconds that the system may let us sleep: a signal is only heard between two sleeps."""
WAITERS = ("x11", "wayland", "windows", "cocoa")
"""Video drivers that wait for an event; SDL looks for one a thousand times a second with all others."""
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


def system_wait() -> Callable[[int], object] | None:
    """SDL's wait for an event, at most so many milliseconds, which leaves the event where it is.

    It is in the library that pygame has loaded; None where it is not found.
    """
    # Elsewhere than on Windows a module's handle finds what it is linked to.
    library = "SDL2.dll" if sys.platform == "win32" else pygame.base.__file__
    try:
        wait = ctypes.CDLL(library).SDL_WaitEventTimeout
    except (OSError, AttributeError, TypeError):
        return None
    wait.argtypes, wait.restype = (ctypes.c_void_p, ctypes.c_int), ctypes.c_int
    return lambda milliseconds: wait(None, milliseconds)


class Waiting:
    """Waits, and remembers since when nobody has done anything."""

    def __init__(self, work: Callable[[], bool]) -> None:
        """`work` is called after a moment of quiet, again as long as it returns True, and at every wake."""
        self._work = work
        self._wait = system_wait()
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
        self, wishes: Iterable[float | None], going: Callable[[], bool], *, polled: bool = False
    ) -> list[pygame.event.Event]:
        """Events at rest; none if the first of these many seconds has passed, or `going` turns False.

        `polled`: there are gamepads, which have to be looked at.
        """
        due = [wish for wish in wishes if wish is not None]
        until = time.perf_counter() + max(0.005, min([LONGEST_SLEEP, *due]))
        sleeps = self._wait is not None and not polled and pygame.display.get_driver() in WAITERS
        while not (heard := events()):
            now = time.perf_counter()
            if now >= until or not going():
                break
            quiet = now - self._quiet_since
            if quiet < WORK_AFTER:
                self._sleep(min(until - now, WORK_AFTER - quiet), deep=sleeps)
            else:
                self._sleep(until - now, deep=not self._work() and sleeps)
        if heard:
            self._quiet_since = time.perf_counter()
        return heard

    def _sleep(self, seconds: float, *, deep: bool) -> None:
        """Sleep at most so long; `deep`: until an event comes."""
        if deep and self._wait is not None:
            self._wait(max(1, round(1000 * min(SLEEP, seconds))))
        else:
            time.sleep(min(NAP, seconds))


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
