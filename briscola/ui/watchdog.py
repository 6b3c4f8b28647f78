"""The watchdog: a loop that stands still leaves the stacks of all threads in the log.

A mistake of ours raises and is shown on a page. A deadlock shows nothing, and the person can only kill the
program. The log then tells where it stood.
"""

import logging
import time
from typing import Self

from briscola.storage import log

_logger = logging.getLogger(__name__)

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
