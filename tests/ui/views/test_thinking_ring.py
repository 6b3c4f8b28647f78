"""The ring round a face: the tag hangs over it, and what was clipped before stays so."""

from itertools import product
from math import cos, radians, sin

import pygame
import pytest
from msgspec.structs import replace

from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.render.svg.raster import Raster
from briscola.ui.views.faces.rings import blit_behind, draw_ring
from briscola.ui.views.faces.seat_views import ring_rect

RING = pygame.Rect(10, 10, 40, 40)
LEAST_LIGHT = 500
"""Least sum of red, green and blue of a light; the dim rest of a ring has half of it at most."""


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


def lit(picture: pygame.Surface, centre: tuple[int, int], reach: float) -> set[int]:
    """Directions in degrees clockwise from the top, in steps of ten, in which a ring is alight."""
    return {
        at
        for at in range(5, 360, 10)
        if max(
            sum(
                picture.get_at(
                    (round(centre[0] + r * sin(radians(at))), round(centre[1] - r * cos(radians(at))))
                )[:3]
            )
            for r in (reach - 1, reach, reach + 1)
        )
        > LEAST_LIGHT
    }


@pytest.mark.parametrize(
    ("turn", "directions"),
    [
        (0.0, set(range(5, 105, 10))),
        (0.25, set(range(95, 195, 10))),
        (0.5, set(range(185, 285, 10))),
        (1.0, set(range(5, 105, 10))),
        (None, set(range(5, 360, 10))),
    ],
)
def test_a_light_runs_round_the_face_of_who_thinks_and_the_persons_ring_is_whole(
    raster: Raster, turn: float | None, directions: set[int]
) -> None:
    """Clockwise from the top, a little more than a quarter of the ring long, with round ends."""
    target, kit = pygame.Surface((1280, 800)), Kit((1280, 800), raster)
    seat = replace(Layout((1280, 800), range(4), 3).seats[2], tag=pygame.Rect(0, 790, 10, 10))
    draw_ring(target, kit, seat, turn, sided=False)
    rect = ring_rect(kit, seat, sided=False)
    found = lit(target, rect.center, rect.width / 2 * 0.93)
    assert found - directions <= {min(directions, default=0) - 10} and directions <= found
