"""The table of a judged hand: as it was at any choice, or with the better card played."""

from briscola.client.view import fold
from briscola.engine.events import Event
from briscola.ui.scenes.playback import ReelPlayer


class JudgedReel(ReelPlayer):
    """A reel that moves from choice to choice and can show another action."""

    astray = False
    """True while an action is shown that was not made in the match."""

    def jump(self, stop: int) -> None:
        self.astray = False
        super().jump(stop)

    def instead(self, event: Event) -> None:
        """Show an action that was not made: another card, another bid."""
        if self.view is None:
            return
        self.astray = True
        self._views.append(fold(event, self.view))
        self.push([event])
