"""The words for a person without a name, for drawn faces, and for why a name or a removal can't be."""

from briscola.client.setup.characters import person
from briscola.client.setup.match_setup import MatchSetup
from briscola.i18n.text import _
from briscola.storage.people.profiles import BadProfile


def profile_text(error: BadProfile) -> str:
    """The whole sentence for such an error."""
    if error.kind == "taken":
        return _("Somebody here is called {name} already.").format(name=error.name)
    return {
        "invisible": _("A name needs a letter that can be seen."),
        "last": _("Somebody has to stay: this is the only person."),
        "unknown": _("This person is not here any more."),
    }[error.kind]


def guest_name(number: int) -> str:
    """Name of the person `number` (from 1) at a table who has none."""
    return _("Guest {number}").format(number=number)


def shown_name(setup: MatchSetup, seat: int) -> str:
    """A person's name where others read it too; a guest has one as well."""
    return setup.name(seat) or guest_name(setup.people.index(seat) + 1)


def face_words(face: str) -> str:
    """A regular's name; of the other faces, who is drawn there."""
    drawn = person(face)
    if drawn.title:
        return drawn.title
    return _("a woman") if drawn.gender == "f" else _("a man")
