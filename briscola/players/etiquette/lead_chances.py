"""Chances of a lead, from many deals of the hidden cards, all equally likely by what the seat knows."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from briscola.players.card_codes import STRENGTH, SUIT
from briscola.players.knowledge import Knowledge
from briscola.players.sampling.hands import sampled_hands

DEALS = 40  # of the hidden cards

Hands = Mapping[int, Sequence[int]]


def lost_to_trump(knowledge: Knowledge, leads: Sequence[int]) -> dict[int, float]:
    """For each side-suit lead the chance that an enemy can trump it and no friend's higher trump saves it."""
    deals = tuple(_deals(knowledge))
    return {led: sum(_lost(knowledge, led, hands) for hands in deals) / len(deals) for led in leads}


def _deals(knowledge: Knowledge) -> Iterator[Hands]:
    """Hands of the places still to play; the same for the same knowledge."""
    code = knowledge.coder.card
    cards = (*knowledge.view.hand, *(code[c] for c in knowledge.unseen_in_pack))
    rng = Random(" ".join(c.code for c in cards))
    for _ in range(DEALS):
        yield sampled_hands(knowledge, knowledge.later, rng)


def _lost(knowledge: Knowledge, led: int, hands: Hands) -> bool:
    view, trumps = knowledge.view, knowledge.trumps
    called = None if view.called is None else knowledge.coder.number[view.called]
    holder = next((place for place, hand in hands.items() if called in hand), view.caller)
    enemies = friends = 0
    for place, hand in hands.items():
        if place == knowledge.blind:
            hand = hand[:1]  # its top card, whatever it is
        if knowledge.must_follow and any(SUIT[c] == SUIT[led] for c in hand):
            continue
        best = max((STRENGTH[c] + 1 for c in hand if SUIT[c] == trumps), default=0)
        if _friend(knowledge, place, holder):
            friends = max(friends, best)
        else:
            enemies = max(enemies, best)
    return enemies > friends


def _friend(knowledge: Knowledge, place: int, holder: int | None) -> bool:
    """True if a place is a friend, given that `holder` has the called card."""
    known = knowledge.friend(place)
    if known is not None:
        return known
    return (place == holder) == (knowledge.me == knowledge.view.caller)
