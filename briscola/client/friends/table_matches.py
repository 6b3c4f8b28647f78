"""The matches of an open table, one after another."""

from collections.abc import Callable, Mapping

from briscola.client.friends.admission import Admission
from briscola.client.friends.friends_match import Effect, FriendsMatch
from briscola.client.friends.seat_moves import SeatMoves
from briscola.client.friends.table_connections import TableConnections
from briscola.client.friends.table_plan import TablePlan
from briscola.client.friends.table_seats import TableSeats
from briscola.client.host.recorder import Recorder
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.events import Event
from briscola.storage.records.header import DealtBy, Follows, Header, HouseTerms
from briscola.storage.records.records import new_header


class TableMatches:
    """Begins each match of a table with a header of its own, or goes on with one, and knows the last."""

    def __init__(
        self,
        plan: TablePlan,
        recorder: Callable[[Header], Recorder],
        admission: Admission,
        seats: TableSeats,
        connections: TableConnections,
        moves: SeatMoves,
        carry_out: Callable[[Effect], None],
    ) -> None:
        """`recorder` keeps each match; `carry_out` does its effects at the table."""
        self._plan, self._recorder, self._admission = plan, recorder, admission
        self._seats, self._connections, self._moves = seats, connections, moves
        self._carry_out = carry_out
        self.hints = plan.wishes.hints
        """True if all may ask for hints."""
        self.last: FriendsMatch | None = None
        """The match that goes on, or went on last."""

    def _make(
        self, header: Header, recorder: Recorder, programs: Mapping[int, str], log: tuple[Event, ...] | None
    ) -> FriendsMatch:
        plan = self._plan
        return FriendsMatch(
            header,
            plan.key,
            self._moves,
            self._connections.send,
            self._carry_out,
            here=self._connections.__contains__,
            sits_next=lambda key: self._seats.seat_of(key) is not None,
            among_friends=self._among_friends,
            recorder=recorder,
            log=log,
            clock=plan.wishes.clock,
            seats_kept=plan.dealer is not None and plan.dealer.kept,
            programs=programs,
        )

    def _among_friends(self) -> bool:
        """True if everybody who sits here was let in by hand, or is remembered: they may write a line.

        Whoever has left, or was sent away, sits here no more, though her seat waits for the end of the match.
        """
        if self._plan.dealer is not None:
            return False
        keys = [each.key for each in self._seats.places if each.key and not self._seats.has_left(each.key)]
        return all(key == self._plan.setup.key or self._admission.knows(key) for key in keys)

    @property
    def current(self) -> FriendsMatch | None:
        """The match that goes on; None between matches."""
        return None if self.last is None or self.last.over else self.last

    def begin(self, setup: MatchSetup, programs: Mapping[int, str], *, computer: int | None) -> None:
        """Begin a match, or another one; `computer` is that of the host, if she sits at the table."""
        plan, before, follows = self._plan, self.last, None
        if before is not None and before.table.winners:
            follows = Follows(record=before.header.id, dealer=before.table.dealer)
        header = new_header(
            setup,
            seeds=(),
            terms=HouseTerms(undo=False, hints=self.hints),
            dealt_by=DealtBy(
                table=plan.key.public.hex(),
                name=plan.setup.player if plan.dealer is None else plan.dealer.name,
                computer=computer,
                clock=plan.wishes.clock,
            ),
            follows=follows,
        )
        self.end_programs()
        self.last = self._make(header, self._recorder(header), programs, None)

    def go_on(
        self, header: Header, log: tuple[Event, ...], recorder: Recorder, programs: Mapping[int, str]
    ) -> FriendsMatch:
        """Go on with a match after a restart. Raises BadRecord, BadLevel."""
        self.last = self._make(header, recorder, programs, log)
        self.hints = header.settings.hints
        return self.last

    def end_programs(self) -> None:
        """End the programs that play at the table."""
        if self.last is not None:
            self.last.host.opponents.go_away()

    def forget(self) -> None:
        """Go on with the last match no more, and know of none."""
        self.end_programs()
        self.last = None
