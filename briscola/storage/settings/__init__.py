"""The settings of a person, and the file that keeps what it does not know."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.storage.settings.settings import (
        BACKS,
        INDICES,
        KEY_REPEATS,
        LONGEST_NAME,
        MOTIONS,
        READING_TIMES,
        SIZES,
        SPEECHES,
        SPEEDS,
        TELLING,
        Note,
        Settings,
        Speed,
        TableName,
        changed,
        default_path,
        named_programs,
    )
    from briscola.storage.settings.settings_file import peek
    from briscola.storage.settings.settings_in_use import SettingsInUse
