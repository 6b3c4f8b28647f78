"""The person has turned to another window: what moves or thinks waits."""

from collections.abc import Callable

import pygame

from briscola.client.session import Want
from briscola.i18n.text import _
from briscola.ui.scenes.play.context import PlayContext

PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.JOYBUTTONDOWN)


class Away:
    """Whether the table waits for somebody who is elsewhere."""

    def __init__(self, context: PlayContext, *, come_back: Callable[[], None]) -> None:
        """`come_back` takes away what has been said of it."""
        self._context, self._come_back = context, come_back
        self.now = False

    def begin(self) -> None:
        """The window has lost the focus; where the person is asked nothing has to wait."""
        self._context.hand.cancel_drag()
        if self._context.flow.want not in (Want.OWN_MOVE, Want.OWN_CUT):
            self.now = True
            self._context.say(_("The table waits for you."))

    def end(self) -> None:
        """The window has it again."""
        if self.now:
            self.now = False
            self._come_back()

    def hear(self, event: pygame.event.Event) -> None:
        """Whoever presses something is there, whatever the system says."""
        if event.type in PRESSES:
            self.end()
