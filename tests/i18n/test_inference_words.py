"""What a seat could know, in words."""

import pytest

from briscola.client.inference import Known, KnownPlace
from briscola.engine.cards import Suit, card
from briscola.engine.variants import make_rules
from briscola.i18n.inference_words import count_text, words_of
from briscola.i18n.reason_words import Speech
from briscola.i18n.text import _

CHIAMATA = make_rules("chiamata", 5, {})
FOUND = Known(
    seat=2,
    points=(((2,), 0), ((0,), 16), ((1,), 4)),
    left=100,
    trumps=(card("1S"), card("3S")),
    carichi=(),
    places=(KnownPlace(place=0), KnownPlace(place=1, without=(Suit.COPPE,), signs=("ace",))),
    called=(1, 0),
    unseen=12,
)


def words(found: Known) -> list[str]:
    """The lines of a sheet."""
    return list(words_of(found, CHIAMATA, Speech(names=[_("You"), "Ada", "Nino", "Lucia", "Rocco"])))


def test_only_who_is_known_to_be_special_has_a_line_and_the_person_is_you() -> None:
    assert words(FOUND) == [
        "Trumps still out: ace, three",
        "No carico is still out",
        "Who may have the called card: Ada or you",
        "Ada: without cups · sign (ace of trumps)",
    ]
    counted = count_text(FOUND, ["You", "Ada", "Nino"]).replace("\N{NO-BREAK SPACE}", " ")
    assert counted == "You 16 · Ada 4 · still to be won: 100 · unseen: 12"


@pytest.mark.usefixtures("language")
def test_nothing_is_left_to_fill_in() -> None:
    assert not any(mark in line for line in words(FOUND) for mark in "{}")
