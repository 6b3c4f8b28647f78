"""The rule player of chiamata over many tables at once, from the first lead on.

The idea is that of `medium`, and of `training.sparring.rule_play`: what the trick is worth, less the price of
the card. A seat looks at the others as `players.heuristic.belief` does before anybody has played.
"""

import numpy as np

from briscola.engine.rules import Rules
from briscola.players.heuristic.belief import UNKNOWN_TO_CALLER, UNKNOWN_TO_DEFENDER
from briscola.players.heuristic.pricing import FINE, SECRECY, Weights
from briscola.players.heuristic.weights import WEIGHTS, form_of
from briscola.players.nets.arrays import BEATS, CARD_POINTS, CARD_SUIT, EMPTY, Bools, Floats, Ints
from briscola.players.nets.card_rows import CARDS
from briscola.players.nets.chiamata.batch import ChiamataBatch
from briscola.players.nets.chiamata.layout import PLACES, TRICKS
from training.sparring.rule_play import CARD_STRENGTH, Risk, prices_now, slipping


def rule_places(tables: ChiamataBatch, rows: Ints, slips: Bools, rng: np.random.Generator) -> Ints:
    """The place of the card that the rule player would play at each of those tables; some slip."""
    values = card_values(tables, rows)
    best = (values >= values.max(axis=1, keepdims=True) - FINE).argmax(axis=1)
    places: Ints = np.where(slips, slipping(values, PLACES - tables.position, rng), best)
    return places


def card_values(tables: ChiamataBatch, rows: Ints) -> Floats:
    """Value of each place of the hands to play, in points of difference; -inf where not legal."""
    at, actor, me = np.arange(len(rows)), tables.actor[rows], tables.decider[rows]
    hands, trumps = tables.hands[rows, actor], tables.trumps[rows]
    cards = np.where(hands == EMPTY, 0, hands)
    kin = kinship(tables, rows)
    later = (actor[:, None] + np.arange(1, PLACES - tables.position)) % PLACES
    dislike = -np.take_along_axis(kin, later, axis=1)
    enemies = (dislike > 0).sum(axis=1, keepdims=True)
    loss = dislike.max(axis=1, keepdims=True, initial=0.0)
    risk = Risk(_hidden(tables, rows, me, actor), (hands != EMPTY).sum(axis=1), trumps)

    table = tables.cards[rows, tables.played - tables.position : tables.played]
    pot = CARD_POINTS[table].sum(axis=1, keepdims=True)
    got = pot + CARD_POINTS[cards]
    safe = risk.hold(cards, got, enemies)
    values: Floats = got * (safe - (1 - safe) * loss)
    if tables.position:
        best, friend = tables.best[rows, None], kin[at, tables.winner[rows]][:, None]
        hold = risk.hold(best, pot, enemies)
        left = got * (friend * hold - (1 - hold) * loss)
        values = np.where(BEATS[trumps[:, None], cards, best], values, left)
    else:
        values -= loss * np.take_along_axis(risk.brought, cards, axis=1)
    price = prices_now(_weights(tables.rules), tables.trick / TRICKS)
    values -= price[(CARD_SUIT[cards] == trumps[:, None]).astype(np.int64), CARD_STRENGTH[cards]]
    hides = (me == tables.partner[rows]) & (me != tables.caller[rows])
    values -= SECRECY * (hides[:, None] & (cards == tables.called[rows, None]))
    return np.where(tables.legal()[rows], values, -np.inf)


def kinship(tables: ChiamataBatch, rows: Ints) -> Floats:
    """By table and place, how far the seat that decides wishes a place well, -1 … 1."""
    at, me = np.arange(len(rows)), tables.decider[rows]
    caller, side = tables.caller[rows], tables.with_caller[rows]
    knows = tables.shown[rows] | (me == tables.partner[rows])
    guessed = np.where(me == caller, UNKNOWN_TO_CALLER, UNKNOWN_TO_DEFENDER)[:, None]
    guesses = np.where(np.arange(PLACES) == caller[:, None], -1.0, guessed)
    kin: Floats = np.where(knows[:, None], np.where(side == side[at, me][:, None], 1.0, -1.0), guesses)
    kin[at, me] = 1.0
    return kin


def _hidden(tables: ChiamataBatch, rows: Ints, me: Ints, actor: Ints) -> Floats:
    """By table and card: 1 where the seat that decides has not seen it."""
    at = np.arange(len(rows))[:, None]
    hidden: Floats = np.ones((len(rows), CARDS + 1), np.float32)  # a column more for empty places
    hidden[at, tables.cards[rows, : tables.played]] = 0
    for seat in (me, actor):
        hidden[at, tables.hands[rows, seat]] = 0
    return hidden[:, :-1]


def _weights(rules: Rules) -> Weights:
    return WEIGHTS[form_of(rules)]
