"""Kinds of opponents at a computer's seat: a row for each level that people choose, and one for programs."""

from collections.abc import Callable
from functools import partial
from operator import eq

from msgspec import Struct

from briscola.players.bots.command import COMMAND, is_program, words_of
from briscola.players.levels import LADDER, BadLevel


class OpponentKind(Struct, frozen=True, kw_only=True):
    """A kind of opponents, which an arrow of a seat leads to."""

    key: str
    """Its level; of programs the start of their levels."""
    holds: Callable[[str], bool]
    """True for a level of this kind."""
    check: Callable[[str], object] = str
    """Raises BadLevel for a level of this kind that cannot be read."""
    pips: int = 0
    """Place on the ladder of strength; 0 for one whose strength is its own."""
    opens_sheet: bool = False
    """True if a sheet asks for more than the kind; what is known of it stands in place of the pips."""


KINDS = (
    *(OpponentKind(key=level, holds=partial(eq, level), pips=pips) for pips, level in enumerate(LADDER, 1)),
    OpponentKind(key=COMMAND, holds=is_program, check=words_of, opens_sheet=True),
)
"""The kinds in the order of a seat's arrows."""


def kind_of(level: str) -> OpponentKind:
    """The kind of a level; the weakest for a level that nobody can choose."""
    return next((kind for kind in KINDS if kind.holds(level)), KINDS[0])


def can_be_read(level: str) -> bool:
    """True for a level that can be chosen, and for a well-formed command line of a program."""
    kind = kind_of(level)
    try:
        kind.check(level)
    except BadLevel:
        return False
    return kind.holds(level)
