"""The settings: `rows` has the options, `look` the cards and the table."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.settings.look_settings import (
        deck_stepper,
        deck_title,
        deck_titles,
        look_widgets,
        table_title,
    )
    from briscola.ui.scenes.settings.scene import DeckSettings, SettingsScene
    from briscola.ui.scenes.settings.setters import language_list, sets_one_of
else:
    __getattr__ = lazily(
        __name__,
        look_settings="deck_stepper deck_title deck_titles look_widgets table_title",
        scene="DeckSettings SettingsScene",
        setters="language_list sets_one_of",
    )
