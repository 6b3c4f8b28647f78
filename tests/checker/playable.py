"""Cards that may be laid: the one place where the checker knows it, for logs, for views and for INV-8."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .games import Form, Value


@dataclass(frozen=True, kw_only=True)
class Moment:
    """A place's turn to play; cards are codes, the cards of the table in the order they were laid."""

    form: Form
    options: Mapping[str, Value]
    hand: Sequence[str]
    table: Sequence[str]
    stock: int
    """Number of cards in the stock."""
    tricks: int
    """Number of tricks taken by all."""
    trumps: str | None
    """Suit, or none while there is none."""


def playable(moment: Moment) -> list[str]:
    """The whole hand, or the cards of the suit led where it must be followed (V-PR-1, V-BI-4)."""
    hand = list(moment.hand)
    follow = moment.form.row.follow or moment.options["must_follow"]
    if moment.table and (follow or (moment.options["follow_at_end"] and not moment.stock)):
        hand = [card for card in hand if card[1] == moment.table[0][1]] or hand
    return hand
