"""Names of people, cleaned for storage and display: one line of visible letters; the first one's id."""

import unicodedata
from functools import lru_cache

FIRST = "first"
"""Id of the profile that every computer starts with; its settings stay in the original place."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")
"""Letters that Unicode calls printable although nothing can be seen."""
SELECTORS = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))
"""Ranges of the selectors that choose a variant of the letter before."""
EAST_ASIAN = {"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}
"""Scripts that one name may mix, by the first word of the names of their letters."""
_LOOKALIKES = str.maketrans(
    "\u0430\u0432\u0435\u0456\u0458\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0501\u04bb"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0131",
    "abeijkmhopctyxsdhabezhikmnoptyxi",
)
"""Letters of Cyrillic and Greek that look like Latin ones, small or large."""
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


def alike(name: str) -> str:
    r"""The same text for all names that are hard to tell apart: by size, width, or in another script.

    >>> alike("ADA") == alike("\u0410da") == alike("\uff21da"), alike("Ada") == alike("Ida")
    (True, False)
    """
    # Accents stand apart: Unicode joins them to a Latin letter, but not to each one that looks like it.
    return unicodedata.normalize("NFKD", name).casefold().translate(_LOOKALIKES)


def in_one_script(name: str) -> bool:
    r"""True if all letters of a name belong to one script.

    >>> in_one_script("Željka 2"), in_one_script("\u041d\u0430\u0442\u0430"), in_one_script("N\u0430ta")
    (True, True, False)
    """
    letters = [each for each in unicodedata.normalize("NFKC", name) if unicodedata.category(each)[0] == "L"]
    scripts = {unicodedata.name(each, "").split(" ")[0].split("-")[0] for each in letters} - {"MODIFIER"}
    return len(scripts) <= 1 or scripts <= EAST_ASIAN
