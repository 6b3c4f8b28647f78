"""The window without the focus: the table pauses, or the person is called when it is her turn."""

from collections.abc import Callable

import pygame

from briscola.client.seats.seat_control import OWN_STEPS
from briscola.i18n.text import _
from briscola.ui.scenes.play.context import PlayContext

PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.JOYBUTTONDOWN)
LONG = 3.0
"""Seconds that the others must have taken for the person to be called: nobody misses a quick answer."""
SECOND_KNOCK = 0.22
"""Seconds between the two knocks on the table."""


class UnfocusedWindow:
    """Follows the focus of the window.

    `elsewhere` is True while the person uses another one, `paused` while what is shown waits for her.
    """

    def __init__(
        self,
        context: PlayContext,
        *,
        call: Callable[[], None],
        come_back: Callable[[], None],
        pause_text: Callable[[], str] | None,
    ) -> None:
        """`call` lights up the taskbar; `come_back` removes the notice about the pause.

        `pause_text` says what the others do meanwhile; None: nobody plays on.
        """
        self._pause_text = pause_text
        self._context, self._call, self._come_back = context, call, come_back
        self.paused = self.elsewhere = False
        self._others = 0.0
        """Seconds that the others have taken since the person was last to act."""
        self._second = 0.0
        """Seconds until the second knock; 0 when there is none to come."""

    @property
    def _awaited(self) -> bool:
        """True while the match waits for the person: a play, a cut, a trump card, the result of a hand."""
        flow = self._context.flow
        return flow.next_step in OWN_STEPS or (flow.ended is not None and flow.waiting)

    def begin(self) -> None:
        """The window has lost the focus: pause, unless the match goes on or waits for the person anyway."""
        self._context.scene.group.let_go()
        if not self._context.settings.call_me and not self._awaited:
            self.paused = True
            text = self._pause_text
            self._context.show_caption(_("The table waits for you.") if text is None else text())

    def end(self) -> None:
        """The person is back."""
        self.elsewhere = False
        self._second = 0.0
        if self.paused:
            self.paused = False
            self._come_back()

    def follow_focus(self, event: pygame.event.Event) -> None:
        """Follow the focus, whatever scene is on top.

        Any press means that the person is back, even if the system has not reported the focus.
        """
        if event.type == pygame.WINDOWFOCUSLOST:
            self.elsewhere = True
        elif event.type == pygame.WINDOWFOCUSGAINED or event.type in PRESSES:
            self.end()

    def update(self, dt: float) -> None:
        """Call once when the turn comes to a person who is elsewhere, if the others took a while."""
        if self._second > 0:
            self._second = max(0.0, self._second - dt)
            if self._second == 0:
                self._context.knock(loud=True)
        if not self._awaited:
            self._others += dt
            return
        if self.elsewhere and self._context.settings.call_me and self._others >= LONG:
            self._call()
            self._context.knock(loud=True)
            self._second = SECOND_KNOCK
        self._others = 0.0

    def wake(self) -> float | None:
        """Seconds until the second knock; None if there is none to come."""
        return self._second or None
