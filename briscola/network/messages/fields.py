"""Types and limits of the fields of messages (docs/wire.md)."""

from collections.abc import Sequence
from itertools import chain
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from briscola.engine.notation import Json, action_from_json, action_to_json
from briscola.engine.occupant import Occupant
from briscola.engine.record import event_to_json, seen_event_from_json
from briscola.engine.rules import OptionValue
from briscola.engine.terms import Clock
from briscola.engine.variants import MOST_PLAYERS
from briscola.storage.settings.person_names import clean

LONGEST_NAME = 24
LONGEST_LEVEL = 40
LONGEST_SENTENCE = 200
LONGEST_LINK = 400
LONGEST_WORDS = 120
"""Letters of a line that one person writes to the others of a table."""
LARGEST_NUMBER = 1_000_000
"""Largest number in an event or an observation."""
LONGEST_TEXT = 1100
"""Most letters of a text in an event or an observation."""
DEEPEST = 8
"""Most objects and lists inside each other in an event or an observation."""

Seat = Annotated[int, Meta(ge=0, le=MOST_PLAYERS - 1)]
Count = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Seconds = Annotated[int, Meta(ge=0, le=3600)]
Phrase = Annotated[int, Meta(ge=0, le=11)]
Words = Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS)]
"""A line of free words; cleaned where it arrives."""
Cut = Annotated[int, Meta(ge=1, le=39)]
Salt = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
"""16 bytes in hexadecimal digits."""
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""32 bytes in hexadecimal digits: a SHA-256, or a public key."""
Signed = Annotated[str, Meta(pattern=r"^[0-9a-f]{128}\Z")]
"""A signature, 64 bytes in hexadecimal digits."""
OptionalDigest = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]
OptionalSigned = Annotated[str, Meta(pattern=r"^([0-9a-f]{128})?\Z")]
"""The same, or empty."""
LineName = Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?\Z")]
"""Name of a connection, fresh bytes; empty in a hello of an older protocol, which is refused."""
MatchId = Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?\Z")]
"""Id of a match; empty before there is one."""
Face = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}\Z")]
"""A drawing in assets/faces, without its ending."""
Level = Annotated[str, Meta(max_length=LONGEST_LEVEL)]
RecordLine = Annotated[str, Meta(max_length=4000)]


class WireMessage(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"
):
    """A message; `type` names its kind."""

    def check(self) -> None:
        """Check what the types of its fields do not say, once it is read. Raises ValueError."""


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a message with fields of its own."""


class TableTerms(Part, frozen=True, kw_only=True):
    """The game of a table of friends, and what its people have agreed on."""

    variant: Annotated[str, Meta(max_length=20)]
    players: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=60)] = {}
    """House rules that differ from the usual."""
    winning_hands: Annotated[int, Meta(ge=1, le=100)]
    hints: bool = False
    clock: Clock = 0
    """Seconds for a decision; 0 without a clock."""
    dealer: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """Name of a dealer at whose computer nobody plays; empty where the host's person does."""
    moved: bool = False
    """True at a table of its own to which a match has moved, because nobody had come to it."""
    onlookers: bool = True
    """False if nobody may look on."""

    def __post_init__(self) -> None:
        cleaned(self, "dealer", LONGEST_NAME)


class RosterPlace(Part, frozen=True, kw_only=True):
    """A seat of a table and who sits there; an open seat has no name."""

    seat: Seat
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    face: Face = "person-woman"
    key: OptionalDigest = ""
    """Public key of a person; empty for a guest of another computer, a computer or an open seat."""
    level: Level = ""
    """Level of a computer; empty for a person."""
    computer: Seat = 0
    """Number of the computer she sits at, which makes one contribution to the deal."""
    host: bool = False
    """True if her computer is the host's."""
    ready: bool = False
    here: bool = True
    """False while her connection is lost, or once she has left."""
    left: bool = False
    """True if nobody waits for her, who has left the match or was sent away: a computer plays on."""
    barred: bool = False
    """True if she may not come back to it."""
    stand_in: bool = False
    """True while a computer keeps her seat."""
    page: bool = False
    """True if she plays in a browser: her computer adds nothing to the deal."""
    claimable: bool = False
    """True if somebody else may ask for the seat: a computer's, or of a browser that has left, or is lost."""
    claimant: "Onlooker | None" = None
    """Whoever would have the seat."""
    agreed: bool = False
    """True if everybody else present has agreed, who are asked otherwise: she sits down at the next deal.

    At the seat of a computer it is after the match.
    """
    moves: bool = False
    """True if the claimant would play on there in place of a page of her name, which alone is asked."""

    def __post_init__(self) -> None:
        cleaned(self, "name", LONGEST_NAME)
        cleaned(self, "level", LONGEST_LEVEL)

    @property
    def claim(self) -> tuple[int, str] | None:
        """The seat and the key of whoever would have it; None if nobody would."""
        return None if self.claimant is None else (self.seat, self.claimant.key)

    def is_of(self, name: str) -> bool:
        """True if somebody of that name is most likely the one whose seat this is, and may come back."""
        return not (self.level or self.barred) and self.name.casefold() == name.casefold()

    def in_browser(self, name: str) -> bool:
        """True if somebody of that name plays there in a browser: her own program may ask her page."""
        return self.page and self.here and self.claimant is None and self.is_of(name)

    @property
    def may_keep_table(self) -> bool:
        """True for somebody else than the host, who is here with a program: between matches she may host."""
        return bool(self.key) and self.here and not self.page and not self.host


