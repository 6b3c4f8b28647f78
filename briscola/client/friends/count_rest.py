"""The rest after a hand at a table of friends, in which they may write to each other."""

from collections.abc import Set
from typing import Final

REST_SECONDS: Final = 20.0
"""Time after which a hand is dealt although somebody still looks at the count of the last one."""


class CountRest:
    """Waits until everybody who is present has gone on from the count of a hand, and not for long.

    Time comes in by `tick`. After a restart of the host between two hands the first who comes back is alone,
    so nobody is waited for: the others may have gone on before.
    """

    def __init__(self) -> None:
        self._hand, self._left = 0, 0.0
        self._gone_on: set[int] = set()

    def lasts(self, hand: int, present: Set[int]) -> bool:
        """True while somebody who is `present` looks at the count of a hand, and others are there, too.

        The first call for a hand begins its rest.
        """
        if hand != self._hand:
            self._hand, self._left = hand, REST_SECONDS
            self._gone_on.clear()
        if len(present) < 2 or present <= self._gone_on:
            self._left = 0.0
        return self._left > 0

    def go_on(self, seat: int) -> None:
        """Wait for a seat no more."""
        self._gone_on.add(seat)

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        self._left -= seconds
