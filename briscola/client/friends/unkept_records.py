"""Records of somebody who plays in a browser: the table keeps her matches."""

from collections.abc import Sequence

from briscola.client.friends.friend_records import ListNote, TableNote
from briscola.engine.events import Event
from briscola.network.evidence import HostEvidence
from briscola.storage.header import Header


class UnkeptRecords:
    """Writes nothing; what she has signed is remembered as long as she is at the table."""

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
