"""Values of hands to a caller among `medium`, for each form of chiamata, found by regression.

Least squares over some 3,500 called hands each, played out by `medium` from auctions with a forced caller;
`two` over 3,000 that called a two: there the ace is worth 23 points and not 14, and hands were thought 4.7
points too good.
"""

from collections.abc import Mapping

from briscola.engine.rules import Rules
from briscola.players.heuristic.bidding import HandValue
from briscola.players.heuristic.weights import form_of

HAND_VALUES: Mapping[str, HandValue] = {
    "chiamata": HandValue(
        base=44.6,
        trump=5.3,
        trump_honour=(8.2, 10.1, 6.7, 5.0, 1.1),
        side_ace=1.3,
        side_three=0.0,
        side_court=0.1,
        void=0.1,
        called=(3.4, 3.2, 3.0, 2.0, -0.8, -1.8, -1.9, -2.0, -2.4, -4.8),
    ),
    "two": HandValue(
        base=41.9,
        trump=2.8,
        trump_honour=(22.6, 5.8, 6.0, 3.7, 2.0),
        side_ace=-2.2,
        side_three=-1.0,
        side_court=-0.3,
        void=0.6,
        called=(8.2, 8.0, 7.8, 6.8, 4.0, 3.0, 2.9, 2.8, 2.4, 0.0),
    ),
    "morto": HandValue(
        base=44.5,
        trump=3.3,
        trump_honour=(15.6, 10.7, 6.4, 5.1, 3.1),
        side_ace=0.0,
        side_three=0.0,
        side_court=0.0,
        void=0.0,
        called=(11.0, 6.1, 4.8, 0.0, -0.8, -3.4, -3.4, -4.3, -5.0, -5.0),
    ),
    "morto_open": HandValue(
        base=51.2,
        trump=4.0,
        trump_honour=(6.9, 8.8, 6.8, 4.1, 2.3),
        side_ace=0.3,
        side_three=0.3,
        side_court=0.0,
        void=0.1,
        called=(3.7, 3.7, 3.6, 0.6, -1.9, -2.0, -3.0, -3.3, -3.3, -3.3),
    ),
}


def hand_value(rules: Rules) -> HandValue:
    """The hand values of a form of chiamata.

    Straight to the two the ace counts most: the holder hardly helps.
    """
    straight = rules.called_rank is not None and rules.dummy is None
    return HAND_VALUES["two" if straight else form_of(rules)]
