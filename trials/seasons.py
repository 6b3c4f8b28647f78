"""Whole seasons with computers at all seats, killed at any moment and gone on from the file.

Each season is played twice: in one go, and by processes of which each is killed with SIGKILL after a random
time while it plays on from the file of the one before. Both must be the same season, as no level here has a
net; its tables must add up, and everybody meets as the calendar says.
"""

import os
import signal
import time
from collections.abc import Callable
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import structs

from briscola.capabilities.season.calendar import ENTRANTS
from briscola.capabilities.season.divisions import DIVISIONS
from briscola.capabilities.season.keeper import LARGEST
from briscola.capabilities.season.season import (
    Season,
    SeasonBook,
    begin_season,
    check_book,
    draw_season,
    other_table,
    with_record,
    with_result,
)
from briscola.client.tournament.table_result import played_by_computers
from briscola.players.levels import LEVELS
from briscola.storage.files.kept_document import KeptDocument

LOWEST_LEVEL = next(iter(LEVELS))
LONGEST = 0.2
"""Most seconds until a process is killed."""
POINTS = 2 * (28 + 4 * 2 * 4 + 3 * 2 * 6)
"""Points of all together: two for each meeting, of tables of two, of pairs and of four alone."""


def seasons(times: int, seed: int) -> str:
    """Seasons at the lowest level of all."""
    kills = 0
    for number in range(times):
        season = draw_season(seed * 1_000_000 + number, number=1, division=number % len(DIVISIONS))
        season = structs.replace(season, levels=(LOWEST_LEVEL,) * len(season.levels))
        whole = _played(season, LOWEST_LEVEL)
        _check(whole)
        killed, times_killed = _killed(season, LOWEST_LEVEL, Random(season.seed))
        kills += times_killed
        assert killed == whole, f"season {season.seed} is another one after {times_killed} kills"
    return f"{times} seasons, {kills} processes killed: the same seasons, all tables add up"


def division_seasons(times: int, seed: int) -> str:
    """Seasons of one person through the divisions, at their own levels; the person plays as the strongest."""
    told = []
    book = SeasonBook(person="trial")
    for number in range(times):
        began = time.monotonic()
        book = begin_season(book, seed * 1_000_000 + number)
        assert book.season is not None
        division = DIVISIONS[book.season.division]
        book = structs.replace(book, season=_played(book.season, division.levels[-1]))
        check_book(book)
        assert book.season is not None
        _check(book.season)
        told.append(f"{division.name} {book.season.own_row().rank} ({time.monotonic() - began:.0f} s)")
    return f"{times} seasons, division and place of each: {', '.join(told)}"


def _played(season: Season, level: str, keep: Callable[[Season], None] = lambda _season: None) -> Season:
    """The season played on to its end; `keep` is called after every step."""
    while (at := season.current) is not None:
        evening = season.evenings[at]
        if not evening.record:
            season = with_record(season, sha256(f"{season.seed}:{at}".encode()).hexdigest()[:32])
        else:
            results = evening.results or (None,) * len(evening.tables)
            game = other_table(season, at, results.index(None), instead=level)
            result = played_by_computers(game.game, game.levels, seed=game.seed)
            season = with_result(season, at, game.index[1], result)
        keep(season)
    return season


def _killed(season: Season, level: str, chance: Random) -> tuple[Season, int]:
    """The season played by processes that are killed, and their number."""
    with TemporaryDirectory() as folder:
        file = KeptDocument(Path(folder) / "book.json", SeasonBook, largest=LARGEST, check=check_book)
        assert file.write(SeasonBook(person="trial", season=season))
        for kills in range(10_000):
            child = os.fork()
            if not child:
                _play_on(file, level)
            time.sleep(LONGEST * chance.random() ** 2)
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            book = file.read()
            assert book is not None and book.season is not None, f"{season.seed}: {file.damage}"
            if book.season.current is None:
                return book.season, kills
    raise AssertionError(f"season {season.seed} has no end")


def _play_on(file: KeptDocument[SeasonBook], level: str) -> None:
    """Play on from the file, in a process of its own, which never returns."""
    try:
        book = file.read()
        assert book is not None and book.season is not None

        def keep(season: Season) -> None:
            assert file.write(structs.replace(book, season=season))

        _played(book.season, level, keep)
    finally:
        os._exit(0)


def _check(season: Season) -> None:
    """Raise AssertionError if the tables do not add up."""
    assert season.current is None
    check_book(SeasonBook(person="trial", season=season))
    rows = season.table()
    assert sum(row.points for row in rows) == POINTS, season.seed
    assert [row.rank for row in rows] == [1 + at for at in range(len(ENTRANTS))], season.seed
    assert all(row.played == len(season.evenings) for row in rows), season.seed
    met = [
        frozenset(pair)
        for evening in season.evenings
        for table in evening.tables
        for pair in combinations(table, 2)
    ]
    assert all(met.count(frozenset(pair)) == 4 for pair in combinations(ENTRANTS, 2)), season.seed
    hands = sum(
        sum(result.hands) for each in season.evenings for result in each.results if result is not None
    )
    assert sum(row.hands for row in rows) == hands, season.seed
