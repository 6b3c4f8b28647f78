"""Messages that the host sends to a guest (docs/wire.md)."""

from typing import Annotated, Literal

from msgspec import Meta

from briscola.engine.actions import Ask, Sign
from briscola.engine.events import Event
from briscola.engine.notation import Json
from briscola.engine.record import seen_event_from_json
from briscola.engine.variants import MOST_PLAYERS, make_rules
from briscola.network.addresses.room_codes import LETTERS
from briscola.network.addresses.table_link import read_table_link
from briscola.network.messages.fields import (
    LONGEST_LINK,
    LONGEST_NAME,
    LONGEST_SENTENCE,
    LONGEST_WORDS,
    Count,
    Digest,
    ListedShare,
    MatchId,
    Onlookers,
    OptionalDigest,
    OptionalSigned,
    RecordLine,
    Roster,
    Salt,
    Seat,
    Seconds,
    Signed,
    TableTerms,
    WireMessage,
    Words,
    check_action,
    check_event,
    check_plain,
    cleaned,
)

Why = Literal[
    "protocol",
    "rules",
    "message",
    "signature",
    "too_fast",
    "too_slow",
    "too_many",
    "too_soon",
    "no_seat",
    "taken",
    "face",
    "not_let_in",
    "no_onlookers",
    "not_agreed",
    "not_answered",
    "not_your_turn",
    "not_now",
    "illegal",
    "silence",
    "closed",
    "sent_away",
    "digest",
    "elsewhere",
    "moved",
    "handed",
    "not_taken",
]
"""Reasons of the host, for the window to tell in the language of its reader."""


class Welcome(WireMessage, frozen=True, kw_only=True, tag="welcome"):
    """The table as it is, after `hello` and whenever the guest's seat changes."""

    seat: Seat | None = None
    """The guest's seat; None while she has none."""
    match: MatchId = ""
    setup: TableTerms
    roster: Roster
    onlookers: Onlookers = ()
    looks_on: bool = False
    """True if the guest is one of them."""
    playing: bool = False
    """True while a match goes on."""

    def check(self) -> None:
        make_rules(self.setup.variant, self.setup.players, self.setup.options)  # BadOption is a ValueError


class RosterChange(WireMessage, frozen=True, kw_only=True, tag="roster"):
    """Somebody has sat down, got up, been renamed, is ready, or looks on, or a match has begun or ended."""

    roster: Roster
    onlookers: Onlookers = ()
    playing: bool = False
    """True while a match goes on."""


class Presence(WireMessage, frozen=True, kw_only=True, tag="presence"):
    """A connection is lost or back."""

    seat: Seat
    here: bool
    stand_in: bool = False
    """True while a computer keeps her seat."""


class NextLine(WireMessage, frozen=True, kw_only=True, tag="line"):
    """The next line of the log that this seat may see."""

    n: Count
    """Its number among those lines, counted from 1."""
    event: Json

    def check(self) -> None:
        check_event(self.event)

    @property
    def seen(self) -> Event:
        """The event as this seat may see it."""
        return seen_event_from_json(self.event)


class MatchHeader(WireMessage, frozen=True, kw_only=True, tag="match"):
    """A match goes on here: the first line of its record, before any other of its lines."""

    header: RecordLine
    seat: Seat | None = None
    """The guest's seat in this match; None if she looks on."""
    run: Salt
    """Fresh bytes that name the run of the host's program: all that it signs names them."""
    lines: Count
    """Number of lines so far that the guest may see: those that she does not have come at once."""
    anew: bool = False
    """True if the host has lost lines that the guest has: all lines come from the first on."""


class Echo(WireMessage, frozen=True, kw_only=True, tag="echo"):
    """The answer to a beat; during a match the host signs all that it has told this seat."""

    n: Count
    lines: Count = 0
    """Number of lines told so far."""
    seen: OptionalDigest = ""
    """Hash chain over them; empty where no match is on."""
    sig: OptionalSigned = ""


