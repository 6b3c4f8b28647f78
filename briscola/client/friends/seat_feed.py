"""All that one connection has been told of a match: its lines, the view of the table, what may be said."""

from collections.abc import Iterator
from itertools import islice

from briscola.engine.actions import Redeal
from briscola.engine.events import NOBODY
from briscola.engine.notation import observation_to_json
from briscola.network.guest_messages import Hello
from briscola.network.host_messages import HostMessage, MatchHeader, MaySay, SeatView
from briscola.network.person_lines import Follower, SeenLines, seen_of
from briscola.storage.header import Header
from briscola.table import Phase, Table


def weak_hand_asked(table: Table) -> bool:
    """True while a weak hand is asked about, which would betray whose it is (V-CH-24)."""
    asked = table.asked
    return asked is not None and isinstance(asked.view.legal[0], Redeal)


def public_turn(table: Table) -> int | None:
    """Seat that everybody sees to be next; None where nobody is, or where that would betray a weak hand."""
    return None if weak_hand_asked(table) else table.decider


class SeatFeed:
    """Compares the table with what one connection knows of it. `seat` is its person's, `NOBODY` if none."""

    def __init__(
        self, table: Table, header: Header, seat: int, *, run: str, hello: Hello | None = None
    ) -> None:
        """`hello` says what the other end has of the match, `run` names the run of this program."""
        self._table, self.seat = table, seat
        known = hello is not None and hello.match == header.id
        have, kept = (hello.have, hello.kept) if hello is not None and known else (0, 0)
        before = SeenLines(header.line, islice(seen_of(table.log, seat), have))
        told = "" if hello is None else hello.seen
        anew = kept > len(table.log) or (have > 0 and (before.count, before.hex) != (have, told))
        if anew:
            have = kept = 0
        self.line = "" if hello is None else hello.line
        """Name of the connection."""
        self.header = MatchHeader(
            header=header.line,
            seat=None if seat == NOBODY else seat,
            run=run,
            lines=sum(1 for _ in seen_of(table.log, seat)),
            anew=anew,
        )
        """The first message of the match."""
        self._follower = Follower(table.log, seat, header.line, have=have, kept=kept)
        self._trick: tuple[int, int] | None = None
        """The hand and the trick of the last view."""
        self._may = MaySay()

    @property
    def seen(self) -> SeenLines:
        """All lines told so far."""
        return self._follower.seen

    def lines(self) -> Iterator[HostMessage]:
        """The lines written since the last call."""
        return self._follower.news()

    def view(self) -> Iterator[HostMessage]:
        """The table once for each trick, and what may be said, where it has changed."""
        table, seat = self._table, self.seat
        playing = table.phase is Phase.PLAY
        if playing and not weak_hand_asked(table):
            view = table.view(seat)
            trick = (table.hand, len(view.tricks))
            if trick != self._trick:
                self._trick = trick
                yield SeatView(observation=observation_to_json(view))
        may = MaySay()
        if playing and seat != NOBODY:
            may = MaySay(signs=table.signs(seat), requests=table.requests(seat))
        if may != self._may:
            self._may = may
            yield may
