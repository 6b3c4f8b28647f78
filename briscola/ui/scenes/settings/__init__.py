"""The settings: `rows` has the options, `look` the cards and the table."""

from briscola.ui.scenes.settings.look_settings import deck_title, table_title
from briscola.ui.scenes.settings.scene import SettingsScene

__all__ = ["SettingsScene", "deck_title", "table_title"]
