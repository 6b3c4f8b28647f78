"""Words that are filled into a sentence join it as one says it."""

import re
from collections.abc import Iterator

import pytest

from briscola.client.setup.characters import people
from briscola.engine.actions import Play
from briscola.engine.cards import Card, Rank, Suit
from briscola.i18n.card_words import ITALIAN, SPANISH, the_card
from briscola.i18n.friends_words import table_of
from briscola.i18n.reason_words import Speech, sentence
from briscola.i18n.sign_words import asked_of, signed_to
from briscola.i18n.text import _, contracted, ngettext, pgettext, speaking, use
from briscola.players.insight.reasons import Reason, Why
from tools import texts

NAMES = [*(who.title for who in people() if who.title), "Elena", "Ivo", "Olga", "Élise"]
SPLIT = {
    "it": r"(?i)\b(a a|e e|(di|a|da|in|su) (il|lo|la) |(di|a|da|in|su) l’)",
    "es": r"\b(de|a) el [a-z]|\by h?[ií](?!e)|\bo h?[oó]",
    "fr": r"\bde [AEIOUÉ]",
    "pt": r"\b(de|em|por) (o|a|os|as) [a-z]|\ba (o|as|os) [a-z]",
}
"""Words that one joins when one speaks, left apart."""


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


def sentences(code: str) -> Iterator[tuple[str, set[str]]]:
    """Messages that put a short word before a field, as they are asked for, with their fields."""
    for message in texts.read(code):
        if not any(re.search(r"\b\w{1,3} \{", text) for text in texts.translations(message)):
            continue
        one, many = (message.id, message.id) if isinstance(message.id, str) else message.id
        fields = set(re.findall(r"\{(\w+)\}", f"{one}{many}"))
        if message.context:
            yield pgettext(message.context, one), fields
        elif one == many:
            yield _(one), fields
        else:
            yield ngettext(one, many, 2), fields


@pytest.mark.parametrize("code", SPLIT)
def test_no_sentence_leaves_a_name_or_a_card_unjoined(code: str) -> None:
    use(code)
    cards = [
        the_card(Card(rank, Suit.COPPE), naming=naming) for rank in Rank for naming in (ITALIAN, SPANISH)
    ]
    told = list(sentences(code))
    assert len(told) > 20
    for said, fields in told:
        for words in (*NAMES, *cards):
            joined = said.format(**dict.fromkeys(fields, words))
            assert not re.search(SPLIT[code], joined), joined


def test_one_asks_every_regular_with_the_right_preposition() -> None:
    use("it")
    for name in NAMES:
        asks = asked_of([name])
        assert asks == (f"Chiedi ad {name}" if name[0] == "A" else f"Chiedi a {name}")
    assert asked_of(["Rosa", "Elena"]) == "Chiedi a Rosa ed Elena"
    assert signed_to(["Ada", "Elena"]) == "Un segno per Ada ed Elena"


def test_a_sentence_of_two_languages_is_filled_in_by_each_as_it_says_it() -> None:
    for code, said in (("it", "ad Ada"), ("en", "a Ada"), ("es", "a Ada"), ("it", "ad Ada")):
        with speaking(code):
            assert _("a {name}").format(name="Ada") == said
            assert _("a {name}").format(name="Rosa") == "a Rosa"


def test_words_of_a_person_are_never_mended() -> None:
    use("it")
    assert _("{name}: {words}").format(name="Ada", words="vado a Aosta e e") == "Ada: vado a Aosta e e"
