"""Seasons played by computers, and books of them on the disk."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from msgspec import structs

from briscola.capabilities.season.keeper import LARGEST
from briscola.capabilities.season.season import (
    PastSeason,
    Season,
    SeasonBook,
    check_book,
    draw_season,
    other_table,
    with_record,
    with_result,
)
from briscola.client.tournament.table_result import TableGame, played_by_computers
from briscola.storage.files.kept_document import KeptDocument
from briscola.storage.settings.person_names import FIRST

FAST = "random"
"""A level that needs no time."""
WINNER = 8
"""The first seed with which the person wins the cup."""


def fast_season(seed: int, *, division: int = 0) -> Season:
    """A season whose regulars play at random."""
    season = draw_season(seed, number=2, division=division)
    return structs.replace(season, levels=(FAST,) * len(season.levels))


def record_of(season: Season, at: int) -> str:
    """Id of a record of an evening."""
    return sha256(f"{season.seed}:{at}".encode()).hexdigest()[:32]


def play_evening(season: Season) -> Season:
    """The season after its next evening, with computers at all seats."""
    at = season.current
    assert at is not None
    season = with_record(season, record_of(season, at))
    for table in range(len(season.evenings[at].tables)):
        game = other_table(season, at, table, instead=FAST)
        result = played_by_computers(game.game, game.levels, seed=game.seed)
        season = with_result(season, at, table, result)
    return season


@cache
def played(seed: int, evenings: int) -> Season:
    """A season after so many evenings."""
    return play_evening(played(seed, evenings - 1)) if evenings else fast_season(seed)


def keep_season(path: Path, evenings: int, *, won: bool = False) -> None:
    """Keep the book of the first person after so many evenings of a season; with -1 none is there.

    `won`: the person has the cup.
    """
    if evenings < 0:
        return
    seeds = range(WINNER if won else 1, 100)
    season = next(
        found for found in (played(seed, evenings) for seed in seeds) if not won or found.own_row().rank == 1
    )
    past = (PastSeason(number=1, division=0, place=2, points=31),)
    keep_book(path, SeasonBook(person=FIRST, season=season, past=past))


def short_season(seed: int = 1) -> Season:
    """A season of one hand each evening."""
    season = fast_season(seed)

    def short(game: TableGame) -> TableGame:
        options = {**game.options, "match_hands": 1} if game.variant == "chiamata" else game.options
        return structs.replace(game, winning_hands=1, options=options)

    evenings = tuple(structs.replace(each, game=short(each.game)) for each in season.evenings)
    return structs.replace(season, evenings=evenings)


def keep_book(path: Path, book: SeasonBook) -> None:
    """Keep a book on the disk."""
    assert KeptDocument(path, SeasonBook, largest=LARGEST, check=check_book).write(book)
