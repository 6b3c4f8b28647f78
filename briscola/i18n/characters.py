"""How people at the table are spoken of."""

from briscola.client.characters import Person
from briscola.i18n.text import pgettext


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
