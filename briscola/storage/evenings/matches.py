"""A match as the history lists it, and the search for matches."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from msgspec import Struct

from briscola.engine.variants import make_rules
from briscola.players.bots.command import is_program
from briscola.storage.database.rows import Result, State
from briscola.storage.match_choices import seated
from briscola.storage.people.own_seat import RecordedPerson
from briscola.storage.records.header import Header
from briscola.storage.settings.person_names import clean
from briscola.storage.settings.settings import LONGEST_NAME

DAY_ENDS = timedelta(hours=5)
"""Time after midnight at which an evening ends: five o'clock."""
PROGRAM, MIXED = "program", "mixed"


class Plays(Struct, frozen=True, kw_only=True):
    """A game and the number of its matches begun."""

    variant: str
    players: int
    options: dict[str, Any]
    times: int
    hands: int = 0
    """Hands played to their end."""
    matches: int = 0
    """Matches for more than one winning hand, played to their end."""


class Search(Struct, frozen=True, kw_only=True):
    """Conditions on the matches to list; None means any.

    Without a profile a match of several people is listed once, for the first of them.
    """

    profile: str | None = None
    game: str | None = None
    opponent: str | None = None
    result: Result | None = None
    state: State | None = None
    waits: bool | None = None
    """True: only matches that wait to be continued."""
    favourite: bool | None = None
    evening: str | None = None
    text: str = ""
    """Words that must each occur in a name, the game, the level, the deck or the date."""


WAITS = "state = 'unfinished' AND NOT imported AND NOT replayed"
"""Condition on the rows of matches that wait to be continued (`PlayedMatch.waits`)."""
ONCE = """NOT EXISTS (
    SELECT 1 FROM matches AS twin WHERE twin.id = matches.id AND twin.key < matches.key
)"""
"""Condition on the rows of matches that names each once, however many of its people are known here."""
_TEXT = "casefold(person || ' ' || opponents || ' ' || game || ' ' || level || ' ' || deck || ' ' || evening)"


def named_from(home: Path, file: Path) -> str:
    """Path of a file as the table holds it: relative to the data folder, else in full."""
    return file.relative_to(home).as_posix() if file.is_relative_to(home) else str(file)


def where(search: Search) -> tuple[str, list[Any]]:
    """The search as an SQL condition, with its values."""
    parts: list[str] = ["1"]
    values: list[Any] = []
    if search.profile is None:
        parts.append(ONCE)
    for name in ("profile", "game", "result", "state", "favourite", "evening"):
        value = getattr(search, name)
        if value is not None:
            parts.append(f"{name} = ?")
            values.append(value)
    if search.waits is not None:
        parts.append(f"({WAITS}) = ?")
        values.append(search.waits)
    if search.opponent is not None:
        parts.append("EXISTS (SELECT 1 FROM json_each(opponents) WHERE value = ?)")
        values.append(search.opponent)
    for word in search.text.split():
        parts.append(f"instr({_TEXT}, ?)")
        values.append(word.casefold())
    return " AND ".join(parts), values


def facts(header: Header, person: RecordedPerson | None = None) -> dict[str, Any]:
    """Columns that follow from the header alone, for a person since version 3.

    Raises BadOption, BadRecord.
    """
    setup = header.choices
    seat, name = (0, setup.player) if person is None else (person.own.seat, person.name)
    setup = seated(setup, (*setup.occupants[seat:], *setup.occupants[:seat]))
    rules = make_rules(setup.variant, setup.players, setup.options)
    levels = [each.level for each in setup.opponents]
    return {
        "id": header.id,
        "variant": rules.variant,
        "players": rules.players,
        "options": json.dumps(rules.changed),
        "game": rules.slug,
        "winning_hands": setup.winning_hands,
        "seat": seat,
        "person": clean(name, LONGEST_NAME),
        "levels": json.dumps([setup.level, *levels]),
        "level": level_of(levels),
        "opponents": json.dumps(
            [clean(each.name, LONGEST_NAME) for each in setup.opponents], ensure_ascii=False
        ),
        "deck": clean(header.settings.deck, LONGEST_NAME),
        "began": header.began,
        "evening": evening(header.began),
        "replayed": header.deal is not None,
        "deal": header.deal or "",
    }


def level_of(levels: Sequence[str]) -> str:
    """Common level of all opponents without switches, or `program`, or `mixed`."""
    words = {
        PROGRAM if is_program(level) else clean(level.partition(":")[0], LONGEST_NAME) for level in levels
    }
    return words.pop() if len(words) == 1 else MIXED


def evening(began: str) -> str:
    """Day on which a match began, in local time; until `DAY_ENDS` it is still the day before."""
    try:
        return (datetime.fromisoformat(began).astimezone() - DAY_ENDS).date().isoformat()
    except (ValueError, OverflowError, OSError):  # a record that somebody else wrote
        return began[:10]


def stamp(moment: datetime) -> str:
    """A moment in UTC, written as in the header of a record."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
