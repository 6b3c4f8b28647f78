"""What a careful player remembers, and what it thinks cards and points are worth."""

import sys
from random import Random
from types import FrameType

import pytest
from hypothesis import assume, given

from briscola.engine.actions import Play
from briscola.engine.cards import card
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.card_codes import POINTS, SUIT, beats, coder_of, suit_number
from briscola.players.heuristic.pricing import POINTS_COUNT, card_prices, stakes_for
from briscola.players.heuristic.weights import WEIGHTS, form_of
from briscola.players.knowledge import know
from briscola.players.levels import make_player
from tests.engine.play import every_game, play_all, seen, shuffled, started
from tests.engine.strategies import choose, decisions
from tests.engine.test_marianna import dealt, declare
from tests.players.positions import two

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
    view = seen(state, seat)
    knowledge = know(view)
    number = coder_of(state.rules).number
    gone = [number[play.card] for trick in view.tricks for play in trick.plays]
    parts = [*knowledge.hand, *knowledge.unseen, *gone, *(c for _, c in knowledge.table)]
    parts += [c for cards in knowledge.held.values() for c in cards]
    parts += [] if knowledge.turned is None else [knowledge.turned]
    assert sorted(parts) == sorted(number[c] for c in state.rules.pack)
    assert knowledge.left == sum(POINTS[c] for c in parts if c not in gone)


def true_side(state: State, seat: int) -> set[int]:
    """The places that share a seat's result."""
    if state.caller is None or state.partner is None:
        return set(state.rules.side_of[seat])
    callers = {state.caller, state.partner}
    return callers if seat in callers else set(state.order) - callers


@given(decisions())
def test_what_is_certain_is_true(decision: tuple[State, int, Random]) -> None:
    """Of sides, of cards in other hands, of suits that somebody lacks, and of tricks that are safe."""
    state, seat, _ = decision
    view = seen(state, seat)
    assume(isinstance(view.legal[0], Play))
    knowledge, number = know(view), coder_of(state.rules).number
    hands = [{number[c] for c in hand} for hand in state.hands]
    mine = true_side(state, seat)
    assert knowledge.allies <= mine and not knowledge.foes & mine
    for place in state.order:
        assert knowledge.friend(place) in (None, place in mine)
        assert set(knowledge.held.get(place, ())) <= hands[place]
        assert not any(knowledge.voids[place] >> SUIT[c] & 1 for c in hands[place])
        if place != knowledge.actor:
            assert hands[place] <= {
                *knowledge.may_hold(place),
                *(c for c in (knowledge.turned,) if c is not None),
            }
    others = [c for place in knowledge.later if place not in mine for c in hands[place]]
    if knowledge.partners_for_sure:
        assert knowledge.best is not None
        assert not any(beats(c, knowledge.best[1], knowledge.trumps) for c in others)


def test_who_is_certain_by_elimination_is_an_ally_before_the_called_card_is_seen() -> None:
    """V-MO-8: all have seen that the open dummy does not hold it."""
    rules = make_rules("chiamata", 4, {"morto": "open"})
    chance = Random(3)
    told = 0
    for seed in range(12):
        state = shuffled(rules, seed)
        while state.outcome is None:
            seat = decider(state)
            if seat is not None and state.called is not None and state.table:
                knowledge = know(seen(state, seat))
                if knowledge.holder is None and seat != state.caller:
                    assert rules.dummy_seat in knowledge.allies
                    told += 1
            state, _ = apply(state, choose(chance, legal_actions(state)))
    assert told


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "maestro"])
def test_a_play_works_its_knowledge_out_once(level: str) -> None:
    """And hands it on: evaluators, search, manners and requests do not look at the observation again."""
    rules = make_rules("briscola", 4)
    calls = 0

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal calls
        calls += event == "call" and frame.f_code is know.__code__

    players = [make_player(level, seed=1, seat=seat) for seat in range(4)]
    state = started(rules)
    while state.outcome is None:
        seat = decider(state)
        assert seat is not None
        view, calls = seen(state, seat), 0
        sys.setprofile(count)
        action = players[seat].choose(view)
        sys.setprofile(None)
        assert calls == (len(view.legal) > 1)
        state, _ = apply(state, action)


def test_every_game_has_its_weights() -> None:
    for rules in every_game():
        assert form_of(rules) in WEIGHTS


def test_a_trump_costs_more_than_a_liscio_and_an_ace_of_trump_most() -> None:
    knowledge = know(two("1D 4C 3S"))
    prices = card_prices(knowledge, WEIGHTS["2"])
    number = coder_of(TWO).number
    assert prices[number[card("4C")]] < prices[number[card("4B")]] < prices[number[card("RB")]]
    assert max(prices) == prices[number[card("1B")]]


def test_a_point_counts_most_near_the_target_and_at_the_start_it_is_a_point() -> None:
    near, far = (stakes_for(mine=mine, left=20, target=61, total=120) for mine in (50, 90))
    assert near.won[10] > 5 * far.won[10]
    assert near.gain(10, 1.0) > 0 > near.gain(10, -1.0)
    assert POINTS_COUNT.gain(10, -0.5) == -5
    stakes = stakes_for(mine=0, left=120, target=61, total=120)
    assert stakes.won[10] == pytest.approx(10, rel=0.15)
    assert stakes.lost[10] == pytest.approx(10, rel=0.15)


def test_an_earlier_trick_was_taken_with_the_trumps_of_its_time() -> None:
    """V-MA-2: cups were trumps when the three of cups took, swords are now."""
    state = declare(play_all(declare(dealt(), "C"), "4S 3C"), "S")
    (led, answered), now = know(seen(state, 1)).history
    assert (led.takes, answered.takes) == (True, True) and not now
