"""Computer players that decide for people who are away, at a table of several computers."""

from collections.abc import Collection
from typing import Final

from briscola.client.match_host import MatchHost
from briscola.engine.events import STAND_IN_REASONS, Sits
from briscola.engine.occupant import Occupant
from briscola.fair_table import FairTable
from briscola.table import Phase

STAND_IN: Final = "medium"
"""Level that decides for somebody who is away."""
PATIENCE: Final = 3
"""Decisions in a row after which the stand-in keeps the seat."""
FOR_GOOD: Final = frozenset(STAND_IN_REASONS) - {"clock", "line"}
"""Reasons for which nobody waits: the stand-in keeps the seat at once."""


class StandIns:
    """The people who are away, and the computers that play for them. All changes are lines of the record."""

    def __init__(self, host: MatchHost, table: FairTable) -> None:
        self._host, self._table = host, table
        self._away: dict[int, int] = {}
        """Number of decisions in a row that were made for a seat."""
        self.gone: dict[int, str] = {}
        """Reasons for which nobody waits for people any more, by seat."""
        for event in table.log:
            if isinstance(event, Sits) and event.why == "digest":  # whoever has left may be back since
                self.gone[event.seat] = event.why

    @property
    def seats(self) -> Collection[int]:
        """Seats that a stand-in keeps."""
        occupants = self._host.setup.occupants
        return [seat for seat, who in enumerate(self._table.persons) if who and occupants[seat].level]

    def decided(self, seat: int) -> None:
        """The person herself has decided."""
        self._away.pop(seat, None)

    def decide(self, seat: int, why: str) -> None:
        """Make the decision that this person is asked for; `why` she does not.

        From the third in a row on keep the seat, and at once if nobody waits for her.
        """
        host = self._host
        person = host.setup.occupants[seat]
        self._away[seat] = self._away.get(seat, 0) + 1
        told = why if self._table.absences else ""
        host.sit(seat, Occupant(name=person.name, face=person.face, level=STAND_IN), told)
        asked = host.asked
        assert asked is not None
        host.act(host.computer(seat).choose(asked.view))
        if why not in FOR_GOOD and self._away[seat] < PATIENCE and host.table.phase is Phase.PLAY:
            host.sit(seat, person)

    def give_back(self, seat: int) -> bool:
        """Give the seat back to its person, who is here; False if no stand-in keeps it."""
        person = self._table.persons[seat]
        if person is None or seat not in self.seats or self.gone.get(seat) == "digest":
            return False
        self.decided(seat)
        self._host.sit(seat, person)
        return True
