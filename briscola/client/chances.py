"""The person's chance to win each hand of a kept match, choice by choice, found out beside the window."""

import logging
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from briscola.client.coach.decisions import hands_of
from briscola.client.playback import Reel
from briscola.client.view import ME
from briscola.engine.events import Event
from briscola.engine.observation import Observation

_logger = logging.getLogger(__name__)

SHORT_TURNS = 0.0005
"""Seconds after which the thread that thinks lets the window go on."""
BREATH = 0.01
"""Seconds that it rests after every choice."""
LONGEST = 0.25
"""Seconds that one choice takes at most, but for a few; none is begun so shortly before something moves."""

Line = tuple[tuple[float, int], ...]
"""Points of a curve: how far along the match (0…1), and the chance there in per cent."""


class Chances:
    """Thinks in a thread of its own from `begin` to `stop`; begun again, it goes on where it was.

    It thinks only in the time that it is given (`free`): no frame is to wait for it.
    """

    def __init__(self, log: Sequence[Event]) -> None:
        self._log = log
        self._found: dict[int, int | None] = {}
        self._run = 0
        self._until = 0.0
        self.over = False
        """Everything is known that will be."""

    @property
    def found(self) -> Mapping[int, int | None]:
        """By the number in the log of what was decided: per cent, or None where nothing can be said."""
        return MappingProxyType(self._found)

    def begin(self) -> None:
        """Think, unless all is known."""
        self._run += 1
        if not self.over:
            # A daemon: leaving the game never waits for a thought nobody needs any more.
            threading.Thread(target=self._think, args=(self._run,), daemon=True).start()

    def free(self, seconds: float) -> None:
        """Nothing moves in the window for so long (0: something does)."""
        self._until = time.monotonic() + seconds - LONGEST

    def stop(self) -> None:
        """Think no further; returns at once."""
        self._run += 1

    def _think(self, run: int) -> None:
        usual = sys.getswitchinterval()
        sys.setswitchinterval(SHORT_TURNS)
        try:
            for hand in hands_of(self._log, ME):
                for decision in hand.decisions:
                    while time.monotonic() > self._until and run == self._run:
                        time.sleep(BREATH)
                    if run != self._run:
                        return
                    if decision.event not in self._found:
                        self._found[decision.event] = chance_of(decision.view)
                        time.sleep(BREATH)
            self.over = True
        except Exception:
            _logger.exception("the chances of a match cannot be found")
            self.over = True
        finally:
            sys.setswitchinterval(usual)


def chance_of(view: Observation) -> int | None:
    """The chance to win the hand with the best choice, in per cent; None where nothing can be said of it."""
    from briscola.players.insight.evaluate import evaluate  # brings nets that a title does not need
    from briscola.players.insight.known import known_about

    if not known_about(view):
        return None
    best = evaluate(view).advice
    return None if best.by_points else best.percent


def curve(reel: Reel, found: Mapping[int, int | None]) -> tuple[Line, ...]:
    """The lines of the curve, broken where nothing is known and between hands; a hand ends won or lost."""
    lines: list[Line] = []
    by_stop = sorted((reel.stop_before(event), percent) for event, percent in dict(found).items())
    for hand in reel.hands:
        line: list[tuple[float, int]] = []
        for stop, percent in by_stop:
            if not hand.first <= stop <= hand.last:
                continue
            if percent is None:
                lines.append(tuple(line))
                line = []
            else:
                line.append((reel.share_of(stop), percent))
        if line and hand.ended is not None:
            line.append((reel.share_of(hand.last), 100 if ME in hand.ended.winners else 0))
        lines.append(tuple(line))
    return tuple(line for line in lines if len(line) > 1)
