"""A guest's own account of her time at a table with a clock: a fair margin below what the host may count."""

from collections.abc import Sequence
from math import inf

from briscola.client.friends.own_line import FAIR_MARGIN, OwnLine
from briscola.client.friends.table_clock import BANK_SECONDS


class OwnClock:
    """The least time that she has; between her and the host each decision may lose a margin."""

    def __init__(self, seconds: int, line: OwnLine) -> None:
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
        """Her line is there again: what she was asked meanwhile may have used up her bank."""
        self._bank -= self._line.silent + FAIR_MARGIN

    def asked(self, at: int) -> None:
        """She is asked for decision number `at`; asked again, her time goes on."""
        if at != self._at:
            if self._at:
                taken = self._taken if self._answer is None else self._answer
                self._bank -= max(0.0, taken + FAIR_MARGIN - self._seconds)
            self._at, self._asked = at, self._line.heard
        self._answer = None

    def answered(self) -> None:
        """She has answered the question."""
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
