"""A link of a table that a second start of the program passes to the window that is open already."""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from briscola.storage.files.atomic_write import write_whole
from briscola.storage.files.lock import OneWindow
from briscola.storage.files.safe_read import read_plain
from briscola.system.own_folders import data_folder

TAKEN_IN = 5.0
"""Seconds in which an open window takes a link; after them this start opens one of its own."""
LOOK = 0.5
"""Seconds between two looks of an open window."""
LONGEST = 4000
"""Most bytes of a link."""
_logger = logging.getLogger(__name__)


def _folder() -> Path:
    """The folder whose lock the window that keeps matches holds."""
    return data_folder() / "records"


def _box(folder: Path) -> Path:
    """The file in which a link waits for the open window."""
    return folder / "link"


def passed_on(link: str) -> bool:
    """Pass a link to the window that is open; False if none is, or if none takes it."""
    folder = _folder()
    window = OneWindow(folder)
    if window.take():
        window.release()
        return False
    box = _box(folder)
    if not write_whole(box, link.encode()):
        return False
    until = time.monotonic() + TAKEN_IN
    while box.exists():
        if time.monotonic() > until:
            box.unlink(missing_ok=True)
            return False
        time.sleep(LOOK / 10)
    return True


@contextmanager
def listening(take: Callable[[str], bool]) -> Iterator[None]:
    """Have links taken in a thread, as long as a window is open; `take` returns False while it cannot yet."""
    ended = threading.Event()
    box = _box(_folder())
    with suppress(OSError):
        box.unlink(missing_ok=True)  # left by a start that was killed

    def look() -> None:
        while not ended.wait(LOOK):
            try:
                if take(read_plain(box, LONGEST).decode()):
                    box.unlink(missing_ok=True)
            except FileNotFoundError:
                pass
            except (OSError, ValueError) as error:  # whoever waits opens a window of her own
                _logger.warning("%s cannot be read: %s", box, error)

    thread = threading.Thread(target=look, name="links", daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()
