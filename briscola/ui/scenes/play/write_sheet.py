"""The sheet on which a line to the friends at the table is written."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from briscola.i18n.text import _
from briscola.network.messages.fields import LONGEST_WORDS
from briscola.storage.settings.person_names import clean
from briscola.ui.render.theme import INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.scenes.tabletop.distant_table import FreeWords
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.panel import heading_height
from briscola.ui.widgets.text_field import TextField

LINES = 2
"""Lines that are kept free for what stands over the field."""


class WriteSheet(SheetScene):
    """Closed by its line, by Esc or by its button. If a hand is dealt meanwhile, the line stays here."""

    ruled = True

    def __init__(self, app: Host, words: FreeWords, text: str = "") -> None:
        super().__init__(app)
        self._words = words
        self.text = text
        self._shown = ""

    def title(self) -> str:
        return _("A few words to the others")

    @property
    def spoken_text(self) -> str:
        if not self._words.may_write:
            return _("Cards are on the table: your words can go when the hand is over.")
        return _("Everybody at the table reads it. It is kept nowhere.")

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

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        self.wake_after([0.25])
        if self.spoken_text != self._shown:
            self.layout(self.app.size)
            if self.app.speaker.on:
                self.app.speaker.tell(self._shown)
        return moving

    # ---- what stands where

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        self._shown = self.spoken_text
        width = min(size[0] - 2 * scale.edge, max(640, scale.px(1080)))
        pad, gap, button = max(24, scale.px(52)), scale.px(22), scale.target(66)
        self.said = fonts.wrap(self._shown, "body", width - 2 * pad)
        lines = max(LINES, len(self.said))
        field = max(44, scale.target(60))
        above = heading_height(kit) + lines * fonts.line("body") + gap
        height = 2 * pad + above + field + gap + button
        inner = self.unfold(size, (width, height), (pad, pad), middle=0.42)
        place = pygame.Rect(inner.x, inner.y + above, inner.width, field)
        self.new_group(focus="words").add(
            TextField(
                kit, place, self.text, self._write, limit=LONGEST_WORDS, name="words", on_enter=self._send
            ).called(self.title())
        )
        send, cancel = ("send", _("Send"), self._send), ("cancel", _("Cancel"), self.app.pop)
        buttons = self.foot_buttons(button, send, cancel)
        buttons[0].enabled = self._words.may_write
        self.group.add(*reversed(buttons))
        self.restore_focus("words")
        self.dirty = True

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        ink = INK_2 if self._words.may_write else RED
        top = self.inner.y + heading_height(self.kit)
        self.kit.fonts.draw_lines(target, self.said, "body", (self.inner.x, top), ink)
