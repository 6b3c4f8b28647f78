"""All that one connection has been told of a match: its lines, the view of the table, what may be said."""

from collections.abc import Iterator

from briscola.engine.actions import Redeal
from briscola.engine.events import NOBODY
from briscola.engine.notation import observation_to_json
from briscola.network.host_messages import HostMessage, MaySay, SeatView
from briscola.network.person_lines import Follower
from briscola.table import Phase, Table


def weak_hand_asked(table: Table) -> bool:
    """True while a weak hand is asked about, which would betray whose it is (V-CH-24)."""
    asked = table.asked
    return asked is not None and isinstance(asked.view.legal[0], Redeal)


def public_turn(table: Table) -> int | None:
    """Seat that everybody sees to be next; None where nobody is, or where that would betray a weak hand."""
    return None if weak_hand_asked(table) else table.decider


class Told:
    """Compares the table with what one connection knows of it. `seat` is its person's, `NOBODY` if none."""

    def __init__(self, table: Table, seat: int, *, have: int = 0, kept: int = 0) -> None:
        """`have` is the number of seen lines, `kept` that of lines of the record, which the other end has."""
        self._table, self._seat = table, seat
        self._follower = Follower(table.log, seat, have=have, kept=kept)
        self._trick: tuple[int, int] | None = None
        """The hand and the trick of the last view."""
        self._may = MaySay()

    def lines(self) -> Iterator[HostMessage]:
        """The lines written since the last call."""
        return self._follower.news()

    def view(self) -> Iterator[HostMessage]:
        """The table once for each trick, and what may be said, where it has changed."""
        table, seat = self._table, self._seat
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
