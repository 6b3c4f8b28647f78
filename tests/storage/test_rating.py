"""The rating by results is Glicko-2's, and follows from the hands that are in the database."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.capabilities.statistics.rating import (
    CERTAIN,
    CHANGED,
    HIGHEST,
    LADDER,
    LOWEST,
    MEASURED,
    SCALE,
    STEPS,
    STEPS_BEFORE,
    UNKNOWN,
    Rating,
    Score,
    level_ratings,
    rated,
    rated_game,
)
from briscola.players.levels import LEVELS
from briscola.storage.database.database import Database
from briscola.storage.people.profiles import Profile
from briscola.storage.settings.person_names import FIRST
from tests.storage.rows import add

ME = Profile(id=FIRST)
MOST = 300
"""Hands of the longest evening that is tried."""
Evening = Sequence[tuple[str, int, int, int]]
"""Level, and hands won, tied and lost against it."""


@st.composite
def evenings(draw: st.DrawFn) -> list[Evening]:
    """Evenings of one profile at which several people sit, each against a level and as good as she likes."""
    found: list[Evening] = []
    for _ in range(draw(st.integers(1, 12))):
        people: list[tuple[str, int, int, int]] = []
        left = draw(st.integers(1, MOST))
        while left and len(people) < 4:
            won, tied, lost = (draw(st.integers(0, left)) for _ in range(3))
            won, tied = min(won, left), min(tied, left - min(won, left))
            lost = min(lost, left - won - tied)
            people.append((draw(st.sampled_from(LADDER)), won, tied, lost))
            left -= won + tied + lost
        found.append(people)
    return found


def _scores(variant: str, evening: Evening) -> list[Score]:
    levels = level_ratings(variant)
    return [
        Score(opponent=levels[level], score=score, times=times)
        for level, *hands in evening
        for score, times in zip((1.0, 0.5, 0.0), hands, strict=True)
        if times
    ]


def _off(value: float, scores: Sequence[Score]) -> float:
    """Sum by which results are better than those expected of a rating, each weighed as in the paper."""
    weights = [1 / math.sqrt(1 + 3 * (each.opponent.error / SCALE / math.pi) ** 2) for each in scores]
    return sum(
        weight * each.times * (each.score - 1 / (1 + 10 ** (weight * (each.opponent.value - value) / 400)))
        for weight, each in zip(weights, scores, strict=True)
    )


def test_the_worked_example_of_the_paper() -> None:
    """Glickman (2012), pages 4 to 6: 1464.06, 151.52, 0.05999."""
    others = ((1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0))
    scores = [Score(opponent=Rating(value=r, error=e), score=s) for r, e, s in others]
    found = rated(Rating(value=1500, error=200), scores)
    assert found.value == pytest.approx(1464.06, abs=0.01)
    assert found.error == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_a_result_leaves_the_rating_and_widens_the_error() -> None:
    before = Rating(value=1600, error=50)
    found = rated(before, [])
    assert (found.value, found.volatility) == (before.value, before.volatility)
    assert found.error == pytest.approx((50**2 + (0.06 * 173.7178) ** 2) ** 0.5)


def test_several_equal_results_count_as_often_as_they_came() -> None:
    one = Score(opponent=Rating(value=1550, error=30), score=1.0)
    once = rated(Rating(), [one] * 7)
    many = rated(Rating(), [Score(opponent=one.opponent, score=1.0, times=7)])
    assert many.value == pytest.approx(once.value)
    assert many.error == pytest.approx(once.error)


@pytest.mark.parametrize("variant", STEPS)
def test_the_levels_stand_as_far_apart_as_the_measured_shares_say(variant: str) -> None:
    ratings = level_ratings(variant)
    assert list(ratings) == list(LADDER) == [row.name for row in LEVELS.values() if row.ladder]
    assert ratings["regular"].value == 1500
    for (low, high), share in zip(pairwise(LADDER), STEPS[variant], strict=True):
        off = ratings[high].value - ratings[low].value
        assert 1 / (1 + 10 ** (-off / 400)) == pytest.approx(share)


@pytest.mark.parametrize("day", ["2026-11-30", CHANGED])
def test_an_evening_is_counted_by_the_levels_of_its_day(database: Database, day: str) -> None:
    add(database, level="maestro", evening=day, began=f"{day}T20:00:00Z", hands=4, hands_won=4, hands_lost=0)
    found = rated_game(database, ME)
    assert found is not None
    shares = (STEPS if day == CHANGED else STEPS_BEFORE)["briscola"]
    above = sum(400 * math.log10(share / (1 - share)) for share in shares[2:])
    maestro = Rating(value=1500 + above, error=MEASURED)
    right = rated(Rating(), [Score(opponent=maestro, score=1.0, times=4)])
    assert found.evenings[0].rating.value == pytest.approx(right.value)


def test_whoever_wins_as_often_as_a_level_is_rated_as_it_is_and_the_error_says_how_surely() -> None:
    """Two hundred people who play as experts do, twenty evenings of fifteen hands against regulars."""
    chance, levels = random.Random(75), level_ratings("briscola")
    ratings: list[Rating] = []
    for _ in range(200):
        found = Rating()
        for _ in range(20):
            won = sum(chance.random() < 0.67 for _ in range(15))
            regular = levels["regular"]
            scores = [
                Score(opponent=regular, score=1.0, times=won),
                Score(opponent=regular, score=0.0, times=15 - won),
            ]
            found = rated(found, scores)
        ratings.append(found)
    true = levels["expert"].value
    assert sum(abs(each.value - true) < CERTAIN * each.error for each in ratings) >= 190
    assert sum(each.value for each in ratings) / 200 == pytest.approx(true, abs=6)
    assert max(each.error for each in ratings) < 40


@pytest.mark.parametrize(
    "told",
    [
        [("maestro", 8, 0, 1), ("novice", 2, 0, 24)],
        [("novice", 60, 0, 0), ("novice", 0, 0, 60), ("novice", 60, 0, 0)],
        [("novice", 0, 0, 9), ("maestro", 15, 0, 0), ("novice", 0, 0, 30), ("regular", 6, 0, 3)],
    ],
)
def test_a_long_evening_and_several_people_on_one_profile_leave_a_rating(told: Evening) -> None:
    """They ended at -379, at 2,409,736 (and a volatility of 1331) and in an OverflowError."""
    found = Rating()
    for evening in told:
        found = rated(found, _scores("briscola", [evening]))
        _assert_within_bounds(found)
        assert found.volatility < 0.11


@given(
    found=st.builds(
        Rating,
        value=st.floats(LOWEST, HIGHEST),
        error=st.floats(1, UNKNOWN),
        volatility=st.floats(0.01, UNKNOWN / SCALE),
    ),
    variant=st.sampled_from(list(STEPS)),
    told=evenings(),
)
def test_no_evening_goes_past_its_own_results_nor_out_of_bounds(
    found: Rating, variant: str, told: list[Evening]
) -> None:
    """A rating rises to what explains the results at most, and falls likewise."""
    for evening in told:
        before, scores = found.value, _scores(variant, evening)
        found = rated(found, scores)
        _assert_within_bounds(found)
        surprise = _off(before, scores)
        assert (found.value - before) * surprise >= 0
        assert _off(found.value, scores) * math.copysign(1, surprise) >= -1e-6


@pytest.mark.parametrize(("level", "won", "bound"), [("maestro", MOST, HIGHEST), ("novice", 0, LOWEST)])
def test_whoever_always_wins_or_loses_ends_at_a_bound(level: str, won: int, bound: float) -> None:
    found = Rating(value=abs(bound - 10))
    for _ in range(5):
        found = rated(found, _scores("briscola", [(level, won, 0, MOST - won)]))
    assert found.value == bound


def test_an_evening_that_tells_nothing_leaves_no_larger_error_than_before_the_first() -> None:
    for scores in ([], _scores("briscola", [("novice", 1, 0, 0)])):
        assert rated(Rating(value=HIGHEST), scores).error == UNKNOWN


def _assert_within_bounds(found: Rating) -> None:
    assert LOWEST <= found.value <= HIGHEST
    assert 0 < found.error <= UNKNOWN
    assert 0 < found.volatility <= UNKNOWN / SCALE


def test_hands_are_rated_evening_by_evening_against_the_levels(database: Database) -> None:
    hands = {"hands": 5, "hands_won": 3, "hands_lost": 1}
    add(database, level="maestro", evening="2026-11-19", **hands)
    add(database, level="hard", evening="2026-11-19")
    add(database, level="novice", evening="2026-11-20", result="lost", hands_won=0, hands_lost=1)
    found = rated_game(database, ME)
    assert found is not None and found.variant == "briscola"
    assert [(each.day, each.hands) for each in found.evenings] == [("2026-11-19", 6), ("2026-11-20", 7)]
    levels = level_ratings("briscola", "2026-11-19")
    first = rated(
        Rating(),
        [
            Score(opponent=levels["maestro"], score=1.0, times=4),
            Score(opponent=levels["maestro"], score=0.5),
            Score(opponent=levels["maestro"], score=0.0),
        ],
    )
    assert found.evenings[0].rating.value == pytest.approx(first.value)
    last = rated(first, [Score(opponent=levels["novice"], score=0.0)])
    assert found.evenings[1].rating.value == pytest.approx(last.value)


@pytest.mark.parametrize(
    "fields",
    [
        {"taken_back": 1},
        {"imported": 1},
        {"replayed": 1},
        {"players": 4},
        {"variant": "prini"},
        {"level": "mixed"},
        {"level": "program"},
        {"level": "random"},
        {"profile": "other"},
        {"began": "2026-01-01T00:00:00Z"},
        {"hands": 0, "hands_won": 0},
        {"hands": 3, "hands_won": -1, "hands_lost": 1},
        {"hands": 3, "hands_won": 1, "hands_lost": -1},
        {"hands": 1, "hands_won": 3, "hands_lost": 1},
    ],
)
def test_what_is_not_rated(database: Database, fields: dict[str, Any]) -> None:
    me = Profile(id=FIRST, counts_from="2026-11-01T00:00:00Z")
    add(database, **fields)
    assert rated_game(database, me) is None
    add(database)
    found = rated_game(database, me)
    assert found is not None and found.evenings[-1].hands == 1


def test_the_game_with_most_hands_is_shown(database: Database) -> None:
    add(database, variant="brisca", game="brisca-2")
    add(database, variant="brisca", game="brisca-2")
    add(database)
    found = rated_game(database, ME)
    assert found is not None and found.variant == "brisca"
