"""Find the best place for a slip, a sheet or a bubble: wanted places and obstacles, those of a table too."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import merge
from itertools import product
from operator import attrgetter
from typing import Literal, NamedTuple, TypeVar

import pygame
from msgspec import Struct

from briscola.ui.layout.table import forms
from briscola.ui.layout.table.geometry import Edge
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.table_items import (
    EVERYTHING,
    NEVER,
    PILE,
    SLATE,
    TableContents,
    TableItem,
    items_on,
)

Shape = TypeVar("Shape")

STEPS, LEAST_STEP = 50, 12
"""Number of places tried from top to bottom, and the least distance in px between two."""
SLIDES = tuple(sorted((each / 8 for each in range(-8, 9)), key=abs))
"""Shifts along the edge of a thing that are tried; at ±1 the slip lies at its end."""
SLIDE_REACH = 0.42
"""Shift of a slip's middle at its end, as a share of both lengths: at 0.5 only corners would meet."""
POINTER_ENDS = 0.15, 0.85
"""Least and most place of the pointer along an edge of a slip, clear of its round corners."""
SIDEWAYS, NEXT_EDGE = 0.25, 0.04
"""Costs of a shift to the end of an edge, and of the next edge."""
NARROWER = 0.05
"""Cost of the next of several shapes of the same thing."""


class Obstacle(NamedTuple):
    """A rectangle and the cost of covering it all, in heights of the table that one would go to spare it."""

    weight: float
    rect: pygame.Rect


class Placement(NamedTuple):
    """A place, its cost, and the edge of it that points at a thing, with how far along (0…1)."""

    rect: pygame.Rect
    cost: float = 0.0
    pointer: Edge | Literal["none"] = "none"
    at: float = 0.5

    @property
    def clear(self) -> bool:
        """True if it covers nothing that must never be covered."""
        return self.cost < NEVER


def never(*rects: pygame.Rect | None) -> list[Obstacle]:
    """Obstacles that nothing covers; None is no obstacle."""
    return [Obstacle(NEVER, rect) for rect in rects if rect is not None]


class WindowSpace(Struct, frozen=True):
    """A window and what lies in it."""

    window: pygame.Rect
    lying: Sequence[Obstacle]

    def cost(self, rect: pygame.Rect) -> float:
        """Cost of covering what lies at `rect`: half of each weight for a touch, all of it for the whole.

        From `NEVER` on a weight counts twice, so that even a touch costs `NEVER`.
        """
        found = 0.0
        for weight, other in self.lying:
            if rect.colliderect(other):
                part = rect.clip(other)
                least = min(rect.width * rect.height, other.width * other.height)
                found += weight * (1 + part.width * part.height / max(1, least)) / 2 * (1 + (weight >= NEVER))
        return found

    def best(
        self,
        shapes: Sequence[Shape],
        wanted: Callable[[Shape], Iterable[Placement]],
        *,
        narrower: float = NARROWER,
        cover: bool = False,
    ) -> tuple[Shape, Placement] | None:
        """The shape and its place with the least cost. `wanted` gives the places for a shape, cheapest first.

        Each further shape costs `narrower` more. None if every place covers what it must not, unless `cover`;
        also None if no place lies in the window.
        """
        untouchable = [rect for weight, rect in self.lying if weight >= NEVER]
        for forced in (False, True) if cover else (False,):
            found: tuple[Shape, Placement] | None = None
            least = float("inf")
            for rank, shape in enumerate(shapes):
                for place in wanted(shape):
                    cost = place.cost + rank * narrower
                    if cost >= least:
                        break
                    if not self.window.contains(place.rect):
                        continue
                    if not forced and place.rect.collidelist(untouchable) >= 0:
                        continue
                    cost += self.cost(place.rect)
                    if cost < least:
                        least, found = cost, (shape, place._replace(cost=cost))
            if found is not None:
                return found
        return None


