"""The file of cups: the one that is played, those that are over; what cannot be a cup is refused."""

from collections.abc import Collection, Iterable, Mapping
from datetime import date
from pathlib import Path

from msgspec import Struct

from briscola.capabilities.cup.cup import Cup, CupTable, TableIndex, champions, is_over, open_tables, winners
from briscola.capabilities.cup.forms import form_of, rounds_of
from briscola.client.tournament.table_result import TableGame
from briscola.engine.terms import PERSON
from briscola.engine.variants import WINNING_HANDS
from briscola.players.levels import LEVELS
from briscola.storage.files.kept_document import KeptDocument
from briscola.storage.records.header import ID
from briscola.storage.settings.settings import LONGEST_NAME

FILE = "cup.json"
LARGEST = 512 * 1024
"""Most bytes of the file; fifty cups of sixteen people each, all against all, take half of it."""
MOST_ROWS = 50
"""Cups that are over and stay in the file."""


class CupRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A cup that is over, or was broken off after people had played in it."""

    form: str
    game: TableGame
    size: int
    champions: tuple[str, ...]
    """Names of those who have won it; nobody if it was broken off."""
    keys: tuple[str, ...] | None = None
    """Keys of their profiles, empty for guests and computers; None for cups of former versions."""
    level: str = ""
    """Level of its computers; it and `day`, as in `Cup`, are empty for cups of former versions."""
    day: str = ""
    records: Mapping[str, int] = {}
    """Ids of the records of its people's matches, each with its round from 0."""
    left: tuple[str, ...] = ()
    """Those of them that had no end when it was broken off: they count for nobody."""


class Cups(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All cups of a computer, the latest of those that are over last."""

    cup: Cup | None = None
    rows: tuple[CupRow, ...] = ()


def cups_file(folder: Path) -> KeptDocument[Cups]:
    """The file in the library's folder."""
    return KeptDocument(folder / FILE, Cups, largest=LARGEST, check=check_cups)


def cups_won(folder: Path, key: str, names: Collection[str]) -> tuple[CupRow, ...]:
    """Cups that are over and that a person has won, earliest first.

    They know her by her `key`, those of former versions by one of her `names`.
    """
    rows = with_row(cups_file(folder).read(aside=False) or Cups()).rows
    return tuple(
        row for row in rows if (key in row.keys if row.keys is not None else {*names} & {*row.champions})
    )


def with_row(cups: Cups, *, broken_off: bool = False) -> Cups:
    """The same once the cup has been put among those that are over; `broken_off`: one that goes on, too."""
    cup = cups.cup
    if cup is None or not (is_over(cup) or broken_off):
        return cups
    records = records_of(cup)
    if not (is_over(cup) or records):
        return Cups(rows=cups.rows)
    won = [cup.entrants[who] for who in champions(cup)]
    row = CupRow(
        form=cup.form,
        game=cup.game,
        size=cup.size,
        champions=tuple(each.name for each in won),
        keys=tuple(each.key for each in won),
        level=cup.level,
        day=cup.day,
        records=records,
        left=tuple(table.record for _place, table in open_tables(cup) if table.record),
    )
    return Cups(rows=(*cups.rows, row)[-MOST_ROWS:])


def records_of(cup: Cup) -> Mapping[str, int]:
    """Ids of the records of its people's matches, each with its round from 0."""
    return {
        table.record: number for number, tables in enumerate(cup.rounds) for table in tables if table.record
    }


def check_cups(cups: Cups) -> None:
    """Check that a document can be one of ours. Raises ValueError, of which BadOption is one."""
    if len(cups.rows) > MOST_ROWS:
        raise ValueError("more cups are over than are kept")
    for row in cups.rows:
        form_of(row.form)
        row.game.rules()
        _check_names(row.champions)
        if row.keys is not None and len(row.keys) != len(row.champions):
            raise ValueError("others have won than have names")
        if row.level and row.level not in LEVELS:
            raise ValueError(f"there is no level {row.level!r}")
        _check_day(row.day)
        _check_records((*row.records, *row.left))
    if cups.cup is not None:
        check_cup(cups.cup)


def _check_names(names: Iterable[str]) -> None:
    if any(len(name) > LONGEST_NAME for name in names):
        raise ValueError("a name is too long")


def _check_records(records: Iterable[str]) -> None:
    if not all(map(ID.fullmatch, records)):
        raise ValueError("that is no id of a record")


def _check_day(day: str) -> None:
    if day:
        date.fromisoformat(day)


def check_cup(cup: Cup) -> None:
    """Check that a cup can be one of ours. Raises ValueError."""
    _check_day(cup.day)
    row, players = cup.row, cup.game.players
    if not row.takes(cup.game.rules()) or not row.allows(cup.size, players):
        raise ValueError("that game cannot be played in that form")
    if cup.game.winning_hands not in WINNING_HANDS:
        raise ValueError("nobody wins so many hands")
    for level in {cup.level, *(each.level for each in cup.entrants)}:
        if level != PERSON and level not in LEVELS:
            raise ValueError(f"there is no level {level!r}")
    _check_names(each.name for each in cup.entrants)
    most = rounds_of(row, cup.size)
    if not 1 <= len(cup.rounds) <= most or (not row.knock_out and len(cup.rounds) < most):
        raise ValueError("it has another number of rounds")
    for tables in cup.rounds:
        seated = [who for table in tables for who in table.seats]
        if len(set(seated)) < len(seated) or not set(seated) <= set(range(cup.size)):
            raise ValueError("somebody sits at two tables, or nobody at one")
        for table in tables:
            _check_table(cup, table)
    if row.knock_out:
        _check_bracket(cup, most)


def _check_bracket(cup: Cup, most: int) -> None:
    """Check that everybody sits in the first round of a knock-out, and winners alone in each later one."""
    if sorted(who for table in cup.rounds[0] for who in table.seats) != list(range(cup.size)):
        raise ValueError("somebody is missing in the first round")
    through: list[tuple[int, ...]] = []
    for number, tables in enumerate(cup.rounds):
        if len(tables) != 2 ** (most - 1 - number):
            raise ValueError("a round has another number of tables")
        if number and any(
            not one or not other or sorted(one + other) != sorted(table.seats)
            for one, other, table in zip(through[::2], through[1::2], tables, strict=True)
        ):
            raise ValueError("others go on than have won")
        through = [winners(cup, TableIndex(number, at)) for at in range(len(tables))]


def _check_table(cup: Cup, table: CupTable) -> None:
    seats, players = len(table.seats), cup.game.players
    alone = seats == players // 2 and cup.row.knock_out
    if seats != players and not alone:
        raise ValueError("a table has too few seats")
    if alone and (table.record or table.result):
        raise ValueError("a team has played alone")
    _check_records(filter(None, [table.record]))
    if not {table.turned, *table.absent} <= set(range(seats)):
        raise ValueError("a seat is named that is not there")
    result = table.result
    if result is not None and not (
        len(result.ranks) == len(result.hands) == seats
        and set(result.ranks) <= set(range(1, seats + 1))
        and min(result.hands) >= 0
        and {seat for side in result.partners for seat in side} <= set(range(seats))
    ):
        raise ValueError("a result is that of another table")
