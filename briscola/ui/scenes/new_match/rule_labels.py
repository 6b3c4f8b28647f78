"""Texts of the new match: titles of the forms, and a sentence for every house rule."""

from collections.abc import Mapping

from briscola.client.characters import Person
from briscola.engine import variants
from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.character_words import temper_word
from briscola.i18n.game_words import (
    AT_ONE_TABLE,
    HOUSES,
    FormWords,
    form_words,
    game_words,
    strokes_scale,
    variant_name,
)
from briscola.i18n.option_words import option_name, value_name
from briscola.i18n.text import Message, _, lazy, lower, ngettext, pgettext
from briscola.ui.scenes.new_match.form_list import Form, GameLine, own_game_option


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


def more_rules_words(differing: int) -> str:
    """Text of the button to all house rules, with the number that differ from the defaults, if any."""
    if not differing:
        return _("More rules")
    return ngettext("{n} house rule", "{n} house rules", differing).format(n=differing)


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


def seat_role(gender: str, *, partner: bool) -> str:
    """`partner` or `opponent`, in the grammatical gender given."""
    if gender == "f":
        return pgettext("woman", "partner") if partner else pgettext("woman", "opponent")
    return pgettext("man", "partner") if partner else pgettext("man", "opponent")


def character(who: Person, partner: bool | None) -> tuple[str, str]:
    """Description under a name, in full and shorter: `prudent opponent`, `prudent`.

    `partner` is None where nobody has one.
    """
    temper = temper_word(who)
    if partner is None:
        return temper, temper
    role = seat_role(who.gender, partner=partner)
    if not temper:
        return role, role
    return pgettext("temperament and role", "{temper} {role}").format(temper=temper, role=role), temper


def match_title(rules: Rules) -> str:
    """Heading of the peg board: strokes or hands to win."""
    return _("Strokes to win") if strokes_scale(rules) else _("Hands to win")


def score_explanation() -> str:
    """The sentence that explains showing the score."""
    return _("The points taken stand beside the piles; purists hide them and count in their heads.")


def full_title(form: Form) -> str:
    """The game and its form in one line: `Briscola for four, in pairs`."""
    words = seats_words(form)
    whole = f"{variant_name(form.variant)} {lower(words)}"
    return _("{seats}, with the dummy").format(seats=whole) if _has_dummy(form) else whole


def group_title(group: str) -> str:
    """Heading of a group of games."""
    return str(GROUP_TITLES[group])


GROUP_TITLES: Mapping[str, Message] = {
    "briscola": lazy("Briscola"),
    "chiamata": lazy("Chiamata"),
    "family": lazy("The family"),
}


def choice_title(*, for_friends: bool) -> str:
    """Title of the choice of a match: one's own, or of a table for friends."""
    return _("Open a table") if for_friends else _("New match")


def sits_down_words(*, goes_on: bool = False) -> str:
    """Words of the button that takes the chosen match: play it, or go on to who sits where."""
    return _("Go on") if goes_on else _("Sit down and play")
