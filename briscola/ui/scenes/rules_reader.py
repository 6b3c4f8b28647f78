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
from briscola.ui.scenes.sheets.content_sheet import ContentPage
from briscola.ui.scenes.sheets.parts import NameList
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.lists.player_rows import Row


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


class Reader(ContentPage):
    """A list of chapters, and the one that is read. Subclasses give them in the current language."""

    first = "chapters"
    high = 4000  # the whole room
    margins = 52, 40
    aside = 34
    bar_in_margin = True

    def __init__(self, app: Host, chapter: str = "") -> None:
        """`chapter`: the first page shown; empty for the first of all."""
        super().__init__(app)
        self._chapter = chapter

    @abstractmethod
    def chapters(self) -> Sequence[Chapter]:
        """All pages in order; never empty."""

    @property
    def shown(self) -> Chapter:
        """The chapter that is read."""
        return next((page for page in self.pages if page.name == self._chapter), self.pages[0])

    @property
    def spoken_text(self) -> str:
        return ""

    def reading(self) -> Sequence[ReadingLine]:
        """The chapter alone."""
        text = self.columns[-1]
        return [self._seen_line(text, line) for line in text.read]

    # ---- what stands on it

    def layout(self, size: tuple[int, int]) -> None:
        self.pages = self.chapters()
        room = headed(self.kit.scale).sheet.width - self._around
        self._print = self._largest_print(room)
        self.measure = min(room, self._print.fonts.measure("body"))
        self.page = Page(self._print, self.shown.blocks, self.measure)
        super().layout(size)
        for view in self.views:
            view.label = self.shown.title

    @property
    def _list(self) -> int:
        """Width of the list in px, with half of the gap beside it."""
        return max(210, self.kit.scale.px(420)) + self.kit.scale.px(self.aside)

    @property
    def _around(self) -> int:
        """Width in px of all but the text."""
        return self._list + self.kit.scale.px(self.aside) + 2 * max(22, self.kit.scale.px(self.margins[0]))

    @property
    def wide(self) -> tuple[int, int]:
        return self._around + self.measure, 0

    @property
    def share(self) -> float:
        return self._list / (self._list + self.kit.scale.px(self.aside) + self.measure)

    def _largest_print(self, room: int) -> Kit:
        """The kit with the largest print of which a line of text has room; at least that of other sheets."""
        larger = (self.kit.with_text(growth) for growth in PRINT if growth > self.kit.scale.text)
        return next((kit for kit in larger if kit.fonts.measure("body") <= room), self.kit)

    def fill(self, column: TextColumn) -> None:
        rows = [Row(name=page.name, title=page.title) for page in self.pages]
        column.put(NameList(rows, self.pages.index(self.shown), self._choose, "chapters"))

    def fill_right(self, column: TextColumn) -> None:
        blocks, naming = self.shown.blocks, self.kit.naming
        column.canvas(
            self.page.height,
            self.page.draw,
            *(line for block in blocks for line in block_lines(block, naming)),
        )

    def _choose(self, at: int) -> None:
        self._chapter = self.pages[at].name
        self.place_from_top()

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        space = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
        return space and any(view.key(event) for view in self.views)


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

    def doors(self) -> Sequence[tuple[str, Callable[[], None], str]]:
        return [] if self._lesson is None else [(_("Teresa’s lessons"), self._lesson, "lesson")]

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
