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

from briscola.ui.layout.table.forms import (
    CONTRACT,
    HOVERED_TURN,
    OPEN_DOWN,
    OPEN_HAND,
    TAG_OVER_FACE,
    TURNED,
    TURNED_OUT,
    InTrick,
    PileForm,
)
from briscola.ui.layout.table.geometry import Pose, bounds, fan
from briscola.ui.layout.table.seating import SeatLayout
from briscola.ui.layout.table.sign_places import WHEEL
from briscola.ui.layout.table.table_layout import SLATE_ANGLE, Layout
from briscola.ui.layout.window import MIN_TARGET

WIDE = 5
"""Most cards of a hand beside which its holder's face lies."""
FACE, BACK = 0.120, 0.098
"""Sizes of others' faces and cards, in units."""
UNDER = 0.40
"""`SeatLayout.under` of others' piles."""
OWN_FACE_MOST, OWN_PILE, OWN_PILE_ASIDE = 0.29, PileForm(0.765, 0.085, 94), 0.064
"""Most x of the person's face; her pile, and its distance from the hand."""
WIDE_PILE, WIDE_PILE_ASIDE = PileForm(0.0, 0.08, 94), 0.060
"""The same beside a wide hand: on the height of the face, and from the tag."""
FACE_OF_TWO, EYES_OF_TWO, PILE_OF_TWO, PILE_UNDER_SEAL = 0.140, 0.100, PileForm(0.085, 0.105, 0), 0.09
"""Diameter and y of the other player's face, that pile (turned as usual), and its y under the seal."""
SIDE_PILE = {"left": PileForm(0.036, 0.08, 86), "right": PileForm(0.036, 0.08, 94)}
"""Piles at the sides, under the last card there."""
ALONE_ROOM, ROOM_LESS = (0.19, 0.22), 0.02
"""Width (few, many) of the room for the cards of one alone at the top, else by how much less than usual."""
BACKS_STEP, BACKS_TURN, BACKS_MOST_TURN, BACKS_CLEAR = 0.42, 7.0, 18.0, 0.010
"""Shape of the others' hands at the top (see `FanForm`), and their distance from the face."""


SUNK = 0.34
"""Most of a card of the hand that may lie below the window, as a share of its height."""
LIFT, RISE, HOVERED_HEIGHT = 0.12, 0.75, 1.04
"""Lift of a card as a share of its height, at least; the share that rises of what has sunk; its growth."""
LEANING = (0.10, 0.12)
"""Width (few, many) by which the cards at the ends of the hand lean outwards, in heights of a card."""
SIDE_CARD_STEP, SIDE_CARDS, SIDE_CARDS_TURN, LYING = 0.020, 0.040, 8, 0.04
"""Most distance in units of neighbours of a player at a side and of the first from the last, their turn in
all, and the share of its height by which a lying card with that turn is wider."""
SIDE_UNDER_TOP = 0.18
"""Least distance in units of the faces at the sides from the players at the top in a tall window, where
these sit from edge to edge."""
PILE_ROOM = 0.112
"""Room in units for the person's pile between the hand and the slate."""
LEAST_OUT = 0.20
"""Least distance of the turned card's middle from that of the stock (usually `TURNED_OUT`)."""
TURNED_UP, TURNED_MOST_UP = 0.13, 0.30
"""Rise of the turned card's middle over that of the stock, and its most over the person's face."""
HALF_BACKS, HALF_PILE = 0.53, 0.56
"""Half the height of cards that lie a little turned, and of a pile with its stray cards."""
SWAYS, SWAYS_OF_TWO = (0.10, 0.26), (0.06, 0.24)
"""Least and most height by which the row of the trick sways, as shares of a card's height."""
SHOWN = 0.20
"""Least share of the width of a card of the hand that the next one leaves free."""
CLOSEST = 0.84
"""Least distance of neighbours in the row, as a share of a card's width."""
LEAST_CAPTION = 190
"""Least width of the slip about a trick, in px."""
TRAY, LEAST_TRAY = 0.33, 0.32
"""Width of the sheet with a dummy's cards, beside the row, and its least width, in units."""


