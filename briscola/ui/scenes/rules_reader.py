"""The rules reader: chapters at the left, the text with pictures of cards at the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pygame

from briscola import resources
from briscola.client.match_setup import MatchSetup
from briscola.i18n import text
from briscola.i18n.card_words import naming_of
from briscola.i18n.question_key_words import listed_keys
from briscola.i18n.table_page import listed_rules, page_note, table_page
from briscola.i18n.text import _
from briscola.ui.input.question_keys import QUESTIONS, keys_in_use, table_keys
from briscola.ui.render.richtext import Block, parse
from briscola.ui.scene import Host
from briscola.ui.scenes.reader import Chapter, Reader
from briscola.ui.widgets import Button

THIS_TABLE = "this-table"
"""Name of the chapter with the rules of the present table."""


def chapters(
    language: str, changed_keys: Mapping[str, str] | None = None
) -> Sequence[tuple[str, Sequence[Block]]]:
    """Name and blocks of every page in a language, in order; English if the language has no pages.

    The file `20-cards.md` is the chapter `cards`. `changed_keys`: the person's own keys for questions.
    """
    keys = keys_in_use(changed_keys or {})
    at_table = table_keys(changed_keys or {})
    anywhere = {each.name: keys[each.name] for each in QUESTIONS if each.anywhere}
    folder = resources.strings_folder()
    files: list[Path] = sorted((folder / language / "rules").glob("*.md"))
    files = files or sorted((folder / "en" / "rules").glob("*.md"))
    texts = [(path.stem.split("-", 1)[-1], resources.read(path)) for path in files]
    pages = [
        (name, parse(page + listed_rules(name) + listed_keys(name, at_table, anywhere)))
        for name, page in texts
    ]
    return pages or [("missing", parse(""))]


def _noted(page: Chapter, note: str) -> Sequence[Block]:
    """Insert a note under the title of a page; return its blocks."""
    if not note:
        return page.blocks
    at = next((at for at, block in enumerate(page.blocks, 1) if block.kind == "title"), 0)
    return [*page.blocks[:at], Block("note", note), *page.blocks[at:]]


class RulesScene(Reader):
    """The rules; opened from the title, and with F1 from the table (at a chapter: `chiamata`, say).

    At a table the first page tells the rules of that table, and pages that tell how it usually is begin with
    a note where this table plays otherwise.
    """

    def __init__(
        self,
        app: Host,
        chapter: str = "",
        setup: MatchSetup | None = None,
        *,
        lesson: Callable[[], None] | None = None,
    ) -> None:
        """`setup`: the match at the table; `lesson` opens the first evening, None while it is on."""
        super().__init__(app, chapter)
        self._setup, self._lesson = setup, lesson

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        if self._lesson is None:
            return
        kit, words = self.kit, _("First evening")
        rect = pygame.Rect(0, 0, Button.width_for(kit, words), kit.scale.target(56))
        rect.midright = (self.rect.right, self.title_at[1])
        self.group.add(Button(kit, rect, words, self._lesson, name="lesson"))
        self.restore_focus("chapters")

    def chapters(self) -> Sequence[Chapter]:
        pages = [Chapter(name, blocks) for name, blocks in chapters(text.language(), self.app.settings.keys)]
        setup = self._setup
        if setup is None:
            return pages
        naming = naming_of(self.kit.sprites.info)
        noted = [
            Chapter(page.name, _noted(page, page_note(page.name, setup, naming=naming))) for page in pages
        ]
        return [Chapter(THIS_TABLE, parse(table_page(setup, naming=naming))), *noted]

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.app.pop()
            return True
        return super().handle(event)

    def title(self) -> str:
        return _("Rules")
