"""Ends with all cards known, in lockstep: held to the exact play of the game, and what one learns of them."""

import numpy as np
import pytest

from briscola.engine.variants import make_rules
from briscola.players.nets.arrays import CARD_POINTS, EMPTY, Ints
from briscola.players.nets.card_rows import PACK_POINTS
from briscola.players.search.endgame import Endgame
from training.bags import Bags
from training.samples import POINTS, WIN, Values
from training.tricks.ends import exact_ends, exact_values, final_points, solvable
from training.tricks.greedy import greedy
from training.tricks.self_play import self_play, tables_for
from training.tricks.simulator import TalkBatch

TWO = make_rules("briscola", 2)


def ends(count: int, *, plays: int = 0, for_hand: bool = False) -> TalkBatch:
    """Hands of greedy players, so many plays after the stock."""
    tables = tables_for(TWO, count, np.random.default_rng(3))
    tables.for_hand[:] = for_hand
    while tables.stock_left:
        tables.play(greedy(tables, tables.rows))
    for _ in range(plays):
        tables.play(greedy(tables, tables.rows))
    return tables


def held(tables: TalkBatch, i: int, seat: int) -> list[int]:
    return [int(card) for card in tables.hands[i, seat] if card != EMPTY]


@pytest.mark.parametrize("plays", range(5))
def test_ends_are_worth_what_the_exact_play_of_the_game_says(plays: int) -> None:
    tables = ends(30, plays=plays)
    found = final_points(tables, tables.rows)
    for i in range(tables.count):
        me = int(tables.actor[i])
        solver = Endgame(trumps=int(tables.trumps[i]), must_follow=False)
        mine, theirs = held(tables, i, me), held(tables, i, 1 - me)
        if tables.position:
            values = solver.answer_values(int(tables.plays[i, tables.trick, 0]), theirs, mine)
        else:
            values = solver.lead_values(mine, theirs)
        ours, other = tables.points[i, me], tables.points[i, 1 - me]
        for place, card in enumerate(tables.hands[i, me]):
            expected = EMPTY if card == EMPTY else ours + (PACK_POINTS - ours - other + values[int(card)]) / 2
            assert found[i, place] == expected


def test_who_plays_for_the_hand_wins_it_where_that_is_foreseen() -> None:
    """The chance of the best card is what comes of it if both go on exactly, each for what it wants."""
    tables = ends(400)
    leader = tables.leader.copy()
    tables.for_hand[tables.rows, leader] = True
    owners, places, _ = tables.offers(tables.rows, tables.legal())
    chances = exact_values(tables, tables.rows, owners, places)[:, WIN]
    best = np.maximum.reduceat(chances, np.searchsorted(owners, tables.rows))
    plain = points_of(ends(400), leader)
    ours = points_of(tables, leader)
    won = (1 + np.sign(2 * ours - PACK_POINTS)) / 2
    assert (best == won).all()
    assert (ours[won == 0] <= plain[won == 0]).all() and (plain[won == 0] <= PACK_POINTS // 2).all()


def points_of(tables: TalkBatch, seats: Ints) -> Ints:
    """What these seats have once all has been played exactly."""
    play = exact_ends(greedy)
    while not tables.over:
        tables.play(play(tables, tables.rows))
    found: Ints = tables.points[tables.rows, seats]
    return found


def test_until_the_stock_is_out_everybody_plays_as_before() -> None:
    tables = tables_for(TWO, 50, np.random.default_rng(1))
    assert (exact_ends(greedy)(tables, tables.rows) == greedy(tables, tables.rows)).all()


def test_where_ends_are_exact_the_net_is_not_asked_and_learns_what_they_are_worth() -> None:
    asked: list[int] = []

    def evaluator(seen: Bags, actions: Ints, _owners: Ints) -> Values:
        asked.append(len(seen))
        return np.zeros((len(actions), 2), np.float32)

    count = 40
    tables = tables_for(TWO, count, np.random.default_rng(5))
    found = self_play(tables, evaluator, epsilon=0.0, trace=0.0, rng=np.random.default_rng(6), exact=True)
    drawn = 2 * (TWO.tricks - TWO.hand_size)
    assert asked == [count] * drawn
    after = found.targets[count * drawn :]
    first = after[:count, POINTS] * PACK_POINTS  # of the leaders
    at_stake = CARD_POINTS[tables.plays[:, -TWO.hand_size :]].sum(axis=(1, 2))
    second = after[count : 2 * count, POINTS] * PACK_POINTS
    assert np.allclose(first + second, at_stake, atol=1e-3)  # both foresee the same end


@pytest.mark.parametrize(
    ("variant", "players", "expected"),
    [("briscola", 2, True), ("briscola", 3, False), ("bisca", 2, True), ("marianna", 2, False)],
)
def test_short_hands_of_two_who_need_not_follow_are_solved(
    variant: str, players: int, expected: bool
) -> None:
    assert solvable(make_rules(variant, players)) is expected
