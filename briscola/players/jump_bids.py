"""Bidding by jumps, mostly to round figures (61, 65, 70 …), not by one each time.

An auction by ones takes a minute and finds the same caller. Whoever bids knows the limit of the hand and
keeps it: a jump goes part of the way there, how far is a matter of mood, so that nobody can read the limit
from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import TYPE_CHECKING

from briscola.engine.actions import LOWEST_CONTRACT, Bid
from briscola.engine.observation import Observation
from briscola.engine.rules import Bidding
from briscola.engine.scoring import Payments
from briscola.players.dear_bids import dearer_bids

if TYPE_CHECKING:
    from briscola.players.knowledge import Knowledge
    from briscola.players.nets.chiamata import ChiamataPlayer

FIGURE = 5  # points from one round figure to the next
OPENING, RAISE = 10, 5  # the most rungs of an opening bid of points, and of any other bid
SHORTEST, LONGEST = 0.5, 0.75  # the share of the way to the limit that a jump may go, by mood

RASH = 0.5
"""A bid of points with less chance to be made annoys the company too. Among its like `hard` is paid
0.02 ± 0.02 less for minding that, and fails 29 % of its contracts, not 37 %. Bids of ranks are left alone:
there it would be paid 0.04 ± 0.02 less among `medium`, half of what it gains."""

JUMP_PRICE = 1.5
"""Points (0.09 of payment) that a jump in the auction may cost, half of it on the average. Among its like
that raise by the least `hard` is paid 0.03 ± 0.03 more for it, by rank 0.01 ± 0.03, and auctions end after
seven bids, not ten."""

Promise = Callable[["Knowledge", Bid], float]
"""The chance to make the contract, should the auction end with that bid of the seat that looks."""


def jump_bid(view: Observation, good: Sequence[Bid], mood: float) -> Bid:
    """A bid part of the way to the last of those that the hand is good for, from the lowest up.

    `mood` (0 … 1) says how far. At least one must be good.
    """
    reach = good[: ceil((SHORTEST + (LONGEST - SHORTEST) * mood) * len(good))]
    near = within_a_jump(view)
    return rounded([bid for bid in reach if bid in near] or good[:1])


def within_a_jump(view: Observation) -> list[Bid]:
    """The legal bids that are no leap, from the lowest up, none paid more often than the lowest (V-CH-17).

    With nobody left to bid against, the lowest is enough.
    """
    bids = [action for action in view.legal if isinstance(action, Bid)]
    scoring = view.rules.scoring
    if isinstance(scoring, Payments):
        bids = [bid for bid in bids if scoring.unit(bid.points) == scoring.unit(bids[0].points)]
    passed = {seat for seat, bid in view.bids if bid is None}
    opens = passed == {seat for seat, _ in view.bids}
    if len(passed) == view.rules.players - 1 and opens:
        return bids[:1]
    return bids[: OPENING if opens and view.rules.bidding is not Bidding.RANK else RAISE]


def rounded(bids: Sequence[Bid]) -> Bid:
    """The bid to make of those within reach, from the lowest up: the highest round figure, or the highest."""
    figures = [bid for bid in bids if is_figure(bid)]
    return (figures or bids)[-1]


def is_figure(bid: Bid) -> bool:
    """True for a bid that people like to make: the lowest, a plain rank, a multiple of five."""
    return bid.points == LOWEST_CONTRACT or bid.points % FIGURE == 0


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
