"""All games: their forms, their lines in the list, their options and titles; the games of home."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from briscola.client.setup import OWN_GAMES, TEAMS, usual_value
from briscola.engine import variants
from briscola.engine.options import BadOption, Option, applying, idle
from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.game_words import AT_ONE_TABLE, HOUSES, FormWords, form_words, game_words, variant_name
from briscola.i18n.languages import LANGUAGES, HomeGame
from briscola.i18n.option_words import option_name, value_name
from briscola.i18n.text import Message, _, language, lazy, lower

GROUPS: Mapping[Message, tuple[str, ...]] = {
    lazy("Briscola"): ("briscola",),
    lazy("Chiamata"): ("chiamata",),
    lazy("The family"): (),
}
"""Headings of the groups of games and their variants; the last group takes all other variants."""
BY_FORM = ("briscola",)
"""Games with a line for each form."""
TOGETHER = (6,)
"""Numbers of players whose two ways to sit, in sides and alone, share a line."""
WITHIN = ("bidding", "deal_all")
"""Options of `OWN_GAMES` chosen within the line of their game; each value of the others has its line."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Form:
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
    def marks(self) -> str:
        """One letter per player for `widgets.Row`: our side and theirs in turn, or plain discs."""
        return "ut" * (self.players // 2) if self.in_pairs else "o" * self.players


def forms(variant: str) -> Sequence[Form]:
    """The forms of a variant, in the table's order, pairs before each alone."""
    found: list[Form] = []
    for players in variants.VARIANTS[variant].players:
        pairs = TEAMS in variants.make_rules(variant, players).options
        choices: tuple[bool | None, ...] = (True, False) if pairs else (None,)
        found += [Form(variant=variant, players=players, teams=teams) for teams in choices]
    return tuple(found)


@dataclass(frozen=True, kw_only=True, slots=True)
class GameLine:
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
        values = {o.key: value for o, value in settled(form, wanted) if len(o.values) > 1}
        return values.get(key, wanted.get(key, mine)) == mine


def group_of(variant: str) -> Message:
    """The heading of the group in which a game stands."""
    return next((name for name, games in GROUPS.items() if variant in games), list(GROUPS)[-1])


def own_game_option(variant: str) -> Option | None:
    """The option of a variant whose values make other games of it, if it has one (`OWN_GAMES`)."""
    return next((option for option in variants.VARIANTS[variant].options if option.key in OWN_GAMES), None)


def _has(form: Form, key: str, value: OptionValue) -> bool:
    """True if a form allows a value of an option."""
    return any(option.key == key and value in option.values for option, _ in settled(form, {}))


def _lines_of(variant: str) -> Iterator[GameLine]:
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
            has = tuple(form for form in all_forms if usual or _has(form, option.key, value))
            yield GameLine(forms=has, house=(option.key, value), made=not usual)


def lines() -> Sequence[GameLine]:
    """Every line, by groups in the table's order."""
    names = sorted(variants.VARIANTS, key=lambda variant: list(GROUPS).index(group_of(variant)))
    return tuple(line for variant in names for line in _lines_of(variant))


def line_of(form: Form, wanted: Mapping[str, OptionValue]) -> GameLine:
    """The line of a form with these chosen options."""
    return next(line for line in lines() if line.fits(form, wanted))


def game_key(form: Form, own_game: OptionValue | None) -> str:
    """Key under which a game's house rules are kept: `briscola-4-alone`, `chiamata-5-rank`.

    `own_game` is the value of the variant's own-game option; None, or one that is refused, is the usual.
    """
    option = own_game_option(form.variant)
    wanted: dict[str, OptionValue] = {} if form.teams is None else {TEAMS: form.teams}
    if option is not None and own_game is not None and _has(form, option.key, own_game):
        wanted[option.key] = own_game
    return variants.make_rules(form.variant, form.players, wanted).slug


@cache
def game_keys() -> frozenset[str]:
    """The keys of all games."""
    own = {variant: own_game_option(variant) for variant in variants.VARIANTS}
    return frozenset(
        game_key(form, value)
        for variant, option in own.items()
        for form in forms(variant)
        for value in (option.values if option is not None else (None,))
    )


def settled(form: Form, wanted: Mapping[str, OptionValue]) -> Sequence[tuple[Option, OptionValue]]:
    """Each applicable option with its value: the wished one if allowed, else the default.

    The choice of pairs belongs to the form itself, but stands among the values that others depend on.
    """
    wishes = dict(wanted) if form.teams is None else {**wanted, TEAMS: form.teams}
    # Settings that were written by hand may hold anything; what is neither text nor number is no value.
    asked = ((key, type(value), value) for key, value in wishes.items() if isinstance(value, str | int))
    return _settled(variants.VARIANTS[form.variant].options, form.players, tuple(asked))


@lru_cache(maxsize=2048)  # every press in New match asks for all the games of its list
def _settled(
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


def choosable(form: Form, wanted: Mapping[str, OptionValue]) -> Sequence[tuple[Option, OptionValue]]:
    """The options on offer for a form: all with an effect and a choice, but for the pairs of the form."""
    out = {TEAMS, *without_effect(form, wanted)}
    return tuple(
        (option, value)
        for option, value in settled(form, wanted)
        if option.key not in out and len(option.values) > 1
    )


def without_effect(form: Form, wanted: Mapping[str, OptionValue]) -> Sequence[str]:
    """Keys of the house rules that have no effect with the others as chosen (R-OPT-2)."""
    found = settled(form, wanted)
    keys = idle([option for option, _ in found], form.players, {o.key: value for o, value in found})
    return tuple(option.key for option, _ in found if option.key in keys)


def home_games() -> Mapping[Form, HomeGame]:
    """The home games of the language in use by their forms, first one first."""
    games = LANGUAGES[language()].games
    return {Form(variant=game.variant, players=game.players, teams=game.teams): game for game in games}


def usual_form() -> Form:
    """The form of the first home game, else the first form of the first game."""
    return next(iter(home_games()), forms(next(iter(variants.VARIANTS)))[0])


def usual_hands(form: Form, wanted: Mapping[str, OptionValue]) -> int:
    """Winning hands of a match in this form where nobody has chosen: the home game's, else the usual ones."""
    at_home, options = home_games().get(form), {option.key: value for option, value in settled(form, wanted)}
    usual = None if at_home is None else at_home.winning_hands
    return usual or variants.make_rules(form.variant, form.players, options).usual_wins


def home_first() -> Sequence[GameLine]:
    """Every line, the home games before the others."""
    found = list(home_games())

    def place(line: GameLine) -> int:
        mine = (at for at, form in enumerate(found) if form in line.forms and not line.made)
        return next(mine, len(found))

    return sorted(lines(), key=place)


def is_house_game(variant: str) -> bool:
    """True for the first game of the table, whose forms omit its name."""
    return variant == next(iter(variants.VARIANTS))


def _form_words(form: Form) -> FormWords:
    return form_words((form.players, form.in_pairs), dummy=_has_dummy(form))


def _has_dummy(form: Form) -> bool:
    return variants.make_rules(form.variant, form.players).dummy is not None


def seats_words(form: Form) -> str:
    """Players and sides in words: `For four, in pairs`."""
    return str(_form_words(form).seats)


def title(line: GameLine, form: Form) -> str:
    """The name of a line in the list of games."""
    if is_house_game(form.variant) and len(line.forms) > 1:
        return str(AT_ONE_TABLE[form.players])
    if is_house_game(form.variant):
        return seats_words(form)
    name = variant_name(form.variant)
    if not line.made or line.house is None:
        return name
    words = HOUSES.get(line.house)
    return str(words.name).format(game=name) if words else f"{name} ({value_name(*line.house)})"


def difference(line: GameLine, form: Form, own: tuple[str, OptionValue] | None = None) -> str:
    """The special feature of a game, or of one made by a house rule, in a few words.

    `own` is the rule chosen within the line that makes another game of it, if one is.
    """
    special = game_words(form.variant).note
    if own is not None and own in HOUSES:
        return str(HOUSES[own].note)
    if not isinstance(special, Message):
        return str(special[form.players, form.in_pairs])
    if _has_dummy(form):
        return _("with the dummy")
    words = HOUSES.get(line.house) if line.made and line.house else None
    return str(words.note) if words else str(special)


def note(line: GameLine, form: Form, *, turns: bool) -> str:
    """The small line under the name: what is special, or how many play if the line `turns` through forms."""
    what = difference(line, form)
    if is_house_game(form.variant):
        return what
    seats = lower(seats_words(form))
    if line.alone:
        return _("{seats}, {what}").format(seats=seats, what=what)
    return seats if turns else what


def short_note(line: GameLine, form: Form) -> str:
    """The same in fewer words, if the marks already show the number."""
    if line.alone and not is_house_game(form.variant):
        return difference(line, form)
    return str(_form_words(form).short or note(line, form, turns=True))


def searched(line: GameLine) -> str:
    """The text searched for a line."""
    form = line.forms[0]
    house = [] if line.house is None else [option_name(line.house[0]), value_name(*line.house)]
    within = own_game_option(form.variant) if line.house is None else None
    if within is not None:
        made = [HOUSES[within.key, value] for value in within.values if (within.key, value) in HOUSES]
        house = [str(words.name).format(game=variant_name(form.variant)) for words in made]
    named = (title(line, form), difference(line, form), variant_name(form.variant), form.variant, *house)
    return " ".join((*named, *(full_title(each) for each in line.forms)))


def full_title(form: Form) -> str:
    """The game and its form in one line: `Briscola for four, in pairs`."""
    words = seats_words(form)
    whole = f"{variant_name(form.variant)} {lower(words)}"
    return _("{seats}, with the dummy").format(seats=whole) if _has_dummy(form) else whole
