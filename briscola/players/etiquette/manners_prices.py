"""Prices of manners: points that a play must gain to be worth annoying the company or looking odd."""

from collections.abc import Mapping

from briscola.engine.cards import Card
from briscola.engine.rules import Rules
from briscola.players.etiquette.judging import JUDGES, ODDITIES, mistakes, oddities
from briscola.players.knowledge import Knowledge

FAULT = 1.5
"""Points that a play must gain to be worth annoying the company. Against 0.6 it costs 0.2 ± 0.2 points a hand
between two players, and nothing that could be measured in pairs or with three."""
ODD = 0.2
"""Points that a play must gain to be worth looking odd. Against itself without, that costs the net of two
players 0.0 ± 0.1 points a hand (2,000 deals), 0.4 cost 0.3 ± 0.15 (2,000 others)."""
OWN_RISK = 1.0
"""Points that a carico led by a lone player must gain: the risk is his own.

Of gains below 1.5 that the net saw in it, 0.6 in the mean, a search found 1.4 ± 0.5 (21 positions). At 0.5 it
is led three times as often, and nothing more was gained in duplicate (-0.1 ± 0.3).
"""

FREE = ("high_trump_spent", "trump_thrown", "carico_given", "carico_left")
"""Mistakes that cost who makes them: a net that sees more in one is right, and pays nothing for it."""


def play_prices(knowledge: Knowledge) -> dict[Card, float]:
    """Points that each legal card must gain over the others; mostly 0."""
    price = _by_manner(knowledge.rules)
    faults, odd = mistakes(knowledge), oddities(knowledge)
    return {card: max((price[name] for name in faults[card] | odd[card]), default=0.0) for card in faults}


def _by_manner(rules: Rules) -> Mapping[str, float]:
    """Price of each manner in a game.

    A higher trump than needed is dear: a player who keeps it is never worse off, whatever a net says.
    """
    prices = dict.fromkeys(JUDGES, FAULT) | dict.fromkeys(FREE, 0.0) | dict.fromkeys(ODDITIES, ODD)
    alone = len(rules.sides) == rules.players and rules.bidding is None
    return prices | ({"carico_led": OWN_RISK} if alone else {})
