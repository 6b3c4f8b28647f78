"""How cards are called: as the deck has them, and in the words that a game has of its own (V-BR-1)."""

import pytest

from briscola.engine.cards import ALL_CARDS, BISCA_RANKING, BRISCOLA_RANKING, Suit, card
from briscola.engine.variants import VARIANTS
from briscola.i18n.cards import (
    FRENCH,
    ITALIAN,
    OWN,
    SPANISH,
    card_name,
    naming_of,
    suit_name,
    the_card,
)
from briscola.i18n.signs import claim, thing
from tests.i18n.test_words import check


@pytest.mark.usefixtures("language")
def test_in_brisca_cards_are_spanish_in_every_language() -> None:
    naming = naming_of("napoletane", "brisca")
    assert [suit_name(suit, naming=naming) for suit in Suit] == ["copas", "oros", "bastos", "espadas"]
    assert [card_name(card(code), naming=naming) for code in ("1D", "3C", "RS", "CB", "FD", "7C")] == [
        "as de oros",
        "tres de copas",
        "rey de espadas",
        "caballo de bastos",
        "sota de oros",
        "siete de copas",
    ]
    french = naming_of("francesi", "brisca")
    assert card_name(card("CC"), naming=french) == "dama de corazones"
    check(*(the_card(c, naming=naming) for c in ALL_CARDS))
    check(*(the_card(c, naming=french) for c in ALL_CARDS))


def test_every_other_game_has_the_names_of_the_deck() -> None:
    for variant in VARIANTS.keys() - OWN.keys():
        assert (naming_of("napoletane", variant), naming_of("francesi", variant)) == (ITALIAN, FRENCH)
        assert naming_of("espanola", variant) is SPANISH
    assert naming_of("francesi") is FRENCH
    assert naming_of("espanola", "brisca") is SPANISH
    assert card_name(card("CS"), naming=FRENCH) == "queen of spades"
    assert the_card(card("3C")) == "the three of cups"


def test_a_sign_tells_of_a_trump_by_its_name() -> None:
    spanish = naming_of("napoletane", "brisca")
    assert thing("knight", BRISCOLA_RANKING, naming=spanish) == "caballo of trumps"
    assert claim("jack", BRISCOLA_RANKING, naming=spanish) == "has the sota of trumps"
    assert claim("three", BISCA_RANKING, naming=FRENCH) == "has the seven of trumps"
    assert claim("knight", BRISCOLA_RANKING, naming=FRENCH) == "has the queen of trumps"
