"""Styles of play: players with a habit each, to learn against and to measure by.

A style is some numbers, in points: what it gives for a trick and what a card costs it. Whoever has one plays
the card of the highest worth, with a little chance, from what lies on the table alone: no style counts cards
(`style_play`). Styles may be drawn around those by name, so that a league is of as many kinds as there are
hands.
"""

from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass, fields

import numpy as np

from briscola.players.nets.arrays import Floats

EVERYDAY = 0.7  # points: the noise of drawn styles beyond their own, on an average
SPREAD = 0.35  # of drawn styles: by so much of itself (or of 1, where it is less) a number is another one


@dataclass(frozen=True, kw_only=True)
class Style:
    """Values of tricks and prices of cards for a player; every number but the last two in points."""

    take: float = 1.0  # for each point of a trick that it takes
    carico: float = 0.0  # more for a trick with a carico of others in it
    tempo: float = 1.0  # the price of taking: one has to lead next
    nerve: float = 0.6  # what of that it counts on where others still play
    give: float = 1.0  # the price of each point that it leaves to opponents
    load: float = 1.0  # for each point that it puts on a trick of its partner
    lead: float = 1.0  # the price of each point that it leads; below 0 it loads early
    keep: float = 0.2  # the price of each point of a plain card
    trump: float = 3.0  # the price of a trump while there is a stock
    trump_points: float = 1.0  # and of each of its points, always
    lead_trump: float = 2.0  # the price of leading a trump, beside
    noise: float = 0.0  # standard deviation of the worth of a card
    blind: float = 0.0  # the share of plays that are any card alike


NOISE = [field.name for field in fields(Style)].index("noise")

STYLES: Mapping[str, Style] = {
    "plain": Style(),
    "hoarder": Style(trump=14.0, trump_points=2.0, lead_trump=8.0),  # keeps its trumps for the end
    "spender": Style(trump=-2.0, trump_points=0.2, tempo=-1.0),  # trumps whatever it can
    "loader": Style(lead=-0.6, keep=-0.2),  # leads its carichi early
    "taker": Style(carico=25.0, take=1.5),  # takes every carico, with whatever it has
    "shy": Style(tempo=6.0, take=0.6, keep=0.8),  # would rather not take
    "generous": Style(give=-0.5, keep=-0.1),  # discards high
    "puller": Style(lead_trump=-8.0, trump=0.0),  # leads trumps
    "careless": Style(noise=4.0, blind=0.1),
}


def matrix(styles: Sequence[Style]) -> Floats:
    """The numbers of these styles, a row each."""
    return np.array([astuple(style) for style in styles])


def drawn(count: int, rng: np.random.Generator) -> Floats:
    """The numbers of so many styles around those by name, a row each, no two alike."""
    found = matrix(list(STYLES.values()))[rng.integers(len(STYLES), size=count)]
    by = SPREAD * np.maximum(1.0, np.abs(found))
    by[:, NOISE:] = 0.0
    found += by * rng.standard_normal(found.shape)
    found[:, NOISE] += rng.exponential(EVERYDAY, size=count)
    return found
