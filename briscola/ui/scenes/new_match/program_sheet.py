"""The trial of a program as an opponent, and the sheet on which one is entered and tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from briscola.client.host.guarded_program import introduced
from briscola.client.host.thinking_threads import Work
from briscola.client.setup.characters import person
from briscola.client.setup.match_setup import MatchSetup
from briscola.i18n.program_words import fault_text
from briscola.i18n.text import _
from briscola.players.bots.command import COMMAND, LONGEST_COMMAND, is_program, line_for
from briscola.players.bots.faults import BotFault
from briscola.storage.match_choices import Opponent
from briscola.ui.render.theme import INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.panel import draw_heading, heading_height
from briscola.ui.widgets.text_field import TextField

Rect = pygame.Rect


class ProgramTrial:
    """One program, greeted for one game at one seat."""

    wake = 0.05
    """Seconds between two checks of a running trial."""

    def __init__(self, level: str, setup: MatchSetup, seat: int) -> None:
        self.level = level
        hands = setup.winning_hands
        self._work = Work(partial(introduced, level, setup.rules(), seat=seat, winning_hands=hands))

    @property
    def over(self) -> bool:
        """True once it has answered or failed."""
        return self._work.ready

    @property
    def name(self) -> str:
        """The name in its answer; empty before that and after a fault."""
        return self._work.result if self.over and not self.fault else ""

    @property
    def fault(self) -> str:
        """Its fault in a sentence; empty if there is none."""
        try:
            _name = self._work.result if self.over else ""
        except BotFault as fault:
            return fault_text(fault)
        return ""


EXAMPLE = "python3 greedy.py"


class ProgramSheet(SheetScene):
    """Lies over the new match. Seats a program that answers; shows the fault of one that does not."""

    ruled = True

    def __init__(
        self,
        app: Host,
        now: Opponent,
        before: Sequence[str],
        *,
        attempt: Callable[[str], ProgramTrial],
        take: Callable[[str], None],
    ) -> None:
        """`now` is who sits there, `before` are the command lines of programs seated before, latest first.

        `attempt` begins the trial of a level, `take` seats one that has passed.
        """
        super().__init__(app)
        self._said = ""
        self._opponent = now.name or person(now.face).title
        self.line = now.level.removeprefix(COMMAND) if is_program(now.level) else ""
        self._recent = [line for line in before if line != self.line]
        self._attempt, self._seat = attempt, take
        self.trial: ProgramTrial | None = None

    # ---- what happens

    def attempt(self) -> None:
        """Try the command line in the field."""
        if self.line.strip() and (self.trial is None or self.trial.over):
            self.trial = self._attempt(COMMAND + self.line.strip())
            self.layout(self.app.size)

    def _write(self, line: str) -> None:
        self.line = line
        if self.trial is not None:
            self.trial = None
            self.dirty = True

    def _take(self, line: str) -> None:
        self.line, self.trial = line, None
        self.attempt()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        trial = self.trial
        self.wake = trial.wake if trial is not None and not trial.over else None
        if trial is not None and trial.over:
            if trial.name:
                self.app.pop()
                self._seat(trial.level)
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
        place, now = Rect(inner.x, y, inner.width, field_h), self.line
        most, enter = LONGEST_COMMAND, self.attempt
        field = TextField(
            kit, place, now, self._write, limit=most, hint=EXAMPLE, name="line", any_sign=True, on_enter=enter
        )
        group.add(field.called(_("Command")))
        self.state_y = y + field_h + scale.px(12)
        y = self.state_y + 3 * self.step
        self.recent_y = y if recent else None
        y += heading_height(kit)
        for at, line in enumerate(recent):
            row = Rect(inner.x, y + at * (row_h + scale.px(8)), inner.width, row_h)
            take, name = partial(self._take, line), f"recent-{at}"
            group.add(Button(kit, row, line, take, name=name, on_paper=True, role="body"))
        self._add_buttons(button_h)
        self.restore_focus("line")

    def _add_buttons(self, height: int) -> None:
        kit, inner, scale = self.kit, self.inner, self.kit.scale
        drop, seat = _("Cancel"), _("Seat it")
        wide = max(Button.width_for(kit, drop), Button.width_for(kit, seat), scale.px(240))
        right = Rect(inner.right - wide, inner.bottom - height, wide, height)
        left = right.move(-wide - scale.px(24), 0)
        self.group.add(self.button(left, drop, self.app.pop, "drop"))
        self.group.add(self.main_button(right, seat, self.attempt, "seat"))

    def _state(self) -> str:
        if self.trial is None:
            return _("It is tried before it sits down.")
        return self.trial.fault or _("Trying it …")

    @property
    def spoken_text(self) -> str:
        return self._state()

    def title(self) -> str:
        return _("A program for {name}").format(name=self._opponent)

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        kit, inner = self.kit, self.inner
        parts = (
            (inner.y + heading_height(kit), self.words, "body", INK_2),
            (self.state_y, self.state, "body-strong", RED if self._said else INK_2),
        )
        for top, lines, role, ink in parts:
            at = inner.x, top
            kit.fonts.draw_lines(target, lines, role, at, ink, width=inner.width, step=self.step)
        if self.recent_y is not None:
            draw_heading(target, kit, _("Seated before"), (inner.x, self.recent_y))
