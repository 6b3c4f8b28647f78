"""Every form of every game of the engine's table, and the options that apply to each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from briscola.engine import variants
from briscola.engine.options import BadOption, Option, Setting
from briscola.engine.rules import OptionValue

TEAMS = "teams"
"""The option that makes two forms of one number of players."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Form:
    """A game as it is chosen: a variant, how many play, in pairs or each alone (None: no such choice)."""

    variant: str
    players: int
    teams: bool | None = None

    @property
    def marks(self) -> str:
        """A letter a player, for `widgets.Row`: our side and theirs in turn, or plain discs."""
        return "ut" * (self.players // 2) if self.teams else "o" * self.players


def _pairs_possible(variant: str, players: int) -> bool:
    setting = Setting(players=players)
    return any(o.key == TEAMS and o.applies(setting) for o in variants.VARIANTS[variant].options)


def forms(variant: str) -> Sequence[Form]:
    """The forms of a variant, in the table's order, pairs before each alone."""
    found: list[Form] = []
    for players in variants.VARIANTS[variant].players:
        choices: tuple[bool | None, ...] = (True, False) if _pairs_possible(variant, players) else (None,)
        found += [Form(variant=variant, players=players, teams=teams) for teams in choices]
    return tuple(found)


def lines() -> Sequence[Sequence[Form]]:
    """The list of games: the first game of the table has a line for each form, every other game one line."""
    house, *others = variants.VARIANTS
    return (*((form,) for form in forms(house)), *(forms(name) for name in others))


def settled(form: Form, wanted: Mapping[str, OptionValue]) -> Sequence[tuple[Option, OptionValue]]:
    """Each option that applies, with its value: the wished one where it is allowed, else the default.

    The choice of pairs belongs to the form itself, but stands among the values that others depend on.
    """
    chosen: dict[str, OptionValue] = {}
    found: list[tuple[Option, OptionValue]] = []
    wishes = dict(wanted) if form.teams is None else {**wanted, TEAMS: form.teams}
    for option in variants.VARIANTS[form.variant].options:
        if not option.applies(Setting(players=form.players, chosen=chosen)):
            continue
        try:
            value = option.parse(wishes.get(option.key, option.default))
        except BadOption:
            value = option.default
        chosen[option.key] = value
        found.append((option, value))
    return tuple(found)


def choosable(form: Form, wanted: Mapping[str, OptionValue]) -> Sequence[tuple[Option, OptionValue]]:
    """The house rules to choose for a form: all that apply but the pairs, which are the form itself."""
    return tuple((option, value) for option, value in settled(form, wanted) if option.key != TEAMS)
