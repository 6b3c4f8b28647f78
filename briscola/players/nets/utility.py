"""The worth of shares and chances in points, as the players by nets hold it."""

from briscola.engine.rules import Rules
from briscola.players.nets.arrays import Floats, Utility
from briscola.players.nets.card_rows import PACK_POINTS

DIGITS = 3  # of a point: far above float noise, so that machines agree

HAND = 70.0
"""Points that the whole chance to win a hand is worth: near even, a point is 1.4 chances in a hundred."""

POINTS_IN_WIN = 0.5
"""Value of a point to a player that plays for the hand.

The net tells points better than chances: measured with 2 to 5 players, 0.3 to 1 wins no fewer hands than next
to nothing, and gives fewer points away.
"""


def scale_of(rules: Rules) -> int:
    """The points that the whole share of a hand is worth: of two sides what one gains the other lacks."""
    return rules.total * (1 + rules.two_sides)


def hand_utility(rules: Rules, *, win: bool) -> Utility:
    """The function that values shares and chances in points; with `win` for a player of the hand."""
    scale = scale_of(rules)

    def utility(shares: Floats, chances: Floats) -> Floats:
        points = scale * shares
        return HAND * chances + POINTS_IN_WIN * points if win else points

    return utility


CONTRACT = 40.0
"""Points that winning the contract is worth in the play. Payments depend on nothing else, but points are told
better: with this weight, contracts are won more often (measured) than by the chance to win them alone."""


def contract_utility(shares: Floats, chances: Floats) -> Floats:
    """The utility of shares and chances in the play, in points."""
    return PACK_POINTS * shares + CONTRACT * chances
