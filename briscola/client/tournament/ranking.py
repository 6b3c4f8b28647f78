"""The standings of a season or cup: they follow from the results of its tables."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from msgspec import Struct

from briscola.client.tournament.table_result import TableResult, meetings, table_points

FORM = 5
"""Number of latest tables that the form shows."""
NOTHING: Mapping[int, int] = {}


class StandingsRow(Struct, frozen=True, kw_only=True):
    """One entrant's row. `place` is 1 for the first; no two entrants share one."""

    entrant: int
    rank: int
    points: int
    hands: int
    """Hands won."""
    played: int
    form: tuple[int, ...] = ()
    """Ranks at the latest tables (at most `FORM`), latest last."""


def standings(
    entrants: Sequence[int],
    tables: Iterable[tuple[Sequence[int], TableResult]],
    *,
    lots: Sequence[int],
    given: Mapping[int, int] = NOTHING,
) -> tuple[StandingsRow, ...]:
    """The standings, best first, from tables in the order of play: the entrants by seat, and the result.

    Equal points are decided by the points of the meetings among those who are level, then by hands won, then
    by `lots`, a drawn order of the entrants. Seats of nobody in `entrants` count for nobody. `given` are
    points besides, such as for sitting out.
    """
    points = {who: given.get(who, 0) for who in entrants}
    hands, form = dict.fromkeys(entrants, 0), _lists(entrants)
    against: dict[tuple[int, int], int] = {}
    for seats, result in tables:
        for seat, gained in enumerate(table_points(result)):
            if (who := seats[seat]) in points:
                points[who] += gained
                hands[who] += result.hands[seat]
                form[who].append(result.ranks[seat])
        for seat, other, gained in meetings(result):
            pair = seats[seat], seats[other]
            against[pair] = against.get(pair, 0) + gained
    ranked: list[int] = []
    for _points, group in groupby(sorted(entrants, key=lambda who: -points[who]), key=points.__getitem__):
        ranked += _decided(list(group), against, hands, lots)
    return tuple(
        StandingsRow(
            entrant=who,
            rank=place,
            points=points[who],
            hands=hands[who],
            played=len(form[who]),
            form=tuple(form[who][-FORM:]),
        )
        for place, who in enumerate(ranked, 1)
    )


def _lists(entrants: Sequence[int]) -> dict[int, list[int]]:
    return {who: [] for who in entrants}


def _decided(
    level: Sequence[int],
    against: Mapping[tuple[int, int], int],
    hands: Mapping[int, int],
    lots: Sequence[int],
) -> Sequence[int]:
    """Entrants level on points, best first."""

    def key(who: int) -> tuple[int, int, int]:
        direct = sum(against.get((who, other), 0) for other in level if other != who)
        return -direct, -hands[who], lots.index(who)

    return sorted(level, key=key)
