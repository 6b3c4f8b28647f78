"""Cards as the rows of every net: suits are renamed, trumps first, and cards of a suit go by strength."""

from functools import cache
from itertools import permutations

from briscola.players.card_codes import STRENGTH, SUIT

CARDS, SUITS, STRENGTHS = 40, 4, 10
PACK_POINTS = 120  # in the packs of all the games that nets play (R-CARD-2)
POT_STEPS: tuple[int, ...] = (1, 3, 5, 10, 12, 15, 20, 25, 35)
LEADS, TAKES, LEAVES = range(3)  # what a card does to the trick, or would do now

RENAMINGS: tuple[tuple[int, ...], ...] = (
    (0, 1, 2, 3),
    (0, 1, 3, 2),
    (0, 2, 1, 3),
    (0, 2, 3, 1),
    (0, 3, 1, 2),
    (0, 3, 2, 1),
)
"""Every way to rename the plain suits: the game is the same (INV-11)."""
ALL_RENAMINGS: tuple[tuple[int, ...], ...] = tuple(permutations(range(SUITS)))
"""Every way to rename all four suits, for games without trumps."""


@cache
def renaming(trumps: int) -> tuple[int, ...]:
    """New number of each card, by `renamed`."""
    return tuple(renamed(card, trumps) for card in range(CARDS))


def renamed(card: int, trumps: int) -> int:
    """A card number with its suit renamed: trumps become suit 0, the others keep their order.

    Without trumps all keep it.
    """
    suit = SUIT[card]
    new = 0 if suit == trumps else suit + (suit < trumps)
    return new * STRENGTHS + STRENGTH[card]
