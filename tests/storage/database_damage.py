"""A database damaged in one place: ways of damage, and what has to follow."""

import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import date
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from briscola.capabilities.coach.judgements import Judgement, Judgements
from briscola.capabilities.counting.answers import CountedAnswer, counting_sums, keep_answer
from briscola.capabilities.puzzles.answers import PuzzleAnswer, PuzzleAnswers
from briscola.capabilities.statistics.csv_tables import hands_csv, matches_csv
from briscola.capabilities.statistics.statistics import FIGURES, luck, statistics
from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library
from briscola.client.playback.kept_matches import KeptMatches
from briscola.storage.database import checksum
from briscola.storage.database.database import Database
from briscola.storage.evenings.history import IMPORTED
from briscola.storage.evenings.matches import Search
from briscola.storage.records.records import Records
from briscola.storage.settings.person_names import FIRST
from briscola.storage.settings.settings import Settings
from briscola.storage.settings.settings_file import SettingsFile
from briscola.storage.sums.habit_sums import habits_of
from tests.storage.evenings import note, play, setup

FILE, LOG = "history.sqlite", "history.sqlite-wal"
ANSWERS = 200
TOLD = (
    "SELECT id, profile, seat, file, imported, variant, players, options, game, winning_hands, person,"
    " levels, level, opponents, deck, began, evening, state, result, score, hands, hands_won, hands_lost,"
    " points, against, capots, replayed, taken_back, deal, rivals FROM matches ORDER BY id, profile"
)
"""All that the records tell."""
KNOWN = (
    "SELECT id, name, face, removed FROM profiles ORDER BY id",
    "SELECT key, profile FROM person_keys",
    "SELECT id, profile, favourite, ended FROM matches ORDER BY id, profile",
    "SELECT * FROM judged",
    "SELECT * FROM counting",
    "SELECT * FROM puzzle_answers",
)
"""All that only the database knows."""
STRANGE: Sequence[Any] = (None, "", "{", "zwölf", -1, 1 << 62, 1e308, b"\xff\xfe", '"7"', "9999-99-99")
"""Values of which each column holds some never."""


class Evening(NamedTuple):
    """A folder with some matches, people and answers, and what its database tells."""

    home: Path
    data: bytes
    records: frozenset[str]
    told: Sequence[Any]
    known: Sequence[Any]


def evening(home: Path) -> Evening:
    """Play an evening in a folder: several games and people, answers, a match whose record is gone."""
    SettingsFile(home / "settings.json").save(Settings(player="Nicolò"))
    library = Library(home, settings_file=home / "settings.json")
    history, records, database = library.history, library.records, library.database
    ada = library.profiles.add("Ada", "ada")
    SettingsFile(library.profiles.settings_path(ada)).save(Settings(player="Ada"))
    library.profiles.known_by(ada.id, "5e" * 32)
    games = [
        setup(player="Nicolò", key=FIRST),
        setup(players=4, key=FIRST),
        setup(players=5, variant="chiamata", key=FIRST),
        setup(player="Ada", key=ada.id),
    ]
    played = [play(records, game, seed=seed) for seed, game in enumerate(games)]
    played += [play(records, setup(key=FIRST), steps=14), play(records, setup(key=FIRST), seed=8)]
    for each in played:
        note(history, each)
    played.pop().path.unlink()
    guest = play(Records(records.folder / IMPORTED), seed=9)
    assert history.take_in(guest.path, profile=FIRST, imported=True)
    assert history.mark(played[1].header.id, favourite=True)
    judgement = Judgement(accuracy=0.75, plays=4, lost=2.5, document='{"edition":0}')
    assert Judgements(database).keep(played[0].header.id, 1, judgement)
    for trick in (2, 5, 9):
        answered = CountedAnswer(seal="ab" * 32, trick=trick, kind="trumps-out", right=trick > 3)
        assert keep_answer(database, library.profile, answered)
    for number in range(ANSWERS):
        day, solved = date(2026, 11, number % 28 + 1), number % 2 == 0
        PuzzleAnswers(database).add(ada.id, PuzzleAnswer(puzzle=f"two-{number}", day=day, solved=solved))
    told, known = database.rows(TOLD), _known(database)
    library.close()
    ids = frozenset(each.header.id for each in (*played, guest))
    return Evening(home, (home / FILE).read_bytes(), ids, told, known)


