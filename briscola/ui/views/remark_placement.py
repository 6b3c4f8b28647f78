"""Placement of a remark: a bubble beside the speaker's face, clear of everything used for playing."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from operator import itemgetter

import pygame

from briscola.ui.layout.geometry import bounds
from briscola.ui.layout.table_layout import Layout, SeatLayout
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK
from briscola.ui.views.speech_bubble import BubbleLine, SpeechBubble

ROLE = "body-strong"
WIDTHS = (430, 300, 220, 150, 120)
"""Widths (at 1080) that are tried for a remark, in one line or several."""
LEAST_WIDTHS = (130, 130, 130, 88, 74)
"""Lower limit in px of each of these widths: in the smallest windows letters stop shrinking."""
BUTTONS = 3
"""Number of round buttons at the edge; with partners there is one more, for signs."""
SLIDES = (0.0, -0.3, 0.3, -0.55, 0.55, -0.8, 0.8)
"""Shifts along the face that are tried for a bubble, in heights or widths of the face."""
RISES = (0.0, 0.1, 0.2)
"""Extra distances above a face that are tried, in heights of the face: they clear the slate beside it."""
ASIDE, NEXT, NARROWER = 0.25, 0.05, 0.05
"""Costs of a shift by a whole face, of the next side of the face, and of the next narrower width.

