"""One moment of a replayed match: the table as the person saw it, and everybody's cards."""

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.view.folding import begin, fold
from briscola.client.view.view import ME, View, sorted_hand
from briscola.engine.cards import Card
from briscola.engine.events import Committed, Dealt, Drawn, Event, Exchanged, MatchBegan, Played
from briscola.engine.rules import Dummy

Hands = tuple[tuple[Card, ...], ...]
Held = tuple[Card | None, ...]
"""A hand as it is seen: None is a card from behind."""


class ReplayPosition(Struct, frozen=True, kw_only=True):
    """The table, and the true hands of all places; `view` is None before a match has begun."""

    view: View | None = None
    hands: Hands = ()


BEFORE_ALL = ReplayPosition()


def after(instant: ReplayPosition, seen: Event, true: Event) -> ReplayPosition:
    """The next moment. `seen` and `true` are one event, as the person sees it and as it is."""
    view = instant.view
    if isinstance(seen, MatchBegan):
        return ReplayPosition(view=begin(seen))
    if view is None:
        return instant
    view = fold(seen, view)
    return ReplayPosition(view=view, hands=_hands_after(instant.hands, true, view))


def _hands_after(hands: Hands, event: Event, view: View) -> Hands:
    """Everybody's true cards after an event."""
    match event:
        case Committed():
            return ()
        case Dealt():
            return tuple(_sorted(cards, view) for cards in event.hands)
        case Drawn() if event.card is not None:
            return _with(hands, event.seat, _sorted((*hands[event.seat], event.card), view))
        case Played():
            return _with(hands, event.seat, tuple(c for c in hands[event.seat] if c != event.card))
        case Exchanged():
            swapped = tuple(event.took if c == event.gave else c for c in hands[event.seat])
            return _with(hands, event.seat, swapped)
        case _:
            return hands


def _sorted(cards: tuple[Card, ...], view: View) -> tuple[Card, ...]:
    return tuple(card for card in sorted_hand(cards, view.rules) if card is not None)


def _with(hands: Hands, seat: int, cards: tuple[Card, ...]) -> Hands:
    return (*hands[:seat], cards, *hands[seat + 1 :])


def _lies_open(view: View, place: int) -> bool:
    """True if the person sees a place's cards: an open dummy or a late partner (V-MO-8, R-TALK-6)."""
    rules = view.rules
    if place == rules.dummy_seat:
        return rules.dummy is Dummy.OPEN and bool(view.tricks or view.table)
    partner = rules.in_sides and place in rules.side_of[ME]
    return rules.show_partner and partner and view.pack == 0 and not view.stock_count


def turned_last(cards: Held, view: View, place: int) -> Held:
    """Move the dealer's turned card to the end of his hand while it lies on the table (V-PR-8)."""
    if not view.lying or place != view.dealer or view.turned not in cards:
        return cards
    return (*(c for c in cards if c != view.turned), view.turned)


def seen_at(instant: ReplayPosition, *, opened: bool) -> View | None:
    """The table as the person sees it; `opened` shows everybody's cards."""
    view = instant.view
    if view is None:
        return None
    hands = list(view.hands)
    for place in range(1, min(len(hands), len(instant.hands))):
        true = instant.hands[place]
        if len(true) == len(hands[place]) and (opened or _lies_open(view, place)):
            hands[place] = turned_last(true, view, place)
            if view.called in true and place == view.rules.dummy_seat:
                view = replace(view, partner=place, revealed=True)
    return replace(view, hands=tuple(hands))
