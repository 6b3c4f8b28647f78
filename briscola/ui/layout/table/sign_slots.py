"""Places of what signs need: faces that come nearer, the wheel of one's own signs, the requests."""

from collections.abc import Sequence
from math import hypot

import pygame
from msgspec.structs import replace

from briscola.ui.layout.table import forms
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.layout.table.seating import Seating, SeatLayout

GROWN = 1.5
"""Growth of a face if there is room."""
MUCH = 1.3
"""Growth that is enough to be noticed; a face that grows less may lie behind its own cards instead."""
STEP = 2
"""Px by which smaller sizes are tried."""


def close_ups(layout: Seating, header: pygame.Rect, lying: Sequence[pygame.Rect]) -> dict[int, SeatLayout]:
    """Seats at the top with the face as near to the person as it comes to make a sign, by place.

    It covers neither the head of the header nor what is `lying` there.
    """
    edge = layout.field_px(10, least=4)
    room = pygame.Rect((0, 0), layout.size).inflate(
        -2 * (layout.scale.rim + edge), -2 * (layout.scale.rim + edge)
    )
    header = header.copy()
    header.width = min(header.width, layout.scale.px(400))
    clear = [header.inflate(2 * edge, 0), *lying]
    found = {}
    for place, seat in layout.seats.items():
        if seat.edge != "top":
            continue
        others = [p for p in layout.ring if p != place]
        around = [*clear, *(layout.seats[p].face for p in others), *(layout.seats[p].tag for p in others)]
        around += [bounds(layout.backs(p, layout.hand_size), layout.ratio) for p in others[1:]]
        backs, line = bounds(layout.backs(place, layout.hand_size), layout.ratio), layout.tag_height(1)
        # Beside its cards, or where that gains little behind the first of them.
        over = round(layout.backs(place, 1)[0].height * layout.ratio / 2)
        found[place] = max(
            (
                _enlarged(seat, room=room, right=right, clear=around, line=line)
                for right in (backs.left - edge, backs.left + over)
            ),
            key=lambda near: min(near.face.width, MUCH * seat.face.width),
        )
    return found


def wheel(layout: Seating, slate: pygame.Rect, button: pygame.Rect) -> pygame.Rect:
    """Square round the wheel of signs, at the lower end of its room; `button` is the first help button."""
    room, backs = _wheel_room(layout, slate, button), bounds(layout.backs(layout.ring[1], 3), layout.ratio)
    side = min(round(layout.u(forms.WHEEL)), room.width, room.height)
    if side < forms.LEAST_WHEEL:  # over the slate of a very low table, so that its words can be read
        side = max(side, min(forms.LEAST_WHEEL, room.width, room.bottom - slate.top))
    rect = pygame.Rect(0, 0, side, side)
    middle = max(room.left + side // 2, min(room.right - side // 2, slate.centerx))
    rect.midbottom = middle, room.bottom
    while reach(rect, backs) > 0:  # wide cards at a narrow table
        rect = pygame.Rect(rect.x, rect.y + 2, rect.width - 2, rect.height - 2)
    return rect


def _wheel_room(layout: Seating, slate: pygame.Rect, button: pygame.Rect) -> pygame.Rect:
    """Room for the wheel of signs: right of the hand, under the slate, left of the help buttons.

    In a tall window it is beside the slate, and may be over those buttons, or over the hand too.
    """
    gap, hand = layout.field_px(12), layout.hand_rect
    left, right = hand.right + gap, button.left - gap
    top, low = slate.bottom + layout.field_px(18), layout.size[1] - layout.scale.rim - gap
    if not layout.portrait:
        return pygame.Rect(left, top, right - left, low - top)
    beside, over = slate.right + gap, button.top - 2 * gap
    left, top = max(left, beside), bounds(layout.backs(layout.ring[1], 3), layout.ratio).bottom
    edge = layout.size[0] - layout.scale.rim - gap
    ends = (left, edge, over), (beside, edge, min(over, hand.top - gap)), (left, right, low)
    rooms = [pygame.Rect(x, top, end - x, foot - top) for x, end, foot in ends]
    return max(rooms, key=lambda room: min(*room.size, round(layout.u(forms.WHEEL))))


def asking(layout: Seating) -> pygame.Rect:
    """Rectangle of the requests to choose from: over the person's own face, left of hand and trick."""
    own = layout.seats[layout.ring[0]].face
    right = layout.hand_rect.left - layout.field_px(8)
    pile = bounds([layout.seats[layout.pile_owner(layout.ring[-1])].pile], layout.ratio)
    width = max(198, min(layout.field_px(384, least=222), right - pile.right - layout.field_px(8)))
    rect = pygame.Rect(0, 0, width, layout.field_px(112, least=76))
    rect.midbottom = (own.centerx, own.top - (14 if layout.scale.small else layout.field_px(34)))
    rect.right = min(rect.right, right)
    return rect


def reach(circle: pygame.Rect, rect: pygame.Rect) -> float:
    """Distance in px that a rectangle reaches into the circle inside a square; negative outside."""
    x = max(rect.left, min(circle.centerx, rect.right))
    y = max(rect.top, min(circle.centery, rect.bottom))
    return circle.width / 2 - hypot(x - circle.centerx, y - circle.centery)


def _enlarged(
    seat: SeatLayout, *, room: pygame.Rect, right: int, clear: Sequence[pygame.Rect], line: int
) -> SeatLayout:
    """The seat with its face as large as possible, grown down over its tag, its name over the lower edge.

    The face stays inside `room`, ends at `right`, and touches nothing of `clear`; `line` is the height of
    a tag with the name alone. The seat itself is returned if the face cannot grow.
    """
    for across in range(round(GROWN * seat.face.width), seat.face.width, -STEP):
        face = pygame.Rect(0, 0, across, across)
        face.midbottom = seat.face.centerx, seat.tag.bottom
        face.left = max(room.left, face.left)
        for end in (min(face.right, right), right):
            face.right = end
            if room.contains(face) and all(reach(face, rect) <= 0 for rect in clear):
                tag = pygame.Rect(0, 0, seat.tag.width, line)
                tag.midbottom = face.centerx, seat.tag.bottom
                return replace(seat, face=face, tag=tag, lines=1)
    return seat
