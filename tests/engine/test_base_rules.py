"""The plainest rules, which no other test is about: turns, piles, the last cards, one hand after another."""

import pytest

from briscola.engine.actions import Bid, Call, IllegalAction, Play
from briscola.engine.cards import card
from briscola.engine.hand import apply, legal_actions
from briscola.engine.match import after_hand, begin_match
from briscola.engine.match_form import ByWins
from briscola.engine.observation import observe
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from tests.engine.bars import seated
from tests.engine.play import after_tricks, golden, legal_cards, play_all, started
from tests.engine.test_chiamata import speak
from tests.engine.test_match import counted
from tests.engine.test_observation import standing


def test_alone_every_player_is_a_side_and_all_totals_make_the_pack() -> None:
    """R-SEAT-3, R-TRICK-8, EX-6: the last trick brings its cards' points and no more."""
    state = after_tricks(6)
    assert state.rules.sides == ((0,), (1,), (2,), (3,), (4,))
    assert state.points == (45, 6, 19, 5, 45) and sum(state.points) == 120


def test_each_plays_one_card_in_turn_and_a_card_played_is_gone() -> None:
    """R-TRICK-2."""
    state = play_all(started(make_rules("briscola", 3), golden(3).pack), "4B")
    assert state.to_act == 1 and card("4B") not in state.hands[0]
    with pytest.raises(IllegalAction):
        apply(state, Play(card=card("4B")))


@pytest.mark.parametrize("variant", ["briscola", "brisca", "bisca", "scoperta", "marianna", "briscolone"])
def test_who_follows_may_play_the_whole_hand(variant: str) -> None:
    """R-TRICK-3."""
    state = started(make_rules(variant, 2))
    state, _ = apply(state, next(action for action in legal_actions(state) if isinstance(action, Play)))
    assert legal_cards(state) == {c.code for c in state.hands[state.to_act or 0]}


def test_tricks_stay_on_their_piles_and_hands_are_full_until_the_stock_is_gone() -> None:
    """R-TRICK-7, R-DRAW-2, R-DRAW-4, R-DRAW-6; EX-1: A has drawn RC and B leads; EX-2."""
    before, after = after_tricks(1, 5).tricks, after_tricks(1).tricks
    assert after[:5] == before and [t.winner for t in before] == [0, 0, 1, 0, 1]
    state = play_all(after_tricks(1, 17), "CB")
    assert state.to_act == 0 and legal_cards(state) == {"RC", "3D", "1C"}
    held = [{len(hand) for hand in after_tricks(2, tricks).hands} for tricks in range(10)]
    assert held == [{3}] * 8 + [{2}, {1}]


def test_a_hand_that_is_decided_is_played_to_its_last_card() -> None:
    """R-COUNT-2, EX-11 by hands: A passes 60 in the seventeenth trick of twenty."""
    hand = golden(11)
    for stop, tricks in ((False, 20), (True, 17)):
        rules = make_rules("briscolone", 2, {"match": "wins", "stop_at_61": stop})
        assert after_tricks(11, tricks - 1, rules).outcome is None
        state = after_tricks(11, tricks, rules)
        assert state.outcome is not None and state.points == hand.tricks[tricks - 1].totals


def test_at_most_one_side_scores_in_a_hand_so_none_reach_the_number_together() -> None:
    """R-MATCH-3, INV-14."""
    rules = make_rules("briscola", 2)
    match = begin_match(rules, winning_hands=2, dealer=1)
    for points, score in (((70, 50), (1, 0)), ((50, 70), (1, 1)), ((59, 61), (1, 2))):
        match = after_hand(match, counted(rules, points))
        assert match.standing.score == score
    assert match.winners == (1,)


@pytest.mark.parametrize(("points", "winners"), [((61, 59), (0,)), ((60, 60), ()), ((59, 61), (1,))])
def test_in_bisca_sixty_one_win_and_sixty_each_is_void(
    points: tuple[int, int], winners: tuple[int, ...]
) -> None:
    """V-BI-5."""
    rules = make_rules("bisca", 2)
    outcome = counted(rules, points).outcome
    assert outcome is not None and outcome.winners == winners
    assert isinstance(rules.match_form, ByWins) and rules.match_form.counts(outcome.reason) is bool(winners)


def test_nothing_forces_the_called_card_out() -> None:
    """V-CH-10, EX-4: E may lead any other card to T05, and to the last trick holds what is left."""
    state = speak(seated(), "pass", 61, 65, "pass", "pass", 70, 74, "pass", Call(card=card("3C")))
    for _ in range(7):
        for _ in range(5):
            kept = [a for a in legal_actions(state) if a != Play(card=card("3C"))]
            state, _ = apply(state, kept[0])
    assert state.hands[4] == (card("3C"),) and len(state.tricks) == 7


def test_nobody_sees_the_pile_of_the_dummy_whose_points_go_to_its_side() -> None:
    """V-MO-2, V-MO-6, EX-5: eight cards, the last dealt on top; its 13 points count for B."""
    hand = golden(5)
    state = seated(4)
    assert [c.code for c in reversed(state.hands[4])] == ["7S", "2C", "3D", "FC", "4B", "RS", "5C", "CS"]
    state = speak(state, "pass", Bid(points=61), "pass", "pass", Call(card=card("3D")))
    for seat in range(4):
        view = observe(state, seat, standing(state))
        assert 4 not in view.known and 4 not in view.open and view.counts[4] == 8
    state = play_all(state, " ".join(c.code for trick in hand.tricks for _, c in trick.plays))
    assert state.points[4] == 13 and state.rules.parties(1, 4)[0] == (1, 4)
    assert state.outcome is not None and state.outcome.payments == (1, -2, 1, 1, -1)


def prini(pack: str) -> State:
    """A hand for two whose pack begins with these cards."""
    rules = make_rules("prini", 2)
    return started(rules, " ".join([pack, *(c.code for c in rules.pack if c.code not in pack)]))


def test_in_prini_a_trump_that_is_led_is_followed_as_well_and_the_hand_of_the_moment_counts() -> None:
    """V-PR-2: B, who holds one, must play it; V-PR-6: B is free without coins, draws 5D and must follow."""
    assert legal_cards(play_all(prini("3S 2S FC 1D 4B 3C RS"), "3S")) == {"2S"}
    state = prini("6D 4C 2D 3S 7B FC RS 2B 5D")
    assert legal_cards(play_all(state, "6D")) == {"4C", "3S", "FC"}
    assert legal_cards(play_all(state, "7B 4C 6D")) == {"5D"}
