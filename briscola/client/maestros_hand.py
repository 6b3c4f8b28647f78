"""A fixed deal with maestro in the person's seat."""

from collections.abc import Sequence
from typing import Protocol

from briscola.client.live_events import live_events
from briscola.client.match_setup import MatchSetup
from briscola.client.opponents import in_person
from briscola.client.recorder import Unrecorded
from briscola.client.session import Session, Want
from briscola.client.view import ME
from briscola.engine.events import Event, HandEnded
from briscola.players.levels import make_player

LEVEL = "maestro"


class FixedDeal(Protocol):
    """A deal with its players, the same for everybody who plays it."""

    @property
    def code(self) -> str:
        """The deal code."""

    @property
    def setup(self) -> MatchSetup:
        """The match of one hand."""

    @property
    def seeds(self) -> Sequence[str]:
        """Seeds by seat; seat 0 has the one of maestro in the person's place."""


def maestros_hand(deal: FixedDeal) -> Sequence[Event]:
    """The log of the hand as maestro plays it in the person's seat. Takes about a second on one core."""
    session = Session(deal.setup, seeds=deal.seeds[1:], recorder=Unrecorded(deal=deal.code))
    level = in_person(LEVEL, deal.setup.face)
    session.begin_match()
    while not any(isinstance(event, HandEnded) for event in session.table.log[-4:]):
        match session.want:
            case Want.HAND:
                session.begin_hand()
            case Want.CUT | Want.OWN_CUT:
                session.cut()
            case Want.DUMMY:
                session.turn_dummy()
            case Want.OWN_MOVE:
                session.converse()
                moment = live_events(session.table.log, session.table.terms).moment
                player = make_player(level, seed=deal.seeds[0], seat=ME, moment=moment)
                session.act(player.choose(session.own_view))
            case _:
                session.converse()
                session.act(session.think().action)
    return session.table.log
