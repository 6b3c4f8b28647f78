"""Every form of every game of the engine's table, and the options that apply to each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from briscola.engine import variants
from briscola.engine.options import BadOption, Option, applying
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
    def in_pairs(self) -> bool:
        """Whether players sit in sides of partners, by choice or because the game has no other form."""
        wanted = {} if self.teams is None else {TEAMS: self.teams}
        return variants.make_rules(self.variant, self.players, wanted).in_sides

    @property
    def marks(self) -> str:
        """A letter a player, for `widgets.Row`: our side and theirs in turn, or plain discs."""
        return "ut" * (self.players // 2) if self.in_pairs else "o" * self.players


def forms(variant: str) -> Sequence[Form]:
    """The forms of a variant, in the table's order, pairs before each alone."""
    found: list[Form] = []
    for players in variants.VARIANTS[variant].players:
        pairs = TEAMS in variants.make_rules(variant, players).options
        choices: tuple[bool | None, ...] = (True, False) if pairs else (None,)
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
    wishes = dict(wanted) if form.teams is None else {**wanted, TEAMS: form.teams}

    def choose(option: Option) -> OptionValue:
        try:
            return option.parse(wishes.get(option.key, option.default))
        except BadOption:
            return option.default

    return tuple(applying(variants.VARIANTS[form.variant].options, form.players, choose))


def choosable(form: Form, wanted: Mapping[str, OptionValue]) -> Sequence[tuple[Option, OptionValue]]:
    """The house rules to choose for a form: all that apply but the pairs, which are the form itself."""
    return tuple((option, value) for option, value in settled(form, wanted) if option.key != TEAMS)
