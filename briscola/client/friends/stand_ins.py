"""Computer players that decide for people who are away, at a table of several computers."""

from collections.abc import Collection, Sequence
from typing import Final

from briscola.client.match_host import MatchHost
from briscola.engine.occupant import Occupant
from briscola.table import Phase

STAND_IN: Final = "medium"
"""Level that decides for somebody who is away."""
PATIENCE: Final = 3
"""Decisions in a row after which the stand-in keeps the seat."""


class StandIns:
    """The people who are away, and the computers that play for them. All changes are lines of the record."""

    def __init__(self, host: MatchHost, began: Sequence[Occupant]) -> None:
        """`began` are the players with whom the match began, seat by seat."""
        self._host = host
        self._away: dict[int, int] = {}
        """Number of decisions in a row that were made for a seat."""
        now = host.setup.occupants
        self._persons = {seat: who for seat, who in enumerate(began) if who.key and now[seat].level}
        """People whose seat a stand-in keeps."""

    @property
    def seats(self) -> Collection[int]:
        """Seats that a stand-in keeps."""
        return self._persons.keys()

    def decided(self, seat: int) -> None:
        """The person herself has decided."""
        self._away.pop(seat, None)

    def decide(self, seat: int, *, for_good: bool = False) -> None:
        """Make the decision that this person is asked for.

        From the third in a row on keep the seat, and at once if she has left `for_good`.
        """
        host = self._host
        person = host.setup.occupants[seat]
        self._away[seat] = self._away.get(seat, 0) + 1
        host.sit(seat, Occupant(name=person.name, face=person.face, level=STAND_IN))
        asked = host.asked
        assert asked is not None
        host.act(host.computer(seat).choose(asked.view))
        if for_good or self._away[seat] >= PATIENCE or host.table.phase is not Phase.PLAY:
            self._persons[seat] = person
        else:
            host.sit(seat, person)

    def give_back(self, seat: int) -> bool:
        """Give the seat back to its person, who is here; False if no stand-in keeps it."""
        person = self._persons.pop(seat, None)
        if person is None:
            return False
        self.decided(seat)
        self._host.sit(seat, person)
        return True
