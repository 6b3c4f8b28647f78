"""The table for cards so large that everything else makes room for them.

The trick lies in one loose row across the middle, from the left player's card to the right one's, and the
players move up. Stock and slate lie in the lower corners, of two players beside the trick. If there is still
too little height, the hand sinks below the window's edge, as one holds cards."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from math import radians, sin

import pygame
from msgspec import Struct

from briscola.ui.layout.table.forms import HOVERED_TURN, TURNED, FanForm, FewMany, PileForm
from briscola.ui.layout.table.geometry import Pose, bounds, fan
from briscola.ui.layout.table.seating import SeatLayout
from briscola.ui.layout.table.table_layout import SLATE_ANGLE, Layout
from briscola.ui.layout.window import MIN_TARGET

OWN_FACE_MOST = 0.29
"""Most x of the person's face."""
OWN_PILE = PileForm(0.765, 0.085, 94)
"""The person's pile."""
OWN_PILE_ASIDE = 0.064
"""Its distance from the hand, in units."""
PILE_WORDS = 19
"""Size of the words under a pile, in px at 1080."""
ALONE_ROOM, ROOM_LESS = FewMany(0.19, 0.22), 0.02
"""Width of the room for the cards of one alone at the top, else by how much less than usual."""
BACKS_FAN = FanForm(0.42, 7.0, 18.0)
"""The others' hands at the top."""
BACKS_CLEAR = 0.010
"""Distance in units of these hands from the face."""
BACKS_LEAN = 0.06
"""Distance by which their first card leans towards the face, in heights of a card."""
HALF_BACKS = 0.53
"""Half the height of these cards, which lie a little turned, in heights of a card."""
SUNK, MUCH_SUNK = 0.34, 0.1
"""Most of a card of the hand that may lie below the window, and so much that it needs its index, in heights
of a card."""
LIFT, RISE, HOVERED_HEIGHT = 0.12, 0.75, 1.04
"""Lift of a card as a share of its height, at least; the share that rises of what has sunk; its growth."""
LEANING = FewMany(0.10, 0.12)
"""Width by which the cards at the ends of the hand lean outwards, in heights of a card."""
TRICK_TURN, TRICK_LOW = 2.5, 0.46
"""Turn in degrees for which a card of the row has room, and the lowest y of the row's middle."""
SHOWN = 0.20
"""Least share of the width of a card of the hand that the next one leaves free."""
CLOSEST = 0.84
"""Least distance of neighbours in the row, as a share of a card's width."""
TURNED_UP = 0.13
"""Rise of the turned card's middle over that of the stock, in heights of a card."""
LEAST_TRAY = 0.32
"""Least width of the sheet with a dummy's cards, in units."""


class TrickRow(Struct, frozen=True):
    """The row of the trick across the table, in px."""

    middle: float
    step: float
    """Distance between neighbours."""


class Heights(Struct, frozen=True):
    """The shares of trick and hand in the height under the players at the top, in px."""

    sway: float
    """Height by which the row of the trick sways: more where there is more room."""
    sunk: float
    """Height by which the hand lies lower than the window shows."""
    middle: float
    """y of the middle of the row."""


