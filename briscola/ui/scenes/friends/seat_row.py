"""A seat on a table’s page: face, name, and how it stands with whoever sits there."""

from __future__ import annotations

import pygame

from briscola.network.message_fields import RosterPlace
from briscola.ui.render import Kit, icon
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, RED, Colour
from briscola.ui.views.faces import draw_small_face


def face_rect(kit: Kit, row: pygame.Rect) -> pygame.Rect:
    """Rectangle of the face in a row."""
    side = max(44, row.height - 2 * max(3, kit.scale.px(7)))
    face = pygame.Rect(row.x, 0, side, side)
    face.centery = row.centery
    return face


def draw_seat_row(
    target: pygame.Surface,
    kit: Kit,
    row: pygame.Rect,
    place: RosterPlace,
    words: tuple[str, str, str],
    *,
    own: bool = False,
    right: int,
) -> None:
    """Draw a row with its `words` (name, state, with whom), which end before `right`.

    With whom one plays is left out where there is no room: the mark of the side says it too.
    """
    scale = kit.scale
    pygame.draw.line(target, HAIRLINE, row.bottomleft, (row.right - 1, row.bottom))
    face = face_rect(kit, row)
    if place.name and not own:  # the own face is a control
        draw_small_face(target, kit, face, place.face)
    elif not place.name:
        pygame.draw.circle(target, HAIRLINE, face.center, face.width // 2, max(2, scale.px(3)))
    name, state, beside = words
    left, ink = face.right + scale.px(20), INK if place.name else INK_2
    side = max(16, scale.px(22))
    ticked = bool(place.name and place.here and place.ready and not place.level)
    room = right - left - (side + scale.px(8) if ticked else 0)
    whole = " · ".join(filter(None, (state, beside)))
    state = whole if kit.fonts.width(whole, "small") <= room else state
    if not state:
        kit.fonts.draw(target, name, "row", (left, row.centery), ink, anchor="midleft", width=right - left)
        return
    tall = kit.fonts.line("row") + kit.fonts.line("small")
    y = row.centery - tall // 2
    kit.fonts.draw(target, name, "row", (left, y), ink, width=right - left)
    y += kit.fonts.line("row")
    tone: Colour = RED if place.name and not place.here else INK_2
    if ticked:
        tick = icon(kit.raster, "check", side, RED, 3.0)
        target.blit(tick, (left, y + (kit.fonts.line("small") - side) // 2))
        left += side + scale.px(8)
    kit.fonts.draw(target, state, "small", (left, y), tone, width=right - left)
