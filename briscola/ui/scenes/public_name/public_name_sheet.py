"""The name by which friends elsewhere reach this computer: it is kept whatever a trial says."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from briscola.i18n.elsewhere_words import (
    elsewhere_title,
    name_text,
    name_unknown,
    name_works,
    no_name,
)
from briscola.i18n.text import _
from briscola.network.public_name import NoPublicName, PublicName, read_public_name
from briscola.pages.name_attempt import NameAttempt
from briscola.pages.page_server import PAGE_PORT
from briscola.ui.render.theme import INK, INK_2, RED, Colour
from briscola.ui.scene import Host
from briscola.ui.scenes.sheet import SheetScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets import TextField
from briscola.ui.widgets.panel import heading_height

LONGEST = 270
"""Letters of the field."""
WAKE = 0.05
"""Seconds between two looks at a running trial."""
LINES = 3
"""Lines that are kept free for what the trial tells."""


class PublicNameSheet(SheetScene):
    """Lies over the settings. Nothing goes anywhere before *Try it* is pressed."""

    ruled = True

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.text, self.fault = app.settings.public_name, ""
        self.attempt: NameAttempt | None = None
        """The trial that runs or has run."""
        self._shown = ""

    def title(self) -> str:
        return elsewhere_title()

    @property
    def spoken_text(self) -> str:
        return self._state()[0]

    def reading(self) -> Sequence[ReadingLine]:
        return [*super().reading(), ReadingLine(name_text(PAGE_PORT))]

    # ---- what happens

    def _state(self) -> tuple[str, Colour]:
        attempt = self.attempt
        if self.fault:
            return self.fault, RED
        if attempt is None:
            return _("Nothing goes there before you press “Try it”."), INK_2
        if not attempt.over:
            return _("Trying it…"), INK_2
        return (name_works(), INK) if attempt.works else (name_unknown(), INK_2)

    def _write(self, text: str) -> None:
        self.text = text
        self._stop()
        if self.fault or self._shown != self._state()[0]:
            self.fault = ""
            self.layout(self.app.size)

    def _stop(self) -> None:
        attempt, self.attempt = self.attempt, None
        if attempt is not None:
            attempt.stop()

    def _name(self) -> PublicName | None:
        """The name that is written; None, with a sentence, if it is none."""
        try:
            return read_public_name(self.text)
        except NoPublicName:
            self.fault = no_name()
            self.layout(self.app.size)
            return None

    def try_it(self) -> None:
        """Ask for a page of this program under the name."""
        self._stop()
        if (name := self._name()) is not None:
            self.fault, self.attempt = "", NameAttempt(name)
            self.layout(self.app.size)

    def keep(self) -> None:
        """Keep what is written, and go back; an empty field is no name."""
        if not self.text.strip():
            self.app.change(public_name="")
        elif (name := self._name()) is not None:
            self.app.change(public_name=name.place)
        else:
            return
        self.app.pop()

    def leave(self) -> None:
        self._stop()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        self.wake = WAKE if self.attempt is not None and not self.attempt.over else None
        if self._state()[0] != self._shown:
            self.layout(self.app.size)
            self.dirty = True
        return moving

    # ---- what stands where

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        width = min(size[0] - 2 * scale.edge, max(680, scale.px(1080)))
        pad, gap, button = max(24, scale.px(52)), scale.px(22), scale.target(66)
        wide = width - 2 * pad
        self.words = fonts.wrap(name_text(PAGE_PORT), "body", wide)
        self._shown, self.tone = self._state()
        self.said = fonts.wrap(self._shown, "body", wide)[:LINES]
        field = max(44, scale.px(60))
        above = heading_height(kit) + len(self.words) * fonts.line("body") + gap
        height = 2 * pad + above + field + gap + LINES * fonts.line("body") + gap + button
        inner = self.unfold(size, (width, height), (pad, pad), middle=0.47)
        place = pygame.Rect(inner.x, inner.y + above, inner.width, field)
        self.said_y = place.bottom + gap
        group = self.new_group(focus="name")
        rect, write, hint = place, self._write, "home.example.org"
        group.add(
            TextField(
                kit,
                rect,
                self.text,
                write,
                limit=LONGEST,
                hint=hint,
                name="name",
                on_enter=self.try_it,
                any_sign=True,
            ).called(_("Name of this computer on the internet"))
        )
        third = (inner.width - 2 * gap) // 3
        wanted = (
            (_("Cancel"), self.app.pop, "no"),
            (_("Try it"), self.try_it, "try"),
            (_("Keep it"), self.keep, "yes"),
        )
        for at, (words, press, name) in enumerate(wanted):
            foot = pygame.Rect(inner.x + at * (third + gap), inner.bottom - button, third, button)
            group.add(self.button(foot, words, press, name, primary=name == "yes"))
        self.restore_focus("name")

    def paint(self, target: pygame.Surface, y: int) -> None:
        kit, inner = self.kit, self.inner
        y = inner.y + heading_height(kit)
        kit.fonts.draw_lines(target, self.words, "body", (inner.x, y), INK_2)
        kit.fonts.draw_lines(target, self.said, "body", (inner.x, self.said_y), self.tone)
