"""The step of the stairs that the title offers, in one line."""

from collections.abc import Callable
from functools import partial

from briscola.capabilities.stairs.done_before import experience
from briscola.capabilities.stairs.progress import Experience, done, offered
from briscola.capabilities.stairs.stairs import FIRST, FIRST_HAND, StairStep
from briscola.capabilities.stairs.words import offer_text
from briscola.client.host.library import Library
from briscola.ui.scene import Host
from briscola.ui.scenes.title import StepOffer

WITHOUT = 5
"""Hands played after which a lesson left in the middle waits in the school alone."""


def sits_down_with_teresa(app: Host, library: Library) -> bool:
    """True until the person has chosen a table or played: *Play* leads to the first hand then."""
    return not (app.settings.last_table or library.played)


def in_mid_lesson(app: Host, library: Library) -> bool:
    """True if the first evening was left in the middle and nothing says that it is not wanted any more."""
    lesson = app.settings.lesson
    if not lesson or FIRST[0].name in app.settings.not_now or done(FIRST[0], Experience(lesson=lesson)):
        return False
    return sum(each.hands for each in library.played) < WITHOUT


def offer(app: Host, library: Library, climb: Callable[[StairStep], None]) -> StepOffer | None:
    """The next step, unless it was declined, or a question, the slate or *Play* offers it already.

    A first evening left in the middle, which stands on the slate, comes before all others.
    """
    settings = app.settings
    if in_mid_lesson(app, library):
        return None
    so_far = experience(library, settings.lesson)
    known = not library.played or settings.lesson_offered or settings.lesson
    step = offered(so_far, settings.not_now, besides=[FIRST[0].name] if known else ())
    if step is None or (step == FIRST_HAND and sits_down_with_teresa(app, library)):
        return None

    def not_now() -> None:
        app.change(not_now={**app.settings.not_now, step.name: so_far.played})

    return StepOffer(text=offer_text(step), take=partial(climb, step), decline=not_now)