class LargeForm(Struct, frozen=True, kw_only=True):
    """The table with large cards for one number of players."""

    trick: tuple[InTrick, ...]
    """The row, anticlockwise from the person's card; `down` (-1…1) counts in sways."""
    slate: float = 0.86
    """Size of the slate by its usual one."""
    aside: float = 0.0
    """Shift of the seats at the top, in units."""
    tip: str = "left"
    """`SeatLayout.tip` of these seats."""
    pile_down: tuple[float, float] = (0.036, 0.054)
    """y (usual, in a tall window) of their piles under the upper edge of the face."""
    pile_height: float = 0.08


LARGE = {
    2: LargeForm(trick=(InTrick(0.5, 1, -2.0), InTrick(-0.5, -1, 2.0))),
    3: LargeForm(trick=(InTrick(0, 1, 1.0), InTrick(1, -1, -3.0), InTrick(-1, -1, 2.5))),
    4: LargeForm(
        trick=(InTrick(0.5, 1, -1.0), InTrick(1.5, 0, -2.5), InTrick(-0.5, -1, 1.0), InTrick(-1.5, 0, 2.0)),
        aside=0.028,
    ),
    5: LargeForm(
        trick=(
            InTrick(0, 1, 1.0),
            InTrick(2, 1, -2.5),
            InTrick(1, -1, -1.5),
            InTrick(-1, -1, 1.5),
            InTrick(-2, 1, 2.5),
        ),
        slate=0.80,  # it has a line for each of many
        tip="top",
    ),
    6: LargeForm(
        trick=(
            InTrick(0.5, 1, 1.0),
            InTrick(2.5, 1, -2.5),
            InTrick(1.5, -1, -1.0),
            InTrick(-0.5, -1, -1.0),
            InTrick(-1.5, -1, 1.5),
            InTrick(-2.5, 1, 2.5),
        ),
        slate=0.80,
        tip="top",
        pile_down=(0.132, 0.132),  # under the cards
        pile_height=0.06,
    ),
}
"""The forms by the number of players."""


