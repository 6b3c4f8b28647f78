"""Folders of this program's own things: those that the system names, or where an earlier library put them."""

import os
import sys
from pathlib import Path

from platformdirs import user_config_path, user_data_path


def named_data_folder() -> Path:
    """Folder that the system names for records, people, seasons, cups and decks of one's own."""
    return user_data_path("briscola", appauthor=False)


def data_folder() -> Path:
    """Folder of records, people, seasons, cups and decks of one's own."""
    return _where_they_lie(named_data_folder(), "records", "history.sqlite")


def settings_folder() -> Path:
    """Folder of the first person's settings."""
    return _where_they_lie(user_config_path("briscola", appauthor=False), "settings.json")


def _where_they_lie(named: Path, *things: str) -> Path:
    """The folder with one of `things`: `named`, or on a Mac the one that platformdirs named before 4.6.

    Since then XDG's variables count there, too. `named` if both hold some, or none.
    """
    before = Path.home() / "Library" / "Application Support" / "briscola"
    if sys.platform != "darwin" or _holds(named, things) or not _holds(before, things):
        return named
    return before


def _holds(folder: Path, things: tuple[str, ...]) -> bool:
    return any(os.path.lexists(folder / thing) for thing in things)
