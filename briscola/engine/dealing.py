"""Handing out a shuffled pack: cards at a time, order of places, and the card turned up."""

from collections.abc import Sequence


def laid_out(
    count: int, *, places: int, dealt: int, packet: int = 1, bottom_turned: bool = False
) -> tuple[int, ...]:
    """Places in the pack, counted from the top, of `count` cards in the order that R-DEAL-4 … 6 expect.

    That is: `dealt` cards one at a time round the table, the turned card, the stock in drawing order. Each
    place gets `packet` cards in a row (option deal_by); turned is the next card, or the bottom one (turn_up).
    """
    hands = [_dealt_to(place, places, dealt // places, packet) for place in range(places)]
    rest = list(range(dealt, count))
    stock = [*rest[-1:], *rest[:-1]] if bottom_turned else rest
    return (*(hands[i % places][i // places] for i in range(dealt)), *stock)


def _dealt_to(place: int, places: int, size: int, packet: int) -> Sequence[int]:
    """The cards that come to the place that is dealt to so many places after the first."""
    return [(i // packet) * packet * places + place * packet + i % packet for i in range(size)]
