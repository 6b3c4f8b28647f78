"""Cards of another size on the table: as large as one wishes, as far as nothing covers anything by it."""

from collections.abc import Callable
from functools import partial
from itertools import combinations

import pygame

from briscola.ui.layout.table import LargeCardsOfMany, LargeCardsOfTwo, Layout
from briscola.ui.layout.table_items import items_in_sight

STEP = 0.05
"""Step by which the factor gives way where there is no room."""

Make = Callable[[type[Layout], float, float], Layout]
"""Table laid out in one of two ways, for a factor of the cards in the hand and one of those on the table."""


def with_cards(make: Make, wished: float) -> Layout:
    """The layout with cards of the wished factor, or of the largest for which there is room.

    The table stays as it is as long as nothing covers anything by the larger cards; then everything makes
    room for them. If even that is too little, the cards on the table give way first, then the hand.
    """
    usual = make(Layout, wished, wished)
    if wished <= 1:
        return usual
    known = _overlaps(make(Layout, 1.0, 1.0))
    if _overlaps(usual) <= known:
        return usual

    def free(kind: type[Layout], hand: float, table: float) -> bool:
        return _overlaps(make(kind, hand, table)) <= known

    large = LargeCardsOfTwo if len(usual.ring) == 2 else LargeCardsOfMany
    if free(large, wished, wished):
        return make(large, wished, wished)
    kind = Layout if usual.portrait else large
    hand = _largest(wished, lambda factor: free(kind, factor, 1.0))
    return make(kind, hand, _largest(wished, partial(free, kind, hand)))


def _largest(wished: float, free: Callable[[float], bool]) -> float:
    """The largest factor (1 to `wished`) for which there is room."""
    low, high = 0, round((wished - 1) / STEP)
    while low < high:
        middle = (low + high + 1) // 2
        if free(round(1 + STEP * middle, 3)):
            low = middle
        else:
            high = middle - 1
    return round(1 + STEP * low, 3)


def _overlaps(layout: Layout) -> set[str]:
    """Pairs of things of which one covers the other, and things that leave the window."""
    found = {item.name: item for item in items_in_sight(layout)}
    window = pygame.Rect((0, 0), layout.size).inflate(-2 * layout.scale.rim, 0)
    outside = {f"{name} leaves the window" for name, item in found.items() if not window.contains(item.rect)}
    return outside.union(layout.lacking) | {
        f"{one.name} × {other.name}"
        for one, other in combinations(found.values(), 2)
        if one.rect.colliderect(other.rect) and not one.kind.name == other.kind.name == "trick"
    }
