"""Hold motion and thinking while the person uses another window."""

from collections.abc import Callable

import pygame

from briscola.client.session import Want
from briscola.i18n.text import _
from briscola.ui.scenes.play.context import PlayContext

PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.JOYBUTTONDOWN)


class UnfocusedWindow:
    """Pauses the table while the window has no focus; `now` is True meanwhile."""

    def __init__(self, context: PlayContext, *, come_back: Callable[[], None]) -> None:
        """`come_back` removes the notice about the pause."""
        self._context, self._come_back = context, come_back
        self.now = False

    def begin(self) -> None:
        """The window has lost the focus: pause, unless the table waits for the person anyway."""
        self._context.hand.cancel_drag()
        self._context.elsewhere = True
        if self._context.flow.want not in (Want.OWN_MOVE, Want.OWN_CUT):
            self.now = True
            self._context.say(_("The table waits for you."))

    def end(self) -> None:
        """The window has regained the focus."""
        self._context.elsewhere = False
        if self.now:
            self.now = False
            self._come_back()

    def hear(self, event: pygame.event.Event) -> None:
        """End the pause on any press: the person is back even if the system has not reported the focus."""
        if event.type in PRESSES:
            self.end()
