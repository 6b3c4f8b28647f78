"""What a search adds to the values of a net."""

from math import inf

import numpy as np
import pytest
from msgspec.structs import replace

from briscola.engine.variants import make_rules
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.search_budget import (
    CHIAMATA_BUDGET,
    MANY_BUDGET,
    PAIRS_BUDGET,
    TRICKS_BUDGET,
    SearchBudget,
    budget_of,
    doubted,
    refined,
)

SEARCH = SearchBudget(horizon=10, rollout_plays=60, lookback=1, temperature=3.0, weight=0.5, margin=5.0)
WIDE = replace(SEARCH, margin=inf)


def points(shares: Floats, _chances: Floats) -> Floats:
    return np.float32(120) * shares


def told(*shares: float) -> tuple[Floats, Floats]:
    return np.array(shares, np.float32), np.full(len(shares), 0.5, np.float32)


def test_plays_out_of_reach_are_not_tried_and_keep_what_the_net_says() -> None:
    asked: list[int] = []

    def look(tried: Ints) -> tuple[Floats, Floats]:
        asked.extend(tried.tolist())
        return told(*(0.6 for _ in tried))

    shares, chances = refined(told(0.5, 0.4, 0.48), points, SEARCH, look)
    assert asked == [0, 2]
    assert np.allclose(shares, [0.55, 0.4, 0.54]) and np.allclose(chances, 0.5)


def test_nothing_is_tried_where_one_play_is_in_reach_or_the_hand_as_good_as_won_or_lost() -> None:
    def look(tried: Ints) -> tuple[Floats, Floats]:
        raise AssertionError(tried)

    values = told(0.5, 0.4)
    assert refined(values, points, SEARCH, look) is values

    search = replace(SEARCH, sure=0.02)
    shares = np.array([0.5, 0.5], np.float32)
    for chances in ([0.0, 0.01], [0.99, 1.0]):
        values = shares, np.array(chances, np.float32)
        assert refined(values, points, search, look) is values


def test_plays_are_tried_without_a_reach_and_where_only_one_is_as_good_as_won() -> None:
    search = SearchBudget(horizon=10, rollout_plays=60, lookback=1, temperature=3.0, weight=1.0)
    shares, _ = refined(told(0.9, 0.0), points, search, lambda tried: told(*(0.1 for _ in tried)))
    assert np.allclose(shares, 0.1)
    search = replace(SEARCH, sure=0.02)
    values = np.array([0.5, 0.5], np.float32), np.array([0.99, 0.5], np.float32)
    shares, _ = refined(values, points, search, lambda tried: told(*(0.1 for _ in tried)))
    assert np.allclose(shares, 0.3)


def test_what_is_found_counts_the_less_the_more_it_is_doubted() -> None:
    """Whoever is nothing like the net is not followed in a search that plays as it does."""
    look = told(0.1, 0.3)
    asked = told(0.9, 0.0)
    shares = [refined(asked, points, doubted(WIDE, doubt), lambda _: look)[0] for doubt in (0.0, 0.5, 1.0)]
    assert np.allclose(shares, [[0.5, 0.15], [0.7, 0.075], [0.9, 0.0]])
    assert [doubted(WIDE, doubt).counted for doubt in (0.0, 0.5, 1.0)] == [1.0, 0.5, 0.0]


@pytest.mark.parametrize(("variant", "players"), [("briscola", 5), ("prini", 5)])
def test_where_five_play_alone_the_net_has_the_larger_say(variant: str, players: int) -> None:
    search = budget_of(make_rules(variant, players))
    assert search is MANY_BUDGET and search.weight < 0.5 < TRICKS_BUDGET.weight


def test_chiamata_is_looked_into_from_further_away() -> None:
    assert budget_of(make_rules("chiamata", 5)) is CHIAMATA_BUDGET
    assert budget_of(make_rules("briscola", 2)) is TRICKS_BUDGET
    assert budget_of(make_rules("briscola", 4)) is PAIRS_BUDGET
    assert budget_of(make_rules("briscola", 4, {"teams": False})) is TRICKS_BUDGET
    assert budget_of(make_rules("briscola", 6)) is PAIRS_BUDGET
    assert CHIAMATA_BUDGET.horizon > TRICKS_BUDGET.horizon
