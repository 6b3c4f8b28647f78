"""`briscola`: the window."""

import logging
import sys
import threading

import pygame

from briscola.commands.errors import BrokenOff, CannotDo, mistake, show_plainly
from briscola.commands.version import program
from briscola.storage import log
from briscola.storage.autosave import Autosave
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.window import NoDisplayError
from briscola.ui.scenes.apology import Apology, paragraphs

_logger = logging.getLogger(__name__)


def open_window() -> None:
    """Open the window on the title and stay until it is closed.

    Raises CannotDo where there is no screen, BrokenOff after a mistake of ours: its traceback is in the log,
    and the person has read a page about it.
    """
    log.keep()
    threading.excepthook = _thread_broke_off
    _logger.info("%s begins: Python %s on %s", program(), sys.version.split()[0], sys.platform)
    app: App | None = None
    try:
        app = App()
        _logger.info(_surroundings(app))
        Navigator(app).begin()
        app.loop()
    except NoDisplayError as error:
        raise CannotDo(f"there is no screen to open a window on ({error})") from None
    except Exception as error:
        log.broken_off(error)
        _apologise(app)
        raise BrokenOff(mistake(error, log.found())) from error
    finally:
        if app is not None:
            app.close()


def _surroundings(app: App) -> str:
    sound = "a sound device" if app.audio.ready else "no sound device"
    sdl = ".".join(str(number) for number in pygame.get_sdl_version())
    return (
        f"pygame-ce {pygame.version.ver}, SDL {sdl}, video {pygame.display.get_driver()}, {sound}, "
        f"window {app.size[0]}x{app.size[1]}, language {app.settings.language or 'of the system'}"
    )


def _thread_broke_off(broken: threading.ExceptHookArgs) -> None:
    """A thread that hands its errors to nobody."""
    value = broken.exc_value
    _logger.error("a thread broke off", exc_info=value if value is not None else broken.exc_type())


def _apologise(app: App | None) -> None:
    """Tell the person on a page of ours, or plainly where no page can be shown any more."""
    said = paragraphs(saved=Autosave().path.is_file(), log=log.found())
    if app is not None:
        try:
            app.begin_anew(Apology(app, said))
            app.loop()
        except Exception:
            _logger.exception("the page about it broke off too")
        else:
            return
    pygame.display.quit()  # a full screen would hide the box
    show_plainly("\n\n".join(said))
