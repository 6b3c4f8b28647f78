"""The forms of a cup, a row each: who meets whom, at what tables, and for how many rounds."""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from briscola.engine.rules import Rules

FEWEST, MOST = 3, 16
"""Entrants of a cup."""
USUAL_ROUNDS = 5
"""Rounds of tables that rotate, unless a row names another number."""


class Meeting(Enum):
    """The people of a table: two against each other, two pairs, or each alone."""

    TWO = "two"
    PAIRS = "pairs"
    ALONE = "alone"


class CupForm(Struct, frozen=True, kw_only=True):
    """A form. In a knock-out the loser of a table goes home; elsewhere all play all rounds for points."""

    name: str
    meeting: Meeting
    tables: tuple[int, ...]
    """Sizes of its tables."""
    knock_out: bool = False
    rounds: Mapping[int, int] = {}
    """Rounds by number of entrants, where they are not the usual ones: so that all sit out equally often."""

    def takes(self, rules: Rules) -> bool:
        """True if the form can be played with these rules."""
        return rules.players in self.tables and rules.in_sides is (self.meeting is Meeting.PAIRS)

    def allows(self, size: int, players: int) -> bool:
        """True if so many entrants can play it at tables of `players`."""
        least = max(FEWEST, players)
        return least <= size <= MOST and not (self.knock_out and self.meeting is Meeting.PAIRS and size % 2)


FORMS: Mapping[str, CupForm] = {
    form.name: form
    for form in (
        CupForm(name="everybody", meeting=Meeting.TWO, tables=(2,)),
        CupForm(
            name="partners",
            meeting=Meeting.PAIRS,
            tables=(4,),
            rounds={4: 3, 6: 6, 7: 7, 8: 7, 14: 7},
        ),
        CupForm(
            name="tables",
            meeting=Meeting.ALONE,
            tables=(3, 4, 5),
            rounds={4: 4, 7: 7, 8: 4, 14: 7},
        ),
        CupForm(name="knock_out", meeting=Meeting.TWO, tables=(2,), knock_out=True),
        CupForm(name="pairs", meeting=Meeting.PAIRS, tables=(4,), knock_out=True),
    )
}


def form_of(name: str) -> CupForm:
    """The form of that name. Raises ValueError for an unknown one."""
    if name not in FORMS:
        raise ValueError(f"there is no form {name!r} of a cup")
    return FORMS[name]


def rounds_of(form: CupForm, size: int) -> int:
    """Number of rounds with so many entrants."""
    if form.knock_out:
        teams = size // 2 if form.meeting is Meeting.PAIRS else size
        return (teams - 1).bit_length()
    if form.meeting is Meeting.TWO:
        return size - 1 + size % 2
    return form.rounds.get(size, USUAL_ROUNDS)
