"""Every level in every game: only legal actions, only from what it sees, always the same."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.engine.actions import Action
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.match import begin_match
from briscola.engine.notation import (
    action_to_json,
    observation_from_json,
    observation_to_json,
)
from briscola.engine.observation import observe
from briscola.engine.rules import Rules
from briscola.engine.state import State
from tests.engine.play import every_game, game_name, started
from tests.engine.strategies import decisions
from tests.engine.test_observation import another_truth
from tests.players.positions import LEVELS, player


def played_out(state: State, level: str, seed: int) -> tuple[State, list[Action]]:
    """The hand played to its end by four or five players of a level; each choice must be legal."""
    rules = state.rules
    standing = begin_match(rules, winning_hands=1, dealer=0).standing
    players = [player(level, seed=seed, seat=seat) for seat in range(rules.players)]
    actions: list[Action] = []
    while state.outcome is None:
        seat = decider(state)
        if seat is None:
            state, _ = apply(state, legal_actions(state)[0])
            continue
        view = observe(state, seat, standing, asked=True)
        action = players[seat].choose(view)
        assert action in view.legal
        actions.append(action)
        state, _ = apply(state, action)
    return state, actions


@pytest.mark.parametrize("rules", list(every_game()), ids=game_name)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_any_game_to_its_end_and_the_same_again(rules: Rules, level: str) -> None:
    pack = list(rules.pack)
    Random(game_name(rules)).shuffle(pack)
    _, first = played_out(started(rules, pack), level, seed=3)
    _, again = played_out(started(rules, pack), level, seed=3)
    assert first == again


@given(decisions(), st.sampled_from(LEVELS))
def test_the_choice_does_not_change_when_hidden_cards_change_places(
    decision: tuple[State, int, Random], level: str
) -> None:
    """INV-21."""
    state, seat, random = decision
    standing = begin_match(state.rules, winning_hands=3, dealer=0).standing
    view = observe(state, seat, standing, asked=True)
    other = observe(another_truth(state, seat, random), seat, standing, asked=True)
    assert player(level, seat=seat).choose(view) == player(level, seat=seat).choose(other)


@given(decisions(), st.sampled_from(LEVELS))
def test_the_choice_is_the_same_from_the_json_of_the_protocol(
    decision: tuple[State, int, Random], level: str
) -> None:
    state, seat, _ = decision
    view = observe(state, seat, begin_match(state.rules, winning_hands=3, dealer=0).standing, asked=True)
    legal = [action_to_json(action) for action in view.legal]
    decoded = observation_from_json(state.rules, observation_to_json(view), legal)
    assert player(level, seat=seat).choose(view) == player(level, seat=seat).choose(decoded)
