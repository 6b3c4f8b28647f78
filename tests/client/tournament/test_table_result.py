"""Tables of a season or cup: what a match gives to each of its people."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.client.tournament.ranking import standings
from briscola.client.tournament.table_result import (
    TableGame,
    TableResult,
    meetings,
    played_by_computers,
    result_of,
    table_points,
)
from briscola.engine.events import Event, GivenUp, MatchBegan

ALONE = TableResult(ranks=(2, 1, 2, 4), hands=(1, 2, 1, 0))
PAIRS = TableResult(ranks=(1, 2, 1, 2), hands=(2, 1, 2, 1), partners=((0, 2), (1, 3)))


def test_who_leaves_somebody_behind_gets_two_points_and_one_for_being_level() -> None:
    assert table_points(ALONE) == (3, 6, 3, 0)


def test_partners_do_not_meet() -> None:
    assert table_points(PAIRS) == (4, 0, 4, 0)
    assert {(mine, other) for mine, other, _ in meetings(PAIRS)} == {
        (mine, other) for mine in range(4) for other in range(4) if (mine + other) % 2
    }


def test_every_meeting_of_two_people_is_worth_two_points() -> None:
    for result, pairs in ((ALONE, 6), (PAIRS, 4)):
        assert sum(table_points(result)) == 2 * pairs


@pytest.mark.parametrize(
    "game",
    [
        TableGame(winning_hands=2),
        TableGame(players=4),
        TableGame(variant="chiamata", players=4, options={"morto": "open"}),
        TableGame(players=3),
        TableGame(variant="marianna", players=2),
    ],
    ids=lambda game: f"{game.variant}-{game.players}",
)
def test_computers_play_a_table_to_its_end_and_the_seed_decides_it(game: TableGame) -> None:
    levels = ("beginner",) * game.players
    result = played_by_computers(game, levels, seed=7)
    assert result == played_by_computers(game, levels, seed=7)
    assert min(result.ranks) == 1
    assert len(result.ranks) == len(result.hands) == game.players
    assert bool(result.partners) is (game.variant == "briscola" and game.players == 4)


def _begun(players: int) -> MatchBegan:
    rules = TableGame(players=players).rules()
    return MatchBegan(
        variant="briscola",
        players=players,
        sides=rules.sides,
        winning_hands=3,
        options={},
        levels=("person",) + ("medium",) * (players - 1),
    )


def test_a_match_given_up_is_lost_for_seat_0_and_the_partner() -> None:
    for players, points, ranks in ((2, (0, 2), (2, 1)), (4, (0, 4, 0, 4), (3, 1, 3, 1))):
        events: Sequence[Event] = [_begun(players), GivenUp()]
        result = result_of(events)
        assert result is not None
        assert (table_points(result), result.ranks) == (points, ranks)


def test_a_match_that_goes_on_has_no_result() -> None:
    assert result_of([_begun(2)]) is None
    assert result_of([]) is None


def _two(mine: int, other: int, hands: tuple[int, int] = (1, 0)) -> tuple[tuple[int, int], TableResult]:
    """A table of two that the first has won."""
    return (mine, other), TableResult(ranks=(1, 2), hands=hands)


def test_equal_points_are_decided_by_the_meetings_then_by_hands_then_by_lot() -> None:
    tables = [_two(0, 1), _two(2, 0, (1, 3))]  # 0: two points and 4 hands, 2: two points, and it beat 0
    rows = standings([0, 1, 2], tables, lots=[0, 1, 2])
    assert [row.entrant for row in rows] == [2, 0, 1]
    tables = [_two(0, 1, (2, 0)), _two(2, 3, (3, 0))]
    assert [row.entrant for row in standings([0, 1, 2, 3], tables, lots=[3, 2, 1, 0])] == [2, 0, 3, 1]


@given(st.data())
def test_the_points_of_all_standings_are_those_of_all_tables(data: st.DataObject) -> None:
    entrants = list(range(6))
    tables = []
    for _ in range(data.draw(st.integers(0, 8))):
        seats = data.draw(st.permutations(entrants))[: data.draw(st.integers(2, 6))]
        worth = [data.draw(st.integers(0, 3)) for _ in seats]
        ranks = tuple(1 + sum(other > own for other in worth) for own in worth)
        tables.append((tuple(seats), TableResult(ranks=ranks, hands=tuple(worth))))
    rows = standings(entrants, tables, lots=data.draw(st.permutations(entrants)))
    assert sum(row.points for row in rows) == sum(sum(table_points(result)) for _, result in tables)
    assert sum(row.hands for row in rows) == sum(sum(result.hands) for _, result in tables)
    assert [row.rank for row in rows] == [1, 2, 3, 4, 5, 6]
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)


def test_points_given_besides_count_as_points_of_tables() -> None:
    pair = TableResult(ranks=(1, 2), hands=(1, 0))
    rows = standings([0, 1, 2], [((0, 1), pair)], lots=[1, 0, 2], given={1: 1, 2: 3})
    assert [(row.entrant, row.points) for row in rows] == [(2, 3), (0, 2), (1, 1)]
