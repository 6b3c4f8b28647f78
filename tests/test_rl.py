"""The environment after PettingZoo's convention: its own tests pass, and a seat is shown what it sees."""

import subprocess
import sys
import warnings
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola import rl
from briscola.engine.cards import ALL_CARDS
from briscola.engine.hand import decider
from briscola.engine.match import begin_match
from briscola.engine.observation import observe
from briscola.engine.rules import Rules
from briscola.engine.shuffle import drawn_trump_card, seed_of, shuffle_and_cut
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from tests.engine.strategies import moments
from tests.engine.test_observation import another_truth
from tests.pinned import data_of
from tests.property_based import examples

GAMES = [
    make_rules("briscola", 2),
    make_rules("briscola", 3),
    make_rules("briscola", 4),
    make_rules("chiamata", 5),
    make_rules("chiamata", 5, {"bidding": "rank"}),
    make_rules("chiamata", 4, {"morto": "blind"}),
    make_rules("prini", 2, {"deal_all": "on"}),
    make_rules("bisca", 4),
    make_rules("sueca", 4),
    make_rules("marianna", 2),
    make_rules("briscola", 6),
]


@data_of("pettingzoo")
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.slug)
def test_pettingzoos_own_tests_pass(rules: Rules) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # a mask beside the observation, as card games have it
        warnings.simplefilter("ignore", DeprecationWarning)  # of an example that it imports
        from pettingzoo.test import api_test, render_test, seed_test

        for made in (rl.env, rl.raw_env):
            api_test(made(rules), num_cycles=200)
        render_test(partial(rl.env, rules))
        seed_test(lambda: rl.env(rules), num_cycles=200)


@given(moments(), st.integers(0, 2**32))
@examples(150)
def test_truths_that_a_seat_cannot_tell_apart_are_the_same_numbers(
    moment: tuple[State, Random], seed: int
) -> None:
    """And the same seat sees something else where it can tell them apart: its own cards."""
    state, _ = moment
    standing = begin_match(state.rules, winning_hands=1, dealer=0).standing
    for seat in range(state.rules.players):
        asked = decider(state) == seat
        here, there = (
            rl.encoded(observe(each, seat, standing, asked=asked))
            for each in (state, another_truth(state, seat, Random(seed)))
        )
        assert np.array_equal(here, there)


@given(moments())
@examples(150)
def test_every_action_of_every_game_has_a_number_and_every_moment_the_same_shape(
    moment: tuple[State, Random],
) -> None:
    state, _ = moment
    made = rl.raw_env(state.rules)
    made.reset(seed=1)
    made.referee.state = state
    for agent in made.agents:
        seen = made.observe(agent)
        assert made.observation_space(agent).contains(seen)
        legal = [rl.ACTIONS[at] for at in np.flatnonzero(seen["action_mask"])]
        assert {*legal} == {*made.view(agent).legal}
        own = {card for at, card in enumerate(ALL_CARDS) if seen["observation"][at]}
        assert own == {*made.view(agent).hand}


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.slug)
def test_gains_come_at_the_end_and_sum_to_nothing(rules: Rules) -> None:
    made, chance = rl.raw_env(rules), Random(7)
    for hand in range(5):
        made.reset(seed=hand, options={"dealer": hand % rules.players})
        assert made.referee.state.dealer == hand % rules.players
        while not made.terminations[made.agent_selection]:
            assert not any(made.rewards.values())
            made.step(int(chance.choice(np.flatnonzero(made.observe(made.agent_selection)["action_mask"]))))
        outcome = made.referee.state.outcome
        assert outcome is not None
        dummy = sum(outcome.payments[rules.players :]) if outcome.payments is not None else 0
        assert sum(made.rewards.values()) + dummy == pytest.approx(0)
        if len(rules.sides) == 2 and outcome.payments is None:
            side = sum(outcome.totals[player] for player in rules.sides[0])
            assert made.rewards["player_0"] == 2 * side - sum(outcome.totals)
        if outcome.payments is not None:
            assert [*made.rewards.values()] == [*outcome.payments[: rules.players]]


