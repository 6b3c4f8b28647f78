"""The folder of one table of a dealer: its key, its game, and the records of its matches."""

import logging
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from secrets import token_hex

import msgspec
from msgspec import Struct

from briscola.client.friends.friend_records import FriendRecords
from briscola.dealer.dealer_settings import TableSettings
from briscola.network.key_pair import KeyPair
from briscola.network.person_key import kept_key
from briscola.network.room_code import room_code
from briscola.storage.atomic_write import make_folder, put_whole
from briscola.storage.safe_read import read_plain

NOTE = "dealer.json"
LARGEST_NOTE = 20_000
_logger = logging.getLogger(__name__)


class KeptTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as its folder remembers it."""

    code: str
    """Room code of its key: to find it takes a twentieth of a second."""
    choice: TableSettings
    on_demand: bool = False


class TableFolder(Struct, frozen=True, kw_only=True):
    """A table with its key."""

    path: Path
    key: KeyPair
    kept: KeptTable

    @property
    def records(self) -> FriendRecords:
        """The records of its matches."""
        return FriendRecords(self.path)


def table_folder(folder: Path, choice: TableSettings, *, on_demand: bool = False) -> TableFolder:
    """The folder of a table below `folder`; a table of the settings has the same code each time.

    Raises OSError, NoKey.
    """
    name = token_hex(8) if on_demand else sha256(choice.name.encode()).hexdigest()[:16]
    path = folder / name
    make_folder(path)
    key = kept_key(FriendRecords(path).table_key)
    before = _note(path)
    code = before.code if before is not None else room_code(key.public)
    kept = KeptTable(code=code, choice=choice, on_demand=on_demand)
    if kept != before:
        put_whole(path / NOTE, msgspec.json.encode(kept))
    return TableFolder(path=path, key=key, kept=kept)


def tables_on_demand(folder: Path) -> Sequence[TableFolder]:
    """The tables below `folder` that guests have asked for. Raises NoKey."""
    found = []
    for path in sorted(folder.glob("*/")):
        kept = _note(path)
        if kept is not None and kept.on_demand:
            key = kept_key(FriendRecords(path).table_key)
            found.append(TableFolder(path=path, key=key, kept=kept))
    return found


def forget(table: TableFolder) -> None:
    """Close a table that was asked for: its records stay, its code leads nowhere."""
    for name in (NOTE, FriendRecords(table.path).table_key.name):
        (table.path / name).unlink(missing_ok=True)
    if not any(table.path.glob("*.jsonl")):
        for path in table.path.iterdir():
            path.unlink()
        table.path.rmdir()


def _note(path: Path) -> KeptTable | None:
    try:
        return msgspec.json.decode(read_plain(path / NOTE, LARGEST_NOTE), type=KeptTable)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, msgspec.MsgspecError) as error:
        _logger.warning("%s cannot be read: %s", path / NOTE, getattr(error, "strerror", None) or error)
        return None
