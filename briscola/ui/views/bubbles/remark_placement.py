"""Placement of a bubble beside the speaker's face, clear of everything used for playing."""

from collections.abc import Iterator, Mapping, Sequence
from heapq import merge
from operator import attrgetter

import pygame

from briscola.ui.layout.placement import Obstacle, Placement, WindowSpace, beside, never, table_space
from briscola.ui.layout.table.geometry import Edge, bounds
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.table_items import NEVER, SELDOM, TableContents
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role
from briscola.ui.render.theme import INK
from briscola.ui.views.bubbles.speech_bubble import (
    BubbleLine,
    BubbleWords,
    balloon_size,
    ray_length,
    sign_lines,
)
from briscola.ui.views.props import balanced

ROLE = "body-strong"
WIDTHS = ((430, 130), (300, 130), (220, 130), (150, 88), (120, 74))
"""Widths (at 1080) that are tried for a remark, in one line or several, and the lower limit in px of each:
in the smallest windows letters stop shrinking."""
WIDE = (*WIDTHS[:3], (620, 220), (820, 300), (1080, 420), (1500, 700))
"""The same for the free words of a person, of which nobody knows the length."""
SIGN_WIDTHS = (1.0, 0.62, 0.45)
"""Shares of the width of a sign's longest line that are tried."""
ROLES: Sequence[Role] = (ROLE, "small-strong")
ROWS = 3
"""Most lines of such words."""
RISES = (0.0, 0.1, 0.2)
"""Extra distances from a face that are tried, in heights of the face: they clear the slate beside it."""
NEXT_POINTER = 0.05
"""Cost of each further edge of a bubble that points at the face, in heights of the table."""
POINTERS: Mapping[Edge, Sequence[Edge]] = {
    "top": ("left", "right", "top"),
    "left": ("left", "bottom", "top"),
    "right": ("right", "bottom", "top"),
    "bottom": ("bottom", "right", "left"),
}
"""Edges of a bubble that may point at a face, best first, by the edge at which the face is."""


def remark_lines(kit: Kit, text: str, width: int, role: Role = ROLE) -> Sequence[BubbleLine]:
    """The remark in lines no wider than `width` px, as even as they can be."""
    return [(role, row, INK) for role, row in balanced(kit, text, role, width)]


def space_for_bubbles(layout: Layout, besides: Sequence[pygame.Rect | None] = ()) -> WindowSpace:
    """The table for a bubble that stays while cards are played; `besides` are other things that lie there."""
    lying = never(layout.caption, *besides)
    return table_space(layout, TableContents(lifts=False), slate=NEVER, margin=8, besides=lying)


def place_remark(
    kit: Kit,
    layout: Layout,
    place: int,
    text: str,
    *,
    besides: Sequence[pygame.Rect | None] = (),
    role: Role = ROLE,
    widths: Sequence[tuple[int, int]] = WIDTHS,
    rows: int | None = None,
) -> tuple[Placement, Sequence[BubbleLine]]:
    """Place and lines of what a seat says; the place is `clear` if it covers nothing that must be seen.

    With `rows` it has no more lines, as far as the `widths` allow it.
    """
    space = space_for_bubbles(layout, besides)
    words = text.split() if " " in text else text.replace("-", "- ").split()  # one word may end at a hyphen
    aside, above = max(9, kit.scale.px(20)), max(4, kit.scale.px(10))
    most = space.window.width - 2 * aside - kit.scale.px(40)
    word = min(most, max(kit.fonts.width(each, role) for each in words))  # none is broken otherwise
    forms = [
        (
            lines := remark_lines(kit, text, min(most, max(kit.scale.px(width), least, word)), role),
            balloon_size(kit, lines, aside, above),
        )
        for width, least in widths
    ]
    forms = [form for form in forms if rows is None or len(form[0]) <= rows] or forms[:1]
    seat = layout.seats[place]
    return _placed(kit, forms, space, _things(seat.face, seat.tag, POINTERS[seat.edge]))


def place_written(
    kit: Kit, layout: Layout, place: int, text: str, *, besides: Sequence[pygame.Rect | None]
) -> tuple[Placement, Sequence[BubbleLine]]:
    """Place and at most `ROWS` lines of what a person has written; only what is very long is small."""
    placed = [
        place_remark(kit, layout, place, text, besides=besides, role=role, widths=WIDE, rows=ROWS)
        for role in ROLES
    ]
    short = [found for found in placed if len(found[1]) <= ROWS] or placed[-1:]
    return next((found for found in short if found[0].clear), short[-1])


