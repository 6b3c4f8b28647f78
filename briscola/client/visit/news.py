"""News that the network thread puts out for the window, taken once a frame."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from msgspec import Struct

from briscola.client.friends.admission import Knock
from briscola.client.host.guarded_program import ProgramNews
from briscola.client.host.recorder import Trouble
from briscola.client.visit.host_cheats import CheatKind
from briscola.engine.events import Event
from briscola.engine.observation import Observation
from briscola.network.addresses.host_names import PORT
from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.addresses.page_address import PageAddress
from briscola.network.addresses.table_link import TableLink
from briscola.network.channel.endpoint import WhyClosed
from briscola.network.lines.person_entries import LostMoves
from briscola.network.messages.fields import Onlooker, RosterPlace, TableTerms, host_of, seat_to_claim
from briscola.network.messages.from_host import HandedOver, MaySay, Offer, Why, Written
from briscola.network.tables.nearby import NearbyTable
from briscola.storage.records.header import Header

TroubleKind = (
    Why
    | WhyClosed
    | CheatKind
    | Literal[
        "no_network",
        "no_key",
        "record",
        "lost_lines",
        "match_gone",
        "own_fault",
    ]
)
"""Kinds of trouble; the window has a sentence for each."""


class FriendsTrouble(Struct, frozen=True, kw_only=True):
    """Something that does not work; `sentence` is for the log."""

    kind: TroubleKind
    sentence: str = ""
    file: Path | None = None
    """Evidence that was kept; None if there is none."""
    lost: LostMoves | None = None
    """The moves that the host has lost, for `lost_lines`."""


class LobbyState(Struct, frozen=True, kw_only=True):
    """The table at which this person is."""

    hosting: bool
    code: str
    addresses: tuple[str, ...]
    port: int
    meeting: MeetingPoint | None = None
    """Meeting point through which friends elsewhere come; None if there is none."""
    page: PageAddress | None = None
    """Page by which this person has come; None if by none."""
    terms: TableTerms
    roster: tuple[RosterPlace, ...]
    onlookers: tuple[Onlooker, ...] = ()
    """People who look on without a seat."""
    looks_on: bool = False
    """True if this person is one of them."""
    own: int | None = None
    """Seat of this person."""
    knocking: tuple[Knock, ...] = ()
    """People who wait to be let in, at one's own table."""
    connected: bool = True
    """False while a lost connection is made again."""
    playing: bool = False
    """True while a match goes on."""
    over: bool = False
    """True once a match has ended here: another begins when everybody is ready."""
    claims: tuple[RosterPlace, ...] = ()
    """Seats that somebody would take over, about which this person is asked."""
    claimed: RosterPlace | None = None
    """The seat that this person would take over, or gets at the next deal; None if none."""
    in_browser: RosterPlace | None = None
    """The seat where somebody of this person's name plays in a browser; None if there is none."""

    def link_at(self, address: str) -> TableLink:
        """The link to the table: by its page or meeting point, else by an address of the host's computer."""
        if self.page is not None:
            return TableLink(code=self.code, page=self.page)
        if self.meeting is not None:
            return TableLink(code=self.code, meeting=self.meeting)
        return TableLink(code=self.code, address=address, port=self.port)

    @property
    def typed_port(self) -> int | None:
        """The port that has to be typed after an address; None if it is the usual one."""
        return None if self.port == PORT else self.port

    @property
    def host(self) -> str:
        """Name of whoever deals: the person at the host's computer, or a dealer."""
        return host_of(self.terms, self.roster)

    @property
    def knocking_keys(self) -> frozenset[str]:
        """Keys of the people who wait to be let in."""
        return frozenset(knock.key for knock in self.knocking)

    @property
    def others(self) -> Sequence[str]:
        """Names of the other people who sit here."""
        people = (place for place in self.roster if place.key and not place.left)
        return [place.name for place in people if place.seat != self.own]

    @property
    def rematch(self) -> Sequence[str]:
        """Names of the others who wait for another match, once one is over."""
        ready = (place for place in self.roster if place.ready and place.seat != self.own)
        return [place.name for place in ready] if self.over else []

    @property
    def offered(self) -> RosterPlace | None:
        """The seat for which this person, who looks on at a match, may ask; None if there is none."""
        looks = self.looks_on and self.connected and self.playing and self.claimed is None
        return (self.in_browser or seat_to_claim(self.roster)) if looks else None

    @property
    def bottom(self) -> int | None:
        """Seat from which this person sees a match: hers, or that which she is promised; None without any.

        Whoever looks on without a promise sees it from seat 0.
        """
        if not self.looks_on:
            return self.own
        return self.claimed.seat if self.claimed is not None and self.claimed.agreed else 0


class TablesFound(Struct, frozen=True, kw_only=True):
    """The tables that are open on this network."""

    tables: tuple[NearbyTable, ...]


class MatchGoesOn(Struct, frozen=True, kw_only=True):
    """A match goes on at this table; `seen` are all its lines so far."""

    header: Header
    seat: int
    """This person's seat; `events.NOBODY` if she looks on."""
    seen: tuple[Event, ...] = ()
    record: tuple[Event, ...] = ()
    digest: str = ""


class MatchGone(Struct, frozen=True, kw_only=True):
    """The match that went on is not there any more."""


class NewEntries(Struct, frozen=True, kw_only=True):
    """New lines of the match, as this seat may see them."""

    events: tuple[Event, ...]


class SavedEntries(Struct, frozen=True, kw_only=True):
    """The true lines up to the end of a hand are kept; `digest` is that of the record."""

    record: tuple[Event, ...]
    digest: str


class TableQuestion(Struct, frozen=True, kw_only=True):
    """The table of the match waits for this person: a cut, a trump card, or an action among `view.legal`."""

    cut: bool = False
    trump_card: bool = False
    view: Observation | None = None
    ends: float | None = None
    """End of her time, as `time.monotonic` counts; None without a clock."""


class SeatSeen(Struct, frozen=True, kw_only=True):
    """This seat's observation between its turns."""

    view: Observation


class NextSeat(Struct, frozen=True, kw_only=True):
    """The seat whose turn it is."""

    seat: int | None
    ends: float | None = None
    """End of its time, as `time.monotonic` counts; None without a clock."""


class RecordTrouble(Struct, frozen=True, kw_only=True):
    """The disk refuses to write a match, or does so no longer."""

    trouble: Trouble | None


class TableLeft(Struct, frozen=True, kw_only=True):
    """This person is at no table of friends any more."""


PassedOn = HandedOver | MaySay | Offer
"""Messages of the host that are news as they stand."""
MatchNews = SavedEntries | MaySay | NewEntries | NextSeat | ProgramNews | SeatSeen | TableQuestion | Written
"""News of the match that was told of before them."""
News = (
    FriendsTrouble
    | LobbyState
    | TablesFound
    | MatchGoesOn
    | MatchGone
    | MatchNews
    | RecordTrouble
    | PassedOn
    | TableLeft
)
