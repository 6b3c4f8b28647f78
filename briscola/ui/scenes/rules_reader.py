"""Pages to read: chapters on paper, turned or scrolled, and the rules of the games."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pygame
from msgspec import Struct

from briscola.client.setup.match_setup import MatchSetup
from briscola.i18n import text
from briscola.i18n.question_key_words import listed_keys
from briscola.i18n.table_page import listed_rules, page_note, table_page
from briscola.i18n.text import _
from briscola.system import resources
from briscola.ui.input.question_keys import QUESTIONS, keys_in_use, table_keys
from briscola.ui.layout.window.sheet_layout import headed
from briscola.ui.render.kit import Kit
from briscola.ui.scene import Host
from briscola.ui.scenes.richtext import Block, Page, block_lines, parse
from briscola.ui.scenes.sheets.sheet import PageScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.lists.player_rows import Row, Rows
from briscola.ui.widgets.panel import draw_column_rule
from briscola.ui.widgets.scroll import ScrollView


class Chapter(Struct, frozen=True):
    """A page with a name that is the same in every language; its title is in its blocks."""

    name: str
    blocks: Sequence[Block]

    @property
    def title(self) -> str:
        """The first title among the blocks."""
        return next((block.text for block in self.blocks if block.kind == "title"), "")


PRINT = (1.3, 1.2, 1.1)
"""Factors for the size of text that is read, the largest first."""


class Reader(PageScene):
    """Subclasses give the chapters and the title in the current language."""

    def __init__(self, app: Host, chapter: str = "") -> None:
        """`chapter`: the first page shown; empty for the first of all."""
        super().__init__(app)
        self._chapter = chapter
        self._offset = 0.0
        self.view: ScrollView | None = None

    @abstractmethod
    def chapters(self) -> Sequence[Chapter]:
        """All pages in order; never empty."""

    def reading(self) -> Sequence[ReadingLine]:
        naming = self.kit.naming
        page = self.pages[self.list.selected]
        return [line for block in page.blocks for line in block_lines(block, naming)]

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale = self.kit, self.kit.scale
        if self.view is not None and self.view.content_height:
            self._offset = self.view.offset / self.view.content_height
        self.pages = self.chapters()
        names = [page.name for page in self.pages]
        at = names.index(self._chapter) if self._chapter in names else 0
        list_w, margin, bar = max(210, scale.px(420)), scale.px(52), scale.px(40)
        before = list_w + scale.px(36) + scale.px(48)
        beside = 2 * margin + before + bar
        self._print = self._largest_print(headed(scale).sheet.width - beside)
        measure = self._print.fonts.measure("body")
        inner = self.lay_page((margin, scale.px(40)), focus="chapters", width=beside + measure)
        rows = [Row(name=page.name, title=page.title) for page in self.pages]
        self.list = Rows(
            kit,
            pygame.Rect(inner.x + scale.px(14), inner.y, list_w - scale.px(28), inner.height),
            rows,
            at,
            self._choose,
            name="chapters",
            row_height=66,
            pages=False,
        )
        self.list.choose(at)
        self.split = inner.x + list_w + scale.px(36)
        left = inner.x + before
        self.text_rect = pygame.Rect(left, inner.y, inner.right - left, inner.height)
        self.measure = min(self.text_rect.width - bar, measure)
        self.view = view = ScrollView(kit, self.text_rect, 0, name="text")
        self._set(view, at)
        view.scroll_to(self._offset * view.content_height)
        self.group.add(self.list, view)
        self.restore_focus("chapters")

    def _largest_print(self, room: int) -> Kit:
        """The kit with the largest print of which a line of text has room; at least that of other sheets."""
        larger = (self.kit.with_text(growth) for growth in PRINT if growth > self.kit.scale.text)
        return next((kit for kit in larger if kit.fonts.measure("body") <= room), self.kit)

    def _set(self, view: ScrollView, at: int) -> None:
        """Lay out the text of a chapter in a comfortable line length."""
        self.page = Page(self._print, self.pages[at].blocks, self.measure)
        self._chapter = self.pages[at].name
        view.content_height = self.page.height
        view.paint = self.page.draw
        view.label = self.pages[at].title
        view.scroll_to(0)

    def _choose(self, at: int) -> None:
        self._offset = 0.0
        if self.view is not None:
            self._set(self.view, at)
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE and self.view is not None:
            return self.view.key(event)
        return False

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        air = self.kit.scale.px(44)
        draw_column_rule(target, self.split, self.rect.y + air, self.rect.bottom - air)


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
        if self._lesson is not None:
            self.add_link(_("Teresa’s lessons"), self._lesson, "lesson", height=56)
            self.restore_focus("chapters")

    def chapters(self) -> Sequence[Chapter]:
        pages = [Chapter(name, blocks) for name, blocks in chapters(text.language(), self.app.settings.keys)]
        setup = self._setup
        if setup is None:
            return pages
        naming = self.kit.naming
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
