"""Meetings in a cup: every form and every size."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.capabilities.cup.forms import FORMS, MOST, rounds_of
from briscola.capabilities.cup.schedule import Round, bracket, everybody, rotation
from tests.property_based import examples

SEEDS = st.integers(0, 2**40)


def pairs_at_tables(rounds: tuple[Round, ...]) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2)
    )


def times_out(rounds: tuple[Round, ...], size: int) -> list[int]:
    seated = [{who for table in tables for who in table} for tables in rounds]
    return [sum(who not in people for people in seated) for who in range(size)]


def nobody_sits_twice(rounds: tuple[Round, ...]) -> bool:
    seated = [[who for table in tables for who in table] for tables in rounds]
    return all(len(people) == len(set(people)) for people in seated)


@given(st.integers(3, MOST), SEEDS)
def test_everybody_meets_everybody_once_and_with_an_odd_number_each_sits_out_once(
    size: int, seed: int
) -> None:
    rounds = everybody(size, seed)
    assert nobody_sits_twice(rounds)
    assert pairs_at_tables(rounds) == {frozenset(pair): 1 for pair in combinations(range(size), 2)}
    assert set(times_out(rounds, size)) == {size % 2}
    assert len(rounds) == rounds_of(FORMS["everybody"], size)


# Quick although it is dear: a property over drawn schedules.
@given(st.integers(4, MOST), SEEDS)
@examples(30)
def test_nobody_has_a_partner_twice_and_byes_differ_by_one_at_most(size: int, seed: int) -> None:
    rounds = rotation(size, 4, rounds_of(FORMS["partners"], size), seed, pairs=True)
    partners = Counter(frozenset(table[at::2]) for tables in rounds for table in tables for at in (0, 1))
    assert nobody_sits_twice(rounds)
    assert all(len(tables) == size // 4 for tables in rounds)
    assert set(partners.values()) == {1}
    assert max(times_out(rounds, size)) - min(times_out(rounds, size)) <= 1


@pytest.mark.parametrize(("size", "times"), [(4, 3), (5, 3), (8, 3), (16, 1)])
def test_by_known_constructions_everybody_meets_everybody_equally_often(size: int, times: int) -> None:
    rounds = rotation(size, 4, rounds_of(FORMS["partners"], size), 1, pairs=True)
    assert pairs_at_tables(rounds) == {frozenset(pair): times for pair in combinations(range(size), 2)}


# Quick although it is dear: a property over drawn schedules.
@given(st.integers(3, 5), st.data())
@examples(30)
def test_alone_at_tables_byes_differ_by_one_at_most(players: int, data: st.DataObject) -> None:
    size, seed = data.draw(st.integers(players, MOST)), data.draw(SEEDS)
    rounds = rotation(size, players, rounds_of(FORMS["tables"], size), seed, pairs=False)
    assert nobody_sits_twice(rounds)
    assert all(len(tables) == size // players for tables in rounds)
    assert max(times_out(rounds, size)) - min(times_out(rounds, size)) <= 1


@given(st.integers(2, MOST), SEEDS)
def test_in_a_knock_out_all_are_drawn_and_who_sits_out_does_so_at_once(teams: int, seed: int) -> None:
    tables = bracket(teams, seed)
    assert sorted(team for table in tables for team in table) == list(range(teams))
    assert len(tables) & (len(tables) - 1) == 0
    assert {len(table) for table in tables} <= {1, 2}
    halves = [sum(len(table) == 1 for table in tables[at::2]) for at in (0, 1)] if len(tables) > 1 else [0, 0]
    assert abs(halves[0] - halves[1]) <= len(tables) // 2
    met = [tables[at : at + 2] for at in range(0, len(tables), 2)]
    alone = [sum(len(table) == 1 for table in pair) for pair in met]
    assert len(tables) == 1 or max(alone) < 2 or min(alone) > 0


@given(st.integers(4, MOST), SEEDS)
def test_the_same_seed_draws_the_same(size: int, seed: int) -> None:
    assert everybody(size, seed) == everybody(size, seed)
    assert bracket(size, seed) == bracket(size, seed)
    assert rotation(size, 4, 3, seed, pairs=True) == rotation(size, 4, 3, seed, pairs=True)
