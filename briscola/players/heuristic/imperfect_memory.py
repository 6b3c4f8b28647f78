"""The memory of an amateur: the newest cards, ace and three of trumps; the rest fades."""

from dataclasses import replace
from functools import lru_cache
from random import Random

from msgspec.structs import replace as replace_view

from briscola.players.card_codes import FIRST_CARICO, STRENGTH, SUIT
from briscola.players.knowledge import Knowledge

SURE_TRICKS = 2  # the tricks just played are remembered as they were
SPAN = 14  # cards after which nothing that can fade is left


def faded(knowledge: Knowledge, key: int) -> Knowledge:
    """The knowledge after forgetting: forgotten cards are unseen again, only the latest signs stand.

    `key` is the player's own chance: it, the dealer and the trumps decide how long each card lasts. Once
    forgotten, a card is forgotten for the hand; of signs those of this trick and the one before it are left.
    """
    view, trumps = knowledge.view, knowledge.trumps
    lasting = lives(key, view.dealer, trumps)
    past = knowledge.history[: max(0, len(view.tricks) - SURE_TRICKS)]
    per_trick = len(knowledge.order)
    lost = [
        play.card
        for age, plays in enumerate(reversed(past), start=1)
        for play in plays
        if age * per_trick > lasting[play.card]
        and not (SUIT[play.card] == trumps and STRENGTH[play.card] >= FIRST_CARICO)
    ]
    latest = tuple(s for s in view.signals if s.trick >= len(view.tricks))
    if len(latest) < len(view.signals):
        knowledge = replace(knowledge, view=replace_view(view, signals=latest))
    return replace(knowledge, unseen=tuple(sorted((*knowledge.unseen, *lost)))) if lost else knowledge


@lru_cache(maxsize=256)
def lives(key: int, dealer: int, trumps: int) -> tuple[float, ...]:
    """For each card the number of cards played after which it has faded, 0 … SPAN."""
    rng = Random(f"{key}:{dealer}:{trumps}")
    return tuple(SPAN * rng.random() for _ in range(40))
