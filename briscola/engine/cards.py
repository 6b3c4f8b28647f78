"""Suits, ranks, cards and packs (R-CARD); codes are those of the contract: rank letter, then suit letter."""

from enum import StrEnum
from typing import NamedTuple


class Suit(StrEnum):
    """The four suits, in the order in which a new pack lies."""

    COPPE = "C"
    DENARI = "D"
    BASTONI = "B"
    SPADE = "S"

    # Cards are dictionary keys in every inner loop; Enum's own hash is a Python call.
    __hash__ = str.__hash__


class Rank(StrEnum):
    """The ten ranks, in the order in which a new pack lies."""

    ACE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    JACK = "F"
    KNIGHT = "C"
    KING = "R"

    __hash__ = str.__hash__


class Card(NamedTuple):
    """One card; deck art never changes which card it is (R-CARD-1)."""

    rank: Rank
    suit: Suit

    @property
    def code(self) -> str:
        """The two letters of the contract, `1D` for the ace of coins."""
        return CODES[self]

    def __str__(self) -> str:
        return CODES[self]

    def __repr__(self) -> str:
        return CODES[self]


ALL_CARDS: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
CODES: dict[Card, str] = {card: card.rank.value + card.suit.value for card in ALL_CARDS}
_BY_CODE: dict[str, Card] = {code: card for card, code in CODES.items()}


class UnknownCard(ValueError):  # noqa: N818 - a sentence about the game reads better without "Error"
    """A code that names no card of the pack."""


def card(code: str) -> Card:
    """The card of a code such as `3C`.

    >>> card("3C").suit is Suit.COPPE
    True

    Raises UnknownCard.
    """
    try:
        return _BY_CODE[code]
    except (KeyError, TypeError):
        raise UnknownCard(
            f"there is no card {code!r}: a card is a rank (1 2 3 4 5 6 7 F C R) and a suit (C D B S)"
        ) from None


def cards(codes: str) -> tuple[Card, ...]:
    """The cards of codes separated by blanks."""
    return tuple(card(code) for code in codes.split())


class Ranking:
    """Order and points of the cards of one suit (R-CARD-2/3, V-BI-1/2).

    `strength` and `points` go from each card to a number; strength 10 is best.
    """

    def __init__(self, *, best_first: str, points: dict[str, int]) -> None:
        self.order: tuple[Rank, ...] = tuple(Rank(letter) for letter in best_first)
        self.rank_strength: dict[Rank, int] = {rank: 10 - i for i, rank in enumerate(self.order)}
        self.rank_points: dict[Rank, int] = {rank: points.get(rank.value, 0) for rank in Rank}
        self.strength: dict[Card, int] = {c: self.rank_strength[c.rank] for c in ALL_CARDS}
        self.points: dict[Card, int] = {c: self.rank_points[c.rank] for c in ALL_CARDS}

    def beats(self, challenger: Card, best: Card, trumps: Suit | None) -> bool:
        """True if a later card takes the trick from the best one so far (R-TRICK-4 … 6)."""
        if challenger.suit is best.suit:
            return self.strength[challenger] > self.strength[best]
        return challenger.suit is trumps


BRISCOLA_RANKING = Ranking(best_first="13RCF76542", points={"1": 11, "3": 10, "R": 4, "C": 3, "F": 2})
SEVEN_RANKING = Ranking(best_first="17RCF36542", points={"1": 11, "7": 10, "R": 4, "C": 3, "F": 2})
"""The usual ranking with the names 3 and 7 exchanged (option ranking)."""
BISCA_RANKING = Ranking(best_first="17RFC65432", points={"1": 11, "7": 10, "R": 4, "F": 3, "C": 2})


def pack_without(removed: tuple[Card, ...]) -> tuple[Card, ...]:
    """The pack in its new order, the removed cards left out (R-CARD-4)."""
    return tuple(c for c in ALL_CARDS if c not in removed)
