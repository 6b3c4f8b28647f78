"""The sheet for entering a program as an opponent and testing whether it can play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

import pygame

from briscola.i18n.text import _
from briscola.players.bots.command import COMMAND, LONGEST_COMMAND, line_for
from briscola.ui.input import pointer
from briscola.ui.render.theme import INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.program_trial import WAKE, ProgramTrial
from briscola.ui.scenes.sheet import SheetScene
from briscola.ui.widgets import Button, TextField
from briscola.ui.widgets.panel import draw_heading, heading_height

EXAMPLE = "python3 greedy.py"


class ProgramSheetHost(Protocol):
    """The seat for which the sheet asks."""

    @property
    def opponent(self) -> str:
        """Name of whoever sits there now."""

    @property
    def line(self) -> str:
        """The command line of the program there, empty without one."""

    @property
    def recent(self) -> Sequence[str]:
        """Earlier command lines, the latest first."""

    def attempt(self, level: str) -> ProgramTrial:
        """Begin a trial of a program."""

    def take(self, level: str) -> None:
        """Seat a program that has passed its trial."""

    def leave(self) -> None:
        """Leave the seat as it is."""


class ProgramSheet(SheetScene):
    """Lies over the new match. Seats a program that answers; shows the fault of one that does not."""

    ruled = True

    def __init__(self, app: Host, seat: ProgramSheetHost) -> None:
        super().__init__(app)
        self._said = ""
        self._seat, self.line, self._recent = seat, seat.line, seat.recent
        self.trial: ProgramTrial | None = None

    # ---- what happens

    def attempt(self) -> None:
        """Try the command line in the field."""
        if self.line.strip() and (self.trial is None or self.trial.over):
            self.trial = self._seat.attempt(COMMAND + self.line.strip())
            self.layout(self.app.size)

    def _write(self, line: str) -> None:
        self.line = line
        if self.trial is not None:
            self.trial = None
            self.dirty = True

    def _take(self, line: str) -> None:
        self.line, self.trial = line, None
        self.attempt()

    def closed_by(self, event: pygame.event.Event) -> bool:
        """Leave the seat as it is if the event means "back"."""
        if pointer.is_back(event):
            self._drop()
            return True
        return False

    def _drop(self) -> None:
        self.app.pop()
        self._seat.leave()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        trial = self.trial
        self.wake = WAKE if trial is not None and not trial.over else None
        if trial is not None and trial.over:
            if trial.name:
                self.app.pop()
                self._seat.take(trial.level)
                return False
            if self._said != trial.fault:
                self.layout(self.app.size)
        return moving

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self._take(line_for(Path(event.file)))
            return True
        return super().handle(event)

    # ---- what stands where

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        width = min(size[0] - 2 * scale.edge, max(700, scale.px(1100)))
        pad, gap = max(24, scale.px(52)), scale.px(22)
        inner_w = width - 2 * pad
        fonts = kit.fonts
        words = _("Type the command that starts it, or drop its file here. It must speak the bot protocol.")
        self.words = fonts.wrap(words, "body", inner_w)
        self._said = self.trial.fault if self.trial is not None else ""
        self.state = fonts.wrap(self._state(), "body-strong", inner_w)[:3]
        self.step = round(fonts.line("body") * 1.08)
        field_h, button_h = scale.target(60), scale.target(66)
        row_h = scale.target(50)
        recent = self._recent[: 3 if not scale.small else 2]
        recent_h = heading_height(kit) + len(recent) * (row_h + scale.px(8)) if recent else 0
        height = (
            *(2 * pad, heading_height(kit), len(self.words) * self.step, gap, field_h, scale.px(12)),
            *(3 * self.step, recent_h, gap, button_h),
        )
        extent = width, min(sum(height), size[1] - 2 * scale.rim)
        inner = self.unfold(size, extent, (pad, pad), middle=0.48)
        y = inner.y + heading_height(kit) + len(self.words) * self.step + gap
        group = self.new_group(focus="line")
        field = TextField(
            kit,
            pygame.Rect(inner.x, y, inner.width, field_h),
            self.line,
            self._write,
            limit=LONGEST_COMMAND,
            hint=EXAMPLE,
            name="line",
            any_sign=True,
            on_enter=self.attempt,
        ).called(_("Command"))
        group.add(field)
        self.state_y = y + field_h + scale.px(12)
        y = self.state_y + 3 * self.step
        self.recent_y = y if recent else None
        y += heading_height(kit)
        for at, line in enumerate(recent):
            row = pygame.Rect(inner.x, y + at * (row_h + scale.px(8)), inner.width, row_h)
            group.add(
                Button(
                    kit, row, line, partial(self._take, line), name=f"recent-{at}", on_paper=True, role="body"
                )
            )
        self._add_buttons(button_h)
        self.restore_focus("line")

    def _add_buttons(self, height: int) -> None:
        kit, inner, scale = self.kit, self.inner, self.kit.scale
        drop, seat = _("Cancel"), _("Seat it")
        wide = max(Button.width_for(kit, drop), Button.width_for(kit, seat), scale.px(240))
        right = pygame.Rect(inner.right - wide, inner.bottom - height, wide, height)
        left = right.move(-wide - scale.px(24), 0)
        button = self.main_button(right, seat, self.attempt, "seat")
        self.group.add(Button(kit, left, drop, self._drop, name="drop", on_paper=True), button)

    def _state(self) -> str:
        if self.trial is None:
            return _("It is tried before it sits down.")
        return self.trial.fault or _("Trying it …")

    @property
    def spoken_text(self) -> str:
        return self._state()

    def title(self) -> str:
        return _("A program for {name}").format(name=self._seat.opponent)

    def paint(self, target: pygame.Surface, y: int) -> None:
        kit, inner = self.kit, self.inner
        y = inner.y + heading_height(kit)
        for line in self.words:
            kit.fonts.draw(target, line, "body", (inner.x, y), INK_2, width=inner.width)
            y += self.step
        y = self.state_y
        for line in self.state:
            colour = RED if self._said else INK_2
            kit.fonts.draw(target, line, "body-strong", (inner.x, y), colour, width=inner.width)
            y += self.step
        if self.recent_y is not None:
            draw_heading(target, kit, _("Seated before"), (inner.x, self.recent_y))
