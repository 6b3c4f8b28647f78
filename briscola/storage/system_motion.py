"""The wish for little motion as the system knows it, asked once without making the start wait.

Where nothing can be learnt (another desktop, a program missing, no answer in time), motion is normal.
"""

import logging
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence

from briscola.system.other_programs import NO_CONSOLE, environment

_logger = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds after which a program that does not answer is given up."""
GSETTINGS = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
PORTAL = (
    *("gdbus", "call", "--session", "--timeout", "2", "--dest", "org.freedesktop.portal.Desktop"),
    *("--object-path", "/org/freedesktop/portal/desktop"),
    *("--method", "org.freedesktop.portal.Settings.Read", "org.freedesktop.appearance", "reduced-motion"),
)
DEFAULTS = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
SPI_GETCLIENTAREAANIMATION = 0x1042

Answer = bool | None
"""True for little motion, False for normal motion, None if the answer says neither."""

wanted = threading.Event()
"""Set once the system has answered that there is to be little motion."""


def little() -> bool:
    """True if the system has answered that there is to be little motion."""
    return wanted.is_set()


def ask() -> threading.Thread:
    """Ask the system in a thread of its own, which is returned and need not be waited for."""
    thread = threading.Thread(target=_ask, name="motion of the system", daemon=True)
    thread.start()
    return thread


def of_gsettings(answer: str) -> Answer:
    """Answer of `gsettings`: whether animations are enabled.

    >>> of_gsettings("false"), of_gsettings("true"), of_gsettings("No such key")
    (True, False, None)
    """
    return {"false": True, "true": False}.get(answer.strip())


def of_portal(answer: str) -> Answer:
    """Answer of the desktop portal to a call of `Read`: 1 for little motion, 0 for no preference.

    >>> of_portal("(<<uint32 1>>,)"), of_portal("(<<uint32 0>>,)"), of_portal("Error: …")
    (True, False, None)
    """
    found = re.search(r"uint32 (\d+)>", answer)
    return None if found is None else found[1] == "1"


def of_defaults(answer: str) -> Answer:
    """Answer of macOS: 1 if motion is reduced.

    >>> of_defaults("1"), of_defaults("0"), of_defaults("does not exist")
    (True, False, None)
    """
    return {"1": True, "0": False}.get(answer.strip())


def of_windows(answered: int, animated: int) -> Answer:
    """Answer of Windows: zero in `answered` if it failed, else `animated` tells if windows are animated.

    >>> of_windows(1, 0), of_windows(1, 1), of_windows(0, 0)
    (True, False, None)
    """
    return not animated if answered else None


def _printed(command: Sequence[str]) -> str:
    """Text that a program prints. Raises OSError or subprocess.SubprocessError if it fails or hangs."""
    found = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=PATIENCE,
        check=True,
        text=True,
        env=environment(),
        creationflags=NO_CONSOLE,
    )
    return found.stdout


def _ask_windows() -> Answer:
    if sys.platform != "win32":
        return None
    import ctypes

    animated = ctypes.c_int(1)
    asked = ctypes.windll.user32.SystemParametersInfoW(
        SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0
    )
    return of_windows(asked, animated.value)


def questions(platform: str) -> Sequence[Callable[[], Answer]]:
    """Questions for a system (`sys.platform`), to be asked until one is answered with True."""
    if platform == "win32":
        return (_ask_windows,)
    if platform == "darwin":
        return (lambda: of_defaults(_printed(DEFAULTS)),)
    return (lambda: of_portal(_printed(PORTAL)), lambda: of_gsettings(_printed(GSETTINGS)))


def _ask() -> None:
    for question in questions(sys.platform):
        try:
            answer = question()
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            _logger.info("the system does not tell about motion: %s", error)
            continue
        if answer:
            wanted.set()
            return
