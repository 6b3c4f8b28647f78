"""Tables that computers play in a process of its own; a process that breaks off is started again."""

import time
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from briscola.client.host.analysis import Analysis
from briscola.client.tournament.table_result import (
    TableGame,
    TableResult,
    log_of_computers,
    played_by_computers,
)
from briscola.engine.events import Event

REST, TRIES = 10.0, 3
"""Seconds until a process that broke off is started again, and how often until that is told."""
TableOfRound = tuple[int, int]
"""A round or an evening, and a table of it."""


class ComputerTable(Struct, frozen=True, kw_only=True):
    """A table that computers play, and all that decides its result."""

    index: TableOfRound
    game: TableGame
    levels: tuple[str, ...]
    seed: int


def play_tables(tables: Sequence[ComputerTable]) -> Iterator[tuple[TableOfRound, TableResult]]:
    """Play tables one by one; yield the place of each and its result."""
    for each in tables:
        yield each.index, played_by_computers(each.game, each.levels, seed=each.seed)


def play_log(table: ComputerTable) -> Iterator[Sequence[Event]]:
    """Play one table; yield its whole log."""
    yield log_of_computers(table.game, table.levels, seed=table.seed)


class Computers:
    """Has tables played, a batch at a time. Whatever is not finished is played again, to the same end."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._analysis: Analysis[tuple[TableOfRound, TableResult]] | None = None
        self._broken, self._rests_until = 0, 0.0

    @property
    def running(self) -> bool:
        """True while there is a process."""
        return self._analysis is not None

    @property
    def working(self) -> bool:
        """True while computers play, or will play on in a moment."""
        return self.running or 0 < self._broken <= TRIES

    @property
    def broke_off(self) -> bool:
        """True if they have broken off too often; nothing is played before `again`."""
        return self._broken > TRIES

    def news(self) -> list[tuple[TableOfRound, TableResult]]:
        """Results since the last call."""
        if self._analysis is None:
            return []
        found = self._analysis.news()
        if found:
            self._broken = 0
        if self._analysis.over:
            if self._analysis.failed:
                self._broken, self._rests_until = self._broken + 1, self._clock() + REST
            self._analysis = None
        return found

    def play(self, tables: Sequence[ComputerTable]) -> None:
        """Have these tables played, unless some are being played, or the process has just broken off."""
        if self.running or self.broke_off:
            return
        if not tables:
            self._broken = 0
        elif not self._broken or self._clock() >= self._rests_until:
            self._analysis = Analysis(play_tables, tuple(tables))

    def wait(self, seconds: float) -> None:
        """Wait for the next result, at most this many seconds."""
        if self._analysis is not None:
            self._analysis.wait(seconds)

    def again(self) -> None:
        """Let them try again, because somebody has come back who was told."""
        if self.broke_off:
            self._broken = 0

    def stop(self) -> None:
        """Stop them."""
        if self._analysis is not None:
            self._analysis.stop()
        self._analysis, self._broken = None, 0
