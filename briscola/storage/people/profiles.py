"""The people who play at this computer: each has settings, statistics and an unfinished match."""

import secrets
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from msgspec import Struct

from briscola.storage.database.database import Database
from briscola.storage.settings.person_names import FIRST, clean
from briscola.storage.settings.settings import LONGEST_NAME, Settings
from briscola.storage.settings.settings import default_path as own_settings
from briscola.storage.settings.settings_file import peek

FACE = "person-woman"


class BadProfile(ValueError):  # noqa: N818 - a sentence for the person
    """A request that can't be done; the message says why, `kind` tells programs."""

    def __init__(
        self, said: str, kind: Literal["unknown", "invisible", "taken", "last"], name: str = ""
    ) -> None:
        """`name` is the name already taken."""
        super().__init__(said)
        self.kind, self.name = kind, name


class Profile(Struct, frozen=True, kw_only=True):
    """One person."""

    id: str
    name: str = ""
    face: str = FACE
    created: str = ""
    counts_from: str = ""
    """Start of the statistics in UTC; earlier matches are left out. Empty: all count."""

    def settings_path(self, default: Path | None = None) -> Path:
        """Path of this person's settings; `default` is that of the first profile."""
        default = default or own_settings()
        return default if self.id == FIRST else default.parent / "profiles" / self.id / default.name


class Profiles:
    """The people in the database."""

    def __init__(self, database: Database, *, settings_file: Path | None = None) -> None:
        self._database = database
        self._settings_file = settings_file or own_settings()

    def all(self) -> tuple[Profile, ...]:
        """All people in the order in which they were added; never empty."""
        found = self._found()
        if not any(profile.id == FIRST for profile in found) and not self._removed(FIRST):
            self.make_those_with_settings()
            found = self._found()
        return found or (Profile(id=FIRST),)

    def latest(self) -> Profile:
        """The person who played last."""
        people = self.all()
        rows = self._database.rows("SELECT id FROM profiles WHERE NOT removed ORDER BY used DESC LIMIT 1")
        return next((each for each in people if rows and each.id == rows[0][0]), people[0])

    def get(self, profile: str) -> Profile:
        """The profile with this id. Raises BadProfile."""
        for each in self.all():
            if each.id == profile:
                return each
        raise BadProfile(f"there is no profile {profile!r}", "unknown")

    def settings_path(self, profile: Profile) -> Path:
        """Path of a person's settings."""
        return profile.settings_path(self._settings_file)

    def known_by(self, profile: str, key: str) -> None:
        """Note the public key, in hex, by which other computers know a person."""
        statement = "INSERT OR REPLACE INTO person_keys (key, profile) VALUES (?, ?)"
        self._database.write([(statement, (key, profile))], durable=True)

    def known_as(self, key: str) -> str | None:
        """Id of the profile that other computers know by this key; None if none is."""
        rows = self._database.rows("SELECT profile FROM person_keys WHERE key = ?", (key,))
        return str(rows[0][0]) if rows else None

    def add(self, name: str, face: str = FACE) -> Profile:
        """Add a person.

        Raises BadProfile for a name that can't be read or is taken.
        """
        return self._insert(secrets.token_hex(4), self._free(name), face)

    def change(self, profile: str, *, name: str | None = None, face: str | None = None) -> Profile:
        """Change a person's name or face.

        Raises BadProfile as `add` does.
        """
        before = self.get(profile)
        name = before.name if name is None else self._free(name, but=profile)
        values = (name, face or before.face, profile)
        self._database.write([("UPDATE profiles SET name = ?, face = ? WHERE id = ?", values)], durable=True)
        return self.get(profile)

    def use(self, profile: str) -> Profile:
        """Note that this person plays now."""
        chosen = self.get(profile)
        self._database.write([("UPDATE profiles SET used = ? WHERE id = ?", (now(), profile))], durable=True)
        return chosen

    def remove(self, profile: str) -> None:
        """Take a person off the list; the records of the matches stay.

        Raises BadProfile for the last one.
        """
        if len(self.all()) == 1:
            raise BadProfile("the last profile stays", "last")
        self.get(profile)
        self._database.write([("UPDATE profiles SET removed = 1 WHERE id = ?", (profile,))], durable=True)

    def begin_counting_anew(self, profile: str) -> Profile:
        """Start a person's statistics again from now; the records stay."""
        self.get(profile)
        counted = [("UPDATE profiles SET counts_from = ? WHERE id = ?", (now(), profile))]
        self._database.write(counted, durable=True)
        return self.get(profile)

    def make_those_with_settings(self) -> None:
        """Add the first profile and every folder of settings again, after a loss of the database."""
        first = peek(self._settings_file)
        self._insert(FIRST, first.player, _face(first))
        files = list[Path]()
        with suppress(OSError):  # a folder that may not be entered
            files += self._settings_file.parent.glob(f"profiles/*/{self._settings_file.name}")
        for file in sorted(files):
            found = peek(file)
            self._insert(file.parent.name, found.player or file.parent.name, _face(found))

    def make(self, profile: Profile) -> None:
        """Add a person who plays now, after a loss of the database."""
        self._insert(profile.id, profile.name, profile.face)

    def _found(self) -> tuple[Profile, ...]:
        sql = "SELECT id, name, face, created, counts_from FROM profiles WHERE NOT removed ORDER BY rowid"
        fields = ("id", "name", "face", "created", "counts_from")
        return tuple(Profile(**dict(zip(fields, row, strict=True))) for row in self._database.rows(sql))

    def _removed(self, profile: str) -> bool:
        return bool(self._database.rows("SELECT 1 FROM profiles WHERE id = ? AND removed", (profile,)))

    def _insert(self, profile: str, name: str, face: str) -> Profile:
        moment = now()
        values = (profile, name, face, moment, moment)
        sql = "INSERT OR IGNORE INTO profiles (id, name, face, created, used) VALUES (?, ?, ?, ?, ?)"
        self._database.write([(sql, values)], durable=True)
        return Profile(id=profile, name=name, face=face, created=moment)

    def _free(self, name: str, *, but: str = "") -> str:
        name = clean(name, LONGEST_NAME)
        if not name:
            raise BadProfile("a name needs a letter that can be seen", "invisible")
        if any(each.name.casefold() == name.casefold() for each in self.all() if each.id != but):
            raise BadProfile(f"there is a {name} already", "taken", name)
        return name


def _face(found: Settings) -> str:
    """Face in these settings; the default one if there is none."""
    face = found.match.get("face")
    return face if isinstance(face, str) else FACE


def now() -> str:
    """This moment in UTC with microseconds, so that two calls differ."""
    return datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
