"""Which house rules of a game are other than usual, as one sits down to it in New match."""

from collections.abc import Callable, Mapping, Sequence

from briscola.engine import variants
from briscola.engine.options import Option, applying
from briscola.engine.rules import OptionValue, Rules

TEAMS = "teams"
"""The option that makes two forms of one number of players."""

OWN_GAMES = ("bidding", "deal_all", "hand_size", "trump_by")
"""House rules that make another game of it: New match has a line for each of their values."""

USUAL: Mapping[str, Callable[[Mapping[str, OptionValue]], OptionValue]] = {
    "morto": lambda _: "open",
    "multiplier": lambda chosen: chosen.get("bidding") == "two",
}
"""Options that usually have another value than their default, by those before them in the table: the dummy
lies open as at bridge (V-MO-8), bids straight to the two are paid by their height (V-CB-2)."""


def usual_value(option: Option, chosen: Mapping[str, OptionValue]) -> OptionValue:
    """The value that an option usually has beside those chosen before it."""
    return USUAL[option.key](chosen) if option.key in USUAL else option.default


def house_rules(rules: Rules) -> Sequence[tuple[str, OptionValue, bool]]:
    """Key, value and whether it is the usual one, of each option with an effect, in the table's order.

    `teams` and the options of `OWN_GAMES` are left out: they are which game it is.
    """
    idle, chosen = variants.without_effect(rules), dict[str, OptionValue]()
    found: list[tuple[str, OptionValue, bool]] = []
    options = variants.VARIANTS[rules.variant].options
    for option, value in applying(options, rules.players, lambda option: rules.options[option.key]):
        if option.key not in (TEAMS, *OWN_GAMES) and option.key not in idle:
            found.append((option.key, value, value == usual_value(option, chosen)))
        chosen[option.key] = value
    return found
