"""Ten and fifty thousand matches in the database: how long it takes to open, and to count them all."""

import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, process_time

import msgspec

from benchmarks.figure import Figure, percentile
from benchmarks.window import alone
from briscola.capabilities.statistics.statistics import FIGURES, Statistics, luck, statistics
from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.terms import Terms
from briscola.entries import IN_WINDOW
from briscola.players.player import RandomPlayer
from briscola.storage.database.database import Database
from briscola.storage.evenings.history import History
from briscola.storage.evenings.matches import Search
from briscola.storage.people.profiles import Profile
from briscola.storage.records.header import HouseTerms
from briscola.storage.records.records import Records, new_header
from briscola.storage.settings.person_names import FIRST
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable

PLAYED = 100
"""Matches really played; the others are the same on other evenings."""
TIMES = 7
WINDOW = (1280, 800)
SIZES = (("10k", 10_000, 25.0, 50.0), ("50k", 50_000, 150.0, 200.0))
"""Matches, and the aims of opening and counting in ms."""
AIM_DRAWN = 200.0
LATEST = "SELECT key FROM matches ORDER BY began DESC LIMIT 1"
PLAYED_AGAIN = f"UPDATE matches SET hands = hands WHERE key = ({LATEST})"
NEVER_COUNTED = "DELETE FROM kept_sums"
GAMES = (("briscola", 2), ("briscola", 2), ("briscola", 4), ("chiamata", 5), ("prini", 2), ("bisca", 3))


def measure() -> Iterator[Figure]:
    """Milliseconds of work, the least of several times, each with the file in the system's cache."""
    with tempfile.TemporaryDirectory() as folder:
        empty = _least(lambda: start(Path(folder)))
    for name, matches, aim_open, aim_count in SIZES:
        with tempfile.TemporaryDirectory() as folder:
            with Database(Path(folder) / "history.sqlite") as database:
                fill(database, matches)
                lay_records(database, Path(folder))
            opened = _least(partial(start, Path(folder)))
            yield Figure(name=f"history_open_{name}", value=round(opened - empty, 1), unit="ms", aim=aim_open)
            with Database(Path(folder) / "history.sqlite") as database:
                counted, first = _counted(database)
                yield Figure(
                    name=f"history_statistics_{name}", value=round(counted, 1), unit="ms", aim=aim_count
                )
                yield Figure(name=f"history_statistics_first_{name}", value=round(first, 1), unit="ms")
                listed = _least(lambda: History(database).found(Search(profile=FIRST), most=50))
            yield Figure(name=f"history_page_{name}", value=round(listed, 1), unit="ms", aim=None)
            drawn = round(alone(_drawn, folder), 1)
            yield Figure(name=f"history_statistics_drawn_{name}", value=drawn, unit="ms", aim=AIM_DRAWN)


def _counted(database: Database) -> tuple[float, float]:
    """Statistics of a person who has played since the last look, and of one who looks for the first time."""
    me = Profile(id=FIRST)

    def count() -> None:
        _all(statistics(database, me))
        luck(database, me)

    count()
    changes = (PLAYED_AGAIN, NEVER_COUNTED)
    again, first = (_least(count, partial(database.write, [(sql, ())])) for sql in changes)
    return again, first


def _all(told: Statistics) -> Sequence[object]:
    return [getattr(told, name) for name in FIGURES]


def start(folder: Path) -> None:
    """Do what every start of the program does before the title: check the database, look for new records."""
    library = Library(folder, settings_file=folder / "settings.json")
    library.catch_up()
    library.close()


def _drawn(folder: str) -> float:
    """Milliseconds from choosing the statistics at the title to their first picture, at 1280×800.

    Each time in a window of its own, so that nothing of the scene is kept but drawings on the disk.
    """
    from briscola.capabilities.statistics.entry import StatisticsEntry
    from briscola.storage.settings.settings import Settings
    from briscola.ui.app import App
    from briscola.ui.navigation import Navigator

    times = []
    for _ in range(TIMES):
        library = Library(Path(folder), settings_file=Path(folder) / "settings.json")
        app = App(settings=Settings(), size=WINDOW, sound=False, cache=Path(folder) / "drawings")
        navigator = Navigator(app, IN_WINDOW, library=library)
        navigator.begin()
        app.tick(0.0)
        while app.when_quiet:
            app.when_quiet.pop(0)()
        start = perf_counter()
        navigator.entry(StatisticsEntry).open()
        app.tick(0.0)
        times.append(1000 * (perf_counter() - start))
        app.close()
    return percentile(times, 0.5)


def lay_records(database: Database, folder: Path) -> None:
    """A file for every match; nobody opens those of finished ones."""
    records = Records(folder / "records")
    records.folder.mkdir()
    for (match,) in database.rows("SELECT id FROM matches"):
        records.path(match).touch()


def fill(database: Database, matches: int) -> None:
    """Put so many matches of three years into an empty database."""
    history = History(database)
    for number in range(PLAYED):
        variant, players = GAMES[number % len(GAMES)]
        level = ("easy", "medium", "hard", "maestro")[number % 4]
        setup = MatchSetup(variant=variant, players=players, opponents=regulars(players, (level,)))
        header = new_header(
            setup,
            seeds=["00"] * (players - 1),
            terms=HouseTerms(undo=False, hints=True),
        )
        day = f"{2024 + number % 3}-{1 + number % 12:02}-{1 + number % 28:02}"
        header = msgspec.structs.replace(header, began=f"{day}T{18 + number % 6:02}:{number % 60:02}:00Z")
        table = _played(setup, number, header.terms)
        history.begun(header, database.path.parent / "records" / f"{header.id}.jsonl")
        history.finished(header, table.log)
    columns = [row[1] for row in database.rows("PRAGMA table_info(matches)")]
    new_id = "substr(id, 1, 20) || printf('%012x', ?1)"
    others = {
        "key": f"key + {PLAYED} * ?1",
        "id": new_id,
        "file": f"'records/' || {new_id} || '.jsonl'",
    }
    copied = ", ".join(others.get(name, name) for name in columns)
    hands = [row[1] for row in database.rows("PRAGMA table_info(hands)")]
    copied_hands = ", ".join(f"match + {PLAYED} * ?1" if name == "match" else name for name in hands)
    statements = []
    for times in range(1, matches // PLAYED):
        statements += [
            (f"INSERT INTO matches SELECT {copied} FROM matches WHERE key <= {PLAYED}", (times,)),
            (f"INSERT INTO hands SELECT {copied_hands} FROM hands WHERE match <= {PLAYED}", (times,)),
        ]
    assert database.write(statements)


def _played(setup: MatchSetup, seed: int, terms: Terms) -> RefereedTable:
    """A match that chance plays."""
    table = RefereedTable(
        setup.rules(),
        winning_hands=setup.winning_hands,
        levels=setup.levels,
        deals=SeededDeals(seed),
        terms=terms,
    )
    player = RandomPlayer(Random(seed))
    table.begin_match()
    table.seal_draw()
    table.draw()
    while table.phase is not Phase.MATCH:
        if table.phase is Phase.HAND:
            table.begin_hand()
            table.cut()
        elif table.asked is None:
            table.turn_dummy()
        else:
            table.act(player.choose(table.asked.view))
    return table


def _least(what: Callable[[], object], before: Callable[[], object] = lambda: None) -> float:
    times = []
    for _ in range(TIMES):
        before()
        start = process_time()
        what()
        times.append(1000 * (process_time() - start))
    return min(times)
