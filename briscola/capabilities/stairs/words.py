"""The words of the stairs: the name of each step, what it is about, and the line that offers it."""

from collections.abc import Collection, Mapping

from briscola.capabilities.lesson.steps import NAMES as LESSON
from briscola.capabilities.stairs.progress import Experience, done, next_step
from briscola.capabilities.stairs.stairs import FIRST, PUZZLES, STEPS, StairFlight, StairStep, StepKind
from briscola.client.setup.usual_rules import OWN_GAMES
from briscola.i18n.game_words import HOUSES, form_words, game_words, variant_name
from briscola.i18n.text import Message, _, lazy, ngettext, upper

NAMES: Mapping[str, Message] = {
    "first-evening": lazy("Teresa’s lessons"),
    "first-hand": lazy("A first hand"),
    "puzzles": lazy("Three puzzles"),
    "match": lazy("A match to two hands"),
    "pairs": lazy("In pairs, with signs"),
    "auction": lazy("With an auction"),
}
"""Names of the steps of the first flight."""
NOTES: Mapping[str, Message] = {
    "first-evening": lazy("Teresa shows you the game in twelve short lessons."),
    "first-hand": lazy("A whole hand of briscola. There is nothing to choose: just play."),
    "puzzles": lazy("Which card is right? Answer three, and see the reason each time."),
    "match": lazy("Against Peppe: whoever first wins two hands."),
    "pairs": lazy("Two against two. The signs are shown to you at the table."),
    "auction": lazy("Chiamata for five. Bidding is shown to you at the table."),
}
"""A sentence on each of them."""
OFFERS: Mapping[str, Message] = {
    "first-evening": lazy("New here? Teresa shows you the game."),
    "first-hand": lazy("One hand with Teresa?"),
    "puzzles": lazy("Three small puzzles?"),
    "match": lazy("A match against Peppe, to two hands won?"),
    "pairs": lazy("Your first hand in pairs, with signs?"),
    "auction": lazy("Your first hand with an auction?"),
}
"""The lines that offer them."""


def step_name(step: StairStep) -> str:
    """Name of a step: in the further flights that of its game."""
    if step.name in NAMES:
        return str(NAMES[step.name])
    name, house = variant_name(step.variant), _house(step)
    game = name if house is None else str(HOUSES[house].name).format(game=name)
    if step.flight is StairFlight.FAMILY or (step.players == 5 and step.rules.bidding is not None):
        return game
    form = form_words((step.players, step.rules.in_sides), dummy=step.rules.dummy is not None)
    return str(form.title).format(game=game)


def _house(step: StairStep) -> tuple[str, bool | int | str] | None:
    """The house rule that makes this game another, if it is one."""
    return next(((key, value) for key, value in step.options.items() if key in OWN_GAMES), None)


def step_note(step: StairStep) -> str:
    """A sentence on a step: what is special about its game."""
    if step.name in NOTES:
        return str(NOTES[step.name])
    house, special = _house(step), game_words(step.variant).note
    if house is not None:
        return upper(str(HOUSES[house].note))
    if not isinstance(special, Message):
        return upper(str(special[step.players, step.rules.in_sides]))
    return _("With the dummy") if step.rules.dummy is not None else upper(str(special))


def state_text(*, done: bool, next_: bool) -> str:
    """State of a step in a word or two; empty for one that is neither done nor the next."""
    return _("Done") if done else _("Your next step") if next_ else ""


def offer_text(step: StairStep) -> str:
    """The line of the title that offers a step of the first flight."""
    return str(OFFERS[step.name])


def teachers_line(lesson: Collection[str]) -> str:
    """The line of the title's slate for somebody new who has done so many lessons of the first evening."""
    left = [at for at, name in enumerate(LESSON, 1) if name not in lesson]
    if not left:
        return _("One hand with Teresa")
    if not lesson:
        return _("Teresa shows you the game")
    return _("Teresa goes on: lesson {n} of {all}").format(n=left[0], all=len(LESSON))


def tried_text(step: StairStep, so_far: Experience) -> str:
    """Number of puzzles answered, right or wrong, of a step that needs more; empty for any other step."""
    number = so_far.puzzles.get(step.rules.slug, 0) if step.kind is StepKind.PUZZLES else 0
    if not 0 < number < PUZZLES:
        return ""
    return ngettext("{n} of {all} answered.", "{n} of {all} answered.", number).format(n=number, all=PUZZLES)


def further_text() -> str:
    """The words that unfold the further flights."""
    return _("The other games: {n} first hands").format(n=len(STEPS) - len(FIRST))


def climbed_text(so_far: Experience) -> str:
    """Number of steps done: of the first steps alone, as long as the next one is among them."""
    following = next_step(so_far)
    if following is not None and following.flight is StairFlight.FIRST:
        number = sum(done(step, so_far) for step in FIRST)
        return ngettext("{n} of {all} first steps done", "{n} of {all} first steps done", number).format(
            n=number, all=len(FIRST)
        )
    number = sum(done(step, so_far) for step in STEPS)
    return ngettext("{n} step of {all} done", "{n} steps of {all} done", number).format(
        n=number, all=len(STEPS)
    )
