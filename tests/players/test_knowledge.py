"""What a careful player remembers, and what it thinks cards and points are worth."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from briscola.engine.cards import card
from briscola.engine.match import begin_match
from briscola.engine.observation import observe
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.coding import POINTS, SUIT, beats, coder_of, suit_number
from briscola.players.heuristic.prices import POINTS_COUNT, card_prices, stakes_for
from briscola.players.heuristic.weights import WEIGHTS, form_of
from briscola.players.knowledge import know
from briscola.players.sampling.hands import sampled_hands
from tests.engine.play import every_game, play_all, started
from tests.engine.strategies import decisions
from tests.players.positions import position

TWO = make_rules("briscola", 2)


def test_the_numbers_of_cards_keep_points_and_order_in_both_rankings() -> None:
    for rules in (TWO, make_rules("bisca", 2)):
        coder = coder_of(rules)
        for c, n in coder.number.items():
            assert coder.card[n] is c or coder.card[n] == c
            assert POINTS[n] == rules.ranking.points[c]
            for other, m in coder.number.items():
                if other != c:
                    trumps = card("2B").suit
                    assert beats(m, n, suit_number(trumps)) == rules.ranking.beats(other, c, trumps)


@given(decisions())
def test_every_card_is_seen_unseen_or_known_to_be_held(decision: tuple[State, int, Random]) -> None:
    """INV-1, as one seat may count it."""
    state, seat, _ = decision
    view = observe(state, seat, begin_match(state.rules, winning_hands=1, dealer=0).standing, asked=True)
    knowledge = know(view)
    number = coder_of(state.rules).number
    gone = [number[play.card] for trick in view.tricks for play in trick.plays]
    parts = [*knowledge.hand, *knowledge.unseen, *gone, *(c for _, c in knowledge.table)]
    parts += [c for cards in knowledge.held.values() for c in cards]
    parts += [] if knowledge.turned is None else [knowledge.turned]
    assert sorted(parts) == sorted(number[c] for c in state.rules.pack)
    assert knowledge.left == sum(POINTS[c] for c in parts if c not in gone)


@given(decisions(), st.integers(0, 2**32))
def test_sampled_hands_are_hands_that_could_be(decision: tuple[State, int, Random], seed: int) -> None:
    state, seat, _ = decision
    view = observe(state, seat, begin_match(state.rules, winning_hands=1, dealer=0).standing, asked=True)
    knowledge = know(view)
    hands = sampled_hands(knowledge, knowledge.later, Random(seed))
    dealt = [c for hand in hands.values() for c in hand]
    assert len(set(dealt)) == len(dealt)
    for place, hand in hands.items():
        assert len(hand) == knowledge.counts[place]
        assert set(knowledge.held.get(place, ())) <= set(hand)


def test_a_void_shown_in_prini_is_respected_by_the_sample() -> None:
    """V-PR-1: who did not follow holds none of the suit led."""
    rules = make_rules("prini", 4, {"deal_all": True})
    by_suit = tuple(rules.pack[10 * i : 10 * i + 10] for i in range(4))
    state = play_all(replace(started(rules), hands=by_suit, known=((),) * 4), "1C 2D")
    view = observe(state, 2, begin_match(rules, winning_hands=1, dealer=0).standing, asked=True)
    knowledge = know(view)
    assert knowledge.voids == (0, 0b0001, 0, 0)
    for seed in range(20):
        drawn = sampled_hands(knowledge, (3, 1), Random(seed))
        assert not any(SUIT[c] == 0 for c in drawn[1])


def test_every_game_has_its_weights() -> None:
    for rules in every_game():
        assert form_of(rules) in WEIGHTS


def test_a_trump_costs_more_than_a_liscio_and_an_ace_of_trump_most() -> None:
    knowledge = know(position(TWO, hand="1D 4C 3S", turned="2B"))
    prices = card_prices(knowledge, WEIGHTS["2"])
    number = coder_of(TWO).number
    assert prices[number[card("4C")]] < prices[number[card("4B")]] < prices[number[card("RB")]]
    assert max(prices) == prices[number[card("1B")]]


def test_a_point_counts_most_near_the_target() -> None:
    near, far = (stakes_for(mine=mine, left=20, target=61, total=120) for mine in (50, 90))
    assert near.won[10] > 5 * far.won[10]
    assert near.gain(10, 1.0) > 0 > near.gain(10, -1.0)
    assert POINTS_COUNT.gain(10, -0.5) == -5


def test_at_the_start_of_a_hand_a_point_is_a_point() -> None:
    stakes = stakes_for(mine=0, left=120, target=61, total=120)
    assert stakes.won[10] == pytest.approx(10, rel=0.15)
    assert stakes.lost[10] == pytest.approx(10, rel=0.15)
