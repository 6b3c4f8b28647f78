"""The picture of the stairs: what is done, what comes next; a press on a step plays it, also again.

The many steps above the first flight are folded until that is climbed, or until a press unfolds them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from briscola.capabilities.stairs.progress import Experience, done, first_done, later, next_step
from briscola.capabilities.stairs.stairs import STEPS, StairStep
from briscola.capabilities.stairs.window.plank import Plank, StepState, lay_stairs
from briscola.capabilities.stairs.words import (
    climbed_text,
    further_text,
    state_text,
    step_name,
    step_note,
    tried_text,
)
from briscola.client.setup.characters import TEACHER
from briscola.i18n.text import _
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import ContentPage
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button


class StairsPage(ContentPage):
    """All steps as wooden planks in three flights; in a low window they scroll."""

    def __init__(
        self, app: Host, *, experience: Callable[[], Experience], climb: Callable[[StairStep], None]
    ) -> None:
        """`experience` is asked at every layout; `climb` begins a step."""
        super().__init__(app)
        self._experience, self._climb = experience, climb
        self._unfolded = False

    @property
    def folded(self) -> bool:
        """True if only the first flight is shown."""
        return not (self._unfolded or first_done(self.so_far))

    def title(self) -> str:
        return _("Step by step")

    @property
    def beside(self) -> str:
        return climbed_text(self.so_far)

    @property
    def first(self) -> str:
        return STEPS[0].name if self.next is None else self.next.name

    @property
    def spoken_text(self) -> str:
        return "\n".join([self.beside, *(column.said for column in self.columns)])

    def layout(self, size: tuple[int, int]) -> None:
        self.so_far = self._experience()
        self.next = next_step(self.so_far)
        scrolled = bool(self.views)
        super().layout(size)
        if not scrolled:  # stairs are seen from their foot
            for view in self.views:
                view.scroll_to(view.most)
            if self.group.focused is not None:
                self.group.focused.reveal()

    def fill(self, column: TextColumn) -> None:
        names = {step.name: step_name(step) for step in STEPS}
        places = lay_stairs(self.kit, column.width, column.most, names, folded=self.folded)
        said = [] if self.next is None else [_("Your next step: {step}").format(step=names[self.next.name])]
        column.canvas(places.height, partial(self._paint_corner, places.corner), *said)
        for step in STEPS:
            if (place := places.planks.get(step.name)) is not None:
                column.place(self._plank(step, names[step.name], place))
        if self.folded:
            words, tall = further_text(), self.kit.scale.target(58)
            wide = min(places.corner.width, Button.width_for(self.kit, words))
            place = pygame.Rect(0, places.corner.bottom - tall, wide, tall)
            column.place(self.button(place, words, self._unfold, "further"))

    def _plank(self, step: StairStep, name: str, place: pygame.Rect) -> Plank:
        state = self.state_of(step)
        told = state_text(done=state is StepState.DONE, next_=state is StepState.NEXT)
        note = " ".join(filter(None, (step_note(step), tried_text(step, self.so_far))))
        return Plank(
            self.kit,
            place,
            name=step.name,
            text=name,
            tip=f"{told}. {note}" if told else note,
            state=state,
            on_press=partial(self._climb, step),
        ).called("", note)

    def _unfold(self) -> None:
        """Show the steps above the first flight, too."""
        self._unfolded, self.views = True, ()
        self.resume()

    def state_of(self, step: StairStep) -> StepState:
        """State of a step for the person who plays."""
        if done(step, self.so_far):
            return StepState.DONE
        if step is self.next:
            return StepState.NEXT
        return StepState.LATER if later(step, self.so_far) else StepState.OPEN

    def resume(self) -> None:
        self.layout(self.app.size)

    def _paint_corner(self, corner: pygame.Rect, target: pygame.Surface, x: int, y: int) -> None:
        """Write the next step beside the teacher, over the first flight."""
        if self.next is None:
            return
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        corner = corner.move(x, y)
        side = min(scale.px(150), corner.height, corner.width // 3)
        disc = pygame.Rect(corner.x, corner.y, side, side)
        draw_small_face(target, kit, disc, TEACHER)
        left = disc.right + scale.px(20)
        width = corner.right - left
        fonts.draw(target, _("Your next step"), "label", (left, corner.y), RED, width=width)
        y = corner.y + fonts.line("label")
        lines = [(step_name(self.next), "body-strong", INK), (step_note(self.next), "small", INK_2)]
        if tried := tried_text(self.next, self.so_far):
            lines.append((tried, "small-strong", INK))
        for text, role, ink in lines:
            for line in fonts.wrap(text, role, width):
                if y + fonts.line(role) > corner.bottom:
                    return
                fonts.draw(target, line, role, (left, y), ink)
                y += fonts.line(role)
