"""Luck in words: as much as the numbers say, and no more."""

import pytest

from briscola.engine.variants import VARIANTS
from briscola.i18n.statistics_words import FEWEST, PLACES, luck_text, percent_text
from briscola.i18n.text import count, use
from briscola.storage.luck import Luck, Share


def dealt(hands: int, chance: float) -> Luck:
    aces = Share(place=0, kind="aces", came=611, expected=620.2, spread=20.0)
    return Luck(hands=hands, shares=(aces,), chi_square=1.0, degrees=5, chance=chance)


def test_what_came_stands_beside_what_was_to_be_expected() -> None:
    came, _verdict = luck_text(dealt(1240, 0.7))
    assert came == "In 1,240 hands you were dealt 611 aces; 620 were to be expected."


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (0.99, "in 9 of 10 such histories: nothing is odd"),
        (0.7, "in 7 of 10 such histories: nothing is odd"),
        (0.1, "in 1 of 10 such histories: unusual, but nothing is odd"),
        (0.02, "in only 1 of 50 such histories. That is rare, yet one player in 50 sees it"),
        (0.0001, "less than once in a thousand such histories. That is odd"),
    ],
)
def test_the_verdict_is_as_strong_as_the_numbers(chance: float, said: str) -> None:
    assert said in luck_text(dealt(1240, chance))[1]


@pytest.mark.parametrize("chance", [0.9, 0.0001])
def test_few_hands_are_not_judged_whatever_came(chance: float) -> None:
    assert "too little to judge by" in luck_text(dealt(FEWEST - 1, chance))[1]
    assert "too little to judge by" not in luck_text(dealt(FEWEST, chance))[1]


def test_before_the_first_hand_there_is_nothing_to_say() -> None:
    assert luck_text(Luck()) == ("Nothing has been dealt yet.",)
    assert percent_text(None) == "–"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1,398,500"),
        *((code, "1.398.500") for code in ("de", "hr", "it")),
        *((code, "1\u00a0398\u00a0500") for code in ("es", "fr", "pt")),
    ],
)
def test_thousands_are_marked_as_the_language_does(language: str, said: str) -> None:
    use(language)
    assert count(1_398_500) == said


def test_every_seat_of_the_largest_table_has_a_name_of_its_own() -> None:
    """R-SEAT-1, V-SX-1."""
    assert len({str(place) for place in PLACES}) == max(max(v.players) for v in VARIANTS.values())
