"""Parts of a picture to draw again: a few rectangles that hold every change."""

from collections.abc import Iterable, Sequence

import pygame

A_PASS = 300_000
"""Pixels that can be drawn in the time of one more pass through a scene."""


def merged(parts: Iterable[pygame.Rect], whole: pygame.Rect) -> Sequence[pygame.Rect]:
    """Rectangles within `whole` that hold all parts; two become one if that costs less than a pass."""
    found: list[pygame.Rect] = []
    for part in parts:
        part = part.clip(whole)
        while part.size != (0, 0) and (near := next((p for p in found if _cheaper(p, part)), None)):
            found.remove(near)
            part = near.union(part)
        if part.width and part.height:
            found.append(part)
    return found


def _cheaper(one: pygame.Rect, other: pygame.Rect) -> bool:
    """True if both together cost less to draw than one after the other."""
    return _area(one.union(other)) < _area(one) + _area(other) + A_PASS


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
