"""A face at the top that comes nearer to make a sign: larger, and clear of everything in play."""

from collections.abc import Sequence
from math import hypot

import pygame
from msgspec.structs import replace

from briscola.ui.layout.table.seating import SeatLayout

GROWN = 1.5
"""Growth of a face if there is room."""
MUCH = 1.3
"""Growth that is enough to be noticed; a face that grows less may lie behind its own cards instead."""
STEP = 2
"""Px by which smaller sizes are tried."""


def reach(circle: pygame.Rect, rect: pygame.Rect) -> float:
    """Distance in px that a rectangle reaches into the circle inside a square; negative outside."""
    x = max(rect.left, min(circle.centerx, rect.right))
    y = max(rect.top, min(circle.centery, rect.bottom))
    return circle.width / 2 - hypot(x - circle.centerx, y - circle.centery)


def enlarged(
    seat: SeatLayout, *, room: pygame.Rect, right: int, clear: Sequence[pygame.Rect], line: int
) -> SeatLayout:
    """The seat with its face as large as possible, grown down over its tag, its name over the lower edge.

    The face stays inside `room`, ends at `right`, and touches nothing of `clear`; `line` is the height of
    a tag with the name alone. The seat itself is returned if the face cannot grow.
    """
    for across in range(round(GROWN * seat.face.width), seat.face.width, -STEP):
        face = pygame.Rect(0, 0, across, across)
        face.midbottom = seat.face.centerx, seat.tag.bottom
        face.left = max(room.left, face.left)
        for end in (min(face.right, right), right):
            face.right = end
            if room.contains(face) and all(reach(face, rect) <= 0 for rect in clear):
                tag = pygame.Rect(0, 0, seat.tag.width, line)
                tag.midbottom = face.centerx, seat.tag.bottom
                return replace(seat, face=face, tag=tag, lines=1)
    return seat
