"""The rows in which a net sees a position."""

import pytest
from msgspec.structs import replace

from briscola.engine.observation import SignSeen
from briscola.engine.variants import make_rules
from briscola.players.knowledge import know
from briscola.players.nets.card_rows import CARDS, LEADS, RENAMINGS, TAKES
from briscola.players.nets.tricks.encode import encode
from briscola.players.nets.tricks.layout import (
    ACTIONS,
    SIGN_ROWS,
    SPOKEN,
    action_renaming,
    game_row,
    layout_of,
    observation_renaming,
    score_bucket,
)
from tests.players.positions import position, two

TWO = make_rules("briscola", 2)


def test_actions_say_what_a_card_would_do() -> None:
    view = two("1D 2C 7C", turned="RD", table="4C")
    assert [row // CARDS for row in encode(know(view))[1]] == [TAKES, TAKES + 1, TAKES]
    leading = two("1D 2C 7C", turned="RD")
    assert {row // CARDS for row in encode(know(leading))[1]} == {LEADS}


def test_trumps_are_the_first_suit_and_seats_count_from_ones_own() -> None:
    layout = layout_of(2)
    rows, _ = encode(know(two("1D 2C 7C", turned="RD", table="4C")))
    assert layout.hand + 9 in rows  # the ace of trumps
    assert layout.hand + 10 in rows  # the two of the first plain suit, coppe
    assert layout.table + 11 in rows and layout.best + 11 in rows
    assert layout.turned + 7 in rows
    assert layout.position + 1 in rows and layout.winner in rows


def test_games_of_one_layout_differ_by_a_row() -> None:
    games = [
        TWO,
        make_rules("prini", 2),
        make_rules("prini", 2, {"deal_all": True}),
        make_rules("bisca", 2, {"hand_size": 9}),
    ]
    assert len({game_row(rules) for rules in games}) == len(games)
    assert game_row(make_rules("bisca", 2)) == game_row(TWO)  # the same game with other names
    pairs, alone = make_rules("briscola", 4), make_rules("briscola", 4, {"teams": False})
    assert game_row(pairs) != game_row(alone)


def test_it_is_told_what_one_plays_for_and_which_signs_stand() -> None:
    """R-TALK: the partner's ace stands until it is played; whoever is deaf sees none of it."""
    layout, pairs = layout_of(4), make_rules("briscola", 4)
    shown = SignSeen(trick=2, seat=2, sign="ace")
    view = replace(position(pairs, hand="2D 4S 5S", turned="RD"), seat=0, signals=(shown,))
    plain = encode(know(view))[0]
    assert set(encode(know(view), win=True)[0]) - set(plain) == {layout.win}
    partner = layout.signs + 2 * SIGN_ROWS
    assert set(encode(know(view), talks=True)[0]) - set(plain) == {layout.talks, partner, partner + SPOKEN}


def test_nets_of_today_go_on_reading_the_same_rows() -> None:
    """Games that came later have rows after theirs, or a layout of their own: no old row has moved."""
    assert [layout_of(n).size for n in (2, 3, 4, 5)] == [1645, 1701, 1917, 1973]
    view = position(make_rules("briscola", 2), hand="2D 4S 5S", turned="RD", table="3C")
    assert sorted(encode(know(view))[0]) == [
        *(0, 31, 32, 58, 98, 1491, 1514),  # hand, table, best, turned, tricks
        *(1521, 1523, 1524, 1529, 1535, 1576, 1617),  # draws, position, winner, pot, scores, game
    ]


def test_sixty_one_begins_a_bucket() -> None:
    assert score_bucket(60) < score_bucket(61) == score_bucket(63)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_renaming_permutes_the_rows(players: int) -> None:
    size = layout_of(players).size
    for order in RENAMINGS:
        for table, whole in (
            (observation_renaming(layout_of(players), order), size),
            (action_renaming(order), ACTIONS),
        ):
            assert sorted(table) == list(range(whole + 1))
            assert table[whole] == whole
            assert (order == RENAMINGS[0]) == (table == list(range(whole + 1)))


def test_renaming_moves_plain_suits_only() -> None:
    layout = layout_of(2)
    table = observation_renaming(layout, (0, 1, 3, 2))
    assert table[layout.hand + 5] == layout.hand + 5  # a trump
    assert table[layout.gone + 25] == layout.gone + 35
    assert table[layout.history + 3 * CARDS + 30] == layout.history + 3 * CARDS + 20
    assert table[layout.void + 2] == layout.void + 3
    assert table[layout.turned :] == list(range(layout.turned, layout.size + 1))
    assert action_renaming((0, 1, 3, 2))[LEADS * CARDS + 39] == LEADS * CARDS + 29
