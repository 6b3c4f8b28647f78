"""Find room for a sheet of paper on the table: pure geometry."""

from collections.abc import Collection, Sequence
from math import inf

import pygame

from briscola.ui.layout.geometry import bounds
from briscola.ui.layout.pile import sample_means
from briscola.ui.layout.table_layout import Layout

STEPS, LEAST_STEP = 50, 12
"""Number of places tried from top to bottom, and the least distance in px between two."""

HEAPED = 40
"""Cards in the highest heap, so that a pile has room to grow."""


def free_place(
    size: tuple[int, int],
    window: pygame.Rect,
    near: tuple[int, int],
    taken: Sequence[Sequence[pygame.Rect]],
    *,
    least: int = 1,
    price: float = inf,
) -> pygame.Rect | None:
    """Rectangle of `size` nearest to `near` (by its left and its middle) that touches nothing in `taken`.

    `taken` are groups of obstacles, the least important last. Without room, or if the rectangle would lie
    `price` px nearer, the last group is given up. The group before it costs twice as many px more, and so on.
    The first `least` groups are never given up: None if they leave no room.
    """
    left, right = window.left, window.right - size[0]
    top, bottom = window.top, window.bottom - size[1]
    if right < left or bottom < top:
        return None
    step = max(LEAST_STEP, window.height // STEPS)
    xs = {right, *(x for x in range(near[0] % step, right + 1, step) if x >= left)}
    ys = {bottom, *range(top, bottom + 1, step)}
    places = sorted((abs(x - near[0]) + abs(y + size[1] // 2 - near[1]), x, y) for x in xs for y in ys)
    found, least_cost = None, inf
    for given_up in range(len(taken) - least + 1):
        rects = [rect for group in taken[: len(taken) - given_up] for rect in group]
        paid = (2**given_up - 1) * price if given_up else 0
        for far, x, y in places:
            if found is not None and far + paid >= least_cost:
                break
            rect = pygame.Rect(x, y, *size)
            if rect.collidelist(rects) < 0:
                found, least_cost = rect, far + paid
                break
    return found


def taken_places(
    layout: Layout,
    buttons: Sequence[tuple[int, int]],
    held: Sequence[int],
    piled: Collection[int],
    laid: Collection[int] | None = None,
    *,
    lifts: bool = True,
) -> Sequence[Sequence[pygame.Rect]]:
    """Obstacles of a table in four groups: never covered, seldom covered, the slate, and for show only.

    `buttons` are the centres of the round ones, `held` the number of cards of each place, `piled` the places
    with won cards. `laid` are the places with a card in the trick, where no other can fall: the slots of
    the others are free, and the person's is for show. With None any card may fall. `lifts`: cards of the
    hand may be lifted.
    """
    ratio, gap = layout.ratio, layout.px(10)
    fan = layout.hand(held[layout.ring[0]])
    # The whole fan, lifted, and a disc that may stand on the head of a card.
    lifted = map(layout.hovered, fan) if lifts else ()
    hand = bounds([*fan, *lifted], ratio).inflate(2 * gap, 2 * gap) if fan else None
    never = [
        *([] if hand is None else [hand]),
        *(
            bounds([layout.slot(p)], ratio).inflate(gap, gap)
            for p in layout.ring
            if laid is None or p in laid
        ),
    ]
    seldom: list[pygame.Rect] = []
    show = [] if layout.saucer is None else [layout.saucer]
    if laid is not None:
        show.append(bounds([layout.slot(layout.ring[0])], ratio))
    side, words = layout.scale.target(68), 0 if layout.scale.small else layout.px(34)
    for x, y in (*buttons, layout.pause):
        never.append(pygame.Rect(x - side // 2, y - side // 2, side, side + words).inflate(gap, gap))
    for place in layout.ring:
        seat = layout.seats[place]
        never += [seat.face.inflate(gap, gap), seat.tag]
        if place != layout.ring[0] and held[place]:
            seldom.append(bounds(layout.backs(place, held[place]), ratio))
    show += won_cards(layout, piled)
    seldom += [layout.header, layout.seal_rect, layout.stock_bounds]
    seldom += [layout.emblem, layout.emblem_label] if layout.trumps else []
    return never, seldom, [layout.slate_bounds], show


def won_cards(layout: Layout, piled: Collection[int]) -> list[pygame.Rect]:
    """Rectangles of the won cards at these places, with room to grow, and of the words under them."""
    found: list[pygame.Rect] = []
    for place in layout.ring:
        if place in piled:
            seat = layout.seats[place]
            label = pygame.Rect(0, 0, layout.px(190), layout.px(30))
            label.midtop = seat.label
            found += [bounds(sample_means(seat.pile, place, HEAPED), layout.ratio), label]
    return found
