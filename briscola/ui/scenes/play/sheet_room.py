"""Room for sheets of paper on the table of a match; the one place that knows what they may cover."""

from collections.abc import Sequence
from math import inf

import pygame

from briscola.client.view import View
from briscola.ui.layout.geometry import bounds
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.views.placement import free_place, taken_places

Groups = Sequence[Sequence[pygame.Rect]]


def near_hand(context: PlayContext) -> tuple[int, int]:
    """Preferred position of a sheet, in px: right of the hand, near the top of its cards."""
    layout, cards = context.layout, context.hand.codes
    hand = bounds(layout.hand(len(cards)), layout.ratio) if cards else layout.hand_rect
    return hand.right + layout.px(20), hand.top + hand.height // 4


def window_for_sheets(context: PlayContext) -> pygame.Rect:
    """The window without its edge."""
    edge = edge_of_table(context)
    return pygame.Rect((0, 0), context.layout.size).inflate(-2 * edge, -2 * edge)


def taken_on_table(context: PlayContext, view: View) -> Groups:
    """Obstacles on the table in the groups of `taken_places`, with the declaration buttons in the first."""
    layout = context.layout
    held = tuple(len(cards) for cards in view.hands)
    piled = frozenset(layout.pile_owner(p) for p in view.order if view.captured[p])
    # It goes with the card that the person plays: until then no other falls.
    laid = frozenset(card.seat for card in view.table)
    taken = taken_places(layout, context.button_centres, held, piled, laid)
    return ([*taken[0], *context.offered], *taken[1:])


def edge_of_table(context: PlayContext) -> int:
    """Width in px of the window's edge that stays free."""
    return context.kit.scale.rim + context.kit.scale.px(10)


def room_beside_all(
    context: PlayContext,
    size: tuple[int, int],
    near: tuple[int, int],
    *,
    least: int = 1,
    price: float = inf,
    besides: Sequence[pygame.Rect] = (),
) -> pygame.Rect | None:
    """Free room for a sheet of that size nearest to `near`, beside the panel if one lies there; None if none.

    `least` and `price` as for `free_place`; `besides` are other rectangles to keep free.
    """
    view, panel = context.view, context.panel
    if view is None:
        return None
    edge, window = edge_of_table(context), window_for_sheets(context)
    if panel is not None and panel.covers_table:
        taken: Groups = panel.occupied
        window = panel.rect.inflate(-2 * edge, -edge)
    else:
        taken = taken_on_table(context, view)
        if panel is not None:
            taken = ([*taken[0], panel.rect.inflate(2 * edge // 3, 2 * edge // 3)], *taken[1:])
    taken = ([*taken[0], *besides], *taken[1:]) if taken else taken
    return free_place(size, window, near, taken, least=least, price=price)
