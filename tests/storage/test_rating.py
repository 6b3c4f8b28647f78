"""The rating by results is Glicko-2's, and follows from the hands that are in the database."""

import random
from itertools import pairwise
from typing import Any

import pytest

from briscola.capabilities.statistics.rating import (
    CERTAIN,
    LADDER,
    STEPS,
    Rating,
    Score,
    level_ratings,
    rated,
    rated_game,
)
from briscola.players.levels import LEVELS
from briscola.storage.database.database import Database
from briscola.storage.people.person_names import FIRST
from briscola.storage.people.profiles import Profile
from tests.storage.rows import add

ME = Profile(id=FIRST)


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


def test_hands_are_rated_evening_by_evening_against_the_levels(database: Database) -> None:
    hands = {"hands": 5, "hands_won": 3, "hands_lost": 1}
    add(database, level="maestro", evening="2026-11-19", **hands)
    add(database, level="hard", evening="2026-11-19")
    add(database, level="novice", evening="2026-11-20", result="lost", hands_won=0, hands_lost=1)
    found = rated_game(database, ME)
    assert found is not None and found.variant == "briscola"
    assert [(each.day, each.hands) for each in found.evenings] == [("2026-11-19", 6), ("2026-11-20", 7)]
    levels = level_ratings("briscola")
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
