"""A dealer without a person at the table: whoever has the code comes in, and nobody has to begin."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from briscola.network.messages.fields import RosterPlace


class NeutralDealer(Struct, frozen=True, kw_only=True):
    """The rules of a table that nobody looks after."""

    name: str
    people: int = 1
    """Fewest people with whom a match begins; computers take the other seats."""
    away_seconds: float = 60.0
    """A seat is open again after its person has had no connection for so long, while nothing is played."""
    unready_seconds: float = 180.0
    """The same for somebody who is not ready while others wait for her."""
    abandoned_seconds: float = 7 * 24 * 3600.0
    """A match is given up after nobody has been there for so long."""
    unplayed_seconds: float = 180.0
    """The same for a match in which nobody has made a choice."""
    moved: bool = False
    """True if the match has moved to a table of its own."""
    kept: bool = False
    """True if the seats are for those who have them from the beginning, and one match is played there.

    Nobody has to say that she is ready; whoever does not come in time is played for.
    """
    alone_seconds: float = 0.0
    """Time for which nobody has been there when a match goes on after a restart."""


class Patience:
    """The time for which a neutral dealer has waited, for each person and for all of them."""

    def __init__(self, dealer: NeutralDealer) -> None:
        self._dealer = dealer
        self._waited: dict[str, float] = {}
        """Seconds by key."""
        self.alone = dealer.alone_seconds
        """Seconds for which nobody has been at the match."""
        self.late: frozenset[str] = frozenset()
        """Keys of people for whom a match at kept seats does not wait."""

    def overdue(self, seconds: float, roster: Sequence[RosterPlace]) -> list[int]:
        """Seats to be opened after `seconds` more, while nothing is played; none where seats are kept."""
        self.alone = 0.0
        people = [place for place in roster if place.key]
        pressed = any(place.ready and place.here for place in people)
        self._waited = {
            place.key: self._waited.get(place.key, 0.0) + seconds
            for place in people
            if not place.here or (pressed and not place.ready)
        }
        dealer = self._dealer
        overdue = [
            place
            for place in people
            if self._waited.get(place.key, 0.0)
            >= (dealer.unready_seconds if place.here else dealer.away_seconds)
        ]
        if dealer.kept:
            self.late = frozenset(place.key for place in overdue)
            return []
        return [place.seat for place in overdue]

    def deserted(
        self,
        seconds: float,
        people: Collection[int],
        here: Collection[int],
        left: Collection[int],
        *,
        played: bool,
    ) -> bool:
        """True if a match is to be given up after `seconds` more.

        `here` are the seats of people with a connection, `left` those of people who have left for good.
        `played`: one of them has made a choice.
        """
        self._waited.clear()
        self.alone = 0.0 if here else self.alone + seconds
        longest = self._dealer.abandoned_seconds if played else self._dealer.unplayed_seconds
        return {*people} <= {*left} or self.alone >= longest
