"""A dialog on a sheet of paper: news, a question with two answers or more, or one answered in writing."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from briscola.i18n.text import lazy
from briscola.ui.render.theme import RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import Control, PressButton, SheetRow, Space, Stack
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.button import Action
from briscola.ui.widgets.text_field import TextField

LEADING = 1.1
LONGEST = 2000
"""Maximum characters of a written answer, enough for a path or the codes of a match."""

Words = Callable[[], str]
"""A text that follows the language: a `lazy` one, or a function."""
Take = Callable[[str], str | Action]
"""Take a written answer; return what is wrong with it (or nothing), or an action to run afterwards."""


def path_of(line: str) -> Path:
    """The path somebody has typed."""
    return Path(os.path.expanduser(line))  # noqa: PTH111 - leaves ~nobody as it is


class Dialog(ContentSheet):
    """Lies over the scene below. It is popped before the answer's action runs; Esc chooses no answer."""

    leading = LEADING

    def __init__(
        self,
        app: Host,
        *,
        title: Words,
        text: Words,
        yes: Words,
        on_yes: Action | None = None,
        no: Words | None = None,
        on_no: Action | None = None,
        also: Sequence[tuple[Words, Action]] = (),
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
        self._loses = loses
        self.fault = ""

    @property
    def first(self) -> str:
        return "line" if self.take is not None else "no" if self._loses else "yes"

    def title(self) -> str:
        return self.words()

    @property
    def wide(self) -> tuple[int, int]:
        return (460, 720) if self.take is None else (620, 980)

    @property
    def live(self) -> str:
        return self.fault

    def fill(self, column: TextColumn) -> None:
        column.text(self.text(), "body")
        if self.fault:
            column.text(self.fault, "body-strong", RED)
        if self.take is not None:
            column.gap(22)
            line = Control(
                TextField,
                self.line,
                self._write,
                limit=LONGEST,
                name="line",
                on_enter=self._agree,
                any_sign=self.any_sign,
            )
            column.put(line.called(self.title()))

    def foot(self) -> SheetPart:
        yes = PressButton(self.yes(), self._agree, "yes", main=self.first != "no")
        no = PressButton(self.no(), lambda: self._close(self.on_no), "no") if self.asks else None
        if self.also:
            also = (
                PressButton(words(), partial(self._close, press), f"also-{at}")
                for at, (words, press) in enumerate(self.also)
            )
            return Stack(yes, *filter(None, [no]), *also)
        return SheetRow(no or Space(), yes)

    def _write(self, line: str) -> None:
        self.line = line

    def _agree(self) -> None:
        if self.take is None:
            self._close(self.on_yes)
        elif text := self.line.strip():
            found = self.take(text)
            self.fault = found if isinstance(found, str) else ""
            if not self.fault:
                self._close(None if isinstance(found, str) else found)

    def _close(self, then: Action | None) -> None:
        self.app.pop()
        if then is not None:
            then()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE and self.take is not None:
            self.line = event.file
            self._agree()
            return True
        return super().handle(event)


def tell(app: Host, title: Words | str, text: Words | str, yes: Words | None = None) -> None:
    """Show a message without a choice; the button `yes` closes it."""
    heading, told = (partial(str, each) if isinstance(each, str) else each for each in (title, text))
    app.push(Dialog(app, title=heading, text=told, yes=yes or lazy("All right")))
