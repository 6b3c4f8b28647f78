"""`briscola history`, `export`, `import` and `habits`: the kept matches, without the window."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from briscola.client.checking.importing import import_record
from briscola.client.host.library import Library
from briscola.commands.errors import CannotDo, harmless
from briscola.players.habits.habits import to_json
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.matches import Search
from briscola.storage.evenings.transfer import CannotTransfer, export_record
from briscola.storage.files.atomic_write import put_whole
from briscola.storage.sums.habit_sums import habits_of

SHORT = 8
"""Digits of an id that the list shows."""


def opened() -> Library:
    """The library of this computer, after adding all records that the history had missed."""
    library = Library()
    for _ in library.history.catch_up(library.records):
        pass
    return library


def listed(*, as_json: bool) -> Iterator[str]:
    """A line a match, the latest first."""
    with closing(opened()) as library:
        people = {profile.id: profile.name for profile in library.profiles.all()}
        matches = library.history.found(Search())
    for match in matches:
        yield msgspec.json.encode(match).decode() if as_json else in_words(match, people)
    if not matches and not as_json:
        yield "no match has been played yet"


def in_words(match: PlayedMatch, people: dict[str, str]) -> str:
    """A match in a line."""
    person = match.person or people.get(match.profile) or "you"
    names = ", ".join((person, *match.opponents))
    score = "–".join(map(str, match.score)) or "–"
    marks = [word for word, there in _marks(match) if there]
    more = f" ({', '.join(marks)})" if marks else ""
    ended = match.result or match.state
    return harmless(f"{match.id[:SHORT]}  {match.evening}  {match.game}  {ended}  {score}  {names}{more}")


def _marks(match: PlayedMatch) -> tuple[tuple[str, bool], ...]:
    return (
        ("favourite", match.favourite),
        ("imported", match.imported),
        ("a deal played again", match.replayed),
        ("given up", match.state == "given_up"),
        ("with choices taken back", match.taken_back > 0),
    )


def export(match: str, file: str) -> Iterator[str]:
    """Copy one record out; raises CannotDo."""
    with closing(opened()) as library:
        found = library.history.beginning_with(match)
    if len(found) != 1:
        many = "no match has" if not found else f"{len(found)} matches have"
        raise CannotDo(f"{many} an id that begins with {match!r}")
    yield _exported(found[0], Path(file))


def export_all(folder: str) -> Iterator[str]:
    """Copy every record into a folder, which is made if need be; raises CannotDo."""
    target = Path(folder)
    with closing(opened()) as library:
        matches = library.history.found(Search())
    try:
        target.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:  # ValueError: a name that no folder can have
        why = getattr(error, "strerror", None) or error
        raise CannotDo(f"{folder} cannot be made: {why}") from None
    for match in matches:
        yield _exported(match, target)


def _exported(match: PlayedMatch, target: Path) -> str:
    try:
        return harmless(str(export_record(match, target)))
    except CannotTransfer as error:
        raise CannotDo(str(error)) from None


def bring_in(files: Sequence[str], *, own: bool) -> Iterator[str]:
    """Keep records; raises CannotDo at the first that is not right, those before it are kept."""
    with closing(opened()) as library:
        profile = library.profile.id
        for file in files:
            try:
                taken = import_record(library.history, library.records, Path(file), profile=profile, own=own)
            except CannotTransfer as error:
                raise CannotDo(str(error)) from None
            done = "imported" if taken.new else "is known already, nothing has changed"
            yield f"{harmless(file)}: match {taken.match.id[:SHORT]} {done}"


def write_habits(file: str) -> str:
    """Write this person's habits to a new file; return its name, fit to print. Raises CannotDo."""
    with closing(opened()) as library:
        library.history.tell_the_rest()
        habits = habits_of(library.database, library.profile)
    if not habits.hands:
        raise CannotDo("no finished hand of briscola for two is kept of who plays here")
    path = Path(file)
    try:
        if path.exists():
            raise CannotDo(f"{file} is there already")
        put_whole(path, to_json(habits))
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise CannotDo(f"{file} cannot be written: {getattr(error, 'strerror', None) or error}") from None
    return harmless(file)
