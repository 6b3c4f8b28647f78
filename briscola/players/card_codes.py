"""Cards as small numbers, for the inner loops of evaluation and search only.

A card is `10 * suit + strength - 1`. Strength alone gives its points in every ranking of the family, so the
same numbers serve briscola and bisca.
"""

from functools import cached_property

from briscola.engine.cards import ALL_CARDS, Card, Ranking, Suit
from briscola.engine.rules import Rules

NO_TRUMPS = -1
SUITS: tuple[Suit, ...] = tuple(Suit)
POINTS: tuple[int, ...] = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11) * 4
SUIT: tuple[int, ...] = tuple(number // 10 for number in range(40))
STRENGTH: tuple[int, ...] = tuple(number % 10 for number in range(40))
FIRST_CARICO = 8  # strengths 8 and 9 are worth ten points or more


class Coder:
    """The numbers of the cards in one ranking, both ways."""

    def __init__(self, ranking: Ranking) -> None:
        self.number: dict[Card, int] = {
            c: 10 * SUITS.index(c.suit) + ranking.strength[c] - 1 for c in ALL_CARDS
        }

    @cached_property
    def card(self) -> tuple[Card, ...]:
        """The card of each number."""
        return tuple(sorted(self.number, key=lambda c: self.number[c]))


_CODERS: dict[int, Coder] = {}


def coder_of(rules: Rules) -> Coder:
    """The coder of a game's ranking."""
    key = id(rules.ranking)
    if key not in _CODERS:
        _CODERS[key] = Coder(rules.ranking)
    return _CODERS[key]


def suit_number(suit: Suit | None) -> int:
    """The number of a suit, NO_TRUMPS for none."""
    return NO_TRUMPS if suit is None else SUITS.index(suit)


def beats(challenger: int, best: int, trumps: int) -> bool:
    """True if a later card takes the trick from the best so far (R-TRICK-4 … 6)."""
    if SUIT[challenger] == SUIT[best]:
        return challenger > best
    return SUIT[challenger] == trumps
