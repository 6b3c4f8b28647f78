"""Manners of an expert: what annoys the company must gain points, bids are not rash and go by jumps."""

from collections.abc import Callable, Sequence

from briscola.engine.actions import Bid, Play
from briscola.players.dear_bids import dearer_bids
from briscola.players.etiquette.manners_prices import FAULT, play_prices
from briscola.players.jump_bids import rounded, within_a_jump
from briscola.players.knowledge import Knowledge
from briscola.players.net_players.chiamata_player import ChiamataPlayer
from briscola.players.search.last_draws import counts_worlds
from briscola.players.search_budget import SearchBudget, looks_ahead

RASH = 0.5
"""A bid of points with less chance to be made annoys the company too. Among its like `hard` is paid
0.02 ± 0.02 less for minding that, and fails 29 % of its contracts, not 37 %. Bids of ranks are left alone:
there it would be paid 0.04 ± 0.02 less among `medium`, half of what it gains."""

JUMP_PRICE = 1.5
"""Points (0.09 of payment) that a jump in the auction may cost, half of it on the average. Among its like
that raise by the least `hard` is paid 0.03 ± 0.03 more for it, by rank 0.01 ± 0.03, and auctions end after
seven bids, not ten."""

Promise = Callable[[Knowledge, Bid], float]
"""The chance to make the contract, should the auction end with that bid of the seat that looks."""

COUNTED = 0.5
"""Share of those prices that stays once every world has been counted."""


def jump_from(evaluator: ChiamataPlayer, knowledge: Knowledge, chosen: Bid, price: float) -> Bid:
    """The bid to make where that one is best: as far a jump as costs no more than a price in points.

    `price` is at most JUMP_PRICE, for which a round figure is preferred. No jump is rash.
    """
    near = within_a_jump(knowledge.view)
    if chosen in dearer_bids(knowledge.view):
        return chosen
    if chosen not in near:
        near.append(chosen)
    value = dict(zip(near, evaluator.bid_values(knowledge, near), strict=True))
    far = (bid for bid in reversed(near) if value[bid] >= value[chosen] - price)
    last = next(bid for bid in far if bid == chosen or not rash(knowledge, bid, evaluator.promise))
    reach = near[: near.index(last) + 1]
    return rounded([bid for bid in reach if bid == last or value[bid] >= value[chosen] - JUMP_PRICE])


def rash(knowledge: Knowledge, bid: Bid, promise: Promise) -> bool:
    """True if a bid of points annoys the company: its contract is more likely than not to fail."""
    return bid.rank is None and promise(knowledge, bid) < RASH


def care(knowledge: Knowledge, search: SearchBudget | None) -> float:
    """Factor on the price that a play must gain to be worth annoying the company.

    Larger if a search has looked at some samples only, smaller if it has counted every world.
    """
    if search is None:
        return 1.0
    if counts_worlds(knowledge, search.draws):
        return COUNTED
    return search.care if looks_ahead(knowledge.view, search) else 1.0


def prices_of(
    knowledge: Knowledge,
    action_values: Sequence[float],
    reach: float,
    promise: Promise | None = None,
) -> list[float]:
    """Points that each action must gain to be worth annoying the company or looking odd.

    All 0 if only one action is within `reach` of the best.
    """
    view = knowledge.view
    near = [value >= max(action_values) - reach for value in action_values]
    found = [0.0] * len(action_values)
    if sum(near) < 2:
        return found
    if isinstance(view.legal[0], Play):
        dear = play_prices(knowledge)
        return [dear[action.card] if isinstance(action, Play) else 0.0 for action in view.legal]
    for at, action in enumerate(view.legal):
        if near[at] and isinstance(action, Bid) and promise is not None:
            found[at] = FAULT * rash(knowledge, action, promise)
    return found
