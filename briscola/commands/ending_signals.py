"""Signals that ask a command to end, so that it can leave in good order."""

import signal
from collections.abc import Callable, Mapping
from types import FrameType
from typing import Any

TOLD = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Ctrl-C, the end of a session or of a terminal; on Windows also Ctrl-Break."""


def when_told_to_end(end: Callable[[int, FrameType | None], None]) -> Mapping[signal.Signals, Any]:
    """Call `end` on each that is not ignored, as `nohup` has SIGHUP; return the handlers before."""
    numbers = [getattr(signal, name) for name in TOLD if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    for number, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(number, end)
    return before
