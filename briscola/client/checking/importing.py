"""Import of records from other people and computers, after the check of `verify`."""

from pathlib import Path

from msgspec import Struct

from briscola.client.checking.full_check import verified
from briscola.engine.replay_cursor import BadRecord
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.history import IMPORTED, History
from briscola.storage.evenings.transfer import CannotTransfer
from briscola.storage.files.atomic_write import write_whole
from briscola.storage.files.bounded_lines import LARGEST
from briscola.storage.files.safe_read import exists, open_plain
from briscola.storage.records.match_record import NoRecord, Record, file_of
from briscola.storage.records.records import Records


class Imported(Struct, frozen=True, kw_only=True):
    """A match in the history; `new` is False if it was there before the import."""

    match: PlayedMatch
    new: bool


def import_record(
    history: History, records: Records, file: Path, *, profile: str, own: bool = False
) -> Imported:
    """Check a record and import a copy; nothing changes if its match is known already.

    It counts in no statistics unless it is the person's `own`, from another computer. Raises CannotTransfer.
    """
    record = _checked(history, file)
    header = record.header
    assert header is not None
    match = header.id
    known = history.get(match)
    if known is not None:
        return Imported(match=known, new=False)
    folder = records if own else Records(records.folder / IMPORTED)
    copy = folder.path(match)
    if exists(copy):
        raise CannotTransfer("there", file, f"{copy} is there already, and is no record of this match")
    if not write_whole(copy, file_of(header, record.events)):
        raise CannotTransfer("unwritable", file, f"{file} cannot be kept: {copy.parent} cannot be written")
    history.take_in(copy, profile=profile, imported=not own)
    taken = history.get(match)
    if taken is None:  # the database says in the log what it does not take
        copy.unlink(missing_ok=True)
        raise CannotTransfer("unwritable", file, f"{file} cannot be kept: the history does not take it")
    return Imported(match=taken, new=True)


def _checked(history: History, file: Path) -> Record:
    """Read the record in a file and check that it has no fault. Raises CannotTransfer."""
    try:
        with open_plain(file) as source:
            if file.stat().st_size > LARGEST:
                what = f"a record has at most {LARGEST // 1024**2} MB"
                raise CannotTransfer("too_large", file, f"{file} is too large: {what}")
            return verified(source, history.database.rows, records_only=True).record
    except NoRecord as error:
        raise CannotTransfer("no_record", file, f"{file}: {error}") from None
    except BadRecord as error:
        raise CannotTransfer("wrong", file, f"{file}, {error}", str(error)) from None
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        why = getattr(error, "strerror", None) or str(error)
        raise CannotTransfer("unreadable", file, f"{file} cannot be read: {why}", why) from None
