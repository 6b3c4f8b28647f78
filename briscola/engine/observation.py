"""The view of one seat: enough to play without memory of earlier events, and nothing hidden (INV-21)."""

from msgspec import Struct

from briscola.engine.actions import Action, Bid, Call, IllegalAction, MustFollowSuit, Play, Sign
from briscola.engine.cards import Card, Suit
from briscola.engine.events import NOBODY
from briscola.engine.hand import legal_actions, open_places
from briscola.engine.match_form import Standing
from briscola.engine.rules import Rules
from briscola.engine.stages.call import why_not_called
from briscola.engine.state import Declaration, State
from briscola.engine.talk import partners
from briscola.engine.trick import TableCard, Trick


class SignSeen(Struct, frozen=True, kw_only=True):
    """A sign this seat saw: in which trick (from 1), by whom, which."""

    trick: int
    seat: int
    sign: Sign


class Observation(Struct, frozen=True, kw_only=True):
    """One seat's view of a hand (docs/protocol.md). `counts`, `points`, `balance` are per place.

    `to_act` may be the dummy's seat when this seat plays for it; `legal` are then the dummy's cards.
    `known` holds cards known to be in other hands, `open` the other hands that lie face up.
    """

    rules: Rules
    seat: int
    hand: tuple[Card, ...]
    to_act: int | None
    legal: tuple[Action, ...]
    dealer: int
    leader: int | None
    trumps: Suit | None
    turned: Card | None
    stock_count: int
    table: tuple[TableCard, ...]
    tricks: tuple[Trick, ...]
    known: dict[int, tuple[Card, ...]]
    open: dict[int, tuple[Card, ...]]
    points: tuple[int, ...]
    standing: Standing
    counts: tuple[int, ...]
    bids: tuple[tuple[int, Bid | None], ...]
    contract: int | None
    caller: int | None
    called: Card | None
    signals: tuple[SignSeen, ...]
    declared: tuple[Declaration, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        """All points of each place so far, those of the cards and the declared ones."""
        points = list(self.points)
        for made in self.declared:
            points[made.seat] += made.points
        return tuple(points)

    @property
    def in_the_dark(self) -> bool:
        """True while cards are played before anybody knows the trump (V-CH-26)."""
        return self.rules.dark and self.caller is not None and self.called is None


def observe(state: State, seat: int, standing: Standing, *, asked: bool = False) -> Observation:
    """The view of `seat`, or of whoever looks on (`events.NOBODY`) and holds no cards.

    Pass `asked` for the seat that decides: it fills `legal`.
    """
    rules, sits = state.rules, seat != NOBODY
    known = {s: cards for s, cards in enumerate(state.known) if cards and s != seat}
    if sits and rules.show_partner and not state.stock:
        # R-TALK-6: once the stock is out partners have looked at each other's cards.
        known |= {s: state.hands[s] for s in partners(state, seat) if state.hands[s]}
    return Observation(
        rules=rules,
        seat=seat,
        hand=state.hands[seat] if sits else (),
        to_act=state.to_act,
        legal=legal_actions(state) if asked else (),
        dealer=state.dealer,
        leader=state.leader,
        trumps=state.trumps,
        turned=state.turned,
        stock_count=len(state.stock),
        table=state.table,
        tricks=state.tricks,
        known=known,
        open={place: state.hands[place] for place in open_places(state) if place != seat},
        points=state.points,
        standing=standing,
        counts=tuple([len(hand) for hand in state.hands]),
        bids=state.bids,
        contract=state.contract,
        caller=state.caller,
        called=state.called,
        signals=tuple(
            SignSeen(trick=said.trick, seat=said.signal.seat, sign=said.signal.sign)
            for said in state.said
            if said.signal.for_seat(seat) is not None
        ),
        declared=state.declared,
    )


def refusal_seen(view: Observation, action: Action) -> IllegalAction | None:
    """The reason why a seat may not do something, from what it sees; None if it may.

    For a card in its hand or a call it is the engine's own (`hand.refusal`), for anything else a general one.
    """
    if action in view.legal:
        return None
    if isinstance(action, Play) and action.card in view.hand and view.table:
        led, plays = view.table[0].card.suit, [each for each in view.legal if isinstance(each, Play)]
        if plays and {each.card.suit for each in plays} == {led}:
            return MustFollowSuit(led)
    if isinstance(action, Call) and any(isinstance(each, Call) for each in view.legal):
        return why_not_called(view.rules, next(bid for _seat, bid in reversed(view.bids) if bid), action.card)
    return IllegalAction("this is not possible now")
