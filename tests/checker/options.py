"""The options of the first release: values, defaults, and the games where each applies (rules.md, 8)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .errors import LogError

Value = bool | int | str


@dataclass(frozen=True, kw_only=True)
class Form:
    """What decides which options apply: the variant, the players, partners or not, all cards dealt or not."""

    variant: str
    players: int
    partners: bool
    deal_all: bool

    @property
    def called(self) -> bool:
        """Chiamata, with five or with the dummy."""
        return self.variant == "chiamata"

    @property
    def two_sides(self) -> bool:
        """Two players or two partnerships."""
        return not self.called and (self.players == 2 or self.partners)


@dataclass(frozen=True, kw_only=True)
class Option:
    """The values of an option other than the default, the default, and whether it applies to a form."""

    default: Value
    others: tuple[Value, ...]
    applies: Callable[[Form], bool]


def _always(_: Form) -> bool:
    return True


def _two_sides(form: Form) -> bool:
    return form.two_sides


def _independents(form: Form) -> bool:
    return not form.called and not form.two_sides


def _partners(form: Form) -> bool:
    return form.partners


def _called(form: Form) -> bool:
    return form.called


def _option(default: Value, *others: Value, where: Callable[[Form], bool]) -> Option:
    return Option(default=default, others=others, applies=where)


def _stock_of(*variants: str) -> Callable[[Form], bool]:
    return lambda form: form.variant in variants and not form.deal_all


_ONE_TO_HUNDRED = tuple(range(1, 101))

OPTIONS: Mapping[str, Option] = {
    "teams": _option(True, False, where=lambda form: form.players == 4 and not form.called),
    "independents": _option("highest", "strict", where=_independents),
    "tie": _option("void", "last_trick", where=_two_sides),
    "void_dealer": _option("same", "next", where=_always),
    "first_dealer": _option("high", "low", "random", where=_always),
    "removed": _option("2C", "2B", "2S", "2D", where=lambda form: form.players == 3),
    "exchange": _option("off", "seven", "seven_and_two", where=_stock_of("briscola", "prini")),
    "signs": _option("national", "swapped", "off", where=_partners),
    "spies": _option(False, True, where=_partners),
    "requests": _option(True, False, where=_partners),
    "silent_first_trick": _option(True, False, where=_partners),
    "show_partner": _option(False, True, where=_partners),
    "capot": _option(False, True, where=_two_sides),
    "stop_at_61": _option(False, True, where=_two_sides),
    "bidding": _option("points", "rank", where=_called),
    "first_lead": _option("dealer_right", "caller", where=_called),
    "call_own": _option(True, False, where=_called),
    "all_pass": _option("next", "same", "forced", where=_called),
    "multiplier": _option(False, True, where=_called),
    "capot_doubles": _option(False, True, where=_called),
    "match": _option("wins", "hands", "target", where=_called),
    "match_hands": _option(10, *_ONE_TO_HUNDRED, where=_called),
    "match_target": _option(11, *_ONE_TO_HUNDRED, where=_called),
    "morto": _option("blind", "open", where=lambda form: form.called and form.players == 4),
    "deal_all": _option(False, True, where=lambda form: form.variant == "prini"),
    "hand_size": _option(3, 9, where=lambda form: form.variant == "bisca" and form.players == 2),
    "follow_at_end": _option(False, True, where=lambda form: form.variant == "bisca"),
}
# Bisca has one exchange of its own (V-BI-7).
_BISCA_EXCHANGE = _option("off", "two", where=_stock_of("bisca"))


def read_options(given: Mapping[str, object], form: Form) -> dict[str, Value]:
    """Every option with its value; `LogError` for one that is unknown, does not apply or says the default."""
    for key, value in given.items():
        option = _BISCA_EXCHANGE if key == "exchange" and form.variant == "bisca" else OPTIONS.get(key)
        if option is None:
            raise LogError(f'there is no option "{key}"')
        if not option.applies(form):
            raise LogError(f'option "{key}" does not apply to this game')
        if _is(value, option.default):
            raise LogError(f'option "{key}" is the default and does not belong in the log')
        if not any(_is(value, other) for other in option.others):
            raise LogError(f'option "{key}" cannot be {value!r}')
    values = {key: option.default for key, option in OPTIONS.items()}
    return values | {key: value for key, value in given.items() if isinstance(value, bool | int | str)}


def _is(found: object, value: Value) -> bool:
    return type(found) is type(value) and found == value  # True is not 1 here
