"""Every scene away from the table, by name, ready to be drawn without a person."""

from collections.abc import Callable, Mapping

from briscola.capabilities.stairs.progress import Experience
from briscola.capabilities.stairs.window.page import StairsPage
from briscola.commands.play_only import PlayOnly
from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.scenes.about import About
from briscola.ui.scenes.new_match.full_sheet import FullSheet
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.settings.scene import SettingsScene
from briscola.ui.scenes.title import Title

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
