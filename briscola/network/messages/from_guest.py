"""Messages that a guest sends to the host (docs/wire.md)."""

from typing import Annotated

from msgspec import Meta

from briscola.engine.actions import Action, Ask, Sign
from briscola.engine.events import TrumpCard
from briscola.engine.notation import Json, action_from_json
from briscola.network.addresses.table_link import read_table_link
from briscola.network.messages.fields import (
    LONGEST_LINK,
    LONGEST_NAME,
    LONGEST_WORDS,
    Count,
    Cut,
    Digest,
    Face,
    LineName,
    MatchId,
    OptionalDigest,
    Phrase,
    Salt,
    Seat,
    Signed,
    WireMessage,
    Words,
    check_action,
    cleaned,
)


class Hello(WireMessage, frozen=True, kw_only=True, tag="hello"):
    """The first message: the guest's version of protocol and rules, and how much of a match she has."""

    protocol: Count
    rules: Digest
    """Hash of the rules of her program."""
    match: MatchId = ""
    """The match that `have` counts lines of."""
    have: Count = 0
    seen: OptionalDigest = ""
    """Hash chain over those lines; empty if there are none."""
    kept: Count = 0
    """Number of lines of the match's record that she has on her disk."""
    line: LineName = ""
    """Fresh bytes that name this connection."""
    ticket: LineName = ""
    """The ticket of her page, in whose place she comes to play on; empty for everybody else."""


class Beat(WireMessage, frozen=True, kw_only=True, tag="beat"):
    """A sign of life, which the host echoes."""

    n: Count
    """Number of beats on this connection."""


TICKET_BYTES = 16
"""Random bytes of the ticket of a page, by which a program has its seat."""


class Sit(WireMessage, frozen=True, kw_only=True, tag="sit"):
    """Ask for a seat; while a match goes on, for one whose person in a browser has lost the line."""

    seat: Seat
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    face: Face
    ticket: LineName = ""
    """The ticket of her page: she plays on in its place, wherever that is; empty for everybody else."""

    def __post_init__(self) -> None:
        cleaned(self, "name", LONGEST_NAME, needed=True)


class Watch(WireMessage, frozen=True, kw_only=True, tag="watch"):
    """Ask to look on without a seat."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    face: Face

    def __post_init__(self) -> None:
        cleaned(self, "name", LONGEST_NAME, needed=True)


class Ready(WireMessage, frozen=True, kw_only=True, tag="ready"):
    """She would begin now, or play another match; between two hands: she has gone on from the count."""

    ready: bool


class ShareHash(WireMessage, frozen=True, kw_only=True, tag="share"):
    """Her computer's contribution to a shuffle, hidden behind its hash."""

    at: Count
    sha256: Digest
    sig: Signed


class Agree(WireMessage, frozen=True, kw_only=True, tag="agree"):
    """Her computer's signature of the whole list of contributions."""

    at: Count
    sha256: Digest
    """Hash of the list."""
    sig: Signed


class ShareOpening(WireMessage, frozen=True, kw_only=True, tag="open"):
    """Her computer's contribution, the cut if she cuts, and the trump card if she deals and chooses it."""

    at: Count
    secret: Salt
    cut: Cut | None = None
    trump_card: TrumpCard | None = None
    sig: Signed


class Act(WireMessage, frozen=True, kw_only=True, tag="act"):
    """Her decision, with the public digest of all that she has seen."""

    at: Count
    action: Json
    digest: Digest
    sig: Signed

    def check(self) -> None:
        check_action(self.action)

    @property
    def chosen(self) -> Action:
        """The action; it may still be illegal."""
        return action_from_json(self.action)


class Say(WireMessage, frozen=True, kw_only=True, tag="say"):
    """A sign, a request, a phrase or a line of free words: exactly one."""

    sign: Sign | None = None
    request: Ask | None = None
    phrase: Phrase | None = None
    words: Words | None = None

    def __post_init__(self) -> None:
        if self.words is not None:
            cleaned(self, "words", LONGEST_WORDS, needed=True)

    def check(self) -> None:
        if [self.sign, self.request, self.phrase, self.words].count(None) != 3:
            raise ValueError("a sign, a request, a phrase or a line is said, one at a time")


class Kept(WireMessage, frozen=True, kw_only=True, tag="kept"):
    """The digest of her own record after a hand."""

    hand: Count
    sha256: Digest
    sig: Signed


class Consent(WireMessage, frozen=True, kw_only=True, tag="consent"):
    """Her answer to whoever would take over the seat of somebody who has left, or lost the line."""

    seat: Seat
    claimant: Digest
    """Key of whoever asks: an answer to one is none to another."""
    yes: bool


class Leave(WireMessage, frozen=True, kw_only=True, tag="leave"):
    """She gets up for good."""


class Take(WireMessage, frozen=True, kw_only=True, tag="take"):
    """Answer to an offer of the table: the link of the same table at her computer; empty: no."""

    link: Annotated[str, Meta(max_length=LONGEST_LINK)] = ""

    def check(self) -> None:
        if self.link:
            read_table_link(self.link)


GuestMessage = (
    Hello
    | Beat
    | Sit
    | Watch
    | Ready
    | ShareHash
    | Agree
    | ShareOpening
    | Act
    | Say
    | Kept
    | Consent
    | Take
    | Leave
)
