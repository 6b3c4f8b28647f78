"""Signals that ask a command to end, so that it can leave in good order."""

import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import FrameType
from typing import Any

TOLD = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Ctrl-C, the end of a session or of a terminal; on Windows also Ctrl-Break."""

End = Callable[[int, FrameType | None], None] | signal.Handlers
"""A handler, or one of the system's: `SIG_DFL` ends the program at once."""


@contextmanager
def told_to_end(end: End) -> Iterator[None]:
    """Inside, each signal to end that is not ignored is handled by `end`."""
    before = when_told_to_end(end)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def when_told_to_end(end: End) -> Mapping[signal.Signals, Any]:
    """Call `end` on each that is not ignored, as `nohup` has SIGHUP; return the handlers before."""
    numbers = [getattr(signal, name) for name in TOLD if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    for number, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(number, end)
    return before
