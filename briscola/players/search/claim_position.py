"""The cards at one moment of a claim, as sets of bits: certain ones by place, and a pool of the others."""

from collections.abc import Sequence
from typing import NamedTuple

from briscola.players.card_codes import SUITS

POOL = 9
"""Number of the pool among the places."""
SUIT_BITS = tuple(0b1111111111 << 10 * suit for suit in range(len(SUITS)))


class ClaimPosition(NamedTuple):
    """The cards at one moment: a bit each in `held` (by place, certain) and `pool` (anywhere else).

    `room` counts the cards of the pool by place, those of the stock last; `voids` is a bit per suit and
    place. `turned` is the last card of the stock, `holder` the place that has shown the called card.
    """

    held: tuple[int, ...]
    pool: int
    room: tuple[int, ...]
    voids: tuple[int, ...]
    turned: int | None
    holder: int | None

    def stock(self) -> int:
        """Number of cards in the stock."""
        return self.room[-1] + (self.turned is not None)


def bits_of(cards: Sequence[int]) -> int:
    """The set of some cards."""
    return sum(1 << card for card in cards)


def cards_of(bits: int) -> list[int]:
    """The cards of a set, from the lowest number on."""
    return [card for card in range(bits.bit_length()) if bits >> card & 1]


def lies_with(at: ClaimPosition, card: int) -> int:
    """The place that holds a card for certain; POOL for an unseen one, POOL + 1 for any other."""
    if at.pool >> card & 1:
        return POOL
    return next((place for place, cards in enumerate(at.held) if cards >> card & 1), POOL + 1)


def all_of(at: ClaimPosition) -> int:
    """The cards that are in hands and stock."""
    cards = at.pool if at.turned is None else at.pool | 1 << at.turned
    for held in at.held:
        cards |= held
    return cards


def with_card(at: ClaimPosition, place: int, card: int) -> ClaimPosition:
    """The position with one card more that a place holds for certain."""
    held = tuple([cards | (1 << card) * (p == place) for p, cards in enumerate(at.held)])
    return at._replace(held=held, pool=at.pool & ~(1 << card))


def without(at: ClaimPosition, place: int, card: int, *, lacks: int | None) -> ClaimPosition:
    """The position once a place has laid a card, which may show that it lacks a suit."""
    voids = at.voids
    if lacks is not None:
        voids = tuple([v | (1 << lacks) * (p == place) for p, v in enumerate(voids)])
    if not at.pool >> card & 1:
        held = tuple([h & ~(1 << card) for h in at.held])
        return at._replace(held=held, voids=voids)
    room = tuple([n - (p == place) for p, n in enumerate(at.room)])
    return at._replace(pool=at.pool & ~(1 << card), room=room, voids=voids)
