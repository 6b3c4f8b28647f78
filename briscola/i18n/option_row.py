"""The words that a house rule needs: a row of `option_rows`."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.card_words import Naming
from briscola.i18n.text import Message, _


def yes_or_no(value: OptionValue) -> str:
    """`yes` if a rule is in force, else `no`."""
    return _("yes") if value else _("no")


Sentence = Callable[[OptionValue, Rules, Naming], str]
"""Function that gives the sentence of a value at a table; empty if there is nothing to say."""


class OptionWords(Struct, frozen=True, kw_only=True):
    """The words for an option: name, the same as a question, short name, sentence and values.

    A sentence that differs between games is a function of their rules. Number values use `str`.
    """

    name: Message
    question: Message
    """The rule as somebody asks for it at the table; the values answer."""
    short: Message | None = None
    sentence: Message | Callable[[Rules, Naming], str]
    values: Mapping[OptionValue, Message] | Callable[[OptionValue], str] = yes_or_no
    at_table: Callable[[OptionValue, Rules, Naming], str | None] | None = None
    """Function that names a value by the rules of the game; None if the name never changes."""
    idle: Message | None = None
    """Reason why it has no effect in some games; None if it always has one."""
    in_force: Mapping[OptionValue, Message | None] | Sentence | None = None
    """Sentences on the effect at a table by value, each None if there is nothing to say.

    If the whole is None, `sentence` is said where the rule is on, and nothing where it is off.
    """
    pages: tuple[str, ...] = ()
    """Chapters of the rules (`strings/*/rules`) that describe the usual form."""
    chapter: str = ""
    """Chapter of the rules that lists this rule at its end; empty if the text of a page speaks of it."""
