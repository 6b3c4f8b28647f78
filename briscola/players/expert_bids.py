"""Bids of an expert: which are rash, and how far it jumps from the one that is best."""

from collections.abc import Callable

from briscola.engine.actions import Bid
from briscola.players.dear_bids import dearer_bids
from briscola.players.jump_bids import rounded, within_a_jump
from briscola.players.knowledge import Knowledge
from briscola.players.nets.chiamata import ChiamataPlayer

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
