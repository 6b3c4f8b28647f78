"""The choice of a place: the first shape and the first edge win, and a shift costs."""

from collections.abc import Iterable, Sequence
from itertools import pairwise, permutations

import pygame
import pytest

from briscola.ui.layout.placement import NARROWER, SLIDES, Placement, WindowSpace, beside, never
from briscola.ui.layout.table.geometry import Edge

WINDOW = pygame.Rect(0, 0, 1000, 800)
THING = pygame.Rect(450, 350, 100, 100)
SIZE = (120, 60)
EDGES: Sequence[Edge] = ("bottom", "left", "right", "top")


def places(edges: Sequence[Edge] = EDGES) -> Sequence[Placement]:
    return beside(SIZE, THING, WINDOW, gap=10, edges=edges)


@pytest.mark.parametrize(("dearer", "chosen"), [(0.0, "wide"), (0.6, "wide"), (1.4, "narrow")])
def test_a_further_shape_is_chosen_only_if_it_gains_more_than_it_costs(dearer: float, chosen: str) -> None:
    """`dearer`: cost of the first shape's place, by what the next shape costs."""

    def wanted(shape: str) -> Iterable[Placement]:
        return [Placement(pygame.Rect(10, 10, 50, 20), dearer * NARROWER if shape == "wide" else 0.0)]

    found = WindowSpace(WINDOW, ()).best(("wide", "narrow"), wanted)
    assert found is not None and found[0] == chosen


@pytest.mark.parametrize("edges", [*permutations(EDGES)])
def test_of_free_edges_the_first_is_taken(edges: Sequence[Edge]) -> None:
    assert places(edges)[0].pointer == edges[0]


def test_an_edge_that_is_taken_gives_way_to_the_next() -> None:
    over = pygame.Rect(WINDOW.x, WINDOW.y, WINDOW.width, THING.top)
    found = WindowSpace(WINDOW, never(over)).best((SIZE,), lambda _size: places())
    assert found is not None and found[1].pointer == "left"


@pytest.mark.parametrize("edge", EDGES)
def test_the_middle_of_an_edge_comes_before_its_ends(edge: Edge) -> None:
    across = edge in ("bottom", "top")
    middle = THING.centerx if across else THING.centery
    found = [place.rect.centerx if across else place.rect.centery for place in places((edge,))]
    shifts = [abs(each - middle) for each in found]
    assert len(found) == len(SLIDES) and shifts[0] == 0
    assert all(one <= other + 1 for one, other in pairwise(shifts))


def test_every_place_keeps_its_gap_to_the_thing_that_it_points_at() -> None:
    for at, rect in ((place.pointer, place.rect) for place in places()):
        gaps = {
            "left": rect.left - THING.right,
            "right": THING.left - rect.right,
            "top": rect.top - THING.bottom,
            "bottom": THING.top - rect.bottom,
        }
        assert at is not None and gaps[at] == 10, (at, rect)