Roster = Annotated[tuple[RosterPlace, ...], Meta(max_length=MOST_PLAYERS)]


def occupant_of(place: RosterPlace) -> Occupant:
    """Whoever sits at a place, as a record names her."""
    return Occupant(
        name=place.name,
        face=place.face,
        level=place.level,
        key=place.key,
        computer=0 if place.level else place.computer,
        page=place.page,
    )


def host_of(terms: TableTerms, roster: Sequence[RosterPlace]) -> str:
    """Name of whoever deals: the person at the host's computer, or a dealer; empty while nobody is told."""
    return terms.dealer or next((place.name for place in roster if place.host), "")


def seat_to_claim(roster: Sequence[RosterPlace]) -> RosterPlace | None:
    """The seat for which somebody without one may ask: one that nobody uses before that of a computer."""
    claimable = [place for place in roster if place.claimable]
    return min(claimable, key=lambda place: bool(place.level), default=None)


class Onlooker(Part, frozen=True, kw_only=True):
    """Somebody without a seat, who looks on or asks for one."""

    key: Digest
    name: Annotated[str, Meta(max_length=LONGEST_NAME)]

    def __post_init__(self) -> None:
        cleaned(self, "name", LONGEST_NAME)


MOST_ONLOOKERS = 8
Onlookers = Annotated[tuple[Onlooker, ...], Meta(max_length=MOST_ONLOOKERS)]


class ListedShare(Part, frozen=True, kw_only=True):
    """A computer's contribution, hidden behind its hash."""

    seat: Seat
    sha256: Digest
    sig: Signed


def cleaned(part: Struct, field: str, longest: int, *, needed: bool = False) -> None:
    """Put a text in its cleaned form; ValueError if one is needed and nothing can be seen of it."""
    text = clean(getattr(part, field), longest)
    if needed and not text:
        raise ValueError(f"a {field} needs a letter that can be seen")
    msgspec.structs.force_setattr(part, field, text)


def check_action(data: Json) -> None:
    """Check that JSON is an action, written as this game writes it. Raises ValueError."""
    check_plain(data)
    if action_to_json(action_from_json(data)) != data:
        raise ValueError("an action has no other keys")


def check_event(data: Json) -> None:
    """Check that JSON is an event as a seat may see it, with fields of the right types. Raises ValueError."""
    check_plain(data)
    event = seen_event_from_json(data)
    msgspec.convert(msgspec.structs.asdict(event), type(event))
    if _spelled(event_to_json(event)) != _spelled(data):
        raise ValueError("an event has no other spelling")


def _spelled(data: Json) -> bytes:
    return msgspec.json.encode(data, order="sorted")


def check_plain(value: Any, depth: int = 0) -> None:
    """Check that JSON holds only moderate whole numbers and texts, not too deep. Raises ValueError."""
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise ValueError(f"texts have at most {LONGEST_TEXT} letters")
    elif isinstance(value, float):
        raise ValueError("numbers are whole")
    elif isinstance(value, int):
        if not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
            raise ValueError(f"numbers are at most {LARGEST_NUMBER}")
    elif isinstance(value, (dict, list, tuple)):
        if depth == DEEPEST:
            raise ValueError(f"at most {DEEPEST} objects and lists lie inside each other")
        for inner in chain(value, value.values()) if isinstance(value, dict) else value:
            check_plain(inner, depth + 1)
