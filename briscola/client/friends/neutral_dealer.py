"""A dealer without a person at the table: whoever has the code comes in, and nobody has to begin."""

from collections.abc import Collection, Mapping, Sequence, Set
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

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


class Patience(Struct, frozen=True, kw_only=True):
    """The time for which a neutral dealer has waited, for each person and for all of them."""

    dealer: NeutralDealer
    waited: Mapping[str, float] = {}
    """Seconds by key."""
    alone: float = 0.0
    """Seconds for which nobody has been at the match."""
    late: Set[str] = frozenset()
    """Keys of people for whom a match at kept seats does not wait."""

    @classmethod
    def of(cls, dealer: NeutralDealer | None) -> Self | None:
        """A dealer's before anybody comes; None without a dealer."""
        return None if dealer is None else cls(dealer=dealer, alone=dealer.alone_seconds)

    def at_lobby(self, seconds: float, roster: Sequence[RosterPlace]) -> tuple[Self, Collection[int]]:
        """The same after `seconds` more in which nothing is played, with the seats to be opened.

        None are where seats are kept.
        """
        people = [place for place in roster if place.key]
        pressed = any(place.ready and place.here for place in people)
        waited = {
            place.key: self.waited.get(place.key, 0.0) + seconds
            for place in people
            if not place.here or (pressed and not place.ready)
        }
        dealer = self.dealer
        overdue = [
            place
            for place in people
            if waited.get(place.key, 0.0) >= (dealer.unready_seconds if place.here else dealer.away_seconds)
        ]
        late = frozenset(place.key for place in overdue) if dealer.kept else self.late
        waits = replace(self, waited=waited, alone=0.0, late=late)
        return waits, () if dealer.kept else [place.seat for place in overdue]

    def at_match(self, seconds: float, *, anybody: bool) -> Self:
        """The same after `seconds` more of a match; `anybody` is there with a connection."""
        return replace(self, waited={}, alone=0.0 if anybody else self.alone + seconds)

    def gives_up(self, *, played: bool) -> bool:
        """True if a match is to be given up in which nobody is; `played`: somebody has made a choice."""
        longest = self.dealer.abandoned_seconds if played else self.dealer.unplayed_seconds
        return self.alone >= longest
