"""Training and play must see the same in chiamata: the vectorised rows against those of an Observation."""

import numpy as np
import pytest

from briscola.engine.actions import CALLS, PLAYS, Bid, Play
from briscola.engine.cards import BRISCOLA_RANKING
from briscola.engine.hand import apply, decider
from briscola.engine.rules import Rules
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import know
from briscola.players.nets.arrays import Ints
from briscola.players.nets.chiamata.batch_encode import actions, observations
from briscola.players.nets.chiamata.encode import (
    auction_actions,
    call_actions,
    encode,
    encode_auction,
    encode_call,
    rung_of,
)
from briscola.players.nets.chiamata.layout import LAYOUT, MOST_ROWS
from briscola.players.nets.families import CHIAMATA, FAMILIES
from tests.engine.play import seen as seen_by
from tests.engine.play import slug
from tests.training.agreement import dealt
from training.chiamata.auctions import NOBODY, Auctions
from training.chiamata.auctions import PASS as PASSED
from training.chiamata.features import Offers, auction_observations, call_observations, calls_offered
from training.chiamata.tables import AuctionedBatch
from training.tricks.lockstep import shuffled_packs

GAMES = FAMILIES[CHIAMATA]


def told(padded: Ints) -> list[int]:
    assert len(padded) <= MOST_ROWS
    return sorted(int(row) for row in padded if row < LAYOUT.size)


@pytest.mark.slow
@pytest.mark.parametrize("rules", GAMES, ids=slug)
def test_rows_are_the_same_from_the_simulator_and_from_the_observation(rules: Rules) -> None:
    rng = np.random.default_rng(11)
    count = 12
    packs = shuffled_packs(rules, count, rng)
    states = dealt(rules, packs, rng.integers(rules.players, size=count))
    auctions = Auctions(rules, packs)
    offers = Offers(auctions)
    while len(rows := auctions.open):
        seen = auction_observations(auctions, rows)
        spoken = []
        for i, row in enumerate(rows):
            state = states[row]
            assert state.to_act is not None
            view = seen_by(state, state.to_act)
            choices = auction_actions(view)
            found, action_rows = encode_auction(view, choices)
            assert sorted(found) == told(seen[i])
            rungs = offers.rungs[auctions.standing[row] + 1]
            here = rungs != Offers.NONE
            assert [
                rung_of(a, BRISCOLA_RANKING, rank=auctions.rank) if isinstance(a, Bid) else PASSED
                for a in choices
            ] == list(rungs[here])
            assert action_rows == list(offers.actions[auctions.standing[row] + 1][here])
            chosen = int(rng.choice(len(choices), p=[0.6] + [0.4 / (len(choices) - 1)] * (len(choices) - 1)))
            spoken.append(int(rungs[here][chosen]))
            states[row], _ = apply(state, choices[chosen])
        auctions.speak(rows, np.array(spoken))
    of = np.flatnonzero(auctions.bidder != NOBODY)
    owners, cards = calls_offered(auctions, of)
    seen = call_observations(auctions, of, owners, cards)
    card = coder_of(rules).card
    called = []
    for i, row in enumerate(of):
        state = states[row]
        assert state.caller is not None
        view = seen_by(state, state.caller)
        calls = call_actions(view)
        mine = np.flatnonzero(owners == i)
        assert {a.card for a in calls} == {card[c] for c in cards[mine]}
        for line in mine:
            assert sorted(encode_call(view, CALLS[card[cards[line]]])[0]) == told(seen[line])
        called.append(int(rng.choice(cards[mine])))
        states[row], _ = apply(state, CALLS[card[called[-1]]])
    tables = AuctionedBatch(auctions, of, np.array(called))
    while not tables.over:
        seen, offered = observations(tables, tables.rows), actions(tables, tables.rows)
        legal = tables.legal()
        places = np.where(legal, rng.random(legal.shape), -1).argmax(axis=1)
        for i, row in enumerate(of):
            state, chooser = states[row], decider(states[row])
            hand = tables.hands[i, tables.actor[i]]
            if chooser is not None:
                view = seen_by(state, chooser)
                found, action_rows = encode(know(view))
                assert sorted(found) == told(seen[i])
                for action, action_row in zip(view.legal, action_rows, strict=True):
                    assert isinstance(action, Play)
                    assert offered[i, list(hand).index(coder_of(rules).number[action.card])] == action_row
            states[row], _ = apply(state, PLAYS[card[hand[places[i]]]])
        tables.play(places)
