"""Prices of cards and points: the cost of spending a card, the gain of a trick, its risk."""

from math import erf, sqrt

from msgspec import Struct
from msgspec.structs import replace

from briscola.players.card_codes import FIRST_CARICO, NO_TRUMPS, POINTS, STRENGTH, SUIT, SUITS
from briscola.players.declaring import active_match
from briscola.players.knowledge import Knowledge

FIRST_COURT = 5
FINE = 1e-6  # values this close are equal: far above float noise, so that machines agree
WILLING = 10.0  # points at which everybody would take the trick who can
SECRECY = 1.0  # what the hidden partner pays to show himself
SPREAD = 2.2  # standard deviation of the points still to come, per root of their number
RACE_SPREAD = 3.0
"""The same in a race, where declarations of 20 and 40 are to come, per root of the points that both miss."""
POTS = range(121)
LEAST_SLOPE = 0.005  # keeps the scale sane where the hand is as good as settled
SETTLED = 0.05  # what a point is worth even then


class Weights(Struct, frozen=True, kw_only=True):
    """A player's sense of value, in points of difference between the sides.

    `late_*` is the relative change from the first trick to the last draw; `tempo` the cost of leading;
    `bare` that of leading a card of ten points whose ace may still be with an opponent; `spite` how much a
    point of another's hurts where everybody plays alone. Without trumps a card that nothing out can beat is
    worth `master` more, and those below it in hand `length` each: they take after it.
    """

    liscio: float
    court: float
    three: float
    ace: float
    trump: float
    trump_step: float
    trump_court: float
    trump_three: float
    trump_ace: float
    late_carico: float = 0.0
    late_trump: float = 0.0
    tempo: float = 0.0
    bare: float = 0.0
    spite: float = 0.3
    master: float = 0.0
    length: float = 0.0

    def scaled(self, factor: float) -> "Weights":
        """The sense of value of somebody who sees so much of what a card is worth beyond this trick."""
        dear = ("court", "three", "ace", "trump", "trump_step", "trump_court", "trump_three", "trump_ace")
        return replace(self, **{name: factor * getattr(self, name) for name in (*dear, "tempo")})


def card_prices(knowledge: Knowledge, weights: Weights) -> list[float]:
    """Cost of spending each card, in points, beyond the points it brings to the trick."""
    prices = plain_prices(knowledge, weights)
    for card, more in active_match(knowledge).items():
        prices[card] += more
    return prices


def plain_prices(knowledge: Knowledge, weights: Weights) -> list[float]:
    """The prices of cards apart from what may be declared with them."""
    rules = knowledge.rules
    drawn_from = len(rules.pack) - rules.hand_size * len(knowledge.order)
    late = 1.0 - knowledge.stock / drawn_from if drawn_from else 1.0 - knowledge.left / rules.total
    carico = 1.0 + weights.late_carico * late
    trump = 1.0 + weights.late_trump * late
    plain = [weights.liscio * s for s in range(FIRST_COURT)]
    plain += [weights.court * POINTS[s] for s in range(FIRST_COURT, FIRST_CARICO)]
    plain += [weights.three * carico, weights.ace * carico]
    trumps = [trump * (weights.trump + weights.trump_step * s) for s in range(FIRST_CARICO)]
    for s in range(FIRST_COURT, FIRST_CARICO):
        trumps[s] += weights.trump_court * POINTS[s]
    trumps += [weights.trump_three * trump, weights.trump_ace * trump]
    if knowledge.trumps == NO_TRUMPS:
        return _without_trumps([plain[STRENGTH[c]] for c in range(40)], knowledge, weights)
    return [trumps[STRENGTH[c]] if SUIT[c] == knowledge.trumps else plain[STRENGTH[c]] for c in range(40)]


