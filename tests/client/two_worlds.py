"""Pairs of matches that differ in cards that somebody does not see."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec import structs

from briscola.client.playback.reel import Reel
from briscola.engine.cards import Card
from briscola.engine.events import Called, Dealt, Drawn, Event, MatchBegan
from briscola.players.card_locations import STOCK
from tests.client.steps import Game

SECRETIVE: Sequence[Game] = (
    ("briscola", 2, {"exchange": "seven_and_two"}),
    ("briscola", 4, {}),
    ("briscola", 6, {}),
    ("chiamata", 5, {}),
    ("chiamata", 5, {"bidding": "rank", "obliged": True, "dark": True}),
    ("chiamata", 4, {}),
    ("chiamata", 4, {"morto": "open"}),
    ("prini", 3, {"deal_all": True}),
    ("marianna", 2, {"to_points": 300}),
)
"""Games in which something is hidden, each in its own way."""


def _other_world(log: Sequence[Event], one: Card, two: Card) -> list[Event]:
    """The same match with two cards exchanged that nobody has shown: who has the called card may change."""
    swap = {one: two, two: one}

    def of(cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(swap.get(each, each) for each in cards)

    found: list[Event] = []
    hands: Sequence[Sequence[Card]] = ()
    latest = max(n for n, event in enumerate(log) if isinstance(event, Dealt))
    for event in log[latest:]:
        match event:
            case Dealt():
                hands = tuple(of(hand) for hand in event.hands)
                deck, stock = of(event.deck), of(event.stock)
                event = structs.replace(event, deck=deck, hands=hands, stock=stock)
            case Drawn(card=drawn) if drawn is not None:
                event = structs.replace(event, card=swap.get(drawn, drawn))
            case Called():
                holder = next(seat for seat, hand in enumerate(hands) if event.card in hand)
                event = structs.replace(event, partner=holder)
        found.append(event)
    return [*log[:latest], *found]


def worlds(log: list[Event]) -> Iterator[tuple[list[Event], list[Event], int]]:
    """Logs of pairs of matches that a seat cannot tell from each other, broken off at the same moment."""
    whole, chance = Reel(log), Random(5)
    players = next(event.players for event in log if isinstance(event, MatchBegan))
    hand = max(whole.hands, key=lambda one: one.last - one.first)
    stops = range(hand.first, hand.last)
    for stop in chance.sample(stops, min(10, len(stops))):
        end = whole.following(stop)
        for seat in chance.sample(range(players), 2):
            sight = whole.sight(stop, seat)
            assert sight is not None
            number, where = sight.knowledge.coder, sight.where.possible
            homes = {place: [c for c in where[place] if c in sight.knowledge.unseen] for place in where}
            cards = chance.sample(sight.knowledge.unseen, len(sight.knowledge.unseen))
            opened = whole.view(stop, opened=True)
            assert opened is not None
            lies = {
                number.number[c]: place
                for place, hand in enumerate(opened.hands)
                for c in hand
                if c is not None
            }
            for one, two in zip(cards[::2], cards[1::2], strict=False):
                first, second = lies.get(one, STOCK), lies.get(two, STOCK)
                if first != second and one in homes[second] and two in homes[first]:
                    yield log[:end], _other_world(log[:end], number.card[one], number.card[two]), seat
                    break
