"""The persons of a record: the seat of each, and whether she sat there from the beginning."""

from collections.abc import Mapping, Sequence
from itertools import chain

from msgspec import Struct

from briscola.engine.events import Event, Sits
from briscola.storage.records.header import Header
from briscola.storage.settings.person_names import FIRST, clean
from briscola.storage.settings.settings import LONGEST_NAME


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
    """Everybody who sits or has sat at the table of a record since version 3, in order."""
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


def owners_of(
    persons: Sequence[RecordedPerson], known: Mapping[str, str], keys: Mapping[str, str] | None = None
) -> dict[str, RecordedPerson]:
    """The profiles of a computer that sat at a table, each with its person; `known` are its names by key.

    `keys` are the profiles by public key, with which people of several computers are known: if one of them
    sat there, no name tells anything.

    A key that is unknown here is another computer's: then the name tells. So it does where the key is that of
    the first profile, which every computer has, and another one here has that name.
    """
    proved = {keys[person.own.key]: person for person in persons if keys and person.own.key in keys}
    if proved:
        return proved
    found: dict[str, RecordedPerson] = {}
    for person in persons:
        key = person.own.key
        if key == FIRST or (key and key not in known):
            key = named_like(person.name, known) or key
        if key in known:
            found.setdefault(key, person)
    return found


def named_like(name: str, known: Mapping[str, str]) -> str | None:
    """The profile of that name; None if there is none."""
    called = clean(name, LONGEST_NAME)
    return next((key for key, known_name in known.items() if called and known_name == called), None)


def mine_among(persons: Sequence[RecordedPerson], profile: str, name: str) -> RecordedPerson | None:
    """The person that a profile is, by key or by name; else the first person, None in a record of before."""
    by_key = (person for person in persons if person.own.key == profile)
    by_name = (person for person in persons if name and clean(person.name, LONGEST_NAME) == name)
    return next(chain(by_key, by_name, persons), None)


def seat_of(header: Header, profile: str, events: Sequence[Event] = ()) -> int:
    """Seat of a profile in a record: whoever owns a record of before sat at seat 0.

    Of somebody who never sat at the table, that of the first person.
    """
    mine = mine_among(persons_of(header, events), profile, "")
    return 0 if mine is None else mine.own.seat
