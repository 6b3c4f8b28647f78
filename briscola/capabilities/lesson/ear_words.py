"""The teacher's words for whoever plays by ear: the keys of a task, and the cards that she shows."""

from collections.abc import Mapping, Sequence

from briscola.capabilities.lesson.steps import LessonStep
from briscola.engine.cards import card
from briscola.engine.rules import Rules
from briscola.i18n.card_words import Naming, card_name, points_text
from briscola.i18n.speech_words import key_words
from briscola.i18n.text import Message, _, lazy

EAR: Mapping[str, Sequence[Message]] = {
    "values": (
        lazy(
            "The key {hand} reads your cards, each with its number; press that number to play it. {trick} "
            "tells what lies on the table. With the arrows you hear one card after the other."
        ),
    ),
    "trump": (lazy("{trumps} tells the suit of the card under the pack."),),
    "partners": (
        lazy(
            "The button is the key S: the arrows lead from sign to sign, Enter makes one. {signs} "
            "repeats hers."
        ),
    ),
    "calling": (
        lazy("The arrows lead through what you may promise, Enter says it. {auction} repeats the bids."),
        lazy("The arrows lead from card to card, Enter calls one."),
    ),
}
"""For each task of a step that needs it; keys are those in use."""


def ear_text(step: LessonStep, task: int, *, rules: Rules, keys: Mapping[str, str], naming: Naming) -> str:
    """Words for whoever listens to a task; empty where the teacher's own say it all."""
    own = EAR.get(step.name, ())
    told = step.tasks[task]
    worth = rules.ranking.points
    shown = [
        f"{card_name(card(code), naming=naming)}, {points_text(worth[card(code)])}"
        if told.priced
        else card_name(card(code), naming=naming)
        for code in told.shown
    ]
    written = {name.replace("-", "_"): key_words(key) for name, key in keys.items()}
    parts = (
        _("She shows: {cards}.").format(cards="; ".join(shown)) if shown else "",
        str(own[task]).format(**written) if task < len(own) else "",
    )
    return " ".join(part for part in parts if part)