def place_sign(
    kit: Kit,
    layout: Layout,
    place: int,
    words: BubbleWords,
    *,
    near: bool,
    rays: bool,
    besides: Sequence[pygame.Rect | None] = (),
) -> tuple[Placement, Sequence[BubbleLine]]:
    """Place and lines of what a seat asks or shows by a sign, whose `rays` stay free.

    The face is a close-up if it is `near`. The bubble lies rather over its own name than over a card, which
    counts twice. Its lines are broken only where it has no other clear place.
    """
    aside, above = max(10, kit.scale.px(24)), max(5, kit.scale.px(12))
    seat = layout.close_ups[place] if near else layout.seats[place]
    others = (each.face for other, each in layout.close_ups.items() if other != place)
    cards = (bounds([layout.slot(place)], layout.ratio) for place in layout.ring)
    space = space_for_bubbles(layout, [*besides, *others, *cards])
    lying = [_own(each, seat.tag, layout.seats[place].face) for each in space.lying]
    face = seat.face.inflate(round(3 * ray_length(kit, seat)), 0) if rays else seat.face
    edges = ("right", "left", "top") if seat.edge == "top" else POINTERS[seat.edge]  # to its rays
    things = _things(face, seat.tag, edges)
    over_name = pygame.Rect(face.topleft, (face.width, seat.tag.top - _gap(kit) - face.top))
    things.append(("top", over_name))
    placed = []
    for lines in _sign_forms(kit, words):
        form = lines, balloon_size(kit, lines, aside, above)
        placed.append(_placed(kit, [form], WindowSpace(space.window, lying), things))
        if placed[-1][0].clear:
            return placed[-1]
    return min(placed, key=lambda found: found[0].cost)


def _sign_forms(kit: Kit, words: BubbleWords) -> Iterator[Sequence[BubbleLine]]:
    """The lines of a sign or a request: as they are, then broken to be as narrow as the `SIGN_WIDTHS`."""
    whole = sign_lines(words)
    wide = max(kit.fonts.width(text, role) for role, text, _colour in whole)
    for share in SIGN_WIDTHS:
        room = round(share * wide)
        yield [(*row, ink) for role, text, ink in whole for row in balanced(kit, text, role, room)]


def _own(thing: Obstacle, tag: pygame.Rect, face: pygame.Rect) -> Obstacle:
    """The thing as the bubble of this tag and face takes it: its name may be covered, its face ends there."""
    if thing.rect.midbottom == tag.midbottom:
        return thing._replace(weight=SELDOM)
    if thing.rect.center == face.center:
        seen = pygame.Rect(thing.rect.topleft, (thing.rect.width, tag.top - thing.rect.top))
        return thing._replace(rect=seen)
    return thing


def _things(face: pygame.Rect, tag: pygame.Rect, edges: Sequence[Edge]) -> list[tuple[Edge, pygame.Rect]]:
    """The edges of a bubble that may point at a face, and at what: under the face lies its tag."""
    return [(edge, face.union(tag) if edge == "top" else face) for edge in edges]


def _placed(
    kit: Kit,
    forms: Sequence[tuple[Sequence[BubbleLine], tuple[int, int]]],
    space: WindowSpace,
    things: Sequence[tuple[Edge, pygame.Rect]],
) -> tuple[Placement, Sequence[BubbleLine]]:
    """The best place of one of several forms of a bubble."""
    found = space.best(forms, lambda form: _places(kit, form[1], space.window, things), cover=True)
    if found is not None:
        return found[1], found[0][0]
    lines, size = forms[-1]  # larger than the window: what can be seen of it, over the face
    rect = pygame.Rect((0, 0), size)
    rect.center = things[0][1].center
    rect.left, rect.top = max(space.window.left, rect.left), max(space.window.top, rect.top)
    return Placement(rect, NEVER, "bottom"), lines


def _gap(kit: Kit) -> int:
    """Px from a bubble to what it points at."""
    return max(6, round(14 * kit.scale.k)) + kit.scale.px(12)


def _places(
    kit: Kit, size: tuple[int, int], window: pygame.Rect, things: Sequence[tuple[Edge, pygame.Rect]]
) -> Sequence[Placement]:
    """Every place beside, over and under a face, the more usual first."""
    found = []
    for rank, (edge, thing) in enumerate(things):
        rises = [round(rise * thing.height) for rise in (RISES if edge == "bottom" else RISES[:1])]
        places = beside(size, thing, window, gap=_gap(kit), edges=[edge], farther=rises)
        found.append([place._replace(cost=place.cost + NEXT_POINTER * rank) for place in places])
    return list(merge(*found, key=attrgetter("cost")))
