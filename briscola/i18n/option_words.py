"""What a house rule needs in words: the row of which `option_rows.py` has one for every option."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.cards import Naming
from briscola.i18n.text import Message, _


def yes_or_no(value: OptionValue) -> str:
    """Whether a rule is in force."""
    return _("yes") if value else _("no")


@dataclass(frozen=True, kw_only=True, slots=True)
class OptionWords:
    """What is said of an option: its name, a shorter one where there is little room, a sentence, its values.

    A sentence that differs between games is made from their rules. Numbers are said by `str`.
    """

    name: Message
    short: Message | None = None
    sentence: Message | Callable[[Rules, Naming], str]
    values: Mapping[OptionValue, Message] | Callable[[OptionValue], str] = yes_or_no
    at_table: Callable[[OptionValue, Rules, Naming], str | None] | None = None
    """What a value is called in a game of some rules, where that is not always the same."""
    idle: Message | None = None
    """Why it has no effect, where that can be."""
