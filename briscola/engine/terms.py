"""Terms that the header of a record fixes for the events below it."""

from typing import Literal

from msgspec import Struct

from briscola.engine.deal_code import DealCode
from briscola.engine.occupant import Occupant

PERSON = "person"
"""The level of a seat whose player is a person."""
STAND_IN = "medium"
"""The level that decides for a person of a shared table who is away."""
DRAW = 0
"""The number of the draw for the deal where hands are counted."""
Clock = Literal[0, 30, 60]
"""Seconds for a decision among friends; 0 without a clock."""


class Terms(Struct, frozen=True, kw_only=True):
    """The terms of a record from version 2 on; a log of `simulate` and a record of version 1 have none."""

    header: str
    """Its first line, where the hash chain begins."""
    dealer: int | None = None
    """First dealer of a rematch, where nobody draws (R-MATCH-4); None if there is a draw."""
    deal: DealCode | None = None
    """The one deal that is played again: nothing is shuffled, nothing is counted."""
    undo: bool = False
    """True if choices may be taken back."""
    roster: tuple[Occupant, ...] | None = None
    """The players with whom a match of version 3 or 4 began, seat by seat: each may be a person.

    None in version 2, where a person sits at seat 0 and nowhere else.
    """
    shared: bool = False
    """True at a table at which several computers meet, all of which contribute to each shuffle."""
    absences: bool = False
    """True if such a table names each absence with its reason, since version 4."""
    clock: int = 0
    """Seconds for a decision at such a table; 0 without a clock, and where no absence is named."""
