"""The values in rows of the database: a match in the list, and the shape of a hand's luck."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

Result = Literal["won", "lost", "drawn"]

KINDS = ("aces", "threes", "trumps")
"""Kinds of cards that are counted. The threes are the cards ranked second: sevens in bisca."""


class Cards(NamedTuple):
    """Number of cards of each kind."""

    aces: int
    threes: int
    trumps: int


class Shape(NamedTuple):
    """Shape of a hand's counts: the cards dealt by chance and the number for each place."""

    rest: int
    """Number of cards in the pack without the turned one."""
    kinds: Cards
    """Number of those cards of each kind; 0 trumps where a player names the suit."""
    trump_aces: int
    trump_threes: int
    sizes: tuple[int, ...]
    """Number of counted cards by place."""

    def spell(self) -> str:
        """The shape as a text for the database: numbers with spaces between them."""
        numbers = (self.rest, *self.kinds, self.trump_aces, self.trump_threes, *self.sizes)
        return " ".join(map(str, numbers))

    @classmethod
    def read(cls, word: str) -> "Shape":
        """The shape that such a text spells. Raises ValueError for a damaged one."""
        rest, aces, threes, trumps, trump_aces, trump_threes, *sizes = map(int, word.split())
        if rest < 2 or not sizes:
            raise ValueError(f"no hand has the shape {word}")
        return cls(rest, Cards(aces, threes, trumps), trump_aces, trump_threes, tuple(sizes))

    def common(self, one: int, other: int) -> int:
        """Number of cards that are of both kinds (indices into `KINDS`)."""
        if one == other:
            return self.kinds[one]
        if 2 not in (one, other):
            return 0
        return self.trump_threes if 1 in (one, other) else self.trump_aces


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


COLUMNS = ", ".join(PlayedMatch.__struct_fields__)


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
