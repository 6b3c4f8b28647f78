"""The window: scenes, widgets, pictures, sounds and words. Knows no rule of the game.

`README.md` says where to begin.
"""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.app import App
    from briscola.ui.navigation import Navigator
    from briscola.ui.scene import Host, Scene, control_lines
    from briscola.ui.window_events import Hooks
else:
    __getattr__ = lazily(
        __name__,
        app="App",
        navigation="Navigator",
        scene="Host Scene control_lines",
        window_events="Hooks",
    )
