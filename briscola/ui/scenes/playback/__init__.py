"""The playback of a stored match on the real table."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.playback.reel_player import ReelPlayer
    from briscola.ui.scenes.playback.scene import PlaybackScene, watch
else:
    __getattr__ = lazily(
        __name__,
        reel_player="ReelPlayer",
        scene="PlaybackScene watch",
    )
