"""Whole numbers as letters and digits that can be dictated, and the order of a pack as such a number."""

from collections.abc import Sequence
from math import factorial

from briscola.engine.cards import Card

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no I, L, O, U, which sound or look like other ones."""
_READ = {digit: value for value, digit in enumerate(DIGITS)} | {"O": 0, "I": 1, "L": 1, "U": 27}
BITS = 5


def spell_number(number: int) -> str:
    """A number of at least 0 in base 32, highest digit first; `0` for 0."""
    digits: list[str] = []
    while number or not digits:
        number, digit = divmod(number, len(DIGITS))
        digits.append(DIGITS[digit])
    return "".join(reversed(digits))


def read_number(text: str) -> int:
    """The number that letters and digits spell, small letters and look-alikes (O, I, L, U) included.

    Raises ValueError for an empty text and for any other character.
    """
    if not text:
        raise ValueError("a number has at least one digit")
    number = 0
    for letter in text.upper():
        if letter not in _READ:
            raise ValueError(f"{letter!r} is no digit of base 32")
        number = number * len(DIGITS) + _READ[letter]
    return number


def orders(pack: Sequence[Card]) -> int:
    """Number of orders in which the cards of a pack can lie."""
    return factorial(len(pack))


def order_number(cards: Sequence[Card], pack: Sequence[Card]) -> int:
    """Number of the order of these cards, 0 … `orders(pack)` − 1; `pack` has the same cards."""
    left, number = list(pack), 0
    for card in cards:
        at = left.index(card)
        number = number * len(left) + at
        del left[at]
    return number


def cards_in_order(number: int, pack: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a pack in the order of this number, the opposite of `order_number`."""
    places = []
    for size in range(1, len(pack) + 1):
        number, at = divmod(number, size)
        places.append(at)
    left = list(pack)
    return tuple(left.pop(at) for at in reversed(places))
