"""Every scene away from the table, by name, ready to be drawn without a person."""

from collections.abc import Callable, Mapping

from briscola.capabilities.stairs import Experience, StairsPage
from briscola.commands.play_only import PlayOnly
from briscola.ui import App, Scene
from briscola.ui.scenes import About, RulesScene, Title
from briscola.ui.scenes.new_match import FullSheet, TableChoice
from briscola.ui.scenes.settings import SettingsScene

Build = Callable[[App], Scene]
FRAME = 1 / 60
FRAMES = 4


def _nothing(*_: object) -> None:
    """Do nothing: the callback behind the buttons of a picture."""


SCENES: Mapping[str, Build] = {
    "title": lambda app: Title(app, PlayOnly()),
    "new-match": lambda app: TableChoice(app, _nothing),
    "all-games": lambda app: FullSheet(TableChoice(app, _nothing)),
    "rules": RulesScene,
    "settings": SettingsScene,
    "stairs": lambda app: StairsPage(app, experience=Experience, climb=_nothing),
    # Its first page tells where things lie on this machine; pictures are the same everywhere.
    "about": lambda app: About(app, "licences"),
}


def pass_frames(app: App, frames: int = FRAMES) -> None:
    """Let a few frames of fixed length pass, so that the top scene is drawn."""
    for _ in range(frames):
        app.tick(FRAME)
