"""A trick: its cards in the order played, which one is winning, and what may be played to it."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from briscola.engine.cards import Card, Ranking, Suit


class TableCard(NamedTuple):
    """A card of the trick on the table, and who played it."""

    seat: int
    card: Card


class Trick(Struct, frozen=True, kw_only=True):
    """A finished trick: the cards in the order played."""

    leader: int
    plays: tuple[TableCard, ...]
    winner: int
    points: int


def winning(table: Sequence[TableCard], trumps: Suit | None, ranking: Ranking) -> TableCard:
    """The card that is winning a trick of at least one card (R-TRICK-4 … 6)."""
    best = table[0]
    for play in table[1:]:
        if ranking.beats(play.card, best.card, trumps):
            best = play
    return best


def playable(hand: tuple[Card, ...], led: Suit | None, must_follow: bool) -> tuple[Card, ...]:
    """The cards that may be played to a trick in which `led` was led (R-TRICK-3, V-PR-1 … 4)."""
    if not must_follow or led is None:
        return hand
    return tuple(c for c in hand if c.suit is led) or hand
