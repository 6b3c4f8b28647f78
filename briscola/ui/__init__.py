"""The window: scenes, widgets, pictures, sounds and words. Knows no rule of the game.

`README.md` says where to begin.
"""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.app import App
    from briscola.ui.day_watch import DayWatch
    from briscola.ui.navigation import Navigator
    from briscola.ui.scene import Host, Scene, control_lines
    from briscola.ui.window_events import Hooks
