"""The roster of an open table: what everybody who is there is told of the others, and of the game."""

from functools import lru_cache

from msgspec.structs import asdict, replace

from briscola.client.friends import claims
from briscola.client.friends.open_table import OpenTable
from briscola.network.messages.fields import RosterPlace, TableTerms
from briscola.network.messages.from_host import RosterChange, Welcome


def terms(table: OpenTable) -> TableTerms:
    """The game of the table."""
    setup, dealer = table.plan.setup, table.plan.dealer
    now = replace(table.plan.wishes, hints=table.hints, onlookers=table.onlookers_allowed)
    return TableTerms(
        variant=setup.variant,
        players=setup.players,
        options=setup.options,
        winning_hands=setup.winning_hands,
        dealer="" if dealer is None else dealer.name,
        moved=dealer is not None and dealer.moved,
        **asdict(now),
    )


@lru_cache(1024)  # at every look at the clock all places are compared with what was told
def _as_it_is(place: RosterPlace, *, host: bool, here: bool, gone: str, stand_in: bool) -> RosterPlace:
    """A place of the roster with all that may change while somebody sits there; `gone`: why, for good."""
    left, barred = bool(gone), gone not in ("", "left")
    return replace(place, host=host, here=here, left=left, barred=barred, stand_in=stand_in)


def roster(table: OpenTable) -> tuple[RosterPlace, ...]:
    """Everybody at the table."""
    match = table.playing
    places = (
        _as_it_is(
            place,
            host=bool(place.key) and place.key == table.plan.setup.key,
            here=not place.key or place.key in table.here,
            gone=match.for_good.get(place.seat, "") if match is not None and place.key else "",
            stand_in=match is not None and bool(place.key) and place.seat in match.stand_ins,
        )
        for place in table.seats.places
    )
    claimed = places if match is None else (claims.shown(table, place) for place in places)
    return tuple(map(table.moves.shown, claimed))


def welcome(table: OpenTable, key: str) -> Welcome:
    """All of the table, for one of them."""
    return Welcome(
        seat=table.seats.seat_of(key),
        match="" if table.match is None else table.match.id,
        setup=terms(table),
        roster=roster(table),
        onlookers=table.onlookers,
        looks_on=key in table.watching,
        playing=table.playing is not None,
    )


def change(table: OpenTable) -> RosterChange:
    """All that may change, for everybody."""
    return RosterChange(roster=roster(table), onlookers=table.onlookers, playing=table.playing is not None)
