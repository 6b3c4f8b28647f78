"""A hand being judged beside the window; it can be left at any moment."""

import logging
import sys
import threading
import time

from briscola.client.coach.coach import Progress, coach
from briscola.client.coach.decisions import DecidedHand
from briscola.players.insight.deliberation import COACH
from briscola.players.search.deepening import Depth

_logger = logging.getLogger(__name__)

SHORT_TURNS = 0.0005
"""Seconds after which the thread that thinks lets the window go on, while there is one: a frame waits for it
several times, each time so long at most."""
BREATH = 0.002
"""Seconds that it rests after every round of samples."""


class Judging:
    """Thinks in a thread of its own. `news` is the latest; `failed`: nothing more will come of it."""

    def __init__(self, hand: DecidedHand, depth: Depth = COACH) -> None:
        self.hand, self.depth = hand, depth
        self.news = Progress(share=0.0)
        self.failed = False
        self._stopped = False
        # A daemon: leaving the game never waits for a thought nobody needs any more.
        self._thread = threading.Thread(target=self._think, daemon=True)
        self._thread.start()

    @property
    def over(self) -> bool:
        """Whether everything is known that will be."""
        return self.news.hand is not None or self.failed

    def stop(self) -> None:
        """Think no further; returns at once, the thread ends after the round of samples it is at."""
        self._stopped = True

    def wait(self) -> None:
        """Until it is over or was stopped."""
        self._thread.join()

    def _think(self) -> None:
        usual = sys.getswitchinterval()
        sys.setswitchinterval(SHORT_TURNS)
        try:
            for news in coach(self.hand, self.depth):
                if self._stopped:
                    return
                self.news = news
                time.sleep(BREATH)
        except Exception:
            _logger.exception("hand %s cannot be judged", self.hand.number)
            self.failed = True
        finally:
            sys.setswitchinterval(usual)
