"""The table of a judged hand: at any choice as it was, and what the better card would have looked like."""

from briscola.client.fold import fold
from briscola.engine.events import Played
from briscola.ui.scenes.playback.show import PlaybackShow


class CoachShow(PlaybackShow):
    """A reel that goes from choice to choice and may be left for one card."""

    astray = False
    """Another card lies there than was played."""

    def jump(self, stop: int) -> None:
        self.astray = False
        super().jump(stop)

    def instead(self, played: Played) -> None:
        """Show a card being played that was not."""
        if self.view is None:
            return
        self.astray = True
        self._views.append(fold(played, self.view))
        self.push([played])
