"""The games in words: their lines in the list, by groups; the games of home."""

from collections.abc import Mapping, Sequence

from briscola.client.setup.game_forms import Form, GameLine, forms, lines_of, own_game_option
from briscola.engine import variants
from briscola.engine.rules import OptionValue
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


def group_of(variant: str) -> Message:
    """The heading of the group in which a game stands."""
    return next((name for name, games in GROUPS.items() if variant in games), list(GROUPS)[-1])


def lines() -> Sequence[GameLine]:
    """Every line, by groups in the table's order."""
    names = sorted(variants.VARIANTS, key=lambda variant: list(GROUPS).index(group_of(variant)))
    return tuple(line for variant in names for line in lines_of(variant))


def line_of(form: Form, wanted: Mapping[str, OptionValue]) -> GameLine:
    """The line of a form with these chosen options."""
    return next(line for line in lines() if line.fits(form, wanted))


def home_games() -> Mapping[Form, HomeGame]:
    """The home games of the language in use by their forms, first one first."""
    games = LANGUAGES[language()].games
    return {Form(variant=game.variant, players=game.players, teams=game.teams): game for game in games}


def usual_form() -> Form:
    """The form of the first home game, else the first form of the first game."""
    return next(iter(home_games()), forms(next(iter(variants.VARIANTS)))[0])


def usual_hands(form: Form, wanted: Mapping[str, OptionValue]) -> int:
    """Winning hands of a match in this form where nobody has chosen: the home game's, else the usual ones."""
    at_home, options = (
        home_games().get(form),
        {option.key: value for option, value in form.option_values(wanted)},
    )
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
