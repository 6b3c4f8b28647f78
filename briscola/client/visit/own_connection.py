"""A guest's own line to the host, and her own account of her time, as only her program knows them."""

import sys
import time
from collections.abc import Callable, Sequence
from math import inf
from secrets import token_hex
from typing import Final

from briscola.client.friends.table_clock import AWAY_SECONDS, BANK_SECONDS
from briscola.network.messages.from_guest import Beat

FAIR_MARGIN: Final = 10.0
"""Seconds by which two honest computers may differ: so long a line may stand still and still be up."""
Mark = tuple[str, int]
"""A moment on the line: the connection, and the number of beats sent before."""


def _since_start() -> float:
    """Seconds that pass while the computer sleeps, too, where the system counts them."""
    if sys.platform == "win32":
        return time.monotonic()
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


CLOCKS = (time.monotonic, _since_start, time.time)
"""Clocks of which one may stand still while the computer sleeps, and another may be set by somebody."""


class OwnConnection:
    """One person's line, over all connections of one visit."""

    def __init__(self, clocks: Sequence[Callable[[], float]] = CLOCKS) -> None:
        """Whichever of the `clocks` shows more time is believed: a sleeping computer is away."""
        self._clocks = clocks
        self.name = ""
        """Name of the present connection."""
        self.sent = self._echoed = 0
        """Numbers of the last beat and of the last one that was echoed, on this connection."""
        self._beats: dict[int, Sequence[float]] = {}
        """Moments of the beats that wait for an echo."""
        self.heard: Sequence[float] | None = None
        """Moment of the last beat that was echoed: the host has said later what has come after that echo."""
        self._heard_before: Sequence[float] | None = None
        """The same of the connections before this one; None if none came."""

    def now(self) -> Sequence[float]:
        """The time by each clock."""
        return [clock() for clock in self._clocks]

    def since(self, then: Sequence[float]) -> float:
        """Seconds since a moment, by whichever clock shows more."""
        return max(now - before for now, before in zip(self.now(), then, strict=True))

    def connected(self) -> str:
        """Begin a connection; its name."""
        self.sent = self._echoed = 0
        self._beats.clear()
        self._heard_before = self.heard
        self.name = token_hex(16)
        return self.name

    def beat(self) -> Beat:
        """The next beat of this connection."""
        self.sent += 1
        self._beats[self.sent] = self.now()
        return Beat(n=self.sent)

    def echo(self, n: int) -> bool:
        """Take the number of an echo; False if no such beat was sent, or it was echoed before."""
        if not self._echoed < n <= self.sent:
            return False
        self._echoed, self.heard = n, self._beats[n]
        self._beats = {beat: when for beat, when in self._beats.items() if beat > n}
        return True

    @property
    def mark(self) -> Mark:
        """This moment, to ask later if what was sent before it has arrived."""
        return self.name, self.sent

    def arrived(self, mark: Mark) -> bool:
        """True if the host has heard a beat that was sent after a moment, and so all that was sent before."""
        name, sent = mark
        return name == self.name and self._echoed > sent

    @property
    def silent(self) -> float:
        """Seconds since the last beat of another connection that was echoed; endless if none was."""
        return inf if self._heard_before is None else self.since(self._heard_before)

    @property
    def was_up(self) -> bool:
        """True if the host has heard a beat so lately before this connection that it cannot have waited."""
        return self.silent < AWAY_SECONDS - FAIR_MARGIN


class OwnClock:
    """The least time that she has; between her and the host each decision may lose a margin."""

    def __init__(self, seconds: int, line: OwnConnection) -> None:
        """`seconds` for a decision; 0 without a clock. `line` tells the time."""
        self._seconds, self._line = seconds, line
        self._bank = BANK_SECONDS
        self._at = 0
        """Number of the last question of this hand; 0 before the first."""
        self._asked: Sequence[float] | None = None
        """Moment after which it was asked first; None if nobody knows."""
        self._answer: float | None = None
        """Seconds until she answered it; None while it waits."""

    def new_hand(self) -> None:
        """Begin a hand: the bank is full again."""
        self._bank, self._at = BANK_SECONDS, 0

    def back(self) -> None:
        """Note that her line is back: what she was asked meanwhile may have used up her bank."""
        self._bank -= self._line.silent + FAIR_MARGIN

    def asked(self, at: int) -> None:
        """Begin her time for decision number `at`; asked again, it goes on."""
        if at != self._at:
            if self._at:
                taken = self._taken if self._answer is None else self._answer
                self._bank -= max(0.0, taken + FAIR_MARGIN - self._seconds)
            self._at, self._asked = at, self._line.heard
        self._answer = None

    def answered(self) -> None:
        """End her time for the question."""
        if self._at:
            self._answer = self._taken

    @property
    def _taken(self) -> float:
        return inf if self._asked is None else self._line.since(self._asked)

    @property
    def may_have_run_out(self) -> bool:
        """True if the time for the present question can be over at an honest host's."""
        if not self._seconds:
            return False
        # Without a question: it may have been asked while her line was lost.
        return not self._at or self._taken >= self._seconds + max(0.0, self._bank) - FAIR_MARGIN
