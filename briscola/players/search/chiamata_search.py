"""Information-set search near the end of a hand of chiamata, as in `search.tricks`."""

from collections.abc import Sequence
from random import Random

import numpy as np

from briscola.engine.observation import Observation
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import Knowledge
from briscola.players.nets.arrays import EMPTY, Floats, Ints, Utility, Values
from briscola.players.nets.chiamata.batch import ChiamataBatch
from briscola.players.nets.chiamata.batch_encode import actions, observations
from briscola.players.nets.chiamata.encode import said_by
from briscola.players.nets.chiamata.layout import PLACES, TRICKS
from briscola.players.nets.net import Net
from briscola.players.sampling.packs import permuted_hands
from briscola.players.search.determinization import LIGHT, weights_of
from briscola.players.search.rollout import (
    BatchEvaluator,
    indices_of,
    net_evaluator,
    play_likelihoods,
    roll_out,
)
from briscola.players.search.trick_search import play_key
from briscola.players.search_budget import SearchBudget, plays_left

IN_MANO = 0.05
"""Factor on the likelihood of deals in which the caller holds the card he called."""


def contract_values(
    knowledge: Knowledge, cards: Sequence[int], net: Net, utility: Utility, search: SearchBudget
) -> Values:
    """Points to come and chance to win the contract, by card, if all go on by the net.

    A function of the observation alone.
    """
    view = knowledge.view
    evaluator = net_evaluator(net, utility, observations, actions)
    fresh, often = sampled_determinizations(
        knowledge, search.rollout_plays // plays_left(view), Random(play_key(view))
    )
    tables, weights = weighted_determinizations(
        view, fresh, often, evaluator, lookback=search.lookback, temperature=search.temperature
    )
    tried = tables.picked(np.tile(tables.rows, len(cards)))
    tried.play(indices_of(tried, np.repeat(cards, tables.count)))
    roll_out(tried, evaluator)
    me = view.rules.order(view.dealer).index(view.seat)
    more = tried.side_points()[:, me] - np.tile(tables.side_points()[:, me], len(cards))
    shares = more / view.rules.total
    found = [values.reshape(len(cards), -1) @ weights for values in (shares, tried.won()[:, me])]
    return found[0], found[1]


def sampled_determinizations(knowledge: Knowledge, count: int, random: Random) -> tuple[ChiamataBatch, Ints]:
    """Distinct tables at the first lead that lead to what is seen, and the number of deals of each."""
    order, tricks = knowledge.order, knowledge.history
    known = {**knowledge.held, knowledge.actor: knowledge.hand}
    hidden = [seat for seat in order if seat not in known]
    rng = np.random.default_rng(random.getrandbits(64))
    sizes = [knowledge.counts[seat] for seat in hidden]
    drawn = dict(zip(hidden, permuted_hands(knowledge.unseen_in_pack, sizes, count, rng), strict=False))
    hands: Ints = np.full((count, PLACES, TRICKS), EMPTY)
    for place, seat in enumerate(order):
        left = knowledge.counts[seat]
        if seat in known:
            hands[:, place, :left] = known[seat]
        else:
            # A dummy plays its cards as they lie; in other hands their order is nothing.
            as_they_lie = seat == knowledge.rules.dummy_seat
            hands[:, place, :left] = drawn[seat] if as_they_lie else np.sort(drawn[seat])
        hands[:, place, left:] = [play.card for plays in tricks for play in plays if play.seat == seat][::-1]
    hands, often = np.unique(hands, axis=0, return_counts=True)
    return first_lead(knowledge.view, hands), often


def first_lead(view: Observation, hands: Ints) -> ChiamataBatch:
    """Tables with those hands at the first lead, with the bids and the call that were seen."""
    count, order, number = len(hands), view.rules.order(view.dealer), coder_of(view.rules).number
    assert view.caller is not None and view.contract is not None and view.called is not None
    said, passed = zip(*(said_by(view, seat) for seat in order), strict=True)
    return ChiamataBatch(
        view.rules,
        hands,
        caller=np.full(count, order.index(view.caller)),
        contract=np.full(count, view.contract),
        called=np.full(count, number[view.called]),
        said=np.tile(np.array(said, np.int64), (count, 1)),
        passed=np.tile(np.array(passed, np.bool_), (count, 1)),
    )


def weighted_determinizations(
    view: Observation,
    tables: ChiamataBatch,
    often: Ints,
    evaluator: BatchEvaluator[ChiamataBatch],
    *,
    lookback: int,
    temperature: float,
) -> tuple[ChiamataBatch, Floats]:
    """The tables at the present moment, and how likely each is: as in `search.determinization`."""
    number = coder_of(view.rules).number
    me = view.rules.order(view.dealer).index(view.seat)
    logs: Floats = np.log(often) + np.where(tables.caller == tables.partner, np.log(IN_MANO), 0.0)
    first = len(view.tricks) - lookback
    for trick, plays in enumerate((*(trick.plays for trick in view.tricks), view.table)):
        for play in plays:
            places = indices_of(tables, number[play.card])
            if trick >= first and (by_others := tables.decider != me).any():
                told = np.log(play_likelihoods(evaluator(tables), temperature)[tables.rows, places])
                logs += np.where(by_others, told, 0.0)
                heavy = np.flatnonzero(logs >= logs.max() + np.log(LIGHT))
                tables, places, logs = tables.picked(heavy), places[heavy], logs[heavy]
            tables.play(places)
    return tables, weights_of(logs)
