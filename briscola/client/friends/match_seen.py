"""A match as its open table sees it: who sits there, who hears of it, and for whom nobody waits."""

from collections.abc import Collection, Mapping, Set

from msgspec import Struct

from briscola.client.friends.absences import ForGood
from briscola.engine.occupant import Occupant


class MatchSeen(Struct, frozen=True, kw_only=True):
    """The facts of a match on which the people of its table depend."""

    id: str
    first: tuple[Occupant, ...]
    """Those with whom it began, by seat."""
    persons: tuple[Occupant | None, ...]
    """The person who sits, or sat last, at each seat; None where none did."""
    sat: Mapping[str, int]
    """Seat of every person who sits, or has sat there, by key."""
    online: Set[int]
    """Seats of people with a connection."""
    for_good: Mapping[int, ForGood] = {}
    """Reasons of people for whom nobody waits any more, by seat."""
    stand_ins: Collection[int] = ()
    """Seats of people that a stand-in keeps."""
    over: bool = False
    """True once it has ended, or was given up."""
    played: bool = False
    """True once a person has made a choice in it."""

    @property
    def people(self) -> Collection[int]:
        """Seats of people, here or not."""
        return [seat for seat, person in enumerate(self.persons) if person is not None]

    def sits(self, key: str, seat: int) -> bool:
        """True if a seat is that of somebody, here or not."""
        person = self.persons[seat]
        return person is not None and person.key == key

    def seat_of(self, key: str) -> int | None:
        """Seat of a person; None if she has none."""
        seat = self.sat.get(key)
        return seat if seat is not None and self.sits(key, seat) else None

    def expelled(self, seat: int) -> bool:
        """True if somebody has lost her seat for good, having signed a digest that does not fit."""
        return self.for_good.get(seat) == "digest"

    def first_owner(self, key: str) -> Occupant | None:
        """Somebody whose seat another has taken over; None for everybody else."""
        seat = self.sat.get(key)
        if seat is None or not self.first or self.first[seat].key != key or self.sits(key, seat):
            return None
        return self.first[seat]
