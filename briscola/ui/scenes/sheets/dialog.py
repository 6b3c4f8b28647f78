"""A dialog on a sheet of paper: news, a question with two answers or more, or one answered in writing."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame
from msgspec import Struct

from briscola.i18n.text import lazy
from briscola.ui.render.theme import RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.text_field import TextField

LEADING = 1.1
MIDDLE = 0.47
"""Centre of the sheet, as a share of the window's height."""
LONGEST = 2000
"""Maximum characters of a written answer, enough for a path or the codes of a match."""

Press = Callable[[], None]
Words = Callable[[], str]
"""A text that follows the language: a `lazy` one, or a function."""
Take = Callable[[str], str | Press]
"""Take a written answer; return what is wrong with it (or nothing), or an action to run afterwards."""


def path_of(line: str) -> Path:
    """The path somebody has typed."""
    return Path(os.path.expanduser(line))  # noqa: PTH111 - leaves ~nobody as it is


class _Measures(Struct, frozen=True, kw_only=True):
    """Lengths in px at 1080; `least` is the minimum width in px."""

    least: int
    width: int
    text: int
    """From the title to the text."""
    over: int
    """Room kept over the text; `under` it; `gap` between field and buttons, and between two buttons."""
    under: int
    gap: int


PLAIN = _Measures(least=460, width=720, text=20, over=20, under=40, gap=24)
WRITTEN = _Measures(least=620, width=980, text=12, over=22, under=22, gap=22)


class Dialog(SheetScene):
    """Lies over the scene below. It is popped before the answer's action runs; Esc chooses no answer."""

    def __init__(
        self,
        app: Host,
        *,
        title: Words,
        text: Words,
        yes: Words,
        on_yes: Press | None = None,
        no: Words | None = None,
        on_no: Press | None = None,
        also: Sequence[tuple[Words, Press]] = (),
        loses: bool = False,
        line: str = "",
        take: Take | None = None,
        any_sign: bool = False,
    ) -> None:
        """`yes` is the red button, unless something is lost by it: Enter takes what is red.

        Without any action the dialog only tells: there is nothing to refuse.

        `also` are further answers: with them all stand one below the other.

        `loses`: something is lost by a yes, so Enter alone says no. `take` is called with a written answer,
        which is `line` at first; a file dropped on the window counts as one. `any_sign`: as for a TextField.
        """
        super().__init__(app)
        self.words, self.text, self.yes, self.no = title, text, yes, no or lazy("Cancel")
        self.on_yes, self.on_no, self.take, self.line = on_yes, on_no, take, line
        self.also, self.any_sign = also, any_sign
        self.asks = (on_yes or on_no or take) is not None
        self.first = "line" if take is not None else "no" if loses else "yes"
        self.fault = ""

    def title(self) -> str:
        return self.words()

    @property
    def spoken_text(self) -> str:
        return "\n".join(filter(None, (self.text(), self.fault)))

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        measures = PLAIN if self.take is None else WRITTEN
        width = min(size[0] - 2 * scale.edge, max(measures.least, scale.px(measures.width)))
        pad, gap, button = max(28, scale.px(56)), scale.px(measures.gap), scale.target(68)
        self.column = TextColumn(kit, width - 2 * pad, leading=LEADING)
        self.column.text(self.text(), "body")
        if self.fault:
            self.column.text(self.fault, "body-strong", RED)
        self.text_gap = scale.px(measures.text)
        head = kit.fonts.line("panel") + self.column.height
        head += scale.px(measures.over) + scale.px(measures.under)
        field = 0 if self.take is None else max(44, scale.px(60))
        below = len(self.also) + 1 if self.also else 0
        height = 2 * pad + head + (field + 2 * gap if field else 0) + button + below * (button + gap)
        inner = self.unfold(size, (width, height), (pad, pad), middle=MIDDLE)
        group = self.new_group(focus=self.first)
        if field:
            place = pygame.Rect(inner.x, inner.y + head, inner.width, field)
            self.field = TextField(
                kit,
                place,
                self.line,
                self._write,
                limit=LONGEST,
                name="line",
                on_enter=self._agree,
                any_sign=self.any_sign,
            )
            self.field.label = self.title()
            group.add(self.field)
        left, right = self.button_row(button, gap)
        last = pygame.Rect(inner.x, left.y, inner.width, button)
        others = [last.move(0, -(button + gap) * at) for at in range(below, -1, -1)]
        if self.also:
            right, left, *others = others
        no = self.button(left, self.no(), lambda: self._close(self.on_no), "no") if self.asks else None
        yes = self.button(right, self.yes(), self._agree, "yes", primary=self.first != "no")
        group.add(*filter(None, (yes, no) if self.also else (no, yes)))
        for at, (words, press) in enumerate(self.also):
            group.add(self.button(others[at], words(), partial(self._close, press), f"also-{at}"))
        self.restore_focus(self.first)

    def _write(self, line: str) -> None:
        self.line = line

    def _agree(self) -> None:
        if self.take is None:
            self._close(self.on_yes)
        elif text := self.line.strip():
            found = self.take(text)
            self.fault = found if isinstance(found, str) else ""
            if self.fault:
                self.layout(self.app.size)
            else:
                self._close(None if isinstance(found, str) else found)

    def _close(self, then: Press | None) -> None:
        self.app.pop()
        if then is not None:
            then()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE and self.take is not None:
            self.line = event.file
            self._agree()
            return True
        return super().handle(event)

    def paint(self, target: pygame.Surface, y: int) -> None:
        self.column.draw(target, self.inner.x, y + self.text_gap)


def tell(app: Host, title: Words | str, text: Words | str, yes: Words | None = None) -> None:
    """Show a message without a choice; the button `yes` closes it."""
    heading, told = (partial(str, each) if isinstance(each, str) else each for each in (title, text))
    app.push(Dialog(app, title=heading, text=told, yes=yes or lazy("All right")))
