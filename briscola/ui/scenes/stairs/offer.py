"""The step of the stairs that the title offers, in one line."""

from collections.abc import Callable
from functools import partial

from briscola.client.library import Library
from briscola.client.staircase.experience import experience
from briscola.client.staircase.progress import offered
from briscola.client.staircase.stairs import FIRST, StairStep
from briscola.i18n.staircase_words import offer_text
from briscola.ui.scene import Host
from briscola.ui.scenes.title import StepOffer


def offer(app: Host, library: Library, climb: Callable[[StairStep], None]) -> StepOffer | None:
    """The next step, unless it was declined or the first evening has been offered by a question already."""
    settings = app.settings
    so_far = experience(library, settings.lesson)
    asked = [FIRST[0].name] if settings.lesson_offered and not settings.lesson else []
    step = offered(so_far, settings.not_now, besides=asked)
    if step is None:
        return None

    def not_now() -> None:
        app.change(not_now={**app.settings.not_now, step.name: so_far.played})

    return StepOffer(text=offer_text(step), take=partial(climb, step), decline=not_now)
