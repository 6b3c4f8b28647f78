"""Apparent thinking time of an opponent, from his temperament and the visible table.

It is for show only: it changes no choice. No hidden card enters, so it gives none away.
"""

from random import Random

from briscola.client.view import View
from briscola.players.talk import Temperament

LEAST, MOST = 0.45, 3.0
"""Least and greatest factor on the usual pause."""
RICH = 12
"""Card points on the table that make anybody think longest."""


def difficulty(view: View, place: int) -> float:
    """Difficulty of a place's next choice as seen from outside, from 0 (no choice) to 1."""
    if view.rules.bidding is not None and view.called is None:
        return 0.6  # a bid or a call
    held = len(view.hands[place]) if place < len(view.hands) else 0
    if held <= 1:
        return 0.0
    pot = sum(view.rules.ranking.points[card] for _seat, card in view.table)
    hard = 0.3 if not view.table else 0.15 + 0.5 * min(1.0, pot / RICH)
    if not view.stock_count:
        hard += 0.2  # the end can be counted out
    return min(1.0, hard + 0.03 * (held - 3))


def deliberation(view: View, place: int, temper: Temperament, chance: Random) -> float:
    """Factor on the usual pause for this place now, between `LEAST` and `MOST`."""
    long = temper.pace * (0.65 + 0.9 * temper.brood * difficulty(view, place))
    return max(LEAST, min(MOST, long * chance.uniform(0.8, 1.3)))
