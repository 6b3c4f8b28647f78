"""The table of one try at a step: parts of a match's table; each action is judged before it is done."""

from collections.abc import Sequence

import pygame

from briscola.capabilities.lesson.attempt import Attempt
from briscola.client.seats.seat_control import NextStep
from briscola.engine.actions import Action, Play
from briscola.engine.events import PhraseSaid, Requested, Signalled
from briscola.i18n.text import _
from briscola.ui.layout.table.card_spots import hand_codes
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.question_overlay import QuestionOverlay
from briscola.ui.scenes.play.sheet_stack import OpenedSheets
from briscola.ui.scenes.play.signs_overlay import SignsOverlay
from briscola.ui.scenes.tabletop.flow import Flow
from briscola.ui.scenes.tabletop.overlay import Overlay
from briscola.ui.scenes.tabletop.scene import TableScene
from briscola.ui.scenes.tabletop.tooltips import Tooltips
from briscola.ui.widgets.button import RoundButton
from briscola.ui.widgets.focus_group import FocusGroup

REPEATED = 2.5
"""Seconds after which a partner’s sign is repeated if the person is to see it."""


class LessonTable(TableScene):
    """The part of the lesson on the cards' table; `sit_down` begins a try, each at a table of its own."""

    context: PlayContext
    signs: SignsOverlay

    def sit_down(self, attempt: Attempt) -> None:
        """Begin a try."""
        self.attempt = attempt
        self.flow = Flow(attempt.seat, self)
        self.begin_table(PlayContext(self, attempt.seat, self.flow))
        self.sheets = OpenedSheets(self.context)
        self.signs = SignsOverlay(self.context, self.sheets)
        self.question = QuestionOverlay(self.context)
        self.overlays: Sequence[Overlay] = (self.sheets, self.question, self.signs, self.idle)
        self.context.overlays += reversed(self.overlays)
        self.tooltips = Tooltips(self, lambda _kind: None)
        self._since_sign = REPEATED
        """Seconds since the end of the sign the person is to see."""

    @property
    def goes_on(self) -> bool:
        return self.attempt.goes_on

    @property
    def turn(self) -> tuple[int | None, bool]:
        return self.context.turn if self.attempt.open else (None, False)

    @property
    def face_explained(self) -> int | None:
        return self.tooltips.asked

    @property
    def settled(self) -> bool:
        """True once all consequences of the action have been shown."""
        return self.flow.waiting and not self.goes_on

    @property
    def asks(self) -> bool:
        """True if the person can do the task now."""
        open_now = self.attempt.open and self.flow.waiting
        return open_now and (self.attempt.task.signs or self.flow.next_step is NextStep.OWN_MOVE)

    # ---- layout

    def lay(self, group: FocusGroup) -> None:
        """Make everything for the present size and settings; add the controls to a group."""
        self.lay_table()
        group.add(self.hand)
        if self.signs.on:
            (disc,) = self.context.layout.help_buttons(1)
            group.add(RoundButton(self.kit, disc.center, "signs", _("Signs"), self.signs.open, name="signs"))
        self.tooltips.lay(group)
        if self.view is not None:
            self.question.rebuild()
        self.sheets.rebuild()

    # ---- the person acts

    def act(self, action: Action, origin: Pose | None = None) -> None:
        """Judge the person's action, then apply it even if it is wrong."""
        if self.flow.next_step is not NextStep.OWN_MOVE or not self.attempt.open:
            return
        self.attempt.judge(action)
        self.question.decided()
        self.flow.act(action, origin=origin)
        self.invalidate()

    def _hear_sign(self) -> None:
        seat, attempt = self.attempt.seat, self.attempt
        sign, seat.signed = seat.signed, None
        if sign is not None and attempt.open and attempt.task.signs:
            attempt.judge(sign)
            self.invalidate()

    def _sign_again(self, dt: float) -> None:
        """Repeat the sign a task is about until the person answers it."""
        waits = self.attempt.open and self.attempt.task.signs and self.panel is None
        if not waits or self.signs.busy or self.flow.queue:
            self._since_sign = 0.0
            return
        self._since_sign += dt
        if self._since_sign >= REPEATED:
            self.flow.push(self.attempt.seat.opening)

    def show_said(self, said: Signalled | Requested | PhraseSaid) -> None:
        self.signs.show(said)

    # ---- time

    def update(self, dt: float) -> bool:
        view, event = self.flow.view, self.flow.event
        moving = self.flow.update(dt)
        self._hear_sign()
        self._sign_again(dt)
        if self.flow.view is not view or self.flow.event is not event:
            self.invalidate()
        self._sync()
        self.hand.in_flight = self.flow.timeline.hidden()
        for overlay in self.overlays:
            moving = overlay.update(dt) or moving
        self.make_ahead(moving=moving)
        return moving

    def wakes(self) -> Sequence[float | None]:
        """Seconds until something happens by itself, one value per source; None: not before an event."""
        shown = self.flow.timeline.until_change()  # also while nobody plays on
        waits = (self.flow.wake() if shown is None else shown, self.warmer.wake())
        sign = REPEATED - self._since_sign if self.attempt.open and self.attempt.task.signs else None
        return [*(overlay.wake() for overlay in self.overlays), *waits, sign]

    def _sync(self) -> None:
        """Update hand and panel to the view on show."""
        view, next_step = self.view, self.flow.next_step
        if view is None:
            return
        if not self._is_news(view, next_step, self.attempt.open, *(each.version for each in self.overlays)):
            return
        self.invalidate()
        if self.attempt.open:
            self.question.follow(next_step)
        else:
            self.question.clear()
        allowed = None
        if self.attempt.open and next_step is NextStep.OWN_MOVE and self.question.panel is None:
            legal = self.attempt.seat.view.legal
            allowed = {action.card.code for action in legal if isinstance(action, Play)}
        self.hand.hold(hand_codes(view), allowed)
        self.hand.hinted = self.attempt.shows if self.asks else None

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        """Draw the table; the controls and `draw_over` come on top."""
        view = self.view
        if view is None:
            self.app.draw_table(target)
            return
        self.paint(target)
        self.signs.draw(target)

    def draw_over(self, target: pygame.Surface) -> None:
        """Draw the sheets, and a card being dragged."""
        for overlay in (self.question, self.sheets):
            overlay.draw(target)
        self.hand.draw_dragged(target)
