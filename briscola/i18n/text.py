"""Words on the screen: gettext with English ids, switchable while the game runs."""

import logging
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path

from msgspec import Struct, field

from briscola.i18n.catalogue import DAMAGED, Catalogue, read
from briscola.i18n.languages import LANGUAGES, asked_for
from briscola.system import resources

_logger = logging.getLogger(__name__)

DOMAIN = "briscola"


class _Words(Struct, frozen=True):
    """A language and its words."""

    code: str
    catalogue: Catalogue
    known: dict[str, str] = field(default_factory=dict)
    """Messages that have been asked for, as `_` gives them."""


_in_use = _Words("en", Catalogue())
_here: ContextVar[_Words | None] = ContextVar("words", default=None)
"""The words where another language is spoken for a while."""
_spoken: dict[str, _Words] = {}


def available() -> Sequence[str]:
    """Languages that can be chosen: English and those with a compiled catalogue."""
    return tuple(code for code in LANGUAGES if _is_there(code))


def _is_there(code: str) -> bool:
    return code == "en" or (code in LANGUAGES and _file(code).is_file())


def use(code: str | None, preferred: Sequence[str] = ()) -> str:
    """Switch to a language; return the code in use.

    For None or a language we do not have: what the environment asks for; else the first available of those
    the system prefers (`preferred`, by any name); else English.
    """
    global _in_use
    chosen = code if code is not None and _is_there(code) else asked_for(os.environ, preferred, available())
    _in_use = _read(chosen)
    return _in_use.code


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak another language inside a block, in this thread or task only; English if we do not have it."""
    if code not in LANGUAGES:
        code = "en"  # a table of strangers' words would grow
    if code not in _spoken:
        _spoken[code] = _read(code)
    token = _here.set(_spoken[code])
    try:
        yield
    finally:
        _here.reset(token)


def _read(code: str) -> _Words:
    """The words of a language; English if they can't be read."""
    path = _file(code)
    if path.is_file():
        try:
            return _Words(code, read(path))
        except DAMAGED as error:
            _logger.warning("the words of %r cannot be read, they are English: %s", code, error)
    return _Words("en", Catalogue())


def _words() -> _Words:
    return _here.get() or _in_use


def _file(code: str) -> Path:
    return resources.strings_folder() / code / "LC_MESSAGES" / f"{DOMAIN}.mo"


def language() -> str:
    """The code of the language in use."""
    return _words().code


class _Sentence(str):
    """A message with fields, which joins what `format` fills in as one says it: *del morto*, *ad Ada*.

    What is filled in stays as it is: it may be somebody's own words.
    """

    __slots__ = ()

    def format(self, *fields: object, **named: object) -> str:
        filled = tuple([(key, f"{value}") for key, value in named.items()])
        return _said(_words().code, str(self), tuple([f"{value}" for value in fields]), filled)


KEPT_SENTENCES = 4096
"""Most sentences that are kept: several pages say the same of one card, and each page says it again."""


@lru_cache(KEPT_SENTENCES)
def _said(code: str, message: str, fields: tuple[str, ...], named: tuple[tuple[str, str], ...]) -> str:
    """A message with its fields, in the words in use, which are those of `code`."""
    del code  # it parts what several languages say in the same words
    marked = message.format(
        *(f"{_FIELD}{value}" for value in fields), **{key: f"{_FIELD}{value}" for key, value in named}
    )
    said, *pieces = marked.split(_FIELD)
    for piece in pieces:
        word, start = said.rfind(" ", 0, -1) + 1, _START.match(piece)
        end = 0 if start is None else start.end()
        said = said[:word] + contracted(said[word:] + piece[:end]) + piece[end:]
    return said


_FIELD = "\0"
"""Mark before each field while it is filled in; no text has it."""
_START = re.compile(r"\S+( \S+)?")
"""Words of a field that a word before it may join."""


def _sentence(message: str) -> str:
    return _Sentence(message) if "{" in message else message


def _(message: str) -> str:
    """The message in the language in use."""
    words = _words()
    known = words.known.get(message)
    if known is None:
        known = words.known[message] = _sentence(words.catalogue.gettext(message))
    return known


def ngettext(one: str, many: str, n: int) -> str:
    """The singular or plural message for n."""
    return _sentence(_words().catalogue.ngettext(one, many, n))


def pgettext(context: str, message: str) -> str:
    """The translated message, where `context` tells several meanings of one English word apart."""
    return _sentence(_words().catalogue.pgettext(context, message))


def number(value: float, digits: int = 0) -> str:
    """A number with the language's decimal mark."""
    return f"{value:.{digits}f}".replace(".", LANGUAGES[_words().code].decimal_mark)


def how_many(value: float, digits: int) -> int:
    """The count to give `ngettext` for a quantity shown with these digits: *1.0 points*, *1,5 point*.

    It goes by the number that is shown: 1.97 with one digit is *2,0 points*.
    """
    shown = abs(float(f"{value:.{digits}f}"))
    return 1 if LANGUAGES[_words().code].one_below_two and shown < 2 else 2


def count(value: int) -> str:
    """A whole number with the language's mark between thousands."""
    return f"{value:,}".replace(",", LANGUAGES[_words().code].thousands_mark)


def contracted(text: str) -> str:
    """A filled-in sentence with the language's contractions: *di il morto* becomes *del morto*."""
    return LANGUAGES[_words().code].contract(text)


def upper(text: str) -> str:
    """The text with a capital at its start."""
    return text[:1].upper() + text[1:]


def lower(text: str) -> str:
    """The text without a capital at its start."""
    return text[:1].lower() + text[1:]


def lower_noun(text: str) -> str:
    """A noun without a capital at its start, for use within a sentence; German keeps it."""
    return text if LANGUAGES[_words().code].noun_capitals else lower(text)


class Message(Struct, frozen=True):
    """Words in a table or a dialog; `str` or a call gives them in the language in use at that moment."""

    text: str
    context: str | None = None

    def __str__(self) -> str:
        return _(self.text) if self.context is None else pgettext(self.context, self.text)

    __call__ = __str__


def lazy(message: str) -> Message:
    """A message that is translated when it is drawn; tables of words hold them."""
    return Message(message)


def plazy(context: str, message: str) -> Message:
    """As `lazy`, where `context` tells several meanings of one English word apart."""
    return Message(message, context)
