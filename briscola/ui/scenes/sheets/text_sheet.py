"""A text that is sent to a friend: copied as the sheet opens, and shown to be read out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from briscola.client.single_deals.code import grouped
from briscola.i18n.text import _
from briscola.ui.input import clipboard
from briscola.ui.render.theme import INK
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import PaperScene
from briscola.ui.scenes.sheets.parts import Copy
from briscola.ui.views.text.text_column import SheetPart, TextColumn


class TextSheet(PaperScene):
    """Shows a text, and its code in groups for the telephone."""

    def __init__(
        self,
        app: Host,
        *,
        heading: Callable[[], str],
        text: Callable[[], str],
        letters: str,
        shown: Callable[[], str] | None = None,
        note: Callable[[], str] | None = None,
    ) -> None:
        """`text` is copied, and `shown` unless that is another one; `note` is a sentence below it.

        `letters` is the code to be read out; empty if there are several.
        """
        super().__init__(app)
        self.heading, self.text, self.letters = heading, text, letters
        self.shown = shown or text
        self.note = note
        self.copied = clipboard.copy(text())

    def title(self) -> str:
        return self.heading()

    @property
    def spoken_text(self) -> str:
        return self.columns[0].read[0].text

    def fill(self, column: TextColumn) -> None:
        if self.copied:
            column.text(_("This text is in the clipboard. Send it to your friend:"), "body")
        else:
            column.text(_("There is no clipboard here. Read this out to your friend:"), "body")
        column.gap(10)
        column.text(self.shown(), "body-strong", INK)
        if self.letters:
            column.gap(16)
            column.text(_("The code in groups, to be read out:"))
            column.gap(6)
            column.text(grouped(self.letters), "row", INK)
        if self.note is not None:
            column.gap(16)
            column.text(self.note(), "body-italic")

    def links(self) -> Sequence[SheetPart]:
        return (Copy(_("Copy the text"), self.text(), "copy"),)
