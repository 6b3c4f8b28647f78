"""Placement of a slip that explains a thing: next to it, never on it. Pure geometry."""

from collections.abc import Iterator, Sequence

import pygame

SLIDES = 8
"""Places tried on either side of the middle, along each side of the thing."""
STEP = 24
"""Px between two places farther off."""
SIDES = ("bottom", "left", "right", "top")
"""Sides of the slip that may point at the thing, best first: the slip lies above it, or right of it."""


def beside(
    size: tuple[int, int],
    thing: pygame.Rect,
    window: pygame.Rect,
    *,
    gap: int,
    never: Sequence[pygame.Rect] = (),
    seldom: Sequence[pygame.Rect] = (),
) -> tuple[pygame.Rect, str, float]:
    """Rectangle of a slip of `size`, its side that points at the thing, and how far (0…1) along that side.

    The slip lies in the window, `gap` px from the thing. It covers nothing of `never` and as little as
    possible of `seldom`. If there is no such place, it lies as near as `never` allows and points nowhere
    ("none"), at worst on anything but the thing.
    """
    best: tuple[float, pygame.Rect, str] | None = None
    never = [rect for rect in never if not rect.contains(thing)]
    for nth, side in enumerate(SIDES):
        for off, rect in _along(size, thing, side, gap):
            if not window.contains(rect) or rect.collidelist(never) >= 0:
                continue
            cost = _covered(rect, seldom) + off + 0.04 * nth
            if best is None or cost < best[0]:
                best = cost, rect, side
    if best is not None:
        rect, side = best[1], best[2]
        upright = side in ("left", "right")
        far = (thing.centery - rect.y) / rect.height if upright else (thing.centerx - rect.x) / rect.width
        return rect, side, min(0.85, max(0.15, far))
    for kept in ([thing, *never], [thing]):
        found = min(_anywhere(size, window, kept), key=lambda rect: _distance(rect, thing), default=None)
        if found is not None:
            return found, "none", 0.5
    return pygame.Rect((0, 0), size).clamp(window), "none", 0.5


def _along(
    size: tuple[int, int], thing: pygame.Rect, side: str, gap: int
) -> Iterator[tuple[float, pygame.Rect]]:
    """Places along one side of a thing, each with its cost: 0 in the middle, 0.25 at an end."""
    for slide in range(-SLIDES, SLIDES + 1):
        share = slide / SLIDES
        rect = pygame.Rect((0, 0), size)
        if side in ("left", "right"):
            rect.centery = round(thing.centery + share * (rect.height + thing.height) * 0.42)
            if side == "left":
                rect.left = thing.right + gap
            else:
                rect.right = thing.left - gap
        else:
            rect.centerx = round(thing.centerx + share * (rect.width + thing.width) * 0.42)
            if side == "bottom":
                rect.bottom = thing.top - gap
            else:
                rect.top = thing.bottom + gap
        yield 0.25 * abs(share), rect


def _covered(rect: pygame.Rect, others: Sequence[pygame.Rect]) -> float:
    """Sum of the covered shares of the things that a slip would touch."""
    touched = ((others[at], rect.clip(others[at])) for at in rect.collidelistall(list(others)))
    least = rect.width * rect.height
    return sum(
        part.width * part.height / max(1, min(least, whole.width * whole.height)) for whole, part in touched
    )


def _anywhere(
    size: tuple[int, int], window: pygame.Rect, kept: Sequence[pygame.Rect]
) -> Iterator[pygame.Rect]:
    for x in range(window.left, window.right - size[0] + 1, STEP):
        for y in range(window.top, window.bottom - size[1] + 1, STEP):
            rect = pygame.Rect((x, y), size)
            if rect.collidelist(list(kept)) < 0:
                yield rect


def _distance(rect: pygame.Rect, thing: pygame.Rect) -> int:
    return abs(rect.centerx - thing.centerx) + abs(rect.centery - thing.centery)
