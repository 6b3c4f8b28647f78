"""Matches to which nobody comes move from their table's link to tables of their own, in one step.

The folder of the table moves as a whole: its people, key and records. A new one, with a new key, takes its
place; it keeps the key of the link. A dealer that is killed in between finds the match here or there.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from briscola.dealer.dealer_settings import TableSettings
from briscola.dealer.table_folder import DIGITS, LINK_KEY, TableFolder, fixed_name, folder_at, is_moved
from briscola.network.keys.person_key import key_text
from briscola.storage.files.atomic_write import make_folder, put_whole, rename, sweep, sync_folder

MOVES_AFTER: Final = 30 * 60.0
"""Seconds without anybody after which a match moves."""
MOST_OF_A_LINK, MOST_IN_ALL = 8, 200
"""Moved matches that are kept; then the one to which nobody has come for the longest is put to rest."""
NEXT = ".next"
"""Ending of the folder that is to take the place of one that moves."""


def moved_folders(tables: Path) -> Sequence[Path]:
    """The folders below `tables` of matches that have moved, those at rest among them."""
    return sorted(filter(is_moved, tables.glob("*/")))


def finish_move(tables: Path, choice: TableSettings) -> None:
    """Put a new table in the place of one that had just moved when the dealer was killed. Raises OSError."""
    place = tables / fixed_name(choice)
    prepared = place.with_name(place.name + NEXT)
    if not place.exists() and prepared.exists():
        rename(prepared, place)
        sync_folder(tables)


def move(table: TableFolder) -> None:
    """Move a match, which nobody may use meanwhile, away from its link. Raises OSError, NoKey."""
    place, tables = table.path, table.path.parent
    _prepare(place.with_name(place.name + NEXT), table)
    before = [path.name[-DIGITS:] for path in filter(is_moved, tables.glob(f"{place.name}-*/"))]
    rename(place, place.with_name(f"{place.name}-{int(max(before, default='0')) + 1:0{DIGITS}}"))
    sync_folder(tables)
    finish_move(tables, table.kept.choice)


def _prepare(path: Path, table: TableFolder) -> None:
    """Make the folder of the next table at the same link."""
    make_folder(path)
    sweep(path)
    put_whole(path / LINK_KEY, key_text(table.link_key))
    folder_at(path, table.kept.choice)
