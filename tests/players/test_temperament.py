"""Temperaments colour what is equal, and nothing else."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.engine.actions import Play
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.knowledge import know
from briscola.players.talk.leaning import MARGIN, tilts
from briscola.players.talk.temperament import PLAIN, TEMPERAMENTS, Temperament
from tests.engine.play import seen
from tests.engine.strategies import decisions
from tests.players.positions import position

TWO = make_rules("briscola", 2)
TEMPERS = list(TEMPERAMENTS.values())


def leaning(temper: str, hand: str, table: str = "") -> dict[str, float]:
    """The tilt of each card, batons trump."""
    view = position(TWO, hand=hand, table=table, turned="5B", played="2D 4D")
    found = tilts(know(view), TEMPERAMENTS[temper])
    return {a.card.code: tilt for a, tilt in zip(view.legal, found, strict=True) if isinstance(a, Play)}


@given(decisions(), st.sampled_from(TEMPERS))
def test_a_whim_costs_no_more_than_its_margin(
    decision: tuple[State, int, Random], temper: Temperament
) -> None:
    state, seat, _ = decision
    view = seen(state, seat)
    found = tilts(know(view), temper)
    assert len(found) == len(view.legal)
    assert max(found) - min(found) <= MARGIN


@given(decisions())
def test_nobody_in_particular_prefers_nothing(decision: tuple[State, int, Random]) -> None:
    state, seat, _ = decision
    assert set(tilts(know(seen(state, seat)), PLAIN)) == {0.0}


def test_the_daring_lead_trumps_and_the_prudent_keep_them() -> None:
    assert leaning("daring", "4B 4C 5S")["4B"] > leaning("daring", "4B 4C 5S")["4C"]
    assert leaning("prudent", "4B 4C 5S")["4B"] < leaning("prudent", "4B 4C 5S")["4C"]


def test_the_prudent_keep_their_carichi() -> None:
    assert leaning("prudent", "1C 4C 5S")["1C"] < leaning("prudent", "1C 4C 5S")["4C"]


@pytest.mark.parametrize(("temper", "likes"), [("hotheaded", True), ("daring", True), ("sly", False)])
def test_who_likes_to_take_takes(temper: str, likes: bool) -> None:
    leans = leaning(temper, "6C 2C 4S", table="5C")
    assert (leans["6C"] > leans["2C"]) is likes
    assert leans["2C"] == leans["4S"]


def test_a_temperament_is_told_by_what_it_does() -> None:
    marks = {(t.lead_trump, t.ruff, t.take, t.part, t.pace, t.remarks, t.bluff) for t in TEMPERS}
    assert len(marks) == len(TEMPERS)
    for temper in TEMPERS:
        assert all(0 <= chance <= 1 for chance in (temper.remarks, temper.asks, temper.bluff))


@pytest.mark.parametrize("name", TEMPERAMENTS)
def test_chances_are_no_more_than_certain(name: str) -> None:
    temper = TEMPERAMENTS[name]
    assert all(0 <= chance <= 1 for chance in (temper.remarks, temper.asks, temper.bluff))
