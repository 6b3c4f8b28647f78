"""The checker on what a hand and a match of the wider family are worth."""

import pytest

from tests.checker.game import Game
from tests.checker.match import Match, next_dealer
from tests.checker.play import Tally
from tests.checker.result import counted
from tests.short_logs import (
    at_table,
    game,
    tally,
)


@pytest.mark.parametrize(
    ("points", "tricks", "worth"),
    [
        ([61, 59, 0, 0], [5, 5, 0, 0], 1),
        ([90, 30, 0, 0], [5, 5, 0, 0], 1),
        ([91, 29, 0, 0], [5, 5, 0, 0], 2),
        ([120, 0, 0, 0], [9, 1, 0, 0], 2),
        ([60, 0, 60, 0], [5, 0, 5, 0], 4),
    ],
)
def test_a_sueca_is_worth_one_two_or_four(points: list[int], tricks: list[int], worth: int) -> None:
    """V-SU-3."""
    assert counted(game("sueca", 4), tally(points, tricks)).worth == worth


@pytest.mark.parametrize(("best", "worth"), [(61, 1), (90, 1), (91, 2), (95, 2), (118, 2), (120, 4)])
def test_large_wins_of_bisca_are_worth_more_by_the_option(best: int, worth: int) -> None:
    """V-BI-6: it counts points, not tricks."""
    hand_played = tally([best, 120 - best], [19, 1])
    assert counted(game("bisca", 2, stakes=True), hand_played).worth == worth
    assert counted(game("bisca", 2), hand_played).worth == 1


def test_sixty_each_passes_the_deal_on_in_sueca_and_in_matches_by_points() -> None:
    """V-SU-3, V-PT-1."""
    for rules in (game("sueca", 4), game("briscola", 4, total_120=True)):
        tie = counted(rules, tally([60, 60, 0, 0], [5, 5, 0, 0]))
        assert (tie.winners, tie.reason, next_dealer(rules, 1, tie)) == ((), "tie", 2)
    usual = game("briscola", 4)
    assert next_dealer(usual, 1, counted(usual, tally([60, 60, 0, 0], [5, 5, 0, 0]))) == 1


def standing(rules: Game, *hands: Tally) -> tuple[list[int], list[int]]:
    match = Match(rules)
    for played in hands:
        match.add(counted(rules, played))
    return match.score, match.winners()


def test_points_are_added_until_the_mark_and_equal_totals_play_on() -> None:
    """V-PT-1, V-PT-2."""
    rules = game("briscola", 3, total_120=True)
    equal = [tally([50, 50, 20], [5, 5, 3]), tally([70, 50, 0], [5, 5, 3]), tally([0, 20, 100], [5, 5, 3])]
    assert standing(rules, *equal[:2]) == ([120, 100, 20], [0])
    assert standing(rules, *equal) == ([120, 120, 120], [])
    assert standing(rules, *equal, tally([40, 39, 41], [5, 5, 3])) == ([160, 159, 161], [2])
    assert standing(game("briscolone", 2), tally([60, 60], [10, 10]), tally([60, 60], [10, 10]))[1] == []
    assert standing(game("briscolone", 2), tally([121, -1], [10, 10]))[1] == [0]
    assert standing(game("briscolone", 2, to_points=151), tally([121, -1], [10, 10]))[1] == []
    pairs = game("marianna", 4, trump_by="turned")
    won = tally([50, 30, 40, 0], [3, 3, 4, 0], [0, 60, 60, 0])
    assert standing(pairs, won) == ([150, 90, 150, 90], [0, 2])
    assert counted(pairs, won).winners == (0, 2)
    assert game("marianna", 2).mark == 500 and game("briscolone", 2, match="wins").mark is None


def test_a_capot_is_played_for_past_sixty_one() -> None:
    """`capot` with `stop_at_61`: the hand stops when the other side has a trick."""
    for options, tricks, stops in (
        ({"stop_at_61": True}, [10, 0], True),
        ({"stop_at_61": True, "capot": True}, [10, 0], False),
        ({"stop_at_61": True, "capot": True}, [10, 1], True),
        ({"capot": True}, [10, 1], False),
    ):
        table = at_table(game("briscola", 2, **options), ["1C", "2C"])
        table.points, table.tricks = [61, 0], list(tricks)
        assert table.decided() is stops


@pytest.mark.parametrize(("theirs", "stops"), [(29, False), (30, True), (0, False)])
def test_a_larger_stake_is_played_for_past_sixty_one(theirs: int, stops: bool) -> None:
    """`stakes` with `stop_at_61`: 91 can be reached with 29 points of the others, not with 30."""
    table = at_table(game("bisca", 2, stop_at_61=True, stakes=True), ["1C", "2C"])
    table.points = [61, theirs]
    assert table.decided() is stops
