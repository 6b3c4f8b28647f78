"""Notes beside the records of matches at several computers: the table to come back to, friends, a face."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from briscola.engine.terms import Clock
from briscola.storage.files.kept_document import KeptDocument

LARGEST_NOTE = 20_000
MOST_FRIENDS = 100


class TableNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table at which somebody sat last, to come back to after the program was closed."""

    code: str
    addresses: tuple[str, ...] = ()
    port: int = 0
    points: tuple[str, ...] = ()
    """Meeting points at which it may be, as texts."""
    pages: tuple[str, ...] = ()
    """Pages below which it may be, as addresses."""
    match: str = ""
    host: str = ""
    """Name of whoever deals there; empty in a note of an older version."""
    person: str = ""
    """Public key of who sat there; empty in a note of an older version."""


class HostedNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match that is hosted here, to go on with after the program was killed."""

    match: str
    port: int
    meeting: str = ""
    """Meeting point at which the table is open, as a text; empty if at none."""
    clock: Clock = 0
    onlookers: bool = True
    """False if nobody may look on."""
    programs: dict[int, str] = {}
    """Command lines of the programs at the table, by seat."""
    person: str = ""
    """Public key of the host; empty in a note of an older version."""


class LinkNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The way of friends elsewhere to the table that is hosted here, to be opened again with it."""

    code: str
    """Room code of the table."""
    way: str
    """The way in one word; empty for the computer's own name."""
    link: str
    """The link by which friends came last."""


class ListNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last list of promises that somebody has signed, so that she signs no other one for that shuffle."""

    chain: str
    """Link of the record's chain after the seal, in hex."""
    sha256: str


class FriendsNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The people whom the host has let in, latest last: they sit down again without a knock."""

    names: dict[str, str] = {}
    """Name by public key."""


class FaceNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The face that somebody has chosen at a table, in place of that of her profile."""

    own: str
    """Face of her profile then: with another one the choice is forgotten."""
    face: str


Note = TypeVar("Note", bound=Struct)


class FriendNotes:
    """The small files of a folder: what is to be found again after the program was closed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def note(self) -> TableNote | None:
        """The last table; None if there is none."""
        return self._read("table.json", TableNote)

    @property
    def hosted(self) -> HostedNote | None:
        """The match that is hosted here and is not over; None if there is none that can be read."""
        return self._read("hosting.json", HostedNote)

    def read_hosted(self) -> HostedNote | None:
        """The same. Raises OSError if it cannot be read at the moment."""
        file = self._kept("hosting.json", HostedNote)
        note = file.read()
        if file.unreadable:
            raise OSError(f"{file.path} cannot be read")
        return note

    def note_table(self, note: TableNote | None) -> None:
        """Remember the table, or none. A disk that refuses costs only the way back."""
        self._write("table.json", note)

    def note_hosted(self, note: HostedNote | None) -> None:
        """Remember the match that is hosted, or none. A disk that refuses costs only the way back."""
        self._write("hosting.json", note)

    @property
    def link(self) -> LinkNote | None:
        """The way of friends elsewhere to the own table; None if there is none."""
        return self._read("link.json", LinkNote)

    def note_link(self, note: LinkNote | None) -> None:
        """Remember the way of friends elsewhere, or none."""
        self._write("link.json", note)

    @property
    def signed_list(self) -> ListNote | None:
        """The last list of promises that was signed here; None if there is none."""
        return self._read("list.json", ListNote)

    def note_list(self, note: ListNote) -> None:
        """Remember a list before its signature is sent."""
        self._write("list.json", note)

    @property
    def friends(self) -> Mapping[str, str]:
        """Names of the people who sit down here without a knock, by public key."""
        note = self._read("friends.json", FriendsNote)
        return {} if note is None else note.names

    def note_friends(self, names: Mapping[str, str], sent_away: Collection[str]) -> None:
        """Remember the people who sit down here without a knock: of too many the latest, who stand last.

        Those whom the file names stay, except who was `sent_away`: it may have been unreadable before.
        """
        file = self._kept("friends.json", FriendsNote)
        known = (file.read() or FriendsNote()).names
        others = {key: name for key, name in known.items() if key not in names and key not in sent_away}
        latest = [*others.items(), *names.items()][-MOST_FRIENDS:]
        if latest != [*known.items()]:
            file.write(FriendsNote(names=dict(latest)))

    def face(self, own: str) -> str:
        """The face that somebody wears at tables whose profile has the face `own`."""
        note = self._read("face.json", FaceNote)
        return note.face if note is not None and note.own == own else own

    def note_face(self, own: str, face: str) -> None:
        """Remember the face that somebody has chosen at a table."""
        self._write("face.json", FaceNote(own=own, face=face))

    def _read(self, name: str, kind: type[Note]) -> Note | None:
        return self._kept(name, kind).read()

    def _write(self, name: str, note: Struct | None) -> None:
        self._kept(name, Struct if note is None else type(note)).write(note)

    def _kept(self, name: str, kind: type[Note]) -> KeptDocument[Note]:
        return KeptDocument(self.folder / name, kind, largest=LARGEST_NOTE, beside=True)
