"""A face at the top that comes nearer while it makes a sign: larger, and clear of all one plays with."""

from collections.abc import Sequence
from dataclasses import replace
from math import hypot

import pygame

from briscola.ui.layout.seating import SeatLayout

GROWN = 1.5
"""How much larger a face becomes where there is room."""
MUCH = 1.3
"""Grown so much it is not looked over; less, and it rather lies behind its own cards."""
STEP = 2
"""Pixels by which less is tried."""


def reach(circle: pygame.Rect, rect: pygame.Rect) -> float:
    """How far (px) a rectangle reaches into the circle inside a square."""
    x = max(rect.left, min(circle.centerx, rect.right))
    y = max(rect.top, min(circle.centery, rect.bottom))
    return circle.width / 2 - hypot(x - circle.centerx, y - circle.centery)


def nearer(
    seat: SeatLayout, *, room: pygame.Rect, right: int, clear: Sequence[pygame.Rect], line: int
) -> SeatLayout:
    """The seat with its face as large as it may be, grown down over its tag, its name over the lower edge.

    `room` holds the face, it ends at `right`, and nothing that is to be `clear` of it reaches into it;
    `line` is the height of a tag with the name alone.
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
                return replace(seat, face=face, tag=tag)
    return seat
