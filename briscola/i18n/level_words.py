"""The words for the levels."""

from collections.abc import Mapping

from briscola.engine.terms import PERSON
from briscola.i18n.text import Message, _, lazy, plazy
from briscola.players.bots.command import is_program
from briscola.storage.settings.person_names import clean
from briscola.storage.settings.settings import LONGEST_NAME

LEVELS: Mapping[str, tuple[Message, Message]] = {
    "random": (lazy("Random"), lazy("Random")),
    "novice": (plazy("woman", "Novice"), plazy("man", "Novice")),
    "beginner": (plazy("woman", "Beginner"), plazy("man", "Beginner")),
    "regular": (plazy("woman", "Regular"), plazy("man", "Regular")),
    "expert": (plazy("woman", "Expert"), plazy("man", "Expert")),
    "maestro": (plazy("woman", "Maestro"), plazy("man", "Maestro")),
}
"""By the level's name in the table of players: its name for a woman and for a man."""

EARLIER: Mapping[str, str] = {"easy": "beginner", "medium": "regular", "hard": "expert"}
"""The levels of matches begun before the ladder had five, and those whose names they had."""

ABOUT: Mapping[str, Message] = {
    "novice": lazy("Has just learned the rules, and takes whatever there is to take."),
    "beginner": lazy("Knows how it goes, but soon forgets what has been played."),
    "regular": lazy("Plays a sound game, and now and then misjudges a trick."),
    "expert": lazy("Counts trumps, aces and threes, and seldom slips."),
    "maestro": lazy("Forgets nothing and hardly ever errs."),
}
"""A sentence on each level of the ladder."""


def level_name(level: str, gender: str = "m") -> str:
    """Name of a level without its switches, for a woman (`f`) or a man.

    `Program` for a program; empty for a person and for an empty level, as in the lesson. A level unknown to
    this version keeps its own name.
    """
    if level in ("", PERSON):
        return ""
    if is_program(level):
        return _("Program")
    name = level.partition(":")[0]
    name = EARLIER.get(name, name)
    if name not in LEVELS:
        return clean(name, LONGEST_NAME)
    woman, man = LEVELS[name]
    return str(woman if gender == "f" else man)


def level_about(level: str) -> str:
    """A sentence on the play of a level of the ladder; empty for any other."""
    name = level.partition(":")[0]
    return str(ABOUT[name]) if name in ABOUT else ""


def new_names_text() -> str:
    """Line for a match that goes on at levels of before."""
    return _("The levels have new names. In this match everybody plays as strongly as before.")
