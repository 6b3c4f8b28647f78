"""A what-if: a kept match branches off before a choice of the person; the new course counts nowhere."""

from collections.abc import Sequence

from msgspec import Struct, structs

from briscola.client.host.match_host import MatchHost
from briscola.client.host.recorder import Trouble, Unrecorded
from briscola.client.hot_seat.seating import stand_in_level
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.results import sides
from briscola.client.view.view import ME, View
from briscola.engine.events import Event
from briscola.engine.outcome import side_count
from briscola.engine.terms import PERSON, Terms
from briscola.engine.turned import turned_to
from briscola.players.levels import BadLevel, parse_level
from briscola.table.deals import SystemDeals
from briscola.table.table import RefereedTable

WHAT_IF = Trouble(kind="what_if")


class Origin(Struct, frozen=True, kw_only=True):
    """Data of a record beside its events: the seeds of the computers, and the terms."""

    seeds: tuple[str, ...]
    terms: Terms
    seat: int = 0
    """Seat of the person in the record."""


def can_branch(setup: MatchSetup) -> bool:
    """True if the same players can sit down again. A record starts no program: it may be anybody's."""
    try:
        for opponent in setup.opponents:
            if opponent.level != PERSON:
                parse_level(opponent.level)
    except BadLevel:
        return False
    return True


def branch(setup: MatchSetup, origin: Origin, log: Sequence[Event], event: int) -> HostedSeat:
    """Sit down just before an event of the log that the person decided, with the same hidden cards.

    Setup and log count the places from that person. The other people are not there: a computer plays for
    each of them. Where only computers were, and the person chooses the same, everybody plays the same as
    before. Raises BadRecord.
    """
    back = -origin.seat % setup.players
    began = setup.turned(back)
    table = RefereedTable.resumed(turned_to(log[:event], back), terms=origin.terms, deals=SystemDeals())
    host = MatchHost(began, table=table, seeds=origin.seeds, recorder=Unrecorded(WHAT_IF))
    level = stand_in_level(began.occupants)
    for seat in began.people:
        if seat != origin.seat:
            host.sit(seat, structs.replace(began.occupants[seat], key="", level=level))
    return HostedSeat(host, origin.seat)


def own_points(view: View) -> int | None:
    """Points of the person's side in the hand just ended; None if nobody played."""
    ended = view.ended_hand
    own = next((places for places in sides(view) if ME in places), None)
    return None if own is None else side_count(ended, own).total
