"""The picture of the stairs: what is done, what comes next; a press on a step plays it, also again.

The many steps above the first flight are folded until that is climbed, or until a press unfolds them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from briscola.capabilities.stairs.progress import Experience, done, first_done, later, next_step
from briscola.capabilities.stairs.stairs import STEPS, StairStep
from briscola.capabilities.stairs.window.plank import Plank, StepState, lay_stairs, usual_height
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
from briscola.ui.render.theme import CREAM, INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.sheet import PageScene
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.scroll import ScrollView
from briscola.ui.widgets.widget import Widget


class StairsPage(PageScene):
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

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale = self.kit, self.kit.scale
        self.so_far = self._experience()
        self.next = next_step(self.so_far)
        aside, above = max(18, scale.px(44)), max(12, scale.px(30))
        high = None if scale.text > 1 else usual_height(kit, folded=self.folded) + 2 * above
        focus = STEPS[0].name if self.next is None else self.next.name
        inner = self.lay_page((aside, above), focus=focus, height=high, sinks=0.35)
        names = {step.name: step_name(step) for step in STEPS}
        self.places = places = lay_stairs(kit, inner, names, folded=self.folded)
        self.view = ScrollView(kit, inner, places.height, self._paint_corner, name="stairs")
        planks: list[Widget] = [
            self._plank(step, names[step.name]) for step in STEPS if step.name in places.planks
        ]
        self.group.add(self.view, *planks)
        if self.folded:
            words, tall = further_text(), scale.target(58)
            rect = pygame.Rect(places.corner.x, places.corner.bottom - tall, places.corner.width, tall)
            rect.width = min(rect.width, Button.width_for(kit, words))
            more = self.button(rect, words, self._unfold, "further")
            self.group.add(more)
            planks.append(more)
        self.view.focusable = self.view.most > 0
        self.view.adopt(*planks)
        self.view.scroll_to(self.view.most)
        self.restore_focus(focus)

    def title(self) -> str:
        return _("Step by step")

    @property
    def spoken_text(self) -> str:
        said = [climbed_text(self.so_far)]
        if self.next is not None:
            said.append(_("Your next step: {step}").format(step=step_name(self.next)))
        return "\n".join(said)

    def _plank(self, step: StairStep, name: str) -> Plank:
        state = self.state_of(step)
        told = state_text(done=state is StepState.DONE, next_=state is StepState.NEXT)
        note = " ".join(filter(None, (step_note(step), tried_text(step, self.so_far))))
        return Plank(
            self.kit,
            self.places.planks[step.name],
            name=step.name,
            text=name,
            tip=f"{told}. {note}" if told else note,
            state=state,
            on_press=partial(self._climb, step),
        ).called("", note)

    def _unfold(self) -> None:
        """Show the steps above the first flight, too."""
        self._unfolded = True
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

    def draw_beside(self, target: pygame.Surface, title: pygame.Rect) -> None:
        words, right = climbed_text(self.so_far), (self.rect.right, title.centery)
        self.kit.fonts.draw(target, words, "body", right, CREAM, anchor="midright", halo=True)

    def _paint_corner(self, target: pygame.Surface, _x: int, y: int) -> None:
        """Write the next step beside the teacher, over the first flight."""
        if self.next is None:
            return
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        corner = self.places.corner.move(0, y - self.view.rect.y)
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
