"""The playback of a stored match on the real table."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.scenes.playback.reel_player import ReelPlayer
    from briscola.ui.scenes.playback.scene import PlaybackScene, watch
