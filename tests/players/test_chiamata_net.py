"""The net of chiamata that comes with the game."""

import pytest

from briscola.arena.arena_summary import mean_and_error
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.nets.chiamata.net_player import ChiamataPlayer
from briscola.players.nets.families import CHIAMATA, FAMILIES
from briscola.players.nets.trained import trained_bidder
from tests.engine.play import slug
from training.chiamata.measure import Seating, auction_rates, seating, total_payment

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
