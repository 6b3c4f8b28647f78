"""Bidding by jumps, mostly to round figures (61, 65, 70 …), not by one each time.

An auction by ones takes a minute and finds the same caller. Whoever bids knows the limit of the hand and
keeps it: a jump goes part of the way there, how far is a matter of mood, so that nobody can read the limit
from it. By ranks each rung is a weaker partner: there a jump is short.
"""

from collections.abc import Sequence
from math import ceil

from briscola.engine.actions import LOWEST_CONTRACT, Bid
from briscola.engine.observation import Observation
from briscola.engine.rules import Bidding
from briscola.engine.scoring import Payments

FIGURE = 5  # points from one round figure to the next
OPENING, RAISE = 10, 5  # the most rungs of an opening bid of points, and of any other bid
RANKS = 2  # the most rungs of a bid of a rank alone: one rank may be left out, not more
SHORTEST, LONGEST = 0.5, 0.75  # the share of the way to the limit that a jump may go, by mood


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
    if bids and bids[0].plain:
        return bids[:RANKS]
    return bids[: OPENING if opens and view.rules.bidding is not Bidding.RANK else RAISE]


def rounded(bids: Sequence[Bid]) -> Bid:
    """The bid to make of those within reach, from the lowest up: the highest round figure, or the highest."""
    figures = [bid for bid in bids if is_figure(bid)]
    return (figures or bids)[-1]


def is_figure(bid: Bid) -> bool:
    """True for a bid that people like to make: the lowest, a plain rank, a multiple of five."""
    return bid.points == LOWEST_CONTRACT or bid.points % FIGURE == 0
