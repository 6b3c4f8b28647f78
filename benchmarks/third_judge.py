"""A third judge of what the coach blames: the hands are played on by `medium` at the real table."""

from random import Random

import numpy as np
from msgspec.structs import replace

from briscola.engine.actions import Action
from briscola.engine.cards import Card
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.match import begin_match
from briscola.engine.observation import Observation, observe
from briscola.engine.outcome import together
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.players.card_codes import coder_of
from briscola.players.insight.figures import points_in_a_hand
from briscola.players.insight.significance import Beside
from briscola.players.knowledge import know
from briscola.players.leaving import plays_on
from briscola.players.levels import make_player
from briscola.players.nets.arrays import EMPTY
from briscola.players.search import trick_search
from briscola.players.search.models import Model, Played, contract_model, plainly, tricks_model

WORLDS = 120
SAMPLES = 720


def behind(state: State, view: Observation, best: Action, own: Action, worlds: int = WORLDS) -> Beside:
    """Points by which one action is behind another, weighed as by the coach, and their standard error.

    `state` is the true hand of which the seat sees `view`; its hidden cards are dealt anew.
    """
    plain = plainly(plays_on(view))
    knowledge = know(plain)
    random = Random(f"third:{trick_search.play_key(view)}")
    if plain.rules.bidding is not None:
        dealt = _dealt(contract_model(knowledge), state, view, random, worlds)
    else:
        win = not view.rules.match_form.by_points
        dealt = _dealt(tricks_model(knowledge, win=win), state, view, random, worlds)
    less = [
        _worth(world, view, best, seed) - _worth(world, view, own, seed) for seed, world in enumerate(dealt)
    ]
    return float(np.mean(less)), float(np.std(less) / np.sqrt(len(less)))


def _dealt(model: Model[Played], state: State, view: Observation, random: Random, worlds: int) -> list[State]:
    """States that agree with what the seat sees, as likely as the coach thinks each of them."""
    tables, weights = model.sampled(SAMPLES, random, model.evaluator())
    rows = random.choices(range(len(weights)), weights.tolist(), k=worlds)
    card, order = coder_of(view.rules).card, view.rules.order(view.dealer)
    contract = view.rules.bidding is not None
    found = []
    for row in rows:
        held = [
            tuple(card[c] for c in tables.hands[row, order.index(s) if contract else s] if c != EMPTY)
            for s in range(view.rules.places)
        ]
        # A hand keeps the order in which it is really held where it is known.
        hands = tuple(
            state.hands[s] if {*held[s]} == {*state.hands[s]} else held[s] for s in range(view.rules.places)
        )
        changed = replace(state, hands=hands)
        if contract:
            changed = replace(changed, partner=_partner(state, hands))
        else:
            stock = vars(tables)["stock"][row, vars(tables)["drawn"] :]
            changed = replace(changed, stock=tuple(card[int(c)] for c in stock))
        found.append(changed)
    return found


def _partner(state: State, hands: tuple[tuple[Card, ...], ...]) -> int | None:
    """The holder of the called card; who has played it, once it is gone."""
    return next((seat for seat, held in enumerate(hands) if state.called in held), state.partner)


def _worth(state: State, view: Observation, action: Action, seed: int) -> float:
    """The seat's result after an action if everybody plays on like `medium`."""
    standing = begin_match(state.rules, winning_hands=1, dealer=0).standing
    players = [make_player("medium", seed=f"{seed}:{s}", seat=s) for s in range(state.rules.players)]
    state, _ = apply(state, action)
    while state.to_act is not None:
        seat, legal = decider(state), legal_actions(state)
        done = legal[0]
        if seat is not None and len(legal) > 1:
            done = players[seat].choose(observe(state, seat, standing, asked=True))
        state, _ = apply(state, done)
    return _value(state, view.rules, view.seat)


def _value(state: State, rules: Rules, seat: int) -> float:
    """Points and the hand together, as `weighing.worth` has it."""
    assert state.outcome is not None
    side = next(party for party in rules.parties(state.caller, state.partner) if seat in party)
    totals = together(state.points, state.declared_points)
    points = sum(totals[place] for place in side)
    if rules.match_form.by_points:
        return points
    won = float(seat in state.outcome.winners) if state.outcome.winners else 0.5
    return (points + points_in_a_hand(rules) * won) / 2
