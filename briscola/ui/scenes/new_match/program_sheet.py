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
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import Control, PressButton, SheetRow
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.text_field import TextField


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
LINES = 3
"""Lines that are kept free for what the trial tells."""


class ProgramSheet(ContentSheet):
    """Lies over the new match. Seats a program that answers; shows the fault of one that does not."""

    wide = 700, 1100
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

    def _write(self, line: str) -> None:
        self.line = line
        self.trial = None

    def _take(self, line: str) -> None:
        self.line, self.trial = line, None
        self.attempt()

    def update(self, dt: float) -> bool:
        trial = self.trial
        if trial is not None and trial.over and trial.name:
            self.app.pop()
            self._seat(trial.level)
            return False
        return super().update(dt)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self._take(line_for(Path(event.file)))
            return True
        return super().handle(event)

    # ---- what stands on it

    def title(self) -> str:
        return _("A program for {name}").format(name=self._opponent)

    @property
    def live(self) -> tuple[bool, str]:
        return self.trial is None, self.trial.fault if self.trial is not None else ""

    @property
    def look(self) -> float | None:
        return ProgramTrial.wake if self.trial is not None and not self.trial.over else None

    def fill(self, column: TextColumn) -> None:
        column.text(
            _("Type the command that starts it, or drop its file here. It must speak the bot protocol."),
            "body",
        )
        column.gap(22)
        field = Control(
            TextField,
            self.line,
            self._write,
            limit=LONGEST_COMMAND,
            hint=EXAMPLE,
            name="line",
            any_sign=True,
            on_enter=self.attempt,
        )
        column.put(field.called(_("Command")))
        column.gap(12)
        said, tone = _("It is tried before it sits down."), INK_2
        if self.trial is not None:
            said, tone = self.trial.fault or _("Trying it …"), RED if self.trial.fault else INK_2
        column.text(said, "body-strong", tone, least=LINES * self.kit.fonts.line("body-strong"), news=True)
        recent = self._recent[: 3 if not self.kit.scale.small else 2]
        if recent:
            column.title(_("Seated before"))
        for at, line in enumerate(recent):
            column.put(PressButton(line, partial(self._take, line), f"recent-{at}").tall(50))
            column.gap(8)

    def foot(self) -> SheetPart:
        return SheetRow(
            PressButton(_("Cancel"), self.app.pop, "drop"),
            PressButton(_("Seat it"), self.attempt, "seat", main=True),
        )
