"""The cup of this computer as it is played: kept after every step; computers play in a process of its own."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from msgspec import structs

from briscola.capabilities.cup.cup import (
    Cup,
    CupPlace,
    CupTable,
    begun,
    has_people,
    open_tables,
    over,
    played,
    reopened,
    table_at,
)
from briscola.capabilities.cup.file import Cups, cups_file, with_row
from briscola.client.host import ActiveMatch, Analysis, Library
from briscola.client.setup import MatchSetup
from briscola.client.tournament import TableResult, played_by_computers, result_of
from briscola.engine.events import Event, GivenUp
from briscola.engine.replay_cursor import BadRecord, in_force
from briscola.engine.terms import PERSON
from briscola.storage.files import DocumentDamage
from briscola.storage.match_choices import Opponent
from briscola.storage.records import read_record

Told = Literal["gone", "given_up"]
"""Reason why a table is to be played anew: its record cannot be read, or several people gave it up."""


class CupDesk:
    """Reads the cup, takes results in, has computers play; only a window that keeps matches writes it."""

    def __init__(self, library: Library, *, ours: Callable[[], bool]) -> None:
        """`ours` tells whether this window keeps matches."""
        self._library, self._ours = library, ours
        self._file = cups_file(library.records.folder.parent)
        self.cups = Cups()
        self._mine = False
        """True once the file has been read by a window that keeps it."""
        self.kept = True
        """False while the latest step is not on the disk."""
        self.told: list[Told] = []
        """Reasons that people are to be told once."""
        self._analysis: Analysis[tuple[CupPlace, TableResult]] | None = None
        self._asked: frozenset[CupPlace] = frozenset()
        self.failed = False
        """True if the computers' process broke off; nothing is begun before `close`."""

    @property
    def cup(self) -> Cup | None:
        """The cup that is played, or that has just ended."""
        return self.cups.cup

    @property
    def damage(self) -> DocumentDamage | None:
        """Damage of the file found when it was read last."""
        return self._file.damage

    @property
    def ours(self) -> bool:
        """True if this window keeps the cup."""
        return self._ours()

    def read(self) -> None:
        """Read the file; what this window keeps itself it knows already."""
        if not self._mine:
            self.cups, self._mine = self._file.read() or Cups(), self.ours

    # ---- steps, each on the disk before the next

    def open(self, cup: Cup) -> None:
        """Begin a cup; the one before stays among those that are over, if it is."""
        self.close()
        self._keep(structs.replace(with_row(self.cups), cup=cup))

    def end(self) -> None:
        """Put the cup away: among those that are over, or nowhere if it was broken off."""
        self.close()
        self._keep(structs.replace(with_row(self.cups), cup=None))

    def change(self, cup: Cup) -> None:
        """Take the cup after a step up, such as somebody replaced."""
        if cup != self.cup:
            self._keep(structs.replace(self.cups, cup=cup))

    def begun(self, place: CupPlace, seats: Sequence[int], record: str) -> None:
        """Note the record of a match that people begin."""
        if self.cup is not None:
            self.change(begun(self.cup, place, tuple(seats), record))

    def _keep(self, cups: Cups) -> None:
        self.cups = cups
        self.kept = self.ours and self._file.write(cups)

    def keep_again(self) -> bool:
        """Try again to write what waits; return True if nothing does."""
        if not self.kept:
            self._keep(self.cups)
        return self.kept

    # ---- matches of people

    def place_of(self, record: str) -> CupPlace | None:
        """The open table of the cup whose match has this record; None for any other match."""
        if self.cup is None:
            return None
        return next((place for place, table in open_tables(self.cup) if table.record == record), None)

    def take(self, record: str, events: Sequence[Event], people: int) -> None:
        """Take in a match from its events, if it is one of the cup and over."""
        place, cup = self.place_of(record), self.cup
        if place is None or cup is None:
            return
        if people > 1 and any(isinstance(event, GivenUp) for event in in_force(events)):
            self.told.append("given_up")  # nobody knows who wanted to stop
            self.change(reopened(cup, place))
        elif (result := result_of(events, record=record)) is not None:
            self.change(played(cup, place, result))

    def take_from_table(self, active: ActiveMatch) -> None:
        """Take in the match at the table of this window, if it is over."""
        if active.seat is not None and active.match is not None:
            self.take(active.match, active.seat.host.table.log, len(active.seat.setup.people))

    def take_from_disk(self, *, besides: str | None) -> None:
        """Take in all matches of the cup from their records, `besides` the one at this window's table."""
        for place, table in list(open_tables(self.cup)) if self.cup is not None else ():
            if table.record and table.record != besides:
                self._take_record(place, table)

    def _take_record(self, place: CupPlace, table: CupTable) -> None:
        try:
            record = read_record(self._library.records.path(table.record))
        except (OSError, BadRecord):
            record = None
        if record is None or record.header is None:
            if self.cup is not None:
                self.told.append("gone")
                self.change(reopened(self.cup, place))
            return
        people = MatchSetup.of(record.header.choices, record.events).people
        self.take(table.record, record.events, len(people))

    # ---- tables of computers

    def look(self) -> bool:
        """Take in what computers have played, and have them play what is open; True if there is news."""
        news = False
        if self._analysis is not None:
            for place, result in self._analysis.news():
                if self.cup is not None and place in self._asked:
                    self.change(played(self.cup, place, result))
                    news = True
            if self._analysis.over:
                self.failed, self._analysis = self._analysis.failed, None
        if (
            self._analysis is None
            and not self.failed
            and self.cup is not None
            and self.ours
            and not over(self.cup)
        ):
            places = [place for place, table in open_tables(self.cup) if not has_people(self.cup, table)]
            places = [place for place in places if not table_at(self.cup, place).record]
            if places:
                self._asked = frozenset(places)
                self._analysis = Analysis(play_tables, self.cup, tuple(places))
        return news

    @property
    def working(self) -> bool:
        """True while computers play."""
        return self._analysis is not None

    def close(self) -> None:
        """Stop the computers; what they have not played to its end is played again."""
        if self._analysis is not None:
            self._analysis.stop()
        self._analysis, self._asked, self.failed = None, frozenset(), False


