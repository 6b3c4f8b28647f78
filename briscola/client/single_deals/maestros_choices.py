"""A fixed deal with maestro in the person's seat."""

from collections.abc import Sequence
from typing import Protocol

from briscola.client.host.live import live_events
from briscola.client.host.match_host import MatchHost
from briscola.client.host.opponents import in_person
from briscola.client.host.recorder import Unrecorded
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME
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
    return hand_instead(deal, LEVEL, deal.setup.face)


def hand_instead(deal: FixedDeal, level: str, face: str) -> Sequence[Event]:
    """The log of the hand as somebody of that level and face plays it in the person's seat."""
    seat = HostedSeat(MatchHost(deal.setup, seeds=deal.seeds[1:], recorder=Unrecorded(deal=deal.code)))
    level = in_person(level, face)
    seat.begin_match()
    while not any(isinstance(event, HandEnded) for event in seat.host.table.log[-4:]):
        match seat.next_step:
            case NextStep.HAND:
                seat.begin_hand()
            case NextStep.CUT | NextStep.OWN_CUT:
                seat.cut()
            case NextStep.TRUMP_CARD | NextStep.OWN_TRUMP_CARD:
                seat.choose_trump_card()
            case NextStep.DUMMY:
                seat.turn_dummy()
            case NextStep.OWN_MOVE:
                seat.converse()
                moment = live_events(seat.host.table.log, seat.host.table.terms).decision_key
                player = make_player(level, seed=deal.seeds[0], seat=ME, moment=moment)
                seat.choose(player.choose(seat.view))
            case _:
                seat.converse()
                seat.choose(seat.think().result)
    return seat.host.table.log
