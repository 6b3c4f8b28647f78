"""The folder of one table of a dealer: its key, its game, and the records of its matches."""

import logging
import re
from collections.abc import Callable, Sequence
from enum import Enum
from hashlib import sha256
from pathlib import Path
from secrets import token_hex

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from briscola.client.friends.friend_records import FriendRecords
from briscola.client.setup.match_setup import MatchSetup
from briscola.dealer.dealer_settings import TableSettings
from briscola.engine.occupant import Occupant
from briscola.network.addresses.room_codes import room_code
from briscola.network.keys.key_pair import KeyPair
from briscola.network.keys.person_key import kept_key
from briscola.storage.files.atomic_write import make_folder, put_whole
from briscola.storage.files.safe_read import read_plain
from briscola.storage.match_choices import seated

NOTE = "dealer.json"
LINK_KEY = "door.key"
"""The key of a table's link, once that is another one than the table's own."""
LARGEST_NOTE = 20_000
DIGITS = 6
_MOVED = re.compile(rf"[0-9a-f]{{16}}-[0-9]{{{DIGITS}}}")
_logger = logging.getLogger(__name__)


class TableKind(Enum):
    """The kinds of a dealer's tables."""

    FIXED = "a table of the settings: always open, at the same link"
    MOVED = "a match that has moved away from such a table"
    ON_DEMAND = "a table that somebody has asked for"
    CUP = "a table on demand, for one match of a cup, which closes it itself"

    @property
    def on_demand(self) -> bool:
        """True for those that are opened for somebody, and count against the settings."""
        return self in (TableKind.ON_DEMAND, TableKind.CUP)


class KeptTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A dealer's table as its folder remembers it."""

    code: str
    """Room code of its key: to find it takes a twentieth of a second."""
    choice: TableSettings
    on_demand: bool = False
    seats: tuple[Occupant, ...] = ()
    """Those for whom its seats are kept, for one match of a cup; empty where anybody sits down."""
    link_code: str = field(default="", name="door")
    """Room code of its link; empty where that is its own."""
    alone_since: float = 0.0
    """Moment since which nobody has been at its match, in seconds of the epoch; 0 if it is not so."""

    @property
    def setup(self) -> MatchSetup:
        """The table before anybody else sits down."""
        return seated(self.choice.setup, self.seats) if self.seats else self.choice.setup


class TableFolder(Struct, frozen=True, kw_only=True):
    """The folder of a dealer's table, and its key."""

    path: Path
    key: KeyPair
    kept: KeptTable

    @property
    def kind(self) -> TableKind:
        """The kind of table. A match has moved if the name says so: a folder is renamed in one step."""
        if is_moved(self.path):
            return TableKind.MOVED
        if not self.kept.on_demand:
            return TableKind.FIXED
        return TableKind.CUP if self.kept.seats else TableKind.ON_DEMAND

    @property
    def link_code(self) -> str:
        """Room code of its link, which stays the same when a match moves away."""
        return self.kept.link_code or self.kept.code

    @property
    def link_key(self) -> KeyPair:
        """The key of that code. Raises NoKey."""
        return kept_key(self.path / LINK_KEY) if self.kept.link_code else self.key

    def noted(self, kept: KeptTable) -> "TableFolder":
        """The folder with this note in it. Raises OSError."""
        if kept != _readable_note(self.path):
            put_whole(self.path / NOTE, msgspec.json.encode(kept))
        return replace(self, kept=kept)

    @property
    def records(self) -> FriendRecords:
        """The records of its matches."""
        return FriendRecords(self.path)


def fixed_name(choice: TableSettings) -> str:
    """Name of the folder of a table of the settings."""
    return sha256(choice.name.encode()).hexdigest()[:16]


def is_moved(path: Path) -> bool:
    """True for the folder of a match that has moved."""
    return _MOVED.fullmatch(path.name) is not None


def table_folder(
    folder: Path, choice: TableSettings, *, on_demand: bool = False, seats: tuple[Occupant, ...] = ()
) -> TableFolder:
    """The folder of a table below `folder`; a table of the settings has the same link each time.

    `seats` are kept for those of a cup. Raises OSError, NoKey.
    """
    path = folder / (token_hex(8) if on_demand else fixed_name(choice))
    return folder_at(path, choice, on_demand, seats)


def folder_at(
    path: Path, choice: TableSettings, on_demand: bool = False, seats: tuple[Occupant, ...] = ()
) -> TableFolder:
    """The folder of a table at a path, with a new key if it has none. Raises OSError, NoKey."""
    make_folder(path)
    key = kept_key(FriendRecords(path).table_key)
    kept = _readable_note(path)
    if kept is None:
        link_code = room_code(kept_key(path / LINK_KEY).public) if (path / LINK_KEY).exists() else ""
        kept = KeptTable(code=room_code(key.public), choice=choice, link_code=link_code)
    table = TableFolder(path=path, key=key, kept=kept)
    return table.noted(replace(kept, choice=choice, on_demand=on_demand, seats=seats))


def tables_on_demand(folder: Path) -> Sequence[Path]:
    """The folders below `folder` of tables that guests have asked for, as far as can be told."""
    paths = [path for path in sorted(folder.glob("*/")) if not is_moved(path)]
    return [path for path in paths if may_be(path, lambda kept: kept.on_demand)]


def may_be(path: Path, such: Callable[[KeptTable], bool]) -> bool:
    """True if the table of a folder is `such` a one, or its note cannot be read now."""
    try:
        kept = read_note(path)
    except OSError:
        return True
    return kept is not None and such(kept)


def kept_table(path: Path) -> TableFolder | None:
    """The table of a folder; None if no table is kept there any more. Raises OSError, NoKey."""
    kept = read_note(path)
    if kept is None:
        return None
    return TableFolder(path=path, key=kept_key(FriendRecords(path).table_key), kept=kept)


def forget(table: TableFolder) -> None:
    """Close a table that was asked for: its records stay, its code leads nowhere."""
    for name in (NOTE, LINK_KEY, FriendRecords(table.path).table_key.name):
        (table.path / name).unlink(missing_ok=True)
    if not any(table.path.glob("*.jsonl")):
        for path in table.path.iterdir():
            path.unlink()
        table.path.rmdir()


class DamagedNote(OSError):  # noqa: N818 - a sentence for the log
    """The note of a table's folder is none: it stays until its owner sees to it."""


def read_note(path: Path) -> KeptTable | None:
    """The note in a folder; None if there is none. Raises OSError if it cannot be read, DamagedNote."""
    try:
        return msgspec.json.decode(read_plain(path / NOTE, LARGEST_NOTE), type=KeptTable)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise OSError(f"{path / NOTE} cannot be read: {error.strerror or error}") from error
    except (ValueError, msgspec.MsgspecError) as error:
        raise DamagedNote(f"{path / NOTE} cannot be read: {error}") from error


def _readable_note(path: Path) -> KeptTable | None:
    """The note in a folder that may have another one."""
    try:
        return read_note(path)
    except OSError as error:
        _logger.warning("%s", error)
        return None
