"""The shelf: what a person has won and done for the first time, drawn as things that stand on it."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from msgspec import Struct

from briscola.capabilities.cup.file import CupRow, cups_won
from briscola.capabilities.season.keeper import past_seasons
from briscola.capabilities.season.season import PastSeason
from briscola.capabilities.statistics.statistics import BID_MADE
from briscola.client.host.library import Library
from briscola.storage.sums.feats import Feat
from briscola.storage.sums.rival_rows import COUNTED

HIGH_BID = 100
"""A promise of more points is one for the shelf."""

LEAST_CHOICES = 5
"""Choices with something at stake that a coached hand needs to stand on the shelf."""

Kind = Literal["great", "bare", "two", "granted", "bid", "coached"]
"""Kinds of tokens: the first trick of 20 points and more; the first hand won without a trump in it; the first
two of trumps that took a last trick; the first trick that the partner won with the card that was asked for or
shown; the first high bid that was made; the coached hand with fewest points lost per choice.
"""
Thing = Literal["cup", "rosette", "coat"] | Kind
"""A drawing: a cup won; a season's place; the first hand with every trick, a cappotto; a token."""


FEATS: Mapping[Kind, Feat] = {"great": "t", "bare": "n", "two": "l", "granted": "p"}
"""The letter of each token that is a feat of a hand."""


class Token(NamedTuple):
    """Something that the person did in a hand of hers."""

    kind: Kind
    day: str
    match: str
    """Id of the match."""
    hand: int
    figure: float
    """The points promised, or lost per choice; 0 for the others."""


class Shelf(Struct, frozen=True, kw_only=True):
    """All that stands on a person's shelf."""

    cups: tuple[CupRow, ...] = ()
    """Cups won, earliest first."""
    seasons: tuple[PastSeason, ...] = ()
    """Seasons that are over, earliest first; the first place has the cup."""
    capot: str = ""
    """Evening of the first hand in which the person's side took every trick; empty before it."""
    tokens: tuple[Token, ...] = ()
    """At most one of each kind, the earliest first."""

    @property
    def empty(self) -> bool:
        """True if nothing stands on it."""
        return self == Shelf()


def shelf_of(library: Library, *names: str) -> Shelf:
    """The shelf of the person who plays; `names` are those that she has or had in cups."""
    capots = library.database.rows(
        f"SELECT evening FROM matches WHERE {_OWN} AND capots > 0 ORDER BY began LIMIT 1", _whose(library)
    )
    return Shelf(
        cups=cups_won(library.records.folder.parent, library.profile.id, names),
        seasons=past_seasons(library),
        capot=capots[0][0] if capots else "",
        tokens=tokens_of(library),
    )


_OWN = f"profile = ? AND {COUNTED}"
_HANDS = f"matches JOIN hands ON match = key WHERE {_OWN}"
_JUDGED = f"matches JOIN judged ON judged.match = id AND judged.seat = matches.seat WHERE {_OWN}"
_FIRST = "ORDER BY began, key, number LIMIT 1"
_QUERIES: Mapping[Kind, str] = {
    **{
        kind: f"SELECT evening, id, number, 0 FROM {_HANDS} AND instr(feats, '{letter}') {_FIRST}"
        for kind, letter in FEATS.items()
    },
    "bid": (
        f"SELECT evening, id, number, contract FROM {_HANDS} AND {BID_MADE} AND contract > {HIGH_BID}"
        f" {_FIRST}"
    ),
    "coached": (
        f"SELECT evening, id, hand, lost / plays FROM {_JUDGED} AND plays >= {LEAST_CHOICES}"
        " ORDER BY lost / plays, plays DESC, began, hand LIMIT 1"
    ),
}
"""One query for each kind."""


def tokens_of(library: Library) -> tuple[Token, ...]:
    """Tokens of what the person has done in hands that she can see again."""
    found = [
        Token(kind, *row)
        for kind, sql in _QUERIES.items()
        for row in library.database.rows(sql, _whose(library))
    ]
    return tuple(sorted(found, key=lambda token: token.day))


def _whose(library: Library) -> tuple[str, str]:
    return library.profile.id, library.profile.counts_from
