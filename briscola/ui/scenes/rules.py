"""The rules reader: chapters at the left, the text with pictures of cards at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from briscola import resources
from briscola.i18n import text
from briscola.i18n.text import _
from briscola.ui.render.richtext import Block, parse
from briscola.ui.scene import Host
from briscola.ui.scenes.reader import Chapter, Reader
from briscola.ui.widgets import Button


def chapters(language: str) -> Sequence[tuple[str, Sequence[Block]]]:
    """(name, blocks) of every page in a language, in order; English where a language has no pages.

    The file `20-cards.md` is the chapter `cards`.
    """
    folder = resources.strings_folder()
    files: list[Path] = sorted((folder / language / "rules").glob("*.md"))
    files = files or sorted((folder / "en" / "rules").glob("*.md"))
    pages = [(path.stem.split("-", 1)[-1], parse(resources.read(path))) for path in files]
    return pages or [("missing", parse(""))]


class RulesScene(Reader):
    """Opened from the title and, with F1, from the table (at a chapter: `chiamata`, say)."""

    def __init__(self, app: Host, chapter: str = "", *, lesson: Callable[[], None] | None = None) -> None:
        """`lesson` leads to the first evening, where one is not there already."""
        super().__init__(app, chapter)
        self._lesson = lesson

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        if self._lesson is None:
            return
        kit, words = self.kit, _("First evening")
        rect = pygame.Rect(0, 0, Button.width_for(kit, words), kit.scale.target(56))
        rect.midright = (self.sheet.right, self.title_at[1])
        self.group.add(Button(kit, rect, words, self._lesson, name="lesson"))
        self.settle("chapters")

    def chapters(self) -> Sequence[Chapter]:
        return [Chapter(name, blocks) for name, blocks in chapters(text.language())]

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.app.pop()
            return True
        return super().handle(event)

    def heading(self) -> str:
        return _("Rules")
