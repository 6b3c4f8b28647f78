"""Bids where contracts are not all paid alike: higher ones more often, all cards double (V-CH-17, V-CH-18).

Where they are (`pays_otherwise`) a bid is worth what its contract pays, times the chance to make it less the
chance to fail. A strong hand goes to the lowest contract of the payment that is worth most, without a jump in
between.
"""

from collections.abc import Mapping, Sequence
from statistics import NormalDist

from briscola.engine.actions import Bid
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.scoring import Payments

SPREAD = NormalDist(sigma=17.0)
"""Points of a caller's side around what a hand promises: between the 15 of five players and the 19 beside the
dummy (`insight.auction_insight.CALLER_SPREAD`)."""


def pays_otherwise(rules: Rules) -> bool:
    """True if what a contract pays depends on its height or on a capot."""
    scoring = rules.scoring
    return isinstance(scoring, Payments) and (scoring.multiplier or scoring.capot_doubles)


def unit(rules: Rules, contract: int) -> int:
    """Multiplier of the payment for a contract (V-CH-17)."""
    return rules.scoring.unit(contract) if isinstance(rules.scoring, Payments) else 1


def standing_unit(view: Observation) -> int:
    """Multiplier of the contract that stands if this seat passes; 1 before any bid."""
    last = next((bid for _, bid in reversed(view.bids) if bid is not None), None)
    return 1 if last is None else unit(view.rules, last.points)


def is_good(rules: Rules, over: float, contract: int) -> bool:
    """True if a hand that promises so many points more than a contract is good for it."""
    return over >= 0 or (pays_otherwise(rules) and worth(rules, over, contract) >= 0)


def capot_gain(rules: Rules, over: float, contract: int) -> float:
    """Chance of all the points, where they pay double, for a side `over` its contract by so many points."""
    scoring = rules.scoring
    doubles = isinstance(scoring, Payments) and scoring.capot_doubles
    return SPREAD.cdf(contract + over - rules.total) if doubles else 0.0


def worth(rules: Rules, over: float, contract: int) -> float:
    """Mean payment of a contract to the partner, for a side that promises `over` points more than it."""
    chance = SPREAD.cdf(over)
    return unit(rules, contract) * (2 * chance - 1 + capot_gain(rules, over, contract))


def dear_bid(view: Observation, over: Mapping[Bid, float]) -> Bid | None:
    """The bid worth most, if it pays more than the lowest legal one; else None, and jumps go on as ever.

    `over` are the points that a hand promises beyond each legal bid that it is good for.
    """
    rules = view.rules
    if not over or not pays_otherwise(rules):
        return None
    best = max(over, key=lambda bid: (round(worth(rules, over[bid], bid.points), 6), -bid.points))
    return best if unit(rules, best.points) > unit(rules, lowest(view).points) else None


def lowest(view: Observation) -> Bid:
    """The lowest legal bid."""
    return next(action for action in view.legal if isinstance(action, Bid))


def dearer_bids(view: Observation) -> Sequence[Bid]:
    """The lowest legal bid of each payment above that of the lowest one, from the lowest up."""
    bids = [action for action in view.legal if isinstance(action, Bid)]
    if not bids or not pays_otherwise(view.rules):
        return ()
    found: dict[int, Bid] = {}
    for bid in bids:
        found.setdefault(unit(view.rules, bid.points), bid)
    return [bid for paid, bid in found.items() if paid > unit(view.rules, bids[0].points)]
