"""A sheet on which an address is written and tried."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Coroutine, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import pygame

from briscola.i18n.text import _
from briscola.network.network_thread import NetworkAttempt
from briscola.ui.render.theme import INK_2, RED, Colour
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.panel import heading_height
from briscola.ui.widgets.text_field import TextField

WAKE = 0.05
"""Seconds between two looks at a running trial."""
LINES = 3
"""Lines that are kept free for what the trial tells."""
Outcome = TypeVar("Outcome")


class AddressSheet(SheetScene, ABC, Generic[Outcome]):
    """Nothing goes anywhere before *Try it* is pressed. Subclasses say what is tried, and what then."""

    ruled = True
    name: ClassVar[str]
    """Name of the field."""
    hint: ClassVar[str]
    longest: ClassVar[int]
    """Letters of the field."""
    any_sign: ClassVar[bool] = False
    least_width: ClassVar[int] = 680
    width: ClassVar[int] = 1080
    """Width of the sheet in px at 1080."""

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.text = self.fault = ""
        self.attempt: NetworkAttempt[Outcome] | None = None
        """The trial that runs or has run."""
        self._shown: tuple[str, Outcome | None] = ("", None)

    @property
    def spoken_text(self) -> str:
        return self._state()[0]

    def reading(self) -> Sequence[ReadingLine]:
        return [*super().reading(), ReadingLine(self.whose())]

    @abstractmethod
    def label(self) -> str:
        """Name of the field for whoever cannot see it."""

    @abstractmethod
    def whose(self) -> str:
        """Text above the field."""

    @abstractmethod
    def told(self, outcome: Outcome) -> tuple[str, Colour]:
        """Words and ink of a trial's outcome."""

    @abstractmethod
    def go_on(self) -> None:
        """Do what Enter in the field does: read it, then `begin` or `refuse`."""

    @abstractmethod
    def add_buttons(self, height: int, gap: int) -> None:
        """Add the buttons at the foot of the sheet."""

    # ---- what happens

    @property
    def trying(self) -> bool:
        """True while a trial runs."""
        return self.attempt is not None and not self.attempt.over

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the trial; None before."""
        return None if self.attempt is None else self.attempt.outcome

    def begin(self, trial: Coroutine[Any, Any, Outcome]) -> None:
        """Begin a trial in place of the one before."""
        self._stop()
        self.fault, self.attempt = "", NetworkAttempt(trial)
        self.layout(self.app.size)

    def refuse(self, fault: str) -> None:
        """Say why what is written cannot be tried."""
        self._stop()
        self.fault = fault
        self.layout(self.app.size)

    def _state(self) -> tuple[str, Colour]:
        outcome = self.outcome
        if self.fault:
            return self.fault, RED
        if self.attempt is None:
            return _("Nothing goes there before you press “Try it”."), INK_2
        return (_("Trying it…"), INK_2) if outcome is None else self.told(outcome)

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

    def _now(self) -> tuple[str, Outcome | None]:
        return self._state()[0], self.outcome

    def leave(self) -> None:
        self._stop()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        self.wake = WAKE if self.trying else None
        if self._now() != self._shown:
            self.layout(self.app.size)
            self.dirty = True
        return moving

    # ---- what stands where

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        self._shown = self._now()
        width = min(size[0] - 2 * scale.edge, max(self.least_width, scale.px(self.width)))
        pad, gap, button = max(24, scale.px(52)), scale.px(22), scale.target(66)
        wide = width - 2 * pad
        self.words = fonts.wrap(self.whose(), "body", wide)
        said, self.tone = self._state()
        self.said = fonts.wrap(said, "body", wide)[:LINES]
        field = max(44, scale.px(60))
        above = heading_height(kit) + len(self.words) * fonts.line("body") + gap
        height = 2 * pad + above + field + gap + LINES * fonts.line("body") + gap + button
        inner = self.unfold(size, (width, height), (pad, pad), middle=0.47)
        place = pygame.Rect(inner.x, inner.y + above, inner.width, field)
        self.said_y = place.bottom + gap
        self.new_group(focus=self.name).add(
            TextField(
                kit,
                place,
                self.text,
                self._write,
                limit=self.longest,
                hint=self.hint,
                name=self.name,
                on_enter=self.go_on,
                any_sign=self.any_sign,
            ).called(self.label())
        )
        self.add_buttons(button, gap)
        self.restore_focus(self.name)

    def paint(self, target: pygame.Surface, y: int) -> None:
        kit, inner = self.kit, self.inner
        y = inner.y + heading_height(kit)
        kit.fonts.draw_lines(target, self.words, "body", (inner.x, y), INK_2)
        kit.fonts.draw_lines(target, self.said, "body", (inner.x, self.said_y), self.tone)
