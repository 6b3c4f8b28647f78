"""The last page after a mistake of ours: that it was one, what became of the match, where to read more."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scene import Host, Scene
from briscola.ui.widgets import Button, draw_sheet


def paragraphs(*, saved: bool, log: Path | None) -> Sequence[str]:
    """What is said; `saved`: whether a match can be gone on with, `log`: the file with the traceback."""
    said = [_("The game has made a mistake and cannot go on. You did nothing wrong.")]
    if saved:
        said.append(_("Your match is saved card by card: open the game again and choose Continue."))
    if log is not None:
        where = _("What happened is written in this file. Please add it when you report the mistake:")
        said.append(f"{where}\n{log}")
    return said


class Apology(Scene):
    """Stands alone on the table; every way out closes the game."""

    def __init__(self, app: Host, said: Sequence[str]) -> None:
        super().__init__(app)
        self.said = said

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        width = min(size[0] - 2 * scale.edge, max(560, scale.px(860)))
        pad = max(28, scale.px(56))
        self.step = round(fonts.line("body") * 1.1)
        self.gap = scale.px(16)
        self.wrapped = [fonts.wrap(paragraph, "body", width - 2 * pad) for paragraph in self.said]
        lines = sum(len(lines) for lines in self.wrapped)
        tall = self.step * lines + self.gap * len(self.wrapped)
        button = scale.target(68)
        height = 2 * pad + fonts.line("panel") + scale.px(20) + tall + scale.px(24) + button
        self.rect = pygame.Rect(0, 0, width, min(height, size[1] - 2 * scale.rim))
        self.rect.center = (size[0] // 2, round(size[1] * 0.48))
        self.inner = self.rect.inflate(-2 * pad, -2 * pad)
        words = _("Close the game")
        place = pygame.Rect(0, 0, max(scale.px(300), Button.width_for(kit, words)), button)
        place.bottomright = self.inner.bottomright
        self.new_group(focus="close").add(
            Button(kit, place, words, self.app.quit, primary=True, name="close", on_paper=True, role="button")
        )
        self.settle("close")

    def handle(self, event: pygame.event.Event) -> bool:
        if pointer.is_back(event):
            self.app.quit()
            return True
        return super().handle(event)

    def draw(self, target: pygame.Surface) -> None:
        fonts = self.kit.fonts
        self.app.draw_table(target)
        draw_sheet(target, self.kit, self.rect)
        title = fonts.draw(
            target, _("Something went wrong"), "panel", self.inner.topleft, INK, width=self.inner.width
        )
        y = title.bottom + self.kit.scale.px(20)
        for lines in self.wrapped:
            for line in lines:
                fonts.draw(target, line, "body", (self.inner.x, y), INK_2)
                y += self.step
            y += self.gap
        self.group.draw(target)
