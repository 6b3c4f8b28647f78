"""The words for why a person can't have a name, or can't be removed."""

from briscola.i18n.text import _
from briscola.storage.profiles import BadProfile


def profile_text(error: BadProfile) -> str:
    """The whole sentence for such an error."""
    if error.kind == "taken":
        return _("Somebody here is called {name} already.").format(name=error.name)
    return {
        "invisible": _("A name needs a letter that can be seen."),
        "last": _("Somebody has to stay: this is the only person."),
        "unknown": _("This person is not here any more."),
    }[error.kind]
