"""What may become of a lead: the hidden cards dealt many times, each deal the seat can think of alike."""

from collections.abc import Mapping, Sequence

from briscola.engine.cards import Card
from briscola.engine.rules import Dummy
from briscola.players.etiquette.sight import Sight

Hands = Mapping[int, Sequence[Card]]


def lost_to_trump(sight: Sight, led: Card) -> float:
    """The chance that a side-suit lead can be trumped by an enemy and saved by no friend's higher trump."""
    if led not in sight.risks:
        sight.risks[led] = sum(_lost(sight, led, hands) for hands in sight.worlds) / len(sight.worlds)
    return sight.risks[led]


def _lost(sight: Sight, led: Card, hands: Hands) -> bool:
    called = sight.view.called
    holder = next((place for place, hand in hands.items() if called in hand), sight.view.caller)
    enemies = friends = 0
    for place, hand in hands.items():
        if place == sight.view.rules.dummy_seat and sight.view.rules.dummy is Dummy.BLIND:
            hand = hand[:1]  # its top card, whatever it is
        if sight.must_follow and any(c.suit is led.suit for c in hand):
            continue
        best = max((sight.strength(c) for c in hand if sight.trump(c)), default=0)
        if _friend(sight, place, holder):
            friends = max(friends, best)
        else:
            enemies = max(enemies, best)
    return enemies > friends


def _friend(sight: Sight, place: int, holder: int | None) -> bool:
    """Whether a place is a friend where `holder` has the called card."""
    known = sight.friend(place)
    if known is not None:
        return known
    return (place == holder) == (sight.view.seat == sight.view.caller)
