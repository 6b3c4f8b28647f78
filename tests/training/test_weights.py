"""The tuner of `medium`'s weights."""

import pytest
from msgspec.structs import replace

from briscola.engine.variants import make_rules
from briscola.players.heuristic.weights import WEIGHTS
from training.weights import LEAST, advantage, tune, vector_of, weights_at

TWO = make_rules("briscola", 2)


def test_weights_go_to_the_search_and_back() -> None:
    weights = WEIGHTS["pairs"]
    assert weights_at(WEIGHTS["2"], vector_of(weights)) == weights


def test_the_search_keeps_above_the_least() -> None:
    low = weights_at(WEIGHTS["2"], tuple(-100.0 for _ in vector_of(WEIGHTS["2"])))
    assert all(getattr(low, key) == least for key, least in LEAST.items())


@pytest.mark.slow
def test_equal_weights_gain_nothing_and_foolish_ones_lose() -> None:
    good = WEIGHTS["2"]
    foolish = replace(good, trump=0.0, trump_ace=0.0, trump_three=0.0, ace=0.0, three=0.0)
    assert advantage(TWO, good, good, deals=5, seed="a") == 0
    assert advantage(TWO, good, foolish, deals=40, seed="a") > 0


@pytest.mark.slow
def test_a_generation_moves_the_weights_the_same_way_each_time() -> None:
    first = tune(TWO, seconds=0, deals=2, seed=3)
    assert first != WEIGHTS["2"]
    assert first == tune(TWO, seconds=0, deals=2, seed=3)
