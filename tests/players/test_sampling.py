"""Where hidden cards may be: deals agree with all that a seat knows, nothing false is concluded."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from briscola.client.playback.reel import Reel
from briscola.engine.rules import OptionValue
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.card_codes import SUIT
from briscola.players.card_locations import STOCK, whereabouts
from briscola.players.knowledge import Knowledge, know
from briscola.players.sampling.hands import HandHint, sampled_hands
from briscola.players.sampling.packs import permuted_hands
from tests.client.steps import play_steps
from tests.engine.play import play_all, seen, started
from tests.engine.strategies import decisions


@given(decisions(), st.integers(0, 2**32))
def test_sampled_hands_are_hands_that_could_be(decision: tuple[State, int, Random], seed: int) -> None:
    state, seat, _ = decision
    knowledge = know(seen(state, seat))
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
    knowledge = know(seen(state, 2))
    assert knowledge.voids == (0, 0b0001, 0, 0)
    for seed in range(20):
        drawn = sampled_hands(knowledge, (3, 1), Random(seed))
        assert not any(SUIT[c] == 0 for c in drawn[1])


def test_who_is_thought_to_lack_cards_is_dealt_others_as_long_as_there_are_any() -> None:
    rules = make_rules("prini", 4, {"deal_all": True})
    knowledge = know(seen(started(rules), 0))
    cups = frozenset(c for c in knowledge.unseen if SUIT[c] == 0)
    for seat in (1, 2, 3):
        hint = HandHint(seat=seat, cards=cups, trust=1.0, without=True)
        for seed in range(5):
            assert not cups & {*sampled_hands(knowledge, (1, 2, 3), Random(seed), hints=[hint])[seat]}


def test_a_called_card_is_given_to_the_place_that_is_thought_to_hold_it() -> None:
    rules = make_rules("briscola", 4)
    knowledge = know(seen(started(rules), 0))
    card = knowledge.unseen[7]
    for seed in range(20):
        hands = sampled_hands(knowledge, (1, 2, 3), Random(seed), fixed={2: card})
        assert card in hands[2] and card not in hands[1] + hands[3]
        assert [len(hands[place]) for place in (1, 2, 3)] == [3, 3, 3]


def test_many_deals_at_once_give_every_card_to_one_hand_or_leave_it_over() -> None:
    unseen = [3, 5, 8, 13, 21, 34]
    one, two, rest = permuted_hands(unseen, [2, 3], 500, np.random.default_rng(1))
    assert (one.shape, two.shape, rest.shape) == ((500, 2), (500, 3), (500, 1))
    assert (np.sort(np.concatenate((one, two, rest), axis=1), axis=1) == unseen).all()
    shares = (one == 34).any(axis=1).mean(), (two == 34).any(axis=1).mean()
    assert np.allclose(shares, (1 / 3, 1 / 2), atol=0.08), "all deals are alike likely"


# ---- what is certain and possible


Game = tuple[str, int, dict[str, OptionValue]]
FEW = 7
"""So many unseen cards are dealt out in every way."""


def positions(game: Game) -> Iterator[tuple[Knowledge, Sequence[Sequence[int]]]]:
    """Each seat's knowledge at every moment of a match played by chance, and all hands."""
    reel = Reel([event for _, step in play_steps(*game, 3) for event in step])
    for stop in range(len(reel.stops)):
        opened = reel.view(stop, opened=True)
        for seat in range(game[1]):
            sight = reel.sight(stop, seat)
            if sight is not None and opened is not None:
                number = sight.knowledge.coder.number
                hands = [[number[card] for card in hand if card is not None] for hand in opened.hands]
                yield sight.knowledge, hands


def dealt_out(
    cards: Sequence[int], room: Mapping[int, int], knowledge: Knowledge
) -> Iterator[dict[int, int]]:
    """Every way to put some cards where there is room and nobody has shown to lack the suit."""
    if not cards:
        yield {}
        return
    for place, free in room.items():
        if free and (place == STOCK or not knowledge.voids[place] >> SUIT[cards[0]] & 1):
            for rest in dealt_out(cards[1:], {**room, place: free - 1}, knowledge):
                yield {cards[0]: place, **rest}


@pytest.mark.parametrize("game", [("prini", 3, {"deal_all": True}), ("bisca", 2, {"hand_size": 9})])
def test_what_is_certain_and_possible_is_so_in_every_deal_that_fits_what_was_seen(game: Game) -> None:
    looked_at = 0
    for knowledge, _hands in positions(game):
        if not 0 < len(knowledge.unseen) <= FEW:
            continue
        looked_at += 1
        room = {
            place: knowledge.counts[place] - len(knowledge.held.get(place, ()))
            for place in knowledge.order
            if place != knowledge.me
        }
        room[STOCK] = max(0, knowledge.stock - (knowledge.turned is not None))
        ways = list(dealt_out(knowledge.unseen, room, knowledge))
        found = whereabouts(knowledge)
        for card in knowledge.unseen:
            homes = {way[card] for way in ways}
            assert {place for place, cards in found.possible.items() if card in cards} == homes
            sure = [place for place, cards in found.certain.items() if card in cards]
            assert sure == [place for place in homes if len(homes) == 1 and place != STOCK]
    assert looked_at > 20


@pytest.mark.parametrize(
    "game", [("briscola", 2, {"exchange": "seven_and_two"}), ("chiamata", 4, {"morto": "open"})]
)
def test_the_cards_are_where_they_are_said_to_be(game: Game) -> None:
    certain = 0
    for knowledge, hands in positions(game):
        found = whereabouts(knowledge)
        for place, hand in enumerate(hands):
            if place != knowledge.me:
                assert set(found.certain[place]) <= set(hand) <= found.possible[place]
                certain += len(found.certain[place])
    assert certain > 20
