"""A cup as data: its people, its rounds of tables, and all that follows from their results."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec import Struct, structs

from briscola import __version__
from briscola.capabilities.cup.forms import CupForm, Meeting, form_of, rounds_of
from briscola.capabilities.cup.schedule import Seats, bracket, everybody, lot, rotation
from briscola.client.tournament.ranking import StandingsRow, standings
from briscola.client.tournament.table_result import LEVEL, TableGame, TableResult
from briscola.engine.terms import PERSON

Team = tuple[int, ...]
"""One entrant, or two who play together to the end of a knock-out."""


class Entrant(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody with a place in the cup: a person (`key` of her profile, empty for a guest) or a computer."""

    name: str
    """Empty for the person at this computer who has none: she is *You* wherever it is shown."""
    face: str
    level: str = PERSON
    key: str = ""
    gone: bool = False
    """True for somebody who left without anybody in her place: her tables are lost."""

    @property
    def plays(self) -> bool:
        """True for a person who is there."""
        return self.level == PERSON and not self.gone


class CupTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a round. In a knock-out a team alone at a table goes on without playing."""

    seats: Seats
    record: str = ""
    """Id of the record of a match that people have begun."""
    turned: int = 0
    """The seat of this table that is seat 0 in that record: a person has to sit there."""
    result: TableResult | None = None
    absent: tuple[int, ...] = ()
    """Seats at which a computer sat in for somebody gone: they count for nobody."""
    anew: bool = False
    """True if people have played here before and the record of that match is gone: everybody sees it."""

    @property
    def counted(self) -> Seats:
        """Entrants by seat for whom the result counts; -1 for nobody."""
        return tuple(-1 if seat in self.absent else who for seat, who in enumerate(self.seats))


class Cup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A cup. Of a knock-out it has the rounds drawn so far, else all rounds."""

    seed: int
    form: str
    game: TableGame
    level: str
    """Level of its computers."""
    entrants: tuple[Entrant, ...]
    rounds: tuple[tuple[CupTable, ...], ...] = ()
    program: str = f"briscola {__version__}"
    """The program that drew the tables."""
    day: str = ""
    """Day on which they were drawn, as 2026-11-21; empty for cups of former versions and of dealers."""

    @property
    def row(self) -> CupForm:
        """Its form."""
        return form_of(self.form)

    @property
    def size(self) -> int:
        """Number of entrants."""
        return len(self.entrants)


class TableIndex(Struct, frozen=True):
    """A table of a cup: its round and its place in the round, both from 0."""

    round: int
    table: int


def draw(
    *, seed: int, form: str, game: TableGame, level: str, entrants: Sequence[Entrant], day: str = ""
) -> Cup:
    """A new cup with its tables drawn from the seed. Raises ValueError for what does not fit, BadOption."""
    cup = Cup(seed=seed, form=form, game=game, level=level, entrants=tuple(entrants), day=day)
    row, size, players = cup.row, cup.size, game.players
    if not (row.takes(game.rules()) and row.allows(size, players)):
        raise ValueError(f"{size} cannot play {form} with {game.variant} for {players}")
    if row.knock_out:
        return advanced(structs.replace(cup, rounds=(_first(cup),)))
    if row.meeting is Meeting.TWO:
        drawn = everybody(size, seed)
    else:
        pairs = row.meeting is Meeting.PAIRS
        drawn = rotation(size, players, rounds_of(row, size), seed, pairs=pairs)
    rounds = tuple(tuple(CupTable(seats=seats) for seats in tables) for tables in drawn)
    return advanced(structs.replace(cup, rounds=rounds))


def _first(cup: Cup) -> tuple[CupTable, ...]:
    """The first round of a knock-out; partners are drawn by lot."""
    if cup.row.meeting is Meeting.PAIRS:
        order = lot(cup.size, cup.seed, "partners")
        teams: list[Team] = list(zip(order[::2], order[1::2], strict=True))
    else:
        teams = [(who,) for who in range(cup.size)]
    return tuple(
        CupTable(seats=_seated(*(teams[at] for at in table))) for table in bracket(len(teams), cup.seed)
    )


def _seated(one: Team, other: Team | None = None) -> Seats:
    """Two teams by seat, partners opposite each other; or one alone."""
    if other is None:
        return one
    return tuple(who for pair in zip(one, other, strict=True) for who in pair)


def sides(cup: Cup, table: CupTable) -> tuple[Team, ...]:
    """Those who play together at a table, in turn; a team that sits out is alone."""
    if cup.row.meeting is not Meeting.PAIRS:
        return tuple((who,) for who in table.seats)
    return (table.seats[::2], table.seats[1::2]) if len(table.seats) == 4 else (table.seats,)


