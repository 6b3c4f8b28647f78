"""`briscola`: the window."""

import gc
import logging
import signal
import sys
import threading
from contextlib import suppress

import pygame

from briscola.capabilities.stairs.entry import Staircase
from briscola.client.active_match import AfterError
from briscola.client.host.library import Library
from briscola.commands import passed_link
from briscola.commands.ending_signals import told_to_end
from briscola.commands.errors import BrokenOff, CannotDo, mistake, show_plainly
from briscola.commands.version import program
from briscola.entries import IN_WINDOW
from briscola.storage import log, system_motion
from briscola.ui.access.adapter import early
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.window import NoDisplayError
from briscola.ui.scenes.error_page import ErrorPage, Exit, paragraphs
from briscola.ui.scenes.title import Title
from briscola.ui.speech.speech_voice import PrismVoice

_logger = logging.getLogger(__name__)


def open_window(link: str = "") -> None:
    """Open the window on the title, or at the table of a `link`, and stay until it is closed.

    Raises CannotDo where there is no screen, BrokenOff after a mistake of ours from which the person has not
    gone back to the title: its traceback is in the log, and the person has read a page about it.
    """
    log.keep()
    threading.excepthook = _thread_broke_off
    _logger.info("%s begins: Python %s on %s", program(), sys.version.split()[0], sys.platform)
    system_motion.ask()
    evening = _Evening(link)
    try:
        with told_to_end(_close), passed_link.listening(_drop):
            while not evening.over:
                evening.go_on()
    except NoDisplayError as error:
        raise CannotDo(f"there is no screen to open a window on ({error})") from None
    finally:
        if evening.app is not None:
            evening.app.close()


class _Evening:
    """The window from its opening to its end, over mistakes of ours."""

    def __init__(self, link: str) -> None:
        self._link = link
        self.app: App | None = None
        self.library: Library | None = None
        self.navigator: Navigator | None = None
        self.over = False
        self._aside = ""

    def go_on(self) -> None:
        """Stay at the title, and wherever it leads, until the window is closed or something breaks.

        Raises NoDisplayError, and BrokenOff where the person does not go back to the title.
        """
        try:
            self._show_title()
            self.over = True
        except NoDisplayError:
            raise
        except Exception as error:
            log.broken_off(error)
            way = _apologise(self.app, self.navigator)
            if way is Exit.CLOSE:
                raise BrokenOff(mistake(error, log.found())) from error
            self._aside = repr(error) if way is Exit.ASIDE else ""

    def _show_title(self) -> None:
        try:
            app = self._open()
            app.tick(0.0)
        finally:
            gc.enable()
        app.loop()

    def _open(self) -> App:
        """Open the window, if there is none, and put the title on it."""
        if self.app is None:
            gc.freeze()  # modules stay to the end
            self.library = self.library or Library()
            self.app = App(settings_path=self.library.settings_path, voice=PrismVoice())
            _offer_to_readers(self.app)
            _logger.info(_surroundings(self.app))
        if self.navigator is None:
            self.navigator = Navigator(self.app, IN_WINDOW, library=self.library)
            self.navigator.begin()
            if self._link:
                self.navigator.open_link(self._link)
            else:
                self.navigator.entry(Staircase).offer_lesson()
        else:
            self.navigator.begin_again(aside=self._aside)
        return self.app


def _close(number: int, _frame: object) -> None:
    """Close the window, as its button does; a second signal ends the program at once."""
    signal.signal(number, signal.SIG_DFL)
    with suppress(pygame.error):
        pygame.event.post(pygame.event.Event(pygame.QUIT))


def _drop(link: str) -> bool:
    """Drop a link on the window as text; False while there is none."""
    if not pygame.display.get_init():
        return False
    return pygame.event.post(pygame.event.Event(pygame.DROPTEXT, text=link))


def _surroundings(app: App) -> str:
    sound = "a sound device" if app.audio.ready else "no sound device"
    sdl = ".".join(str(number) for number in pygame.get_sdl_version())
    return (
        f"pygame-ce {pygame.version.ver}, SDL {sdl}, video {pygame.display.get_driver()}, {sound}, "
        f"window {app.size[0]}x{app.size[1]}, language {app.settings.language or 'of the system'}"
    )


def _offer_to_readers(app: App) -> None:
    """Look for a screen reader and offer it the tree: after the first picture, where the system allows it."""
    if early():
        app.accessibility.tree.open()
    else:
        app.when_quiet.append(app.accessibility.tree.open)
    app.when_quiet.append(app.speaker.find_voice)


def _thread_broke_off(broken: threading.ExceptHookArgs) -> None:
    """Log the error of a thread that nobody waits for."""
    value = broken.exc_value
    _logger.error("a thread broke off", exc_info=value if value is not None else broken.exc_type())


def _left(navigator: Navigator) -> AfterError:
    try:
        return navigator.active_match.broke_off()
    except Exception:
        _logger.exception("the match broke off too")
        return AfterError()


def _apologise(app: App | None, navigator: Navigator | None) -> Exit:
    """Show an apology after a crash, in a window or, failing that, in a system box; return the way chosen."""
    left = AfterError() if navigator is None else _left(navigator)
    ways = [Exit.CLOSE]
    if app is not None and navigator is not None:
        if left.kept:
            ways.insert(0, Exit.ASIDE)
        if not isinstance(app.top, Title):
            ways.insert(0, Exit.TITLE)
    said = paragraphs(left, log=log.found(), ways=ways)
    if app is not None:
        try:
            page = ErrorPage(app, said, ways)
            app.begin_anew(page)
            app.loop()
        except Exception:
            _logger.exception("the page about it broke off too")
        else:
            return page.chosen
    pygame.display.quit()  # a full screen would hide the box
    show_plainly("\n\n".join(said))
    return Exit.CLOSE
