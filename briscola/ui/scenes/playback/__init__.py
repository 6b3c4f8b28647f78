"""A match of an evening gone by, looked at again on the real table."""

from briscola.ui.scenes.playback.scene import PlaybackScene

__all__ = ["PlaybackScene"]
