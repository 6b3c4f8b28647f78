"""Levels in words."""

from briscola.i18n.text import _, pgettext, upper


def level_name(level: str, gender: str = "m") -> str:
    """The name of a strength, as one says it of a woman (`f`) or of a man."""
    woman = gender == "f"
    names = {
        "random": _("Random"),
        "easy": pgettext("woman", "Beginner") if woman else pgettext("man", "Beginner"),
        "medium": pgettext("woman", "Regular") if woman else pgettext("man", "Regular"),
        "hard": pgettext("woman", "Expert") if woman else pgettext("man", "Expert"),
        "maestro": pgettext("woman", "Maestro") if woman else pgettext("man", "Maestro"),
    }
    base = level.partition(":")[0]
    return names.get(base, upper(base))
