"""Possible places of every card that a seat does not see: certain by elimination, or impossible.

All of it follows from a `Knowledge`: the cards still unseen, how many each place holds, the suits that it has
shown to lack. Cards of one suit are alike in that, so suits are counted instead of cards.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations

from msgspec import Struct

from briscola.players.card_codes import SUIT
from briscola.players.knowledge import Knowledge

STOCK = -1
"""The stock as a place; the turned card under it lies in sight and does not belong to it."""


class CardLocations(Struct, frozen=True, kw_only=True):
    """Cards by place, own place left out: those it holds for certain, and all those it may hold."""

    certain: Mapping[int, tuple[int, ...]]
    possible: Mapping[int, frozenset[int]]


def whereabouts(knowledge: Knowledge) -> CardLocations:
    """Certain and possible places of the cards. Exact: it draws every conclusion from those facts."""
    certain = {place: () for place in knowledge.order if place != knowledge.me} | dict(knowledge.held)
    if knowledge.actor != knowledge.me:
        certain[knowledge.actor] = knowledge.hand
    certain.pop(knowledge.me, None)
    room = {place: knowledge.counts[place] - len(cards) for place, cards in certain.items()}
    room[STOCK] = max(0, knowledge.stock - (knowledge.turned is not None))
    unseen: dict[int, list[int]] = {}
    for card in knowledge.unseen:
        unseen.setdefault(SUIT[card], []).append(card)
    supply = {suit: len(cards) for suit, cards in unseen.items()}
    lacks = {place: 0 if place == STOCK else knowledge.voids[place] for place in room}
    may: dict[int, list[int]] = {place: [] for place in room}
    for suit in supply:
        one_less = {**supply, suit: supply[suit] - 1}
        for place in room:
            taken = {**room, place: room[place] - 1}
            if room[place] > 0 and not lacks[place] >> suit & 1 and fits(one_less, taken, lacks):
                may[place].append(suit)
    for suit, cards in unseen.items():
        homes = [place for place in room if suit in may[place]]
        if len(homes) == 1 and homes[0] != STOCK:
            certain[homes[0]] = (*certain[homes[0]], *cards)
    return CardLocations(
        certain=certain,
        possible={
            place: frozenset((*certain.get(place, ()), *(c for suit in may[place] for c in unseen[suit])))
            for place in room
        },
    )


def fits(supply: Mapping[int, int], room: Mapping[int, int], lacks: Mapping[int, int]) -> bool:
    """True if cards of these suits all find a place: no set of suits outnumbers the room open to it."""
    return all(
        sum(supply[suit] for suit in suits) <= _open_to(suits, room, lacks)
        for count in range(1, len(supply) + 1)
        for suits in combinations(supply, count)
    )


def _open_to(suits: Sequence[int], room: Mapping[int, int], lacks: Mapping[int, int]) -> int:
    """The room of all the places that may hold a card of one of some suits."""
    return sum(n for place, n in room.items() if any(not lacks[place] >> suit & 1 for suit in suits))
