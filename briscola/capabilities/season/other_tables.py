"""The tables that computers play in a season, in a process of its own (see `Analysis`)."""

from collections.abc import Iterator, Sequence

from briscola.capabilities.season.season import OtherTable
from briscola.client.tournament import TableResult, played_by_computers


def results_of(tables: Sequence[OtherTable]) -> Iterator[tuple[int, TableResult]]:
    """Play tables one by one; yield the number of each and its result."""
    for each in tables:
        yield each.table, played_by_computers(each.game, each.levels, seed=each.seed)
