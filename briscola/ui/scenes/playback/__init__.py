"""The playback of a stored match on the real table."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.playback.entry import watch as watch
    from briscola.ui.scenes.playback.reel_player import ReelPlayer as ReelPlayer
    from briscola.ui.scenes.playback.scene import PlaybackScene as PlaybackScene
else:
    __getattr__ = lazily(
        __name__,
        entry="watch",
        reel_player="ReelPlayer",
        scene="PlaybackScene",
    )
