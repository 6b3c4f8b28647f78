"""The table of a lesson step: a real host with scripted opponents, which keeps nothing."""

from collections.abc import Mapping, Sequence

from briscola.capabilities.lesson.prepared_position import PreparedPosition
from briscola.client.host.match_host import MatchHost
from briscola.client.host.recorder import Unrecorded
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.actions import PASS, PLAYS, Action, Sign
from briscola.engine.cards import Card, cards
from briscola.engine.deal_code import DealCode
from briscola.engine.events import Event
from briscola.engine.observation import Observation
from briscola.engine.terms import Terms
from briscola.storage.match_choices import Opponent

COMPANY: Mapping[int, tuple[str, ...]] = {
    2: ("peppe",),
    4: ("rocco", "ada", "nino"),
    5: ("rocco", "lucia", "ada", "nino"),
}
"""Opponents by size of the table, anticlockwise from the person's right."""


class Unkept(Unrecorded):
    """Recorder that keeps nothing and makes the table deal the given pack."""

    def __init__(self, laid: DealCode) -> None:
        super().__init__()
        self._laid = laid

    def begin(self, setup: MatchSetup, seeds: Sequence[str], dealer: int | None) -> Terms:
        del setup, seeds, dealer
        return Terms(header="", deal=self._laid)


class Rote:
    """Player that plays the first legal card of a fixed list."""

    def __init__(self, row: Sequence[Card]) -> None:
        self._row = row

    def choose(self, view: Observation) -> Action:
        """Pass if it may; else play the first legal card of the list, or any legal action."""
        if PASS in view.legal:
            return PASS
        return next((PLAYS[card] for card in self._row if PLAYS[card] in view.legal), view.legal[0])


class LessonSeat(HostedSeat):
    """The person's seat in a lesson step, brought to the moment at which the step begins."""

    def __init__(self, laid: PreparedPosition, *, player: str = "", face: str = "person-woman") -> None:
        """`player` and `face` are the person's name and drawing."""
        names = COMPANY[laid.players]
        setup = MatchSetup(
            variant=laid.variant,
            players=laid.players,
            options=dict(laid.options),
            winning_hands=1,
            player=player,
            face=face,
            opponents=tuple(Opponent(name=name.capitalize(), face=name, level="") for name in names),
        )
        drawn = cards(f"{laid.draws} {laid.turned}")
        players = [Rote((*cards(row), *drawn)) for row in laid.hands[1:]]
        deal = DealCode(rules=laid.rules, dealer=laid.dealer, laid=laid.pack)
        super().__init__(MatchHost(setup, players=players, recorder=Unkept(deal)))
        self.begin_match()
        self.begin_hand()
        for play in laid.played:
            self.choose(PLAYS[play.card])
        self.opening: Sequence[Event] = ()
        """Events shown as the step begins: a partner's sign, if any."""
        if laid.signed is not None:
            seat, sign = laid.signed
            self.host.tell(self.host.table.signal(seat=seat, sign=sign))
            self.opening = self.take_new_events()
        self.signed: Sign | None = None
        """The person's latest sign; None before the first."""

    def signal(self, sign: Sign) -> list[Event]:
        self.signed = sign
        return super().signal(sign)
