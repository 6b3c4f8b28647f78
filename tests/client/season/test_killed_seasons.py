"""Whole seasons with computers at all seats, killed at any moment and gone on from the file.

Each season is played twice: in one go, and by processes of which each is killed with SIGKILL after a random
time while it plays on from the file of the one before. Both must be the same season, as no level here has a
net; its tables must add up, and everybody meets as the calendar says.
"""

import os
import signal
import time
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from briscola.capabilities.season.calendar import ENTRANTS
from briscola.capabilities.season.divisions import DIVISIONS
from briscola.capabilities.season.keeper import LARGEST
from briscola.capabilities.season.season import (
    Season,
    SeasonBook,
    begin_season,
    check_book,
    other_table,
    with_record,
    with_result,
)
from briscola.client.tournament.table_result import played_by_computers
from briscola.storage.files.kept_document import KeptDocument
from tests.client.season.seasons import FAST, fast_season, record_of
from tests.tries import Tries

LONGEST = 0.2
"""Most seconds until a process is killed."""
POINTS = 2 * (28 + 4 * 2 * 4 + 3 * 2 * 6)
"""Points of all together: two for each meeting, of tables of two, of pairs and of four alone."""


@pytest.mark.slow
@pytest.mark.linux
def test_a_season_is_the_same_however_often_it_is_killed(tmp_path: Path, tries: Tries) -> None:
    for number, chance in enumerate(tries(2)):
        season = fast_season(chance.randrange(2**32), division=number % len(DIVISIONS))
        whole = _played(season, FAST)
        _check(whole)
        killed, kills = _killed(season, tmp_path / f"{number}.json", chance)
        tries.found["kills"] += kills
        assert killed == whole


@pytest.mark.slow
def test_a_person_goes_through_the_divisions(tries: Tries) -> None:
    """All play at their own levels; the person as the strongest."""
    book = SeasonBook(person="trial")
    for chance in tries(1):
        book = begin_season(book, chance.randrange(2**32))
        assert book.season is not None
        division = DIVISIONS[book.season.division]
        season = _played(book.season, division.levels[-1])
        book = structs.replace(book, season=season)
        check_book(book)
        _check(season)
        tries.found[f"place {season.own_row().rank} of {division.name}"] += 1


def _played(season: Season, level: str, keep: Callable[[Season], None] = lambda _season: None) -> Season:
    """The season played on to its end; `keep` is called after every step."""
    while (at := season.current) is not None:
        evening = season.evenings[at]
        if not evening.record:
            season = with_record(season, record_of(season, at))
        else:
            results = evening.results or (None,) * len(evening.tables)
            game = other_table(season, at, results.index(None), instead=level)
            result = played_by_computers(game.game, game.levels, seed=game.seed)
            season = with_result(season, at, game.index[1], result)
        keep(season)
    return season


def _killed(season: Season, path: Path, chance: Random) -> tuple[Season, int]:
    """The season played by processes that are killed, and their number."""
    file = KeptDocument(path, SeasonBook, largest=LARGEST, check=check_book)
    assert file.write(SeasonBook(person="trial", season=season))
    for kills in range(10_000):
        child = os.fork()
        if not child:
            _play_on(file)
        time.sleep(LONGEST * chance.random() ** 2)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        book = file.read()
        assert book is not None and book.season is not None, f"{season.seed}: {file.damage}"
        if book.season.current is None:
            return book.season, kills
    raise AssertionError(f"season {season.seed} has no end")


def _play_on(file: KeptDocument[SeasonBook]) -> None:
    """Play on from the file, in a process of its own, which never returns."""
    try:
        book = file.read()
        assert book is not None and book.season is not None

        def keep(season: Season) -> None:
            assert file.write(structs.replace(book, season=season))

        _played(book.season, FAST, keep)
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
