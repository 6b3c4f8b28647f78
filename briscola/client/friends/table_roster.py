"""The roster of an open table: what everybody who is there is told of the others, and of the game."""

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import asdict, replace

from briscola.client.friends.seat_moves import SeatMoves
from briscola.client.friends.table_connections import Onlookers, TableConnections
from briscola.client.friends.table_matches import TableMatches
from briscola.client.friends.table_plan import TablePlan
from briscola.client.friends.table_seats import TableSeats
from briscola.network.messages.fields import RosterPlace, TableTerms
from briscola.network.messages.from_host import RosterChange, Welcome


@lru_cache(1024)  # at every look at the clock all places are compared with what was told
def _as_it_is(place: RosterPlace, *, host: bool, here: bool, gone: str, stand_in: bool) -> RosterPlace:
    """A place of the roster with all that may change while somebody sits there; `gone`: why, for good."""
    left, barred = bool(gone), gone not in ("", "left")
    return replace(place, host=host, here=here, left=left, barred=barred, stand_in=stand_in)


class TableRoster:
    """Reads seats, connections, onlookers and matches as one, and tells of them; it changes nothing."""

    def __init__(
        self,
        plan: TablePlan,
        seats: TableSeats,
        connections: TableConnections,
        watching: Onlookers,
        matches: TableMatches,
        moves: SeatMoves,
        later: Callable[[Callable[[], None]], object],
    ) -> None:
        """`later` calls what tells of the roster, which may change again until then."""
        self._plan, self._seats, self._connections = plan, seats, connections
        self._watching, self._matches, self._moves = watching, matches, moves
        self._later, self._waits = later, False
        self._told: RosterChange | None = None
        """All that was told last."""

    @property
    def terms(self) -> TableTerms:
        """The game of the table."""
        setup, dealer = self._plan.setup, self._plan.dealer
        now = replace(self._plan.wishes, hints=self._matches.hints, onlookers=self._watching.allowed)
        return TableTerms(
            variant=setup.variant,
            players=setup.players,
            options=setup.options,
            winning_hands=setup.winning_hands,
            dealer="" if dealer is None else dealer.name,
            moved=dealer is not None and dealer.moved,
            **asdict(now),
        )

    @property
    def places(self) -> tuple[RosterPlace, ...]:
        """Everybody at the table."""
        match = self._matches.current
        kept = () if match is None else match.stand_ins.seats
        gone = {} if match is None else match.absences.for_good
        places = (
            _as_it_is(
                place,
                host=bool(place.key) and place.key == self._plan.setup.key,
                here=not place.key or place.key in self._connections,
                gone=gone.get(place.seat, "") if place.key else "",
                stand_in=bool(place.key) and place.seat in kept,
            )
            for place in self._seats.places
        )
        shown = places if match is None else map(match.claims.shown, places)
        return tuple(map(self._moves.shown, shown))

    def welcome(self, key: str) -> None:
        """Tell one of them all of it."""
        last = self._matches.last
        welcome = Welcome(
            seat=self._seats.seat_of(key),
            match="" if last is None else last.header.id,
            setup=self.terms,
            roster=self.places,
            onlookers=self._watching.here,
            looks_on=key in self._watching,
            playing=self._matches.current is not None,
        )
        self._connections.send(key, welcome)

    def tell(self) -> None:
        """Have everybody told of what has changed, once for all changes that come together."""
        if not self._waits and self._now != self._told:
            self._waits = True
            self._later(self._broadcast)

    def _broadcast(self) -> None:
        self._waits = False
        if (now := self._now) != self._told:
            self._told = now
            for key in self._connections:
                self._connections.send(key, now)

    @property
    def _now(self) -> RosterChange:
        playing = self._matches.current is not None
        return RosterChange(roster=self.places, onlookers=self._watching.here, playing=playing)
