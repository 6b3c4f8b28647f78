"""The house rules of a game as New match settles them, and those that differ from the usual ones."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from briscola.engine import variants
from briscola.engine.options import BadOption, Option, applying
from briscola.engine.rules import OptionValue, Rules

TEAMS = "teams"
"""Key of the option that decides between sides and playing alone."""

OWN_GAMES = ("bidding", "deal_all", "hand_size", "trump_by")
"""House rules that turn a game into another: New match lists each of their values as a game."""

USUAL: Mapping[str, Callable[[Mapping[str, OptionValue]], OptionValue | None]] = {
    "morto": lambda _: "open",
    "multiplier": lambda chosen: chosen.get("bidding") == "two",
    "exchange": lambda chosen: "seven_any" if chosen.get("mariazza") else None,
}
"""Usual values that differ from an option's default, given the options before it; None: the default.

The dummy lies open as at bridge (V-MO-8). Bids straight to the two are paid by their height (V-CB-2). The
seven of mariazza takes any card, as its author plays it (V-MA-7).
"""


def usual_value(option: Option, chosen: Mapping[str, OptionValue]) -> OptionValue:
    """Usual value of an option, given those chosen before it."""
    own = USUAL[option.key](chosen) if option.key in USUAL else None
    return option.default if own is None else own


def house_rules(rules: Rules) -> Sequence[tuple[str, OptionValue, bool]]:
    """Key, value and True if usual, for each option with an effect, in the table's order.

    `teams` and the options of `OWN_GAMES` are left out: they decide which game it is.
    """
    idle, chosen = variants.without_effect(rules), dict[str, OptionValue]()
    found: list[tuple[str, OptionValue, bool]] = []
    options = variants.VARIANTS[rules.variant].options
    for option, value in applying(options, rules.players, lambda option: rules.options[option.key]):
        if option.key not in (TEAMS, *OWN_GAMES) and option.key not in idle:
            found.append((option.key, value, value == usual_value(option, chosen)))
        chosen[option.key] = value
    return found


def option_values(
    variant: str, players: int, wanted: Mapping[str, OptionValue]
) -> Sequence[tuple[Option, OptionValue]]:
    """Each option that applies to a game with its value: the wished one if allowed, else the usual one."""
    # Settings that were written by hand may hold anything; what is neither text nor number is no value.
    asked = ((key, type(value), value) for key, value in wanted.items() if isinstance(value, str | int))
    return _option_values(variants.VARIANTS[variant].options, players, tuple(asked))


@lru_cache(maxsize=2048)  # every press in New match asks for all the games of its list
def _option_values(
    options: tuple[Option, ...], players: int, wished: tuple[tuple[str, type, OptionValue], ...]
) -> Sequence[tuple[Option, OptionValue]]:
    """The options of a game with their values. Types tell True from 1."""
    wishes = {key: value for key, _, value in wished}
    chosen: dict[str, OptionValue] = {}

    def choose(option: Option) -> OptionValue:
        usual = usual_value(option, chosen)
        try:
            value = option.parse(wishes.get(option.key, usual))
        except BadOption:
            value = usual
        chosen[option.key] = value
        return value

    return tuple(applying(options, players, choose))


def usual_options(variant: str, players: int, wanted: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Options of a game as New match settles them when nobody has chosen any: those unlike their defaults."""
    found = option_values(variant, players, wanted)
    return {option.key: value for option, value in found if value != option.default}
