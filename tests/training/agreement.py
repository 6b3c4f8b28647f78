"""Arrays of tables against the engine: the same hands at random in both, which must agree at every step."""

from collections.abc import Callable

import numpy as np

from briscola.engine.actions import CALLS, PASS, PLAYS, Bid, Call, Declare, Play
from briscola.engine.cards import Card
from briscola.engine.hand import apply, deal, decider, legal_actions
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.players.card_codes import coder_of, suit_number
from briscola.players.nets.arrays import EMPTY, Ints
from briscola.players.nets.chiamata.encode import rung_of
from briscola.players.nets.tricks.batch import TrickBatch
from training.chiamata.auctions import NOBODY, Auctions
from training.chiamata.auctions import PASS as PASSED
from training.chiamata.features import calls_offered
from training.chiamata.tables import AuctionedBatch
from training.tricks.lockstep import random_chooser, shuffled_packs


def dealt(rules: Rules, packs: Ints, dealers: Ints) -> list[State]:
    """The hands of packs that lie as arrays expect them: dealt one at a time, the next card turned."""
    card = coder_of(rules).card
    top_first = np.empty_like(packs)
    top_first[:, list(rules.laid)] = packs
    return [
        deal(rules, dealer=int(d), pack=[card[k] for k in pack])
        for pack, d in zip(top_first, dealers, strict=True)
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
            assert [rung_of(b, state.rules.ranking, rank=auctions.rank) for b in bids] == list(
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


def agree_on_tricks(
    rules: Rules,
    count: int,
    rng: np.random.Generator,
    batch: Callable[[Rules, Ints, Ints], TrickBatch] = TrickBatch,
) -> None:
    """Same packs, same plays: hands, legal cards, who acts, who wins, points and draws are the same."""
    packs = shuffled_packs(rules, count, rng)
    dealers = rng.integers(rules.players, size=count)
    tables = batch(rules, packs, dealers)
    card = coder_of(rules).card
    states = dealt(rules, packs, dealers)
    choose = random_chooser(rng)
    while not tables.over:
        declare_at_random(tables, states, rng)
        legal = tables.legal()
        actor = tables.actor
        places = choose(tables, tables.rows)
        for i, state in enumerate(states):
            assert state.to_act == actor[i]
            assert state.leader == tables.leader[i]
            assert state.points == tuple(tables.points[i])
            assert len(state.stock) == tables.stock_left
            for seat, hand in enumerate(state.hands):
                assert {card[k] for k in tables.hands[i, seat] if k != EMPTY} == set(hand)
            hand_now = tables.hands[i, actor[i]]
            allowed = {card[k] for k, may in zip(hand_now, legal[i], strict=True) if may}
            assert allowed == {a.card for a in legal_actions(state) if isinstance(a, Play)}
            known = {s: set(cards) for s, cards in enumerate(state.known) if cards}
            assert known == known_at(tables, i, card)
            states[i], _ = apply(state, PLAYS[card[hand_now[places[i]]]])
        tables.play(places)
    for i, state in enumerate(states):
        assert state.outcome is not None and state.outcome.points == tuple(tables.points[i])
        if tables.said is not None:
            assert state.outcome.declared == tuple(tables.said.points[i])
        of_side = [sum(state.outcome.totals[seat] for seat in side) for side in rules.sides]
        gains = [total - sum(of_side) / len(of_side) for total in of_side]
        worth = [tables.side_worth()[i, side[0]] - rules.total / len(of_side) for side in rules.sides]
        assert np.allclose(worth, gains)  # what nets learn is what the arena compares


def declare_at_random(tables: TrickBatch, states: list[State], rng: np.random.Generator) -> None:
    """Some leaders declare, in both, which must agree on what may be declared and on trumps (V-MA-2)."""
    declarable = tables.declarable()
    for i, state in enumerate(states):
        offered = [a for a in legal_actions(state) if isinstance(a, Declare)]
        suits = [suit_number(a.suit) for a in offered]
        assert suits == list(np.flatnonzero(declarable[i]))
        if offered and rng.random() < 0.8:
            pick = int(rng.integers(len(offered)))
            states[i], _ = apply(state, offered[pick])
            tables.declare(np.array([i]), np.array(suits[pick : pick + 1]))
            assert not any(isinstance(a, Declare) for a in legal_actions(states[i]))
        assert suit_number(states[i].trumps) == tables.trumps[i]


def known_at(tables: TrickBatch, row: int, card: tuple[Card, ...]) -> dict[int, set[Card]]:
    """The cards that all know to be in a hand: the turned one and those shown."""
    found: dict[int, set[Card]] = {}
    for seat in range(tables.players):
        shown = set() if tables.said is None else set(np.flatnonzero(tables.said.shown[row]))
        if tables.keeper[row] == seat:
            shown.add(tables.turned[row])
        held = {card[k] for k in tables.hands[row, seat] if k != EMPTY and k in shown}
        if held:
            found[seat] = held
    return found


def agree_on_chiamata(rules: Rules, count: int, rng: np.random.Generator) -> int:
    """Same packs, bids, calls and plays: who acts, hands, sides, points and payments are the same.

    Returns how many of the hands were not passed out.
    """
    packs = shuffled_packs(rules, count, rng)
    dealers = rng.integers(rules.players, size=count)
    states = dealt(rules, packs, dealers)
    auctions = Auctions(rules, packs)
    speak_at_random(auctions, states, rng)
    of = np.flatnonzero(auctions.bidder != NOBODY)
    coder = coder_of(rules)
    states = [states[row] for row in of]
    owners, offered = calls_offered(auctions, of)
    calls = []
    for i, state in enumerate(states):
        cards = [a.card for a in legal_actions(state) if isinstance(a, Call)]
        own = () if rules.own_card_callable or state.caller is None else state.hands[state.caller]
        assert {coder.number[c] % 10 for c in cards} == (
            {auctions.strengths[auctions.standing[of[i]]]}
            if auctions.rank
            else {coder.number[c] % 10 for c in rules.pack if c not in own}  # he may hold all four of a rank
        )
        assert {coder.card[k] for k in offered[owners == i]} <= set(cards)
        calls.append(cards[rng.integers(len(cards))])
        states[i], _ = apply(state, CALLS[calls[-1]])
    if not len(of):  # everybody has passed everywhere
        return 0
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
    plain = not rules.options["multiplier"] and not rules.options["capot_doubles"]
    for i, state in enumerate(states):
        assert state.outcome is not None and state.outcome.payments is not None
        paid = np.array([state.outcome.payments[seat] for seat in state.order])
        assert (paid == payments[i]).all() if plain else (np.sign(paid) == np.sign(payments[i])).all()
    return len(of)
