"""Questions of the counting trainer: now and then, between two tricks. They never hold the match up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from briscola.capabilities.counting.answers import CountedAnswer
from briscola.capabilities.counting.counting import Answer, CountQuestion, asked_now
from briscola.capabilities.counting.window.panel import CountingPanel
from briscola.client.seats.seat_control import NextStep
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.sheet_stack import SheetOverlay, near_hand, sheets_near, space_now

KeepAnswer = Callable[[CountedAnswer], object]
AnswersIn = Callable[[str], Sequence[CountedAnswer]]
"""The answers given in the hand with this seal, from before the match was left or in this window."""


class CountingOverlay(SheetOverlay):
    """Asks before the person's card, once a trick at most; playing on dismisses the question."""

    def __init__(self, context: PlayContext) -> None:
        super().__init__(context)
        self._keep: KeepAnswer | None = None
        self._kept: AnswersIn = lambda _seal: ()
        self._asked: set[tuple[str, int]] = set()
        """Hand (by its seal) and trick number of each question asked."""
        self.kinds: dict[str, list[str]] = {}
        """Kinds of question asked, by the seal of the hand."""

    def train(self, keep: KeepAnswer, kept: AnswersIn) -> None:
        """Start asking if the settings wish it; `keep` stores an answer, `kept` returns stored ones."""
        self._keep, self._kept = keep, kept

    def follow(self, next_step: NextStep | None) -> None:
        """Ask if it is time to; close the question when the person no longer has to decide."""
        if next_step is not NextStep.OWN_MOVE:
            if self.panel is not None:
                self.clear()
            return
        asks = self._keep is not None and self.context.settings.counting
        if not asks or self.panel is not None or self.waits:
            return
        view, seal = self.context.seat.view, self._seal
        if seal not in self.kinds:
            self._remember(seal)
        moment = (seal, len(view.tricks))
        if moment in self._asked:
            return
        self._asked.add(moment)
        kinds = self.kinds[seal]
        shown = self.context.settings.live_points
        asked = asked_now(view, seal, points_shown=shown, before=kinds)
        if asked is not None:
            panel = self._sheet(asked)
            if panel.fits:
                kinds.append(asked.kind)
                self.show(panel)

    def _remember(self, seal: str) -> None:
        """Load the answers given in this hand before the match was left."""
        answers = self._kept(seal)
        self.kinds[seal] = [answer.kind for answer in answers]
        self._asked.update((seal, answer.trick) for answer in answers)

    @property
    def _seal(self) -> str:
        view = self.context.view
        return "" if view is None or view.sha256 is None else view.sha256

    def _sheet(self, asked: CountQuestion) -> CountingPanel:
        context = self.context
        rules = context.seat.view.rules
        return CountingPanel(
            context.surroundings,
            asked=asked,
            ranking=rules.ranking,
            speech=context.speech(),
            find=self._find,
            on_answer=lambda given: self._answered(asked, given),
            on_close=self.clear,
            stays=context.listens,
        )

    def _answered(self, asked: CountQuestion, given: Answer) -> None:
        right = given == asked.answer
        if isinstance(self.panel, CountingPanel) and not self.panel.fits:
            self.clear()
        self.context.click("tick")
        self.context.invalidate()
        if self._keep is not None:
            trick = len(self.context.seat.view.tricks)
            self._keep(CountedAnswer(seal=self._seal, trick=trick, kind=asked.kind, right=right))

    def _find(self, sizes: Sequence[tuple[int, int]], near: tuple[int, int] | None) -> pygame.Rect | None:
        """A place for the first size that fits, keeping as much as possible uncovered; None if none fits."""
        if self.context.view is None:
            return None
        at = near or near_hand(self.context)
        found = space_now(self.context, self).best(sizes, lambda size: sheets_near(self.context, size, at))
        return None if found is None else found[1].rect

    def decided(self) -> None:
        self.clear()

    def unwrite(self) -> None:
        self.clear()

    def rebuild(self) -> None:
        super().rebuild()
        if isinstance(self.panel, CountingPanel) and not self.panel.fits:
            self.clear()

    def update(self, dt: float) -> bool:
        if self.panel is not None and not self.context.settings.counting:
            self.clear()  # who has had enough of it
        return super().update(dt)

    def wake(self) -> float | None:
        panel = self.panel
        if isinstance(panel, CountingPanel) and panel.given is not None and self._on_top is panel:
            return max(0.02, panel.left)
        return super().wake()
