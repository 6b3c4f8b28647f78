"""The options: values, default first, and the games where each applies (docs/rules/options.md)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .cards import BRISCOLA
from .errors import LogError
from .games import Form, Value
from .options_page import plain_rows

Where = Callable[[Form], bool]


@dataclass(frozen=True, kw_only=True)
class Option:
    """What an option may be, the default first, in the forms where it applies."""

    values: tuple[Value, ...]
    applies: Where


def _row(*values: Value, where: Where) -> Option:
    return Option(values=values, applies=where)


def _in(*variants: str) -> Where:
    return lambda form: form.variant in variants


def _called(form: Form) -> bool:
    return form.called


def _partners(form: Form) -> bool:
    return form.partners and form.row.talks  # V-PR-5, V-SU-3: elsewhere there is nothing to settle


def _sides(form: Form) -> bool:
    """Two sides whose result a house rule may change (V-PT-3, V-SU-3, V-MA-6)."""
    return form.two_sides and not form.by_points and form.variant not in ("sueca", "marianna")


def _independents(form: Form) -> bool:
    return not form.called and not form.two_sides and not form.by_points


def _may_be_void(form: Form) -> bool:
    return not form.by_points and form.variant not in ("sueca", "marianna")


def _three(form: Form) -> bool:
    return form.players == 3 and 3 not in form.row.no_twos


def _six(form: Form) -> bool:
    return form.players == 6


def _packets(form: Form) -> bool:
    return form.hand in (3, 9)


def _turned_on_stock(form: Form) -> bool:
    return form.turned_on_stock


def _exchange(variant: str, *players: int) -> Where:
    return lambda form: form.turned_on_stock and form.variant == variant and form.players in players


def _by_rank(form: Form) -> bool:
    return form.called and form.given.get("bidding") == "rank"


def _declared(form: Form) -> bool:
    return form.variant == "marianna" and not form.turned_marianna


def _cinquecento(form: Form) -> bool:
    return form.turned_marianna and not form.mariazza


def _to_points(form: Form) -> bool:
    return form.variant == "briscolone" and form.by_points


def _mariazza(form: Form) -> bool:
    return form.mariazza


_SWITCH = (False, True)

_CONDITIONAL: Mapping[str, tuple[Option, ...]] = {
    "teams": (_row(True, False, where=lambda form: form.may_split),),
    "independents": (_row("highest", "strict", where=_independents),),
    "tie": (_row("void", "last_trick", where=_sides),),
    "void_dealer": (_row("same", "next", where=_may_be_void),),
    "ranking": (_row("off", "seven", where=lambda form: form.row.ranking is BRISCOLA),),
    "removed": (_row("2C", "2B", "2S", "2D", "fours", where=_three), _row("twos", "fours", where=_six)),
    "deal_by": (_row("one", "three", where=_packets),),
    "turn_up": (_row("next", "bottom", where=_turned_on_stock),),
    # The last row is the usual one; those before it are games with an exchange of their own.
    "exchange": (
        _row("seven", "seven_any", where=_mariazza),
        _row("seven_and_two", "off", "seven", "two_any", where=_exchange("brisca", 2, 4)),
        _row("seven", "off", where=_exchange("brisca", 3)),
        _row("off", "two", where=_exchange("bisca", 2, 3, 4)),
        _row("off", "seven", where=_exchange("briscola", 6)),
        _row("off", "seven", "seven_and_two", where=_turned_on_stock),
    ),
    "signs": (_row("national", "swapped", "south", "custom", "off", where=_partners),),
    "show_partner": (
        _row(True, False, where=lambda form: form.variant == "brisca" and _partners(form)),
        _row(*_SWITCH, where=_partners),
    ),
    "obliged": (_row(*_SWITCH, where=_by_rank),),
    "match": (
        _row("points", "wins", where=_in("briscolone")),
        _row("wins", "hands", "target", where=_called),
    ),
    "to_points": (
        _row(121, 151, where=_to_points),
        _row(150, 500, 501, where=_cinquecento),
        _row(500, 250, 300, 501, where=_declared),
    ),
    "trump_by": (
        _row("turned", where=_mariazza),
        _row("declaration", "turned", where=_in("marianna")),
    ),
    "first_marianna": (_row(20, 40, where=_declared),),
}
"""The options for whose forms the page has no plain list, or whose values differ between forms."""


def _from_page() -> dict[str, tuple[Option, ...]]:
    """The options of which the page says all: values, what is usual, and a list of games."""
    return {
        key: (
            Option(values=row.values, applies=_CONDITIONAL[row.like][-1].applies if row.like else row.stands),
        )
        for key, row in plain_rows().items()
        if key not in _CONDITIONAL
    }


OPTIONS: Mapping[str, tuple[Option, ...]] = {**_CONDITIONAL, **_from_page()}


def read_options(given: Mapping[str, object], form: Form) -> dict[str, Value]:
    """Every option with its value; `LogError` for one that is unknown, does not apply or says the default."""
    for key, value in given.items():
        if key not in OPTIONS:
            raise LogError(f'there is no option "{key}"')
        values = _values(OPTIONS[key], form)
        if not values:
            raise LogError(f'option "{key}" does not apply to this game')
        if _is(value, values[0]):
            raise LogError(f'option "{key}" is the default and does not belong in the log')
        if not any(_is(value, other) for other in values[1:]):
            raise LogError(f'option "{key}" cannot be {value!r}')
    # Where an option does not apply, the usual value of its last row harms nothing.
    usual = {key: (_values(rows, form) or rows[-1].values)[0] for key, rows in OPTIONS.items()}
    return usual | {key: value for key, value in given.items() if isinstance(value, bool | int | str)}


def allowed(form: Form) -> dict[str, tuple[Value, ...]]:
    """What each option that applies to a form may be, the default first."""
    return {key: values for key, rows in OPTIONS.items() if (values := _values(rows, form))}


def _values(rows: tuple[Option, ...], form: Form) -> tuple[Value, ...]:
    return next((row.values for row in rows if row.applies(form)), ())


def _is(found: object, value: Value) -> bool:
    return type(found) is type(value) and found == value  # True is not 1 here
