"""The table for cards so large that everything else makes room for them.

The trick lies in one loose row across the middle, from the left player's card to the right one's, and the
players move up. Stock and slate lie in the lower corners, of two players beside the trick. If there is still
too little height, the hand sinks below the window's edge, as one holds cards. All numbers stand in
`forms.LargeForm`."""

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from math import radians, sin

import pygame
from msgspec import Struct

from briscola.ui.layout.table import forms
from briscola.ui.layout.table.forms import BesideTrick, LargeForm
from briscola.ui.layout.table.geometry import Edge, Pose, bounds, fan
from briscola.ui.layout.table.seating import SeatLayout
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.window import MIN_TARGET


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


class LargeCards(Layout):
    """A table with room for large cards; in a tall window only where those of the wished size have room.

    The hand sinks as far as the trick and the players at the top need, and is as wide as what lies beside it
    allows. So the order is not that of `Layout`; each row is measured by those above it. Marks: b only where
    stock and slate lie beside the trick (`LargeForm.beside`), c only where they lie in the corners. The sheet
    of a dummy, the contract and the wheel of signs are on tables with corners alone.

    buttons   help_buttons, button_places
    edges     west, emblem_right, emblem c, emblem_label c, slate c, slate_bounds c
    hand      hand_height, _hand_room, _natural_top
    trick     _card_box, open_height, row b, _row_left b
    others    _top, _beside c, _ceiling, row c
    height    heights, crowded
    cards     hand, hand_rect, held_close, trick_centre, slot
    seats     _own, seats, backs
    stock     stock, contract c, turned, emblem b, emblem_label b, slate b
    rest      tray c, caption, notice, wheel c, lacking
    """

    @property
    def _large(self) -> LargeForm:
        return self.form.large

    # ---- measures

    @property
    def terse(self) -> bool:
        """Always True: the piles lie close to the edge, or to the hand."""
        return True

    @property
    def held_wide(self) -> bool:
        return self._large.beside is None and self.hand_size > self._large.wide

    @cached_property
    def _gap(self) -> int:
        return self.field_px(12, least=4)

    @property
    def west(self) -> float:
        """x of the things at the left edge."""
        return self.x(0) + self.scale.rim + self.field_px(16)

    @property
    def _east(self) -> float:
        return self.x(1) - self.scale.rim - self.field_px(16)

    @property
    def _brow(self) -> int:
        """y of the lower edge of the header."""
        return self.pause[1] + self._header_height // 2

    @property
    def _upper(self) -> int:
        """y of the players at the top: at the edge, in a tall window under the header."""
        edge = self.scale.rim + self.field_px(10)
        return max(edge + round(self.top(0)), self._brow + self._gap) if self.portrait else edge

    def help_buttons(self, count: int, *, upright: bool = False) -> Sequence[pygame.Rect]:
        """Squares of the round help buttons, always side by side under the slate."""
        del upright
        return super().help_buttons(count)

    # ---- players

    def _named_face(self, x: float, top: int) -> tuple[pygame.Rect, pygame.Rect]:
        """A smaller face and under it the name alone."""
        face = self._face(x, 0, self._large.face)
        face.top = top
        return face, self._tag(face)

    def _own(self) -> SeatLayout:
        if self.held_wide:
            return self._own_in_corner()
        large = self._large
        x = self.hand_rect.left - self.field_px(14) - self._tag_width / 2
        face = self._own_face(min(self.x(large.own_face_most), x))
        form, aside = large.own_pile, self.hand_rect.right + self.u(large.own_pile_aside)
        pile = Pose(aside, self.low(form.down), self.u(form.height), form.angle)
        return self._sitting("bottom", face, pile)

    def _own_in_corner(self) -> SeatLayout:
        """The person's seat over the trumps, beside a wide hand."""
        large = self._large
        low = self.emblem_label.top - self._gap // 2 - self.tag_height(1) + round(self.u(forms.TAG_OVER_FACE))
        face, tag = self._named_face(self.west + self._tag_width / 2, low - round(self.u(large.face)))
        form, aside = large.wide_pile, tag.right + self.u(large.wide_pile_aside)
        pile = Pose(aside, face.centery, self.u(form.height), form.angle)
        return SeatLayout(edge="bottom", face=face, tag=tag, pile=pile)

    def _top(self, index: int) -> SeatLayout:
        """A seat at the top with a smaller face, close under the edge, and its name alone."""
        usual, large = super()._top(index), self._large
        if large.beside is not None:
            return self._top_of_two(usual, large.beside)
        face, tag = self._named_face(usual.face.centerx + self.u(large.aside), self._upper)
        low = face.top + self.u(large.pile_down_tall if self.portrait else large.pile_down)
        pile = Pose(usual.pile.x + self.u(large.aside), low, self.u(large.pile_height), usual.pile.angle)
        return SeatLayout(edge="top", face=face, tag=tag, pile=pile, tip=large.tip, under=large.under)

    def _top_of_two(self, usual: SeatLayout, form: BesideTrick) -> SeatLayout:
        """The seat of the one other player, left of the trick."""
        x = min(usual.face.centerx, self._row_left - self._gap - self._tag_width / 2)
        face = self._face(x, self.top(form.eyes), self._large.face)
        moved, low = face.centerx - usual.face.centerx, self.top(form.pile_down)
        pile = Pose(usual.pile.x + moved, low, self.u(self._large.pile_height), usual.pile.angle)
        under_seal = pile.moved(0, self.seal_rect.bottom + self.u(form.pile_under_seal) - pile.y)
        if self.portrait:
            pile = under_seal
        elif self.face_up:  # between large open cards and the seal, else under it
            free = self._gap + pile.height * form.half_pile
            most = self.seal_rect.left - free
            beside = most > face.centerx + self._open_hand(self.hand_size) + free
            pile = pile.moved(min(0, most - pile.x), 0) if beside else under_seal
        return self._sitting("top", face, pile, lines=2)

    def _beside(self, edge: Edge) -> SeatLayout:
        usual, large = super()._beside(edge), self._large
        top = self._brow + self.field_px(20)
        if self.portrait:
            top = max(top, self._upper + round(self.u(large.side_under_top)))
        face, tag = self._named_face(usual.face.centerx, top)
        low = self._first_beside(tag) + self.u(large.side_room) + self._half_beside
        low += self.u(large.side_pile_down + large.side_lies * self.ratio)
        pile = Pose(face.centerx, low, self.u(large.side_pile_height), usual.pile.angle)
        return SeatLayout(edge=edge, face=face, tag=tag, pile=pile, tip="top", under=large.under)

    # ---- their cards

    @property
    def _back_height(self) -> float:
        return self.u(self._large.backs)

    @property
    def _backs_middle(self) -> float:
        return self._upper - self.field_px(2) + self._back_height * self._large.half_backs

    @property
    def _under_backs(self) -> float:
        """y of the lower edge of the cards at the top."""
        return self._backs_middle + self._back_height * self._large.half_backs

    @property
    def _half_beside(self) -> float:
        """Half the height in px that a card of a player at the side takes up, lying turned."""
        return self._back_height * (self.ratio / 2 + self._large.side_lies)

    def _first_beside(self, tag: pygame.Rect) -> float:
        """y of the first of these cards, under its player's name."""
        return tag.bottom + self.field_px(10, least=5) + self._half_beside

    def backs(self, place: int, count: int) -> Sequence[Pose]:
        """Poses of the smaller cards of another player; those of an open hand stay as they are."""
        if count == 0 or self.face_up:
            return super().backs(place, count)
        seat, large, height = self.seats[place], self._large, self._back_height
        if seat.edge != "top":  # on top of each other
            step = min(self.u(large.side_step), self.u(large.side_room) / max(1, count - 1))
            first = self._first_beside(seat.tag)
            return self._column(seat, count, height, first, step, turn=large.side_turn)
        row, form = self.top_row, large.backs_fan
        several = len(row.across) > 1
        room = row.backs_room.few - large.backs_room_less if several else large.backs_room.of(self.many)
        step = min(height * form.step, (self.u(room) - height * self.ratio) / max(1, count - 1))
        clear = max(seat.face.right + self.u(large.backs_clear), seat.tag.right + self.field_px(14, least=5))
        left = clear + height * large.backs_lean + height * self.ratio / 2
        centre = (left + step * (count - 1) / 2, self._backs_middle)
        spread = min(form.turn * (count - 1), form.most_turn)
        return fan(count, centre=centre, height=height, step=step, spread=spread)

    @cached_property
    def open_height(self) -> float:
        """Height in px of the cards of a hand that lies face up: they grow as far as there is room."""
        usual, form = super().open_height, self._large.beside
        if form is None:
            return usual
        low = self._natural_top + self._large.sunk * self.hand_height - self._card_box[1]
        low -= self._large.sways[0] * self.trick_height
        room = (low - 2 * self._gap - self.top(forms.OPEN_TOP)) / form.open_lies
        return max(usual, min(usual * self.table_factor, room - 2))

    # ---- height: players at the top, the trick, the hand

    @cached_property
    def _ceiling(self) -> float:
        """y below everything at the upper edge over the trick."""
        form = self._large.beside
        if form is not None and self.face_up:
            return self.top(forms.OPEN_TOP) + form.open_lies * self.open_height + self._gap
        tops = [self._seat(at) for at, edge in enumerate(self.form.edges) if edge == "top"]
        if not tops:
            return self._brow + self._gap
        lows = [seat.label[1] + self.scale.type(self._large.pile_words) for seat in tops]
        if form is None:  # of two the name lies beside the trick
            lows += [seat.tag.bottom for seat in tops]
        return max(self._under_backs, *lows) + self._gap

    @cached_property
    def _natural_top(self) -> float:
        """y of the upper edge of the whole hand, before it sinks."""
        return float(bounds(self._held(self.hand_size), self.ratio).top)

    @cached_property
    def _card_box(self) -> tuple[float, float]:
        """Width and height in px of a card of the trick with its turn."""
        height, turn = self.trick_height, sin(radians(self._large.row_turn))
        return height * (self.ratio + turn), height * (1 + self.ratio * turn)

    @cached_property
    def heights(self) -> Heights:
        """The heights for which the trick has room between the players at the top and the hand."""
        ceiling, natural, card, gap = self._ceiling, self._natural_top, self._card_box[1], self._gap
        least, most = (share * self.trick_height for share in self._large.sways)
        sway = min(most, max(least, natural - ceiling - gap - card))
        sunk = min(self._large.sunk * self.hand_height, max(0.0, ceiling + card + sway + gap - natural))
        half = (card + sway) / 2
        middle = max(ceiling + half, min(natural + sunk - gap - half, self.mid(self._large.row_down)))
        return Heights(sway, sunk, middle)

    # ---- the hand

    @property
    def crowded(self) -> bool:
        """True if so much of a card of the hand is covered or below the window that it needs its index."""
        return self.many or self.heights.sunk > self._large.much_sunk * self.hand_height

    @property
    def _rows_apart(self) -> float:
        return self._large.rows_apart

    @property
    def _hand_room(self) -> float:
        """Most width of the fan: beside it lie the person's face and pile, stock, slate and buttons."""
        middle, (near, far) = self.x(0.5), self._hand_ends
        leaning = self._large.leaning.of(self.many) * self.hand_height
        return min(super()._hand_room, 2 * min(middle - near, far - middle)) - leaning

    @property
    def _hand_ends(self) -> tuple[float, float]:
        """x of the ends of that room: beyond the person's face, before the buttons; between the corners."""
        first = self.button_places()[-1]
        far = first.centerx - self.help_side / 2 - self._gap
        if self._large.beside is not None:
            return self.west + self._own_side, far
        far = min(far, self.slate_bounds.left - self._gap)
        if self.held_wide:
            return self.emblem_right + self._gap, far
        if not self.partners:
            far = min(far, self.slate_bounds.left - self._gap - self.u(self._large.own_pile_room))
        return self.emblem_right + self._gap + self._own_side, far

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
        return beside < max(MIN_TARGET - 0.5, self._large.shown * self.hand_height * self.ratio)

    def _held(self, count: int) -> Sequence[Pose]:
        """The hand before it sinks."""
        return super().hand(count)

    def hand(self, count: int) -> Sequence[Pose]:
        """Poses of the person's cards, sunk as far as the trick needs."""
        return tuple(pose.moved(0, self.heights.sunk) for pose in self._held(count)) if count else ()

    def hovered(self, pose: Pose) -> Pose:
        """Pose of a card under the pointer: less lifted, but with more of it above the window's edge."""
        large = self._large
        lift, height = max(large.lift * pose.height, large.rise * self.heights.sunk), pose.height
        return Pose(pose.x, pose.y - lift, height * large.hovered_height, pose.angle * forms.HOVERED_TURN)

    # ---- the trick

    @cached_property
    def row(self) -> TrickRow:
        """The row of the trick: of two side by side, else between the players at the sides.

        A dummy's cards lie to the right of it. Its heights are `heights`.
        """
        middle, card, large = self.x(0.5), self._card_box[0], self._large
        most = card + self.field_px(6)
        if large.beside is not None:
            return TrickRow(middle, most)
        left = self._beside("left").tag.right + self._gap
        right = 2 * middle - left
        if self.dummy:
            usual = self._beside("right").tag.left - 2 * self._gap - self.u(large.tray)
            least = card + (len(self.ring) - 1) * large.closest * self.trick_height * self.ratio
            right = max(usual, left + least)
            middle = (left + right) / 2
        ends = max(each.across for each in large.trick)
        return TrickRow(middle, min(most, ((right - left - card) / 2) / ends))

    @property
    def _row_left(self) -> float:
        """x of the left end of a trick of two."""
        return self.row.middle - self.row.step / 2 - self._card_box[0] / 2

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
    def lacking(self) -> Sequence[str]:
        large, width, found = self._large, self.trick_height * self.ratio, []
        if self.row.step < large.closest * width:
            found.append("cards of the trick cover each other")
        if self.held_close:
            found.append("cards of the hand cover each other")
        if self.dummy and self.tray.width < self.u(large.tray_least):
            found.append("the dummy's cards have no room")
        return found

    # ---- stock and trumps

    @cached_property
    def stock(self) -> Pose:
        """Pose of the pack: in the lower left corner, or beside the trick, under the other player.

        Over a wide hand it lies only while cards are dealt, or its last card in the first trick.
        """
        height, form = self.stock_height, self._large.beside
        if form is not None:
            half = height * self.ratio / 2
            tip = (forms.TURNED_OUT + forms.TURNED / 2) * height if self.trumps else half
            x = max(self.west + half, min(self.x(form.stock_most), self._row_left - self._gap - tip))
            return Pose(x, self._top(1).tag.bottom + self._gap + height / 2, height)
        low = self.emblem_label.top - self._gap // 2
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
    def turned(self) -> Pose:
        """Pose of the turned card: half under the stock.

        In the corner it lies over the person's face, and by the hand deeper under the stock.
        """
        at, large = self.stock, self._large
        out, y = forms.TURNED_OUT, at.y - at.height * large.turned_up
        if large.beside is None:
            room = self.hand_rect.left - self._gap - at.x
            out = max(large.turned_least_out, min(out, room / at.height - forms.TURNED / 2))
            over = self.seats[self.ring[0]].face.top - self._gap - at.height * self.ratio / 2
            y = max(at.y - at.height * large.turned_most_up, min(y, over))
        return Pose(at.x + at.height * out, y, at.height * forms.TURNED, -90)

    @cached_property
    def contract(self) -> pygame.Rect:
        """Rectangle of the contract: left of the hand, under the trick."""
        own, left = self.seats[self.ring[0]].face, round(self.west)
        width = min(round(self.u(forms.CONTRACT[0])), self.hand_rect.left - self._gap - left)
        rect = pygame.Rect(left, 0, width, round(self.u(forms.CONTRACT[1])))
        rect.bottom = min(self.emblem.top, own.top) - self._gap
        return rect

    @property
    def _emblem_side(self) -> int:
        return self.field_px(90, least=52)

    @cached_property
    def emblem(self) -> pygame.Rect:
        """Square of the disc with the suit of trumps: in the corner, or under the stock."""
        rect, form = pygame.Rect(0, 0, self._emblem_side, self._emblem_side), self._large.beside
        if form is None:
            rect.bottomleft = round(self.west), self.size[1] - self.scale.rim - self._gap
            return rect
        at, words = self.stock, self.emblem_right - self.west
        left = min(at.x - rect.width / 2, self.hand_rect.left - self._gap - words)  # room for the words
        low = at.y + at.height / 2 + self.u(form.emblem_under)
        rect.topleft = round(max(self.west, left)), round(low)
        return rect

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

    # ---- slate, sheets and slips

    @cached_property
    def slate(self) -> pygame.Rect:
        """Rectangle of the slate: smaller over the buttons, or beside the trick."""
        rect, large = super().slate, self._large
        if large.beside is not None and not self.portrait:
            rect.centery = round(self.mid(large.beside.slate_down))
            if self.face_up:  # under the open cards
                rect.top = max(rect.top, round(self._ceiling + self.u(large.beside.slate_clear)))
            return rect
        rect.size = round(rect.width * large.slate), round(rect.height * large.slate)
        turned = bounds([Pose(0, 0, rect.height, forms.SLATE_ANGLE)], rect.width / rect.height)
        if large.beside is None:
            low = self.help_buttons(2)[0].centery - self.help_side / 2 - self._gap
            middle = low - turned.height / 2
        else:
            middle = self.trick_centre[1]
        rect.center = round(self._east - turned.width / 2), round(middle)
        return rect

    @cached_property
    def tray(self) -> pygame.Rect:
        """Rectangle of an open dummy's cards: right of the trick, over the hand."""
        right = self._beside("right").tag.left - self._gap
        left = max(bounds([self.slot(place)], self.ratio).right for place in self.ring) + self._gap
        top = round(self._ceiling)
        return pygame.Rect(left, top, max(1, right - left), self.hand_rect.top - self._gap - top)

    @cached_property
    def wheel(self) -> pygame.Rect:
        """Square round the wheel of signs: over the slate and the buttons, right of the hand."""
        left, right = self.hand_rect.right + self._gap, round(self._east)
        low = self.help_buttons(2)[0].top - self._gap
        top = bounds(self.backs(self.ring[1], 3), self.ratio).bottom + self._gap
        side = min(round(self.u(forms.WHEEL)), right - left, low - top)
        rect = pygame.Rect(0, 0, side, side)
        rect.bottomright = right, low
        return rect

    @cached_property
    def caption(self) -> pygame.Rect:
        """Rectangle of the slip about a trick: right of the hand, over the person's pile."""
        if self._large.beside is not None:
            return super().caption
        right = self._beside("right").tag.left - self._gap
        left = self.hand_rect.right + self.field_px(12)
        width, height = self._caption_size
        width = max(self._large.caption_least, min(width, right - left))
        rect = pygame.Rect(0, 0, width, height)
        low = self.trick_centre[1] + (self._card_box[1] + self.heights.sway) / 2
        rect.topright = right, round(low) + self._gap
        return rect

    @cached_property
    def notice(self) -> pygame.Rect:
        """Rectangle of the notice of an unsaved match: over the stock or the contract, left of the trick."""
        if self._large.beside is not None:
            return super().notice
        left, (width, height) = round(self.west), self._notice_size
        width = min(width, self.hand_rect.left - self._gap - left)
        low = self.contract.top if self.held_wide else round(self.stock.y - self.stock.height / 2)
        return pygame.Rect(left, low - self._gap - height, width, height)

    @cached_property
    def saucer(self) -> pygame.Rect | None:
        """No espresso: its place is needed."""
        return None