class LargeCards(Layout, ABC):
    """A table with room for large cards; in a tall window only where those of the wished size have room."""

    back_share = BACK
    """Height of another's card, in units."""
    rows_apart = 0.40
    sways = SWAYS
    """Least and most height by which the row of the trick sways, as shares of a card's height."""

    @property
    def large(self) -> LargeForm:
        """The form for this number of players."""
        return LARGE[len(self.ring)]

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

    def _own(self) -> SeatLayout:
        x = self.hand_rect.left - self.field_px(14) - self._tag_width / 2
        face = self._own_face(min(self.x(OWN_FACE_MOST), x))
        form, aside = OWN_PILE, self.hand_rect.right + self.u(OWN_PILE_ASIDE)
        pile = Pose(aside, self.low(form.down), self.u(form.height), form.angle)
        return SeatLayout(side="bottom", face=face, tag=self._tag(face, lines=1), pile=pile)

    def backs(self, place: int, count: int) -> Sequence[Pose]:
        """Poses of the smaller cards of another player; those of an open hand stay as they are."""
        if count == 0 or self.face_up:
            return super().backs(place, count)
        seat, row, height = self.seats[place], self.top_row, self._back_height
        several = len(row.across) > 1
        width = self.u(row.backs_room[0] - ROOM_LESS if several else ALONE_ROOM[self.many])
        step = min(height * BACKS_STEP, (width - height * self.ratio) / max(1, count - 1))
        left = (
            max(seat.face.right + self.u(BACKS_CLEAR), seat.tag.right + self.field_px(14, least=5))
            + height * 0.06
            + height * self.ratio / 2
        )
        centre = (left + step * (count - 1) / 2, self._backs_middle)
        spread = min(BACKS_TURN * (count - 1), BACKS_MOST_TURN)
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
    def _sway(self) -> float:
        """Height in px by which the row of the trick sways: more where there is more room."""
        least, most = self.sways
        room = self._natural_top - self._ceiling - self._gap - self._card_box[1]
        return min(most * self.trick_height, max(least * self.trick_height, room))

    @cached_property
    def _card_box(self) -> tuple[float, float]:
        """Width and height in px of a card of the trick with its turn."""
        height, turn = self.trick_height, sin(radians(2.5))
        return height * (self.ratio + turn), height * (1 + self.ratio * turn)

    @cached_property
    def sunk(self) -> float:
        """Height in px by which the hand lies lower than the window shows."""
        wanted = self._ceiling + self._card_box[1] + self._sway + self._gap - self._natural_top
        return min(SUNK * self.hand_height, max(0.0, wanted))

    @cached_property
    def crowded(self) -> bool:
        """True if so much of a card of the hand is covered or below the window that it needs its index."""
        return self.many or self.sunk > 0.1 * self.hand_height

    @property
    def _hand_room(self) -> float:
        """Most width of the fan: beside it lie the person's face and pile, stock, slate and buttons."""
        middle, (near, far) = self.x(0.5), self._hand_ends
        leaning = LEANING[self.many] * self.hand_height
        return min(super()._hand_room, 2 * min(middle - near, far - middle)) - leaning

    @property
    def _hand_ends(self) -> tuple[float, float]:
        """x of the ends of that room: beyond the person's face, before the buttons."""
        buttons = self.help_buttons(3 + (self.partners and not self.held_wide))
        return self.west + self._own_side, buttons[0].centerx - self.help_side / 2 - self._gap

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
        return tuple(pose.moved(0, self.sunk) for pose in self._held(count)) if count else ()

    def hovered(self, pose: Pose) -> Pose:
        """Pose of a card under the pointer: less lifted, but with more of it above the window's edge."""
        lift = max(LIFT * pose.height, RISE * self.sunk)
        return Pose(pose.x, pose.y - lift, pose.height * HOVERED_HEIGHT, pose.angle * HOVERED_TURN)

    # ---- the middle

    @cached_property
    def trick_centre(self) -> tuple[float, float]:
        """Middle of the row."""
        half = (self._card_box[1] + self._sway) / 2
        low = self._natural_top + self.sunk - self._gap - half
        return self._row_middle, max(self._ceiling + half, min(low, self.mid(0.46)))

    @property
    def _row_middle(self) -> float:
        return self.x(0.50)

    @property
    @abstractmethod
    def _step(self) -> float:
        """Distance in px between neighbours of the row."""

    @property
    def lacking(self) -> Sequence[str]:
        width, found = self.trick_height * self.ratio, []
        if self._step < CLOSEST * width:
            found.append("cards of the trick cover each other")
        if self.held_close:
            found.append("cards of the hand cover each other")
        if self.dummy and self.tray.width < self.u(LEAST_TRAY):
            found.append("the dummy's cards have no room")
        return found

    def slot(self, place: int) -> Pose:
        """Pose of a place's card in the row."""
        at = self.large.trick[self.ring.index(place)]
        x, y = self.trick_centre
        return Pose(x + at.across * self._step, y + at.down * self._sway / 2, self.trick_height, at.angle)

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
        rect.size = round(rect.width * self.large.slate), round(rect.height * self.large.slate)
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


