"""The words for the levels."""

from collections.abc import Mapping

from briscola.i18n.text import Message, _, lazy, plazy
from briscola.players.bots.command import is_program
from briscola.storage.person_names import clean
from briscola.storage.settings import LONGEST_NAME

LEVELS: Mapping[str, tuple[Message, Message]] = {
    "random": (lazy("Random"), lazy("Random")),
    "easy": (plazy("woman", "Beginner"), plazy("man", "Beginner")),
    "medium": (plazy("woman", "Regular"), plazy("man", "Regular")),
    "hard": (plazy("woman", "Expert"), plazy("man", "Expert")),
    "maestro": (plazy("woman", "Maestro"), plazy("man", "Maestro")),
}
"""By the level's name in the table of players: its name for a woman and for a man."""


def level_name(level: str, gender: str = "m") -> str:
    """Name of a level without its switches, for a woman (`f`) or a man.

    `Program` for a program; empty for an empty level, as in the lesson. A level unknown to this version keeps
    its own name.
    """
    if not level:
        return ""
    if is_program(level):
        return _("Program")
    name = level.partition(":")[0]
    if name not in LEVELS:
        return clean(name, LONGEST_NAME)
    woman, man = LEVELS[name]
    return str(woman if gender == "f" else man)
