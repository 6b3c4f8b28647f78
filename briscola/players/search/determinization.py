"""Belief over determinizations: how likely the others would have played as they did in each."""

import numpy as np

from briscola.engine.observation import Observation
from briscola.players.coding import coder_of, suit_number
from briscola.players.nets.arrays import Bools, Floats, Ints
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.search.rollout import BatchEvaluator, places_of, play_likelihoods


def weighted_determinizations(
    view: Observation,
    packs: Ints,
    evaluator: BatchEvaluator[TrickBatch],
    *,
    lookback: int,
    temperature: float,
    for_hand: bool,
) -> tuple[TrickBatch, Floats]:
    """The tables at the present moment, and a weight for each: how likely the others played as they did.

    Only plays of the last `lookback` tricks and of this one are weighed, by a softmax policy of so many
    points of temperature. `for_hand`: that all play for the hand, not for points. Weights sum to one.
    """
    rules = view.rules
    number = coder_of(rules).number
    count = len(packs)
    goals: Bools = np.full((count, rules.players), for_hand)
    tables = TrickBatch(rules, packs, np.full(count, view.dealer), for_hand=goals)
    logs: Floats = np.zeros(count)
    first = len(view.tricks) - lookback
    for trick, plays in enumerate((*(trick.plays for trick in view.tricks), view.table)):
        for made in view.declared:
            if made.trick == trick + 1:
                tables.declare(tables.rows, np.full(count, suit_number(made.suit)))
        for play in plays:
            places = places_of(tables, number[play.card])
            if trick >= first and play.seat != view.seat:
                logs += np.log(play_likelihoods(evaluator(tables), temperature)[tables.rows, places])
            tables.play(places)
    likely: Floats = np.exp(logs - logs.max())
    return tables, likely / likely.sum()
