"""A rating by results: Glicko-2 over the hands of a game for two, against the levels of the regulars.

The formula is that of Mark Glickman, "Example of the Glicko-2 system" (2012), the steps numbered as there. It
stands here because all of it is shorter than what a package needs besides: pins, licences, bundles.

A rating period is an evening; between evenings the error grows by the volatility once, however long they lie
apart. The levels are opponents whose ratings never change. They follow from the measured shares of hands that
each wins against the one below (docs/strength.md, "The ladder for people"): a share p is a difference of
400 log10(p / (1 - p)) by the formula's own expectation, and the regular has 1500. Only games for two are
rated: elsewhere the partner, or what the others do to each other, is part of the result.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate, groupby
from math import exp, log, log10, pi, sqrt, tanh

from msgspec import Struct

from briscola.players.levels import LEVELS
from briscola.storage.database.database import Database
from briscola.storage.people.profiles import Profile
from briscola.storage.sums.rival_rows import COUNTED

SCALE = 173.7178
"""Rating points of one unit of the formula."""
TAU = 0.5
"""Constraint on the change of the volatility, from the middle of the range that the paper advises."""
CERTAIN = 1.96
"""Errors to either side that hold at least 95 % of the people who always play alike."""
LADDER = ("novice", "beginner", "regular", "expert", "maestro")
Steps = Mapping[str, tuple[float, float, float, float]]
STEPS: Steps = {
    "briscola": (0.632, 0.618, 0.665, 0.651),
    "brisca": (0.645, 0.639, 0.662, 0.635),
    "bisca": (0.661, 0.637, 0.663, 0.656),
}
"""By game for two, the measured share of hands that each level wins against the one below, lowest first."""
CHANGED = "2026-12-01"
"""First evening that these levels are counted from."""
STEPS_BEFORE: Steps = {
    "briscola": (0.64, 0.66, 0.67, 0.70),
    "brisca": (0.60, 0.65, 0.68, 0.64),
    "bisca": (0.62, 0.57, 0.72, 0.64),
}
"""The same of the levels until then."""
MEASURED = 30.0
"""Error of a level's rating: a share of 66 ± 4 % is off by so much."""
LOWEST, HIGHEST = 0.0, 3500.0
"""Bounds of a rating: long before them every hand against a level is as good as won or lost."""
UNKNOWN = 350.0
"""Error of somebody of whom nothing is known: nobody's is larger."""
HALVED = 60
"""Number of times that the length of too long a step is halved: to the last digit of a float."""


class Rating(Struct, frozen=True, kw_only=True):
    """A rating, its error (one standard deviation), and its volatility; these ones before the first hand.

    The value is 0 to 3500, the error above 0 and at most 350, the volatility above 0 and at most 350 points,
    too: 2.01 units of the formula.
    """

    value: float = 1500.0
    error: float = UNKNOWN
    volatility: float = 0.06


class Score(Struct, frozen=True, kw_only=True):
    """So many results of one kind against one opponent: 1 for won, 1/2 for tied, 0 for lost."""

    opponent: Rating
    score: float
    times: int = 1


class RatedEvening(Struct, frozen=True, kw_only=True):
    """The rating after an evening, and the hands that it follows from so far."""

    day: str
    rating: Rating
    hands: int


class RatedGame(Struct, frozen=True, kw_only=True):
    """The ratings of a person at one game, evening by evening."""

    variant: str
    evenings: tuple[RatedEvening, ...]


def level_ratings(variant: str, day: str = CHANGED) -> Mapping[str, Rating]:
    """The fixed ratings of the ladder at a game, the lowest first, as it was on an evening."""
    shares = STEPS if day >= CHANGED else STEPS_BEFORE
    steps = [400 * log10(share / (1 - share)) for share in shares[variant]]
    values = list(accumulate(steps, initial=0.0))
    middle = values[LADDER.index("regular")]
    return {
        name: Rating(value=1500 + value - middle, error=MEASURED)
        for name, value in zip(LADDER, values, strict=True)
    }


