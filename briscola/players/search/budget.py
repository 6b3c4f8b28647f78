"""How far the maestro looks ahead near the end of a hand, and what that adds to the values of a net."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

import numpy as np

from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.nets.arrays import Ints
from briscola.players.search.rollout import Values, Worth
from briscola.players.support import supports


@dataclass(frozen=True, kw_only=True, slots=True)
class Search:
    """How far one looks: with at most so many `plays` to come, in as many worlds as make `effort` plays.

    The others' plays are weighed so many tricks `back`; one better by `blur` points is `e` times as likely.
    `trust` is the share of what is found in the value of a play, the rest being what the net says itself;
    plays that the net holds worse than its best by more than `reach` points are not tried, and none where
    it gives each a chance to win within `sure` of none or of certainty. What a few deals tell errs: a play
    must gain `care` times as much as by the net alone to be worth annoying the company.
    """

    plays: int
    effort: int
    back: int
    blur: float
    trust: float
    reach: float = inf
    sure: float = -inf
    care: float = 1.0


TRICKS_AND_DRAWS = Search(plays=12, effort=1200, back=3, blur=3.0, trust=0.6)
CHIAMATA = Search(plays=20, effort=1200, back=3, blur=3.0, trust=0.6, reach=12.0, sure=0.02, care=2.5)
"""Payments depend on the contract alone: where it is won or lost there is nothing to look for."""


def plays_left(view: Observation) -> int:
    """How many cards are still to be played in the hand."""
    return sum(view.counts) + view.stock_count


def looks_ahead(view: Observation, search: Search) -> bool:
    """Whether the end is near enough to look at; a hidden partner never does.

    Near the end of chiamata by rank, among `medium`, he is paid 0.05 ± 0.02 less for looking ahead (850
    hands), while a caller gains 0.17 ± 0.07: what the others make of him is what his net knows best.
    """
    hidden = view.called in view.hand and view.seat != view.caller
    return plays_left(view) <= search.plays and not hidden


def search_of(rules: Rules) -> Search | None:
    """How far the maestro looks ahead in a game; None where arrays of tables do not follow its rules."""
    if not supports(rules):
        return None
    return CHIAMATA if rules.has_payments else TRICKS_AND_DRAWS


def deepened(values: Values, worth: Worth, search: Search, look: Callable[[Ints], Values]) -> Values:
    """A net's values of all plays, with what a look at some of them, named by their numbers, finds."""
    worths = worth(*values)
    tried = np.flatnonzero(worths >= worths.max() - search.reach)
    chances = values[1]
    if len(tried) < 2 or chances.max() < search.sure or chances.min() > 1 - search.sure:
        return values
    shares, chances = (each.copy() for each in values)
    for each, found in zip((shares, chances), look(tried), strict=True):
        each[tried] += search.trust * (found - each[tried])
    return shares, chances
