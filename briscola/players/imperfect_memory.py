"""Imperfect memory: the newest cards and the dearest stay, the rest fades."""

from dataclasses import replace
from functools import lru_cache
from random import Random

from msgspec import Struct
from msgspec.structs import replace as replace_view

from briscola.players.card_codes import FIRST_CARICO, STRENGTH, SUIT
from briscola.players.knowledge import Knowledge

SURE_TRICKS = 2  # the tricks just played are remembered as they were
SPAN = 14  # cards after which nothing that can fade is left


class Memory(Struct, frozen=True, kw_only=True):
    """A span of memory: cards last for `span` cards at most, but for those that are never forgotten.

    These are the last `sure_tricks`, ace and three of trumps, and with `counts` every trump and carico.
    """

    span: int = SPAN
    sure_tricks: int = SURE_TRICKS
    counts: bool = False


AMATEUR_MEMORY = Memory()


def faded(knowledge: Knowledge, key: int, memory: Memory = AMATEUR_MEMORY) -> Knowledge:
    """The knowledge after forgetting: forgotten cards are unseen again, only the latest signs stand.

    `key` is the player's own chance: it, the dealer and the trumps decide how long each card lasts. Once
    forgotten, a card is forgotten for the hand; of signs those of this trick and the one before it are left.
    """
    view, trumps = knowledge.view, knowledge.trumps
    lasting = lives(key, view.dealer, trumps, memory.span)
    past = knowledge.history[: max(0, len(view.tricks) - memory.sure_tricks)]
    per_trick = len(knowledge.order)
    lost = [
        play.card
        for age, plays in enumerate(reversed(past), start=1)
        for play in plays
        if age * per_trick > lasting[play.card] and not _kept(play.card, trumps, counts=memory.counts)
    ]
    latest = tuple(s for s in view.signals if s.trick >= len(view.tricks))
    if len(latest) < len(view.signals):
        knowledge = replace(knowledge, view=replace_view(view, signals=latest))
    if not lost:
        return knowledge
    unseen = tuple(sorted((*knowledge.unseen, *lost)))
    return replace(knowledge, unseen=unseen, forgotten=frozenset(lost))


def _kept(card: int, trumps: int, *, counts: bool) -> bool:
    """True if a card is never forgotten."""
    trump, carico = SUIT[card] == trumps, STRENGTH[card] >= FIRST_CARICO
    return trump or carico if counts else trump and carico


@lru_cache(maxsize=256)
def lives(key: int, dealer: int, trumps: int, span: int = SPAN) -> tuple[float, ...]:
    """For each card the number of cards played after which it has faded, 0 … `span`."""
    rng = Random(f"{key}:{dealer}:{trumps}")
    return tuple(span * rng.random() for _ in range(40))
