"""Obstacles on a table for slips, sheets and bubbles, each with the weight of covering it."""

from collections.abc import Collection, Sequence

import pygame

from briscola.ui.layout.geometry import bounds
from briscola.ui.layout.pile import sample_means
from briscola.ui.layout.placement import NEVER, Obstacle, TableSpace, never
from briscola.ui.layout.table_layout import Layout

SHOW, PILE, SLATE, BACKS, SELDOM = 0.2, 0.4, 0.8, 1.2, 3.0
"""Weights of what is for show only, won cards, the slate, others' cards, and all else that lies there."""
HEAPED = 40
"""Cards in the highest heap, so that a pile has room to grow."""
BUTTONS = 3
"""Number of round buttons at the edge; with partners there is one more, for signs."""


def table_space(
    layout: Layout,
    *,
    held: Sequence[int] | None = None,
    piled: Collection[int] | None = None,
    laid: Collection[int] | None = None,
    buttons: Sequence[tuple[int, int]] | None = None,
    lifts: bool = True,
    stock: bool = True,
    slate: float = SLATE,
    won: float = PILE,
    margin: int = 10,
    besides: Sequence[Obstacle] = (),
) -> TableSpace:
    """The window of a table without its edge, with everything that lies there.

    `held` are the numbers of cards of each place, `piled` the places with won cards, `laid` those with a card
    in the trick where no other can fall (then the person's slot is for show), `buttons` the centres of the
    round ones. None stands for all there can be. `lifts`: cards of the hand may be lifted. `stock`: one
    lies there. `slate` and `won` are weights, `margin` the free edge within the rim in px of 1080.
    """
    ratio, gap, me = layout.ratio, layout.px(10), layout.ring[0]
    fan = layout.hand(layout.hand_size if held is None else held[me])
    # The whole fan, lifted, and a disc that may stand on the head of a card.
    lifted = map(layout.hovered, fan) if lifts else ()
    lying = never(bounds([*fan, *lifted], ratio).inflate(2 * gap, 2 * gap) if fan else None)
    lying += never(
        *(bounds([layout.slot(p)], ratio).inflate(gap, gap) for p in layout.ring if laid is None or p in laid)
    )
    show = [] if layout.saucer is None else [layout.saucer]
    if laid is not None:
        show.append(bounds([layout.slot(me)], ratio))
    side, words = layout.scale.target(68), 0 if layout.scale.small else layout.px(34)
    if buttons is None:
        buttons = layout.help(BUTTONS + layout.partners, upright=layout.partners)
    for x, y in (*buttons, layout.pause):
        lying += never(pygame.Rect(x - side // 2, y - side // 2, side, side + words).inflate(gap, gap))
    seldom = [layout.header, layout.seal_rect, *([layout.stock_bounds] if stock else [])]
    seldom += [layout.emblem, layout.emblem_label] if layout.trumps else []
    for place in layout.ring:
        seat = layout.seats[place]
        lying += never(seat.face.inflate(gap, gap), seat.tag)
        backs = min(3, layout.hand_size) if held is None else held[place]
        if place != me and backs:
            shown = NEVER if layout.face_up else BACKS
            lying.append(Obstacle(shown, bounds(layout.backs(place, backs), ratio)))
    lying += [Obstacle(SELDOM, rect) for rect in seldom]
    lying += [Obstacle(won, rect) for rect in _won_cards(layout, layout.ring if piled is None else piled)]
    lying += [Obstacle(SHOW, rect) for rect in show]
    lying.append(Obstacle(slate, layout.slate_bounds))
    edge = layout.scale.rim + layout.px(margin)
    window = pygame.Rect((0, 0), layout.size).inflate(-2 * edge, -2 * edge)
    return TableSpace(window, [*lying, *besides])


def _won_cards(layout: Layout, piled: Collection[int]) -> list[pygame.Rect]:
    """Rectangles of the won cards at these places, with room to grow, and of the words under them."""
    found: list[pygame.Rect] = []
    for place in {layout.pile_owner(p) for p in piled}:
        seat = layout.seats[place]
        label = pygame.Rect(0, 0, layout.px(190), layout.px(30))
        label.midtop = seat.label
        found += [bounds(sample_means(seat.pile, place, HEAPED), layout.ratio), label]
    return found
