"""The words that a house rule needs: a row of `option_rows.py`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.card_words import Naming
from briscola.i18n.text import Message, _


def yes_or_no(value: OptionValue) -> str:
    """`yes` if a rule is in force, else `no`."""
    return _("yes") if value else _("no")


@dataclass(frozen=True, kw_only=True, slots=True)
class OptionWords:
    """The words for an option: name, short name, sentence and values.

    A sentence that differs between games is a function of their rules. Number values use `str`.
    """

    name: Message
    short: Message | None = None
    sentence: Message | Callable[[Rules, Naming], str]
    values: Mapping[OptionValue, Message] | Callable[[OptionValue], str] = yes_or_no
    at_table: Callable[[OptionValue, Rules, Naming], str | None] | None = None
    """Function that names a value by the rules of the game; None if the name never changes."""
    idle: Message | None = None
    """Reason why it has no effect in some games; None if it always has one."""