def _without_trumps(prices: list[float], knowledge: Knowledge, weights: Weights) -> list[float]:
    """The prices with what a suit is worth that is one's own: nothing can trump it (V-BO-1)."""
    highest = [-1] * len(SUITS)
    for c in knowledge.elsewhere:
        highest[SUIT[c]] = max(highest[SUIT[c]], c)
    for c in knowledge.hand:
        if c > highest[SUIT[c]]:
            prices[c] += weights.master
        elif any(SUIT[other] == SUIT[c] and other > highest[SUIT[c]] for other in knowledge.hand):
            prices[c] += weights.length
    return prices


def beaten_by_one(knowledge: Knowledge) -> tuple[list[float], float]:
    """For each card the chance that one hidden hand holds a better card of its suit, and any trump at all."""
    unknown = len(knowledge.unseen)
    others = [knowledge.counts[s] for s in knowledge.order if s != knowledge.actor]
    size = max(others, default=0)
    if not unknown:
        return [0.0] * 40, 0.0
    lacking = 1.0 - min(1.0, size / unknown)
    higher = [0] * 40
    for c in knowledge.unseen:
        for below in range(c - STRENGTH[c], c):
            higher[below] += 1
    trumps = sum(1 for c in knowledge.unseen if SUIT[c] == knowledge.trumps)
    return [1.0 - lacking**n for n in higher], 1.0 - lacking**trumps


class Stakes(Struct, frozen=True, kw_only=True):
    """Worth of winning or losing a pot to this seat, by the points in it."""

    won: tuple[float, ...]
    lost: tuple[float, ...]

    def gain(self, pot: int, friendship: float) -> float:
        """The worth of a trick that goes to a place of this friendship (1 own side, -1 the other)."""
        return friendship * (self.won[pot] if friendship > 0 else self.lost[pot])


POINTS_COUNT = Stakes(won=tuple(float(pot) for pot in POTS), lost=tuple(float(pot) for pot in POTS))


def stakes_of_race(*, mine: int, theirs: int) -> Stakes:
    """Stakes where a hand ends as soon as a trick brings a side so many points (V-MA-6).

    A point is worth about one, and what ends the hand the whole of it.
    """

    def chance(own: int, other: int) -> float:
        if own <= 0 or other <= 0:
            return float(own <= 0)
        spread = RACE_SPREAD * sqrt(own + other) + 1.0
        return 0.5 * (1.0 + erf((other - own) / (spread * sqrt(2.0))))

    least_mine, least_theirs = max(1, mine), max(1, theirs)  # without the trick neither has won
    now = chance(least_mine, least_theirs)
    slope = (now - chance(least_mine + 1, least_theirs)) + LEAST_SLOPE
    won = [(chance(mine - pot, least_theirs) - now) / slope + SETTLED * pot for pot in POTS]
    lost = [(now - chance(least_mine, theirs - pot)) / slope + SETTLED * pot for pot in POTS]
    return Stakes(won=tuple(won), lost=tuple(lost))


def stakes_for(*, mine: float, left: int, target: int, total: int) -> Stakes:
    """Stakes for a side that wants `target` points of `total`, has `mine`, while `left` are still to come.

    Near the target every point counts; where the matter is as good as settled the curve is flat. Scaled to
    one point of worth a point at the middle of what is expected.
    """
    spread = SPREAD * sqrt(left) + 1.0

    def chance(final: float) -> float:
        return 0.5 * (1.0 + erf((final - target + 0.5) / (spread * sqrt(2.0))))

    share = target / total  # what its side may expect of the rest: as much as the target asks of the whole
    middle = mine + left * share
    now = chance(middle)
    # Chance per point of difference, which moves the final points by a half.
    slope = (chance(middle + 1.0) - chance(middle - 1.0)) / 4 + LEAST_SLOPE / spread
    won, lost = [], []
    for pot in POTS:
        rest = max(0, left - pot) * share
        won.append((chance(mine + pot + rest) - now) / slope + SETTLED * pot)
        lost.append((now - chance(mine + rest)) / slope + SETTLED * pot)
    return Stakes(won=tuple(won), lost=tuple(lost))
