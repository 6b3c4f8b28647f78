"""The figures of a dealer for the last minute, as one line of its log."""

import asyncio
import mmap
from pathlib import Path

from msgspec import Struct

BEAT = 0.05
"""Seconds between two beats, which come late while a step takes long."""


class DealerFigures(Struct, frozen=True, kw_only=True):
    """The figures of a minute."""

    tables: int
    people: int
    matches: int
    """Matches that go on now."""
    hands: int
    """Hands dealt since the dealer has begun."""
    messages: float
    """Messages heard and said in a second."""
    longest: float
    """Longest time in ms for which everything else had to wait for one step."""

    @property
    def line(self) -> str:
        """The line of the log."""
        return (
            f"{self.tables} tables, {self.people} people, {self.matches} matches, {self.hands} hands dealt, "
            f"{self.messages:.1f} messages/s, {memory():.0f} MB, longest step {self.longest:.0f} ms"
        )


class Heartbeat:
    """Measures how late steps come."""

    def __init__(self) -> None:
        self._longest = 0.0

    async def run(self) -> None:
        """Measure until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self._longest = max(self._longest, loop.time() - due)

    def longest(self) -> float:
        """Longest delay in ms since the last call."""
        longest, self._longest = self._longest, 0.0
        return 1000 * longest


def memory() -> float:
    """MB of memory that this process uses; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0.0
    return pages * mmap.PAGESIZE / 1e6
