"""The settings file: any content can be read, and saving changes only the keys that differ."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any

import msgspec

from briscola.storage.files.atomic_write import sweep, write_whole
from briscola.storage.files.lock import alone
from briscola.storage.files.quarantine import put_aside
from briscola.storage.files.safe_read import read_plain
from briscola.storage.settings import settings
from briscola.storage.settings.settings import CANNOT_BE_READ, Note, Raws, Settings, decode, values_of

_logger = logging.getLogger(__name__)

LARGEST = 1_000_000
"""Most bytes of a settings file; a larger one is not ours."""


class SettingsFile:
    """A small JSON file in the user's configuration folder.

    `load` gives settings whatever the file holds. A damaged file is put aside under a dated name, and its
    readable values are written again. `save` changes only what this window has changed. So windows side by
    side keep each other's choices, and unknown keys stay.
    """

    def __init__(self, path: Path | None = None) -> None:
        """`path` defaults to the user's own file; a link is followed."""
        self.path = Path(os.path.realpath(path or settings.default_path()))
        self._known: dict[str, Any] | None = None
        """Values this window read or wrote last; None if nothing yet, so that everything is written."""
        self._unread = False
        """True if the file could not be read: what it lists is not known."""

    def load(self) -> tuple[Settings, Note | None]:
        """Load the settings, or the defaults; the note tells of damage in the file."""
        if os.path.isdir(self.path.parent):  # noqa: PTH112 - one that may not be asked is none
            with alone(self.path.parent) as taken:
                if taken:
                    sweep(self.path.parent)
                found, note = self._load()
        else:
            found, note = self._load()
        self._known = msgspec.to_builtins(found)
        return found, note

    def save(self, chosen: Settings) -> bool:
        """Write what has changed, whole or not at all; return False if that fails.

        What a file lists that could not be read at `load` stays beside what this window adds to it.
        """
        with alone(self.path.parent):
            return self._merge(chosen)

    def _merge(self, chosen: Settings) -> bool:
        now: dict[str, Any] = msgspec.to_builtins(chosen)
        known = self._known
        mine = now if known is None else {k: v for k, v in now.items() if v != known[k]}
        try:
            there = self._there()
        except OSError as error:
            _logger.warning("%s cannot be written: %s", self.path, error)
            return False
        except CANNOT_BE_READ as error:
            if put_aside(self.path, error) is None:
                return False
            there, mine = {}, now
        if self._unread:
            mine = {key: _joined(there.get(key), value) for key, value in mine.items()}
        if not self._write({**there, **{key: _raw(value) for key, value in mine.items()}}):
            return False
        self._known = now
        return True

    def _load(self) -> tuple[Settings, Note | None]:
        try:
            there = self._there()
        except OSError as error:
            _logger.warning("%s cannot be read: %s", self.path, error)
            self._unread = True
            return Settings(), "unreadable"
        except CANNOT_BE_READ as error:
            _logger.warning("%s is damaged: %s", self.path, error)
            put_aside(self.path, error)
            return Settings(), "unreadable"
        found, damaged = decode(there)
        if not damaged:
            return found, None
        why = f"not allowed: {', '.join(damaged)}"
        _logger.warning("%s is damaged in part: %s", self.path, why)
        if put_aside(self.path, why, copy=True) is not None:
            self._write({key: raw for key, raw in there.items() if key not in damaged})
        return found, "partly"

    def _there(self) -> Raws:
        """Current keys of the file; empty if there is none.

        Raises OSError if it can't be read or is not a plain file, one of CANNOT_BE_READ if it is not JSON.
        """
        try:
            data = read_plain(self.path, LARGEST + 1)
        except FileNotFoundError:
            return {}
        if len(data) > LARGEST:
            raise ValueError(f"it is larger than {LARGEST} bytes")
        return values_of(data)

    def _write(self, raws: Raws) -> bool:
        data = msgspec.json.encode(raws)
        try:
            data = msgspec.json.format(data, indent=2)
        except CANNOT_BE_READ as error:
            _logger.info("%s stays in one line: %s", self.path, error)
        return write_whole(self.path, data)


def peek(path: Path) -> Settings:
    """The settings in a file, as far as they can be read; nothing is put aside."""
    try:
        return decode(values_of(read_plain(path, LARGEST)))[0]
    except (OSError, *CANNOT_BE_READ):
        return Settings()


def _joined(there: msgspec.Raw | None, mine: Any) -> Any:
    """The list of a file that was not read, and after it what is added; any other value is `mine`."""
    match None if there is None else msgspec.json.decode(there), mine:
        case list() as theirs, list() | tuple():
            return [*theirs, *(each for each in mine if each not in theirs)]
        case dict() as theirs, dict():
            return {**theirs, **mine}
    return mine


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
