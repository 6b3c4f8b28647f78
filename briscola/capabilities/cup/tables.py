"""The tables of a cup that are to be played: who sits there, their matches, and what may be in the way."""

import hashlib
from collections.abc import Sequence
from enum import Enum

from briscola.capabilities.cup.cup import (
    Cup,
    Entrant,
    TableIndex,
    current_round,
    has_people,
    open_tables,
    table_at,
)
from briscola.capabilities.cup.forms import rounds_of
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.tournament.computers import ComputerTable
from briscola.engine.occupant import Occupant
from briscola.engine.terms import PERSON


class CupTrouble(Enum):
    """Something that the page tells for as long as it lasts."""

    SECOND = "second"  # another window keeps the matches
    UNWRITTEN = "unwritten"  # the latest step is not on the disk
    BROKE_OFF = "broke off"  # the process of the computers' tables
    UNREAD = "unread"  # the record of a match cannot be read now


def final_of_computers(cup: Cup) -> TableIndex | None:
    """The final of a knock-out, if it is open and nobody plays there but computers."""
    if not cup.row.knock_out or current_round(cup) != rounds_of(cup.row, cup.size) - 1:
        return None
    tables = computers_tables(cup)
    return TableIndex(*tables[0].index) if tables else None


def computers_tables(cup: Cup) -> Sequence[ComputerTable]:
    """The open tables of the round that goes on at which nobody plays but computers."""
    return [
        computers_table(cup, place)
        for place, table in open_tables(cup)
        if not table.record and not has_people(cup, table)
    ]


def computers_table(cup: Cup, place: TableIndex) -> ComputerTable:
    """A table as computers play it; its result follows from the cup's seed and the place alone."""
    levels = tuple(_level(cup, cup.entrants[who]) for who in table_at(cup, place).seats)
    place_of_it = (place.round, place.table)
    return ComputerTable(index=place_of_it, game=cup.game, levels=levels, seed=table_seed(cup, place))


def table_seed(cup: Cup, place: TableIndex) -> int:
    """The seed of a table."""
    said = f"{cup.seed} {place.round} {place.table}"
    return int.from_bytes(hashlib.sha256(said.encode()).digest()[:6], "big")


def setup_of_computers(cup: Cup, place: TableIndex) -> MatchSetup:
    """The setup of a table of computers for whoever looks on: each of them is called by her name."""
    return _setup(cup, table_at(cup, place).seats, watched=True)


def setup_at(cup: Cup, place: TableIndex, *, first: str) -> tuple[tuple[int, ...], MatchSetup]:
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
    return seats, _setup(cup, seats)


def _setup(cup: Cup, seats: Sequence[int], *, watched: bool = False) -> MatchSetup:
    """The setup of a match of entrants by seat; nobody at one that is `watched` is told to be a computer."""
    players = []
    for one in map(cup.entrants.__getitem__, seats):
        level = "" if watched or one.plays else _level(cup, one)
        players.append(Occupant(name=one.name, face=one.face, level=level, key=one.key if one.plays else ""))
    return cup.game.setup(players)


def _level(cup: Cup, one: Entrant) -> str:
    """The level at which a computer plays as, or for, an entrant."""
    return cup.level if one.level == PERSON else one.level
