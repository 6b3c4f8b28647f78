"""A season from evening to evening: results are added once, points add up, divisions follow."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from briscola.capabilities.season.calendar import ENTRANTS, PERSON
from briscola.capabilities.season.divisions import DIVISIONS, next_division
from briscola.capabilities.season.keeper import LARGEST
from briscola.capabilities.season.season import (
    MOST_PAST,
    PastSeason,
    SeasonBook,
    begin_season,
    check_book,
    draw_season,
    end_season,
    other_tables,
    own_setup,
    with_record,
    with_result,
)
from briscola.client.tournament.table_result import TableResult, lost_result
from briscola.players.levels import LADDER
from tests.client.season.seasons import fast_season, play_evening, played, record_of

MOST = 14 + 4 * 4 + 3 * 6
"""Points of whoever leaves everybody behind on every evening."""


def test_a_season_of_computers_adds_up_and_comes_out_alike_again() -> None:
    season = played(5, 14)
    assert season.current is None
    rows = season.table()
    assert sum(row.points for row in rows) == MOST * len(ENTRANTS) // 2
    assert {row.played for row in rows} == {14}
    assert [row.rank for row in rows] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert season == played(5, 14)
    check_book(SeasonBook(person="p", season=season))


def test_a_match_lost_unplayed_gives_the_person_nothing_and_the_others_their_points() -> None:
    season = fast_season(1)
    while (at := season.current) is not None:
        evening = season.evenings[at]
        season = with_record(season, record_of(season, at))
        for table in range(len(evening.tables)):
            season = with_result(season, at, table, lost_result(evening.game.rules()))
    assert season.own_row().points == 0
    assert season.own_row().rank == 8


def test_the_others_play_only_when_the_person_has_played() -> None:
    season = fast_season(1)
    lost = lost_result(season.evenings[0].game.rules())
    assert not other_tables(season, 0)
    with pytest.raises(ValueError, match="due"):
        with_result(season, 0, 0, lost)
    season = with_record(season, record_of(season, 0))
    with pytest.raises(ValueError, match="the others"):
        with_result(season, 0, 1, lost)
    season = with_result(season, 0, 0, lost)
    assert [each.index for each in other_tables(season, 0)] == [(0, 1), (0, 2), (0, 3)]


def test_nothing_is_played_twice() -> None:
    season = with_record(fast_season(1), record_of(fast_season(1), 0))
    with pytest.raises(ValueError, match="begun already"):
        with_record(season, "f" * 32)
    lost = lost_result(season.evenings[0].game.rules())
    season = with_result(season, 0, 0, lost)
    with pytest.raises(ValueError, match="due"):
        with_result(season, 0, 0, TableResult(ranks=(1, 2), hands=(4, 0)))


def test_the_first_two_rise_the_last_two_go_down_and_nobody_leaves_the_ladder() -> None:
    places = range(1, 9)
    assert [next_division(0, place) for place in places] == [1, 1, 0, 0, 0, 0, 0, 0]
    assert [next_division(1, place) for place in places] == [2, 2, 1, 1, 1, 1, 0, 0]
    assert [next_division(2, place) for place in places] == [2, 2, 2, 2, 2, 2, 1, 1]


def test_a_higher_division_has_stronger_company() -> None:
    strengths = [sum(LADDER.index(level) for level in division.levels) for division in DIVISIONS]
    assert strengths == sorted(set(strengths))
    for number in range(len(DIVISIONS)):
        assert sorted(draw_season(1, number=1, division=number).levels) == sorted(DIVISIONS[number].levels)


@given(st.integers(0, 2**32 - 1), st.integers(0, 13))
def test_the_person_sits_down_with_the_regulars_of_the_calendar(seed: int, at: int) -> None:
    season = draw_season(seed, number=1, division=1)
    setup = own_setup(season, at, player="Anna", face="person-woman")
    rules = setup.rules()
    table = season.evenings[at].tables[0]
    assert [opponent.face for opponent in setup.opponents] == [
        season.company[who - 1] for who in table if who != PERSON
    ]
    assert [opponent.level for opponent in setup.opponents] == [season.levels[who - 1] for who in table[1:]]
    assert rules == season.evenings[at].game.rules()


def test_the_next_season_files_the_one_that_ended() -> None:
    season = played(5, 14)
    own = season.own_row()
    book = begin_season(SeasonBook(person="p", season=season), 6)
    records = tuple(evening.record for evening in season.evenings)
    filed = PastSeason(number=2, division=0, place=own.rank, points=own.points, records=records)
    assert book.past == (filed,) and len({*records}) == 14
    assert book.season is not None and book.season.number == 3
    assert book.season.division == next_division(0, own.rank)


def test_one_season_runs_at_a_time_and_one_that_is_ended_leaves_no_result() -> None:
    book = begin_season(SeasonBook(person="p", division=1), 1)
    with pytest.raises(ValueError, match="runs already"):
        begin_season(book, 2)
    ended = end_season(book)
    assert ended == SeasonBook(person="p", division=1)


def test_seasons_are_numbered_on_after_one_that_was_ended() -> None:
    past = tuple(PastSeason(number=number, division=1, place=3, points=40) for number in (1, 2))
    book = end_season(begin_season(SeasonBook(person="p", division=1, past=past), 1))
    again = begin_season(book, 2).season
    assert again is not None and again.number == 3


def test_the_book_forgets_the_oldest_of_many_seasons_and_fits_its_file() -> None:
    season = played(5, 14)
    records = tuple(evening.record for evening in season.evenings)
    past = tuple(
        PastSeason(number=1 + at, division=2, place=8, points=48, records=records) for at in range(MOST_PAST)
    )
    book = begin_season(SeasonBook(person="p", season=season, past=past), 6)
    assert len(book.past) == MOST_PAST and book.past[-1].number == 2
    largest = msgspec.json.encode(structs.replace(book, season=season, past=past))
    assert len(largest) < 2 * LARGEST / 3


def test_a_book_that_cannot_be_is_refused() -> None:
    season = played(5, 2)
    evenings = season.evenings
    first, due = evenings[0], evenings[2]
    result = first.results[0]
    assert result is not None
    wrong = [
        structs.replace(season, evenings=evenings[:-1]),
        structs.replace(season, division=3),
        structs.replace(season, lots=(0,) * 8),
        structs.replace(season, levels=("/bin/true",) * 7),
        structs.replace(season, company=season.company[:6]),
    ]
    wrong += [
        structs.replace(season, evenings=(changed, *evenings[1:]))
        for changed in (
            structs.replace(first, record="../../settings"),
            structs.replace(first, record=evenings[1].record),
            structs.replace(first, record=""),
            structs.replace(first, results=first.results[:3]),
            structs.replace(first, results=(None, *first.results[1:])),
            structs.replace(first, results=(structs.replace(result, ranks=(1, 1, 1)), *first.results[1:])),
            structs.replace(first, results=(structs.replace(result, ranks=(2, 2)), *first.results[1:])),
            structs.replace(first, results=(structs.replace(result, hands=(-1, 4)), *first.results[1:])),
            structs.replace(first, tables=((1, 2), *first.tables[1:])),
            structs.replace(first, tables=evenings[1].tables),
            structs.replace(first, results=()),
        )
    ]
    later = structs.replace(evenings[5], record="a" * 32)
    wrong.append(structs.replace(season, evenings=(*evenings[:5], later, *evenings[6:])))
    check_book(SeasonBook(person="p", season=season))
    assert not due.record
    for each in wrong:
        with pytest.raises(ValueError, match=r"."):
            check_book(SeasonBook(person="p", season=each))
    for past in (
        PastSeason(number=1, division=9, place=1, points=1),
        PastSeason(number=1, division=0, place=9, points=1),
    ):
        with pytest.raises(ValueError, match=r"."):
            check_book(SeasonBook(person="p", past=(past,)))


def test_the_form_is_the_share_of_the_points_at_the_latest_tables() -> None:
    season = played(5, 3)
    for entrant in ENTRANTS:
        form = season.form(entrant)
        assert len(form) == 3
        assert all(0 <= share <= 1 for share in form)
    evening = season.evenings[0]
    winner = evening.tables[0][evening.results[0].ranks.index(1)] if evening.results[0] else -1
    assert season.form(winner)[0] == 1
    assert play_evening(season).form(winner)[0] == 1


@pytest.mark.parametrize("ranks", [(1, 3, 1, 3), (3, 1, 3, 1), (1, 1, 1, 1)])
def test_the_form_in_pairs_is_the_share_of_what_two_opponents_give(ranks: tuple[int, ...]) -> None:
    season = played(5, 2)
    evening = season.evenings[1]
    assert evening.game.players == 4
    result = TableResult(ranks=ranks, hands=(0,) * 4, partners=((0, 2), (1, 3)))
    evenings = (
        season.evenings[0],
        structs.replace(evening, results=(result,) * 2),
        *season.evenings[2:],
    )
    season = structs.replace(season, evenings=evenings)
    for table in evening.tables:
        for entrant, rank in zip(table, ranks, strict=True):
            assert season.form(entrant)[1] == (0.5 if len({*ranks}) == 1 else float(rank == 1))
