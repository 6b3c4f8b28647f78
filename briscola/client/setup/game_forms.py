"""The games to choose from: each with its forms, its house rules and its lines in a list."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from msgspec import Struct

from briscola.client.setup.usual_rules import OWN_GAMES, TEAMS, option_values
from briscola.client.view.view import Side, side_at
from briscola.engine import variants
from briscola.engine.options import Option, idle
from briscola.engine.rules import OptionValue, Rules

BY_FORM = ("briscola",)
"""Games with a line for each form."""
TOGETHER = (6,)
"""Numbers of players whose two ways to sit, in sides and alone, share a line."""
WITHIN = ("bidding", "deal_all")
"""Options of `OWN_GAMES` chosen within the line of their game; each value of the others has its line."""


class Form(Struct, frozen=True, kw_only=True):
    """A chosen game: variant, number of players, in pairs or each alone (None: no such choice)."""

    variant: str
    players: int
    teams: bool | None = None

    @property
    def rules(self) -> Rules:
        """The rules of this form, without any house rule."""
        wanted = {} if self.teams is None else {TEAMS: self.teams}
        return variants.make_rules(self.variant, self.players, wanted)

    @property
    def in_pairs(self) -> bool:
        """True if players sit in sides, by choice or because the game has no other form."""
        return self.rules.in_sides

    @property
    def sides(self) -> Sequence[Side]:
        """Side of each seat."""
        rules = self.rules
        return tuple(side_at(rules, seat) for seat in range(self.players))

    def option_values(self, wanted: Mapping[str, OptionValue]) -> Sequence[tuple[Option, OptionValue]]:
        """Each applicable option with its value: the wished one if allowed, else the usual one.

        The choice of pairs belongs to the form itself, but stands among the values that others depend on.
        """
        wishes = dict(wanted) if self.teams is None else {**wanted, TEAMS: self.teams}
        return option_values(self.variant, self.players, wishes)

    def without_effect(self, wanted: Mapping[str, OptionValue]) -> Sequence[str]:
        """Keys of the house rules that have no effect with the others as chosen (R-OPT-2)."""
        found = self.option_values(wanted)
        keys = idle([option for option, _ in found], self.players, {o.key: value for o, value in found})
        return tuple(option.key for option, _ in found if option.key in keys)

    def choosable(self, wanted: Mapping[str, OptionValue]) -> Sequence[tuple[Option, OptionValue]]:
        """The options on offer: all with an effect and a choice, but for the pairs of the form."""
        out = {TEAMS, *self.without_effect(wanted)}
        return tuple(
            (option, value)
            for option, value in self.option_values(wanted)
            if option.key not in out and len(option.values) > 1
        )

    def allows(self, key: str, value: OptionValue) -> bool:
        """True if the form allows a value of an option."""
        return any(option.key == key and value in option.values for option, _ in self.option_values({}))

    def key(self, own_game: OptionValue | None) -> str:
        """Key under which a game's house rules are kept: `briscola-4-alone`, `chiamata-5-rank`.

        `own_game` is the value of the variant's own-game option; None, or one that is refused, is the usual.
        """
        option = own_game_option(self.variant)
        wanted: dict[str, OptionValue] = {} if self.teams is None else {TEAMS: self.teams}
        if option is not None and own_game is not None and self.allows(option.key, own_game):
            wanted[option.key] = own_game
        return variants.make_rules(self.variant, self.players, wanted).slug


def forms(variant: str) -> Sequence[Form]:
    """The forms of a variant, in the table's order, pairs before each alone."""
    found: list[Form] = []
    for players in variants.VARIANTS[variant].players:
        pairs = TEAMS in variants.make_rules(variant, players).options
        choices: tuple[bool | None, ...] = (True, False) if pairs else (None,)
        found += [Form(variant=variant, players=players, teams=teams) for teams in choices]
    return tuple(found)


def own_game_option(variant: str) -> Option | None:
    """The option of a variant whose values make other games of it, if it has one (`OWN_GAMES`)."""
    return next((option for option in variants.VARIANTS[variant].options if option.key in OWN_GAMES), None)


@cache
def game_keys() -> frozenset[str]:
    """The keys of all games."""
    own = {variant: own_game_option(variant) for variant in variants.VARIANTS}
    return frozenset(
        form.key(value)
        for variant, option in own.items()
        for form in forms(variant)
        for value in (option.values if option is not None else (None,))
    )


class GameLine(Struct, frozen=True, kw_only=True):
    """A line of the list: a game, or one made by a house rule, and its forms."""

    forms: tuple[Form, ...]
    house: tuple[str, OptionValue] | None = None
    """Option key and value of `OWN_GAMES` that this line stands for."""
    made: bool = False
    """True if that value is not the default."""
    alone: bool = False
    """True if the game has several lines by its forms."""

    @property
    def variant(self) -> str:
        """The variant's key in the engine's table."""
        return self.forms[0].variant

    def fits(self, form: Form, wanted: Mapping[str, OptionValue]) -> bool:
        """True if a form with these chosen options belongs to this line."""
        if form not in self.forms:
            return False
        if self.house is None:
            return True
        key, mine = self.house
        # A value that another house rule forces is not the choice of the line.
        values = {o.key: value for o, value in form.option_values(wanted) if len(o.values) > 1}
        return values.get(key, wanted.get(key, mine)) == mine


def lines_of(variant: str) -> Iterator[GameLine]:
    """The lines of a game: one for each game its house rule makes, unless that is `WITHIN`."""
    option, all_forms = own_game_option(variant), tuple(forms(variant))
    if variant in BY_FORM:
        seats = dict.fromkeys((f.players, None if f.players in TOGETHER else f.teams) for f in all_forms)
        for players, teams in seats:
            sits = (f for f in all_forms if f.players == players and (teams is None or f.teams == teams))
            yield GameLine(forms=tuple(sits), alone=True)
    elif option is None or option.key in WITHIN:
        yield GameLine(forms=all_forms)
    else:
        for value in option.values:
            usual = value == option.default
            has = tuple(form for form in all_forms if usual or form.allows(option.key, value))
            yield GameLine(forms=has, house=(option.key, value), made=not usual)