class LargeCardsOfTwo(LargeCards):
    """Two players: stock and slate lie beside the trick."""

    back_share = 0.128
    sways = SWAYS_OF_TWO

    def _top(self, index: int) -> SeatLayout:
        usual = super()._top(index)
        x = min(usual.face.centerx, self.row_left - self._gap - self._tag_width / 2)
        face = self._face(x, self.top(EYES_OF_TWO), FACE_OF_TWO)
        moved = face.centerx - usual.face.centerx
        form, turn = PILE_OF_TWO, usual.pile.angle
        pile = Pose(usual.pile.x + moved, self.top(form.down), self.u(form.height), turn)
        under_seal = pile.moved(0, self.seal_rect.bottom + self.u(PILE_UNDER_SEAL) - pile.y)
        if self.portrait:
            pile = under_seal
        elif self.face_up:  # between large open cards and the seal, else under it
            free = self._gap + pile.height * HALF_PILE
            most = self.seal_rect.left - free
            beside = most > face.centerx + self._open_hand(self.hand_size) + free
            pile = pile.moved(min(0, most - pile.x), 0) if beside else under_seal
        return SeatLayout(side="top", face=face, tag=self._tag(face, lines=2), pile=pile)

    @cached_property
    def _ceiling(self) -> float:
        """y below the cards and the won cards of the other player."""
        if self.face_up:
            return self.top(OPEN_DOWN - OPEN_HAND / 2) + 1.02 * self.open_height + self._gap
        words = self._top(1).label[1] + self.scale.type(19)
        return max(self._under_backs, words) + self._gap

    @cached_property
    def open_height(self) -> float:
        """Height in px of the cards of a hand that lies face up: they grow as far as there is room."""
        low = (
            self._natural_top
            + SUNK * self.hand_height
            - self._card_box[1]
            - self.sways[0] * self.trick_height
        )
        room = (low - 2 * self._gap - self.top(OPEN_DOWN - OPEN_HAND / 2)) / 1.02
        return max(self.u(OPEN_HAND), min(self.u(OPEN_HAND) * self.table_factor, room - 2))

    @property
    def _step(self) -> float:
        return self._card_box[0] + self.field_px(6)

    @property
    def row_left(self) -> float:
        """x of the left end of the trick."""
        return self.x(0.5) - self._step / 2 - self._card_box[0] / 2

    @cached_property
    def stock(self) -> Pose:
        """Pose of the pack: beside the trick, under the other player."""
        height = self.stock_height
        half = height * self.ratio / 2
        tip = (TURNED_OUT + TURNED / 2) * height if self.trumps else half
        x = max(self.west + half, min(self.x(0.17), self.row_left - self._gap - tip))
        return Pose(x, self._top(1).tag.bottom + self._gap + height / 2, height)

    @cached_property
    def turned(self) -> Pose:
        """Pose of the turned card: half under the stock."""
        return self._turned_beside(TURNED_OUT, self.stock.y - self.stock.height * TURNED_UP)

    @cached_property
    def emblem(self) -> pygame.Rect:
        """Square of the disc with the suit of trumps: under the stock."""
        rect = pygame.Rect(0, 0, self._emblem_side, self._emblem_side)
        at, words = self.stock, self.emblem_right - self.west
        left = min(at.x - rect.width / 2, self.hand_rect.left - self._gap - words)  # room for the words
        rect.topleft = round(max(self.west, left)), round(at.y + at.height / 2 + self.u(0.022))
        return rect

    @cached_property
    def slate(self) -> pygame.Rect:
        """Rectangle of the slate: beside the trick."""
        if self.portrait:
            return self._slate_at_edge()
        rect = super().slate
        rect.centery = round(self.mid(0.34))
        if self.face_up:  # under the open cards
            rect.top = max(rect.top, round(self._ceiling + self.u(0.01)))
        return rect


