"""The sheet on which a line to the friends at the table is written."""

from __future__ import annotations

from collections.abc import Sequence

from briscola.i18n.text import _
from briscola.network.messages.fields import LONGEST_WORDS
from briscola.storage.settings.person_names import clean
from briscola.ui.render.theme import INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import Control, PressButton, SheetRow
from briscola.ui.scenes.tabletop.distant_table import FreeWords
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.text_field import TextField

LINES = 2
"""Lines that are kept free for what stands over the field."""


class WriteSheet(ContentSheet):
    """Closed by its line, by Esc or by its button. If a hand is dealt meanwhile, the line stays here."""

    look = 0.25
    ruled = True

    def __init__(self, app: Host, words: FreeWords, text: str = "") -> None:
        super().__init__(app)
        self._words = words
        self.text = text

    def title(self) -> str:
        return _("A few words to the others")

    def reading(self) -> Sequence[ReadingLine]:
        return [*super().reading(), *map(ReadingLine, self._words.lines())]

    # ---- what happens

    def _write(self, text: str) -> None:
        self.text = text

    def _send(self) -> None:
        words = clean(self.text, LONGEST_WORDS)
        if words and self._words.may_write:
            self._words.write(words)
            self.app.pop()

    # ---- what stands on it

    @property
    def live(self) -> bool:
        return self._words.may_write

    def fill(self, column: TextColumn) -> None:
        may = self._words.may_write
        free = _("Everybody at the table reads it. It is kept nowhere.")
        column.text(
            free if may else _words_wait(),
            "body",
            INK_2 if may else RED,
            least=LINES * column.kit.fonts.line("body"),
            news=True,
        )
        column.gap(22)
        line = Control(
            TextField, self.text, self._write, limit=LONGEST_WORDS, name="words", on_enter=self._send
        )
        column.put(line.called(self.title()))

    def foot(self) -> SheetPart:
        send = PressButton(_("Send"), self._send, "send", main=True)
        send.off(not self._words.may_write, _words_wait())
        return SheetRow(PressButton(_("Cancel"), self.app.pop, "cancel"), send)


def _words_wait() -> str:
    return _("Cards are on the table: your words can go when the hand is over.")
