"""The nets that come with the game."""

import json

import pytest

from briscola.arena.arena_summary import mean_and_error
from briscola.engine.rules import Rules
from briscola.engine.variants import VARIANTS, make_rules
from briscola.players.easy import EasyPlayer
from briscola.players.net_players.chiamata_player import ChiamataPlayer
from briscola.players.net_players.trained_players import trained_bidder, trained_player
from briscola.players.net_players.tricks_player import TricksPlayer
from briscola.players.nets.families import CHIAMATA, FAMILIES, TRICK_FAMILIES, net_of
from briscola.players.nets.trained import FOLDER, LEANING, trained_net
from briscola.players.support import Scope, supports
from tests.engine.play import slug
from training.chiamata.measure import Seating, auction_rates, seating, total_payment
from training.tricks.measure import gains

NETS = sorted(path.stem for path in FOLDER.glob("*.npz") if path.stem != LEANING)
BATCH = 10
"""Deals after which one looks whether it has been shown."""
MOST = 90
"""Where one seat of many moves little."""


def test_each_game_whose_rules_nets_know_has_a_net() -> None:
    assert net_of(make_rules("briscola", 2)) == "briscola-2"
    assert net_of(make_rules("bisca", 4)) == net_of(make_rules("briscola", 4)) == "briscola-4"
    assert net_of(make_rules("prini", 2, {"deal_all": True})) == "two"
    assert net_of(make_rules("briscola", 3, {"exchange": "seven"})) == "three"
    assert net_of(make_rules("chiamata", 4)) == "chiamata"
    for variant, row in VARIANTS.items():
        for players in row.players:
            rules = make_rules(variant, players)
            assert (net_of(rules) in FAMILIES) == supports(rules, Scope.PLAY)


def test_every_net_has_its_story_beside_it() -> None:
    for name in NETS:
        told = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        assert told["name"] == name and trained_net(name) is not None
        assert {"date", "games", "minutes", "stages", "figures"} <= set(told)
        assert (FOLDER / f"{name}.npz").stat().st_size < 1_000_000


def test_a_trained_player_follows_the_net_of_its_game() -> None:
    for name in NETS:
        for rules in FAMILIES[name]:
            assert net_of(rules) == name
            assert isinstance(trained_player(rules), ChiamataPlayer if name == CHIAMATA else TricksPlayer)


@pytest.mark.slow
@pytest.mark.parametrize("rules", [games[0] for games in TRICK_FAMILIES.values()], ids=slug)
def test_a_trained_player_beats_easy_by_far(rules: Rules) -> None:
    """In duplicate, by more than three standard errors, after as few deals as show it."""
    player = trained_player(rules)
    assert player is not None
    found: list[float] = []
    mean, error = 0.0, 1.0
    while mean <= 3 * error and len(found) < MOST:
        found += gains(
            rules,
            lambda _rng, _seat: player,
            lambda rng, _seat: EasyPlayer(rng),
            deals=BATCH,
            seed=f"trained{len(found)}",
        )
        mean, error = mean_and_error(found)
    assert mean > 3 * error


# ---- the net of chiamata


DEALS = 8  # of each form
FORMS = FAMILIES[CHIAMATA]


def trained(rules: Rules) -> ChiamataPlayer:
    player = trained_bidder(rules)
    assert player is not None
    return player


def always(player: ChiamataPlayer) -> Seating:
    return lambda _name, _seat: player


def test_it_is_for_chiamata_alone() -> None:
    assert trained_bidder(make_rules("briscola", 5)) is None


@pytest.mark.slow
def test_one_among_easy_players_is_paid_by_them() -> None:
    """The same cards at every seat in turn, over all forms: more than three errors above nothing."""
    paid: list[float] = []
    for rules in FORMS:
        player = trained(rules)
        paid += total_payment(rules, always(player), seating("easy"), deals=DEALS, seed="c")
    mean, error = mean_and_error(paid)
    assert mean > 3 * error


@pytest.mark.slow
@pytest.mark.parametrize("rules", FORMS, ids=slug)
def test_it_bids_so_that_most_contracts_are_made(rules: Rules) -> None:
    player = trained(rules)
    rates = auction_rates(rules, lambda _name, _seat: player, deals=20, seed="c")
    assert rates["passed_out"] < 0.1
    assert 0.35 < rates["made"] < 0.85
