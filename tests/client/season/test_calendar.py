"""The calendar of a season, for every seed: who meets whom, who sits with whom."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from briscola.capabilities.season.calendar import (
    COUSINS,
    ENTRANTS,
    KINDS,
    PERSON,
    CalendarEvening,
    draw_calendar,
)
from briscola.capabilities.season.season import draw_season

SEEDS = st.integers(0, 2**32 - 1)
EVERY_PAIR = set(combinations(ENTRANTS, 2))


def calendar(seed: int) -> Sequence[CalendarEvening]:
    return draw_calendar(Random(seed))


def meetings_at(evenings: Sequence[CalendarEvening], players: int) -> Counter[tuple[int, int]]:
    """The times that each two people sit at one table of that size."""
    return Counter(
        (min(pair), max(pair))
        for evening in evenings
        for table in evening.tables
        if len(table) == players
        for pair in combinations(table, 2)
    )


@given(SEEDS)
def test_everybody_plays_every_evening_and_the_person_sits_at_the_first_seat(seed: int) -> None:
    evenings = calendar(seed)
    assert len(evenings) == len(KINDS) == 14
    for evening in evenings:
        assert sorted(who for table in evening.tables for who in table) == list(ENTRANTS)
        assert evening.tables[0][0] == PERSON
        assert {len(table) for table in evening.tables} == {evening.game.rules().players}


@given(SEEDS)
def test_every_two_people_meet_once_at_a_table_of_two_and_three_times_at_one_of_four(seed: int) -> None:
    evenings = calendar(seed)
    assert meetings_at(evenings, 2) == dict.fromkeys(EVERY_PAIR, 1)
    assert meetings_at(evenings, 4) == dict.fromkeys(EVERY_PAIR, 3)


@given(SEEDS)
def test_nobody_has_the_same_partner_twice(seed: int) -> None:
    partners: Counter[tuple[int, int]] = Counter()
    for evening in calendar(seed):
        rules = evening.game.rules()
        if rules.in_sides:
            for table in evening.tables:
                partners.update((min(pair), max(pair)) for pair in _partners(table, rules.sides))
    assert len(partners) == 16 and set(partners.values()) == {1}


def _partners(table: Sequence[int], sides: Sequence[Sequence[int]]) -> list[list[int]]:
    return [[table[seat] for seat in side] for side in sides if len(side) > 1]


@given(SEEDS)
def test_a_season_draws_one_cousin(seed: int) -> None:
    games = [evening.game for evening in calendar(seed)]
    cousins = [game for game in games if game in COUSINS]
    assert len(cousins) == 2 and cousins[0] == cousins[1]
    assert games[0].rules().slug == "briscola-2"


@given(SEEDS)
def test_the_same_seed_draws_the_same_season_whose_company_is_seven_regulars(seed: int) -> None:
    season = draw_season(seed, number=1, division=0)
    assert season == draw_season(seed, number=1, division=0)
    assert len(set(season.company)) == 7
    assert sorted(season.lots) == list(ENTRANTS)


def test_another_seed_draws_another_season() -> None:
    drawn = [draw_season(seed, number=1, division=0) for seed in range(20)]
    tables = {tuple(evening.tables for evening in season.evenings) for season in drawn}
    assert len(tables) == 20
    assert len({season.company for season in drawn}) > 10
    assert len({evening.game.variant for season in drawn for evening in season.evenings}) == 7
