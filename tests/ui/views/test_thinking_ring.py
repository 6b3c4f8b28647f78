"""The ring round a face: the tag hangs over it, and what was clipped before stays so."""

from itertools import product

import pygame
import pytest

from briscola.ui.views.faces.thinking_ring import blit_behind

RING = pygame.Rect(10, 10, 40, 40)


@pytest.mark.parametrize(
    ("tag", "why"),
    [
        ((15, 40, 30, 20), "over its foot"),
        ((0, 40, 60, 20), "wider than it"),
        ((30, 30, 40, 10), "over one side"),
        ((20, 20, 10, 5), "in its midst: nothing is seen below a tag"),
        ((15, 60, 30, 10), "below it"),
        ((15, 0, 30, 5), "above it"),
        ((70, 20, 10, 10), "beside it"),
    ],
)
@pytest.mark.parametrize("clip", [(0, 0, 100, 100), (20, 5, 25, 90)])
def test_a_ring_is_drawn_above_and_beside_the_tag(
    tag: tuple[int, int, int, int], why: str, clip: tuple[int, int, int, int]
) -> None:
    target, ring, hole = pygame.Surface((100, 100)), pygame.Surface(RING.size), pygame.Rect(tag)
    ring.fill("white")
    target.set_clip(clip)
    blit_behind(target, ring, RING, hole)
    assert target.get_clip() == pygame.Rect(clip)
    for at in product(range(100), range(100)):
        behind = hole.left <= at[0] < hole.right and at[1] >= hole.top
        seen = RING.collidepoint(at) and pygame.Rect(clip).collidepoint(at) and not behind
        assert (target.get_at(at)[:3] == (255, 255, 255)) is seen, (at, why)
