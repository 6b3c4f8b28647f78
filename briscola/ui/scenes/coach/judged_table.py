"""The table of a judged hand: as it was at any choice, or with the better card played."""

from briscola.client.fold import fold
from briscola.client.playback import Reel
from briscola.engine.events import Event
from briscola.ui.animation.motion import pace_for
from briscola.ui.scene import Host
from briscola.ui.scenes.play.layout_cache import LayoutCache
from briscola.ui.scenes.playback.reel_player import ReelPlayer


class JudgedTable(ReelPlayer):
    """A reel that moves from choice to choice and can show another action; nobody speaks."""

    astray = False
    """True while an action is shown that was not made in the match."""

    def __init__(self, app: Host, reel: Reel, layouts: LayoutCache, *, at: int) -> None:
        """`at`: the first stop of the `reel`."""
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
        """Show an action that was not made: another card, another bid."""
        if self.view is None:
            return
        self.astray = True
        self._views.append(fold(event, self.view))
        self.push([event])
