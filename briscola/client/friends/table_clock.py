"""The questions of a match to its people, and the time that it gives them: to decide, to look at a count."""

from collections.abc import Collection, Mapping, Set
from math import ceil
from typing import Final, Literal, cast

from briscola.client.friends.absences import Absences, LateReason
from briscola.client.friends.host_deal import HostDeal
from briscola.client.friends.match_listeners import MatchListeners, OpenQuestion, What
from briscola.client.host.match_host import MatchHost
from briscola.engine.events import Signed
from briscola.engine.notation import action_to_json, observation_to_json

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


class HostQuestions:
    """The questions of a match to its people, which are open until each has answered, or is too late."""

    def __init__(
        self, host: MatchHost, deal: HostDeal, listeners: MatchListeners, absences: Absences, clock: int
    ) -> None:
        """`clock`: seconds for a decision; 0: no clock."""
        self._host, self._table, self._deal = host, host.table, deal
        self._listeners, self._absences = listeners, absences
        self._clock = TableClock(clock)
        self.open: Mapping[int, OpenQuestion] = {}
        """The questions that wait for an answer, by seat."""
        self._at: dict[int, int] = {}
        """Number of the last question to each seat."""
        for event in host.table.log:  # in a match that goes on, choices were numbered
            if isinstance(event, Signed) and event.at:
                self._at[event.seat] = max(event.at, self._at.get(event.seat, 0))

    def update(self) -> list[int]:
        """Ask for what the match wants next, and for nothing else; the seats with a new question."""
        wanted, before = self._wanted(), self.open
        kept = {seat: ask for seat, ask in before.items() if ask.what == wanted.get(seat)}
        self.open = {
            seat: kept[seat] if seat in kept else self._new(seat, cast(What, what))
            for seat, what in wanted.items()
        }
        return [seat for seat in self.open if seat not in kept]

    def _wanted(self) -> Mapping[int, str]:
        if (shuffle := self._deal.shuffle) is not None:
            return {seat: shuffle.asked(seat) for seat in shuffle.waiting}
        seat = self._table.decider
        return {} if seat is None or seat not in self._host.setup.people else {seat: "act"}

    def _new(self, seat: int, what: What) -> OpenQuestion:
        at = self._at[seat] = self._at.get(seat, 0) + 1
        asked = self._table.asked if what == "act" else None
        if asked is None:
            return OpenQuestion(at=at, what=what)
        legal = tuple(map(action_to_json, asked.view.legal))
        return OpenQuestion(at=at, what=what, legal=legal, observation=observation_to_json(asked.view))

    def close(self, seat: int) -> None:
        """A question is answered, or nobody waits for the answer any more."""
        self.open = {other: ask for other, ask in self.open.items() if other != seat}

    def close_all(self) -> None:
        """An answer on its way is too late."""
        self.open = {}

    # ---- whoever is waited for

    @property
    def waiting(self) -> tuple[int, ...]:
        """Seats of people without whom nothing goes on: of whoever is asked, or has no line for a shuffle."""
        if self._deal.shuffle is not None:
            return self._deal.shuffle.waiting
        return self._deal.missing(self._listeners.seats) or tuple(self.open)

    @property
    def numbers(self) -> Mapping[int, int]:
        """Number of what each of them is asked; 0 while her connection is waited for."""
        return {seat: self.open[seat].at if seat in self.open else 0 for seat in self.waiting}

    @property
    def _timed(self) -> bool:
        """True while the clock runs: for decisions, where others wait."""
        return not self._deal.on and len(self._host.setup.people) > 1

    def back(self, seat: int) -> None:
        """Count the time away of somebody with a connection again from zero."""
        self._clock.back(seat)

    def left(self, seat: int) -> int | None:
        """Seconds left for a seat's decision; None where no clock runs."""
        question = self.open.get(seat)
        if question is None or not self._timed:
            return None
        return self._clock.left(seat, question.at, here=seat in self._listeners.seats)

    def late(self, seconds: float) -> Mapping[int, LateReason]:
        """Let time pass on the clock; the seats to go on without, each with its reason."""
        asked = self.numbers
        away = asked.keys() if self._deal.on else asked.keys() - self._listeners.seats
        late = self._clock.tick(seconds, asked, hand=self._table.hand, timed=self._timed, away=away)
        reasons: Mapping[int, LateReason] = {**late, **self._absences.for_good}
        return {seat: reasons[seat] for seat in asked if seat in reasons}
