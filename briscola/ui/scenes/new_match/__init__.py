"""The scene for choosing a match, in its parts."""

from briscola.ui.scenes.new_match.scene import NewMatch

__all__ = ["NewMatch"]
