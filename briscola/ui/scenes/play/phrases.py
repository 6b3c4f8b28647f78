"""Phrases that people at several computers say to each other, and whom one does not want to hear."""

from collections.abc import Callable

import pygame

from briscola.client.view import ME
from briscola.ui.scenes.panels.sign_panel import PhrasesPanel
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.sheet_stack import OpenedSheets


class PhrasesOverlay:
    """Opens the sheet with the phrases; their bubbles are among the signs."""

    def __init__(self, context: PlayContext, sheets: OpenedSheets) -> None:
        self._context, self._sheets = context, sheets
        self._say: Callable[[int], None] | None = None
        self.muted: set[int] = set()
        """Places of people whom this person does not hear."""

    @property
    def on(self) -> bool:
        """True if there is somebody to talk to."""
        return self._say is not None

    def open_to(self, say: Callable[[int], None]) -> None:
        """From now on phrases can be said; `say` passes on their number."""
        self._say = say

    def open(self) -> None:
        """Open the sheet, or close it."""
        context, sheets = self._context, self._sheets
        if isinstance(sheets.panel, PhrasesPanel):
            sheets.clear()
            return
        others = [place for place in context.setup.people if place != ME]
        sheets.show(
            PhrasesPanel(
                context.kit,
                context.layout,
                context.click,
                others=[(place, context.names[place]) for place in others],
                muted=self.muted,
                on_say=self._said,
                on_close=sheets.clear,
            )
        )

    def _said(self, phrase: int) -> None:
        self._sheets.clear()
        if self._say is not None:
            self._say(phrase)

    def update(self, dt: float) -> bool:
        del dt
        return False

    def wake(self) -> float | None:
        return None

    def handle(self, event: pygame.event.Event) -> bool:
        """T opens or closes the sheet."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_t and self.on:
            self.open()
            return True
        return False

    def draw(self, target: pygame.Surface) -> None:
        """Nothing: the sheet draws itself."""

    def clear(self) -> None:
        """Close the sheet."""
        if isinstance(self._sheets.panel, PhrasesPanel):
            self._sheets.clear()