The unit is the share of the bubble that covers something.
"""


@dataclass(frozen=True, kw_only=True, slots=True)
class Obstacles:
    """Rectangles a bubble must never cover, and those it should avoid, each with its weight."""

    never: Sequence[pygame.Rect]
    rather_not: Sequence[tuple[float, pygame.Rect]]


def obstacles(kit: Kit, layout: Layout, place: int, *, slip: pygame.Rect | None = None) -> Obstacles:
    """Everything on a table that is in the way of a bubble of `place`.

    `slip` is the notice that nothing is saved.
    """
    ratio, scale = layout.ratio, kit.scale
    header = layout.header.copy()
    header.width = min(header.width, scale.px(400))
    caption = layout.caption.copy()
    caption.height = max(caption.height, scale.px(150))
    never = [layout.hand_rect, header, layout.seal_rect, caption, _square(layout.pause, scale.target(62))]
    never += [
        _square(at, scale.target(68))
        for at in layout.help(BUTTONS + layout.partners, upright=layout.partners)
    ]
    never += [layout.slate_bounds, *([slip] if slip is not None else [])]
    rather_not = [(2.0, layout.emblem), (1.0, layout.emblem_label)] if layout.trumps else []
    rather_not += [(2.0, layout.stock_bounds)]
    for other, seat in layout.seats.items():
        never += [bounds([layout.slot(other)], ratio), seat.face, seat.tag]
        label = pygame.Rect(0, 0, scale.px(190), scale.px(30))
        label.midtop = seat.label
        if layout.pile_owner(other) == other:
            rather_not += [(1.5, bounds([seat.pile], ratio)), (1.5, label)]
        if other != layout.ring[0]:
            own = 100.0 if layout.face_up else 0.5 if other == place else 1.5
            rather_not.append((own, bounds(layout.backs(other, min(3, layout.hand_size)), ratio)))
    return Obstacles(never=never, rather_not=rather_not)


def lines_of(kit: Kit, text: str, width: int, role: str = ROLE) -> Sequence[BubbleLine]:
    """The remark in lines no wider than `width` px, as even as they can be."""
    rows = kit.fonts.wrap(text, role, width)
    while len(rows) > 1 and width > 40:
        tighter = kit.fonts.wrap(text, role, width - 8)
        if len(tighter) > len(rows) or " ".join(tighter) != text:
            break
        rows, width = tighter, width - 8
    return [(role, row, INK) for row in rows]


def spoken(
    kit: Kit, layout: Layout, place: int, text: str, *, slip: pygame.Rect | None = None, role: str = ROLE
) -> tuple[SpeechBubble, Sequence[BubbleLine]]:
    """Bubble and lines of a remark, at the place with the least cost; `slip` as for `obstacles`."""
    blocked = obstacles(kit, layout, place, slip=slip)
    window = pygame.Rect((0, 0), layout.size).inflate(*(-2 * (kit.scale.rim + kit.scale.px(8)),) * 2)
    found: list[tuple[float, SpeechBubble, Sequence[BubbleLine]]] = []
    words = text.split() if " " in text else text.replace("-", "- ").split()  # one word may end at a hyphen
    word = max(kit.fonts.width(each, role) for each in words)  # none is broken otherwise
    for rank, (width, least) in enumerate(zip(WIDTHS, LEAST_WIDTHS, strict=True)):
        lines = lines_of(kit, text, max(kit.scale.px(width), least, word), role)
        for effort, where in _places(kit, layout.seats[place], lines, window):
            found.append((_cost(where.rect, blocked) + effort + NARROWER * rank, where, lines))
    if not found:  # larger than the window: what can be seen of it
        return _over_the_face(kit, layout.seats[place], lines, window), lines
    _least, where, lines = min(found, key=itemgetter(0))
    return where, lines


def lies_clear(kit: Kit, layout: Layout, place: int, text: str, *, slip: pygame.Rect | None = None) -> bool:
    """True if a remark fits at the table without covering anything that must never be covered."""
    where, _lines = spoken(kit, layout, place, text, slip=slip)
    return where.rect.collidelist(obstacles(kit, layout, place, slip=slip).never) < 0


def _cost(rect: pygame.Rect, blocked: Obstacles) -> float:
    """Cost of a bubble there: the shares of it that cover something, weighted, and 100 for each `never`."""
    area = rect.width * rect.height
    found = sum(100.0 for other in blocked.never if rect.colliderect(other))
    for weight, other in blocked.rather_not:
        shared = rect.clip(other)
        found += weight * shared.width * shared.height / area
    return found


def _places(
    kit: Kit, seat: SeatLayout, lines: Sequence[BubbleLine], window: pygame.Rect
) -> Iterator[tuple[float, SpeechBubble]]:
    """Every place beside, over and under a face inside the window, each with its cost.

    The more unusual the place, the higher the cost.
    """
    scale, face, size = kit.scale, seat.face, _size(kit, lines)
    tip = max(6, round(14 * scale.k))
    gap = tip + scale.px(12)
    sides = {
        "top": ("left", "right", "top"),
        "left": ("left", "bottom", "top"),
        "right": ("right", "bottom", "top"),
        "bottom": ("bottom", "right", "left"),
    }[seat.side]
    for at, pointer in enumerate(sides):
        for slide, rise in product(SLIDES, RISES if pointer == "bottom" else RISES[:1]):
            rect = pygame.Rect((0, 0), size)
            if pointer in ("left", "right"):
                y = face.centery + round(slide * face.height)
                rect.midleft = (face.right + gap, y)
                if pointer == "right":
                    rect.midright = (face.left - gap, y)
                along = (face.centery - rect.y) / rect.height
            else:
                x = face.centerx + round(slide * face.width)
                rect.midbottom = (x, face.top - gap - round(rise * face.height))
                if pointer == "top":
                    rect.midtop = (x, seat.tag.bottom + gap)
                rect.x = max(window.left, min(window.right - rect.width, rect.x))
                along = (face.centerx - rect.x) / rect.width
            if window.contains(rect):
                effort = ASIDE * (abs(slide) + rise) + NEXT * at
                yield effort, SpeechBubble(rect, pointer, min(0.82, max(0.18, along)))


def _size(kit: Kit, lines: Sequence[BubbleLine]) -> tuple[int, int]:
    """Width and height of a bubble with these lines, in px."""
    wide = max(kit.fonts.width(row, role) for role, row, _c in lines) + 2 * max(9, kit.scale.px(20))
    tall = sum(kit.fonts.line(role) for role, _t, _c in lines) + 2 * max(4, kit.scale.px(10))
    return wide, tall


def _over_the_face(
    kit: Kit, seat: SeatLayout, lines: Sequence[BubbleLine], window: pygame.Rect
) -> SpeechBubble:
    """Bubble that is larger than the window: it begins at the window's left or upper edge."""
    rect = pygame.Rect((0, 0), _size(kit, lines))
    rect.center = seat.face.center
    rect.topleft = (max(window.left, min(window.right - rect.width, rect.x)), max(window.top, rect.y))
    return SpeechBubble(rect, "bottom", 0.5)


def _square(centre: tuple[int, int], side: int) -> pygame.Rect:
    rect = pygame.Rect(0, 0, side, side)
    rect.center = centre
    return rect
