"""The log: what matters when somebody reports a fault, in the system's folder for logs.

Modules write to `logging.getLogger(__name__)`. Nothing is kept before the program calls `keep`, nothing is
ever said on standard error, and a log that cannot be written stops nobody.
"""

import faulthandler
import logging
import platform
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from platformdirs import user_log_path

from briscola.storage.plain import is_file

LARGEST = 256 * 1024
"""Bytes of a log before another is begun."""
OLDER = 2
"""Logs kept beside the present one."""

_everything = logging.getLogger("briscola")


class _LogFile(RotatingFileHandler):
    """A file that is made with its first line; `whole` is False once a line could not be written."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8", delay=True)
        self.path, self.whole = path, True
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    def _open(self) -> TextIOWrapper:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists() and not self.path.is_file():
            raise OSError(f"{self.path} is no file")  # a pipe would be waited for
        return super()._open()

    def doRollover(self) -> None:  # noqa: N802 - the name of the library
        """Begin another file; stacks never go to a file that is closed."""
        faulthandler.cancel_dump_traceback_later()
        super().doRollover()

    def close(self) -> None:
        """Let go of the file; no stacks are written any more."""
        faulthandler.cancel_dump_traceback_later()
        super().close()

    def rotate(self, source: str, dest: str) -> None:
        """Begin another file; while a second window has this one open Windows forbids it, and it grows."""
        with suppress(OSError):
            super().rotate(source, dest)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name of the library
        """A full disk, or a folder that cannot be written."""
        del record
        self.whole = False


def default_path() -> Path:
    """Where the log lies."""
    return user_log_path("briscola", appauthor=False) / "briscola.log"


def keep(path: Path | None = None) -> None:
    """From now on write what is logged to the file (the default one unless told otherwise)."""
    leave()
    _everything.setLevel(logging.INFO)
    _everything.addHandler(_LogFile(path or default_path()))


def broken_off(error: Exception) -> None:
    """Write the traceback of a mistake that ends the program, and where it happened."""
    _everything.critical("broken off on %s", platform.platform(), exc_info=error)


def stacks_after(seconds: float | None) -> None:
    """Write the stacks of all threads once so much time has passed; None, or the log left: not any more.

    A thread of C does it, also where Python itself stands still. Setting it costs about 0.1 ms.
    """
    faulthandler.cancel_dump_traceback_later()
    for handler in _kept():
        if seconds is not None and handler.stream is not None:  # None: no line could be written yet
            faulthandler.dump_traceback_later(seconds, file=handler.stream)


def leave() -> None:
    """Let go of the file."""
    for handler in _kept():
        _everything.removeHandler(handler)
        handler.close()


def found() -> Path | None:
    """The file to look into; None where there is none, or where a line of it is missing."""
    return next((handler.path for handler in _kept() if handler.whole and is_file(handler.path)), None)


def _kept() -> list[_LogFile]:
    return [handler for handler in _everything.handlers if isinstance(handler, _LogFile)]
