"""Words that are filled into an Italian sentence join it as one says it."""

import pytest

from briscola.engine.actions import Play
from briscola.engine.cards import Card, Rank, Suit
from briscola.i18n.friends_words import table_of
from briscola.i18n.reason_words import Speech, sentence
from briscola.i18n.text import contracted, use
from briscola.players.insight.reasons import Reason, Why


@pytest.mark.parametrize(
    ("filled", "said"),
    [
        ("giocata da il morto", "giocata dal morto"),
        ("La presa è già di il morto.", "La presa è già del morto."),
        ("nel 8%, nel 11%, nel 1%, nel 80%, nel 0%", "nell’8%, nell’11%, nell’1%, nell’80%, nello 0%"),
        ("nel 10%, nel 18%, nel 100%, nel 52%", "nel 10%, nel 18%, nel 100%, nel 52%"),
        ("La briscola la dice il re di coppe.", "La briscola la dice il re di coppe."),
    ],
)
def test_italian_joins_what_is_filled_in(filled: str, said: str) -> None:
    use("it")
    assert contracted(filled) == said
    use("en")
    assert contracted(filled) == filled


def test_french_elides_before_a_name() -> None:
    use("fr")
    assert contracted("La table de Élise, à la place de Leo") == "La table d’Élise, à la place de Leo"
    assert table_of("Anna") == "La table d’Anna" and table_of("Bruno") == "La table de Bruno"


def test_spanish_and_portuguese_join_the_article_of_a_card() -> None:
    use("es")
    assert (
        contracted("Gana a el as, la baza de el rey; Ada y Inés") == "Gana al as, la baza del rey; Ada e Inés"
    )
    use("pt")
    assert (
        contracted("A vaza de o rei, em a dama; tens de o jogar") == "A vaza do rei, na dama; tens de o jogar"
    )


def test_a_reason_is_joined() -> None:
    use("it")
    other = Play(card=Card(Rank.ACE, Suit.COPPE))
    figures = Reason(why=Why.WINS_MORE_OFTEN, other=other, figures=(80, 8))
    assert sentence(figures, Speech(names=["Tu", "Ada"])) == (
        "Vinci nell’80% dei casi; con l’asso di coppe nell’8%."
    )
