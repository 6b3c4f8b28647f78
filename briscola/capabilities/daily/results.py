"""Results of the daily deals: the person's own, and maestro's in the same seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

from msgspec import Struct

from briscola import __version__
from briscola.client.host.library import Library
from briscola.client.playback.kept_matches import CannotOpen, KeptMatches, OpenedMatch
from briscola.client.single_deals.daily import Course, course, deal_of, duel_of_day, maestro_instead, week_of
from briscola.client.single_deals.deal_again import left_in_middle
from briscola.client.single_deals.duel import Duel
from briscola.client.single_deals.maestros_results import MaestrosResults
from briscola.storage.database.rows import PlayedMatch


class FirstFinish(Struct, frozen=True, kw_only=True):
    """First match that played a day's deal to its end."""

    match: PlayedMatch
    tries: int
    """Number of attempts up to then, this one included."""


class DailyResults:
    """Results of the days read last. `maestro` plays them between `read` and `maestro.stop`."""

    def __init__(self, library: Library) -> None:
        self._library, self._shelf = library, KeptMatches(library)
        self._attempts: dict[date, FirstFinish] = {}
        self._courses: dict[str, Course | None] = {}
        """Courses of the person's own matches, by match id; None if a record can't be read."""
        self.maestro: MaestrosResults[date, Course] = MaestrosResults(maestros_courses)

    def read(self, days: Sequence[date], first: date, *, besides: Sequence[date] = ()) -> None:
        """Read the person's matches of these days, and let maestro play, the day `first` first.

        He does not play the days `besides` these.
        """
        self._find([*days, *besides])
        self._begin(days, first)

    def played(self, day: date) -> Course | None:
        """The person's course on one day; None if not finished. Maestro does not play it."""
        self._find([day])
        return self.mine(day)

    def left(self, day: date) -> bool:
        """True if the person has left the day's deal in the middle, and it goes on from there."""
        deal = deal_of(day)
        return left_in_middle(self._library, deal.code, deal.seeds[1:]) is not None

    def _find(self, days: Sequence[date]) -> None:
        codes = {deal_of(day).code: day for day in days}
        tries: dict[date, int] = {}
        self._attempts = {}
        for match in self._library.history.of_deals(self._library.profile.id, list(codes)):
            day = codes[match.deal]
            tries[day] = tries.get(day, 0) + 1
            if match.state == "complete" and day not in self._attempts:
                self._attempts[day] = FirstFinish(match=match, tries=tries[day])

    def _begin(self, days: Sequence[date], first: date) -> None:
        """Let maestro play the days that the person has played: `first` first, then from the latest."""
        latest_first = sorted((day for day in self._attempts if day in days), reverse=True)
        self.maestro.ask(sorted(latest_first, key=lambda day: day != first))

    @property
    def days(self) -> Sequence[date]:
        """The days of those read that the person has finished."""
        return list(self._attempts)

    def attempt(self, day: date) -> FirstFinish | None:
        """The first finished match of a day; None if there is none."""
        return self._attempts.get(day)

    def opened(self, day: date) -> OpenedMatch | None:
        """The record of that match; None if it can no longer be read."""
        attempt = self._attempts.get(day)
        try:
            return None if attempt is None else self._shelf.open(attempt.match)
        except CannotOpen:
            return None

    def mine(self, day: date) -> Course | None:
        """The person's course on that day; None if not finished or unreadable."""
        attempt = self._attempts.get(day)
        if attempt is None:
            return None
        match = attempt.match.id
        if match not in self._courses:
            opened = self.opened(day)
            self._courses[match] = None if opened is None else course(opened.events, opened.rules)
        return self._courses[match]

    def week(self, day: date) -> Sequence[Duel]:
        """The duels about the deals of that day's week that the person has finished, Monday first."""
        return [self.duel(each) for each in week_of(day) if self.mine(each) is not None]

    def duel(self, day: date) -> Duel:
        """The duel about that day's deal; it has the person's result if a friend's would compare with it."""
        opened, mine = self.opened(day), self.mine(day)
        fair = (
            opened is not None
            and opened.header.program == f"briscola {__version__}"
            and opened.header.seeds == deal_of(day).seeds[1:]
        )
        return duel_of_day(day, mine.ours if fair and mine is not None else None)


def maestros_courses(days: Sequence[date]) -> Iterator[tuple[date, Course]]:
    """Yield maestro's course in the person's seat for each day."""
    for day in days:
        yield day, maestro_instead(deal_of(day))
