"""The lesson scene: the table of a step over the teacher's toolbar."""

import random
from collections.abc import Callable, Sequence

import pygame

from briscola.capabilities.lesson import words
from briscola.capabilities.lesson.attempt import Attempt
from briscola.capabilities.lesson.steps import STEPS, LessonStep
from briscola.capabilities.lesson.window.lesson_table import LessonTable
from briscola.capabilities.lesson.window.toolbar import LessonActions, LessonToolbar, Saying
from briscola.capabilities.lesson.words import ear_text
from briscola.engine.observation import Observation
from briscola.i18n.game_words import rules_chapter
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.input.question_keys import keys_in_use
from briscola.ui.render.cards.card_art import Cover
from briscola.ui.scene import Host
from briscola.ui.scenes.play.gestures import Gestures, OneFocus
from briscola.ui.speech.speaker import joined

REMARK = 4.0
"""Seconds that a remark outside the lesson stays."""


class LessonScene(LessonTable):
    """The twelve steps, from the first that is not done. A saved match is not touched."""

    teaches = True
    toolbar = LessonToolbar

    def __init__(
        self,
        app: Host,
        *,
        face: str = "person-woman",
        play: Callable[[], None] | None = None,
        chance: random.Random | None = None,
    ) -> None:
        """`face` is the person's; `play` starts a first match at the end; `chance` decides who blinks."""
        super().__init__(app, chance)
        self._face, self._play = face, play
        done = set(app.settings.lesson)
        self.at = next((at for at, step in enumerate(STEPS) if step.name not in done), 0)
        self._remark = ""
        self._remark_left = 0.0
        self._shown: tuple[object, ...] = ()
        self._said: Saying | None = None
        self._begin()

    @property
    def step(self) -> LessonStep:
        """The present step."""
        return STEPS[self.at]

    @property
    def spoken_title(self) -> str:
        step = _("Lesson {n} of {all}").format(n=self.at + 1, all=len(STEPS))
        return joined([words.title(self.step), step])

    @property
    def spoken_text(self) -> str:
        said = [self.saying.text, self._for_the_ear]
        panel = self.panel
        return joined(said if panel is None else [*said, panel.spoken_title, panel.spoken_text])

    @property
    def _for_the_ear(self) -> str:
        """Keys of the task, and the cards that the teacher shows: only whoever listens needs them."""
        if self._asked is None or self._remark or not self.asks or not self.app.speaker.on:
            return ""
        context = self.context
        return ear_text(
            self.step,
            self._asked[0],
            rules=context.rules,
            keys=keys_in_use(context.settings.keys),
            naming=context.naming,
        )

    @property
    def chapter(self) -> str:
        return rules_chapter(self.context.rules)

    # ---- from step to step

    def _begin(self) -> None:
        """Set up the table of the step."""
        self._asked: tuple[int, Observation] | None = None
        """The number of the current task, and the table when it was set; None before that."""
        self.sit_down(Attempt(self.step, player=self.app.settings.player, face=self._face))

    def sit_down(self, attempt: Attempt) -> None:
        self._remark = ""
        super().sit_down(attempt)
        self.focus = OneFocus(self)
        self._gestures = Gestures(self.context, self.focus, self.overlays, self.sheets)

    def go(self, at: int) -> None:
        """Go to the step `at`."""
        self.at = at
        self._begin()
        self.layout(self.app.size)

    def again(self) -> None:
        """Try the same task again."""
        self.sit_down(self.attempt.again())
        self.layout(self.app.size)

    def _end(self) -> None:
        self.app.pop()
        if self._play is not None:
            self._play()

    def _note_done(self) -> None:
        """Store the step as done once it is."""
        done = self.app.settings.lesson
        if self.attempt.done is not None and self.step.name not in done:
            self.app.change(lesson=[*done, self.step.name])

    @property
    def _last(self) -> bool:
        return self.at == len(STEPS) - 1

    @property
    def _actions(self) -> LessonActions:
        on = None
        if self.settled and self.attempt.wrong is not None:
            on = (_("Try again"), self.again)
        elif self.settled and self.attempt.done is not None:
            ending = _("Play") if self._play is not None else _("Done")
            on = (ending, self._end) if self._last else (_("Next"), lambda: self.go(self.at + 1))
        return LessonActions(
            back=(lambda: self.go(self.at - 1)) if self.at else None,
            skip=None if self._last else (lambda: self.go(self.at + 1)),
            on=on,
        )

    # ---- what she says

    def show_caption(self, text: str) -> None:
        self._remark, self._remark_left = text, REMARK * self.kit.hands.reading
        self.invalidate()

    def refuse_card(self, code: str) -> None:
        del code
        naming = self.context.naming
        self.show_caption(words.duty_text(self.step, self.attempt.seat.view, naming=naming))
        self.context.knock()

    @property
    def saying(self) -> Saying:
        """The teacher's text, mood and cards for this moment."""
        attempt, step = self.attempt, self.step
        naming, task = self.context.naming, attempt.task
        if self._remark:
            return Saying(text=self._remark)
        if self.settled and attempt.wrong is not None:
            text = words.answer_text(step, attempt.wrong.answer, attempt.wrong.tried, naming=naming)
            return Saying(text=text, shown=task.shown, priced=task.priced)
        if self.settled and attempt.done is not None:
            if self._last and self._play is not None:
                return Saying(text=words.first_match_text(), mood="pleased")
            return Saying(text=words.done_text(step, attempt.done, naming=naming), mood="pleased")
        if self._asked is None:
            return Saying(text=words.title(step))
        number, seen = self._asked
        task = step.tasks[number]
        corners = self.kit.sprites.art.lettered("RC", Cover.MOST)
        text = words.task_text(step, number, seen, naming=naming, corners=corners)
        return Saying(text=text, shown=task.shown, priced=task.priced)

    # ---- layout

    @property
    def covered(self) -> Sequence[pygame.Rect]:
        return [self.bar.rect]

    def layout(self, size: tuple[int, int]) -> None:
        kit = self.kit
        kept = self.group.focused_name or "hand"
        self.bar = LessonToolbar(kit, size)
        group = self.new_group()
        self.lay(group)
        self.bar.add(group, self._actions)
        group.add(self.back_button(self.context.layout.pause))
        self.focus.laid_out("on" if self.bar.on is not None else kept)
        self.restore_hold()
        self._shown = self._state
        self.dirty = True

    def resume(self) -> None:
        self.focus.come_back()

    # ---- hands

    def handle(self, event: pygame.event.Event) -> bool:
        if self.bar.stops(event):
            return True
        on_hand = self.panel is None and self.group.focused in (None, self.hand)
        if self.bar.on is not None and on_hand and pointer.is_confirm(event):
            self.bar.on.confirm()  # the task is done: the cards wait for nothing
            return True
        p = pointer.read(event, self.app.size)
        if p is not None and self.bar.rect.collidepoint(p.pos) and self.hand.dragging is None:
            taken = self.group.handle(event)
        else:
            taken = self._gestures.handle(event)
        self.focus.restore_focus()
        return taken

    # ---- time

    @property
    def _state(self) -> tuple[object, ...]:
        """The state that decides which buttons there are."""
        return self.attempt, self.settled and not self.attempt.open

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        self.bar.update(dt)
        if self._remark:
            self._remark_left -= dt
            if self._remark_left <= 0:
                self.show_caption("")
        if self.settled:
            self._note_done()
        if self.asks:
            self._asked = self.attempt.number, self.attempt.seat.view
        if self._state != self._shown:
            self.focus.restore_focus()  # a sheet has gone: the keys are the table's again
            self.layout(self.app.size)
        if self._said != (saying := self.saying):
            self._said = saying
            self.invalidate()
        if self.tooltips.sync():
            self.group.focus(self.hand if self.hand.usable else None)
        self.focus.restore_focus()
        moving = self.group.update(dt) or moving
        self.wake_after([*self.wakes(), self._remark_left if self._remark else None])
        return moving

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        self.bar.draw(
            target,
            self.saying,
            at=self.at,
            done=self.app.settings.lesson,
            title=words.title(self.step),
        )
        self.group.draw(target)
        self.draw_over(target)
