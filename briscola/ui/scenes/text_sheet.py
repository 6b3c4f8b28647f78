"""A sheet that asks for a line of text: a path or a deal code."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pygame

from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scene import Host, Scene
from briscola.ui.widgets import Button, TextField, draw_sheet

LONGEST = 400
"""Maximum characters, enough for a path or any deal code."""


def path_of(line: str) -> Path:
    """The path somebody has typed."""
    return Path(os.path.expanduser(line))  # noqa: PTH111 - leaves ~nobody as it is


class TextSheet(Scene):
    """Lies over the scene below; a file dropped on the window counts as the input."""

    opaque = False

    def __init__(
        self,
        app: Host,
        *,
        title: Callable[[], str],
        text: Callable[[], str],
        yes: Callable[[], str],
        line: str,
        do: Callable[[str], str | Callable[[], None]],
    ) -> None:
        """`line` is the initial text. `do(line)` returns an error message, or an action to run once the sheet
        has closed.
        """
        super().__init__(app)
        self.title, self.text, self.yes, self.line, self.do = title, text, yes, line, do
        self.wrong = ""

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        width = min(size[0] - 2 * scale.edge, max(620, scale.px(980)))
        pad = max(28, scale.px(56))
        inner_width = width - 2 * pad
        self.lines = kit.fonts.wrap(self.text(), "body", inner_width)
        self.wrong_lines = kit.fonts.wrap(self.wrong, "body-strong", inner_width) if self.wrong else []
        step = self.step = round(kit.fonts.line("body") * 1.1)
        field, button, gap = max(44, scale.px(60)), scale.target(68), scale.px(22)
        words = kit.fonts.line("panel") + gap + step * (len(self.lines) + len(self.wrong_lines)) + gap
        self.rect = pygame.Rect(0, 0, width, 2 * pad + words + field + 2 * gap + button)
        self.rect.center = (size[0] // 2, round(size[1] * 0.47))
        inner = self.inner = self.rect.inflate(-2 * pad, -2 * pad)
        group = self.new_group(focus="line")
        self.field = TextField(
            kit,
            pygame.Rect(inner.x, inner.y + words, inner.width, field),
            self.line,
            self._changed,
            limit=LONGEST,
            name="line",
            on_enter=self._agree,
        )
        wide = (inner.width - gap) // 2
        top = inner.bottom - button
        no = pygame.Rect(inner.x, top, wide, button)
        yes = pygame.Rect(inner.right - wide, top, wide, button)
        group.add(
            self.field,
            Button(kit, no, _("Cancel"), self.app.pop, name="no", on_paper=True),
            Button(kit, yes, self.yes(), self._agree, primary=True, name="yes", on_paper=True, role="button"),
        )
        self.settle("line")
        self.veil = pygame.Surface(size)
        self.veil.fill((10, 8, 6))
        self.veil.set_alpha(110)

    def _changed(self, line: str) -> None:
        self.line = line

    def _agree(self) -> None:
        text = self.line.strip()
        if not text:
            return
        found = self.do(text)
        self.wrong = found if isinstance(found, str) else ""
        if self.wrong:
            self.layout(self.app.size)
            return
        self.app.pop()
        if not isinstance(found, str):
            found()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.line = event.file
            self._agree()
            return True
        if pointer.is_back(event):
            self.app.pop()
            return True
        return super().handle(event)

    def draw(self, target: pygame.Surface) -> None:
        target.blit(self.veil, (0, 0))
        draw_sheet(target, self.kit, self.rect)
        fonts, x = self.kit.fonts, self.inner.x
        title = fonts.draw(target, self.title(), "panel", self.inner.topleft, INK, width=self.inner.width)
        y = title.bottom + self.kit.scale.px(12)
        for line in self.lines:
            fonts.draw(target, line, "body", (x, y), INK_2)
            y += self.step
        for line in self.wrong_lines:
            fonts.draw(target, line, "body-strong", (x, y), RED)
            y += self.step
        self.group.draw(target)
