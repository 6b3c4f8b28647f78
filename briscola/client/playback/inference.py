"""Facts that a seat could count and conclude at a moment of a kept match, all from its `Sight`."""

from collections.abc import Iterable

from msgspec import Struct

from briscola.client.playback.seat_knowledge import Sight
from briscola.engine.actions import Sign
from briscola.engine.cards import Card, Suit
from briscola.players.card_codes import FIRST_CARICO, STRENGTH, SUIT, SUITS
from briscola.players.signals import stands


class KnownPlace(Struct, frozen=True, kw_only=True):
    """Facts about another hand: suits it cannot hold although cards are out, and its signs.

    Cards known for certain are not listed here.
    """

    place: int
    without: tuple[Suit, ...] = ()
    signs: tuple[Sign, ...] = ()


class Known(Struct, frozen=True, kw_only=True):
    """Facts that one seat could know. `trumps` and `carichi` may still be played by others, best first.

    `points` lists parties that count together as far as the seat can tell, its own first. `left` are the card
    points not taken yet. `called` are the places that may hold the called card, until it is played. `unseen`
    is the number of cards of which it knows nothing.
    """

    seat: int
    points: tuple[tuple[tuple[int, ...], int], ...]
    left: int
    trumps: tuple[Card, ...] | None
    """None while no suit is trumps."""
    carichi: tuple[Card, ...]
    places: tuple[KnownPlace, ...]
    called: tuple[int, ...]
    unseen: int


def known(sight: Sight) -> Known:
    """Facts the seat of this `Sight` could know."""
    view, knowledge, where = sight.view, sight.knowledge, sight.where
    card, number = knowledge.coder.card, knowledge.coder.number
    out = sorted(knowledge.elsewhere, key=lambda c: (-STRENGTH[c], c))
    trumps = None if view.trumps is None else tuple(card[c] for c in out if SUIT[c] == knowledge.trumps)
    carichi = [c for c in out if SUIT[c] != knowledge.trumps and STRENGTH[c] >= FIRST_CARICO]
    certain = {c for cards in where.certain.values() for c in cards}
    called = None if view.called is None else number[view.called]
    if called is None or any(play.card == called for plays in knowledge.history for play in plays):
        holders: tuple[int, ...] = ()
    elif sight.holder is not None:
        holders = (sight.holder,)
    else:
        holders = tuple(p for p in knowledge.order if called in where.possible.get(p, ()))
    return Known(
        seat=view.seat,
        points=_points(sight),
        left=knowledge.left,
        trumps=trumps,
        carichi=tuple(card[c] for c in carichi),
        places=tuple(_place(sight, place) for place in knowledge.order if place != view.seat),
        called=holders,
        unseen=len([c for c in knowledge.unseen if c not in certain]),
    )


def _points(sight: Sight) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Points of each party, declared ones included; of each place alone while partners are unknown."""
    view, rules = sight.view, sight.view.rules
    parties: Iterable[tuple[int, ...]] = rules.parties(view.caller, sight.holder)
    if rules.has_payments and sight.holder is None:
        parties = ((place,) for place in sorted(sight.knowledge.order))
    points = list(view.points)
    for made in view.declared:
        points[made.seat] += made.points
    own_first = sorted(parties, key=lambda party: view.seat not in party)
    return tuple((party, sum(points[place] for place in party)) for party in own_first)


def _place(sight: Sight, place: int) -> KnownPlace:
    view, knowledge, where = sight.view, sight.knowledge, sight.where
    unseen = {SUIT[c] for c in knowledge.unseen}
    may = {SUIT[c] for c in where.possible[place]}
    whole = len(where.certain[place]) >= view.counts[place]
    said = (seen for seen in view.signals if seen.seat == place and stands(view, seen))
    return KnownPlace(
        place=place,
        without=() if whole else tuple(SUITS[suit] for suit in sorted(unseen - may)),
        signs=tuple(dict.fromkeys(seen.sign for seen in said)),
    )
