"""The deal at a table of several computers: it waits for people, or goes on without those who stay away."""

from collections.abc import Collection, Mapping

from briscola.client.friends.host_shuffle import HostShuffle, NotHers, ShuffleStage
from briscola.client.match_host import MatchHost
from briscola.engine.events import Event
from briscola.fair_table import FairTable
from briscola.network.guest_messages import Agree, ShareHash, ShareOpening
from briscola.network.signed_lines import Situation
from briscola.table import Phase


class HostDeal:
    """The draw for the deal and each shuffle of a match, from the seal to the cards."""

    def __init__(
        self, host: MatchHost, table: FairTable, situation: Situation, gone: Mapping[int, str]
    ) -> None:
        """`situation` follows the lines of the table's log.

        `gone` are the reasons for which nobody waits for people any more, by seat.
        """
        self._host, self._table, self._now, self._gone = host, table, situation, gone
        self.shuffle: HostShuffle | None = None
        """The contributions that are collected; None before somebody could be asked for them."""
        self._left_out: set[int] = set()
        """Seats of people without whom cards are shuffled until they are back."""
        self._why: dict[int, str] = {}
        """Reasons for which people would add nothing to this shuffle, by seat, as it went on without them."""

    @property
    def on(self) -> bool:
        """True while a shuffle is contributed to."""
        return self._table.phase in (Phase.DRAW, Phase.CUT)

    def missing(self, present: Collection[int]) -> tuple[int, ...]:
        """Seats of people whose connection a sealed shuffle waits for; `present` have one."""
        if self.shuffle is not None or not self.on:
            return ()
        contributors = self._table.shuffle.contributors
        away = self._left_out | self._gone.keys() | {*present}
        return tuple(seat for seat in contributors if seat not in away)

    def back(self, seat: int) -> None:
        """Somebody's connection is there again: this shuffle waits for her if nothing is listed yet."""
        self._left_out.discard(seat)
        if self.shuffle is not None:
            self.shuffle.join(seat)

    def begin(self, present: Collection[int]) -> bool:
        """Ask everybody who is present for a contribution; False while nobody is there, or can be asked."""
        if self.missing(present) or not present:
            return False
        shuffle = HostShuffle(self._table, self._now, present)
        if not shuffle.seats and not self._table.absences:
            return False
        self.shuffle = shuffle
        self._why = {seat: self._reason(seat) for seat in range(len(self._table.levels))}
        return True

    @property
    def cutter(self) -> int | None:
        """Seat that is asked where to cut; None if nobody is."""
        shuffle = self.shuffle
        waiting = () if shuffle is None else shuffle.waiting
        return next((seat for seat in waiting if shuffle is not None and shuffle.asked(seat) == "cut"), None)

    def listed(self) -> bool:
        """Write the list once everybody has signed it; False if it is not complete, or is written."""
        if self.shuffle is None or self.shuffle.waiting or self._table.promises is not None:
            return False
        self._host.tell(self.shuffle.write(self._why))
        return True

    def _reason(self, seat: int) -> str:
        """Reason for which a person's computer adds nothing, if she might have added something."""
        why = self._gone.get(seat, "line")
        return "sent_away" if why == "digest" else why

    def finish(self) -> bool:
        """Draw or deal once everything is open; False if it is not."""
        promises = self._table.promises
        if promises is None or promises.missing:
            return False
        self.shuffle = None
        if self._table.phase is Phase.DRAW:
            self._host.draw()
        else:
            self._host.cut()
        return True

    def take(self, seat: int, message: ShareHash | Agree | ShareOpening) -> NotHers | list[Event]:
        """Take a seat's answer; its lines."""
        if self.shuffle is None:
            return NotHers(sentence="nothing is shuffled")
        match message:
            case ShareHash():
                return self.shuffle.share(seat, message) or []
            case Agree():
                return self.shuffle.agree(seat, message) or []
            case ShareOpening():
                return self.shuffle.open(seat, message)

    def lapse(self, seat: int) -> bool:
        """Leave a cut that was waited for too long to the shuffle; False if no cut is waited for."""
        return self.shuffle is not None and self.shuffle.lapse(seat)

    def go_on_without(self, seats: Collection[int]) -> None:
        """Leave people out of this shuffle; if something is promised already, it is withdrawn."""
        self._left_out |= {*seats}
        if self.shuffle is None:
            return
        if self.shuffle.stage is ShuffleStage.SHARE:
            self.shuffle.without(seats)
            self._why |= {seat: self._reason(seat) for seat in seats}
            if not self.shuffle.seats:
                self.shuffle = None  # nobody is left: the seal waits for whoever comes
            return
        self.shuffle = None
        self._host.tell(self._table.withdraw())
