"""The computers that play for people who are away."""

from collections.abc import Collection
from typing import Final

from briscola.client.friends.absences import FOR_GOOD, Absences, LateReason
from briscola.client.host import MatchHost
from briscola.engine.occupant import Occupant
from briscola.engine.terms import STAND_IN
from briscola.table import FairTable, Phase

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
