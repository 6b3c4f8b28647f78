"""A look at a deck that somebody brings, in a thread, while the window goes on."""

from __future__ import annotations

import logging
import threading
from functools import partial
from pathlib import Path

from briscola.client.thinking_threads import Work
from briscola.storage import own_decks
from briscola.storage.own_decks import OwnDeck
from briscola.ui.render.deck_import import DeckReport, look_at_deck
from briscola.ui.render.picture_cards import keep_card

_logger = logging.getLogger(__name__)


class DeckLook:
    """Reads the deck at `path`; what is kept of it lies in `folder` until it is finished or let go."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.count = 0
        """Cards that have been read."""
        self.folder: Path | None = None
        """Folder of the finished pictures."""
        self._stop = threading.Event()
        self._work = Work(self._read)

    def _read(self) -> DeckReport | None:
        folder: Path | None = None
        report = None
        try:
            folder = self.folder = own_decks.begin_deck()
            keep = partial(keep_card, folder)
            report = look_at_deck(self.path, keep, told=self._tell, stopped=self._stop.is_set)
        except OSError as error:
            _logger.warning("no deck can be kept: %s", error)
        if folder is not None and (report is None or not report.whole or self._stop.is_set()):
            own_decks.give_up_deck(folder)
        return report

    def _tell(self, count: int) -> None:
        self.count = count

    @property
    def ready(self) -> bool:
        """True once there is a report, or none to be had."""
        return self._work.ready

    @property
    def report(self) -> DeckReport | None:
        """The report; None if nothing could be written. Waits for it."""
        return self._work.result

    def finish(self, deck: OwnDeck) -> str:
        """Make it a deck of the game; return its name. Raises TooManyDecks, OSError, or ValueError."""
        report, folder = self.report, self.folder
        if report is None or not report.whole or folder is None:
            raise ValueError("a deck that is not whole")
        name = own_decks.finish_deck(folder, report.size, deck)
        self.folder = None
        return name

    def let_go(self) -> None:
        """Stop reading, and remove what has not been finished."""
        self._stop.set()
        if self.folder is not None and self._work.ready:
            own_decks.give_up_deck(self.folder)
