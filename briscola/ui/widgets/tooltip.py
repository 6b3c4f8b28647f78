"""The paper slip that explains a control under the pointer, the keys or a resting finger."""

from collections.abc import Iterator, Sequence

import pygame

from briscola.i18n.spoken_words import Tip
from briscola.ui.layout.placement import Obstacle, Placement, TableSpace, beside, near
from briscola.ui.layout.placement import never as untouchable
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK, INK_2

WIDTH = 400
"""Largest width (px at 1080) of the words of a slip."""
APART = 2.0
"""Cost of a place from which a slip points at nothing, in heights of the window."""
CARD = 176
"""Height (px at 1080) of a card that a slip shows whole."""


def _headline_role(tip: Tip) -> str:
    """Type role of the headline; alone it is set as a plain short text."""
    return "row" if tip.text or tip.card else "small"


def draw_tip(
    target: pygame.Surface,
    kit: Kit,
    tip: Tip | str,
    around: pygame.Rect,
    *,
    never: Sequence[pygame.Rect] = (),
    seldom: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Draw a slip beside `around`, always inside the window, and return its rectangle.

    It covers nothing of `never` and as little as possible of `seldom`.
    """
    scale, fonts = kit.scale, kit.fonts
    tip = Tip(head=tip) if isinstance(tip, str) else tip
    width = max(230, scale.px(WIDTH))
    headline = _headline_role(tip)
    lines = [(headline, line, INK) for line in fonts.wrap(tip.head, headline, width)]
    if tip.text:
        lines += [("small", line, INK_2) for line in fonts.wrap(tip.text, "small", width)]
    pad_x, pad_y = scale.px(16), scale.px(10)
    tall = sum(fonts.line(role) for role, _line, _colour in lines)
    card_h = max(110, scale.px(CARD)) if tip.card else 0
    card_w = kit.sprites.width(card_h) + pad_x if tip.card else 0
    size = (
        max(fonts.width(line, role) for role, line, _colour in lines) + card_w + 2 * pad_x,
        max(tall, card_h) + 2 * pad_y,
    )
    window = pygame.Rect((0, 0), scale.size).inflate(-2 * scale.rim, -2 * scale.rim)
    lying = untouchable(around, *(rect for rect in never if not rect.contains(around)))
    space = TableSpace(window, [*lying, *(Obstacle(1.0, rect) for rect in seldom)])

    def wanted(size: tuple[int, int]) -> Iterator[Placement]:
        yield from beside(size, around, window, gap=scale.px(16))
        middle = around.centerx - size[0] // 2, around.centery
        yield from (
            place._replace(cost=place.cost + APART) for place in near(size, window, middle, window.height)
        )

    found = space.best([size], wanted, cover=True)
    rect, _cost, pointing, at = (
        Placement(pygame.Rect((0, 0), size).clamp(window)) if found is None else found[1]
    )
    kit.paper.tag(rect.size, CREAM).draw(target, rect.topleft)
    if pointing != "none":
        _draw_pointer(target, kit, rect, pointing, at)
    if tip.card:
        centre = (rect.x + pad_x + (card_w - pad_x) / 2, rect.centery)
        kit.sprites.draw(target, tip.card, centre, card_h)
    y = rect.centery - tall // 2
    for role, line, colour in lines:
        fonts.draw(target, line, role, (rect.x + pad_x + card_w, y), colour)
        y += fonts.line(role)
    return rect


def _draw_pointer(target: pygame.Surface, kit: Kit, rect: pygame.Rect, side: str, at: float) -> None:
    """Draw the corner that points at the thing, laid over the edge: one outline of both takes too long."""
    k = kit.scale.k
    edge = max(1.2, 2 * k)
    long = max(7, round(11 * k))
    wide, high = 2 * long, long + round(edge) + 1
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">'
        f'<path d="M{edge} 0L{wide / 2} {high - edge}L{wide - edge} 0" fill="#{bytes(CREAM).hex()}" '
        f'stroke="#{bytes(INK).hex()}" stroke-width="{edge:.2f}" stroke-linejoin="round"/></svg>'
    )
    turn = {"bottom": 0, "right": 90, "top": 180, "left": 270}[side]
    corner = pygame.transform.rotate(kit.raster.text(svg, (wide, high)), turn)
    over = round(edge) + 1
    spot = corner.get_rect()
    x, y = round(rect.x + rect.width * at), round(rect.y + rect.height * at)
    match side:
        case "bottom":
            spot.midtop = x, rect.bottom - over
        case "top":
            spot.midbottom = x, rect.top + over
        case "right":
            spot.midleft = rect.right - over, y
        case _:
            spot.midright = rect.left + over, y
    target.blit(corner, spot)
