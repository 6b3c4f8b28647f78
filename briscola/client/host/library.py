"""Everything kept of the evenings at this computer, and the current person."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Literal

from msgspec import Struct

from briscola.client.host.thinking_threads import Work
from briscola.storage.database.database import Database
from briscola.storage.evenings.history import History, caught_up
from briscola.storage.evenings.matches import Plays
from briscola.storage.files.atomic_write import make_folder
from briscola.storage.people.profiles import Profile, Profiles
from briscola.storage.records.records import Records
from briscola.storage.settings.settings import named_programs
from briscola.storage.settings.settings_file import peek
from briscola.system.own_folders import data_folder, named_data_folder

AT_ONCE = 20
"""Most records that the window takes in directly; each takes some hundredths of a second."""


NewsKind = Literal["unreadable", "repaired", "older", "unknown_level", "database", "elsewhere"]


class News(Struct, frozen=True, kw_only=True):
    """A message about a record or the database that the person gets once."""

    kind: NewsKind
    path: Path | None = None
    """New place of the damaged or older file; the folder in which everything lies `elsewhere`."""
    lost: int = 0
    """Number of events of a record that could not be read."""
    whole: bool = True
    """False if the database held something that no record holds and that could not be read."""


class Library:
    """The records, their database and the current person; use it in the thread that made it."""

    def __init__(self, folder: Path | None = None, *, settings_file: Path | None = None) -> None:
        """`folder` and the first person's `settings_file` default to the user's own."""
        folder, named = folder or data_folder(), folder or named_data_folder()
        self.records = Records(folder / "records")
        self.database = Database(folder / "history.sqlite")
        self.history = History(self.database)
        self.profiles = Profiles(self.database, settings_file=settings_file)
        self.news: list[News] = []
        if folder != named and not named.exists():
            with suppress(OSError):
                make_folder(named)  # so that it is told once
            self.news.append(News(kind="elsewhere", path=folder))
        self.behind: Work[int] | None = None
        """Thread that takes in older records; None if there is none."""
        self.database.when_replaced = self._rebuild
        if self.database.kept is not None:
            self._rebuild()
        self.profile: Profile = self.profiles.latest()
        self.database.when_replaced = self._replaced

    def catch_up(self) -> None:
        """Take in the records that the database has missed after a crash or damage.

        At most `AT_ONCE` directly, the latest first; a thread does the others and the habits of older hands.
        """
        missed = self.history.missing(self.records)
        for _ in self.history.catch_up(self.records, missed=missed[:AT_ONCE]):
            pass
        if not (self.behind is None or self.behind.ready) or not self.database.lasting:
            return
        if (missed and self.history.missing(self.records)) or self.history.half_told():
            self.behind = Work(partial(caught_up, self.database.path, self.records))

    def _rebuild(self) -> None:
        """Read people and matches again, after a damaged database was replaced; tell the person."""
        self.profiles.make_those_with_settings()
        self.catch_up()
        self.news.append(News(kind="database", path=self.database.kept, whole=self.database.whole))

    def _replaced(self) -> None:
        self.profiles.make(self.profile)
        self._rebuild()

    def waiting(self) -> list[Path]:
        """Records of the current person's unfinished matches, the one left last first."""
        return self.history.waiting(self.profile.id, order=self.records.order.positions())

    @property
    def played(self) -> Sequence[Plays]:
        """Games that the current person has played, latest first."""
        return self.history.plays(self.profile.id)

    @property
    def programs(self) -> frozenset[str]:
        """Levels that start a program and that the current person's settings name."""
        return named_programs(peek(self.settings_path))

    def use(self, profile: str) -> None:
        """Switch to another person.

        Raises BadProfile.
        """
        self.profile = self.profiles.use(profile)

    def change(self, profile: str, *, name: str | None = None, face: str | None = None) -> None:
        """Change a person's name or face.

        Raises BadProfile.
        """
        changed = self.profiles.change(profile, name=name, face=face)
        if changed.id == self.profile.id:
            self.profile = changed

    @property
    def settings_path(self) -> Path:
        """Path of the current person's settings."""
        return self.profiles.settings_path(self.profile)

    @property
    def season_path(self) -> Path:
        """Path of the current person's season, whether there is one or not."""
        return self.records.folder.parent / "seasons" / f"{self.profile.id}.json"

    def close(self) -> None:
        """Close the database."""
        self.database.close()
