"""Search near the end of chiamata: deals that agree with what is seen, and what cards come to in them."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from briscola.engine.actions import PLAYS, Play
from briscola.engine.cards import Card
from briscola.engine.hand import apply, legal_actions
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import know
from briscola.players.nets.arrays import Floats
from briscola.players.nets.chiamata.batch import ChiamataBatch
from briscola.players.nets.chiamata.batch_encode import observations
from briscola.players.nets.chiamata.encode import encode
from briscola.players.nets.chiamata.layout import LAYOUT
from briscola.players.search.chiamata_search import (
    IN_MANO,
    contract_values,
    sampled_determinizations,
    weighted_determinizations,
)
from briscola.players.search.rollout import LEAST
from briscola.players.search_budget import SearchBudget, looks_ahead
from tests.engine.play import slug
from tests.players.test_chiamata_player import GAMES, NET, moments

SEARCH = SearchBudget(horizon=10, rollout_plays=60, lookback=1, temperature=3.0, weight=1.0)


def indifferent(tables: ChiamataBatch) -> Floats:
    return np.where(tables.legal(), 0.0, -np.inf)


def late(rules: Rules, seeds: int) -> Iterator[tuple[State, Observation]]:
    """All choices of cards near the end of so many hands."""
    for seed in range(seeds):
        for state, view in moments(rules, seed, passing=0.8):
            if isinstance(view.legal[0], Play) and len(view.legal) > 1 and looks_ahead(view, SEARCH):
                yield state, view


@pytest.mark.parametrize("rules", GAMES, ids=slug)
def test_worlds_agree_with_all_that_is_seen(rules: Rules) -> None:
    """In every sample the seat to choose sees the same, and every card lies somewhere."""
    looked = 0
    for _, view in late(rules, seeds=4):
        fresh, often = sampled_determinizations(know(view), 6, Random(1))
        assert all(sorted(hands) == list(range(40)) for hands in fresh.hands.reshape(len(often), -1))
        assert often.sum() == 6
        tables, weights = weighted_determinizations(
            view, fresh, often, indifferent, lookback=1, temperature=3.0
        )
        assert np.isclose(weights.sum(), 1.0)
        for line in observations(tables, tables.rows)[weights > LEAST]:
            assert sorted(line[line < LAYOUT.size]) == sorted(encode(know(view))[0])
            looked += 1
    assert looked


def test_a_caller_seldom_holds_the_card_he_called() -> None:
    """V-CH-8: deals where the caller plays alone weigh less than those with a partner, all else alike."""
    tried = 0
    for _, view in late(GAMES[0], seeds=12):
        fresh, often = sampled_determinizations(know(view), 40, Random(2))
        tables, weights = weighted_determinizations(
            view, fresh, often, indifferent, lookback=-1, temperature=3.0
        )
        alone = tables.caller == tables.partner
        if alone.any() and not alone.all():
            each = weights / often
            assert np.allclose(each[alone], IN_MANO * each[~alone][0])
            tried += 1
    assert tried


def results(state: State, me: int, card: Card) -> list[tuple[float, float]]:
    """What a card comes to in each deal of the last hidden cards: share of points to come, and contract."""
    others = [seat for seat in range(state.rules.players) if seat != me]
    found = []
    for cards in permutations([state.hands[seat][0] for seat in others]):
        hands = list(state.hands)
        for seat, held in zip(others, cards, strict=True):
            hands[seat] = (held,)
        after, _ = apply(replace(state, hands=tuple(hands)), PLAYS[card])
        while after.outcome is None:
            after, _ = apply(after, legal_actions(after)[0])
        callers = {after.caller, after.partner}
        mine = [seat for seat in range(5) if (seat in callers) == (me in callers)]
        gained = sum(after.points[seat] - state.points[seat] for seat in mine)
        made = after.outcome.reason == "made"
        found.append((gained / 120, float(made == (me in callers))))
    return found


def test_two_tricks_before_the_end_the_values_are_means_over_the_deals() -> None:
    """The last of five to play to the last trick but one: four cards lie hidden, and then all is forced."""
    search = replace(SEARCH, rollout_plays=6000, lookback=-1)
    telling = 0
    for state, view in late(GAMES[0], seeds=20):
        if len(view.hand) != 2 or len(view.table) != 4:
            continue
        played = [play.card for trick in view.tricks for play in trick.plays]
        if view.called not in (*played, *(play.card for play in view.table), *view.hand):
            continue  # who is with whom would differ from deal to deal
        cards = [action.card for action in view.legal if isinstance(action, Play)]
        numbers = [coder_of(view.rules).number[card] for card in cards]
        shares, chances = contract_values(know(view), numbers, NET, lambda share, _: share, search)
        for card, share, chance in zip(cards, shares, chances, strict=True):
            true = np.array(results(state, view.seat, card))
            assert abs(share - true[:, 0].mean()) <= 0.15 * np.ptp(true[:, 0]) + 1e-6
            assert abs(chance - true[:, 1].mean()) <= 0.15
            telling += bool(np.ptp(true[:, 0]))
    assert telling > 5


def test_a_hidden_partner_does_not_look_ahead_and_all_others_do() -> None:
    looked = {True: 0, False: 0}
    for seed in range(4):
        for _, view in moments(GAMES[0], seed, passing=0.8):
            if isinstance(view.legal[0], Play) and sum(view.counts) <= SEARCH.horizon:
                hidden = view.called in view.hand and view.caller != view.seat
                assert looks_ahead(view, SEARCH) is not hidden
                looked[hidden] += 1
    assert all(looked.values())


def test_deals_that_come_up_twice_are_one_table() -> None:
    """Two tricks before the end there are fewer deals than are drawn: each is looked at once."""
    merged = 0
    for _, view in late(GAMES[0], seeds=12):
        if len(view.hand) == 2 and len(view.table) == 4:
            fresh, often = sampled_determinizations(know(view), 500, Random(4))
            assert often.sum() == 500 and fresh.count <= 24  # four cards in four hands
            merged += fresh.count < 24 or bool(often.min() > 1)
    assert merged
