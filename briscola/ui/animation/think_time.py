"""Thinking pauses: how much longer or shorter than the usual one a computer takes for a choice."""

from random import Random

from briscola.client.view.view import View
from briscola.players.talk.temperament import Temperament

LEAST, MOST = 0.45, 3.0
"""Least and greatest factor on the usual pause."""
RICH = 12
"""Card points on the table that make anybody think longest."""
BID, LEAD, REPLY, POT, LAST_TRICKS, MORE_CARDS = 0.6, 0.3, 0.15, 0.5, 0.2, 0.03
"""Difficulties (0…1) of a bid or a call, of a lead and of a reply; and what is added to the last two: for a
rich pot, for an end that can be counted out, for each card in hand above three."""
TEMPER, BROOD = 0.65, 0.9
"""Parts of the usual pause that a temperament takes for any choice, and at most for a difficult one."""
SPREAD = (0.8, 1.3)
"""Range of the chance by which two pauses differ."""


def difficulty(view: View, place: int) -> float:
    """Difficulty of a place's next choice as seen from outside, from 0 (no choice) to 1."""
    if view.rules.bidding is not None and view.called is None:
        return BID
    held = len(view.hands[place]) if place < len(view.hands) else 0
    if held <= 1:
        return 0.0
    pot = sum(view.rules.ranking.points[card] for _seat, card in view.table)
    hard = REPLY + POT * min(1.0, pot / RICH) if view.table else LEAD
    if not view.stock_count:
        hard += LAST_TRICKS
    return min(1.0, hard + MORE_CARDS * (held - 3))


def deliberation(view: View, place: int, temper: Temperament, chance: Random) -> float:
    """Factor on the usual pause for this place now, between `LEAST` and `MOST`."""
    long = temper.pace * (TEMPER + BROOD * temper.brood * difficulty(view, place))
    return max(LEAST, min(MOST, long * chance.uniform(*SPREAD)))
