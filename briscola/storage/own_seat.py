"""The persons of a record: the seat of each, and whether she sat there from the beginning."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.engine.events import Event, Sits
from briscola.storage.header import Header


class OwnSeat(Struct, frozen=True, kw_only=True):
    """A seat of a match, seen by the person who sits there."""

    seat: int = 0
    key: str = ""
    """Key of the person: only what she sat there for is hers. Empty: all that happened at the seat."""
    later: bool = False
    """True if she sat down after the match had begun."""


class RecordedPerson(Struct, frozen=True, kw_only=True):
    """A person in a record; only those with a profile have a key."""

    name: str
    own: OwnSeat


def persons_of(header: Header, events: Sequence[Event] = ()) -> list[RecordedPerson]:
    """Everybody who sits or has sat at the table of a record of version 3, in order."""
    found = [
        RecordedPerson(name=player.name, own=OwnSeat(seat=player.seat, key=player.key))
        for player in header.roster
        if not player.level
    ]
    keys = {person.own.key for person in found}
    for event in events:
        if isinstance(event, Sits) and event.who.key and event.who.key not in keys:
            keys.add(event.who.key)
            own = OwnSeat(seat=event.seat, key=event.who.key, later=True)
            found.append(RecordedPerson(name=event.who.name, own=own))
    return found


def seat_of(header: Header, profile: str, events: Sequence[Event] = ()) -> int:
    """Seat of a profile in a record: whoever owns a record of before sat at seat 0.

    Of somebody who never sat at the table, that of the first person.
    """
    persons = persons_of(header, events)
    mine = (person.own.seat for person in persons if person.own.key == profile)
    return next(mine, persons[0].own.seat if persons else 0)
