"""The results of a duel at this computer: the person's own, and maestro's in the same seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

from briscola.client.analysis import Analysis
from briscola.client.daily import day_of, deal_of
from briscola.client.deal_again import one_hand
from briscola.client.duel.duel import Duel, figure
from briscola.client.duel.duel_code import find_duel
from briscola.client.kept_matches import Bookshelf, CannotOpen, OpenedMatch
from briscola.client.library import Library
from briscola.client.maestros_hand import maestros_hand
from briscola.storage.summary import summary


class DuelResults:
    """Reads what the person made of a duel the first time; maestro plays it in a process of its own."""

    def __init__(self, library: Library, duel: Duel, *, today: date) -> None:
        """A duel about a deal of the day up to `today` may also have been played on its page."""
        self._library, self._duel = library, duel
        day = day_of(duel, today)
        self._codes = [duel.code, *([] if day is None else [deal_of(day).code])]
        self.opened: OpenedMatch | None = None
        """The person's first finished match of this duel; None if there is none."""
        self.mine: int | None = None
        self.maestro: int | None = None
        """Maestro's result; None until it is known."""
        self._analysis: Analysis[int] | None = None

    def read(self) -> None:
        """Read the person's result; once there is one, let maestro play."""
        duel, library = self._duel, self._library
        shelf = Bookshelf(library)
        wanted = one_hand(duel.setup).levels, tuple(duel.seeds[1:])
        for match in library.history.of_deals(library.profile.id, self._codes):
            if match.state != "complete" or self.opened is not None:
                continue
            try:
                opened = shelf.open(match)
            except CannotOpen:
                continue
            if (opened.setup.levels, opened.header.seeds) == wanted:
                self.opened = opened
                self.mine = figure(summary(opened.events, once=True).hands[0])
        if self.mine is not None and self.maestro is None and self._analysis is None:
            self._analysis = Analysis(maestros_figures, [duel.letters])

    @property
    def working(self) -> bool:
        """True while maestro is playing."""
        return self._analysis is not None and not self._analysis.over

    @property
    def failed(self) -> bool:
        """True if maestro's process broke off."""
        return self._analysis is not None and self._analysis.failed

    def look(self) -> bool:
        """Take in maestro's result; return True if it is there, or if the process failed."""
        if self._analysis is None or not self.working:
            return False
        for result in self._analysis.news():
            self.maestro = result
        return self.maestro is not None or self.failed

    def stop(self) -> None:
        """Stop maestro's process until `read` is called again."""
        if self._analysis is not None and self.working:
            self._analysis.stop()
            self._analysis = None


def maestros_figures(codes: Sequence[str]) -> Iterator[int]:
    """Yield maestro's result in the person's seat for each code."""
    for code in codes:
        content = find_duel(code)
        log = maestros_hand(Duel(content=content, letters=code))
        result = figure(summary(log, once=True).hands[0])
        assert result is not None
        yield result