def sits_out(cup: Cup, table: CupTable) -> bool:
    """True for a team of a knock-out that goes on without playing."""
    return len(table.seats) < cup.game.players


# ---- what follows from the results


def is_done(cup: Cup, table: CupTable) -> bool:
    """True if nobody has to play at the table any more."""
    return table.result is not None or sits_out(cup, table)


def current_round(cup: Cup) -> int:
    """The round that goes on; the number of rounds once the cup is over."""
    return next(
        (
            number
            for number, tables in enumerate(cup.rounds)
            if not all(is_done(cup, each) for each in tables)
        ),
        len(cup.rounds),
    )


def is_over(cup: Cup) -> bool:
    """True if all is played."""
    return current_round(cup) == rounds_of(cup.row, cup.size)


def table_at(cup: Cup, place: TableIndex) -> CupTable:
    """The table at a place."""
    return cup.rounds[place.round][place.table]


def open_tables(cup: Cup) -> Iterator[tuple[TableIndex, CupTable]]:
    """The tables of the round that goes on which have no result yet."""
    number = current_round(cup)
    if number < len(cup.rounds):
        for at, table in enumerate(cup.rounds[number]):
            if not is_done(cup, table):
                yield TableIndex(number, at), table


def has_people(cup: Cup, table: CupTable) -> bool:
    """True if a person is to play at the table."""
    return any(cup.entrants[who].plays for who in table.seats)


def people_play(cup: Cup) -> bool:
    """True if people have still to play in the round that goes on."""
    return any(has_people(cup, table) for _place, table in open_tables(cup))


def winners(cup: Cup, place: TableIndex) -> Team:
    """The team of a knock-out that goes on from a table; empty while that is open.

    Who stand level are parted by hands won, then by lot.
    """
    table = table_at(cup, place)
    teams = sides(cup, table)
    if sits_out(cup, table):
        return teams[0]
    if table.result is None:
        return ()
    ranks, hands = table.result.ranks, table.result.hands
    lots = Random(f"level {cup.seed} {place.round} {place.table}").sample(range(2), 2)
    return teams[min(range(2), key=lambda side: (ranks[side], -hands[side], lots[side]))]


def champions(cup: Cup) -> Team:
    """Those who have won the cup; empty before it is over."""
    if not is_over(cup):
        return ()
    if cup.row.knock_out:
        return winners(cup, TableIndex(len(cup.rounds) - 1, 0))
    return (standings_of(cup)[0].entrant,)


def standings_of(cup: Cup) -> tuple[StandingsRow, ...]:
    """The standings of all entrants after the rounds that are over, best first: all have played as often.

    Who sits out a round gets as much as for a table at which all stand level.
    """
    return _standings(cup, current_round(cup))


def goes_on(cup: Cup) -> bool:
    """True while some results of a round are known and others are not."""
    number = current_round(cup)
    return number < len(cup.rounds) and any(table.result is not None for table in cup.rounds[number])


def board_of(cup: Cup) -> tuple[StandingsRow, ...]:
    """The same rows in the same order, with the figures of the round that goes on."""
    figures = {row.entrant: row for row in _standings(cup, current_round(cup) + goes_on(cup))}
    return tuple(structs.replace(figures[row.entrant], rank=row.rank) for row in standings_of(cup))


def _standings(cup: Cup, rounds: int) -> tuple[StandingsRow, ...]:
    """The standings after so many rounds, of the last one as far as it is known."""
    opponents = 2 if cup.row.meeting is Meeting.PAIRS else cup.game.players - 1
    given = dict.fromkeys(range(cup.size), 0)
    counted = cup.rounds[:rounds]
    for tables in counted if not cup.row.knock_out else ():
        for who in given.keys() - {who for table in tables for who in table.seats}:
            given[who] += 0 if cup.entrants[who].gone else opponents * LEVEL
    played = (
        (table.counted, table.result) for tables in counted for table in tables if table.result is not None
    )
    return standings(range(cup.size), played, lots=lot(cup.size, cup.seed, "level"), given=given)


# ---- what happens


def with_match(cup: Cup, place: TableIndex, seats: Seats, record: str) -> Cup:
    """The cup with a match that people have begun; `seats` as they sit in its record, the table turned."""
    drawn = table_at(cup, place).seats
    turned = drawn.index(seats[0]) if seats[0] in drawn else 0
    if seats != drawn[turned:] + drawn[:turned]:
        raise ValueError("others sit at that table")
    return _changed(cup, place, record=record, turned=turned, absent=_absent(cup, drawn))


