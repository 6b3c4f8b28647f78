"""The deal at a table of several computers: it waits for people, or goes on without those who stay away."""

from collections.abc import Collection

from briscola.client.friends.host_shuffle import HostShuffle, NotHers, ShuffleStage
from briscola.client.match_host import MatchHost
from briscola.engine.events import Event
from briscola.fair_table import FairTable
from briscola.network.guest_messages import Agree, ShareHash, ShareOpening
from briscola.network.signed_lines import Situation
from briscola.table import Phase


class HostDeal:
    """The draw for the deal and each shuffle of a match, from the seal to the cards."""

    def __init__(self, host: MatchHost, table: FairTable, situation: Situation) -> None:
        """`situation` follows the lines of the table's log."""
        self._host, self._table, self._now = host, table, situation
        self.shuffle: HostShuffle | None = None
        """The contributions that are collected; None before somebody could be asked for them."""
        self._left_out: set[int] = set()
        """Seats of people without whom cards are shuffled until they are back."""

    @property
    def on(self) -> bool:
        """True while a shuffle is contributed to."""
        return self._table.phase in (Phase.DRAW, Phase.CUT)

    def missing(self, present: Collection[int]) -> tuple[int, ...]:
        """Seats of people whose connection a sealed shuffle waits for; `present` have one."""
        if self.shuffle is not None or not self.on:
            return ()
        contributors = self._table.shuffle.contributors
        return tuple(seat for seat in contributors if seat not in present and seat not in self._left_out)

    def back(self, seat: int) -> None:
        """Somebody's connection is there again: the next shuffle waits for her."""
        self._left_out.discard(seat)

    def begin(self, present: Collection[int]) -> bool:
        """Ask everybody who is present for a contribution; False while nobody can be asked."""
        if self.missing(present) or not {*present} & {*self._table.shuffle.contributors}:
            return False
        self.shuffle = HostShuffle(self._table, self._now, present)
        return True

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
                return self.shuffle.agree(seat, message)
            case ShareOpening():
                return self.shuffle.open(seat, message)

    def go_on_without(self, seats: tuple[int, ...]) -> None:
        """Leave people out of this shuffle; if something is promised already, it is withdrawn."""
        self._left_out |= {*seats}
        if self.shuffle is None:
            return
        if self.shuffle.stage is ShuffleStage.SHARE:
            self.shuffle.without(seats)
            if self.shuffle.seats:
                return
        self.shuffle = None
        self._host.tell(self._table.withdraw())
