"""The deck of whoever has chosen none: the one at home in the language in use."""

from briscola import resources
from briscola.i18n.languages import LANGUAGES
from briscola.i18n.text import language
from briscola.storage.settings import Settings


def deck_at_home() -> str:
    """Name of the deck at home in the language in use; the usual deck if that one is not there."""
    deck = LANGUAGES[language()].deck
    return deck if resources.deck(deck) is not None else Settings().deck
