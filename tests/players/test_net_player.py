"""A player that follows a net, and the rows in which a net sees a position."""

import numpy as np
import pytest
from msgspec.structs import replace
from threadpoolctl import threadpool_info, threadpool_limits

from briscola.engine.actions import Play
from briscola.engine.cards import Suit
from briscola.engine.forms import FORMS
from briscola.engine.hand import apply, deal, legal_actions
from briscola.engine.observation import SignSeen
from briscola.engine.state import Declaration
from briscola.engine.variants import make_rules
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import know
from briscola.players.medium import exact_values
from briscola.players.net_players.tricks_player import TricksPlayer
from briscola.players.nets.card_rows import CARDS, LEADS, RENAMINGS, TAKES
from briscola.players.nets.net import Arrays, Net, load_net, names
from briscola.players.nets.trained import FOLDER
from briscola.players.nets.tricks.encode import encode
from briscola.players.nets.tricks.layout import (
    ACTIONS,
    BROUGHT,
    BROUGHT_STEP,
    SIGN_ROWS,
    SPOKEN,
    action_renaming,
    game_row,
    layout_of,
    observation_renaming,
    score_bucket,
)
from tests.engine.play import seen, shuffled
from tests.players.positions import position, two

GAMES = [FORMS["briscola-2"], FORMS["briscola-4"], FORMS["prini-3-all"], FORMS["bisca-2-nine"]]


def small_net(players: int, width: int = 8) -> Arrays:
    """A net of random numbers."""
    rng = np.random.default_rng(5)
    shapes: dict[str, tuple[int, ...]] = {
        "observation": (layout_of(players).size + 1, width),
        "action": (ACTIONS + 1, width),
        "heads": (width, 2),
        "heads_bias": (2,),
    }
    arrays = {}
    for name in names():
        shape = shapes.get(name, (width,) if "bias" in name else (width, width))
        arrays[name] = rng.normal(size=shape).astype(np.float32)
    return arrays


def test_it_takes_the_highest_value_of_its_goal() -> None:
    """A net that looks at the action only: some points for leading the ace of trumps, winning for the two."""
    view = position(GAMES[0], hand="1D 2D 4S", turned="RD")
    with pytest.raises(ValueError, match="not for 4 players"):
        TricksPlayer(Net(small_net(2)), GAMES[1])
    arrays = {name: np.zeros_like(array) for name, array in small_net(2).items()}
    ace, two = (encode(know(view))[1][i] for i in (0, 1))
    arrays["action"][ace, 0] = arrays["action"][two, 1] = 1.0
    arrays["heads"][0, 0], arrays["heads"][1, 1] = 0.05, 1.0
    net = Net(arrays)
    assert TricksPlayer(net, GAMES[0]).choose(view) == view.legal[0]
    assert TricksPlayer(net, GAMES[0], win=True).choose(view) == view.legal[1]


def test_the_names_of_the_plain_suits_do_not_matter() -> None:
    """INV-11: the same position with coppe and spade changed about has the same values."""
    player = TricksPlayer(Net(small_net(2)), GAMES[0])
    one = position(GAMES[0], hand="1D 2C 7S", turned="RD", table="4C")
    two = position(GAMES[0], hand="1D 2S 7C", turned="RD", table="4S")
    for a, b in zip(player.values(know(one)), player.values(know(two)), strict=True):
        assert np.allclose(a, b, atol=1e-5)


@pytest.mark.parametrize("win", [False, True])
def test_the_last_tricks_are_played_exactly(win: bool) -> None:
    """Whatever a net of random numbers says."""
    rules = GAMES[0]
    player, number = TricksPlayer(Net(small_net(2)), rules, win=win), coder_of(rules).number
    telling = 0
    for seed in range(40):
        state = shuffled(rules, seed)
        while len(state.tricks) < 17:
            state, _ = apply(state, legal_actions(state)[0])
        exact = exact_values(know(seen(state)))
        action = player.choose(seen(state))
        assert exact is not None and isinstance(action, Play)
        assert exact[number[action.card]] == max(exact.values())
        telling += len(set(exact.values())) > 1
    assert telling > 5


def test_reading_a_net_leaves_numpy_on_one_core() -> None:
    """Its matrices are too small to share: other cores would turn idly and warm the room."""
    with threadpool_limits(2, user_api="blas"):
        load_net(FOLDER / "chiamata.npz")
        assert {pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"} <= {1}


# ---- the rows


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


@pytest.mark.parametrize("me", range(3))
def test_what_others_have_declared_counts_from_ones_own_seat(me: int) -> None:
    """V-MA: 20 of the next one, 40 of the one after."""
    layout, rules = layout_of(3), make_rules("marianna", 3)
    made = [
        Declaration(trick=1, seat=(me + 1) % 3, suit=Suit.COPPE, points=20),
        Declaration(trick=2, seat=(me + 2) % 3, suit=Suit.SPADE, points=40),
    ]
    view = seen(deal(rules, dealer=(me - 1) % 3, pack=rules.pack))
    assert view.seat == me
    brought = range(layout.brought, layout.brought + 3 * BROUGHT)
    assert not [row for row in encode(know(view))[0] if row in brought]
    view = replace(view, declared=tuple(made))
    rows = [row - layout.brought for row in encode(know(view))[0] if row in brought]
    assert rows == [BROUGHT + 20 // BROUGHT_STEP - 1, 2 * BROUGHT + 40 // BROUGHT_STEP - 1]


def test_nets_of_today_go_on_reading_the_same_rows() -> None:
    """Games that came later have rows after theirs, or a layout of their own: no old row has moved."""
    assert [layout_of(n).size for n in (2, 3, 4, 5)] == [1645, 1701, 1917, 1973]
    view = position(make_rules("briscola", 2), hand="2D 4S 5S", turned="RD", table="3C")
    assert sorted(encode(know(view))[0]) == [
        *(0, 31, 32, 58, 98, 1491, 1514),  # hand, table, best, turned, tricks
        *(1521, 1523, 1524, 1529, 1535, 1576, 1617),  # draws, position, winner, pot, scores, game
    ]
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
