"""Which rectangles of a picture are drawn again."""

import random

import pygame

from briscola.ui.render.redraw_rects import joined

WHOLE = pygame.Rect(0, 0, 3840, 2160)


def test_parts_far_from_each_other_stay_apart() -> None:
    parts = [pygame.Rect(0, 0, 500, 500), pygame.Rect(3000, 1500, 500, 500)]
    assert joined(parts, WHOLE) == parts


def test_parts_that_overlap_become_one() -> None:
    one, other = pygame.Rect(100, 100, 500, 500), pygame.Rect(300, 120, 500, 500)
    assert joined([one, other], WHOLE) == [one.union(other)]


def test_nothing_is_drawn_beyond_the_picture_or_for_what_covers_nothing() -> None:
    parts = [pygame.Rect(-900, 10, 100, 100), pygame.Rect(50, 50, 0, 9), pygame.Rect(3800, 2100, 900, 900)]
    assert joined(parts, WHOLE) == [pygame.Rect(3800, 2100, 40, 60)]


def test_every_part_is_held_by_one_rectangle() -> None:
    chance = random.Random(1)
    for _ in range(200):
        parts = [
            pygame.Rect(chance.randrange(3800), chance.randrange(2100), *chance.choices(range(1, 900), k=2))
            for _ in range(chance.randrange(1, 12))
        ]
        found = joined(parts, WHOLE)
        assert all(any(rect.contains(part.clip(WHOLE)) for rect in found) for part in parts)
