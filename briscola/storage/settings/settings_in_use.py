"""The settings in use, saved to one file at every change."""

from pathlib import Path
from typing import Any

from briscola.storage.files.safe_read import exists
from briscola.storage.settings.settings import OF_THE_COMPUTER, Note, Settings, changed
from briscola.storage.settings.settings_file import SettingsFile


class SettingsInUse:
    """Settings of the current person; those given directly are neither read nor written."""

    def __init__(self, settings: Settings | None, path: Path | None) -> None:
        """`settings`, if given, have no file. Otherwise they are read from `path`, or the user's own file."""
        self._file = SettingsFile(path) if settings is None else None
        self.note: Note | None = None
        """Problem for a quiet remark on the title; None if the settings could be read and written."""
        self.fresh = self._file is not None and not exists(self._file.path)
        """True if the person starts the game for the first time: there was no file."""
        if self._file is not None:
            settings, self.note = self._file.load()
        assert settings is not None
        self.now = settings

    def change(self, **fields: Any) -> None:
        """Change fields and save."""
        self.now = changed(self.now, **fields)
        self._save()

    def use(self, path: Path, **begin: Any) -> None:
        """Switch to another person's settings file.

        If it does not exist, its settings start at the defaults, except those of the computer and the fields
        in `begin`. If no file is in use at all, the present settings stay and only take over `begin`.
        """
        if self._file is None:
            self.change(**begin)
            return
        new = not exists(path)
        self._file = SettingsFile(path)
        found, self.note = self._file.load()
        if new:
            self.now = changed(Settings(), **{key: getattr(self.now, key) for key in OF_THE_COMPUTER})
            self.change(**begin)
        else:
            self.now = found

    def _save(self) -> None:
        """Save; a folder that can't be written leaves a note until it can be."""
        if self._file is not None and not self._file.save(self.now):
            self.note = "unwritable"
        elif self.note == "unwritable":
            self.note = None
