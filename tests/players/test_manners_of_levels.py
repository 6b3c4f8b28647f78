"""The levels where a mistake of manners, or a play that looks odd, could be made: they do not make it."""

import pytest

from briscola.engine.cards import card
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.players.etiquette import JUDGES, ODDITIES, mistakes, oddities
from briscola.players.knowledge import know
from tests.players.positions import SENSIBLE, chiamata_position, chosen, position

TWO = make_rules("briscola", 2)
PAIRS = make_rules("briscola", 4)
HIDING = "3B 1D 4C 5C 2S 4S FD 7D"
DEFENDING = "3D 1D 4C 5C 2S 4S 6S 7S"
TEMPTING: dict[str, Observation] = {
    "partner_overtaken": position(PAIRS, hand="4C 2B 5C", table="7S 1S 4S", turned="5B"),
    "trump_waste": position(TWO, hand="RB 5C 4S", table="2D", turned="6B"),
    "overkill": position(TWO, hand="1B 2B 5C", table="RD", turned="6B"),
    "carico_led": position(TWO, hand="1D 4C 6S", turned="2B"),
    "trump_led": position(TWO, hand="1B 7S 1S", turned="5B"),
    "partner_not_loaded": position(PAIRS, hand="1D 4C 2B", table="7S RB 4S", turned="5B"),
    "enemy_fed": position(TWO, hand="RD 4C 5S", table="1D", turned="6B"),
    "partner_betrays": chiamata_position(hand=HIDING, called="3B", caller=2, table="7C 1B 4D 5D"),
    "partner_against_caller": chiamata_position(hand=HIDING, called="3B", caller=2, table="1C 4D CD 5D"),
    "defender_feeds": chiamata_position(hand=DEFENDING, called="3B", caller=2, table="7C 1B 4D 5D"),
}
"""A position for each mistake of card play in which it could be made."""
COMPANY = (*SENSIBLE, "medium:memory=all", "hard")


@pytest.mark.parametrize("level", COMPANY)
@pytest.mark.parametrize("mistake", list(JUDGES))
def test_no_level_makes_the_mistake(level: str, mistake: str) -> None:
    view = TEMPTING[mistake]
    names = {c: found for c, found in mistakes(know(view)).items() if mistake in found}
    assert names and len(names) < len(view.legal)
    assert not any(card(chosen(level, view, seed)) in names for seed in range(8))


ODD_POSITIONS: dict[str, Observation] = {
    "dear_trump": position(TWO, hand="CB 5C 4S", table="FD", turned="6B"),
    "small_trump_led": position(TWO, hand="4B 7S 2S", turned="5B"),
    "higher_than_needed": position(TWO, hand="7B 2B 5C", table="1D", turned="6B"),
    "more_than_needed": position(TWO, hand="RC FD CB", table="1S", turned="6B"),
}
"""A position for each play that looks odd."""


@pytest.mark.parametrize("level", ["hard", "maestro"])
@pytest.mark.parametrize("oddity", list(ODDITIES))
def test_who_follows_a_net_plays_the_plain_card(level: str, oddity: str) -> None:
    view = ODD_POSITIONS[oddity]
    names = {c for c, found in oddities(know(view)).items() if oddity in found}
    assert names and len(names) < len(view.legal)
    assert not any(card(chosen(level, view, seed)) in names for seed in range(8))
