"""Cards by code (rank, then suit): packs, strength, points, and which card of a trick wins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

SUITS = "CDBS"
RANKS = "1234567FCR"
PACK = tuple(rank + suit for suit in SUITS for rank in RANKS)
CARDS = frozenset(PACK)
TWOS = frozenset("2" + suit for suit in SUITS)
FOURS = frozenset("4" + suit for suit in SUITS)
_POINTS = (11, 10, 4, 3, 2)  # of the five strongest ranks, in every game


@dataclass(frozen=True, kw_only=True)
class Ranking:
    """How the cards of a game compare: `strength` and `points` by card, a higher number is better.

    `best_first` lists the ranks; `swaps` is the rank that takes a stronger turned card (R-XCHG-1).
    """

    best_first: str
    swaps: str
    strength: Mapping[str, int]
    points: Mapping[str, int]


def _ranking(best_first: str, swaps: str = "7") -> Ranking:
    points = dict(zip(best_first, _POINTS, strict=False))
    return Ranking(
        best_first=best_first,
        swaps=swaps,
        strength={card: len(best_first) - best_first.index(card[0]) for card in PACK},
        points={card: points.get(card[0], 0) for card in PACK},
    )


BRISCOLA = _ranking("13RCF76542")  # R-CARD-2, R-CARD-3
SEVEN_HIGH = _ranking("17RCF36542", swaps="3")  # V-RK-1: 3 and 7 exchanged everywhere
# The codes are those of the French cards: F is the jack and beats C, the queen (V-BI-1, V-BI-2, V-SU-1).
BISCA = _ranking("17RFC65432")


def winning_card(cards: Sequence[str], trumps: str, ranking: Ranking) -> int:
    """Index of the card that wins `cards`, given in the order played (R-TRICK-4 to R-TRICK-6).

    `trumps` is empty while there are none: then the suit led decides (V-BO-1).
    """
    strength = ranking.strength
    suit = trumps if any(card[1] == trumps for card in cards) else cards[0][1]
    return max(range(len(cards)), key=lambda i: strength[cards[i]] if cards[i][1] == suit else 0)
