"""Every level in every game: only legal actions, only from what it sees, always the same."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.engine.actions import Action, Bid, Call, Exchange, Play
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.notation import action_to_json, observation_from_json, observation_to_json
from briscola.engine.options import BadOption
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.state import State
from briscola.engine.talk import legal_requests, legal_signs, signal
from briscola.engine.variants import VARIANTS, make_rules
from briscola.players.knowledge import know
from briscola.players.net_players.trained_players import trained_player
from briscola.players.talk.talker import Talker
from tests.engine.play import every_game, seen, shuffled, slug
from tests.engine.strategies import choose, decisions
from tests.engine.test_observation import another_truth
from tests.players.positions import LEVELS, choices, company, player
from tests.spread import diagonal

STAGES = 4  # moments of a hand at which hidden cards are swapped
FAMILIES: tuple[tuple[str, dict[str, OptionValue]], ...] = (
    ("briscola", {}),
    ("briscola", {"teams": False}),
    ("briscola", {"exchange": "seven"}),
    ("briscola", {"exchange": "seven_and_two"}),
    ("briscola", {"stop_at_61": True}),
    ("briscola", {"spies": True, "signs": "swapped", "silent_first_trick": False}),
    ("briscola", {"signs": "off", "show_partner": True}),
    ("prini", {}),
    ("prini", {"deal_all": True}),
    ("prini", {"deal_all": True, "teams": False}),
    ("scoperta", {}),
    ("scoperta", {"exchange": "seven_and_two"}),
    ("briscolone", {}),
    ("briscolone", {"must_follow": True}),
    ("bisca", {"exchange": "two"}),
    ("brisca", {"exchange": "two_any"}),
    ("marianna", {"mariazza": True}),
    ("marianna", {"mariazza": True, "exchange": "seven_any"}),
    ("bisca", {"follow_at_end": True}),
    ("bisca", {"hand_size": 9}),
    ("chiamata", {}),
    ("chiamata", {"bidding": "rank", "first_lead": "caller"}),
    ("chiamata", {"morto": "open"}),
    ("chiamata", {"morto": "open", "bidding": "rank", "all_pass": "forced"}),
    ("chiamata", {"call_own": False, "multiplier": True}),
)
"""Every kind of game and every option that changes what a seat sees or may do."""


def families() -> Iterator[Rules]:
    """The games of FAMILIES with every number of players that they have."""
    for variant, wishes in FAMILIES:
        for players in VARIANTS[variant].players:
            with suppress(BadOption):
                yield make_rules(variant, players, wishes)


def named(each: Rules | str) -> str:
    """A game's or a level's name, for test ids."""
    return each if isinstance(each, str) else each.slug


def played_out(rules: Rules, level: str) -> list[Action]:
    """The choices of a level that plays a hand to its end."""
    state = shuffled(rules, Random(rules.slug))
    return [action for *_, action in choices(state, company(level, rules, seed=3))]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "level"),
    [
        *zip(list(every_game())[::4], cycle(["easy", "medium", "hard"]), strict=False),
        *diagonal(list(families()), ["easy", "medium:goal=win", "hard:goal=win"]),
    ],
    ids=named,
)
def test_a_level_plays_any_game_to_its_end_and_the_same_again(rules: Rules, level: str) -> None:
    """The levels in turn: house rules are many, and all levels play every kind of game below."""
    assert played_out(rules, level) == played_out(rules, level)


def stages(rules: Rules) -> list[State]:
    """Some moments of a hand played at random, with signs; the first of each kind of action among them."""
    random = Random(rules.slug)
    state = shuffled(rules, Random(rules.slug))
    moments: list[State] = []
    kinds: dict[tuple[type[Action], bool], State] = {}
    while state.outcome is None:
        legal = legal_actions(state)
        for seat in range(rules.players):
            signs = legal_signs(state, seat)
            if signs and not state.table and random.random() < 0.5:
                state, _ = signal(state, seat=seat, sign=random.choice(signs))
        if decider(state) is not None and len(legal) > 1:
            moments.append(state)
            kinds.setdefault((type(legal[0]), state.to_act == rules.dummy_seat), state)
        state, _ = apply(state, choose(random, legal))
    step = max(1, len(moments) // STAGES)
    return [*kinds.values(), *moments[step // 2 :: step]]


def test_the_stages_of_hands_show_every_kind_of_action() -> None:
    found = {type(legal_actions(state)[0]) for rules in families() for state in stages(rules)}
    assert {Play, Bid, Call, Exchange} <= found


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "level"), diagonal(list(families()) * 2, LEVELS), ids=named)
def test_hidden_cards_that_change_places_change_no_choice(rules: Rules, level: str) -> None:
    """INV-21: the same seed makes the same choice, so the distribution of choices is the same."""
    for number, state in enumerate(stages(rules)):
        seat = decider(state)
        assert seat is not None
        other = another_truth(state, seat, Random(number))
        asks = legal_requests(state, seat)
        chosen = []
        for truth in (state, other):
            someone = player(level, seed=number, seat=seat)
            if asks and isinstance(someone, Talker):
                someone.hear(asks[number % len(asks)])
            chosen.append(someone.choose(seen(truth, seat)))
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("rules", list(families()), ids=slug)
@pytest.mark.parametrize("win", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_hidden_cards_that_change_places_change_no_value(rules: Rules, win: bool) -> None:
    """INV-21, for what nets say: points to come and chances."""
    evaluator = trained_player(rules, win=win, talks=True)
    for number, state in enumerate(stages(rules)):
        seat = decider(state)
        assert seat is not None
        other = another_truth(state, seat, Random(number))
        if evaluator is not None and not isinstance(legal_actions(state)[0], Exchange):
            assert evaluator.action_values(know(seen(state, seat))) == evaluator.action_values(
                know(seen(other, seat))
            )


@given(decisions(), st.sampled_from(LEVELS))
def test_the_choice_does_not_change_when_hidden_cards_change_places(
    decision: tuple[State, int, Random], level: str
) -> None:
    """INV-21, with any options together."""
    state, seat, random = decision
    view, other = seen(state, seat), seen(another_truth(state, seat, random), seat)
    assert player(level, seat=seat).choose(view) == player(level, seat=seat).choose(other)


@given(decisions(), st.sampled_from(LEVELS))
def test_the_choice_is_the_same_from_the_json_of_the_protocol(
    decision: tuple[State, int, Random], level: str
) -> None:
    state, seat, _ = decision
    view = seen(state, seat)
    legal = [action_to_json(action) for action in view.legal]
    decoded = observation_from_json(state.rules, observation_to_json(view), legal)
    assert player(level, seat=seat).choose(view) == player(level, seat=seat).choose(decoded)
