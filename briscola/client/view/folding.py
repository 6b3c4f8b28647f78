"""The table as a fold over the events of the person's seat.

The same fold serves live play, a resumed match and a replay. It knows no more than the events say.
"""

from collections.abc import Iterable, Sequence
from functools import singledispatch
from operator import itemgetter

from msgspec.structs import replace

from briscola.client.view.view import ME, DealerNamed, DrawRound, TakenTrick, View, sorted_hand
from briscola.engine.actions import Bid
from briscola.engine.cards import Card
from briscola.engine.events import (
    BidMade,
    Called,
    Committed,
    DealSeen,
    DeclarationPaid,
    Declared,
    Drawn,
    DrawnForDeal,
    Event,
    Exchanged,
    HandEnded,
    MatchBegan,
    MatchEnded,
    PackCut,
    Passed,
    PhraseSaid,
    Played,
    Redealt,
    Revealed,
    Signalled,
    TrickTaken,
    TrumpCardChosen,
    Withdrawn,
)
from briscola.engine.observation import Observation
from briscola.engine.stages.declaration import pair
from briscola.engine.state import Declaration
from briscola.engine.trick import TableCard
from briscola.engine.turned import turned_event
from briscola.engine.variants import make_rules


def begin(event: MatchBegan) -> View:
    """The table before the first hand of a match."""
    rules = make_rules(event.variant, event.players, event.options)
    empty = (0,) * rules.places
    return View(
        rules=rules,
        winning_hands=event.winning_hands,
        score=(0,) * rules.players,
        balance=empty,
        pack=len(rules.pack),
        stock_count=len(rules.pack),
        hands=((),) * rules.places,
        captured=empty,
        points=empty,
    )


def as_seen_by(events: Iterable[Event], seat: int = ME) -> list[Event]:
    """The events as the person (or `seat`) sees them, the draw for the deal split into rounds."""
    found: list[Event] = []
    for event in events:
        if isinstance(event, DrawnForDeal):
            found += [DrawRound(cards=row) for row in event.cards]
            found.append(DealerNamed(dealer=event.dealer, drawn=bool(event.cards)))
        elif isinstance(event, Committed | Withdrawn):
            found.append(event)  # the person may see the seal; a bot may not
        elif (seen := event.for_seat(seat)) is not None:
            found.append(seen)
    return found


def as_shown(events: Iterable[Event], *, seat: int, players: int) -> list[Event]:
    """The events that a seat has been told as its window shows them: turned, so that it sits at place 0."""
    found: list[Event] = []
    for event in events:
        turned = turned_event(event, seat=seat, players=players)
        found += [turned] if isinstance(turned, PhraseSaid) else as_seen_by([turned])
    return found


def fold_all(events: Iterable[Event]) -> View | None:
    """The table after events (of `as_seen_by`); None before a match has begun."""
    view: View | None = None
    for event in events:
        if isinstance(event, MatchBegan):
            view = begin(event)
        elif view is not None:
            view = fold(event, view)
    return view


@singledispatch
def fold(event: Event, view: View) -> View:
    """The table after an event. Signs and requests change nothing on it."""
    del event
    return view