def rated(before: Rating, scores: Sequence[Score]) -> Rating:
    """The rating after a period with these results, within the bounds of `Rating`.

    The paper takes one step of Newton's method. With many results, or results far from those expected, that
    step would go past the value it looks for, by thousands of points; it then ends at this value.
    """
    mu, phi = (before.value - 1500) / SCALE, before.error / SCALE  # step 2
    if not scores:
        error = SCALE * sqrt(phi**2 + before.volatility**2)
        return Rating(
            value=before.value, error=min(error, UNKNOWN), volatility=min(before.volatility, UNKNOWN / SCALE)
        )
    _, off = _sums(mu, scores)
    precision = _precision(mu, phi**2 + before.volatility**2, scores)  # steps 3 and 4
    volatility = min(_volatility(before.volatility, phi, 1 / precision, off / precision), UNKNOWN / SCALE)
    variance = phi**2 + volatility**2  # step 6
    error = 1 / sqrt(1 / variance + _precision(mu, variance, scores))  # step 7
    value = 1500 + SCALE * (mu + error**2 * off)
    return Rating(
        value=min(max(value, LOWEST), HIGHEST), error=min(SCALE * error, UNKNOWN), volatility=volatility
    )


def _sums(mu: float, scores: Sequence[Score]) -> tuple[float, float]:
    """The precision of the results at a rating of `mu`, and how far they are off those expected there."""
    precision = off = 0.0
    for each in scores:
        reduced = 1 / sqrt(1 + 3 * (each.opponent.error / SCALE / pi) ** 2)
        # 1 / (1 + exp(-x)), and no x is too large for it.
        expected = (1 + tanh(reduced * (mu - (each.opponent.value - 1500) / SCALE) / 2)) / 2
        precision += each.times * reduced**2 * expected * (1 - expected)
        off += each.times * reduced * (each.score - expected)
    return precision, off


def _precision(mu: float, variance: float, scores: Sequence[Score]) -> float:
    """The precision at `mu`; where a step with it would go too far, the one whose step ends at the value."""
    precision, off = _sums(mu, scores)
    step = off / (1 / variance + precision)

    def short(length: float) -> bool:
        """True if the value lies still further, or there."""
        return (length - variance * _sums(mu + length, scores)[1]) * step <= 0

    if short(step):
        return precision
    low, high = 0.0, step
    for _halved in range(HALVED):
        middle = (low + high) / 2
        low, high = (middle, high) if short(middle) else (low, middle)
    return off / low - 1 / variance


def _volatility(sigma: float, phi: float, v: float, delta: float) -> float:
    """Step 5: the new volatility, by the Illinois algorithm."""
    start = log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + v + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low, high = start, log(delta**2 - phi**2 - v) if delta**2 > phi**2 + v else start - TAU
    while f(high) < 0 and delta**2 <= phi**2 + v:
        high -= TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > 1e-6:
        between = low + (low - high) * f_low / (f_high - f_low)
        f_between = f(between)
        if f_between * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = between, f_between
    return exp(low / 2)


def rated_game(database: Database, profile: Profile) -> RatedGame | None:
    """The ratings at the game with most hands that are rated; None before the first."""
    return next(iter(rated_games(database, profile)), None)


def rated_games(database: Database, profile: Profile) -> Sequence[RatedGame]:
    """The ratings at each game with hands that are rated, the one with most of them first.

    Hands of matches with a choice taken back are not among them, nor any against a program or several levels,
    nor those of a match with fewer hands than won and lost ones, as a damaged database may tell.
    """
    rows = database.rows(
        "SELECT variant, evening, level, sum(hands_won), sum(hands_lost), sum(hands) FROM matches"
        f" WHERE profile = ? AND {COUNTED} AND players = 2"
        " AND min(hands_won, hands_lost, hands - hands_won - hands_lost) >= 0"
        f" AND variant IN ({', '.join('?' * len(STEPS))}) GROUP BY 1, 2, 3 ORDER BY 1, 2, 3",
        (profile.id, profile.counts_from, *STEPS),
    )
    games = [
        _rated_evenings(variant, list(of_game)) for variant, of_game in groupby(rows, key=lambda row: row[0])
    ]
    played = [game for game in games if game.evenings]
    return sorted(played, key=lambda game: -game.evenings[-1].hands)


def _rated_evenings(variant: str, rows: Sequence[tuple[str, str, str, int, int, int]]) -> RatedGame:
    rating, total = Rating(), 0
    evenings = []
    for day, of_day in groupby(rows, key=lambda row: row[1]):
        levels, scores = level_ratings(variant, day), list[Score]()
        for _variant, _day, level, won, lost, hands in of_day:
            row = LEVELS.get(level)
            opponent = None if row is None else levels.get(row.now or level)
            if opponent is not None:
                kinds = ((1.0, won), (0.5, hands - won - lost), (0.0, lost))
                scores += [Score(opponent=opponent, score=score, times=n) for score, n in kinds if n]
        if scores:
            rating = rated(rating, scores)
            total += sum(each.times for each in scores)
            evenings.append(RatedEvening(day=day, rating=rating, hands=total))
    return RatedGame(variant=variant, evenings=tuple(evenings))
