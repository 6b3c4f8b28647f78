"""The lockstep simulator of chiamata against the engine, bid by bid and play by play."""

import numpy as np
import pytest

from briscola.engine.actions import CALLS, PASS, PLAYS, Bid, Call, Play
from briscola.engine.cards import Card
from briscola.engine.hand import apply, deal, decider, legal_actions
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.players.coding import coder_of
from briscola.players.nets.chiamata.encode import rung_of
from briscola.players.nets.families import CHIAMATA, FAMILIES
from tests.engine.play import slug
from training.arrays import EMPTY, Ints
from training.called.auctions import NOBODY, Auctions
from training.called.auctions import PASS as PASSED
from training.called.tables import AuctionedBatch
from training.simulator import shuffled_packs

GAMES = FAMILIES[CHIAMATA]


def dealt(rules: Rules, packs: Ints, dealers: Ints) -> list[State]:
    card = coder_of(rules).card
    return [
        deal(rules, dealer=int(d), pack=[card[k] for k in pack])
        for pack, d in zip(packs, dealers, strict=True)
    ]


def held(hand: Ints, card: tuple[Card, ...]) -> set[Card]:
    return {card[k] for k in hand if k != EMPTY}


def speak_at_random(auctions: Auctions, states: list[State], rng: np.random.Generator) -> None:
    """The same random bids in the auctions and in the engine, which must agree on who may say what."""
    while len(rows := auctions.open):
        spoken = []
        for row in rows:
            state = states[row]
            assert state.to_act == state.order[auctions.turn[row]]
            bids = [a for a in legal_actions(state) if isinstance(a, Bid)]
            lowest = auctions.standing[row] + 1
            assert [rung_of(b, rank=auctions.rank) for b in bids] == list(
                range(lowest, len(auctions.contracts))
            )
            if rng.random() < 0.7:
                spoken.append(PASSED)
                states[row], _ = apply(state, PASS)
            else:
                step = min(len(bids) - 1, int(rng.geometric(0.15)) - 1)
                spoken.append(lowest + step)
                states[row], _ = apply(state, bids[step])
        auctions.speak(rows, np.array(spoken))
    for row, state in enumerate(states):
        assert (state.outcome is not None) == (auctions.bidder[row] == NOBODY)


@pytest.mark.parametrize("rules", GAMES, ids=slug)
def test_the_simulator_agrees_with_the_engine_at_every_step(rules: Rules) -> None:
    """Same packs, bids, calls and plays: who acts, hands, sides, points and payments are the same."""
    rng = np.random.default_rng(7)
    count = 40
    packs = shuffled_packs(rules, count, rng)
    dealers = rng.integers(rules.players, size=count)
    states = dealt(rules, packs, dealers)
    auctions = Auctions(rules, packs)
    speak_at_random(auctions, states, rng)
    of = np.flatnonzero(auctions.bidder != NOBODY)
    assert 0 < len(of) < count
    coder = coder_of(rules)
    states = [states[row] for row in of]
    calls = []
    for i, state in enumerate(states):
        cards = [a.card for a in legal_actions(state) if isinstance(a, Call)]
        assert {coder.number[c] % 10 for c in cards} == (
            {auctions.strengths[auctions.standing[of[i]]]} if auctions.rank else set(range(10))
        )
        calls.append(cards[rng.integers(len(cards))])
        states[i], _ = apply(state, CALLS[calls[-1]])
    tables = AuctionedBatch(auctions, of, np.array([coder.number[c] for c in calls]))
    for i, state in enumerate(states):
        assert state.caller == state.order[tables.caller[i]]
        assert state.partner == state.order[tables.partner[i]]
        assert state.contract == tables.contract[i]
    while not tables.over:
        legal = tables.legal()
        places = np.where(legal, rng.random(legal.shape), -1).argmax(axis=1)
        for i, state in enumerate(states):
            assert state.to_act == state.order[tables.actor[i]]
            chooser = decider(state)
            assert chooser is None or chooser == state.order[tables.decider[i]]
            assert [state.points[seat] for seat in state.order] == list(tables.points[i])
            for place, seat in enumerate(state.order):
                assert held(tables.hands[i, place], coder.card) == set(state.hands[seat])
            hand = tables.hands[i, tables.actor[i]]
            allowed = held(np.where(legal[i], hand, EMPTY), coder.card)
            assert allowed == {a.card for a in legal_actions(state) if isinstance(a, Play)}
            states[i], _ = apply(state, PLAYS[coder.card[hand[places[i]]]])
        tables.play(places)
    payments = (2 * tables.won() - 1) * tables.stakes()
    for i, state in enumerate(states):
        assert state.outcome is not None and state.outcome.payments is not None
        assert [state.outcome.payments[seat] for seat in state.order] == list(payments[i])
