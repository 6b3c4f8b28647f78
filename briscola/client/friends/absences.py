"""The people of one match without whom it goes on, each with the reason, and who plays for them."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal, get_args

from briscola.client.host.match_host import MatchHost
from briscola.engine.events import Event, Sits
from briscola.engine.occupant import Occupant
from briscola.engine.terms import STAND_IN
from briscola.table.fair_table import FairTable
from briscola.table.table import Phase

ForGood = Literal["left", "sent_away", "digest"]
"""Reasons for which nobody waits for a person any more."""
End = ForGood | Literal["lost", "elsewhere", "too_slow", "no_onlookers"]
"""Ways in which somebody's connection to a table ends."""
FOR_GOOD: Mapping[str, ForGood] = {why: why for why in get_args(ForGood)}
"""The ends after which nobody waits for a person."""
LateReason = Literal["clock", "line"] | ForGood
"""Reasons for which a computer decides for a person: one of `STAND_IN_REASONS`."""
DealReason = Literal["line", "left", "sent_away"]
"""Reasons for which a person's computer adds nothing to a shuffle: one of `AWAY_REASONS`."""


class Absences:
    """Keeps for whom a match does not wait, and why. Nothing else changes that."""

    def __init__(self, log: Sequence[Event], *, pages: Collection[int] = ()) -> None:
        """`log` are the lines of a match that goes on after a restart, none for a new one.

        Of those with programs only a digest is taken from it: whoever has left may have been back by then.
        `pages` are the seats of people in browsers.
        """
        self._for_good: dict[int, ForGood] = {}
        for event in log:
            if not isinstance(event, Sits):
                continue
            if event.why == "digest" or (event.why in FOR_GOOD and event.seat in pages):
                self._for_good[event.seat] = FOR_GOOD[event.why]
            elif event.who.key and not self.expelled(event.seat):
                self._for_good.pop(event.seat, None)
        self.for_good: Mapping[int, ForGood] = MappingProxyType(self._for_good)
        """Reasons of people for whom nobody waits any more, by seat; it is always as it is now."""
        self._left_out: set[int] = set()

    def wait_no_more(self, seat: int, why: ForGood) -> None:
        """Wait no more for somebody."""
        self._for_good[seat] = why

    def leave_out(self, seats: Collection[int]) -> None:
        """Shuffle without these people until they are back."""
        self._left_out |= {*seats}

    def back(self, seat: int) -> None:
        """Wait again for somebody who has a connection again."""
        self._for_good.pop(seat, None)
        self._left_out.discard(seat)

    def expelled(self, seat: int) -> bool:
        """True if somebody has lost her seat, having signed a digest that does not fit."""
        return self._for_good.get(seat) == "digest"

    def shuffle_waits_for(self, seat: int) -> bool:
        """True if a shuffle waits for the connection of somebody who has none."""
        return seat not in self._left_out and seat not in self._for_good

    def deal_reason(self, seat: int) -> DealReason:
        """Reason for which a person's computer adds nothing to a shuffle to which it might have added."""
        why: DealReason | Literal["digest"] = self._for_good.get(seat, "line")
        return "sent_away" if why == "digest" else why


PATIENCE: Final = 3
"""Decisions in a row after which the stand-in keeps the seat."""


class StandIns:
    """The computers that play for people who are away. All changes are lines of the record."""

    def __init__(self, host: MatchHost, table: FairTable, absences: Absences) -> None:
        self._host, self._table, self._absences = host, table, absences
        self._in_a_row: dict[int, int] = {}
        """Number of decisions in a row that were made for a seat."""

    @property
    def seats(self) -> Collection[int]:
        """Seats that a stand-in keeps."""
        occupants = self._host.setup.occupants
        return [seat for seat, who in enumerate(self._table.persons) if who and occupants[seat].level]

    def decided(self, seat: int) -> None:
        """Count no absences of a person who has decided herself."""
        self._in_a_row.pop(seat, None)

    def decide(self, seat: int, why: LateReason) -> None:
        """Make the decision that this person is asked for; `why` she does not.

        From the third in a row on keep the seat, and at once if nobody waits for her.
        """
        host = self._host
        person = host.setup.occupants[seat]
        self._in_a_row[seat] = self._in_a_row.get(seat, 0) + 1
        told = why if self._table.absences else ""
        host.sit(seat, Occupant(name=person.name, face=person.face, level=STAND_IN), told)
        asked = host.table.asked
        assert asked is not None
        host.act(host.computer(seat).choose(asked.view))
        if why not in FOR_GOOD and self._in_a_row[seat] < PATIENCE and host.table.phase is Phase.PLAY:
            host.sit(seat, person)

    def give_back(self, seat: int) -> bool:
        """Give the seat back to its person, who is here; False if no stand-in keeps it."""
        person = self._table.persons[seat]
        if person is None or seat not in self.seats or self._absences.expelled(seat):
            return False
        self.decided(seat)
        self._host.sit(seat, person)
        return True
