"""A season and the book that keeps a person's seasons, as frozen data; every step gives a new one.

A season holds all that was drawn at its beginning, so that it goes on as it began whatever a later version
draws. Results are only ever added.
"""

from collections.abc import Sequence
from hashlib import sha256
from random import Random

from msgspec import Struct, structs

from briscola import __version__
from briscola.capabilities.season.calendar import ENTRANTS, KINDS, PERSON, CalendarEvening, draw_calendar
from briscola.capabilities.season.divisions import DIVISIONS, next_division
from briscola.client.host.opponents import in_person
from briscola.client.setup.characters import person, regular_people
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.tournament.computers import ComputerTable
from briscola.client.tournament.ranking import FORM, StandingsRow, standings
from briscola.client.tournament.table_result import AHEAD, TableResult, table_points
from briscola.engine.occupant import Occupant
from briscola.players.levels import parse_level
from briscola.storage.records.header import ID

MOST_PAST = 50
"""Finished seasons that the book lists; older ones are forgotten."""
SEEDS = 2**32


class SeasonEvening(CalendarEvening, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An evening with what has been played of it."""

    record: str = ""
    """Id of the record of the person's match; empty before it has begun."""
    results: tuple[TableResult | None, ...] = ()
    """By table; empty before the person's match has ended."""

    @property
    def done(self) -> bool:
        """True if all tables have been played."""
        return bool(self.results) and None not in self.results

    @property
    def played(self) -> Sequence[tuple[tuple[int, ...], TableResult]]:
        """The entrants by seat and the result of each table that has been played."""
        found = zip(self.tables, self.results, strict=False)
        return [(seats, result) for seats, result in found if result is not None]


class Season(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One season. `company` are the faces of the regulars and `levels` theirs, from entrant 1 on."""

    number: int
    division: int
    seed: int
    company: tuple[str, ...]
    levels: tuple[str, ...]
    lots: tuple[int, ...]
    """The order in which the lot decides."""
    evenings: tuple[SeasonEvening, ...]
    program: str = f"briscola {__version__}"
    """The program that drew it."""

    @property
    def current(self) -> int | None:
        """Number of the first evening, from 0, that is not done; None if the season is over."""
        return next((at for at, evening in enumerate(self.evenings) if not evening.done), None)

    def table(self) -> Sequence[StandingsRow]:
        """The table on the wall, best first."""
        played = [each for evening in self.evenings for each in evening.played]
        return standings(ENTRANTS, played, lots=self.lots)

    def form(self, entrant: int) -> Sequence[float]:
        """Points at the latest tables (at most `FORM`), latest last, as shares of the most there were."""
        shares = []
        for evening in self.evenings:
            for seats, result in evening.played:
                if entrant in seats:
                    seat = seats.index(entrant)
                    partners = next((len(side) for side in result.partners if seat in side), 1)
                    shares.append(table_points(result)[seat] / (AHEAD * (len(seats) - partners)))
        return shares[-FORM:]

    def own_row(self) -> StandingsRow:
        """The person's row of the table."""
        return next(row for row in self.table() if row.entrant == PERSON)


class PastSeason(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished season in a line. The first place has the cup."""

    records: tuple[str, ...] = ()
    """Ids of the records of the person's matches, by evening; none of seasons of former versions."""

    number: int
    division: int
    place: int
    points: int


class SeasonBook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All seasons of a person: the one that runs, or has just ended, and the finished ones, oldest first."""

    person: str
    """Id of the profile."""
    division: int = 0
    """The division of the next season while none stands here."""
    season: Season | None = None
    past: tuple[PastSeason, ...] = ()
    left: tuple[str, ...] = ()
    """Ids of the records of matches without an end, whose seasons were ended: they count for nobody."""


def begin_season(book: SeasonBook, seed: int) -> SeasonBook:
    """Begin the next season in the division reached; one that has ended is filed among the past ones.

    Raises ValueError while one runs.
    """
    season, division, past = book.season, book.division, past_of(book)
    number = 1 + max((each.number for each in past), default=0)
    if season is not None:
        if season.current is not None:
            raise ValueError("a season runs already")
        division, number = next_division(season.division, past[-1].place), season.number + 1
    return structs.replace(
        book, division=division, season=draw_season(seed, number=number, division=division), past=past
    )


def past_of(book: SeasonBook) -> tuple[PastSeason, ...]:
    """The finished seasons, the one that has just ended among them, oldest first."""
    season = book.season
    if season is None or season.current is not None:
        return book.past
    own = season.own_row()
    filed = PastSeason(
        number=season.number,
        division=season.division,
        place=own.rank,
        points=own.points,
        records=tuple(evening.record for evening in season.evenings),
    )
    return (*book.past, filed)[-MOST_PAST:]


def end_season(book: SeasonBook) -> SeasonBook:
    """End the season that runs without a result: the next one is in the same division."""
    season = book.season
    if season is None:
        return book
    waiting = [each.record for each in season.evenings if each.record and not each.results]
    left = (*book.left, *waiting)[-MOST_PAST:]
    return structs.replace(book, division=season.division, season=None, left=left)


def draw_season(seed: int, *, number: int, division: int) -> Season:
    """Draw a season: the same seed gives the same one."""
    rng = Random(f"briscola:season:{seed}")
    faces = sorted(each.name for each in regular_people())
    levels, lots = list(DIVISIONS[division].levels), list(ENTRANTS)
    company = rng.sample(faces, len(ENTRANTS) - 1)
    rng.shuffle(levels)
    rng.shuffle(lots)
    return Season(
        number=number,
        division=division,
        seed=seed,
        company=tuple(company),
        levels=tuple(levels),
        lots=tuple(lots),
        evenings=tuple(
            SeasonEvening(game=evening.game, tables=evening.tables) for evening in draw_calendar(rng)
        ),
    )


def with_record(season: Season, record: str) -> Season:
    """The season whose evening has begun with the match of this record. Raises ValueError if it has one."""
    at = season.current
    if at is None or season.evenings[at].record:
        raise ValueError("the match of this evening has begun already")
    return _with_evening(season, at, structs.replace(season.evenings[at], record=record))


def without_record(season: Season) -> Season:
    """The season whose evening can begin: its match ended before the first line of its record."""
    at = season.current
    if at is None or season.evenings[at].results:
        raise ValueError("the match of this evening has been played")
    return _with_evening(season, at, structs.replace(season.evenings[at], record=""))


def with_result(season: Season, at: int, table: int, result: TableResult) -> Season:
    """The season with the result of a table. Raises ValueError if it is known, or not due yet."""
    evening = season.evenings[at]
    results = list(evening.results or (None,) * len(evening.tables))
    if at != season.current or not evening.record or results[table] is not None:
        raise ValueError(f"no result of table {table} of evening {at} is due")
    if table and results[0] is None:
        raise ValueError("the others play when the person's match is done")
    results[table] = result
    return _with_evening(season, at, structs.replace(evening, results=tuple(results)))


def _with_evening(season: Season, at: int, evening: SeasonEvening) -> Season:
    evenings = (*season.evenings[:at], evening, *season.evenings[at + 1 :])
    return structs.replace(season, evenings=evenings)


def other_tables(season: Season, at: int) -> tuple[ComputerTable, ...]:
    """The tables of an evening that the computers have still to play."""
    evening = season.evenings[at]
    return tuple(
        other_table(season, at, table) for table, result in enumerate(evening.results) if result is None
    )


def other_table(season: Season, at: int, table: int, *, instead: str = "") -> ComputerTable:
    """A table as computers play it; `instead` is the level that would sit in the person's place."""
    evening = season.evenings[at]
    digest = sha256(f"briscola:season:{season.seed}:{at}:{table}".encode()).digest()
    levels = (
        instead if who == PERSON else in_person(season.levels[who - 1], season.company[who - 1])
        for who in evening.tables[table]
    )
    return ComputerTable(
        index=(at, table),
        game=evening.game,
        levels=tuple(levels),
        seed=int.from_bytes(digest[:4], "big"),
    )


def own_setup(season: Season, at: int, *, player: str, face: str) -> MatchSetup:
    """The person's match of an evening."""
    evening, players = season.evenings[at], [Occupant(name=player, face=face)]
    for who in evening.tables[0][1:]:
        regular, level = season.company[who - 1], season.levels[who - 1]
        players.append(Occupant(name=person(regular).title, face=regular, level=level))
    return evening.game.setup(players)


def check_book(book: SeasonBook) -> None:
    """Raise ValueError for a book that no program of ours could have written."""
    if len(book.past) > MOST_PAST or not _divisions(book.division, *(each.division for each in book.past)):
        raise ValueError("the finished seasons cannot be")
    if any(each.place not in range(1, 1 + len(ENTRANTS)) for each in book.past):
        raise ValueError("a place is none")
    records = [*book.left, *(record for each in book.past for record in each.records)]
    if not all(ID.fullmatch(record) for record in filter(None, records)):
        raise ValueError("that is no id of a record")
    if book.season is not None:
        _check_season(book.season)


def _divisions(*numbers: int) -> bool:
    return all(number in range(len(DIVISIONS)) for number in numbers)


def _check_season(season: Season) -> None:
    others = len(ENTRANTS) - 1
    if not _divisions(season.division) or sorted(season.lots) != list(ENTRANTS):
        raise ValueError("the division or the lots of the season cannot be")
    for level in season.levels:
        parse_level(level)
    if len(season.company) != others or len(season.levels) != others or len(season.evenings) != len(KINDS):
        raise ValueError("the season has another number of people or evenings")
    begun = True
    for at, evening in enumerate(season.evenings):
        _check_evening(evening, begun=begun)
        begun = evening.done
        if evening.record in [each.record for each in season.evenings[:at] if each.record]:
            raise ValueError("two evenings have one match")


def _check_evening(evening: SeasonEvening, *, begun: bool) -> None:
    """`begun` is True if all evenings before are done."""
    rules = evening.game.rules()
    if sorted(who for table in evening.tables for who in table) != list(ENTRANTS):
        raise ValueError("somebody sits at no table of an evening, or at two")
    if evening.tables[0][0] != PERSON or any(len(table) != rules.players for table in evening.tables):
        raise ValueError("the tables of an evening do not fit its game")
    if evening.record and not ID.fullmatch(evening.record):
        raise ValueError("the record of an evening has no name of ours")
    if (evening.record or evening.results) and not begun:
        raise ValueError("an evening has begun before its time")
    if not evening.results:
        return
    if not evening.record or len(evening.results) != len(evening.tables) or evening.results[0] is None:
        raise ValueError("the results of an evening do not fit its tables")
    sides = rules.sides if rules.in_sides else ()
    for result in evening.results:
        if result is not None and (
            len(result.ranks) != rules.players
            or len(result.hands) != rules.players
            or result.partners != sides
        ):
            raise ValueError("a result does not fit its table")
        if result is not None and (min(result.ranks) != 1 or min(result.hands) < 0):
            raise ValueError("a result cannot be")
