"""Cards by code (rank, then suit): packs, strength, points, and which card of a trick wins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

SUITS = "CDBS"
RANKS = "1234567FCR"
PACK = tuple(rank + suit for suit in SUITS for rank in RANKS)
CARDS = frozenset(PACK)


@dataclass(frozen=True, kw_only=True)
class Ranking:
    """How the cards of a game compare: `strength` and `points` by card, a higher number is better."""

    strength: Mapping[str, int]
    points: Mapping[str, int]


def _ranking(best_first: str, points: Mapping[str, int]) -> Ranking:
    return Ranking(
        strength={card: len(best_first) - best_first.index(card[0]) for card in PACK},
        points={card: points.get(card[0], 0) for card in PACK},
    )


BRISCOLA = _ranking("13RCF76542", {"1": 11, "3": 10, "R": 4, "C": 3, "F": 2})  # R-CARD-2, R-CARD-3
# The codes are those of the French cards: F is the jack and beats C, the queen (V-BI-1, V-BI-2).
BISCA = _ranking("17RFC65432", {"1": 11, "7": 10, "R": 4, "F": 3, "C": 2})


def winning_card(cards: Sequence[str], trumps: str, ranking: Ranking) -> int:
    """Index of the card that wins `cards`, given in the order played (R-TRICK-4 to R-TRICK-6)."""
    strength = ranking.strength
    suit = trumps if any(card[1] == trumps for card in cards) else cards[0][1]
    return max(range(len(cards)), key=lambda i: strength[cards[i]] if cards[i][1] == suit else 0)
