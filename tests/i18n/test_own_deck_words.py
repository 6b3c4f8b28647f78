"""The words for the cards that a deck of somebody lacks."""

import pytest

from briscola.i18n.own_deck_words import wrong_text
from tests.own_decks import CODES

ACES = ("1C", "1D", "1B", "1S")
CUPS = tuple(code for code in CODES if code[1] == "C")


@pytest.mark.parametrize(
    ("missing", "told"),
    [
        (ACES, "36 cards; missing: ace (all four)"),
        (CUPS, "30 cards; missing: cups (all ten)"),
        (
            (*CUPS, "1D", "1B", "1S"),
            "27 cards; missing: cups (all ten), ace of coins, ace of batons, ace of swords",
        ),
        (("3C", *ACES), "35 cards; missing: ace (all four), three of cups"),
        (("1C", "1D", "1B"), "37 cards; missing: ace of cups, ace of coins, ace of batons"),
    ],
)
def test_what_is_missing_is_told_at_once_where_it_is_a_suit_or_a_rank(
    missing: tuple[str, ...], told: str
) -> None:
    assert f"({told})" in wrong_text({"missing": missing})
