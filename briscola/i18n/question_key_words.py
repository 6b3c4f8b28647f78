"""The words of the page where keys for questions are changed."""

from collections.abc import Mapping, Sequence

from briscola.i18n.speech_words import QUESTION_NAMES, asked_at_table, key_words
from briscola.i18n.text import _

KEYS_CHAPTER = "keys"
"""Chapter of the rules that lists all keys."""


def keys_title() -> str:
    """Title of the page, also used for links to it."""
    return _("Keys for questions")


def explained_text() -> str:
    """Stands above the list."""
    return _(
        "Press a line, then the key that is to ask this. {toggle} switches speech on and off; it stays."
    ).format(toggle=key_words("f2"))


def press_text(question: str) -> str:
    """Asks for the new key."""
    return _("“{question}”: press the new key. Esc leaves it as it is.").format(question=question)


def reserved_text(key: str) -> str:
    """Refuses a key that means something else."""
    return _("{key} already does something else in the game. Press another key, or Esc.").format(key=key)


def taken_text(key: str, question: str) -> str:
    """Refuses the key of another question."""
    return _("{key} already asks “{question}”. Press another key, or Esc.").format(key=key, question=question)


def written_text(key: str) -> str:
    """Refuses a letter for a question that is asked everywhere."""
    return _(
        "{key} alone writes: this is asked in every place, so take it with Ctrl or Alt, or take another key."
    ).format(key=key)


def changed_text(key: str, question: str) -> str:
    """Says that the key has been taken."""
    return _("{key} now asks “{question}”.").format(key=key, question=question)


def listed_keys(chapter: str, at_table: Mapping[str, str], anywhere: Mapping[str, str]) -> str:
    """End of the chapter of keys: each question with the key in use; empty for another chapter."""
    if chapter != KEYS_CHAPTER:
        return ""
    always = _("Everywhere, while speech is on:")
    return "\n\n".join(("", asked_at_table(), *_lines(at_table), always, *_lines(anywhere)))


def _lines(keys: Mapping[str, str]) -> Sequence[str]:
    return [f"- **{key_words(key)}** · {QUESTION_NAMES[name]}" for name, key in keys.items()]
