"""What the new match says: titles of the forms, and a sentence for every house rule."""

from collections.abc import Mapping

from briscola.client.characters import Person
from briscola.engine import variants
from briscola.engine.rules import Rules
from briscola.i18n.characters import temper_word
from briscola.i18n.games import HOUSES, FormWords, form_words, game_words, variant_name
from briscola.i18n.options import option_name, value_name
from briscola.i18n.results import strokes_scale
from briscola.i18n.text import Message, _, lazy, lower, ngettext, pgettext
from briscola.ui.scenes.new_match.forms import Form, GameLine


def is_house_game(variant: str) -> bool:
    """Whether a game is the first of the table, whose forms go without its name."""
    return variant == next(iter(variants.VARIANTS))


def _form_words(form: Form) -> FormWords:
    return form_words((form.players, form.in_pairs), dummy=_has_dummy(form))


def _has_dummy(form: Form) -> bool:
    return variants.make_rules(form.variant, form.players).dummy is not None


def seats_words(form: Form) -> str:
    """`For four, in pairs`."""
    return str(_form_words(form).seats)


def title(line: GameLine, form: Form) -> str:
    """The name of a line in the list of games."""
    if is_house_game(form.variant):
        return seats_words(form)
    name = variant_name(form.variant)
    if not line.made or line.house is None:
        return name
    words = HOUSES.get(line.house)
    return str(words.name).format(game=name) if words else f"{name} ({value_name(*line.house)})"


def difference(line: GameLine, form: Form) -> str:
    """What is special about it."""
    special = game_words(form.variant).note
    if not isinstance(special, Message):
        return str(special[form.players, form.in_pairs])
    if _has_dummy(form):
        return _("with the dummy")
    words = HOUSES.get(line.house) if line.made and line.house else None
    return str(words.note) if words else str(special)


def note(line: GameLine, form: Form, *, turns: bool) -> str:
    """The small line under it; for how many, where one turns it to another number."""
    what = difference(line, form)
    if is_house_game(form.variant):
        return what
    seats = lower(seats_words(form))
    if line.alone:
        return _("{seats}, {what}").format(seats=seats, what=what)
    return seats if turns else what


def short_note(line: GameLine, form: Form) -> str:
    """The same in fewer words, where the marks already tell the number."""
    if line.alone and not is_house_game(form.variant):
        return difference(line, form)
    return str(_form_words(form).short or note(line, form, turns=True))


def more_rules_words(differing: int) -> str:
    """The button that leads to all house rules: how many differ from the usual, where any do."""
    if not differing:
        return _("More rules")
    return ngettext("{n} house rule", "{n} house rules", differing).format(n=differing)


def searched(line: GameLine) -> str:
    """All the words by which a line is found."""
    form = line.forms[0]
    house = () if line.house is None else (option_name(line.house[0]), value_name(*line.house))
    named = (title(line, form), difference(line, form), variant_name(form.variant), form.variant, *house)
    return " ".join((*named, *(full_title(each) for each in line.forms)))


def seat_role(gender: str, *, partner: bool) -> str:
    """`partner` or `opponent`, as one says it of a woman or of a man."""
    if gender == "f":
        return pgettext("woman", "partner") if partner else pgettext("woman", "opponent")
    return pgettext("man", "partner") if partner else pgettext("man", "opponent")


def character(who: Person, partner: bool | None) -> tuple[str, str]:
    """What is said of somebody under his name, in full and shorter: `prudent opponent`, `prudent`.

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
    """What stands over the pegs: how much wins a match that is played for winning hands."""
    return _("Strokes to win") if strokes_scale(rules) else _("Hands to win")


def score_explanation() -> str:
    """What showing the score means."""
    return _("The points taken stand beside the piles; purists hide them and count in their heads.")


def full_title(form: Form) -> str:
    """The game and its form in one line: `Briscola for four, in pairs`."""
    words = seats_words(form)
    whole = f"{variant_name(form.variant)} {lower(words)}"
    return _("{seats}, with the dummy").format(seats=whole) if _has_dummy(form) else whole


def group_title(group: str) -> str:
    """What stands over a group of games."""
    return str(GROUP_TITLES[group])


GROUP_TITLES: Mapping[str, Message] = {
    "briscola": lazy("Briscola"),
    "chiamata": lazy("Chiamata"),
    "family": lazy("The family"),
}
