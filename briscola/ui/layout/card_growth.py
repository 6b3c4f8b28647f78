"""Cards of another size on the table: as large as one wishes, as far as nothing covers anything by it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations

import pygame

from briscola.ui.layout.geometry import bounds
from briscola.ui.layout.pile import sample_means
from briscola.ui.layout.table_layout import Layout

STEP = 0.05
"""Step by which the factor gives way where there is no room."""
RISES = (0.0, 0.015, 0.03, 0.045, 0.06)
"""Shares of the unit by which the trick may make room for a larger hand."""
HEAP = 40
"""Cards of a pile that has grown to the end of a hand."""

Make = Callable[[float, float, float], Layout]
"""Layout for a factor of the cards in the hand, one of those on the table, and the rise of the trick."""


def with_cards(make: Make, wished: float) -> Layout:
    """The layout with cards of the wished factor, or of the largest for which there is room.

    Cards of the hand and cards on the table find theirs separately, the hand first.
    """
    if wished <= 1:
        return make(wished, wished, 0.0)
    overlaps = _overlaps(make(1.0, 1.0, 0.0))

    def free(hand: float, table: float, rise: float) -> bool:
        return _overlaps(make(hand, table, rise)) <= overlaps

    hand, rise = _largest(wished, RISES, lambda factor, rise: free(factor, 1.0, rise))
    table, rise = _largest(wished, [each for each in RISES if each >= rise], partial(free, hand))
    return make(hand, table, rise)


def _largest(
    wished: float, rises: Sequence[float], free: Callable[[float, float], bool]
) -> tuple[float, float]:
    """The largest factor (1 to `wished`) for which a rise leaves room, and the least such rise."""
    found, low, high = (1.0, rises[0]), 0, round((wished - 1) / STEP)
    while low < high:
        middle = (low + high + 1) // 2
        factor = round(1 + STEP * middle, 3)
        rise = next((rise for rise in rises if free(factor, rise)), None)
        if rise is None:
            high = middle - 1
        else:
            low, found = middle, (factor, rise)
    return found


def things(layout: Layout) -> Mapping[str, pygame.Rect]:
    """Everything on a table that must stay in sight, by name."""
    ratio, ring = layout.ratio, layout.ring
    found = {
        "hand": layout.hand_rect,
        "slate": layout.slate_bounds,
        "caption": layout.caption,
        "header": layout.header,
        "seal": layout.seal_rect,
        "stock": layout.stock_bounds,
    }
    if layout.trumps:
        found |= {"emblem": layout.emblem, "trumps": layout.emblem_label}
    if len(ring) > 5:  # a lifted card may cover a fifth of the lower row
        lifted = bounds([layout.hovered(pose) for pose in layout.hand(layout.hand_size)], ratio)
        cut = round(0.2 * layout.trick_height)
        found["lifted hand"] = pygame.Rect(lifted.x, lifted.y + cut, lifted.width, lifted.height - cut)
    side, air = layout.scale.target(68), 2 * max(3, layout.px(8))
    for at, (x, y) in enumerate((*layout.help(3, upright=layout.partners), layout.pause)):
        found[f"button {at}"] = pygame.Rect(x - side // 2, y - side // 2, side, side)
    for place in ring:
        seat = layout.seats[place]
        name = seat.tag if place == ring[0] else seat.tag.inflate(air, air)
        found |= {f"face {place}": seat.face, f"name {place}": name}
        found[f"trick {place}"] = bounds([layout.slot(place)], ratio)
        if layout.pile_owner(place) == place:
            found[f"pile {place}"] = bounds(sample_means(seat.pile, place, HEAP), ratio)
        if place != ring[0]:
            found[f"cards {place}"] = bounds(layout.backs(place, layout.hand_size), ratio)
    return found


def _overlaps(layout: Layout) -> set[str]:
    """Pairs of things of which one covers the other, and things that leave the window."""
    found = things(layout)
    window = pygame.Rect((0, 0), layout.size).inflate(-2 * layout.scale.rim, 0)
    outside = {f"{name} leaves the window" for name, rect in found.items() if not window.contains(rect)}
    return outside | {
        f"{one} × {other}" for one, other in combinations(found, 2) if found[one].colliderect(found[other])
    }
