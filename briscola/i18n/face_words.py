"""The drawn faces in words, for whoever cannot see them."""

from briscola.client.setup import person
from briscola.i18n.text import _


def face_words(face: str) -> str:
    """A regular's name; of the other faces, who is drawn there."""
    drawn = person(face)
    if drawn.title:
        return drawn.title
    return _("a woman") if drawn.gender == "f" else _("a man")
