"""Parts that a visitor is given: who she is, a door to the host, a place for records."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from msgspec import Struct, field

from briscola.client.friends.friend_notes import ListNote, TableNote
from briscola.client.friends.friend_records import FriendRecords
from briscola.client.visit.own_connection import OwnConnection
from briscola.engine.events import Event
from briscola.network.keys.key_pair import KeyPair
from briscola.network.lines.evidence import HostEvidence
from briscola.network.messages.from_guest import GuestMessage
from briscola.network.messages.from_host import HostMessage
from briscola.storage.records.header import Header


class EndpointToHost(Protocol):
    """The guest's end of a sealed connection to the host, or a local door within one process."""

    @property
    def peer(self) -> bytes:
        """Public key of the table."""

    @property
    def local(self) -> bool:
        """True within one process, where no connection can be lost."""

    def send(self, message: GuestMessage) -> None:
        """Send a message without waiting."""

    async def receive(self) -> HostMessage:
        """The next message. Raises EndpointClosed."""

    async def close(self) -> None:
        """Close it."""


Way = Callable[[], Awaitable[EndpointToHost]]
"""Makes a connection to a table. Raises EndpointClosed."""


class SelfIdentity(Struct, frozen=True, kw_only=True):
    """The person who visits: her key, her name and face once she has told them, and where she sits."""

    key: KeyPair
    name: str = ""
    face: str = ""
    page: bool = False
    """True for somebody in a browser, who trusts the host with her cards."""
    hosting: bool = False
    """True for the host's own person, whose record the host keeps."""
    line: OwnConnection = field(default_factory=OwnConnection)
    """Her line to the host, over all connections of her visit."""

    @property
    def public(self) -> str:
        """Her public key, in hex."""
        return self.key.public.hex()


class UnkeptRecords:
    """Records of somebody in a browser: nothing is written; what she has signed is remembered meanwhile."""

    def __init__(self) -> None:
        self.signed_list: ListNote | None = None

    def kept(self, match: str) -> tuple[Header, tuple[Event, ...]] | None:
        """None: no match of hers is kept here."""
        del match
        return None

    def recorder(self, header: Header, events: Sequence[Event] | None = None) -> None:
        """None: the table keeps the match."""
        del header, events

    def note_table(self, note: TableNote | None) -> None:
        """Nothing: her page knows the way back."""
        del note

    def note_list(self, note: ListNote) -> None:
        """Remember a list before its signature is sent."""
        self.signed_list = note

    def keep_evidence(self, match: str, evidence: HostEvidence) -> None:
        """None: the table would accuse itself."""
        del match, evidence

    def set_aside(self, match: str) -> None:
        """Nothing: no lines are kept."""

    def close(self) -> None:
        """Nothing: no file is open."""


VisitorRecords = FriendRecords | UnkeptRecords
"""The place where a visitor keeps what she plays, and the table to come back to."""