class LargeCardsOfMany(LargeCards):
    """Three players or more: stock and slate lie in the lower corners."""

    @property
    def held_wide(self) -> bool:
        return self.hand_size > WIDE

    def _own(self) -> SeatLayout:
        if not self.held_wide:
            return super()._own()
        face = self._face(self.west + self._tag_width / 2, 0, FACE)
        face.bottom = (
            self.emblem_label.top - self._gap // 2 - self.tag_height(1) + round(self.u(TAG_OVER_FACE))
        )
        tag = self._tag(face, lines=1)
        aside = tag.right + self.u(WIDE_PILE_ASIDE)
        pile = Pose(aside, face.centery, self.u(WIDE_PILE.height), WIDE_PILE.angle)
        return SeatLayout(side="bottom", face=face, tag=tag, pile=pile)

    def _top(self, index: int) -> SeatLayout:
        """A seat at the top with a smaller face, close under the edge, and its name alone."""
        usual, form, moved = super()._top(index), self.large, self.u(self.large.aside)
        face = self._face(usual.face.centerx + moved, 0, FACE)
        face.top = self._upper
        tag = self._tag(face, lines=1)
        pile = Pose(
            usual.pile.x + moved,
            face.top + self.u(form.pile_down[self.portrait]),
            self.u(form.pile_height),
            usual.pile.angle,
        )
        return SeatLayout(side="top", face=face, tag=tag, pile=pile, tip=form.tip, under=UNDER)

    def _beside(self, side: str) -> SeatLayout:
        usual, form = super()._beside(side), SIDE_PILE[side]
        face = self._face(usual.face.centerx, 0, FACE)
        face.top = self._brow + self.field_px(20)
        if self.portrait:
            face.top = max(face.top, self._upper + round(self.u(SIDE_UNDER_TOP)))
        tag = self._tag(face, lines=1)
        low = self._first_beside(tag) + self._spread_beside + self._half_beside
        low += self.u(form.down + LYING * self.ratio)
        pile = Pose(face.centerx, low, self.u(form.height), form.angle)
        return SeatLayout(side=side, face=face, tag=tag, pile=pile, tip="top", under=UNDER)

    @property
    def _half_beside(self) -> float:
        """Half the height in px that a card of a player at the side takes up, lying turned."""
        return self._back_height * (self.ratio / 2 + LYING)

    @property
    def _spread_beside(self) -> float:
        """Most distance in px between the first and the last of these cards."""
        return self.u(SIDE_CARDS)

    def _first_beside(self, tag: pygame.Rect) -> float:
        """y of the first of these cards, under its player's name."""
        return tag.bottom + self.field_px(10, least=5) + self._half_beside

    def backs(self, place: int, count: int) -> Sequence[Pose]:
        """Poses of the smaller cards of another player; those at a side lie on top of each other."""
        seat = self.seats[place]
        if count == 0 or seat.side == "top":
            return super().backs(place, count)
        step = min(self.u(SIDE_CARD_STEP), self._spread_beside / max(1, count - 1))
        first = self._first_beside(seat.tag)
        return self._column(seat, count, self._back_height, first, step, turn=SIDE_CARDS_TURN)

    @cached_property
    def _ceiling(self) -> float:
        """y below the names, the cards and the words under the piles of those at the top."""
        tops = [self._seat(at) for at, side in enumerate(self.form.sides) if side == "top"]
        if not tops:
            return self._brow + self._gap
        lows = [low for seat in tops for low in (seat.tag.bottom, seat.label[1] + self.scale.type(19))]
        return max(self._under_backs, *lows) + self._gap

    @property
    def _hand_ends(self) -> tuple[float, float]:
        """x of the ends of the room for the fan: beside it lie sign of trumps, face, pile and slate, too."""
        far = min(super()._hand_ends[1], self.slate_bounds.left - self._gap)
        if self.held_wide:
            return self.emblem_right + self._gap, far
        if not self.partners:
            far = min(far, self.slate_bounds.left - self._gap - self.u(PILE_ROOM))
        return self.emblem_right + self._gap + self._own_side, far

    @property
    def _row_middle(self) -> float:
        return sum(self._row_room) / 2 if self.dummy else super()._row_middle

    @cached_property
    def _step(self) -> float:
        left, right = self._row_room
        ends = max(each.across for each in self.large.trick)
        return min(self._card_box[0] + self.field_px(6), ((right - left - self._card_box[0]) / 2) / ends)

    @cached_property
    def _row_room(self) -> tuple[float, float]:
        """x of the ends of the row; a dummy's cards lie to the right of it."""
        left = self._beside("left").tag.right + self._gap
        if not self.dummy:
            return left, 2 * self.x(0.5) - left
        usual = self._beside("right").tag.left - 2 * self._gap - self.u(TRAY)
        least = self._card_box[0] + (len(self.ring) - 1) * CLOSEST * self.trick_height * self.ratio
        return left, max(usual, left + least)

    @cached_property
    def stock(self) -> Pose:
        """Pose of the pack: in the lower left corner.

        Over a wide hand it lies only while cards are dealt, or its last card in the first trick.
        """
        height, low = self.stock_height, self.emblem_label.top - self._gap // 2
        if self.held_wide:
            height = min(height, (self._beside("left").tag.right - self.west) / self.ratio)
            low = self.seats[self.ring[0]].face.top - self._gap
        return Pose(self.west + height * self.ratio / 2, low - height / 2, height)

    @cached_property
    def stock_bounds(self) -> pygame.Rect:
        """Rectangle of the pack with the turned card; over a wide hand there is never one under it."""
        if self.held_wide:
            return bounds([self.stock], self.ratio).union(self.contract)
        return super().stock_bounds

    @cached_property
    def contract(self) -> pygame.Rect:
        """Rectangle of the contract: left of the hand, under the trick."""
        own, left = self.seats[self.ring[0]].face, round(self.west)
        width = min(round(self.u(CONTRACT[0])), self.hand_rect.left - self._gap - left)
        rect = pygame.Rect(left, 0, width, round(self.u(CONTRACT[1])))
        rect.bottom = min(self.emblem.top, own.top) - self._gap
        return rect

    @cached_property
    def tray(self) -> pygame.Rect:
        """Rectangle of an open dummy's cards: right of the trick, over the hand."""
        right = self._beside("right").tag.left - self._gap
        left = max(bounds([self.slot(place)], self.ratio).right for place in self.ring) + self._gap
        top = round(self._ceiling)
        return pygame.Rect(left, top, max(1, right - left), self.hand_rect.top - self._gap - top)

    @cached_property
    def turned(self) -> Pose:
        """Pose of the turned card: over the person's face, and by the hand deeper under the stock."""
        at = self.stock
        room = self.hand_rect.left - self._gap - at.x
        out = max(LEAST_OUT, min(TURNED_OUT, room / at.height - TURNED / 2))
        over = self.seats[self.ring[0]].face.top - self._gap - at.height * self.ratio / 2
        highest, lowest = (at.y - at.height * up for up in (TURNED_MOST_UP, TURNED_UP))
        return self._turned_beside(out, max(highest, min(lowest, over)))

    @cached_property
    def emblem(self) -> pygame.Rect:
        """Square of the disc with the suit of trumps: in the corner."""
        rect = pygame.Rect(0, 0, self._emblem_side, self._emblem_side)
        rect.bottomleft = round(self.west), self.size[1] - self.scale.rim - self._gap
        return rect

    @cached_property
    def slate(self) -> pygame.Rect:
        """Rectangle of the slate: over the buttons."""
        return self._slate_at_edge(self.help_buttons(2)[0].centery - self.help_side / 2 - self._gap)

    @cached_property
    def wheel(self) -> pygame.Rect:
        """Square round the wheel of signs: over the slate and the buttons, right of the hand."""
        left, right = self.hand_rect.right + self._gap, round(self._east)
        low = self.help_buttons(2)[0].top - self._gap
        top = bounds(self.backs(self.ring[1], 3), self.ratio).bottom + self._gap
        side = min(round(self.u(WHEEL)), right - left, low - top)
        rect = pygame.Rect(0, 0, side, side)
        rect.bottomright = right, low
        return rect

    @cached_property
    def caption(self) -> pygame.Rect:
        """Rectangle of the slip about a trick: right of the hand, over the person's pile."""
        right = self._beside("right").tag.left - self._gap
        left = self.hand_rect.right + self.field_px(12)
        width, height = self._caption_size
        rect = pygame.Rect(0, 0, max(LEAST_CAPTION, min(width, right - left)), height)
        rect.topright = right, round(self.trick_centre[1] + (self._card_box[1] + self._sway) / 2) + self._gap
        return rect

    @cached_property
    def notice(self) -> pygame.Rect:
        """Rectangle of the notice of an unsaved match: over the stock or the contract, left of the trick."""
        left, (width, height) = round(self.west), self._notice_size
        width = min(width, self.hand_rect.left - self._gap - left)
        low = self.contract.top if self.held_wide else round(self.stock.y - self.stock.height / 2)
        return pygame.Rect(left, low - self._gap - height, width, height)