def near(size: tuple[int, int], window: pygame.Rect, at: tuple[int, int], unit: float) -> Iterator[Placement]:
    """Places all over the window, nearest first to `at`: a wanted left and middle. `unit` px cost 1."""
    left, right = window.left, window.right - size[0]
    top, bottom = window.top, window.bottom - size[1]
    if right < left or bottom < top:
        return
    step = max(LEAST_STEP, window.height // STEPS)
    xs = {right, *(x for x in range(at[0] % step, right + 1, step) if x >= left)}
    ys = {bottom, *range(top, bottom + 1, step)}
    columns = sorted((abs(x - at[0]), x) for x in xs)

    def row(y: int) -> Iterator[tuple[int, int, int]]:
        down = abs(y + size[1] // 2 - at[1])
        return ((aside + down, x, y) for aside, x in columns)

    for far, x, y in merge(*map(row, ys)):  # few are taken, so they are not all sorted
        yield Placement(pygame.Rect(x, y, *size), far / unit)


def beside(
    size: tuple[int, int],
    thing: pygame.Rect,
    window: pygame.Rect,
    *,
    gap: int,
    edges: Sequence[Edge] = ("bottom", "left", "right", "top"),
    farther: Sequence[int] = (0,),
) -> Sequence[Placement]:
    """Places `gap` px (and `farther`) from a thing that point at it, cheapest first.

    `edges` of the slip may point at it, best first: with "bottom" the slip lies above it.
    """
    found: list[Placement] = []
    for (nth, edge), slide, more in product(enumerate(edges), SLIDES, farther):
        rect = _pointing(size, thing, window, edge, slide * SLIDE_REACH, gap + more)
        upright = edge in ("left", "right")
        far = (thing.centery - rect.y) / rect.height if upright else (thing.centerx - rect.x) / rect.width
        cost = SIDEWAYS * abs(slide) + NEXT_EDGE * nth + more / max(1, thing.height)
        first, last = POINTER_ENDS
        found.append(Placement(rect, cost, edge, min(last, max(first, far))))
    return sorted(found, key=attrgetter("cost"))


def _pointing(
    size: tuple[int, int], thing: pygame.Rect, window: pygame.Rect, edge: Edge, shift: float, away: int
) -> pygame.Rect:
    """A slip with that edge `away` px from a thing, shifted along it by a share of both lengths.

    Along the edge it stays in the window.
    """
    rect = pygame.Rect((0, 0), size)
    across, down = shift * (rect.width + thing.width), shift * (rect.height + thing.height)
    rect.center = round(thing.centerx + across), round(thing.centery + down)
    rect.clamp_ip(window)
    match edge:
        case "left":
            rect.left = thing.right + away
        case "right":
            rect.right = thing.left - away
        case "top":
            rect.top = thing.bottom + away
        case "bottom":
            rect.bottom = thing.top - away
    return rect


def table_space(
    layout: Layout,
    contents: TableContents = EVERYTHING,
    *,
    slate: float = SLATE,
    won: float = PILE,
    margin: int = 10,
    besides: Sequence[Obstacle] = (),
) -> WindowSpace:
    """The window of a table without its edge, with everything that lies there, and `besides`.

    `slate` and `won` are the weights of the slate and of won cards, `margin` is the free edge within the rim
    in px of 1080.
    """
    weighed: dict[str, float] = {"pile": won, "pile words": won, "slate": slate}
    if layout.face_up:
        weighed["cards"] = NEVER
    lying = [
        Obstacle(weighed.get(item.kind.name, item.kind.weight), _with_air(layout, item))
        for item in items_on(layout, contents)
    ]
    edge = layout.scale.rim + layout.field_px(margin)
    window = pygame.Rect((0, 0), layout.size).inflate(-2 * edge, -2 * edge)
    return WindowSpace(window, [*lying, *besides])


def _with_air(layout: Layout, item: TableItem) -> pygame.Rect:
    """Rectangle of a thing and its air; of a button also the word under it."""
    rect = item.rect
    if item.kind.name == "button" and not layout.scale.small:
        word = layout.field_px(forms.UNDER_BUTTON, least=forms.UNDER_BUTTON_LEAST)
        rect = pygame.Rect(rect.topleft, (rect.width, rect.height + word))
    air = item.kind.air * layout.field_px(10)
    return rect.inflate(air, air)
