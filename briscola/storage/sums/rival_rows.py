"""The others of kept matches: who they are, and which of them the person has left behind.

A regular is known by the face, whatever the name; a person by her key: a public key at a table of several
computers, else that of a profile. What counts in the statistics counts here (see `statistics.py`).
"""

import json
import re
from collections.abc import Collection, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from briscola.engine.events import Event, Sits
from briscola.engine.occupant import Occupant
from briscola.engine.ranks import ranks_of
from briscola.engine.replay_cursor import in_force
from briscola.engine.turned import turned_to
from briscola.engine.variants import make_rules
from briscola.storage.database.database import Database
from briscola.storage.database.rows import Result
from briscola.storage.people.profiles import Profile
from briscola.storage.records.header import Header

NAME = re.compile("[A-Za-z0-9_-]{1,64}")
"""Faces and keys; whoever has another is nobody's rival."""
Met = Literal["won", "lost", "drawn", ""]
"""The person's result against one other; empty against a partner, and while there is none."""
MOST = 400
"""Most of the latest matches that are read one by one."""
OWN = "NOT imported AND NOT replayed"
COUNTED = f"{OWN} AND taken_back = 0 AND began >= ?"


class Rival(Struct, frozen=True, array_like=True):
    """Another player of a match, as the database names him: face or key, empty for anybody else."""

    who: str
    met: Met = ""


class LastHand(Struct, frozen=True, kw_only=True):
    """End of the last hand of a match for the person's side."""

    result: Result
    capot: bool
    ours: int
    theirs: int


class MatchWithRivals(Struct, frozen=True, kw_only=True):
    """One of the person's own matches, over or not."""

    id: str
    day: str
    game: str
    others: tuple[Rival, ...]
    """The other players, from the person's right on."""
    counts: bool
    """False if it counts in no balance, as with a choice taken back."""
    hand: LastHand | None = None
    """None if no hand was played to an end that tells something."""


def rivals_told(header: Header, events: Sequence[Event], *, seat: int, result: Result | None) -> str:
    """The column `rivals`: a `Rival` for each place from the person's right on, as JSON.

    `result` is the person's, whose seat is `seat`. The players are those at the end. A match without a last
    hand is lost against everybody but partners. Raises BadOption, BadRecord.
    """
    holding = in_force(events)
    setup = header.choices
    rules = make_rules(setup.variant, setup.players, setup.options)
    at_end = _named_at_end(setup.occupants, holding)
    names = (*at_end[seat:], *at_end[:seat])
    partners = rules.side_of[0] if rules.in_sides else (0,)
    ranks = ranks_of([*turned_to(holding, seat)])
    told = []
    for place, named in enumerate(names[1:], 1):
        met: Met = ""
        if result is not None and place not in partners:
            met = "lost" if ranks is None else _met(ranks[0], ranks[place])
        told.append(Rival(named if NAME.fullmatch(named) else "", met))
    return msgspec.json.encode(told).decode()


def _named_at_end(players: Sequence[Occupant], events: Sequence[Event]) -> Sequence[str]:
    """Faces of computers and keys of people at the end; nobody's where a computer plays for a person."""
    seats = [(who, who.face if who.level else who.key) for who in players]
    for event in events:
        if isinstance(event, Sits):
            who, (before, named) = event.who, seats[event.seat]
            stands_in = not before.level or not named
            if who.level and stands_in and (who.name, who.face) == (before.name, before.face):
                seats[event.seat] = who, ""
            else:
                seats[event.seat] = who, who.face if who.level else who.key
    return [named for _, named in seats]


def _met(own: int, other: int) -> Result:
    return "won" if own < other else "lost" if own > other else "drawn"


def balances(
    database: Database, profile: Profile, rivals: Collection[str]
) -> Sequence[tuple[str, str, Result, int]]:
    """Rows of rival, game, the person's result against him, and the number of such matches."""
    marks = ", ".join("?" * len(rivals))
    sql = (
        "SELECT json_extract(value, '$[0]'), game, json_extract(value, '$[1]'), count(*)"
        f" FROM matches, json_each(rivals) WHERE profile = ? AND {COUNTED} AND coalesce(rivals, '') <> ''"
        f" AND json_extract(value, '$[0]') IN ({marks}) AND json_extract(value, '$[1]') <> ''"
        " GROUP BY 1, 2, 3 ORDER BY 1, 2, 3"
    )
    return database.rows(sql, (profile.id, profile.counts_from, *rivals), tuple)


def count_matches(database: Database, profile: Profile) -> int:
    """Number of the person's own matches ever begun."""
    rows = database.rows(f"SELECT count(*) FROM matches WHERE profile = ? AND {OWN}", (profile.id,))
    return int(rows[0][0]) if rows else 0


def latest_matches(database: Database, profile: Profile) -> tuple[MatchWithRivals, ...]:
    """The person's own latest matches, earliest first; at most `MOST`."""
    sql = (
        f"SELECT id, evening, game, rivals, taken_back = 0 AND began >= ?, hands.result, capot, ours, theirs"
        " FROM matches LEFT JOIN hands ON match = key AND hands.number = (SELECT max(number) FROM hands"
        "  WHERE match = key AND reason NOT IN ('passed_out', 'void', 'conceded'))"
        f" WHERE profile = ? AND {OWN} ORDER BY began DESC, key DESC LIMIT ?"
    )
    return tuple(database.rows(sql, (profile.counts_from, profile.id, MOST), _match)[::-1])


def _match(row: Sequence[Any]) -> MatchWithRivals:
    match, day, game, rivals, counts, result, capot, ours, theirs = row
    others = msgspec.convert(json.loads(rivals or "[]"), tuple[Rival, ...])
    hand = None
    if result is not None and ours is not None and theirs is not None:
        hand = LastHand(result=result, capot=bool(capot), ours=ours, theirs=theirs)
    return MatchWithRivals(id=match, day=day, game=game, others=others, counts=bool(counts), hand=hand)
