"""The time that a table gives to people: to decide, and to look at a count. It comes in by `tick`."""

from collections.abc import Collection, Mapping, Set
from math import ceil
from typing import Final, Literal

AWAY_SECONDS = 60.0
"""Time that the table waits for somebody without a connection, or for a contribution."""
BANK_SECONDS = 60.0
"""Time that everybody has in each hand beyond the seconds for a decision, where there is a clock."""


class TableClock:
    """The clock of a table of friends: seconds for each decision, a bank for each hand.

    Without one only who is away is counted.
    """

    def __init__(self, seconds: int = 0) -> None:
        """`seconds` for a decision; 0: no clock."""
        self.seconds = seconds
        self._hand = 0
        self._banks: dict[int, float] = {}
        """Seconds that are left in each seat's bank, where some are used up."""
        self._taken: dict[tuple[int, int], float] = {}
        """Seconds taken so far, by seat and number of the question."""
        self._away: dict[tuple[int, int], float] = {}
        """Seconds without a connection until now."""

    def tick(
        self,
        seconds: float,
        questions: Mapping[int, int],
        *,
        hand: int,
        timed: bool,
        away: Collection[int],
    ) -> Mapping[int, Literal["clock", "line"]]:
        """Let time pass for everybody who is waited for; the seats that are gone on without now, and why.

        `questions` number what each seat is asked, `timed` says that the clock runs, `away` are the seats
        for which the table waits no longer than AWAY_SECONDS.
        """
        if hand != self._hand:
            self._hand = hand
            self._banks.clear()
        waits = set(questions.items())
        self._taken = {wait: self._taken.get(wait, 0.0) + seconds for wait in waits}
        self._away = {wait: self._away.get(wait, 0.0) + seconds if wait[0] in away else 0.0 for wait in waits}
        late: dict[int, Literal["clock", "line"]] = {}
        for seat, at in sorted(waits):
            if timed and self.seconds:
                beyond = max(0.0, min(seconds, self._taken[seat, at] - self.seconds))
                self._banks[seat] = max(0.0, self._bank(seat) - beyond)
            left = self._of_clock(seat, at) if timed else None
            if left is not None and left <= 0:
                late[seat] = "clock"
            elif seat in away and self._away[seat, at] >= AWAY_SECONDS:
                late[seat] = "line"
        for wait in waits:
            if wait[0] in late:
                del self._taken[wait], self._away[wait]
        return late

    def back(self, seat: int) -> None:
        """Count the time away of somebody with a connection again from zero."""
        self._away = {wait: 0.0 if wait[0] == seat else away for wait, away in self._away.items()}

    def _bank(self, seat: int) -> float:
        return self._banks.get(seat, BANK_SECONDS)

    def _of_clock(self, seat: int, at: int) -> float | None:
        if not self.seconds:
            return None
        return max(0.0, self.seconds - self._taken.get((seat, at), 0.0)) + self._bank(seat)

    def left(self, seat: int, at: int, *, here: bool) -> int | None:
        """Whole seconds left for a decision, begun ones included; None without a clock."""
        left = self._of_clock(seat, at)
        if left is not None and not here:
            left = min(left, AWAY_SECONDS - self._away.get((seat, at), 0.0))
        return None if left is None else max(0, ceil(left))


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
