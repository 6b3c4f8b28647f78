"""Won cards at a player's place, with the words under them."""

import pygame

from briscola.ui.layout.table.card_spots import pile_poses
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.cards.sprites import CardStyle
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM

SHADED = 4
"""Every `SHADED`-th card of a pile throws a shadow; more shadows would make the pile's foot black."""


def pile_label(kit: Kit, layout: Layout, place: int, words: str) -> tuple[Kit, pygame.Rect]:
    """The words under a pile: the kit to draw them with, and their rectangle.

    They grow only as long as they touch no name, face or button.
    """
    seen = [layout.hand_rect, *layout.help_buttons()]
    seen += [rect for seat in layout.seats.values() for rect in (seat.face, seat.tag)]
    grown = kit.fitting(lambda each: _label_rect(each, layout, place, words).collidelist(seen) < 0)
    return grown, _label_rect(grown, layout, place, words)


def _label_rect(kit: Kit, layout: Layout, place: int, words: str) -> pygame.Rect:
    """Rectangle of the words under a pile: beside the hand, never under it, and in the window."""
    seat, fonts, rim = layout.seats[place], kit.fonts, kit.scale.rim
    rect = pygame.Rect(0, 0, fonts.width(words, "small-strong"), fonts.line("small-strong"))
    rect.midtop = seat.label
    if seat.edge == "bottom":
        rect.left = max(rect.left, layout.hand_rect.right + kit.scale.px(8))
    return rect.clamp(pygame.Rect((0, 0), layout.size).inflate(-2 * rim, -2 * rim))


def draw_pile(target: pygame.Surface, kit: Kit, layout: Layout, place: int, count: int, words: str) -> None:
    """Draw a captured pile and the words under it; draw nothing if `count` is 0."""
    if count <= 0:
        return
    seat = layout.seats[place]
    for at, pose in enumerate(pile_poses(seat.pile, place, count)):
        look = CardStyle(shadow=at % SHADED == 0)
        kit.sprites.draw(target, None, (pose.x, pose.y), pose.height, pose.angle, look)
    if words:
        grown, rect = pile_label(kit, layout, place, words)
        grown.fonts.draw(target, words, "small-strong", rect.midtop, CREAM, anchor="midtop", halo=True)
