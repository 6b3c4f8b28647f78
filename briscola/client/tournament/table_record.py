"""A record of a table of a season or cup becomes its result."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from briscola.client.setup.match_setup import MatchSetup
from briscola.client.tournament.table_result import TableGame, TableResult, result_of
from briscola.engine.events import Event
from briscola.storage.records.match_record import read_record


class TableRecord(Struct, frozen=True, kw_only=True):
    """The match of a table as its record has it; `result` is None while it is not over."""

    events: Sequence[Event]
    people: int
    result: TableResult | None


def record_of_table(path: Path, record: str, game: TableGame) -> TableRecord | None:
    """Read the match of a table with this game; `record` is its id.

    None if it is gone: nothing is there, or it is spoiled, or the record of another table. Raises OSError if
    it cannot be read at the moment, which costs nothing.
    """
    try:
        found, rules = read_record(path), game.rules()
        if found.header is None:
            return None
        events = found.events[: found.position.lines]
        people = len(MatchSetup.of(found.header.choices, events).people)
        result = result_of(events, record=record)
    except (FileNotFoundError, ValueError):
        return None
    sides = rules.sides if rules.in_sides else ()
    if result is not None and (len(result.ranks), result.partners) != (rules.players, sides):
        return None
    return TableRecord(events=events, people=people, result=result)
