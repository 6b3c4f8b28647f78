"""Places on the sheet of the auction, in a window of any size."""

from collections.abc import Sequence

import pygame
from msgspec import Struct

from briscola.ui.layout.table import Layout
from briscola.ui.render import Kit
from briscola.ui.scenes.panels.auction_parts import over_rule

LEAST_WIDTH = 600
"""Minimum width in px of the row of buttons, enough in any language, on a very low table."""


class AuctionPlaces(Struct, frozen=True, kw_only=True):
    """Rectangles in px; `inner` is the sheet without its margins, `row` the buttons at its foot."""

    sheet: pygame.Rect
    inner: pygame.Rect
    row: pygame.Rect
    rule: pygame.Rect
    """The rule of an auction by points."""
    rungs: Sequence[pygame.Rect]
    """The cards of an auction by rank, strongest first."""
    low: bool
    """True if the table is too low for a title of two lines."""


def auction_places(kit: Kit, layout: Layout, *, rungs: int) -> AuctionPlaces:
    """The places on this table; `rungs` is the number of ranks, 0 in an auction by points."""
    scale, line = kit.scale, kit.fonts.line
    usual, room = round(layout.u(0.405 if rungs else 0.372)), _room(kit, layout)
    low = not rungs and room.height < _height(kit, low=False)
    height = max(usual, _height(kit, low=low or bool(rungs)))
    if layout.portrait:  # under the players at the sides, over the hand
        sheet = pygame.Rect(0, 0, layout.size[0] - 2 * scale.edge, height)
        sheet.midbottom = (layout.size[0] // 2, layout.hand_rect.top - scale.px(24))
    else:
        width = round(min(max(layout.u(1.0), LEAST_WIDTH), layout.size[0] * 0.60))
        sheet = pygame.Rect(0, 0, width, height)
        sheet.center = (layout.size[0] // 2, round(layout.mid(0.468)))
        if height > usual or layout.hand_factor > 1:
            sheet.y -= (height - usual) // 2  # what it is higher than usual lies over the table
            sheet.top = max(min(sheet.top, room.bottom - height), room.top)
    inner = sheet.inflate(-2 * scale.px(48), -2 * scale.px(20 if low else 30))
    button, tall = scale.target(64), _rule_height(kit)
    row = pygame.Rect(inner.x, inner.bottom - button - scale.px(10), inner.width, button)
    rule = pygame.Rect(inner.x, row.y - _under_rule(kit, low=low) - tall, inner.width, tall)
    top = inner.y + line("panel") + line("small") + scale.px(10)
    ladder = inner.inflate(scale.px(48), 0)  # into both margins: names of ranks are long
    step = ladder.width / max(1, rungs)
    cards = [
        pygame.Rect(round(ladder.x + step * at), top, round(step), row.y - scale.px(22) - top)
        for at in range(rungs)
    ]
    return AuctionPlaces(sheet=sheet, inner=inner, row=row, rule=rule, rungs=cards, low=low)


def _room(kit: Kit, layout: Layout) -> pygame.Rect:
    """The free room between the opposite players' tags and the hand."""
    air = kit.scale.px(6)
    left, right = layout.size[0] * 0.2, layout.size[0] * 0.8
    opposite = [layout.seats[place].tag for place in layout.ring[1:]]
    top = max((tag.bottom for tag in opposite if left < tag.centerx < right), default=0) + air
    return pygame.Rect(round(left), top, round(right - left), layout.hand_rect.top - air - top)


def _height(kit: Kit, *, low: bool) -> int:
    """Height in px of title, pegs, rule and buttons; `low`: they share lines, on a low table."""
    scale, line = kit.scale, kit.fonts.line
    title = line("heading") if low else max(line("panel"), line("small") + line("heading"))
    rule, button = _rule_height(kit) + _under_rule(kit, low=low), scale.target(64) + scale.px(10)
    return 2 * scale.px(20 if low else 30) + title + over_rule(kit) + rule + button


def _rule_height(kit: Kit) -> int:
    """Height of the rule in px."""
    return max(44, kit.scale.px(70))


def _under_rule(kit: Kit, *, low: bool) -> int:
    """Height in px for the flag between rule and buttons."""
    return max(16, kit.scale.px(28 if low else 52))
