"""The settings of a person, and the file that keeps what it does not know."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.storage.settings.settings import (
        BACKS as BACKS,
        INDICES as INDICES,
        KEY_REPEATS as KEY_REPEATS,
        LONGEST_NAME as LONGEST_NAME,
        MOTIONS as MOTIONS,
        READING_TIMES as READING_TIMES,
        SIZES as SIZES,
        SPEECHES as SPEECHES,
        SPEEDS as SPEEDS,
        TELLING as TELLING,
        Note as Note,
        Settings as Settings,
        Speed as Speed,
        TableName as TableName,
        changed as changed,
        default_path as default_path,
        named_programs as named_programs,
    )
    from briscola.storage.settings.settings_file import peek as peek
    from briscola.storage.settings.settings_in_use import SettingsInUse as SettingsInUse
else:
    __getattr__ = lazily(
        __name__,
        settings=(
            "BACKS INDICES KEY_REPEATS LONGEST_NAME MOTIONS Note READING_TIMES SIZES SPEECHES SPEEDS "
            "Settings Speed TELLING TableName changed default_path named_programs"
        ),
        settings_file="peek",
        settings_in_use="SettingsInUse",
    )
