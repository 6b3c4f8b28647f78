"""Which figure or ornament stands between the blades of each number card of spade."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.cards.kit.svg import Drawing
from tools.cards.trevisane.sprig import spray
from tools.cards.trevisane.swords import ONE, THREE, TWO, even, odd


def flank(d: Drawing) -> None:
    """A sprig on either side of the middle."""
    for side in (-1, 1):
        with d.at(side * 62, 60):
            spray(d)


CARDS: dict[str, Callable[[], Drawing]] = {
    "2S": partial(even, ONE, flank),
    "3S": partial(odd, ONE, flank),
    "4S": partial(even, TWO, flank),
    "5S": partial(odd, TWO, flank),
    "6S": partial(even, THREE, flank),
    "7S": partial(odd, THREE, flank),
}
