"""The words of the house rules: names, explanations and values."""

from briscola.engine.rules import OptionValue, Rules
from briscola.i18n import option_rows
from briscola.i18n.card_words import ITALIAN, Naming
from briscola.i18n.option_row import OptionWords
from briscola.i18n.text import Message


def option_name(key: str) -> str:
    """Name of a house rule. Raises KeyError for one without a row, as do all functions here."""
    return str(option_row(key).name)


def option_question(key: str) -> str:
    """A house rule as it is asked at a table."""
    return str(option_row(key).question)


def short_name(key: str) -> str:
    """Short name of a house rule, for places with little room."""
    row = option_row(key)
    return str(row.short or row.name)


def explanation(key: str, rules: Rules, *, naming: Naming = ITALIAN) -> str:
    """Sentence that explains a house rule in a game of these rules."""
    sentence = option_row(key).sentence
    return str(sentence) if isinstance(sentence, Message) else sentence(rules, naming)


def why_idle(key: str) -> str:
    """Reason why it has no effect in some games (`engine.variants.without_effect`)."""
    why = option_row(key).idle
    if why is None:
        raise KeyError(f"the option {key} has no words in i18n/option_rows for where it has no effect")
    return str(why)


def value_name(key: str, value: OptionValue) -> str:
    """Name of a value."""
    values = option_row(key).values
    if callable(values):
        return values(value)
    if value not in values:
        raise KeyError(f"the value {value!r} of the option {key} has no words in i18n/option_rows")
    return str(values[value])


def value_at_table(key: str, value: OptionValue, rules: Rules, *, naming: Naming = ITALIAN) -> str:
    """Name of a value in a game of these rules."""
    at_table = option_row(key).at_table
    said = None if at_table is None else at_table(value, rules, naming)
    return said or value_name(key, value)


def option_row(key: str) -> OptionWords:
    """Row of words of a house rule. Raises KeyError if there is none."""
    if key not in option_rows.OPTIONS:
        raise KeyError(f"the option {key} has no row of words in i18n/option_rows")
    return option_rows.OPTIONS[key]
