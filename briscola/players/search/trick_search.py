"""Information-set search near the end of a hand: rollouts of each play, in samples of the hidden cards.

All play on by the net (two small hands, once the stock is out, exactly), and nobody sees through the deals:
each seat plays by its own observation in them.
(Perfect information within sampled deals makes play worse: strategy fusion, Frank and Basin 1998.)
"""

from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from briscola.engine.observation import Observation
from briscola.players.knowledge import Knowledge
from briscola.players.nets.arrays import Floats, Ints, Utility, Values
from briscola.players.nets.net import Net
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.nets.tricks.batch_encode import actions, observations
from briscola.players.sampling.hands import HandHint
from briscola.players.sampling.packs import sampled_packs
from briscola.players.search.determinization import weighted_determinizations
from briscola.players.search.last_tricks import all_known, chances, ends_exactly, final_differences
from briscola.players.search.rollout import BatchEvaluator, indices_of, net_evaluator, roll_out
from briscola.players.search_budget import SearchBudget, plays_left
from briscola.players.talk.sign_reading import read_signs

MOST_SAMPLES = 320

Packs = Callable[[Knowledge, Sequence[HandHint]], Ints]
"""Packs of cards that may have led to what a seat knows, and to what it guesses from signs."""


def card_values(
    knowledge: Knowledge,
    cards: Sequence[int],
    net: Net,
    utility: Utility,
    search: SearchBudget,
    *,
    win: bool,
    talks: bool,
) -> Values:
    """Points to come and chance to win the hand, by card, if all go on by the net.

    A function of the observation alone.
    """
    view = knowledge.view
    count = min(MOST_SAMPLES, search.rollout_plays // plays_left(view))
    evaluator = net_evaluator(net, utility, observations, actions)
    tables, weights = weighed(
        knowledge, sampler(count, Random(play_key(view))), evaluator, search, win=win, talks=talks
    )
    tables.hands.sort(axis=2)  # a hand lies in the same order wherever it is the same
    tried = tables.picked(np.tile(tables.rows, len(cards)))
    tried.play(indices_of(tried, np.repeat(cards, tables.count)))
    found = [values.reshape(len(cards), -1) @ weights for values in _ended(tried, view, evaluator)]
    return found[0], found[1]


def sampler(count: int, random: Random) -> Packs:
    """A source of `count` random packs."""
    return lambda knowledge, hints: sampled_packs(knowledge, hints, count, random)


def weighed(
    knowledge: Knowledge,
    packs: Packs,
    evaluator: BatchEvaluator[TrickBatch],
    search: SearchBudget,
    *,
    win: bool,
    talks: bool,
) -> tuple[TrickBatch, Floats]:
    """Tables at the present moment as packs may have led to it, all different, and how likely each is.

    `win`: all play for the hand, not for points; `talks`: cards lie as the signs that this seat has
    seen tell, and it and its partners play by them where nets know signs.
    """
    known, hints = read_signs(knowledge) if talks else (knowledge, ())
    return merged(
        *weighted_determinizations(
            knowledge.view,
            packs(known, hints),
            evaluator,
            lookback=search.lookback,
            temperature=search.temperature,
            for_hand=win,
            talks=talks,
        )
    )


def _ended(tables: TrickBatch, view: Observation, evaluator: BatchEvaluator[TrickBatch]) -> Values:
    """By table what a seat's side gets from `view` on, as a share of all points, and whether it wins."""
    rules, seat = view.rules, view.seat
    now = sum(view.points[other] for other in rules.side_of[seat])
    if ends_exactly(rules):
        roll_out(tables, evaluator, until=all_known)
        final = final_differences(tables, seat)
        return ((rules.total + final) / 2 - now) / rules.total, chances(final)
    roll_out(tables, evaluator)
    return (tables.side_points()[:, seat] - now) / rules.total, won(tables, seat)


def play_key(view: Observation) -> str:
    """Text that identifies a decision of a seat: its cards, and all that has been played."""
    played = [play.card.code for trick in view.tricks for play in trick.plays]
    played += [play.card.code for play in view.table]
    return f"{view.seat}:{''.join(card.code for card in view.hand)}:{''.join(played)}"


def merged(tables: TrickBatch, weights: Floats) -> tuple[TrickBatch, Floats]:
    """Tables that are the same from now on as one, with the weights of all."""
    hands = np.sort(tables.hands, axis=2).reshape(tables.count, -1)
    hidden = np.concatenate((hands, tables.stock[:, tables.drawn :]), axis=1)
    _, first, alike = np.unique(hidden, axis=0, return_index=True, return_inverse=True)
    together: Floats = np.zeros(len(first))
    np.add.at(together, alike.reshape(-1), weights)
    return tables.picked(first), together


def won(tables: TrickBatch, seat: int) -> Floats:
    """By table, at the end: 1 where a seat's side has most points, 0 elsewhere; sides that tie share it."""
    points = tables.side_totals()
    best = points == points.max(axis=1, keepdims=True)
    chances: Floats = best[:, seat] * tables.sides[seat].sum() / best.sum(axis=1)
    return chances
