"""Positions in which a person would wince at the wrong card."""

from collections.abc import Mapping, Sequence

import pytest

from briscola.engine.actions import Exchange
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from tests.players.positions import SENSIBLE, chosen, pairs, player, position, two

MEDIUM = ("medium",)
BOTH = ("medium", "medium:goal=win")
THREE = make_rules("briscola", 3)

CASES: Mapping[str, tuple[Sequence[str], Observation, str]] = {
    "no carico goes to a trick that is lost": (SENSIBLE, two("1D 4C 3S", "RB"), "4C"),
    "no carico is led while a liscio is at hand": (SENSIBLE, two("1D 4C 3S"), "4C"),
    "a carico of the suit led takes": (MEDIUM, two("3D 4C 2B", "CD"), "3D"),
    "the lowest trump takes a carico": (MEDIUM, two("4B RB 5C", "1D", "6B"), "4B"),
    "no high trump is spent on nothing": (("medium:memory=all",), two("4B RB 5C", "2D", "6B"), "5C"),
    "a low one may be": (MEDIUM, two("4B RB 5C", "2D", "6B"), "5C 4B"),
    "a trick the partner is sure of is loaded": (BOTH, pairs("1D 4C 2B", "7S RB 4S"), "1D"),
    "a partner's safe trick is not trumped": (BOTH, pairs("4C 2B 5C", "7S 1S 4S"), "4C 5C"),
    "the last takes a rich trick from the others": (MEDIUM, pairs("4C 2B 5C", "1D 7S 4S"), "2B"),
    "who is alone against two takes the ace that lies there": (
        *(MEDIUM, position(THREE, hand="4D 2B 5S", table="1D 4S", turned="5B"), "2B"),
    ),
}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(
    ("level", "view", "good"),
    [
        pytest.param(level, view, good, id=f"{name}, {level}")
        for name, (levels, view, good) in CASES.items()
        for level in levels
    ],
)
def test_a_level_plays_the_card_at_which_nobody_winces(
    level: str, view: Observation, good: str, seed: int
) -> None:
    assert chosen(level, view, seed) in good.split()


@pytest.mark.parametrize("level", SENSIBLE)
def test_the_turned_card_is_taken_when_the_seven_allows_it(level: str) -> None:
    """R-XCHG-1."""
    rules = make_rules("briscola", 2, {"exchange": "seven"})
    view = position(rules, hand="7B 4C 5S", turned="1B", played="2D 4D")
    assert player(level).choose(view) == Exchange(take=True)
