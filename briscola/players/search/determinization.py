"""Belief over determinizations: how likely the others would have played as they did in each."""

import numpy as np

from briscola.engine.observation import Observation
from briscola.players.card_codes import coder_of, suit_number
from briscola.players.nets.arrays import Bools, Floats, Ints
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.nets.tricks.standing_signs import StandingSigns, knows_signs
from briscola.players.search.rollout import BatchEvaluator, indices_of, play_likelihoods

LIGHT = 0.02
"""Samples of less than this share of the weight of the likeliest are looked at no further."""


def weighted_determinizations(
    view: Observation,
    packs: Ints,
    evaluator: BatchEvaluator[TrickBatch],
    *,
    lookback: int,
    temperature: float,
    for_hand: bool,
    talks: bool,
) -> tuple[TrickBatch, Floats]:
    """The tables at the present moment, and a weight for each: how likely the others played as they did.

    Only plays of the last `lookback` tricks and of this one are weighed, by a softmax policy of so many
    points of temperature. `for_hand`: that all play for the hand, not for points; `talks`: that this
    seat and its partners read the signs that it has seen, where nets know signs. Weights sum to one.
    """
    rules = view.rules
    number = coder_of(rules).number
    count = len(packs)
    goals: Bools = np.full((count, rules.players), for_hand)
    reads = talks and knows_signs(rules)
    signs = StandingSigns(count, rules.side_of[view.seat], rules.players) if reads else None
    tables = TrickBatch(rules, packs, np.full(count, view.dealer), for_hand=goals, signs=signs)
    logs: Floats = np.zeros(count)
    first = len(view.tricks) - lookback
    for trick, plays in enumerate((*(trick.plays for trick in view.tricks), view.table)):
        for made in view.declared:
            if made.trick == trick + 1:
                tables.declare(tables.rows, np.full(count, suit_number(made.suit)))
        if signs is not None:
            signs.show(view, trick + 1)
        for play in plays:
            weighed = trick >= first and play.seat != view.seat
            if weighed:
                tables.hands.sort(axis=2)  # a hand lies in the same order wherever it is the same
            places = indices_of(tables, number[play.card])
            if weighed:
                logs += np.log(play_likelihoods(evaluator(tables), temperature)[tables.rows, places])
            tables.play(places)
    return tables, weights_of(logs)


def weights_of(logs: Floats) -> Floats:
    """Weights that sum to one, from the logarithms of likelihoods."""
    likely = np.exp(logs - logs.max())
    weights: Floats = likely / likely.sum()
    return weights
