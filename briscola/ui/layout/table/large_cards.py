"""The table for cards so large that everything else makes room for them: what both forms of it share.

The trick lies in one loose row across the middle, and the players move up. Stock and slate lie in the lower
corners (`LargeInCorners`), of two players beside the trick (`LargeBesideTrick`). If there is still too little
height, the hand sinks below the window's edge, as one holds cards."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from math import inf, radians, sin

import pygame
from msgspec import Struct

from briscola.ui.layout.table import forms
from briscola.ui.layout.table.forms import FanForm, FewMany, LargeForm, PileForm
from briscola.ui.layout.table.geometry import Pose, bounds
from briscola.ui.layout.table.seating import HOVERED_TURN, HandSpace, SeatLayout
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.window.metrics import MIN_TARGET


class LargeHand:
    """The hand of large cards; lengths in heights of a card."""

    rows_apart = 0.40  # distance of two rows
    leaning = FewMany(0.10, 0.12)  # width by which the cards at the ends lean outwards
    shown = 0.20  # least share of its width that the next card leaves free
    sunk = 0.34  # most of a card that may lie below the window
    much_sunk = 0.1  # so much of it that it needs its index
    lift = 0.12  # least rise of a card under the pointer
    rise = 0.75  # share of what has sunk by which it rises there
    hovered_height = 1.04  # its growth there


class LargeTop:
    """The cards of a player at the top among large ones."""

    fan = FanForm(0.42, 7.0, 18.0)
    room = FewMany(0.19, 0.22)  # width of their room if she sits alone there
    room_less = 0.02  # by how much that of each of several is less than usual
    clear = 0.010  # distance from the face
    lean = 0.06  # width by which the first leans towards the face, in heights of a card
    half = 0.53  # half the height that they take up, in heights of a card


class LargeRow:
    """The trick of large cards, one row."""

    down = 0.46  # lowest y of its middle
    turn = 2.5  # degrees for which each card has room


class LargeOwn:
    """The person's face and pile beside large cards."""

    face_most = 0.29  # most x of the face
    pile = PileForm(0.765, 0.085, 94)
    pile_aside = 0.064  # distance of the pile from the hand


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

    The hand is as wide as what lies beside it allows, and sinks as far as the trick and the players at the
    top need. So these are placed by the hand before it sinks (`heights`), stock and seats by where it lies.
    Each of these asks only those before it: row and corners, the hand before it sinks, `heights`, the seats,
    the stock. What `heights` needs of a seat it therefore asks of that one (`_seat`, `_top`), not of `seats`.
    """

    makes_room = True

    @property
    @abstractmethod
    def row(self) -> TrickRow:
        """The row of the trick. Its heights are `heights`."""

    @property
    @abstractmethod
    def _ceiling(self) -> float:
        """y below everything at the upper edge over the trick."""

    @property
    @abstractmethod
    def _hand_ends(self) -> tuple[float, float]:
        """x of the ends of the room for the hand."""

    @property
    def _large(self) -> LargeForm:
        return self.form.large

    # ---- measures

    @cached_property
    def _gap(self) -> int:
        return self.field_px(12, least=4)

    @property
    def _inset(self) -> int:
        """Distance in px of the things in the corners from the edges of the field."""
        return self.scale.rim + self.field_px(16)

    @property
    def west(self) -> float:
        """x of the things at the left edge."""
        return self.x(0) + self._inset

    @property
    def _east(self) -> float:
        return self.x(1) - self._inset

    @property
    def _brow(self) -> int:
        """y of the lower edge of the header."""
        return self.pause[1] + self._header_height // 2

    @property
    def _upper(self) -> int:
        """y of the players at the top: at the edge, in a tall window under the header."""
        edge = self.scale.rim + self.field_px(10)
        return max(edge + round(self.top(0)), self._brow + self._gap) if self.portrait else edge

    # ---- players and their cards

    def _own(self) -> SeatLayout:
        x = self.hand_rect.left - self.field_px(14) - self._tag_width / 2
        face = self._own_face(min(self.x(LargeOwn.face_most), x))
        form, aside = LargeOwn.pile, self.hand_rect.right + self.u(LargeOwn.pile_aside)
        pile = Pose(aside, self.low(form.down), self.u(form.height), form.angle)
        return self._sitting("bottom", face, pile)

    @property
    def _back_height(self) -> float:
        return self.u(self._large.backs)

    @property
    def _backs_middle(self) -> float:
        return self._upper - self.field_px(2) + self._back_height * LargeTop.half

    @property
    def _under_backs(self) -> float:
        """y of the lower edge of the cards at the top."""
        return self._backs_middle + self._back_height * LargeTop.half

    def _backs(self, seat: SeatLayout, count: int) -> Sequence[Pose]:
        row, height = self.top_row, self._back_height
        alone, several = LargeTop.room.of(self.many), row.backs_width.few - LargeTop.room_less
        room, y = self.u(alone if len(row.across) == 1 else several), self._backs_middle
        clear = self.u(LargeTop.clear), self.field_px(14, least=5)
        left = max(seat.face.right + clear[0], seat.tag.right + clear[1]) + height * LargeTop.lean
        return self._fan(count, LargeTop.fan, height, room=room, left=left, y=y)

    # ---- height: players at the top, the trick, the hand

    @cached_property
    def _natural_top(self) -> float:
        """y of the upper edge of the whole hand, before it sinks."""
        return float(bounds(self._held(self.hand_size), self.ratio).top)

    @cached_property
    def _card_box(self) -> tuple[float, float]:
        """Width and height in px of a card of the trick with its turn."""
        height, turn = self.trick_height, sin(radians(LargeRow.turn))
        return height * (self.ratio + turn), height * (1 + self.ratio * turn)

    @property
    def _under_row(self) -> float:
        """y above which the row ends as far as there is room over it."""
        return inf

    @cached_property
    def heights(self) -> Heights:
        """The heights for which the trick has room between the players at the top and the hand."""
        ceiling, natural, card, gap = self._ceiling, self._natural_top, self._card_box[1], self._gap
        least, most = (share * self.trick_height for share in self._large.sways)
        low = self._under_row - gap
        sway = min(most, max(least, min(natural - gap, low) - ceiling - card))
        sunk = min(LargeHand.sunk * self.hand_height, max(0.0, ceiling + card + sway + gap - natural))
        half = (card + sway) / 2
        middle = max(ceiling + half, min(natural + sunk - gap - half, low - half, self.mid(LargeRow.down)))
        return Heights(sway, sunk, middle)

    # ---- the hand

    @property
    def much_covered(self) -> bool:
        return super().much_covered or self.heights.sunk > LargeHand.much_sunk * self.hand_height

    @cached_property
    def _room(self) -> HandSpace:
        """The room of the hand: beside it lie the person's face and pile, stock, slate and buttons."""
        middle, (near, far), height = self.x(0.5), self._hand_ends, self.hand_height
        width = min(self._hand_most, 2 * min(middle - near, far - middle))
        width -= LargeHand.leaning.of(self.many) * height
        step = (width - height * self.ratio) / max(1, self.hand_size - 1)
        return HandSpace(width=width, few_step=step, rows_apart=LargeHand.rows_apart)

    @property
    def _before_buttons(self) -> float:
        """Most x of the right end of that room."""
        return self.button_rects()[-1].centerx - self.help_side / 2 - self._gap

    @property
    def _own_side(self) -> int:
        """Width in px that the person's face and name take up beside the hand."""
        return self._tag_width + self.field_px(14) + self._gap

    def hand(self, count: int) -> Sequence[Pose]:
        """Poses of the person's cards, sunk as far as the trick needs."""
        return tuple(pose.moved(0, self.heights.sunk) for pose in self._held(count))

    def hovered(self, pose: Pose) -> Pose:
        """Pose of a card under the pointer: less lifted, but with more of it above the window's edge."""
        lift = max(LargeHand.lift * pose.height, LargeHand.rise * self.heights.sunk)
        height, angle = pose.height * LargeHand.hovered_height, pose.angle * HOVERED_TURN
        return Pose(pose.x, pose.y - lift, height, angle)

    # ---- the trick

    @cached_property
    def trick_centre(self) -> tuple[float, float]:
        """Middle of the row."""
        return self.row.middle, self.heights.middle

    def slot(self, place: int) -> Pose:
        """Pose of a place's card in the row."""
        at = self._large.trick[self.ring.index(place)]
        row, heights = self.row, self.heights
        x, y = row.middle + at.across * row.step, heights.middle + at.down * heights.sway / 2
        return Pose(x, y, self.trick_height, at.angle)

    @property
    def faults(self) -> Sequence[str]:
        """A card of the hand is hard to touch, or its index covered, in a narrow window."""
        steps = [following.x - one.x for one, following in pairwise(self.hand(self.hand_size))]
        beside = min(step for step in steps if step > 0)  # those of one row
        least = max(MIN_TARGET - 0.5, LargeHand.shown * self.hand_height * self.ratio)
        covered = ["cards of the hand cover each other"] if beside < least else []
        return [*super().faults, *covered]

    # ---- trumps, slate and slips

    @property
    def _emblem_side(self) -> int:
        return self.field_px(90, least=52)

    @cached_property
    def emblem_label(self) -> pygame.Rect:
        """Rectangle of the words beside the emblem: a little higher, for small windows."""
        rect = super().emblem_label
        middle, rect.height = rect.centery, self.field_px(104, least=66)
        rect.centery = middle
        rect.bottom = min(rect.bottom, self.size[1] - self.scale.rim - 2)
        return rect

    @property
    def emblem_right(self) -> float:
        """x right of the words beside the sign of trumps."""
        return self.west + self._emblem_side + sum(self._beside_emblem)

    def _slate_at_edge(self, *, middle: float | None = None, low: float = 0) -> pygame.Rect:
        """The slate, smaller, at the right edge: with y of its `middle`, or of its lower end (`low`)."""
        rect = super().scoreboard
        rect.size = round(rect.width * self._large.scoreboard), round(rect.height * self._large.scoreboard)
        turned = bounds([Pose(0, 0, rect.height, forms.SLATE_ANGLE)], rect.width / rect.height)
        y = low - turned.height / 2 if middle is None else middle
        rect.center = round(self._east - turned.width / 2), round(y)
        return rect
