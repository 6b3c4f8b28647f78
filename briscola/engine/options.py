"""House rules: their keys, values, defaults and where each applies (docs/rules/options.md)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Self

from msgspec import Struct, field
from msgspec.structs import replace

from briscola.engine.rules import OptionValue, spell

ON_OFF = (False, True)


class BadOption(ValueError):  # noqa: N818 - a sentence for the command line
    """An unknown variant, player count, key, value or combination; the message names what is allowed."""


class Setting(Struct, frozen=True, kw_only=True):
    """A game being chosen: who sits down, and the options fixed so far."""

    players: int
    chosen: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def partners(self) -> bool:
        """True if players sit in sides of partners (`teams` is only set where these are possible)."""
        return self.chosen.get("teams") is True

    @property
    def two_sides(self) -> bool:
        """True if there are exactly two sides."""
        return self.players == 2 or self.partners


def everywhere(setting: Setting) -> bool:
    """Condition of an option that applies to every form of the variant."""
    del setting
    return True


def always(setting: Setting, value: OptionValue) -> bool:
    """Condition of an option whose every value is allowed wherever the option applies."""
    del setting, value
    return True


def no_other(setting: Setting) -> OptionValue | None:
    """Default of an option that has the same one in every form."""
    del setting
    return None


def never(setting: Setting) -> bool:
    """Condition of an option that is never idle: it has an effect wherever it applies."""
    del setting
    return False


class Option(Struct, frozen=True, kw_only=True):
    """One house rule: a key, its allowed values (on/off, words or numbers), its default, where it applies.

    `stands` tells if one value is allowed in a form where others are. `instead` is the default of a form that
    has another one, None elsewhere. `idle` tells if the option changes nothing, whatever its value, given the
    other options as chosen.
    """

    key: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    applies: Callable[[Setting], bool] = everywhere
    stands: Callable[[Setting, OptionValue], bool] = always
    instead: Callable[[Setting], OptionValue | None] = no_other
    idle: Callable[[Setting], bool] = never

    def at(self, setting: Setting) -> Self:
        """The option with the values allowed in a form, and with its default there.

        The last becomes the default if the own default is not allowed.
        """
        values = tuple(value for value in self.values if self.stands(setting, value))
        other = self.instead(setting)
        default = self.default if other is None else other
        return replace(self, values=values, default=default if default in values else values[-1])

    @property
    def kind(self) -> str:
        """`boolean`, `integer` or `string`."""
        return {bool: "boolean", int: "integer", str: "string"}[type(self.default)]

    def parse(self, text: OptionValue) -> OptionValue:
        """The value that a word of the command line names (on/off also as true/false).

        Raises BadOption.
        """
        words = {"on": True, "true": True, "off": False, "false": False}
        value: OptionValue = text
        if self.kind == "boolean" and isinstance(text, str):
            value = words.get(text.lower(), text)
        elif self.kind == "integer" and isinstance(text, str) and text.isascii() and text.isdigit():
            value = int(text)
        if type(value) is not type(self.default) or value not in self.values:
            raise BadOption(f"option {self.key} may be {self.allowed}, not {spell(text)}")
        return value

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        numbers = [v for v in self.values if type(v) is int]
        if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
            return f"{numbers[0]} to {numbers[-1]}"
        *others, last = [spell(value) for value in self.values]
        return f"{', '.join(others)} or {last}" if others else last


def applying(
    options: Iterable[Option], players: int, choose: Callable[[Option], OptionValue]
) -> Iterator[tuple[Option, OptionValue]]:
    """The options that apply to a game, each with the value chosen for it, in the table's order."""
    chosen: dict[str, OptionValue] = {}
    for option in options:
        setting = Setting(players=players, chosen=chosen)
        if option.applies(setting):
            here = option.at(setting)
            chosen[option.key] = choose(here)
            yield here, chosen[option.key]


def idle(options: Iterable[Option], players: int, chosen: Mapping[str, OptionValue]) -> frozenset[str]:
    """The keys of the options that have no effect in a game (R-OPT-2)."""
    setting = Setting(players=players, chosen=chosen)
    return frozenset(option.key for option in options if option.key in chosen and option.idle(setting))


def settings_of(
    variant: str, options: tuple[Option, ...], players: int, wanted: Mapping[str, OptionValue]
) -> Sequence[tuple[Option, OptionValue]]:
    """Every option that applies to this game with its value, in the table's order.

    Raises BadOption for an unknown key or value, or an option that does not apply here.
    """
    known = [option.key for option in options]
    for key in wanted:
        if key not in known:
            raise BadOption(f"{variant} has no option {key}; it has {', '.join(known)}")

    def wished(option: Option) -> OptionValue:
        return option.parse(wanted.get(option.key, option.default))

    settled = tuple(applying(options, players, wished))
    chosen = {option.key: value for option, value in settled}
    refused = [key for key in known if key in wanted and key not in chosen]
    if refused:
        table = f"{players} players"
        raise BadOption(
            f"option {refused[0]} does not apply to this game of {variant} for {table}; "
            f"here you may set {', '.join(chosen)}"
        )
    return settled
