"""The settings in use: those of one file, kept there at every change."""

from pathlib import Path
from typing import Any

from briscola.storage.plain import exists
from briscola.storage.settings import OF_THE_COMPUTER, Note, Settings, changed
from briscola.storage.settings_file import SettingsFile


class SettingsInUse:
    """The settings of whoever plays; given ones are neither read nor written."""

    def __init__(self, settings: Settings | None, path: Path | None) -> None:
        """`settings` given: there is no file. Else they are read from `path`, or the user's own file."""
        self._file = SettingsFile(path) if settings is None else None
        self.note: Note | None = None
        """A quiet remark for the title (settings that could not be read or written)."""
        if self._file is not None:
            settings, self.note = self._file.load()
        assert settings is not None
        self.now = settings

    def change(self, **fields: Any) -> None:
        """Change and save them."""
        self.now = changed(self.now, **fields)
        self._save()

    def use(self, path: Path, **begin: Any) -> None:
        """Somebody else's from now on.

        Where there are none yet they begin as usual, but for those of the computer, with these fields
        changed. Without a file those in use stay, with these fields.
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
        """A folder that cannot be written leaves a note until it can be."""
        if self._file is not None and not self._file.save(self.now):
            self.note = "unwritable"
        elif self.note == "unwritable":
            self.note = None
