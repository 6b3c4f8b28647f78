"""How the deals of the days went: for whoever plays now, and for maestro in the same place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from briscola.client.analysis import Analysis
from briscola.client.bookshelf import Bookshelf, CannotOpen, OpenedMatch
from briscola.client.daily import Course, course, deal_of, maestro_instead
from briscola.client.library import Library
from briscola.storage.matches import PlayedMatch


@dataclass(frozen=True, kw_only=True, slots=True)
class FirstFinish:
    """The deal of a day as it was first played to its end."""

    match: PlayedMatch
    tries: int
    """How often it had been sat down to by then, this time included."""


class DailyResults:
    """The days that were asked for last; maestro plays them one after the other, beside the window."""

    def __init__(self, library: Library) -> None:
        self._library, self._shelf = library, Bookshelf(library)
        self._attempts: dict[date, FirstFinish] = {}
        self._courses: dict[str, Course | None] = {}
        """How the person's own matches went, by their ids."""
        self._maestro: dict[date, Course] = {}
        self._analysis: Analysis[tuple[date, Course]] | None = None

    def read(self, days: Sequence[date], first: date) -> None:
        """What the person has played of these days; maestro begins with the day `first`."""
        self._find(days)
        self._begin(first)

    def played(self, day: date) -> Course | None:
        """How one day went for the person; maestro is not asked."""
        self._find([day])
        return self.mine(day)

    def _find(self, days: Sequence[date]) -> None:
        codes = {deal_of(day).code: day for day in days}
        tries: dict[date, int] = {}
        self._attempts = {}
        for match in self._library.history.of_deals(self._library.profile.id, list(codes)):
            day = codes[match.deal]
            tries[day] = tries.get(day, 0) + 1
            if match.state == "complete" and day not in self._attempts:
                self._attempts[day] = FirstFinish(match=match, tries=tries[day])

    def _begin(self, first: date) -> None:
        """Have maestro play the days that it has not played yet, the latest first but for the very first."""
        missing = sorted(self._attempts.keys() - self._maestro.keys(), reverse=True)
        if missing and not self.working and not self.failed:
            missing.sort(key=lambda day: day != first)
            self._analysis = Analysis(maestros_courses, missing)

    @property
    def working(self) -> bool:
        """Whether maestro still plays."""
        return self._analysis is not None and not self._analysis.over

    @property
    def failed(self) -> bool:
        """Whether he broke off."""
        return self._analysis is not None and self._analysis.failed

    def look(self) -> bool:
        """Take in what maestro has played since; whether there is anything new."""
        if self._analysis is None or not self.working:
            return False
        news = self._analysis.news()
        self._maestro.update(news)
        return bool(news) or self.failed

    def stop(self) -> None:
        """Maestro plays no further, until he is asked again."""
        if self._analysis is not None:
            self._analysis.stop()
            self._analysis = None

    @property
    def days(self) -> Sequence[date]:
        """The days that were played."""
        return list(self._attempts)

    def attempt(self, day: date) -> FirstFinish | None:
        """The first time a day's deal was finished."""
        return self._attempts.get(day)

    def opened(self, day: date) -> OpenedMatch | None:
        """The record of it; None where it can no longer be read."""
        attempt = self._attempts.get(day)
        try:
            return None if attempt is None else self._shelf.open(attempt.match)
        except CannotOpen:
            return None

    def mine(self, day: date) -> Course | None:
        """How it went for the person."""
        attempt = self._attempts.get(day)
        if attempt is None:
            return None
        match = attempt.match.id
        if match not in self._courses:
            opened = self.opened(day)
            self._courses[match] = None if opened is None else course(opened.events, opened.rules)
        return self._courses[match]

    def maestro(self, day: date) -> Course | None:
        """How it went for maestro in the person's place; None as long as that is not known."""
        return self._maestro.get(day)


def maestros_courses(days: Sequence[date]) -> Iterator[tuple[date, Course]]:
    """How the deals of these days go with maestro in the person's place."""
    for day in days:
        yield day, maestro_instead(deal_of(day))
