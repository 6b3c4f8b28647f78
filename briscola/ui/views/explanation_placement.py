"""Place the explanation sheet next to the slate, where it covers least."""

from collections.abc import Sequence

import pygame

from briscola.client.view import View
from briscola.ui.layout.geometry import bounds
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.views.explanation_sheet import ExplanationSheet, ExplanationWords
from briscola.ui.views.placement import free_place, taken_places, won_cards

WIDTHS = (470, 560, 400, 340)
"""Widths of the sheet (at 1080), the best first."""
LEAST_WIDTH = 228
"""Smallest width in px: in small windows letters stop shrinking."""
COVERS = (6, 5, 4, 3, 2, 1)
"""Numbers of groups of obstacles to keep clear, strictest first."""
CLEAR = 3
"""Number of these that are tried before the text of a person who wants it large is made smaller."""


def told_beside(
    kit: Kit,
    layout: Layout,
    view: View,
    told: ExplanationWords,
    *,
    covered: Sequence[pygame.Rect] = (),
    bubbles: Sequence[pygame.Rect] = (),
    slate: bool = True,
    lifts: bool = True,
) -> tuple[ExplanationSheet, pygame.Rect]:
    """The sheet and its rectangle on this table; without room it keeps only trick and hand clear.

    `covered` are controls or open cards over the table, `bubbles` those of speech. `slate`: a slate hangs
    there; if not, the sheet takes its place. `lifts`: cards of the hand may be lifted.
    """
    scale = kit.scale
    held = tuple(len(cards) for cards in view.hands)
    piled = frozenset(layout.pile_owner(place) for place in view.order if view.captured[place])
    never, seldom, *others = taken_places(
        layout, [], held, piled, frozenset(card.seat for card in view.table), lifts=lifts
    )
    if not slate:
        others.remove([layout.slate_bounds])
    if not view.stock_count:
        seldom = [rect for rect in seldom if rect != layout.stock_bounds]
    # What was won is more to what is told than the score of the match.
    taken = [[*never, *covered], bubbles, seldom, won_cards(layout, piled), *others]
    edge = scale.rim + scale.px(10)
    window = pygame.Rect((0, 0), layout.size).inflate(-2 * edge, -2 * edge)
    near = (layout.slate_bounds.left, layout.slate_bounds.centery)
    for each in kit.growths():
        large = each.scale.text > 1
        widths = [max(LEAST_WIDTH, scale.px(width)) for width in WIDTHS]
        sheets = [
            ExplanationSheet(each, told, width)
            for width in widths
            if not large or ExplanationSheet.holds(each, told, width)
        ]
        for least in COVERS[:CLEAR] if large else COVERS:
            for sheet in sheets:
                rect = free_place(sheet.size, window, near, taken, least=least)
                if rect is not None:
                    return sheet, rect
    fan, trick = layout.hand(held[layout.ring[0]]), [layout.slot(card.seat) for card in view.table]
    played = [bounds([pose], layout.ratio) for pose in (*fan, *trick)]
    rect = free_place(sheets[0].size, window, near, [[*played, *covered], bubbles])
    if rect is not None:
        return sheets[0], rect
    rect = pygame.Rect((0, 0), sheets[0].size)
    rect.topright = (layout.size[0] - scale.px(24), scale.px(24))
    return sheets[0], rect
