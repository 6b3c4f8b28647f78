"""Width of the choice of `hard` among plays of nearly equal value, by the game."""

from briscola.engine.actions import Play
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.scoring import TwoSides
from briscola.players.nets.softmax import GREEDY, SoftmaxPolicy

HARD = SoftmaxPolicy(temperature=2.0, cutoff=4.0)
"""The policy of `hard` before it is scaled by `width`."""

MOST_SIDES = 5
UNDER_CONTRACT, AMONG_MANY, IN_THREES, FOR_LARGE_WINS = 1.5, 2.0, 0.7, 0.5
"""Factors of the policy in games where a slip costs less or more than usual: see `width`."""
BETWEEN_TWO = 0.7
"""Between two, where `hard` stood behind a search in 1,000 worlds. Its slips cost 3.4 ± 0.4 points a hand
against the net, with 1.0 they cost 5.7 ± 0.4 (1,500 deals)."""
STRAIGHT_TO_THE_TWO = 0.7
"""Under a contract where everybody calls a two: `hard` is paid 0.17 ± 0.03 more than `medium` with it (280
deals), 0.04 ± 0.03 as wide as elsewhere (300)."""


def policy_at(view: Observation, policy: SoftmaxPolicy) -> SoftmaxPolicy:
    """The policy in force at this moment.

    Auctions and calls are always greedy: a slip there would spoil the whole hand.
    """
    if not isinstance(view.legal[0], Play):
        return GREEDY
    return policy.scaled(width(view.rules))


def width(rules: Rules) -> float:
    """Factor by which `hard` widens its policy in a game, tuned by its distance to its neighbours.

    Under a contract a slip costs less: most are made or fail by more. It costs a seat the least among six who
    play alone, and more in sides of three and where large wins score more (V-SU-3, V-BI-6).
    """
    if rules.has_payments:
        return UNDER_CONTRACT if rules.called_rank is None else STRAIGHT_TO_THE_TWO
    if len(rules.sides) > MOST_SIDES:
        return AMONG_MANY
    if rules.in_sides and rules.players > MOST_SIDES:
        return IN_THREES
    if isinstance(rules.scoring, TwoSides) and rules.scoring.stakes:
        return FOR_LARGE_WINS
    return BETWEEN_TWO if len(rules.sides) == rules.players == 2 else 1.0
