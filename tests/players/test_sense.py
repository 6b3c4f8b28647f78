"""Positions in which a person would wince at the wrong card."""

import pytest

from briscola.engine.actions import Exchange
from briscola.engine.variants import make_rules
from tests.players.positions import SENSIBLE, chosen, pairs, player, position, two

TWO = make_rules("briscola", 2)
THREE = make_rules("briscola", 3)
PAIRS = make_rules("briscola", 4)
SEEDS = range(12)


@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_carico_goes_to_a_trick_that_is_lost(level: str, seed: int) -> None:
    view = two("1D 4C 3S", "RB")
    assert chosen(level, view, seed) == "4C"


@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_carico_is_led_while_a_liscio_is_at_hand(level: str, seed: int) -> None:
    assert chosen(level, two("1D 4C 3S"), seed) == "4C"


@pytest.mark.parametrize("seed", SEEDS)
def test_medium_takes_with_the_carico_of_the_suit_led(seed: int) -> None:
    assert chosen("medium", two("3D 4C 2B", "CD"), seed) == "3D"


@pytest.mark.parametrize("seed", SEEDS)
def test_medium_trumps_a_carico_with_its_lowest_trump(seed: int) -> None:
    assert chosen("medium", two("4B RB 5C", "1D", "6B"), seed) == "4B"


@pytest.mark.parametrize("seed", SEEDS)
def test_medium_spends_no_high_trump_on_a_trick_of_nothing(seed: int) -> None:
    view = two("4B RB 5C", "2D", "6B")
    assert chosen("medium:memory=all", view, seed) == "5C"
    assert chosen("medium", view, seed) in ("5C", "4B")


@pytest.mark.parametrize("level", ["medium", "medium:goal=win"])
@pytest.mark.parametrize("seed", SEEDS)
def test_medium_loads_the_trick_its_partner_is_sure_of(level: str, seed: int) -> None:
    view = pairs("1D 4C 2B", "7S RB 4S")
    assert view.table[1].seat == 2
    assert chosen(level, view, seed) == "1D"


@pytest.mark.parametrize("level", ["medium", "medium:goal=win"])
@pytest.mark.parametrize("seed", SEEDS)
def test_medium_does_not_trump_its_partners_safe_trick(level: str, seed: int) -> None:
    view = pairs("4C 2B 5C", "7S 1S 4S")
    assert chosen(level, view, seed) in ("4C", "5C")


@pytest.mark.parametrize("seed", SEEDS)
def test_medium_takes_a_rich_trick_from_the_others_when_last(seed: int) -> None:
    view = pairs("4C 2B 5C", "1D 7S 4S")
    assert chosen("medium", view, seed) == "2B"


@pytest.mark.parametrize("seed", SEEDS)
def test_alone_against_two_medium_takes_the_ace_that_lies_there(seed: int) -> None:
    assert chosen("medium", position(THREE, hand="4D 2B 5S", table="1D 4S", turned="5B"), seed) == "2B"


@pytest.mark.parametrize("level", SENSIBLE)
def test_the_turned_card_is_taken_when_the_seven_allows_it(level: str) -> None:
    """R-XCHG-1."""
    rules = make_rules("briscola", 2, {"exchange": "seven"})
    view = position(rules, hand="7B 4C 5S", turned="1B", played="2D 4D")
    assert player(level).choose(view) == Exchange(take=True)
