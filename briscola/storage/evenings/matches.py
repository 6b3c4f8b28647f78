"""A match as the history lists it, and the search for matches."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from briscola.engine.variants import make_rules
from briscola.players.bots.command import is_program
from briscola.storage.evenings.own_seat import RecordedPerson
from briscola.storage.match_choices import seated
from briscola.storage.people.person_names import clean
from briscola.storage.records.header import Header
from briscola.storage.settings.settings import LONGEST_NAME
from briscola.storage.sums.match_summary import Result

DAY_ENDS = timedelta(hours=5)
"""Time after midnight at which an evening ends: five o'clock."""
PROGRAM, MIXED = "program", "mixed"

State = Literal["unfinished", "complete", "given_up", "abandoned"]
"""`given_up` counts as lost; an `abandoned` match has no result, only its finished hands count."""


class PlayedMatch(Struct, frozen=True, kw_only=True):
    """A match in the list."""

    id: str
    profile: str
    file: str
    """Full path of its record; the table holds it relative to the data folder."""
    imported: bool
    """True if it is another person's record, which counts nowhere."""
    variant: str
    players: int
    options: dict[str, Any]
    game: str
    """Slug of its rules."""
    winning_hands: int
    seat: int
    """Seat of the person whose match this is, from which all places are counted."""
    person: str
    """The person's name."""
    levels: tuple[str, ...]
    level: str
    """Common level of all opponents, or `mixed`, or `program`."""
    opponents: tuple[str, ...]
    """Names of the others at the table, from the person's right on."""
    deck: str
    began: str
    evening: str
    """Day on which it began, in local time (see `DAY_ENDS`)."""
    ended: str | None
    state: State
    result: Result | None
    score: tuple[int, ...]
    hands: int
    """Number of finished hands."""
    points: int
    """Points of the person's side in all finished hands."""
    replayed: bool
    """True if it is a deal played from its code, which counts nowhere."""
    deal: str
    """That deal code; empty for any other match."""
    taken_back: int
    """Number of choices undone; such matches are counted apart."""
    favourite: bool

    @property
    def waits(self) -> bool:
        """True if it is the person's own match and waits to be continued."""
        return self.state == "unfinished" and not self.imported and not self.replayed

    @property
    def can_go_on(self) -> bool:
        """True if it waits, or was left unfinished in a way that loses nothing, so that it may go on."""
        return self.left_open and not self.replayed

    @property
    def left_open(self) -> bool:
        """True if it is the person's own and has no end: the cards of its last hand stay secret."""
        return self.state in ("unfinished", "abandoned") and not self.imported


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
COLUMNS = ", ".join(PlayedMatch.__struct_fields__)
_TEXT = "casefold(person || ' ' || opponents || ' ' || game || ' ' || level || ' ' || deck || ' ' || evening)"


def match_of(row: Sequence[Any], home: Path) -> PlayedMatch:
    """The match of a row of `COLUMNS`; `home` is the data folder.

    Raises ValueError, TypeError for a damaged row.
    """
    fields = dict(zip(PlayedMatch.__struct_fields__, row, strict=True))
    fields["file"] = str(home / fields["file"])
    for name in ("options", "levels", "opponents", "score"):
        fields[name] = json.loads(fields[name])
    for name in ("imported", "replayed", "favourite"):
        fields[name] = bool(fields[name])
    return msgspec.convert(fields, PlayedMatch)


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