def _known(database: Database) -> Sequence[Any]:
    return [database.rows(sql) for sql in KNOWN]


# ---- ways of damage


def one_bit(file: Path, chance: Random) -> None:
    """Flip a bit."""
    data = bytearray(file.read_bytes())
    data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    file.write_bytes(data)


def one_bit_unsealed(file: Path, chance: Random) -> None:
    """Flip a bit in a file without a checksum, as older versions and killed programs leave it."""
    checksum.forget(file)
    one_bit(file, chance)


def one_bit_after_a_kill(file: Path, chance: Random) -> None:
    """Flip a bit in the file, or in the log that a killed program has left beside it."""
    log = file.with_name(LOG)
    with Database(file) as database:
        answer = PuzzleAnswer(puzzle="last", day=date(2026, 11, 21), solved=True)
        assert PuzzleAnswers(database).add(FIRST, answer)
        killed = file.read_bytes(), log.read_bytes()
    checksum.forget(file)
    file.write_bytes(killed[0])
    log.write_bytes(killed[1])
    one_bit(chance.choice((file, log)), chance)


def cut_off(file: Path, chance: Random) -> None:
    """Keep the beginning of the file."""
    data = file.read_bytes()
    file.write_bytes(data[: chance.randrange(len(data))])


def part_gone(file: Path, chance: Random) -> None:
    """Fill a part of the file with zeros or noise."""
    data = bytearray(file.read_bytes())
    length = chance.choice((16, 512, 4096, 20_000, len(data)))
    at = chance.randrange(0, max(1, len(data) - length + 1), min(length, 512))
    data[at : at + length] = bytes(length) if chance.random() < 0.5 else chance.randbytes(length)
    file.write_bytes(data)


def no_database(file: Path, chance: Random) -> None:
    """Put something else in its place."""
    file.write_bytes(chance.choice((b"hello", b"\0" * 100_000, chance.randbytes(9999), b"SQLite format 3\0")))


def foreign_log(file: Path, chance: Random) -> None:
    """Put the log and the index of another database beside it."""
    with tempfile.TemporaryDirectory() as folder, Database(Path(folder) / FILE) as other:
        for number in range(chance.randrange(1, 60)):
            answer = PuzzleAnswer(puzzle=f"foreign {number}", day=date(2026, 11, 21), solved=True)
            PuzzleAnswers(other).add(FIRST, answer)
        for end in ("-wal", "-shm"):
            shutil.copyfile(f"{other.path}{end}", f"{file}{end}")


def table_gone(file: Path, chance: Random) -> None:
    """Drop or rename a table or an index."""
    with closing(_raw(file)) as raw:
        kind, name = chance.choice(
            raw.execute("SELECT type, name FROM sqlite_master WHERE sql <> ''").fetchall()
        )
        if kind == "table" and chance.random() < 0.5:
            raw.execute(f"ALTER TABLE {name} RENAME TO something")
        else:
            raw.execute(f"DROP {kind} {name}")


def column_gone(file: Path, chance: Random) -> None:
    """Rename a column, or drop it if SQLite lets one."""
    with closing(_raw(file)) as raw:
        table, column = _column(raw, chance)
        try:
            raw.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        except sqlite3.OperationalError:
            raw.execute(f"ALTER TABLE {table} RENAME COLUMN {column} TO something")


def strange_value(file: Path, chance: Random) -> None:
    """Write a strange value into a column of one row or of all."""
    with closing(_raw(file)) as raw:
        table, column = _column(raw, chance)
        where = "" if chance.random() < 0.3 else f"WHERE {column} = (SELECT {column} FROM {table} LIMIT 1)"
        sql = f"UPDATE OR IGNORE {table} SET {column} = ? {where}"
        try:
            raw.execute(sql, (chance.choice(STRANGE),))
        except sqlite3.IntegrityError:  # a column that takes no NULL, or only numbers
            raw.execute(sql, (7,))


