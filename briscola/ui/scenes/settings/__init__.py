"""The settings: `rows` has the options, `look` the cards and the table."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.settings.look_settings import (
        deck_stepper as deck_stepper,
        deck_title as deck_title,
        deck_titles as deck_titles,
        look_widgets as look_widgets,
        table_title as table_title,
    )
    from briscola.ui.scenes.settings.scene import SettingsScene as SettingsScene
    from briscola.ui.scenes.settings.setters import sets_one_of as sets_one_of
else:
    __getattr__ = lazily(
        __name__,
        look_settings="deck_stepper deck_title deck_titles look_widgets table_title",
        scene="SettingsScene",
        setters="sets_one_of",
    )
