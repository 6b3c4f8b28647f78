"""Names of people, cleaned for storage and display: one line of visible letters; the first one's id."""

import unicodedata
from functools import lru_cache

FIRST = "first"
"""Id of the profile that every computer starts with; its settings stay in the original place."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")
"""Letters that Unicode calls printable although nothing can be seen."""
SELECTORS = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))
"""Ranges of the selectors that choose a variant of the letter before."""
MARKS = 2
"""Most accents on a letter: a pile of them would cover the line above."""


@lru_cache(maxsize=256)  # every frame shows names
def clean(name: str, longest: int) -> str:
    """The name without control, invisible and direction characters, its white space single.

    >>> clean("  Nicol\u00f2\u2028de\u202e \u200bRosa ", 24)
    'Nicolò de Rosa'
    """
    start = name[: 8 * longest].encode("utf-8", "ignore").decode()  # halves of a pair are no letters
    line = unicodedata.normalize("NFC", " ".join(start.split()))
    kept: list[str] = []
    marks = 0
    for letter in line:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        bare = marks and (not kept or kept[-1] == " ")
        if letter.isprintable() and not bare and marks <= MARKS and not _unseen(letter):
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest].strip()


def _unseen(letter: str) -> bool:
    return letter in BLANK or any(first <= letter <= last for first, last in SELECTORS)
