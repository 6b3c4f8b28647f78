"""Pictures for the person, in the system's folder of pictures."""

import datetime
from contextlib import suppress
from pathlib import Path

from platformdirs import user_pictures_path

from briscola.storage.evenings import free_name


def pictures_folder() -> Path:
    """The system's folder of pictures (`XDG_PICTURES_DIR` on Linux); it may not exist."""
    return user_pictures_path()


def keep_picture(png: bytes, folder: Path, day: datetime.date) -> Path:
    """Write a picture to a new file and return its path: `briscola-2026-11-23.png`, then `…-2.png`.

    No file is ever overwritten, and none stays behind half written. Raises OSError; NotADirectoryError if
    there is no such folder.
    """
    if not folder.is_dir():
        raise NotADirectoryError(folder)
    while True:
        path = free_name(folder / f"briscola-{day.isoformat()}.png")
        with suppress(FileExistsError):  # another window was faster
            file = path.open("xb")
            break
    try:
        with file:
            file.write(png)
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise
    return path
