"""The nets that come with the game."""

import json

import pytest

from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import make_rules
from briscola.players.easy import EasyPlayer
from briscola.players.net_player import NetPlayer
from briscola.players.trained import FOLDER, net_name, trained_net, trained_player
from briscola.tally import mean_and_error
from training.measure import gains

NETS = sorted(path.stem for path in FOLDER.glob("*.npz"))
DEALS = 25


def game(name: str) -> Rules:
    """The game of a net."""
    options: dict[str, dict[str, OptionValue]]
    options = {"alone": {"teams": False}, "all": {"deal_all": True}, "9": {"hand_size": 9}}
    variant, players, *rest = name.split("-")
    return make_rules(variant, int(players), options[rest[0]] if rest else {})


def test_each_game_has_its_name() -> None:
    games = {
        "briscola-2": make_rules("briscola", 2),
        "briscola-4": make_rules("briscola", 4),
        "briscola-4-alone": make_rules("briscola", 4, {"teams": False}),
        "prini-2": make_rules("prini", 2),
        "prini-2-all": make_rules("prini", 2, {"deal_all": True}),
        "bisca-2": make_rules("bisca", 2),
        "bisca-2-9": make_rules("bisca", 2, {"hand_size": 9}),
    }
    assert [net_name(rules) for rules in games.values()] == list(games)


def test_a_game_without_a_net_has_no_player() -> None:
    assert trained_player(make_rules("chiamata", 5)) is None


def test_every_net_has_its_story_beside_it() -> None:
    for name in NETS:
        told = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        assert told["name"] == name and trained_net(name) is not None
        assert {"date", "games", "minutes", "stages", "figures"} <= set(told)
        assert (FOLDER / f"{name}.npz").stat().st_size < 1_000_000


def test_a_trained_player_follows_the_net_of_its_game() -> None:
    for name in NETS:
        assert net_name(game(name)) == name
        assert isinstance(trained_player(game(name)), NetPlayer)


@pytest.mark.parametrize("name", NETS)
def test_a_trained_player_beats_easy_by_far(name: str) -> None:
    """In duplicate, by more than three standard errors."""
    rules = game(name)
    player = trained_player(rules)
    assert player is not None
    found = gains(
        rules,
        lambda _rng, _seat: player,
        lambda rng, _seat: EasyPlayer(rng),
        deals=DEALS,
        seed="trained",
    )
    mean, error = mean_and_error(found)
    assert mean > 3 * error
