"""Find the best place for a slip, a sheet or a bubble: wanted places, obstacles, and what lies on a table."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from heapq import merge
from itertools import product
from operator import attrgetter
from typing import NamedTuple, TypeVar

import pygame
from msgspec import Struct

from briscola.ui.layout.table import Layout, bounds, pile_poses

Shape = TypeVar("Shape")

NEVER = 100.0
"""Weight from which an obstacle is covered only where there is no other place at all."""

STEPS, LEAST_STEP = 50, 12
"""Number of places tried from top to bottom, and the least distance in px between two."""
SLIDES = tuple(sorted((each / 8 for each in range(-8, 9)), key=abs))
"""Shifts along the side of a thing that are tried; at ±1 the slip lies at its end."""
SIDEWAYS, NEXT_SIDE = 0.25, 0.04
"""Costs of a shift to the end of a side, and of the next side."""
NARROWER = 0.05
"""Cost of the next of several shapes of the same thing."""


class Obstacle(NamedTuple):
    """A rectangle and the cost of covering it, in heights of the table that one would go to spare it."""

    weight: float
    rect: pygame.Rect


class Placement(NamedTuple):
    """A place, its cost, and the side of it that points at a thing ("none"), with how far along (0…1)."""

    rect: pygame.Rect
    cost: float = 0.0
    pointer: str = "none"
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
        """Cost of covering what lies at `rect`: at least half of each weight, all of it for the whole."""
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
    sides: Sequence[str] = ("bottom", "left", "right", "top"),
    farther: Sequence[int] = (0,),
) -> Sequence[Placement]:
    """Places `gap` px (and `farther`) from a thing that point at it, cheapest first.

    `sides` of the slip may point at it, best first: with "bottom" the slip lies above it.
    """
    found: list[Placement] = []
    for (nth, side), slide, more in product(enumerate(sides), SLIDES, farther):
        rect = pygame.Rect((0, 0), size)
        away, upright = gap + more, side in ("left", "right")
        if upright:
            rect.centery = round(thing.centery + slide * (rect.height + thing.height) * 0.42)
            rect.clamp_ip(pygame.Rect(rect.x, window.y, rect.width, window.height))
            if side == "left":
                rect.left = thing.right + away
            else:
                rect.right = thing.left - away
        else:
            rect.centerx = round(thing.centerx + slide * (rect.width + thing.width) * 0.42)
            rect.clamp_ip(pygame.Rect(window.x, rect.y, window.width, rect.height))
            if side == "bottom":
                rect.bottom = thing.top - away
            else:
                rect.top = thing.bottom + away
        far = (thing.centery - rect.y) / rect.height if upright else (thing.centerx - rect.x) / rect.width
        cost = SIDEWAYS * abs(slide) + NEXT_SIDE * nth + more / max(1, thing.height)
        found.append(Placement(rect, cost, side, min(0.85, max(0.15, far))))
    return sorted(found, key=attrgetter("cost"))


SHOW, PILE, SLATE, BACKS, SELDOM = 0.2, 0.4, 0.8, 1.2, 3.0
"""Weights of what is for show only, won cards, the slate, others' cards, and all else that lies there."""
HEAPED = 40
"""Cards in the highest heap, so that a pile has room to grow."""
BUTTONS = 3
"""Number of round buttons at the edge; with partners there is one more, for signs."""


def table_space(
    layout: Layout,
    *,
    held: Sequence[int] | None = None,
    piled: Collection[int] | None = None,
    laid: Collection[int] | None = None,
    buttons: Sequence[tuple[int, int]] | None = None,
    lifts: bool = True,
    stock: bool = True,
    slate: float = SLATE,
    won: float = PILE,
    margin: int = 10,
    besides: Sequence[Obstacle] = (),
) -> WindowSpace:
    """The window of a table without its edge, with everything that lies there.

    `held` are the numbers of cards of each place, `piled` the places with won cards, `laid` those with a card
    in the trick where no other can fall (then the person's slot is for show), `buttons` the centres of the
    round ones. None stands for all there can be. `lifts`: cards of the hand may be lifted. `stock`: one
    lies there. `slate` and `won` are weights, `margin` the free edge within the rim in px of 1080.

    A new thing on the table is listed here, so that nothing comes to lie over it.
    """
    ratio, gap, me = layout.ratio, layout.px(10), layout.ring[0]
    fan = layout.hand(layout.hand_size if held is None else held[me])
    # The whole fan, lifted, and a disc that may stand on the head of a card.
    lifted = map(layout.hovered, fan) if lifts else ()
    lying = never(bounds([*fan, *lifted], ratio).inflate(2 * gap, 2 * gap) if fan else None)
    lying += never(
        *(bounds([layout.slot(p)], ratio).inflate(gap, gap) for p in layout.ring if laid is None or p in laid)
    )
    show = [] if layout.saucer is None else [layout.saucer]
    if laid is not None:
        show.append(bounds([layout.slot(me)], ratio))
    side, words = layout.help_side, 0 if layout.scale.small else layout.px(34)
    if buttons is None:
        buttons = layout.help_buttons(BUTTONS + layout.partners, upright=layout.partners)
    for x, y in (*buttons, layout.pause):
        lying += never(pygame.Rect(x - side // 2, y - side // 2, side, side + words).inflate(gap, gap))
    seldom = [layout.header, layout.seal_rect, *([layout.stock_bounds] if stock else [])]
    seldom += [layout.emblem, layout.emblem_label] if layout.trumps else []
    for place in layout.ring:
        seat = layout.seats[place]
        lying += never(seat.face.inflate(gap, gap), seat.tag)
        backs = min(3, layout.hand_size) if held is None else held[place]
        if place != me and backs:
            shown = NEVER if layout.face_up else BACKS
            lying.append(Obstacle(shown, bounds(layout.backs(place, backs), ratio)))
    lying += [Obstacle(SELDOM, rect) for rect in seldom]
    lying += [Obstacle(won, rect) for rect in _won_cards(layout, layout.ring if piled is None else piled)]
    lying += [Obstacle(SHOW, rect) for rect in show]
    lying.append(Obstacle(slate, layout.slate_bounds))
    edge = layout.scale.rim + layout.px(margin)
    window = pygame.Rect((0, 0), layout.size).inflate(-2 * edge, -2 * edge)
    return WindowSpace(window, [*lying, *besides])


def _won_cards(layout: Layout, piled: Collection[int]) -> list[pygame.Rect]:
    """Rectangles of the won cards at these places, with room to grow, and of the words under them."""
    found: list[pygame.Rect] = []
    for place in {layout.pile_owner(p) for p in piled}:
        seat = layout.seats[place]
        label = pygame.Rect(0, 0, layout.px(190), layout.px(30))
        label.midtop = seat.label
        found += [bounds(pile_poses(seat.pile, place, HEAPED), layout.ratio), label]
    return found
