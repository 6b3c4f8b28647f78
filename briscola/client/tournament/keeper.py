"""The keeper of a season or cup: each step is on the disk, and computers play their tables beside."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic

from briscola.client.host.library import Library
from briscola.client.tournament.computers import Computers, ComputerTable, TableOfRound
from briscola.client.tournament.steps import Document, Steps
from briscola.client.tournament.table_result import TableResult
from briscola.storage.files.kept_document import KeptDocument


class TournamentKeeper(ABC, Generic[Document]):
    """Takes results in and has computers play; only a window that keeps matches writes it."""

    def __init__(
        self,
        library: Library,
        file: KeptDocument[Document],
        none: Document,
        *,
        ours: Callable[[], bool],
        clock: Callable[[], float],
    ) -> None:
        """`ours` tells whether this window keeps matches; `none` stands for a file that is not there."""
        self._library, self.ours = library, ours
        self.steps = Steps(file, none, ours=ours, clock=clock)
        self.computers = Computers(clock)

    @abstractmethod
    def _take_result(self, place: TableOfRound, result: TableResult) -> None:
        """Take in what computers have played at a table."""

    @abstractmethod
    def _open_tables(self) -> Sequence[ComputerTable]:
        """The tables at which computers alone have still to play."""

    @property
    def may_begin(self) -> bool:
        """True if something can be begun: this window keeps it, and its latest step is on the disk."""
        return self.steps.may_write and self.steps.kept

    @property
    def busy(self) -> bool:
        """True while `poll` may have news."""
        return self.computers.working or not self.steps.kept

    def poll(self) -> bool:
        """Take in what computers have played, have them play what is open, try again to write what waits.

        Return True if there are results.
        """
        news = self.computers.news()
        for place, result in news:
            self._take_result(place, result)
        self.steps.retry()
        if self.may_begin:
            self.computers.play(self._open_tables())
        return bool(news)
