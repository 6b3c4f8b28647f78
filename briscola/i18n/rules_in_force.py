"""The effect of each house rule at a table, one sentence per value (`option_rows`)."""

from collections.abc import Sequence

from briscola.client.usual_rules import OWN_GAMES, house_rules
from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.card_words import ITALIAN, Naming
from briscola.i18n.option_words import explanation, option_row


def in_force(key: str, value: OptionValue, rules: Rules, *, naming: Naming = ITALIAN) -> str:
    """Sentence on the effect of a house rule at this table; empty if there is nothing to say."""
    said = option_row(key).in_force
    if said is None:
        return explanation(key, rules, naming=naming) if value else ""
    if callable(said):
        return said(value, rules, naming)
    sentence = said[value]
    return "" if sentence is None else str(sentence)


def agreed(rules: Rules, *, usual: bool, naming: Naming = ITALIAN) -> Sequence[str]:
    """Sentences of the house rules that are usual at this table, or of those that are not."""
    found = (
        in_force(key, value, rules, naming=naming) for key, value, same in house_rules(rules) if same is usual
    )
    return [sentence for sentence in found if sentence]


def unlike_the_page(chapter: str, rules: Rules, *, naming: Naming = ITALIAN) -> Sequence[str]:
    """Sentences on the house rules of this table that differ from a chapter of the rules."""
    other = [(key, value) for key, value, usual in house_rules(rules) if not usual]
    other += [(key, value) for key, value in rules.changed.items() if key in OWN_GAMES]
    found = (
        in_force(key, value, rules, naming=naming) for key, value in other if chapter in option_row(key).pages
    )
    return [sentence for sentence in found if sentence]
