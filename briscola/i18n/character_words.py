"""The words for the people at the table."""

from collections.abc import Mapping

from briscola.client.characters import Person
from briscola.client.match_setup import MatchSetup
from briscola.client.view import ME
from briscola.engine.rules import Rules
from briscola.i18n.game_words import dummy_name
from briscola.i18n.text import _
from briscola.i18n.voices import chatty, daring, hotheaded, patient, prudent, sly
from briscola.i18n.voices.voice import Voice

VOICES: Mapping[str, Voice] = {
    "prudent": prudent.VOICE,
    "daring": daring.VOICE,
    "chatty": chatty.VOICE,
    "sly": sly.VOICE,
    "patient": patient.VOICE,
    "hotheaded": hotheaded.VOICE,
}
"""By temperament; a person without one has no voice."""


def temper_word(who: Person) -> str:
    """Word for the temperament of a woman or a man; empty for a person without one.

    Raises KeyError for a temperament without a voice.
    """
    if not who.temper:
        return ""
    voice = VOICES[who.temper]
    return str(voice.woman if who.gender == "f" else voice.man)


def name_of(setup: MatchSetup, rules: Rules, place: int) -> str:
    """A player's name; `You` for a person without one, a name of its own for the dummy."""
    if place == ME:
        return setup.name(ME) or _("You")
    if place == rules.dummy_seat:
        return dummy_name()
    return setup.name(place)
