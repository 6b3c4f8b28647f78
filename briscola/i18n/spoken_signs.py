"""Signs as words: each voice leaves out other ones, or says them in another language.

What eSpeak NG 1.51 makes of them: `−2` is *dois* in Portuguese and *minus* in English inside Spanish, French
and Croatian; `2 × 11` is *due undici* in Italian; a colon between figures is *dvotočka* in Croatian
(findings/espeak-ng-signs.sh).
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

from briscola.i18n.text import pgettext

SAID_SIGNS: Final = frozenset(" .,;:!?¿¡'’\"“”„«»()…-")
"""All that stands between letters and figures in what is said: pauses, quotation marks, brackets, hyphens."""

_FIGURE: Final = r"(\d+(?:[.,]\d+)?)"
_NO_FIGURE_BEFORE, _NONE_AFTER = r"(?<![\d.:–-])", r"(?![\d:–-])"
_HOUR, _MINUTE = r"(?:[01]?\d|2[0-3])", r"[0-5]\d"
_TIME: Final = rf"\b({_HOUR}):({_MINUTE})\b(?!:)"
_SCORE: Final = rf"{_NO_FIGURE_BEFORE}(?!{_HOUR}:{_MINUTE}\b){_FIGURE}(?: : |:){_FIGURE}{_NONE_AFTER}"
_RANGE: Final = rf"{_NO_FIGURE_BEFORE}{_FIGURE}[–-]{_FIGURE}{_NONE_AFTER}"
_PRODUCT: Final = rf"{_FIGURE} ?× ?{_FIGURE}"
_SIGNS: Final[Sequence[tuple[str, Callable[[re.Match[str]], str]]]] = (
    (_SCORE, lambda at: pgettext("spoken score", "{a} to {b}").format(a=at[1], b=at[2])),
    (_TIME, lambda at: pgettext("spoken time", "{hours}:{minutes}").format(hours=at[1], minutes=at[2])),
    (r"\s+", lambda _: " "),  # French has a narrow one before a colon, which makes no score
    (r" · | [–—] | → ", lambda _: ", "),
    (_RANGE, lambda at: pgettext("spoken range", "{a} to {b}").format(a=at[1], b=at[2])),
    (_PRODUCT, lambda at: pgettext("spoken product", "{a} times {b}").format(a=at[1], b=at[2])),
    (r"(\d|½) ?×", lambda at: pgettext("spoken speed", "{n} times").format(n=at[1])),
    (r"(?<![\w)])[−–-] ?(?=\d)", lambda _: pgettext("spoken sign", "minus") + " "),
    (r" ?\+ ?", lambda _: " " + pgettext("spoken sign", "plus") + " "),
    (r"\s?±\s?", lambda _: " " + pgettext("spoken sign", "plus or minus") + " "),
    (r" ?= ?", lambda _: " " + pgettext("spoken sign", "equals") + " "),
    (r" ?%", lambda _: " " + pgettext("spoken sign", "percent")),
    (r" ?& ?", lambda _: " " + pgettext("spoken sign", "and") + " "),
    (r"[−–—‐‑]", lambda _: "-"),
)
"""Patterns, each with what takes their place in the language in use; the order counts."""


def aloud(text: str) -> str:
    """A text as a voice may have it: letters, figures and SAID_SIGNS alone.

    >>> aloud("11 points · −2, 61–90, +5 %, 2 × 11")
    '11 points, minus 2, 61 to 90, plus 5 percent, 2 times 11'
    """
    for pattern, words in _SIGNS:
        text = re.sub(pattern, words, text)
    kept = (letter if letter.isalnum() or letter in SAID_SIGNS or _joins(letter) else " " for letter in text)
    return re.sub(r" +([,.;:!?…]?(?: |$))| {2,}", lambda gap: gap.group(1) or " ", "".join(kept)).strip()


def _joins(letter: str) -> bool:
    """True for an accent of its own."""
    return re.fullmatch(r"[\u0300-\u036f]", letter) is not None