class LargeCards(Layout, ABC):
    """A table with room for large cards; in a tall window only where those of the wished size have room.

    The hand sinks as far as the trick and the players at the top need, and is as wide as what lies beside it
    allows. So the order is not that of `Layout`; each row is measured by those above it. Marks: 2
    `LargeCardsOfTwo` alone, n `LargeCardsOfMany` alone.

    buttons   help_buttons, button_places
    edges     west, emblem_right, emblem n, emblem_label n, slate n, slate_bounds n
    hand      hand_height, _hand_room, _natural_top
    trick     _card_box, open_height 2, row 2, row_left 2
    others    _top, _beside n, _ceiling, row n
    height    heights, crowded
    cards     hand, hand_rect, held_close, trick_centre, slot
    seats     _own, seats, backs
    stock     stock, contract, turned, emblem 2, emblem_label 2, slate 2
    rest      tray, caption, notice, wheel n, lacking
    """

    back_share = 0.098
    """Height of another's card, in units."""
    rows_apart = 0.40
    sways = 0.10, 0.26
    """Least and most height by which the row of the trick sways, as shares of a card's height."""

    # ---- players

    @property
    def terse(self) -> bool:
        """Always True: the piles lie close to the edge, or to the hand."""
        return True

    @cached_property
    def _gap(self) -> int:
        return self.field_px(12, least=4)

    @property
    def west(self) -> float:
        """x of the things at the left edge."""
        return self.x(0) + self.scale.rim + self.field_px(16)

    @property
    def _brow(self) -> int:
        """y of the lower edge of the header."""
        return self.pause[1] + self._header_height // 2

    @property
    def _upper(self) -> int:
        """y of the players at the top: at the edge, in a tall window under the header."""
        edge = self.scale.rim + self.field_px(10)
        return max(edge + round(self.top(0)), self._brow + self._gap) if self.portrait else edge

    @property
    def _back_height(self) -> float:
        return self.u(self.back_share)

    @property
    def _backs_middle(self) -> float:
        return self._upper - self.field_px(2) + self._back_height * HALF_BACKS

    @property
    def _under_backs(self) -> float:
        """y of the lower edge of these cards."""
        return self._backs_middle + self._back_height * HALF_BACKS

    def _lowest(self, seat: SeatLayout) -> int:
        """y of the lower edge of the words under a pile."""
        return seat.label[1] + self.scale.type(PILE_WORDS)

    def _own(self) -> SeatLayout:
        x = self.hand_rect.left - self.field_px(14) - self._tag_width / 2
        face = self._own_face(min(self.x(OWN_FACE_MOST), x))
        form, aside = OWN_PILE, self.hand_rect.right + self.u(OWN_PILE_ASIDE)
        pile = Pose(aside, self.low(form.down), self.u(form.height), form.angle)
        return self._sitting("bottom", face, pile)

    def backs(self, place: int, count: int) -> Sequence[Pose]:
        """Poses of the smaller cards of another player; those of an open hand stay as they are."""
        if count == 0 or self.face_up:
            return super().backs(place, count)
        seat, row, height = self.seats[place], self.top_row, self._back_height
        several = len(row.across) > 1
        width = self.u(row.backs_room.few - ROOM_LESS if several else ALONE_ROOM.of(self.many))
        step = min(height * BACKS_FAN.step, (width - height * self.ratio) / max(1, count - 1))
        clear = max(seat.face.right + self.u(BACKS_CLEAR), seat.tag.right + self.field_px(14, least=5))
        left = clear + height * BACKS_LEAN + height * self.ratio / 2
        centre = (left + step * (count - 1) / 2, self._backs_middle)
        spread = min(BACKS_FAN.turn * (count - 1), BACKS_FAN.most_turn)
        return fan(count, centre=centre, height=height, step=step, spread=spread)

    # ---- height: players at the top, the trick, the hand

    @property
    @abstractmethod
    def _ceiling(self) -> float:
        """y below everything at the upper edge over the trick."""

    @cached_property
    def _natural_top(self) -> float:
        """y of the upper edge of the whole hand, before it sinks."""
        return float(bounds(self._held(self.hand_size), self.ratio).top)

    @cached_property
    def _card_box(self) -> tuple[float, float]:
        """Width and height in px of a card of the trick with its turn."""
        height, turn = self.trick_height, sin(radians(TRICK_TURN))
        return height * (self.ratio + turn), height * (1 + self.ratio * turn)

    @cached_property
    def heights(self) -> Heights:
        """The heights for which the trick has room between the players at the top and the hand."""
        ceiling, natural, card, gap = self._ceiling, self._natural_top, self._card_box[1], self._gap
        least, most = (share * self.trick_height for share in self.sways)
        sway = min(most, max(least, natural - ceiling - gap - card))
        sunk = min(SUNK * self.hand_height, max(0.0, ceiling + card + sway + gap - natural))
        half = (card + sway) / 2
        middle = max(ceiling + half, min(natural + sunk - gap - half, self.mid(TRICK_LOW)))
        return Heights(sway, sunk, middle)

    @cached_property
    def crowded(self) -> bool:
        """True if so much of a card of the hand is covered or below the window that it needs its index."""
        return self.many or self.heights.sunk > MUCH_SUNK * self.hand_height

    @property
    def _hand_room(self) -> float:
        """Most width of the fan: beside it lie the person's face and pile, stock, slate and buttons."""
        middle, (near, far) = self.x(0.5), self._hand_ends
        leaning = LEANING.of(self.many) * self.hand_height
        return min(super()._hand_room, 2 * min(middle - near, far - middle)) - leaning

    @property
    def _hand_ends(self) -> tuple[float, float]:
        """x of the ends of that room: beyond the person's face, before the buttons."""
        first = self.button_places()[-1]
        return self.west + self._own_side, first.centerx - self.help_side / 2 - self._gap

    @property
    def _own_side(self) -> int:
        """Width in px that the person's face and name take up beside the hand."""
        return self._tag_width + self.field_px(14) + self._gap

    @property
    def _few_step(self) -> float:
        return (self._hand_room - self.hand_height * self.ratio) / max(1, self.hand_size - 1)

    @cached_property
    def held_close(self) -> bool:
        """True if a card of the hand is hard to touch, or its index covered, in a narrow window."""
        steps = [following.x - one.x for one, following in pairwise(self.hand(self.hand_size))]
        beside = min(step for step in steps if step > 0)  # those of one row
        return beside < max(MIN_TARGET - 0.5, SHOWN * self.hand_height * self.ratio)

    @property
    def emblem_right(self) -> float:
        """x right of the words beside the sign of trumps."""
        return self.west + self._emblem_side + sum(self._beside_emblem)

    def _held(self, count: int) -> Sequence[Pose]:
        """The hand before it sinks."""
        return super().hand(count)

    def hand(self, count: int) -> Sequence[Pose]:
        """Poses of the person's cards, sunk as far as the trick needs."""
        return tuple(pose.moved(0, self.heights.sunk) for pose in self._held(count)) if count else ()

    def hovered(self, pose: Pose) -> Pose:
        """Pose of a card under the pointer: less lifted, but with more of it above the window's edge."""
        lift = max(LIFT * pose.height, RISE * self.heights.sunk)
        return Pose(pose.x, pose.y - lift, pose.height * HOVERED_HEIGHT, pose.angle * HOVERED_TURN)

    # ---- the middle

    @cached_property
    def trick_centre(self) -> tuple[float, float]:
        """Middle of the row."""
        return self.row.middle, self.heights.middle

    @property
    @abstractmethod
    def row(self) -> TrickRow:
        """The row of the trick; its heights are `heights`."""

    @property
    def lacking(self) -> Sequence[str]:
        width, found = self.trick_height * self.ratio, []
        if self.row.step < CLOSEST * width:
            found.append("cards of the trick cover each other")
        if self.held_close:
            found.append("cards of the hand cover each other")
        if self.dummy and self.tray.width < self.u(LEAST_TRAY):
            found.append("the dummy's cards have no room")
        return found

    def slot(self, place: int) -> Pose:
        """Pose of a place's card in the row."""
        at = self.form.large.trick[self.ring.index(place)]
        row, heights = self.row, self.heights
        x, y = row.middle + at.across * row.step, heights.middle + at.down * heights.sway / 2
        return Pose(x, y, self.trick_height, at.angle)

    # ---- the corners

    @property
    def _east(self) -> float:
        return self.x(1) - self.scale.rim - self.field_px(16)

    @cached_property
    def emblem_label(self) -> pygame.Rect:
        """Rectangle of the words beside the emblem: a little higher, for small windows."""
        rect = super().emblem_label
        middle, rect.height = rect.centery, self.field_px(104, least=66)
        rect.centery = middle
        rect.bottom = min(rect.bottom, self.size[1] - self.scale.rim - 2)
        return rect

    @property
    def _emblem_side(self) -> int:
        return self.field_px(90, least=52)

    def _slate_at_edge(self, lowest: float | None = None) -> pygame.Rect:
        """The smaller slate at the right edge, beside the trick or so that it ends at `lowest` (px)."""
        rect = super().slate
        rect.size = round(rect.width * self.form.large.slate), round(rect.height * self.form.large.slate)
        turned = bounds([Pose(0, 0, rect.height, SLATE_ANGLE)], rect.width / rect.height)
        middle = self.trick_centre[1] if lowest is None else lowest - turned.height / 2
        rect.center = round(self._east - turned.width / 2), round(middle)
        return rect

    def _turned_beside(self, out: float, y: float) -> Pose:
        at = self.stock
        return Pose(at.x + at.height * out, y, at.height * TURNED, -90)

    def help_buttons(self, count: int, *, upright: bool = False) -> Sequence[pygame.Rect]:
        """Squares of the round help buttons, always side by side under the slate."""
        del upright
        return super().help_buttons(count)

    @cached_property
    def saucer(self) -> pygame.Rect | None:
        """No espresso: its place is needed."""
        return None
