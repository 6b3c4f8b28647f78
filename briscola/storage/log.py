"""The log for fault reports, in the system's folder for logs; that of a service goes to a stream.

Modules write to `logging.getLogger(__name__)`, and libraries to loggers of their own. None of our lines is
written before the program calls `keep` or `tell`. From then on nothing goes to standard error by itself, no
module or library can fill the log, and a log that can't be written stops nobody.
"""

import faulthandler
import logging
import platform
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TextIO

from platformdirs import user_log_path

from briscola.storage.files.atomic_write import begin_private, keep_private, make_folder
from briscola.storage.files.safe_read import is_file

LARGEST = 256 * 1024
"""Bytes of a log file before a new one is begun."""
OLDER = 2
"""Number of older log files kept."""
MOST_A_MINUTE = 60
"""Lines a minute of one module or library: strangers could have a library complain without end."""

_everything = logging.getLogger()
_ours = logging.getLogger("briscola")
_aloud = logging.getLogger("briscola.aloud")
_aloud.propagate = False
SAID = "said.log"
"""Name of the file, beside the log, of all that has been said aloud; of the same size at most."""


class _Limit(logging.Filter):
    """Lets so many lines of a logger through, the last of which tells of the limit; what ends us always."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[str, tuple[int, int]] = {}
        """The last minute of each logger, and its lines in that minute."""

    def filter(self, record: logging.LogRecord) -> bool:
        """True if the line may be written."""
        if record.levelno >= logging.CRITICAL:
            return True
        minute, (before, lines) = int(record.created // 60), self._told.get(record.name, (0, 0))
        lines = lines + 1 if minute == before else 1
        self._told[record.name] = minute, lines
        if lines == MOST_A_MINUTE:
            record.msg, record.args = f"{record.name} says too much: the rest of this minute is left out", ()
            record.exc_info = record.exc_text = record.stack_info = None
        return lines <= MOST_A_MINUTE


class _LogFile(RotatingFileHandler):
    """A log file made with its first line; `whole` is False once a line could not be written."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8", delay=True)
        self.path, self.whole = path, True
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    def _open(self) -> TextIOWrapper:
        make_folder(self.path.parent)
        if self.path.exists() and not self.path.is_file():
            raise OSError(f"{self.path} is no file")  # a pipe would be waited for
        if self.path.parent == default_path().parent:
            keep_private(self.path.parent)
        begin_private(self.path)
        return super()._open()

    def doRollover(self) -> None:  # noqa: N802 - the name of the library
        """Begin a new file; stop pending stack dumps first, as they must not go to a closed file."""
        faulthandler.cancel_dump_traceback_later()
        super().doRollover()

    def close(self) -> None:
        """Close the file and stop pending stack dumps."""
        faulthandler.cancel_dump_traceback_later()
        super().close()

    def rotate(self, source: str, dest: str) -> None:
        """Rename the file; Windows forbids that while a second window has it open, and it then grows."""
        with suppress(OSError):
            super().rotate(source, dest)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name of the library
        """Note that a line is missing, because of a full disk or an unwritable folder."""
        del record
        self.whole = False


def default_path() -> Path:
    """Default path of the log."""
    return user_log_path("briscola", appauthor=False) / "briscola.log"


def keep(path: Path | None = None) -> None:
    """Start writing the log to `path`, by default the user's own file."""
    leave()
    file = _LogFile(path or default_path())
    _write_to(file)
    said = _LogFile(file.path.with_name(SAID))
    said.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    _aloud.addHandler(said)


def note_said(text: str) -> None:
    """Write down what is said aloud, for whoever would read it or report it."""
    _aloud.info(text)


def tell(stream: TextIO) -> None:
    """Start writing the log to a stream, for whoever reads what a service says."""
    leave()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
    _write_to(handler)


def _write_to(handler: logging.Handler) -> None:
    handler.addFilter(_Limit())
    _everything.addHandler(handler)
    _ours.setLevel(logging.INFO)


def broken_off(error: Exception) -> None:
    """Log the traceback of an error that ends the program, and the platform."""
    _ours.critical("broken off on %s", platform.platform(), exc_info=error)


def stacks_after(seconds: float | None) -> None:
    """Dump the stacks of all threads after so many seconds; None cancels a pending dump.

    A C thread does it, so it works even where Python itself hangs. Setting it costs about 0.1 ms. Closing the
    log cancels it too.
    """
    faulthandler.cancel_dump_traceback_later()
    for handler in _kept():
        if seconds is not None and handler.stream is not None:  # None: no line could be written yet
            faulthandler.dump_traceback_later(seconds, file=handler.stream)


def leave() -> None:
    """Stop logging and close the file."""
    for handler in list(_everything.handlers):
        if any(isinstance(each, _Limit) for each in handler.filters):
            _everything.removeHandler(handler)
            handler.close()
    for handler in list(_aloud.handlers):
        _aloud.removeHandler(handler)
        handler.close()


def found() -> Path | None:
    """Path of the log file; None if there is none, or if a line is missing in it."""
    return next((handler.path for handler in _kept() if handler.whole and is_file(handler.path)), None)


def _kept() -> list[_LogFile]:
    return [handler for handler in _everything.handlers if isinstance(handler, _LogFile)]
