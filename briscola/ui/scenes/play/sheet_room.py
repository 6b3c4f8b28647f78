"""Room for slips and sheets on the table of a match."""

from collections.abc import Iterator, Sequence

import pygame

from briscola.ui.layout.geometry import bounds
from briscola.ui.layout.placement import (
    SELDOM,
    SHOW,
    SLATE,
    Obstacle,
    Placement,
    TableSpace,
    near,
    never,
    table_space,
)
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.table_look import TableState
from briscola.ui.scenes.play.table_painting import open_dummy

ON_PANEL = (SLATE, SHOW)
"""Weights of what a panel says may be covered, after what must not be."""


def near_hand(context: PlayContext) -> tuple[int, int]:
    """Preferred position of a sheet, in px: right of the hand, near the top of its cards."""
    layout, cards = context.layout, context.hand.codes
    hand = bounds(layout.hand(len(cards)), layout.ratio) if cards else layout.hand_rect
    return hand.right + layout.px(20), hand.top + hand.height // 4


def room_near(context: PlayContext, size: tuple[int, int], at: tuple[int, int]) -> Iterator[Placement]:
    """Places for a sheet of that size all over the table, nearest first to `at`, its left and middle."""
    layout = context.layout
    return near(size, pygame.Rect((0, 0), layout.size), at, layout.unit)


def space_now(context: PlayContext, besides: Sequence[pygame.Rect | None] = ()) -> TableSpace:
    """The table as it lies there now, with its panel, bids, open cards and `besides`.

    Beside a panel that covers the whole table only this panel counts.
    """
    view, panel, layout = context.view, context.panel, context.layout
    air = 2 * layout.px(10) // 3
    lying = never(*besides, *context.offered, context.slip)
    if panel is not None and panel.covers_table:
        edge = layout.scale.rim + layout.px(10)
        groups = zip(panel.occupied, (100.0, *ON_PANEL), strict=False)
        lying += [Obstacle(weight, rect) for group, weight in groups for rect in group]
        return TableSpace(panel.rect.inflate(-2 * edge, -edge), lying)
    if panel is not None:
        lying += never(panel.rect.inflate(2 * air, 2 * air))
    if view is None:
        return table_space(layout, buttons=context.button_centres, besides=lying)
    tray = open_dummy(context, view)
    lying += never(None if tray is None else tray.rect)
    if context.in_auction:
        now = TableState(auction=True, naming=context.naming)
        bids = context.picture.bubble_rects(view, now).values()
        lying += never(*bids)
        worth = context.picture.worth_rect(view)
        lying += [] if worth is None else [Obstacle(SELDOM, worth)]
    return table_space(
        layout,
        held=tuple(len(cards) for cards in view.hands),
        piled=[place for place in view.order if view.captured[place]],
        # It goes with the card that the person plays: until then no other falls.
        laid=[card.seat for card in view.table],
        buttons=context.button_centres,
        besides=lying,
    )
