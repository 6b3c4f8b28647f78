"""The table of a judged hand: at any choice as it was, and what the better card would have looked like."""

from briscola.client.fold import fold
from briscola.client.playback import Reel
from briscola.engine.events import Event
from briscola.ui.animation.motion import pace_for
from briscola.ui.scene import Host
from briscola.ui.scenes.play.layouts import Layouts
from briscola.ui.scenes.playback.show import PlaybackShow


class CoachShow(PlaybackShow):
    """A reel that goes from choice to choice and may be left for one card; nobody speaks at it."""

    astray = False
    """Something else has been done there than was."""

    def __init__(self, app: Host, reel: Reel, layouts: Layouts, *, at: int) -> None:
        """`at`: the stop of the `reel` at which it begins."""
        super().__init__(
            reel,
            layout=layouts.place,
            pace=lambda: pace_for(app.settings),
            play=app.audio.play_cues,
            talk=lambda _said: None,
            jumped=lambda: None,
            at=at,
        )

    def jump(self, stop: int) -> None:
        self.astray = False
        super().jump(stop)

    def instead(self, event: Event) -> None:
        """Show what was not done: another card, another bid."""
        if self.view is None:
            return
        self.astray = True
        self._views.append(fold(event, self.view))
        self.push([event])
