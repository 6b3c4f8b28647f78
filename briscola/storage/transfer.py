"""Records out of the folder and into it: exported as they are, imported after the check of `verify`."""

import filecmp
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Literal

from msgspec import Struct
from platformdirs import user_documents_path

from briscola.engine.replay_cursor import BadRecord
from briscola.storage.history import IMPORTED, History
from briscola.storage.lines import LARGEST
from briscola.storage.matches import PlayedMatch
from briscola.storage.plain import exists, is_file, open_plain
from briscola.storage.record import NoRecord, Record, file_of, right
from briscola.storage.records import SUFFIX, Records
from briscola.storage.whole import write_whole

Why = Literal["unreadable", "too_large", "no_record", "wrong", "unwritable", "there"]


class CannotTransfer(Exception):  # noqa: N818 - a sentence for the person
    """A record that does not come in or go out: `why` in a word, `what` is wrong with it, the file."""

    def __init__(self, why: Why, file: Path, sentence: str, what: str = "") -> None:
        super().__init__(sentence)
        self.why, self.file, self.what = why, file, what


class Imported(Struct, frozen=True, kw_only=True):
    """A match that is in the history now; it was before unless `new`."""

    match: PlayedMatch
    new: bool


def documents() -> Path:
    """Where what is written for the person goes: the documents of this computer, or the home."""
    with suppress(OSError):  # it looks into the home, which may not be entered
        folder = user_documents_path()
        if folder.is_dir():
            return folder
    return Path.home()


def import_record(
    history: History, records: Records, file: Path, *, profile: str, own: bool = False
) -> Imported:
    """Check a record and take a copy of it in; nothing changes when its match is known.

    It counts in no statistics unless it is the person's `own`, from another computer. Raises CannotTransfer.
    """
    record = _checked(file)
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


def export_record(match: PlayedMatch, target: Path) -> Path:
    """Copy the record of a match to a new file, or into a folder under a name that tells of it.

    What lies in a folder already stays as it is, also when it is that very record. Raises CannotTransfer.
    """
    source = Path(match.file)
    try:
        if target.is_dir():
            target /= file_name(match)
            if _same(source, target):
                return target
            target = free_name(target)
        if target.exists():
            raise CannotTransfer("there", target, f"{target} is there already")
        shutil.copyfile(source, target)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        why = f"{source} cannot be copied to {target}: {getattr(error, 'strerror', None) or error}"
        raise CannotTransfer("unreadable" if not is_file(source) else "unwritable", target, why) from None
    return target


def _same(source: Path, target: Path) -> bool:
    try:
        return filecmp.cmp(source, target, shallow=False)
    except OSError:
        return False


def file_name(match: PlayedMatch) -> str:
    """The evening, the game, and enough of the id: `briscola-2026-11-21-prini-2-0a1b2c3d.jsonl`."""
    game = "".join(letter if letter.isalnum() or letter in "-_" else "_" for letter in match.game)
    return f"briscola-{match.evening}-{game}-{match.id[:8]}{SUFFIX}"


def free_name(file: Path) -> Path:
    """The name, with a number if a file has it already."""
    number, name = 1, file
    while name.exists():
        number += 1
        name = file.with_stem(f"{file.stem}-{number}")
    return name


def _checked(file: Path) -> Record:
    """The record in a file, in which all is right."""
    try:
        with open_plain(file) as source:
            if file.stat().st_size > LARGEST:
                what = f"a record has at most {LARGEST // 1024**2} MB"
                raise CannotTransfer("too_large", file, f"{file} is too large: {what}")
            return right(source, records_only=True)
    except NoRecord as error:
        raise CannotTransfer("no_record", file, f"{file}: {error}") from None
    except BadRecord as error:
        raise CannotTransfer("wrong", file, f"{file}, {error}", str(error)) from None
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        why = getattr(error, "strerror", None) or str(error)
        raise CannotTransfer("unreadable", file, f"{file} cannot be read: {why}", why) from None