class AskFor(WireMessage, frozen=True, kw_only=True, tag="ask"):
    """The table asks this seat for something."""

    at: Count
    """Number of the decision; an answer names it."""
    what: Literal["share", "cut", "trump_card", "agree", "open", "act"]
    lines: Count
    """Number of lines told so far."""
    digest: Digest
    """Public digest over them."""
    sig: Signed
    """The table's."""
    legal: Annotated[tuple[Json, ...], Meta(max_length=200)] = ()
    """Actions to choose from, for an act."""
    observation: Json | None = None
    """As in the bots' protocol, for an act."""
    until: Seconds | None = None
    """Seconds left, those of the bank included; None without a clock."""

    def check(self) -> None:
        for action in self.legal:
            check_action(action)
        check_plain(self.observation)


class TurnOf(WireMessage, frozen=True, kw_only=True, tag="turn"):
    """The seat whose turn it is, as everybody may know."""

    seat: Seat | None = None
    until: Seconds | None = None
    """Seconds left, those of the bank included; None without a clock."""


class SeatView(WireMessage, frozen=True, kw_only=True, tag="view"):
    """This seat's observation after the deal and after each trick, for what it shows between its turns."""

    observation: Json

    def check(self) -> None:
        check_plain(self.observation)


class MaySay(WireMessage, frozen=True, kw_only=True, tag="may_say"):
    """All that this seat may say now, but for phrases; sent when it changes."""

    signs: Annotated[tuple[Sign, ...], Meta(max_length=20)] = ()
    requests: Annotated[tuple[Ask, ...], Meta(max_length=20)] = ()
    words: bool = False
    """True if she may write a line to the others."""


class Written(WireMessage, frozen=True, kw_only=True, tag="written"):
    """A line of free words from somebody at the table. It has no number and is in no record."""

    seat: Seat
    words: Words

    def __post_init__(self) -> None:
        cleaned(self, "words", LONGEST_WORDS, needed=True)


class ShareList(WireMessage, frozen=True, kw_only=True, tag="list"):
    """All contributions to a shuffle, hidden behind their hashes."""

    at: Count
    shares: Annotated[tuple[ListedShare, ...], Meta(min_length=1, max_length=MOST_PLAYERS)]


class Truth(WireMessage, frozen=True, kw_only=True, tag="truth"):
    """The true lines of a finished hand, as records keep them; several messages if they are long."""

    hand: Count
    first: Count
    """Number of the first of these lines in the record, counted from 1."""
    lines: Annotated[tuple[RecordLine, ...], Meta(min_length=1, max_length=500)]
    more: bool = False
    """True if more lines of this hand follow in another message."""
    sig: OptionalSigned = ""
    """The table's signature of the record up to here, in the last of these messages."""


class Refused(WireMessage, frozen=True, kw_only=True, tag="refused"):
    """A message of hers that changes nothing."""

    why: Why
    sentence: Annotated[str, Meta(max_length=LONGEST_SENTENCE)] = ""
    """The same in English, for a log."""
    at: Count | None = None
    """The decision that she answered."""

    def __post_init__(self) -> None:
        cleaned(self, "sentence", LONGEST_SENTENCE)


class Offer(WireMessage, frozen=True, kw_only=True, tag="offer"):
    """The host would hand the table to this guest, between two matches."""


class HandedOver(WireMessage, frozen=True, kw_only=True, tag="handed"):
    """The table is at somebody else's computer from now on. Its link is opened only by a press."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    """Whoever keeps it now."""
    link: Annotated[str, Meta(max_length=LONGEST_LINK)]

    def __post_init__(self) -> None:
        cleaned(self, "name", LONGEST_NAME, needed=True)

    def check(self) -> None:
        read_table_link(self.link)


class Goodbye(WireMessage, frozen=True, kw_only=True, tag="farewell"):
    """The last message: the host closes the connection."""

    why: Why
    sentence: Annotated[str, Meta(max_length=LONGEST_SENTENCE)] = ""
    code: Annotated[str, Meta(max_length=LETTERS)] = ""
    """Room code of the table to go to, if this one has moved; empty: knock here again."""

    def __post_init__(self) -> None:
        cleaned(self, "sentence", LONGEST_SENTENCE)


HostMessage = (
    Welcome
    | RosterChange
    | Presence
    | NextLine
    | MatchHeader
    | Echo
    | AskFor
    | TurnOf
    | SeatView
    | MaySay
    | Written
    | ShareList
    | Truth
    | Refused
    | Offer
    | HandedOver
    | Goodbye
)