def _put(row: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    return (*row[:at], row[at] + more, *row[at + 1 :])


def _hand(view: View, seat: int, cards: tuple[Card | None, ...]) -> tuple[tuple[Card | None, ...], ...]:
    return (*view.hands[:seat], cards, *view.hands[seat + 1 :])


def _without(hand: tuple[Card | None, ...], card: Card) -> tuple[Card | None, ...]:
    """A hand without a card that left it: that card, or the last one seen from behind."""
    at = hand.index(card) if card in hand else max(i for i, c in enumerate(hand) if c is None)
    return hand[:at] + hand[at + 1 :]


@fold.register
def _(event: DrawRound, view: View) -> View:
    return replace(view, drawn=tuple((s, c) for s, c in enumerate(event.cards) if c is not None))


@fold.register
def _(event: DealerNamed, view: View) -> View:
    return replace(view, dealer=event.dealer)


@fold.register
def _(event: Committed, view: View) -> View:
    empty = (0,) * view.rules.places
    dealer = view.dealer
    ended = view.ended
    times, more = view.times, view.more
    if ended is not None and dealer is not None:
        dealer = view.rules.next_dealer(dealer, ended.reason)
        times = view.rules.next_times(times, ended.reason)
        more = view.rules.next_more(more, ended.reason)
    return View(
        rules=view.rules,
        winning_hands=view.winning_hands,
        score=view.score,
        balance=view.balance,
        counted=view.counted,
        hand_number=view.hand_number + 1,
        times=times,
        more=more,
        dealer=dealer,
        sha256=event.sha256,
        pack=len(view.rules.pack),
        stock_count=len(view.rules.pack),
        hands=((),) * view.rules.places,
        captured=empty,
        points=empty,
    )


@fold.register
def _(event: Withdrawn, view: View) -> View:
    return replace(view, hand_number=max(0, event.hand - 1), sha256="") if event.hand else view


@fold.register
def _(event: PackCut, view: View) -> View:
    return replace(view, salt=event.salt)


@fold.register
def _(event: TrumpCardChosen, view: View) -> View:
    return replace(view, top=event.which == "top")


@fold.register
def _(event: DealSeen, view: View) -> View:
    hands: Sequence[tuple[Card | None, ...]] = event.hands or [(None,) * count for count in event.counts]
    own = sorted_hand(event.cards or hands[ME], view.rules)  # whoever looks on sees no hand
    return replace(
        view,
        dealer=event.dealer,
        pack=0,
        drawn=(),
        hands=(own, *(sorted_hand(hand, view.rules) for hand in hands[1:])),
        turned=event.turned,
        trumps=None if event.turned is None else event.turned.suit,
        stock_count=event.stock_count,
        leader=view.rules.first_leader(event.dealer),
        top=False,
    )


@fold.register
def _(event: BidMade, view: View) -> View:
    return _bids(view, (event.seat, event.bid))


@fold.register
def _(event: Passed, view: View) -> View:
    return _bids(view, (event.seat, None))


def _bids(view: View, said: tuple[int, Bid | None]) -> View:
    """The table after a bid or a pass; in the dark, play begins once the auction is won (V-CH-26)."""
    view = replace(view, bids=(*view.bids, said))
    if not view.rules.dark or not view.auction_over or view.standing is None or view.dealer is None:
        return view
    caller, bid = view.standing
    return replace(
        view,
        caller=caller,
        contract=bid.points,
        leader=view.rules.first_leader(view.dealer, caller),
    )


@fold.register
def _(event: Called, view: View) -> View:
    assert view.dealer is not None
    shown = next((play.seat for play in view.table if play.card == event.card), None)
    return replace(
        view,
        caller=event.seat,
        called=event.card,
        contract=event.contract,
        trumps=event.card.suit,
        partner=event.partner if shown is None else shown,
        revealed=shown is not None,
        leader=view.rules.first_leader(view.dealer, event.seat),
    )


@fold.register
def _(event: Redealt, view: View) -> View:
    return replace(view, weak=event.seat)


@fold.register
def _(event: Exchanged, view: View) -> View:
    hand = view.hands[event.seat]
    if event.gave in hand:
        hand = tuple(event.took if c == event.gave else c for c in hand)
    return replace(view, hands=_hand(view, event.seat, hand), turned=event.gave)


@fold.register
def _(event: Declared, view: View) -> View:
    """Show both cards: they stay known wherever they are held (V-MA-2)."""
    marianna = view.rules.marianna
    assert marianna is not None
    hand = view.hands[event.seat]
    for card in pair(event.suit):
        if card not in hand:
            hand = (*_without(hand, card), card)
    made = Declaration(view.tricks + 1, event.seat, event.suit, event.points)
    return replace(
        view,
        hands=_hand(view, event.seat, hand),
        declared=(*view.declared, made),
        trumps=event.suit if marianna.makes_trumps else view.trumps,
    )


@fold.register
def _(event: DeclarationPaid, view: View) -> View:
    """Enter the points of a declaration off the lead (V-MA-6)."""
    declared = tuple(
        made._replace(points=event.points) if made.suit is event.suit else made for made in view.declared
    )
    return replace(view, declared=declared)


@fold.register
def _(event: Played, view: View) -> View:
    hand = _without(view.hands[event.seat], event.card)
    table = (*view.table, TableCard(event.seat, event.card))
    view = replace(view, hands=_hand(view, event.seat, hand), table=table, played=view.played | {event.card})
    if event.card == view.called:
        view = replace(view, partner=event.seat, revealed=True)
    if view.lying and view.tricks == 0 and len(table) == view.rules.places - 1:
        # The dealer, whose turn it is now, takes up the turned card (V-PR-8).
        view = replace(view, turned=None)
    return view


@fold.register
def _(event: TrickTaken, view: View) -> View:
    return replace(
        view,
        table=(),
        last=view.table,
        last_winner=event.winner,
        last_points=event.points,
        past=(*view.past, TakenTrick(cards=view.table, winner=event.winner, points=event.points)),
        tricks=view.tricks + 1,
        captured=_put(view.captured, event.winner, len(view.table)),
        points=_put(view.points, event.winner, event.points),
        leader=event.winner,
    )


@fold.register
def _(event: Drawn, view: View) -> View:
    hand = view.hands[event.seat]
    seen = event.card if event.seat == ME or view.rules.open_hands else None
    grown = sorted_hand((*hand, seen), view.rules)
    left = view.stock_count - 1
    return replace(
        view,
        hands=_hand(view, event.seat, grown),
        stock_count=left,
        turned=view.turned if left else None,
    )


@fold.register
def _(event: HandEnded, view: View) -> View:
    if view.called is not None and not view.revealed and event.payments is not None:
        # Given up before the called card was played: who pays with the caller is his partner (V-CH-25).
        side = [
            place for place, paid in enumerate(event.payments) if paid * event.payments[view.caller or 0] > 0
        ]
        partner = next((place for place in side if place != view.caller), view.caller)
        view = replace(view, partner=partner, revealed=True)
    return replace(
        view,
        ended=event,
        score=event.score,
        balance=event.balance or view.balance,
        counted=view.counted + view.rules.match_form.counts(event.reason),
    )


@fold.register
def _(event: Signalled, view: View) -> View:
    if event.seat != ME and ME not in (event.seen_by or ()):
        return view
    made = (event.seat, event.sign)
    earlier = (each for each in view.signs if each != made)
    return replace(view, signs=tuple(sorted((*earlier, made), key=itemgetter(0))))


@fold.register
def _(event: Revealed, view: View) -> View:
    return replace(view, secret=event.secret)


@fold.register
def _(event: MatchEnded, view: View) -> View:
    return replace(view, winners=event.winners)


def shown_hands(view: View, seen: Observation) -> View:
    """Turn an open dummy's cards face up, and a partner's at the end (V-MO-8, R-TALK-6).

    A called card in the dummy's hand tells everybody who the partner is.
    """
    hands = list(view.hands)
    for place, cards in seen.open.items():
        if len(cards) == len(hands[place]):
            hands[place] = sorted_hand(cards, view.rules)
            if view.called in cards:
                view = replace(view, partner=place, revealed=True)
    if seen.rules.show_partner and not seen.stock_count:
        for place, cards in seen.known.items():
            if len(cards) == len(hands[place]):
                hands[place] = cards
    return replace(view, hands=tuple(hands))
