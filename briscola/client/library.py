"""Everything that is kept of the evenings at this computer, and who plays now."""

from functools import partial
from pathlib import Path

from platformdirs import user_data_path

from briscola.client.background import Work
from briscola.storage.database import Database
from briscola.storage.history import History, caught_up
from briscola.storage.profiles import Profile, Profiles
from briscola.storage.records import Records
from briscola.storage.settings import named_programs
from briscola.storage.settings_file import peek

AT_ONCE = 20
"""Records that nobody minds waiting for, each some hundredths of a second."""


class Library:
    """The records, the database over them, and the person who plays; use it in the thread that made it."""

    def __init__(self, folder: Path | None = None, *, settings_file: Path | None = None) -> None:
        """`folder`, and the first person's `settings_file`, are the user's own unless told otherwise."""
        folder = folder or user_data_path("briscola", appauthor=False)
        self.records = Records(folder / "records")
        self.database = Database(folder / "history.sqlite")
        self.history = History(self.database)
        self.profiles = Profiles(self.database, settings_file=settings_file)
        self.profile: Profile = self.profiles.latest()
        self.behind: Work[int] | None = None
        """The older records, as they are being taken in."""

    def catch_up(self) -> None:
        """Take in the records that the database has missed: after a crash, or when it was damaged.

        More than `AT_ONCE` are taken in beside the window, the latest first; so are habits of older hands.
        """
        for _ in self.history.catch_up(self.records, most=AT_ONCE):
            pass
        if self.behind is not None or not self.database.lasting:
            return
        if self.history.missing(self.records) or self.history.half_told():
            self.behind = Work(partial(caught_up, self.database.path, self.records))

    def unfinished(self) -> Path | None:
        """The record of the match that the person who plays has not finished."""
        return self.history.unfinished(self.profile.id, order=self.records.order.places())

    @property
    def programs(self) -> frozenset[str]:
        """The levels that start a program, as far as this person's settings name it."""
        return named_programs(peek(self.settings_path))

    def use(self, profile: str) -> None:
        """Somebody else plays.

        Raises BadProfile.
        """
        self.profile = self.profiles.use(profile)

    def change(self, profile: str, *, name: str | None = None, face: str | None = None) -> None:
        """Another name or face for somebody.

        Raises BadProfile.
        """
        changed = self.profiles.change(profile, name=name, face=face)
        if changed.id == self.profile.id:
            self.profile = changed

    @property
    def settings_path(self) -> Path:
        """The settings of the person who plays."""
        return self.profiles.settings_path(self.profile)

    def close(self) -> None:
        """Let go of the database."""
        self.database.close()