def _raw(file: Path) -> sqlite3.Connection:
    """A connection that leaves no checksum, as older versions do."""
    checksum.forget(file)
    raw = sqlite3.connect(file, isolation_level=None)
    raw.create_function("casefold", 1, str.casefold, deterministic=True)
    return raw


def _column(raw: sqlite3.Connection, chance: Random) -> tuple[str, str]:
    tables = raw.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    table = chance.choice(tables.fetchall())[0]
    return table, chance.choice(raw.execute(f"PRAGMA table_info({table})").fetchall())[1]


WAYS: Sequence[Callable[[Path, Random], None]] = (
    *(one_bit, one_bit_unsealed, one_bit_after_a_kill, cut_off, part_gone, no_database, foreign_log),
    *(table_gone, column_gone, strange_value),
)


# ---- what follows


def start_after(evening: Evening, home: Path, damage: Callable[[Path, Random], None], chance: Random) -> str:
    """Damage a copy of the database and start the program; tell how that ended.

    Raises AssertionError if a match is missing, a damaged file is not kept, or something wrong is told.
    """
    shutil.copytree(evening.home, home)
    file = home / FILE
    damage(file, chance)
    data = file.read_bytes()
    active = ActiveMatch(Library(home, settings_file=home / "settings.json"))
    active.take_over()
    try:
        return _ended(evening, active, data)
    finally:
        active.close()


def in_use(evening: Evening, home: Path, damage: Callable[[Path, Random], None], chance: Random) -> str:
    """Damage a copy of the database while the program has it open, and use that; tell how that ended.

    What the program cannot have noticed is made good by the next start. Raises AssertionError as
    `start_after` does.
    """
    shutil.copytree(evening.home, home)
    for start in (1, 2):
        active = ActiveMatch(Library(home, settings_file=home / "settings.json"))
        active.take_over()
        try:
            if start == 1:
                damage(home / FILE, chance)
                active.library.database.rows("PRAGMA shrink_memory")  # so that the file is read again
                _look_at_everything(active.library)
            if start == 2 or active.library.database.kept is not None:
                return _ended(evening, active, None)
        finally:
            active.close()
    raise AssertionError


def _ended(evening: Evening, active: ActiveMatch, data: bytes | None) -> str:
    library, database = active.library, active.library.database
    _look_at_everything(library)
    listed = {match.id for match in library.history.found(Search())}
    assert evening.records <= listed, f"missing: {evening.records - listed}"
    assert database.lasting
    if database.kept is None:
        assert not active.news
        same = database.rows(TOLD) == evening.told
        return "without effect" if same else "not noticed: it may have been so"
    assert data is None or database.kept.read_bytes() == data, "the damaged file was changed"
    assert [(news.kind, news.path) for news in active.news] == [("database", database.kept)]
    told = database.rows(TOLD)
    assert all(row in told for row in evening.told if row[0] in evening.records), "something wrong is told"
    same = [set(rows) for rows in _known(database)] == [set(rows) for rows in evening.known]
    return "rebuilt, with all" if same else "rebuilt, with what could be read"


def _look_at_everything(library: Library) -> None:
    """Read all that the window reads."""
    if library.behind is not None:
        assert library.behind.result >= 0
    shelf = KeptMatches(library)
    for profile in library.profiles.all():
        library.use(profile.id)
        shelf.search(Search())
        for number in range(shelf.count):
            shelf.match(number)
        shelf.search(Search())  # again, as the file may just have been replaced
        assert all(shelf.match(number) is not None for number in range(shelf.count))
        assert len(shelf.games()) <= shelf.count and len(library.waiting()) <= shelf.count
        shelf.opponents()
        library.history.plays(profile.id)
        told = statistics(library.database, profile)
        assert all(hasattr(told, name) for name in FIGURES)
        luck(library.database, profile)
        counting_sums(library.database, profile)
        Judgements(library.database).all_of(profile)
        Judgements(library.database).over_time(profile)
        PuzzleAnswers(library.database).of(profile.id)
        habits_of(library.database, profile)
        matches_csv(library.database, profile.id)
        hands_csv(library.database, profile.id)
    luck(library.database)
