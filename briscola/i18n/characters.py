"""How people at the table are spoken of."""

from briscola.client.characters import Person
from briscola.client.match_setup import MatchSetup
from briscola.client.view import ME
from briscola.engine.rules import Rules
from briscola.i18n.games import dummy_name
from briscola.i18n.text import _, pgettext


def temper_word(who: Person) -> str:
    """The temperament as one says it of a woman or of a man; empty for nobody in particular."""
    words = {
        "prudent": (pgettext("woman", "prudent"), pgettext("man", "prudent")),
        "daring": (pgettext("woman", "daring"), pgettext("man", "daring")),
        "chatty": (pgettext("woman", "chatty"), pgettext("man", "chatty")),
        "sly": (pgettext("woman", "sly"), pgettext("man", "sly")),
        "patient": (pgettext("woman", "patient"), pgettext("man", "patient")),
        "hotheaded": (pgettext("woman", "hot-headed"), pgettext("man", "hot-headed")),
    }
    pair = words.get(who.temper)
    return "" if pair is None else pair[who.gender != "f"]


def name_of(setup: MatchSetup, rules: Rules, place: int) -> str:
    """A player's name, with a word for the person without one and for the dummy."""
    if place == ME:
        return setup.player or _("You")
    if place == rules.dummy_seat:
        return dummy_name()
    return setup.name(place)
