"""A player that follows a net: only legal plays, only from what it sees."""

import numpy as np
import pytest
from threadpoolctl import threadpool_info, threadpool_limits

from briscola.engine.actions import Play
from briscola.engine.forms import FORMS
from briscola.engine.hand import apply, legal_actions
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import know
from briscola.players.medium import exact_values
from briscola.players.nets.net import Arrays, Net, load_net, names
from briscola.players.nets.trained import FOLDER
from briscola.players.nets.tricks.encode import encode
from briscola.players.nets.tricks.layout import ACTIONS, layout_of
from briscola.players.nets.tricks.net_player import TricksPlayer
from tests.engine.play import seen, shuffled
from tests.players.positions import position

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
