"""The sheet on which a meeting point is typed, tried and added."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from briscola.i18n.meeting_words import no_meeting_point, works_words, wrong_words
from briscola.i18n.text import _
from briscola.network.meeting_point import MeetingPoint, NoMeetingPoint, read_meeting_point
from briscola.network.meeting_trial import MeetingAttempt
from briscola.ui.render.theme import INK, INK_2, RED, Colour
from briscola.ui.scene import Host
from briscola.ui.scenes.sheet import SheetScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets import TextField
from briscola.ui.widgets.panel import heading_height

LONGEST = 300
"""Letters of the field."""
WAKE = 0.05
"""Seconds between two looks at a running trial."""
LINES = 3
"""Lines that are kept free for what the trial tells."""


class AddMeetingPoint(SheetScene):
    """Lies over the list. Nothing goes anywhere before *Try it* is pressed; only what works can be added."""

    ruled = True

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.text = self.fault = ""
        self.attempt: MeetingAttempt | None = None
        """The trial that runs or has run."""
        self._shown: tuple[str, bool] = ("", False)

    @property
    def spoken_text(self) -> str:
        return self._state()[0]

    def reading(self) -> Sequence[ReadingLine]:
        return [*super().reading(), ReadingLine(_whose())]

    def title(self) -> str:
        return _("Add a meeting point")

    # ---- what happens

    @property
    def works(self) -> MeetingPoint | None:
        """The meeting point that has stood its trial."""
        attempt = self.attempt
        return attempt.point if attempt is not None and attempt.works else None

    def _state(self) -> tuple[str, Colour]:
        attempt = self.attempt
        if self.fault:
            return self.fault, RED
        if attempt is None:
            return _("Nothing goes there before you press “Try it”."), INK_2
        if not attempt.over:
            return _("Trying it…"), INK_2
        if attempt.works:
            return works_words(attempt.result.milliseconds, slow=attempt.slow), INK
        return wrong_words(attempt.result.wrong or ""), RED

    def _write(self, text: str) -> None:
        self.text = text
        self._stop()
        if self.fault or self._shown != self._now():
            self.fault = ""
            self.layout(self.app.size)

    def _stop(self) -> None:
        attempt, self.attempt = self.attempt, None
        if attempt is not None:
            attempt.stop()

    def go_on(self) -> None:
        """Try what is written; add it once it has been tried."""
        if self.works is not None:
            self._keep(self.works)
            return
        if not self.text.strip() or (self.attempt is not None and not self.attempt.over):
            return
        self._stop()
        try:
            point = read_meeting_point(self.text)
        except NoMeetingPoint:
            self.fault = no_meeting_point()
        else:
            self.fault, self.attempt = "", MeetingAttempt(point)
        self.layout(self.app.size)

    def _keep(self, point: MeetingPoint) -> None:
        self.app.change(meeting_points=[*self.app.settings.meeting_points, point.text])
        self.app.pop()

    def _now(self) -> tuple[str, bool]:
        return self._state()[0], self.works is not None

    def leave(self) -> None:
        self._stop()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        self.wake = WAKE if self.attempt is not None and not self.attempt.over else None
        if self._now() != self._shown:
            self.layout(self.app.size)
        return moving

    # ---- what stands where

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        self._shown = self._now()
        width = min(size[0] - 2 * scale.edge, max(640, scale.px(980)))
        pad, gap, button = max(24, scale.px(52)), scale.px(22), scale.target(66)
        wide = width - 2 * pad
        self.words = fonts.wrap(_whose(), "body", wide)
        said, self.tone = self._state()
        self.said = fonts.wrap(said, "body", wide)[:LINES]
        field = max(44, scale.px(60))
        above = heading_height(kit) + len(self.words) * fonts.line("body") + gap
        height = 2 * pad + above + field + gap + LINES * fonts.line("body") + gap + button
        inner = self.unfold(size, (width, height), (pad, pad), middle=0.47)
        place = pygame.Rect(inner.x, inner.y + above, inner.width, field)
        self.said_y = place.bottom + gap
        group = self.new_group(focus="address")
        rect, write, hint = place, self._write, "play.example.org"
        group.add(
            TextField(
                kit, rect, self.text, write, limit=LONGEST, hint=hint, name="address", on_enter=self.go_on
            ).called(_("Address of the meeting point"))
        )
        left, right = self.button_row(button, gap)
        group.add(self.button(left, _("Cancel"), self.app.pop, "no"))
        group.add(self.main_button(right, _("Add it") if self.works else _("Try it"), self.go_on, "yes"))
        self.restore_focus("address")

    def paint(self, target: pygame.Surface, y: int) -> None:
        kit, inner = self.kit, self.inner
        y = inner.y + heading_height(kit)
        kit.fonts.draw_lines(target, self.words, "body", (inner.x, y), INK_2)
        kit.fonts.draw_lines(target, self.said, "body", (inner.x, self.said_y), self.tone)


def _whose() -> str:
    return _("Whoever runs the meeting point tells you its address.")
