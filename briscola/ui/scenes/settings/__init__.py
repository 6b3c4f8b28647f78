"""The settings: `rows` has the options, `look` the cards and the table."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.scenes.settings.look_settings import (
        deck_stepper,
        deck_title,
        deck_titles,
        look_widgets,
        table_title,
    )
    from briscola.ui.scenes.settings.scene import DeckSettings, SettingsScene
    from briscola.ui.scenes.settings.setters import language_list, sets_one_of
