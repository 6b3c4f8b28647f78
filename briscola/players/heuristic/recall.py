"""What an amateur remembers of the cards gone: the newest, the ace and three of trumps; the rest fades."""

from dataclasses import replace
from functools import lru_cache
from random import Random

from msgspec.structs import replace as replace_view

from briscola.engine.observation import Observation
from briscola.players.coding import FIRST_CARICO, STRENGTH, SUIT, coder_of
from briscola.players.heuristic.memory import Memory

SURE_TRICKS = 2  # the tricks just played are remembered as they were
SPAN = 14  # cards after which nothing that can fade is left


def latest_signs(view: Observation) -> Observation:
    """The view with only the signs of this trick and the one before it."""
    return replace_view(view, signals=tuple(s for s in view.signals if s.trick >= len(view.tricks)))


def faded(view: Observation, memory: Memory, key: int) -> Memory:
    """The memory with the forgotten cards among the unseen again; once forgotten, forgotten for the hand.

    `key` is the player's own chance: it, the dealer and the trumps decide how long each card lasts.
    """
    number = coder_of(view.rules).number
    lasting = lives(key, view.dealer, memory.trumps)
    past = view.tricks[: max(0, len(view.tricks) - SURE_TRICKS)]
    per_trick = len(memory.order)
    lost = [
        c
        for age, trick in enumerate(reversed(past), start=1)
        for c in (number[play.card] for play in trick.plays)
        if age * per_trick > lasting[c] and not (SUIT[c] == memory.trumps and STRENGTH[c] >= FIRST_CARICO)
    ]
    return replace(memory, unseen=tuple(sorted((*memory.unseen, *lost)))) if lost else memory


@lru_cache(maxsize=256)
def lives(key: int, dealer: int, trumps: int) -> tuple[float, ...]:
    """For each card the number of cards played after which it has faded, 0 … SPAN."""
    rng = Random(f"{key}:{dealer}:{trumps}")
    return tuple(SPAN * rng.random() for _ in range(40))
