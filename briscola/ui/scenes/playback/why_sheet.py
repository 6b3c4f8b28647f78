"""The sheet at a stop of a playback that answers “why?”."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.client.host.thinking_threads import Work
from briscola.client.playback.decision_reasons import Answer, answer
from briscola.client.view.view import View
from briscola.engine.actions import Play
from briscola.engine.cards import Card
from briscola.engine.events import Event
from briscola.i18n import why_words as words
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.views.text.explanation_placement import place_explanation
from briscola.ui.views.text.explanation_sheet import ExplanationSheet, ExplanationWords

LOOK = 0.05
"""Seconds between two checks for the answer."""


class WhySheet:
    """The question asked and its answer: at most one at a time."""

    def __init__(
        self, context: SceneContext, log: Sequence[Event], covered: Callable[[], Sequence[pygame.Rect]]
    ) -> None:
        """`covered` returns the rectangles of controls over the table."""
        self.context, self._log, self._covered = context, log, covered
        self.answer: Answer | None = None
        self._work: Work[Answer | None] | None = None
        self._sheet: ExplanationSheet | None = None

    @property
    def busy(self) -> bool:
        """True while an answer is being computed or shown."""
        return self._work is not None or self.answer is not None

    def ask(self, event: int) -> None:
        """Ask why the decision of an event was made; asked again, put the answer away."""
        if self.busy:
            self.clear()
        else:
            self._work = Work(partial(answer, self._log, event))

    def clear(self) -> None:
        """Put the answer away, or stop computing it."""
        if self.busy:
            self.context.invalidate()
        self.answer = self._work = self._sheet = None

    def lay_again(self) -> None:
        """Have the sheet laid anew, for another size, language or deck."""
        self._sheet = None

    def update(self) -> None:
        """Show the answer once it is computed."""
        if self._work is not None and self._work.ready:
            self.answer, self._work = self._work.result, None
            self.context.invalidate()

    def wake(self) -> float | None:
        """Seconds until the next check; None if nothing is being computed."""
        return None if self._work is None else LOOK

    @property
    def rect(self) -> pygame.Rect | None:
        """The sheet's rectangle; None until it has been laid."""
        return None if self._sheet is None else self._sheet.rect

    def draw(self, target: pygame.Surface) -> None:
        """Draw the sheet if there is an answer."""
        if self.answer is None or (view := self.context.view) is None:
            return
        if self._sheet is None:
            self._sheet = self._place(self.answer, view)
        self._sheet.draw(target)

    @property
    def told(self) -> ExplanationWords | None:
        """The words of the answer; None while there is none."""
        return None if self.answer is None else self._words(self.answer)

    def _words(self, found: Answer) -> ExplanationWords:
        context = self.context
        return ExplanationWords(
            title=words.title_of(found, context.names),
            about=words.done_text(found, naming=context.naming),
            sentences=words.words_of(
                found, context.setup, context.names, naming=context.naming, hidden=self._hidden(found)
            ),
        )

    def _hidden(self, found: Answer) -> Sequence[Card]:
        """Cards that the seat which decided had or knew, and that this view does not show."""
        view, decision = self.context.view, found.decision
        shown = () if view is None else {card for hand in view.hands for card in hand}
        laid = decision.action.card if isinstance(decision.action, Play) else None
        seen = decision.view
        known = (*seen.hand, *(card for cards in seen.known.values() for card in cards))
        return [card for card in known if card != laid and card not in shown]

    def _place(self, found: Answer, view: View) -> ExplanationSheet:
        """Make the sheet and place it where it covers least."""
        context, layout, told = self.context, self.context.layout, self._words(found)
        return place_explanation(context.kit, layout, view, told, covered=self._covered())
