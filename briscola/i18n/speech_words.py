"""The words of speech itself: its questions, its keys, spelling, and the welcome."""

from collections.abc import Mapping

from briscola.i18n.text import Message, _, lazy, plazy

QUESTION_NAMES: Mapping[str, Message] = {
    "turn": lazy("Whose turn it is"),
    "trumps": lazy("Trumps and stock"),
    "hand": lazy("Your cards"),
    "trick": lazy("The trick, and who holds it"),
    "last-trick": lazy("The last trick"),
    "points": lazy("Points and match"),
    "auction": lazy("The auction: bids and passes"),
    "signs": lazy("Signs seen"),
    "players": lazy("Who sits where"),
    "table": lazy("What else is on the table"),
    "where": lazy("Where you are"),
    "repeat": lazy("Repeat"),
    "spell": lazy("Spell"),
    "said-before": lazy("What was said before"),
    "said-after": lazy("What was said after that"),
    "line-after": lazy("Read the next line"),
    "line-before": lazy("Read the line before"),
    "heading-after": lazy("To the next heading"),
    "heading-before": lazy("To the heading before"),
    "first-line": lazy("To the first line"),
    "last-line": lazy("To the last line"),
}
"""The question of each key of `ui/input/question_keys.py`."""

_KEYS: Mapping[str, Message] = {
    "up": plazy("key", "Up"),
    "down": plazy("key", "Down"),
    "left": plazy("key", "Left"),
    "right": plazy("key", "Right"),
    "home": plazy("key", "Home"),
    "end": plazy("key", "End"),
    "ctrl": plazy("key", "Ctrl"),
    "alt": plazy("key", "Alt"),
    "shift": plazy("key", "Shift"),
    "space": plazy("key", "Space"),
    "return": plazy("key", "Enter"),
    "delete": plazy("key", "Delete"),
    "insert": plazy("key", "Insert"),
    "backspace": plazy("key", "Backspace"),
    "page up": plazy("key", "Page Up"),
    "page down": plazy("key", "Page Down"),
}

_MARKS: Mapping[str, Message] = {
    " ": plazy("letter", "space"),
    ".": plazy("letter", "full stop"),
    ",": plazy("letter", "comma"),
    ":": plazy("letter", "colon"),
    "-": plazy("letter", "hyphen"),
    "·": plazy("letter", "dot"),
    "’": plazy("letter", "apostrophe"),
    "?": plazy("letter", "question mark"),
    "!": plazy("letter", "exclamation mark"),
}


def key_words(key: str) -> str:
    """A key as it stands on keyboards: `Ctrl + Up`."""
    return " + ".join(str(_KEYS[part]) if part in _KEYS else part.upper() for part in key.split("+"))


def spelled(text: str) -> str:
    """A text letter by letter."""
    return ", ".join(str(_MARKS[letter]) if letter in _MARKS else letter for letter in text)


def speech_on(at_table: Mapping[str, str]) -> str:
    """Said when speech is switched on, with the keys of the questions `at_table`."""
    keys = "; ".join(f"{key_words(key)}, {QUESTION_NAMES[name]}" for name, key in at_table.items())
    return " ".join((_("Speech is on. F2 switches it off."), asked_at_table(), f"{keys}."))


def asked_at_table() -> str:
    """Stands before the keys of questions that are asked at a table."""
    return _("At a table one key asks, and is answered aloud or on a slip:")


def no_voice() -> str:
    """Shown where speech was asked for and nothing can speak."""
    return _("No voice was found on this computer.")


def welcome_words(keys: Mapping[str, str]) -> str:
    """Said once to somebody whose screen reader was found; `keys` are those in use."""
    return _(
        "Welcome to Briscola. Everything here can be played by ear. Arrows and Tab lead to what can be "
        "pressed, Enter presses it. {where} tells where you are, {repeat} repeats, {line} reads line by "
        "line. At the table each question has a letter: {turn} whose turn it is, {hand} your cards, {trick} "
        "the trick. The rules, F1, list all keys. F2 switches speech off."
    ).format(
        where=key_words(keys["where"]),
        repeat=key_words(keys["repeat"]),
        line=key_words(keys["line-after"]),
        turn=key_words(keys["turn"]),
        hand=key_words(keys["hand"]),
        trick=key_words(keys["trick"]),
    )
