"""What if: a kept match branches off before a choice of the person, and what follows counts nowhere."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.client.match_setup import MatchSetup
from briscola.client.recorder import Trouble, Unrecorded
from briscola.client.results import sides
from briscola.client.session import Session
from briscola.client.view import ME, View
from briscola.deals import SystemDeals
from briscola.engine.events import Event
from briscola.engine.outcome import together
from briscola.engine.terms import Terms
from briscola.players.levels import BadLevel, parse_level
from briscola.table import Table

WHAT_IF = Trouble(kind="what_if")


class Origin(Struct, frozen=True, kw_only=True):
    """What a record says of its match beside the events: what chance followed from, and on which terms."""

    seeds: tuple[str, ...]
    terms: Terms


def can_branch(setup: MatchSetup) -> bool:
    """Whether the same players can sit down again: a record starts no program (it may be anybody's)."""
    try:
        for opponent in setup.opponents:
            parse_level(opponent.level)
    except BadLevel:
        return False
    return True


def branch(setup: MatchSetup, origin: Origin, log: Sequence[Event], event: int) -> Session:
    """The match before an event of its log, which the person decided; the same cards lie hidden.

    With the same choices of the person everybody does what was done. Raises BadRecord.
    """
    table = Table.resumed(log[:event], terms=origin.terms, deals=SystemDeals())
    return Session(setup, table=table, seeds=origin.seeds, recorder=Unrecorded(WHAT_IF))


def own_points(view: View) -> int | None:
    """The points of the person's side in the hand that has just ended; None where nobody played."""
    ended = view.ended_hand
    points = together(ended.points, ended.declared)
    own = next((places for places in sides(view) if ME in places), None)
    return None if own is None else sum(points[place] for place in own)
