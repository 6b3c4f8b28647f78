"""Cards of another size on the table: as large as one wishes, as far as nothing covers anything by it.

`with_cards` makes every table of the game; the layout that it returns knows all places. Where a card of the
trick lies says its `slot`: `Layout.slot`, or `LargeCards.slot` by `row` (across) and `heights` (down).
"""

from collections.abc import Callable
from itertools import combinations

import pygame

from briscola.ui.layout.table.large_beside_trick import LargeBesideTrick
from briscola.ui.layout.table.large_cards import LargeCards
from briscola.ui.layout.table.large_in_corners import LargeInCorners
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.table_items import items_in_sight

STEP = 0.05
"""Step by which the factor gives way where there is no room."""


def with_cards(table: Layout, wished: float) -> Layout:
    """A table with cards of the wished factor, or of the largest for which there is room.

    The table stays as it is as long as nothing covers anything by the larger cards; then everything makes
    room for them. If even that is too little, the cards on the table give way first, then the hand.
    """
    usual = table.resized(Layout, wished, wished)
    if wished <= 1:
        return usual
    known = overlaps(table)
    if overlaps(usual) <= known:
        return usual
    large = large_kind(table)
    largest = table.resized(large, wished, wished)
    if overlaps(largest) <= known:
        return largest
    kind = Layout if table.portrait else large
    hand = _largest(wished, lambda factor: overlaps(table.resized(kind, factor, 1.0)) <= known)
    on_table = _largest(wished, lambda factor: overlaps(table.resized(kind, hand, factor)) <= known)
    return table.resized(kind, hand, on_table)


def large_kind(table: Layout) -> type[LargeCards]:
    """The form of a table with large cards: stock and slate lie in the corners if somebody sits at a side."""
    return LargeInCorners if "left" in table.form.edges else LargeBesideTrick


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


def overlaps(layout: Layout) -> set[str]:
    """Pairs of things of which one covers the other, and things that leave the window."""
    found = {item.name: item for item in items_in_sight(layout)}
    window = pygame.Rect((0, 0), layout.size).inflate(-2 * layout.scale.rim, 0)
    outside = {f"{name} leaves the window" for name, item in found.items() if not window.contains(item.rect)}
    return outside.union(layout.faults) | {
        f"{one.name} × {other.name}"
        for one, other in combinations(found.values(), 2)
        if one.rect.colliderect(other.rect) and not one.kind.name == other.kind.name == "trick"
    }
