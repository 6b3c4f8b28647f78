"""The players at the seats of a match, and the persons who have sat there before (docs/record.md)."""

from collections.abc import Mapping

from msgspec import Struct

from briscola.engine.occupant import Occupant
from briscola.engine.terms import PERSON


class BadSeat(ValueError):  # noqa: N818 - a sentence for the person
    """Players who cannot sit like this; the message says why."""


class Occupants(Struct, frozen=True, kw_only=True):
    """The players of a match, seat by seat, in a record since version 3."""

    players: tuple[Occupant, ...]
    seats: Mapping[str, int]
    """Seat of each person who sits or has sat here, by key."""
    persons: tuple[Occupant | None, ...]
    """The person with a key who sits, or sat last, at each seat; None where none did."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels at the seats, `person` for a person."""
        return tuple(who.level or PERSON for who in self.players)

    def after(self, seat: int, who: Occupant) -> "Occupants":
        """The players once somebody else has sat down. Raises BadSeat."""
        if seat not in range(len(self.players)):
            raise BadSeat(f"there is no seat {seat}")
        if who == self.players[seat]:
            raise BadSeat("whoever sits down sits there already")
        players = (*self.players[:seat], who, *self.players[seat + 1 :])
        return _seated(players, self.seats, self.persons)


def seated(roster: tuple[Occupant, ...]) -> Occupants:
    """The players with whom a match begins. Raises BadSeat."""
    return _seated(roster, {}, (None,) * len(roster))


def _seated(
    players: tuple[Occupant, ...], before: Mapping[str, int], last: tuple[Occupant | None, ...]
) -> Occupants:
    if any(who.level == PERSON or (who.level and who.key) for who in players):
        raise BadSeat("a person has no level, and a computer no key")
    seats = dict(before)
    if any(who.key and seats.setdefault(who.key, seat) != seat for seat, who in enumerate(players)):
        raise BadSeat("a person sits at one seat of a match")
    if all(who.level for who in players):
        raise BadSeat("no person sits at the table")
    persons = tuple(who if who.key else person for who, person in zip(players, last, strict=True))
    return Occupants(players=players, seats=seats, persons=persons)
