"""The sheet with the phrases for people at other computers."""

from collections.abc import Callable

import pygame

from briscola.client.view.view import ME
from briscola.ui.scenes.panels.phrases_panel import PhrasesPanel
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.sheet_stack import OpenedSheets
from briscola.ui.scenes.tabletop.distant_table import FreeWords
from briscola.ui.scenes.tabletop.overlay import Overlay, Shortcuts


class PhrasesOverlay(Overlay):
    """Opens the sheet with the phrases; their bubbles are among the signs."""

    def __init__(self, context: PlayContext, sheets: OpenedSheets) -> None:
        self._context, self._sheets = context, sheets
        self._say: Callable[[int], None] | None = None
        self._words: FreeWords | None = None
        self.muted: set[int] = set()
        """Places of people whom this person does not hear."""

    @property
    def on(self) -> bool:
        """True if there is somebody to talk to."""
        return self._say is not None

    def open_to(self, say: Callable[[int], None], words: FreeWords | None = None) -> None:
        """From now on phrases can be said; `say` passes on their number, `words` are free ones."""
        self._say, self._words = say, words
        if words is not None:
            self.muted = words.muted

    def open(self) -> None:
        """Open the sheet, or close it."""
        context, sheets = self._context, self._sheets
        if isinstance(sheets.panel, PhrasesPanel):
            sheets.clear()
            return
        others = [place for place in context.setup.people if place != ME]
        sheets.show(
            PhrasesPanel(
                context.surroundings,
                others=[(place, context.names[place]) for place in others],
                muted=self.muted,
                on_say=self._said,
                on_write=self._way,
                on_close=sheets.clear,
            )
        )

    @property
    def _way(self) -> Callable[[str], None] | None:
        """The way to a line of one's own; None while nothing may be written."""
        return self._write if self._words is not None and self._words.may_write else None

    def update(self, dt: float) -> bool:
        """Follow whether a line of one's own may be written while the sheet is open."""
        del dt
        panel = self._sheets.panel
        if isinstance(panel, PhrasesPanel) and panel.let_write(self._way):
            self._context.invalidate()
        return False

    def _write(self, text: str) -> None:
        self._sheets.clear()
        if self._words is not None:
            self._words.open(text)

    def _said(self, phrase: int) -> None:
        self._sheets.clear()
        if self._say is not None:
            self._say(phrase)

    @property
    def shortcuts(self) -> Shortcuts:
        return {pygame.K_t: self.open} if self.on else {}

    def clear(self) -> None:
        """Close the sheet."""
        if isinstance(self._sheets.panel, PhrasesPanel):
            self._sheets.clear()