def play_tables(cup: Cup, places: Sequence[CupPlace]) -> Iterator[tuple[CupPlace, TableResult]]:
    """Play tables of computers; each result follows from the cup's seed and the place alone."""
    for place in places:
        entrants = [cup.entrants[who] for who in table_at(cup, place).seats]
        levels = [cup.level if each.level == PERSON else each.level for each in entrants]
        yield place, played_by_computers(cup.game, levels, seed=table_seed(cup, place))


def table_seed(cup: Cup, place: CupPlace) -> int:
    """The seed of a table."""
    said = f"{cup.seed} {place.round} {place.table}"
    return int.from_bytes(hashlib.sha256(said.encode()).digest()[:6], "big")


def setup_at(cup: Cup, place: CupPlace, *, first: str) -> tuple[tuple[int, ...], MatchSetup]:
    """The entrants of a table by seat as they sit down, and the setup of their match.

    A person is at seat 0: the one with the key `first`, else one with a profile, else a guest. Raises
    ValueError if no person is there.
    """
    seats = table_at(cup, place).seats

    def rank(at: int) -> int:
        one = cup.entrants[seats[at]]
        return 3 if not one.plays else 0 if one.key == first else 1 if one.key else 2

    start = min(range(len(seats)), key=rank)
    if rank(start) == 3:
        raise ValueError("no person is at that table")
    seats = (*seats[start:], *seats[:start])
    found = []
    for who in seats:
        one = cup.entrants[who]
        level = cup.level if one.gone and one.level == PERSON else one.level
        found.append(Opponent(name=one.name, face=one.face, level=level, key=one.key if one.plays else ""))
    game, me = cup.game, found[0]
    return seats, MatchSetup(
        variant=game.variant,
        players=game.players,
        options=dict(game.options),
        winning_hands=game.winning_hands,
        player=me.name,
        face=me.face,
        key=me.key,
        opponents=tuple(found[1:]),
    )
