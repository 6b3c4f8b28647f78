"""Limits of the maestro's search near the end of a hand, and its weight beside the values of a net."""

from collections.abc import Callable
from math import inf

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.nets.arrays import Ints, Utility, Values
from briscola.players.support import Scope, supports


class SearchBudget(Struct, frozen=True, kw_only=True):
    """Limits of an information-set search.

    It starts `horizon` plays before the end, with as many samples of the hidden cards as make so many
    `rollout_plays`. Samples are weighed by the others' plays in the last `lookback` tricks, by a softmax
    policy of `temperature` points. `weight` is the share of the search in the value of a play; the rest is
    the net's. Plays that the net holds worse than its best by more than `margin` points are not tried. None
    are if the net gives each a chance to win within `sure` of 0, or each one within `sure` of 1.

    What a few samples tell errs: a play must gain `care` times as much as by the net alone to be worth
    annoying the company. With at most `draws` cards in the stock of two hidden hands no world is left to
    chance (`last_draws`); `counted` is the share of what is found there.
    """

    horizon: int
    rollout_plays: int
    lookback: int
    temperature: float
    weight: float
    margin: float = inf
    sure: float = -inf
    care: float = 1.0
    draws: int = 0
    counted: float = 1.0


TRICKS_BUDGET = SearchBudget(horizon=12, rollout_plays=1200, lookback=3, temperature=3.0, weight=0.6, draws=4)
PAIRS_BUDGET = SearchBudget(horizon=16, rollout_plays=1800, lookback=3, temperature=2.0, weight=0.6)
"""Partners begin with the trick before the last draw: against the net's its lead gains 0.9 ± 0.4 points, the
third card 0.2 ± 0.4, and the trick before nothing. Half as many samples find half of that."""
MANY = 5
MANY_BUDGET = replace(TRICKS_BUDGET, weight=0.3)
"""Budget for many sides, where samples show how players like the net would play on.

One among `hard` gains 0.34 ± 0.16 points a hand by twice that weight (120 deals of briscola for five), one
among `medium`, who plays otherwise, loses 0.54 ± 0.16 by it and 0.20 ± 0.13 by this (200). Four alone gain
0.89 ± 0.22 among `medium` (150).
"""
OPEN_BUDGET = SearchBudget(horizon=16, rollout_plays=1200, lookback=0, temperature=3.0, weight=0.6)
"""Budget for open hands: only the stock is sampled, and no play tells anything about it."""
CHIAMATA_BUDGET = SearchBudget(
    horizon=20, rollout_plays=1200, lookback=3, temperature=3.0, weight=0.6, margin=12.0, sure=0.02, care=2.5
)
"""Payments depend on the contract alone: where it is won or lost there is nothing to look for."""


def plays_left(view: Observation) -> int:
    """Number of cards still to be played in the hand."""
    return sum(view.counts) + view.stock_count


def looks_ahead(view: Observation, search: SearchBudget) -> bool:
    """True if the end is near enough for a search; a hidden partner never searches.

    Near the end of chiamata by rank, among `medium`, he is paid 0.05 ± 0.02 less for looking ahead (850
    hands), while a caller gains 0.17 ± 0.07: what the others make of him is what his net knows best.
    """
    hidden = view.called in view.hand and view.seat != view.caller
    may_declare = view.rules.marianna is not None and view.stock_count > 0
    return plays_left(view) <= search.horizon and not hidden and not may_declare


def budget_of(rules: Rules) -> SearchBudget | None:
    """Search limits of the maestro in a game; None if the arrays of tables do not follow its rules.

    Chiamata as played in bars is turned into the plain game for them.
    """
    if not supports(rules, Scope.PLAY if rules.bidding is not None else Scope.HAND):
        return None
    if rules.open_hands:
        return OPEN_BUDGET
    if rules.has_payments:
        return CHIAMATA_BUDGET
    if rules.in_sides:
        return PAIRS_BUDGET
    return MANY_BUDGET if len(rules.sides) >= MANY else TRICKS_BUDGET


def doubted(search: SearchBudget, doubt: float) -> SearchBudget:
    """The budget with less weight on the search, by `doubt` (0 to 1).

    The search takes an opponent for the net's own kind; `doubt` says how far that is wrong.
    """
    return replace(search, weight=search.weight * (1 - doubt), counted=search.counted * (1 - doubt))


def refined(
    values: Values, utility: Utility, search: SearchBudget, rollouts: Callable[[Ints], Values]
) -> Values:
    """A net's values of all plays, with what rollouts of some of them, named by their numbers, find."""
    action_values = utility(*values)
    tried = np.flatnonzero(action_values >= action_values.max() - search.margin)
    chances = values[1]
    if len(tried) < 2 or chances.max() < search.sure or chances.min() > 1 - search.sure:
        return values
    shares, chances = (each.copy() for each in values)
    shares[tried], chances[tried] = mixed((shares[tried], chances[tried]), rollouts(tried), search.weight)
    return shares, chances


def mixed(values: Values, others: Values, share: float) -> Values:
    """Values that are to so great a share (0 to 1) the others."""
    shares, chances = (own + share * (other - own) for own, other in zip(values, others, strict=True))
    return shares, chances
