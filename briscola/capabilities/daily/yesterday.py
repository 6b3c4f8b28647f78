"""Yesterday's deal: the person's points beside those of the maestro and of the regulars in her seat."""

from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from msgspec import Struct

from briscola.capabilities.daily.results import DailyResults
from briscola.client.host.library import Library
from briscola.client.single_deals.daily import FIRST_DAY, deal_of, maestro_instead, regulars_instead
from briscola.client.single_deals.maestros_results import MaestrosResults


class OthersPoints(Struct, frozen=True, kw_only=True):
    """Points in the person's seat: the maestro's, and the mean of the regulars."""

    maestro: int
    regulars: int


def others_points(days: Sequence[date]) -> Iterator[tuple[date, OthersPoints]]:
    """Yield the others' points of each day."""
    for day in days:
        deal = deal_of(day)
        yield day, OthersPoints(maestro=maestro_instead(deal).ours, regulars=regulars_instead(deal))


class Yesterday:
    """Has the others play yesterday's deal, in a process of its own, once the person has played it."""

    def __init__(self) -> None:
        self.playing: MaestrosResults[date, OthersPoints] = MaestrosResults(others_points)

    def compared(self, library: Library, today: date) -> tuple[int, OthersPoints] | None:
        """The person's points and the others'; None before they are known, and if she has not played."""
        day = today - timedelta(days=1)
        mine = DailyResults(library).played(day) if day >= FIRST_DAY else None
        if mine is None:
            return None
        self.playing.ask([day])
        found = self.playing.found.get(day)
        return None if found is None else (mine.ours, found)
