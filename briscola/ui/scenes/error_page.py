"""The page after an error in the game: an apology, the state of the match, where the log is."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import partial
from pathlib import Path

import pygame

from briscola.client.active_match import AfterError
from briscola.i18n.saving_words import not_kept_text
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.dialog import LEADING
from briscola.ui.scenes.sheets.parts import PressButton, SheetRow, Space
from briscola.ui.views.text.text_column import SheetPart, TextColumn


class Exit(Enum):
    """The ways out of the page, by button."""

    TITLE = "title"
    ASIDE = "aside"
    """Set the match aside and go to the title."""
    CLOSE = "close"


def paragraphs(left: AfterError, *, log: Path | None, ways: Sequence[Exit] = (Exit.CLOSE,)) -> Sequence[str]:
    """Paragraphs of the page; `left`: state of the match; `log`: file with the traceback, or None."""
    said = [_("The game has made a mistake. You did nothing wrong.")]
    if left.kept:
        said.append(_("Your match is saved card by card: choose Continue on the title."))
        if Exit.ASIDE in ways:
            said.append(_("If it ends on this page again and again, put the match aside. Its file is kept."))
    elif left.trouble is not None:
        said.append(not_kept_text(left.trouble))
    elif left.aside is not None:
        where = _("The match could not be continued. It was put aside in this file:")
        said.append(f"{where}\n{left.aside}")
    if log is not None:
        where = _("What happened is written in this file. Please add it when you report the mistake:")
        said.append(f"{where}\n{log}")
    return said


class ErrorPage(ContentSheet):
    """The only scene on the table; `chosen` is the way out that was taken."""

    wide = 560, 960
    opaque = True

    def __init__(self, app: Host, said: Sequence[str], ways: Sequence[Exit] = (Exit.CLOSE,)) -> None:
        super().__init__(app)
        self.said, self.ways = said, ways
        self.chosen = Exit.CLOSE

    leading = LEADING

    @property
    def first(self) -> str:
        return self._way_back.value

    @property
    def _way_back(self) -> Exit:
        return Exit.TITLE if Exit.TITLE in self.ways else Exit.CLOSE

    def fill(self, column: TextColumn) -> None:
        for paragraph in self.said:
            column.text(paragraph, "body")
            column.gap(16)

    def foot(self) -> SheetPart:
        words = {
            Exit.TITLE: _("To the title"),
            Exit.ASIDE: _("Put the match aside"),
            Exit.CLOSE: _("Close the game"),
        }
        ways = sorted(self.ways, key=lambda way: way is self._way_back)
        presses = (
            PressButton(words[way], partial(self._choose, way), way.value, main=way is self._way_back)
            for way in ways
        )
        return SheetRow(Space(), *presses, gap=16)

    def _choose(self, way: Exit) -> None:
        self.chosen = way
        self.app.quit()

    def handle(self, event: pygame.event.Event) -> bool:
        if pointer.is_back(event):
            self._choose(self._way_back)
            return True
        return super().handle(event)

    def title(self) -> str:
        return _("Something went wrong")

    def draw_below(self, target: pygame.Surface) -> None:
        self.app.draw_table(target)
