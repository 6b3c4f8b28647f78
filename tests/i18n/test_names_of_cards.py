"""How cards are called: as the deck that lies on the table has them."""

import pytest

from briscola.engine.cards import ALL_CARDS, BISCA_RANKING, BRISCOLA_RANKING, Suit, card
from briscola.i18n.card_words import FRENCH, ITALIAN, SPANISH, card_name, naming_of, suit_name, the_card
from briscola.i18n.sign_words import claim, thing
from briscola.system import resources
from tests.i18n.test_words import check


@pytest.mark.usefixtures("language")
def test_with_the_spanish_deck_cards_are_spanish_in_every_language() -> None:
    naming = naming_of(resources.deck("espanola"))
    assert [suit_name(suit, naming=naming) for suit in Suit] == ["copas", "oros", "bastos", "espadas"]
    assert [card_name(card(code), naming=naming) for code in ("1D", "3C", "RS", "CB", "FD", "7C")] == [
        "as de oros",
        "tres de copas",
        "rey de espadas",
        "caballo de bastos",
        "sota de oros",
        "siete de copas",
    ]
    check(*(the_card(c, naming=naming) for c in ALL_CARDS))


def test_with_any_other_deck_cards_are_named_in_the_language_of_the_window() -> None:
    """In brisca too, which is often played with what lies there."""
    assert (
        naming_of(resources.deck("napoletane")),
        naming_of(resources.deck("francesi")),
        naming_of(resources.deck("espanola")),
    ) == (ITALIAN, FRENCH, SPANISH)
    assert card_name(card("CS"), naming=FRENCH) == "queen of spades"
    assert the_card(card("3C")) == "the three of cups"


def test_a_sign_tells_of_a_trump_by_its_name() -> None:
    spanish = naming_of(resources.deck("espanola"))
    assert thing("knight", BRISCOLA_RANKING, naming=spanish) == "caballo of trumps"
    assert claim("jack", BRISCOLA_RANKING, naming=spanish) == "has the sota of trumps"
    assert claim("three", BISCA_RANKING, naming=FRENCH) == "has the seven of trumps"
    assert claim("knight", BRISCOLA_RANKING, naming=FRENCH) == "has the queen of trumps"
