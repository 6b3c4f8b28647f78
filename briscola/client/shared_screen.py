"""The one screen of several people: who has it, and who has to have it for the match to go on."""

from collections.abc import Sequence

from briscola.client.match_host import MatchHost
from briscola.client.match_seat import Seat, Want
from briscola.client.match_setup import MatchSetup
from briscola.table import Phase


class SharedScreen:
    """Passes the screen from person to person. What everybody may see, such as a count, belongs to nobody."""

    def __init__(self, host: MatchHost) -> None:
        self._host = host
        self._given: tuple[object, int, int] | None = None
        """The table and the hand for which the screen was given, and the person who has it."""
        self.seats: Sequence[SharedSeat] = [SharedSeat(host, place, self) for place in host.people]
        """The people's seats."""

    @property
    def setup(self) -> MatchSetup:
        """The match as the table counts the places."""
        return self._host.setup

    @property
    def holder(self) -> int | None:
        """Seat of the person who has the screen in this hand; None while it is everybody's."""
        if self._given is None:
            return None
        table, hand, seat = self._given
        return seat if table is self._host.table and hand == self._host.table.hand else None

    @property
    def wanted(self) -> int | None:
        """Seat of the person who must have the screen now; None if it is everybody's.

        While cards are cut and dealt, and while computers play a hand taken up again, it is the next to act.
        """
        table = self._host.table
        if table.phase is Phase.PLAY:
            asked = table.asked
            if asked is not None and asked.seat in self._host.people:
                return asked.seat
            return self.holder if self.holder is not None else self._first_from(asked.seat if asked else 0)
        if table.phase is Phase.CUT:
            leader = table.rules.first_leader(table.dealer)
            return self.holder if self.holder is not None else self._first_from(leader)
        return None

    def _first_from(self, seat: int) -> int:
        """The first person to act from this seat on."""
        players = self._host.table.rules.players
        return min(self._host.people, key=lambda person: (person - seat) % players)

    @property
    def to_be_passed(self) -> bool:
        """True while the match waits for the screen to be given to somebody."""
        return self.wanted != self.holder and self.wanted is not None

    def give(self, seat: int) -> None:
        """Give the screen to a person for this hand, or until somebody else gets it."""
        self._given = self._host.table, self._host.table.hand, seat


def screen_of(seat: Seat) -> SharedScreen:
    """The screen of the people at the match of this seat."""
    return SharedScreen(seat.host)


class SharedSeat(Seat):
    """A seat whose person shares the screen: the match waits until the right person has it."""

    def __init__(self, host: MatchHost, place: int, screen: SharedScreen) -> None:
        super().__init__(host, place)
        self.screen = screen

    @property
    def want(self) -> Want:
        return Want.ANOTHER if self.screen.to_be_passed else super().want
