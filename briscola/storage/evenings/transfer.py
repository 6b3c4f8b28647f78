"""Export of records unchanged, and the error for records that can't be moved."""

import filecmp
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Literal

from platformdirs import user_documents_path

from briscola.storage.database.rows import PlayedMatch
from briscola.storage.files.safe_read import is_file
from briscola.storage.records.records import SUFFIX

Why = Literal["unreadable", "too_large", "no_record", "wrong", "unwritable", "there"]


class CannotTransfer(Exception):  # noqa: N818 - a sentence for the person
    """A record can't be exported or imported: `why` in a word, `what` is wrong with it, and the file."""

    def __init__(self, why: Why, file: Path, sentence: str, what: str = "") -> None:
        super().__init__(sentence)
        self.why, self.file, self.what = why, file, what


def documents() -> Path:
    """Folder for files written for the person: this computer's documents, or the home folder."""
    with suppress(OSError):  # it looks into the home, which may not be entered
        folder = user_documents_path()
        if folder.is_dir():
            return folder
    return Path.home()


def export_record(match: PlayedMatch, target: Path) -> Path:
    """Copy the record of a match to a new file, or into a folder under a telling name.

    A file already in the folder stays as it is; the same record is not copied twice. Raises CannotTransfer.
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
    """File name from evening, game and id: `briscola-2026-11-21-prini-2-0a1b2c3d.jsonl`."""
    game = "".join(letter if letter.isalnum() or letter in "-_" else "_" for letter in match.game)
    return f"briscola-{match.evening}-{game}-{match.id[:8]}{SUFFIX}"


def free_name(file: Path) -> Path:
    """The given path, with a number added if the file exists."""
    number, name = 1, file
    while name.exists():
        number += 1
        name = file.with_stem(f"{file.stem}-{number}")
    return name