def test_a_choice_against_the_mask_ends_the_hand_at_a_loss() -> None:
    made = rl.env(GAMES[0])
    made.reset(seed=3)
    agent = made.agent_selection
    made.step(int(np.flatnonzero(made.observe(agent)["action_mask"] == 0)[0]))
    assert made.rewards[agent] == rl.ILLEGAL_REWARD and all(made.terminations.values())


@pytest.mark.parametrize("dealer", [2, -1, 5, True, "1", 1.0, 1.5, [0]])
def test_who_does_not_sit_there_cannot_deal_and_the_hand_goes_on(dealer: object) -> None:
    made = rl.env(GAMES[0])
    made.reset(seed=3)
    before = made.unwrapped.referee.state
    with pytest.raises(ValueError, match="dealer"):
        made.reset(seed=4, options={"dealer": dealer})
    assert made.unwrapped.referee.state == before


def test_points_cards_and_whose_turn_it_is_are_counted_from_the_seat_that_sees() -> None:
    rules, chance = make_rules("briscola", 3), Random(5)
    made = rl.raw_env(rules)
    made.reset(seed=1)
    while len({*made.referee.view(0).points}) < 3 or len({*made.referee.view(0).counts}) < 2:
        made.step(int(chance.choice(np.flatnonzero(made.observe(made.agent_selection)["action_mask"]))))
    state = [made.referee.view(seat) for seat in range(3)]
    for seat, view in enumerate(state):
        numbers = rl.encoded(view)
        whose = [at for at in (view.dealer, view.leader, view.to_act) if at is not None]
        assert [*numbers[-23:-14].reshape(3, 3).argmax(axis=1)] == [(at - seat) % 3 for at in whose]
        points, counts = np.split(numbers[-11:-5], 2)  # then stock, contract and three bids
        assert [*points] == [view.points[(seat + place) % 3] for place in range(3)]
        assert [*counts] == [view.counts[(seat + place) % 3] for place in range(3)]


def test_the_trump_card_of_a_dealer_who_chooses_is_the_top_or_the_bottom_one_as_it_is_drawn() -> None:
    rules, tops = make_rules("sueca", 4, {"trump_card": "dealer"}), set()
    for seed in range(12):
        made, chance = rl.raw_env(rules), Random(seed)
        made.reset(seed=seed)
        chance.randrange(rules.players)
        drawn = seed_of(chance.randbytes(rl.SEED_BYTES))
        pack, _ = shuffle_and_cut(rules.pack, drawn)
        tops.add(top := drawn_trump_card(drawn) == "top")
        assert made.referee.view(0).turned == (pack[0] if top else pack[-1])
    assert tops == {True, False}


def test_a_dealer_may_be_a_number_of_numpy_or_left_to_chance() -> None:
    made = rl.raw_env(GAMES[0])
    for seed in range(20):
        made.reset(seed=seed, options={"dealer": np.int64(seed % 2)})
        assert type(made.referee.state.dealer) is int and made.referee.state.dealer == seed % 2
    dealers = set()
    for seed in range(20):
        made.reset(seed=seed, options={"dealer": None})
        dealers.add(made.referee.state.dealer)
    assert dealers == {0, 1}


@pytest.mark.parametrize("made", [rl.env, rl.raw_env])
def test_a_render_mode_says_what_rendering_does(
    made: Callable[..., Any], capsys: pytest.CaptureFixture[str]
) -> None:
    text, human, silent = (made(GAMES[0], render_mode=mode) for mode in ("ansi", "human", None))
    for env in (text, human, silent):
        env.reset(seed=1)
    with pytest.warns(UserWarning, match="render mode"):
        assert silent.render() is None
    shown = text.render()
    assert (
        human.render() is None and capsys.readouterr().out == f"{shown}\n" * 2
    )  # at the deal, and when asked
    human.step(int(np.flatnonzero(human.observe(human.agent_selection)["action_mask"])[0]))
    assert capsys.readouterr().out not in ("", f"{shown}\n")
    with pytest.raises(ValueError, match="'rgb_array'"):
        made(GAMES[0], render_mode="rgb_array")


def test_nothing_of_the_game_loads_it() -> None:
    code = (
        "import sys, briscola.cli, briscola.ui.app, briscola.dealer; "
        "sys.exit(any(name.startswith(('pettingzoo', 'gymnasium', 'briscola.rl')) for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
