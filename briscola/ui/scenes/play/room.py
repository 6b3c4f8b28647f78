"""Where on the table of a match a sheet of paper may lie: what it covers is asked here, once for all."""

from collections.abc import Sequence

import pygame

from briscola.client.view import View
from briscola.ui.layout.geometry import bounds
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.views.free import taken_places

Groups = Sequence[Sequence[pygame.Rect]]


def near_hand(context: PlayContext) -> tuple[int, int]:
    """Where a sheet begins at best: right of the hand, at the head of its cards."""
    layout, cards = context.layout, context.hand.codes
    hand = bounds(layout.hand(len(cards)), layout.ratio) if cards else layout.hand_rect
    return hand.right + layout.px(20), hand.top + hand.height // 4


def window_for_sheets(context: PlayContext) -> pygame.Rect:
    """All of the window but its edge."""
    edge = edge_of_table(context)
    return pygame.Rect((0, 0), context.layout.size).inflate(-2 * edge, -2 * edge)


def taken_on_table(context: PlayContext, view: View) -> Groups:
    """What lies there now, in the groups of `taken_places`; what may be declared, too."""
    layout = context.layout
    held = tuple(len(cards) for cards in view.hands)
    piled = frozenset(layout.pile_owner(p) for p in view.order if view.captured[p])
    # It goes with the card that the person plays: until then no other falls.
    laid = frozenset(card.seat for card in view.table)
    taken = taken_places(layout, context.button_centres, held, piled, laid)
    return ([*taken[0], *context.offered], *taken[1:])


def edge_of_table(context: PlayContext) -> int:
    """How much of the window's edge stays free."""
    return context.kit.scale.rim + context.kit.scale.px(10)