def reopened(cup: Cup, place: TableIndex, *, anew: bool = False) -> Cup:
    """The cup with a table to be played again: nobody ended its match, or (`anew`) its record is gone."""
    anew = anew or table_at(cup, place).anew
    return advanced(_changed(cup, place, record="", turned=0, absent=(), anew=anew))


def with_result(cup: Cup, place: TableIndex, result: TableResult) -> Cup:
    """The cup with the result of a table, by the seats of its record; a table has only one, the first."""
    table = table_at(cup, place)
    if table.result is not None or sits_out(cup, table):
        return cup
    if len(result.ranks) != len(table.seats):
        raise ValueError("that is the result of another table")
    absent = table.absent if table.record else _absent(cup, table.seats)
    first = len(table.seats) - table.turned  # partners sit opposite each other, however it is turned
    ranks, hands = (each[first:] + each[:first] for each in (result.ranks, result.hands))
    by_seat = structs.replace(result, ranks=ranks, hands=hands)
    return advanced(_changed(cup, place, result=by_seat, absent=absent))


def with_forfeit(cup: Cup, place: TableIndex) -> Cup:
    """The cup with a table to which its people did not come, or from which all have gone: they have lost.

    It counts nothing for them; computers there are ahead.
    """
    seats = table_at(cup, place).seats
    if table_at(cup, place).result is not None:
        return cup
    people = [cup.entrants[who].level == PERSON for who in seats]
    paired = cup.row.meeting is Meeting.PAIRS
    lost = [people[at] and (not paired or people[(at + 2) % 4]) for at in range(len(seats))]
    ranks = tuple(1 + lost.count(False) * each for each in lost)
    result = TableResult(
        ranks=ranks if False in lost else (1,) * len(seats),
        hands=(0,) * len(seats),
        partners=((0, 2), (1, 3)) if paired else (),
        program="",
    )
    absent = tuple(seat for seat, person in enumerate(people) if person)
    return advanced(_changed(cup, place, result=result, absent=absent))


def replaced(cup: Cup, who: int, entrant: Entrant) -> Cup:
    """The cup with somebody in another's place from the next table on; what is played stays."""
    others = (*cup.entrants[:who], entrant, *cup.entrants[who + 1 :])
    return advanced(structs.replace(cup, entrants=others))


def forfeited(cup: Cup, who: int) -> Cup:
    """The cup without somebody whose tables are lost from now on."""
    return replaced(cup, who, structs.replace(cup.entrants[who], gone=True))


def advanced(cup: Cup) -> Cup:
    """The cup with all that needs nobody: tables lost without play, and the next round of a knock-out."""
    before = None
    while cup != before:
        before = cup
        for place, table in list(open_tables(cup)):
            if not table.record and (result := _forfeit(cup, table)) is not None:
                cup = _changed(cup, place, result=result, absent=_absent(cup, table.seats))
        if current_round(cup) == len(cup.rounds) and not is_over(cup):
            cup = structs.replace(cup, rounds=(*cup.rounds, _next(cup)))
    return cup


def _next(cup: Cup) -> tuple[CupTable, ...]:
    """The next round of a knock-out."""
    last = len(cup.rounds) - 1
    teams = [winners(cup, TableIndex(last, at)) for at in range(len(cup.rounds[last]))]
    pairs = zip(teams[::2], teams[1::2], strict=True)
    return tuple(CupTable(seats=_seated(one, other)) for one, other in pairs)


def _forfeit(cup: Cup, table: CupTable) -> TableResult | None:
    """The result of a table of two sides one of which is gone; None where it can be played."""
    teams = sides(cup, table)
    if len(teams) != 2 or (cup.row.meeting is Meeting.PAIRS and not cup.row.knock_out):
        return None
    gone = [all(cup.entrants[who].gone for who in team) for team in teams]
    if not any(gone):
        return None
    ranks = tuple(2 if gone[seat % 2] else 1 for seat in range(len(table.seats)))
    partners = ((0, 2), (1, 3)) if len(table.seats) == 4 else ()
    return TableResult(ranks=ranks, hands=(0,) * len(ranks), partners=partners, program="")


def _absent(cup: Cup, seats: Seats) -> tuple[int, ...]:
    return tuple(seat for seat, who in enumerate(seats) if cup.entrants[who].gone)


def _changed(cup: Cup, place: TableIndex, **fields: object) -> Cup:
    tables = list(cup.rounds[place.round])
    tables[place.table] = structs.replace(tables[place.table], **fields)
    rounds = (*cup.rounds[: place.round], tuple(tables), *cup.rounds[place.round + 1 :])
    return structs.replace(cup, rounds=rounds)
