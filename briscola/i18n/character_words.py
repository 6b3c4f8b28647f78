"""The words for the people at the table."""

from collections.abc import Mapping, Sequence

from briscola.client.setup.characters import Person
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME
from briscola.engine.rules import Rules
from briscola.i18n.game_words import dummy_name
from briscola.i18n.person_words import shown_name
from briscola.i18n.text import _, pgettext
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


def seat_role(gender: str, *, partner: bool) -> str:
    """`partner` or `opponent`, in the grammatical gender given."""
    if gender == "f":
        return pgettext("woman", "partner") if partner else pgettext("woman", "opponent")
    return pgettext("man", "partner") if partner else pgettext("man", "opponent")


def character(who: Person, partner: bool | None) -> tuple[str, str]:
    """Description under a name, in full and shorter: `prudent opponent`, `prudent`.

    `partner` is None where nobody has one.
    """
    temper = temper_word(who)
    if partner is None:
        return temper, temper
    role = seat_role(who.gender, partner=partner)
    if not temper:
        return role, role
    return pgettext("temperament and role", "{temper} {role}").format(temper=temper, role=role), temper


def name_of(setup: MatchSetup, rules: Rules, place: int) -> str:
    """A player's name; `You` for a person alone without one, a name of its own for the dummy."""
    if place in setup.people:
        return setup.name(place) or (_("You") if place == addressed(setup) else shown_name(setup, place))
    if place == rules.dummy_seat:
        return dummy_name()
    return setup.name(place)


def addressed(setup: MatchSetup) -> int | None:
    """The place that words for all to read call *you*: the person's; None where several people read them."""
    return ME if len(setup.here) == 1 else None


def side_names(setup: MatchSetup, rules: Rules) -> tuple[str, str]:
    """The two sides, the one at the bottom first: `Us` and `Them`, or names if people sit on both."""
    ours = rules.side_of[ME]
    if setup.here and all(place in ours for place in setup.here):
        return _("Us"), _("Them")
    theirs = [place for place in range(rules.players) if place not in ours]
    first, second = ([name_of(setup, rules, place) for place in side] for side in (ours, theirs))
    return side_name(first), side_name(second)


def side_name(names: Sequence[str]) -> str:
    """Name of a side in a narrow place: `Anna, Ada`, or `Anna & co.` for more than two."""
    if len(names) > 2:
        return _("{name} & co.").format(name=names[0])
    return ", ".join(names)
