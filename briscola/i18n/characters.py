"""How people at the table are spoken of."""

from collections.abc import Mapping

from briscola.client.characters import Person
from briscola.client.match_setup import MatchSetup
from briscola.client.view import ME
from briscola.engine.rules import Rules
from briscola.i18n.games import dummy_name
from briscola.i18n.text import Message, _, plazy

TEMPERAMENTS: Mapping[str, tuple[Message, Message]] = {
    "prudent": (plazy("woman", "prudent"), plazy("man", "prudent")),
    "daring": (plazy("woman", "daring"), plazy("man", "daring")),
    "chatty": (plazy("woman", "chatty"), plazy("man", "chatty")),
    "sly": (plazy("woman", "sly"), plazy("man", "sly")),
    "patient": (plazy("woman", "patient"), plazy("man", "patient")),
    "hotheaded": (plazy("woman", "hot-headed"), plazy("man", "hot-headed")),
}
"""By the temperament's name: as one says it of a woman, and of a man."""


def temper_word(who: Person) -> str:
    """The temperament as one says it of a woman or of a man; empty for nobody in particular.

    Raises KeyError for one without a row.
    """
    if not who.temper:
        return ""
    woman, man = TEMPERAMENTS[who.temper]
    return str(woman if who.gender == "f" else man)


def name_of(setup: MatchSetup, rules: Rules, place: int) -> str:
    """A player's name, with a word for the person without one and for the dummy."""
    if place == ME:
        return setup.player or _("You")
    if place == rules.dummy_seat:
        return dummy_name()
    return setup.name(place)
