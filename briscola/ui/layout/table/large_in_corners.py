"""The table with large cards for three and more: stock, trumps and slate lie in the lower corners."""

from collections.abc import Sequence
from functools import cached_property
from math import inf

import pygame

from briscola.ui.layout.table import forms
from briscola.ui.layout.table.geometry import Edge, Pose, bounds
from briscola.ui.layout.table.large_cards import LargeCards, LargeOwn, TrickRow
from briscola.ui.layout.table.seating import SeatLayout, SideSeat


class LargeSide:
    """A player at a side among large cards."""

    step = 0.020  # most distance of neighbouring cards
    room = 0.040  # most distance of the last card from the first
    lies = 0.04  # width that half their turn adds to a lying card, in heights of a card
    under_top = 0.18  # least distance from players who sit from edge to edge, in a tall window


CLOSEST = 0.84  # least distance of neighbours in the trick, in widths of a card
TRAY = 0.33  # width that the trick leaves to the sheet with a dummy's cards
TRAY_LEAST = 0.32  # least width that this sheet needs
PILE_ROOM = 0.112  # room for the person's pile between the hand and the slate
BESIDE = 5  # most cards of a hand beside which the face lies, not in the corner
PILE_ASIDE = 0.060  # distance of the pile from the tag in the corner


class LargeInCorners(LargeCards):
    """A table for three and more with large cards."""

    # ---- trumps and slate, in the corners

    @cached_property
    def emblem(self) -> pygame.Rect:
        """Square of the disc with the suit of trumps."""
        rect = pygame.Rect(0, 0, self._emblem_side, self._emblem_side)
        rect.bottomleft = round(self.west), self.size[1] - self.scale.rim - self._gap
        return rect

    @cached_property
    def scoreboard(self) -> pygame.Rect:
        """Rectangle of the slate: smaller, over the buttons."""
        low = self.help_buttons()[0].centery - self.help_side / 2 - self._gap
        return self._slate_at_edge(low=low)

    # ---- the hand

    @property
    def _face_in_corner(self) -> bool:
        """True if the person's face lies over the trumps: a wide hand leaves it no place beside."""
        return self.hand_size > BESIDE

    @property
    def _hand_ends(self) -> tuple[float, float]:
        """x of the ends of the room for the hand: between the corners."""
        far = min(self._before_buttons, self.scoreboard_bounds.left - self._gap)
        if self._face_in_corner:
            return self.emblem_right + self._gap, far
        if not self.partners:
            far = min(far, self.scoreboard_bounds.left - self._gap - self.u(PILE_ROOM))
        return self.emblem_right + self._gap + self._own_side, far

    # ---- players and their cards

    def _named_face(self, x: float, top: int) -> tuple[pygame.Rect, pygame.Rect]:
        """A smaller face and under it the name alone."""
        face = self._face(x, 0, self._large.face)
        face.top = top
        return face, self._tag(face)

    def _own(self) -> SeatLayout:
        """The person's seat; beside a wide hand over the trumps."""
        if not self._face_in_corner:
            return super()._own()
        low = self.emblem_label.top - self._gap // 2 - self.tag_height(1) + round(self.u(forms.TAG_OVER_FACE))
        face, tag = self._named_face(self.west + self._tag_width / 2, low - round(self.u(self._large.face)))
        x, height = tag.right + self.u(PILE_ASIDE), self.u(forms.LargePile.height)
        pile = Pose(x, face.centery, height, LargeOwn.pile.angle)
        return SeatLayout(edge="bottom", face=face, tag=tag, pile=pile)

    def _top(self, index: int) -> SeatLayout:
        """A seat at the top with a smaller face, close under the edge, and its name alone."""
        (usual_face, usual_pile), large, under = self._usual_top(index), self._large, forms.LargePile.under
        face, tag = self._named_face(usual_face.centerx + self.u(large.aside), self._upper)
        low = face.top + self.u(large.pile_down_tall if self.portrait else large.pile_down)
        pile = Pose(usual_pile.x + self.u(large.aside), low, self.u(large.pile_height), usual_pile.angle)
        return SeatLayout(edge="top", face=face, tag=tag, pile=pile, under=under)

    def _beside(self, edge: Edge) -> SeatLayout:
        (usual_face, usual_pile), top = self._usual_side(edge), self._brow + self.field_px(20)
        if self.portrait:
            top = max(top, self._upper + round(self.u(LargeSide.under_top)))
        face, tag = self._named_face(usual_face.centerx, top)
        low = self._first_beside(tag) + self.u(LargeSide.room) + self._half_beside
        low += self.u(forms.LargePile.down + LargeSide.lies * self.ratio)
        pile = Pose(face.centerx, low, self.u(forms.LargePile.height), usual_pile.angle)
        return SeatLayout(edge=edge, face=face, tag=tag, pile=pile, under=forms.LargePile.under)

    @property
    def _half_beside(self) -> float:
        """Half the height in px that a card of a player at the side takes up, lying turned."""
        return self._back_height * (self.ratio / 2 + LargeSide.lies)

    def _first_beside(self, tag: pygame.Rect) -> float:
        """y of the first of these cards, under its player's name."""
        return tag.bottom + self.field_px(10, least=5) + self._half_beside

    def _backs(self, seat: SeatLayout, count: int) -> Sequence[Pose]:
        if seat.edge == "top":
            return super()._backs(seat, count)
        step = min(self.u(LargeSide.step), self.u(LargeSide.room) / max(1, count - 1))
        first, turn = self._first_beside(seat.tag), SideSeat.turn_of_few
        return self._column(seat, count, self._back_height, first, step, turn=turn)

    # ---- the trick

    @cached_property
    def _ceiling(self) -> float:
        """y below everything at the upper edge over the trick."""
        tops = [self._seat(at) for at, edge in enumerate(self.form.edges) if edge == "top"]
        if not tops:
            return self._brow + self._gap
        words = self.scale.type(forms.LargePile.words)
        return max(self._under_backs, *(max(s.label[1] + words, s.tag.bottom) for s in tops)) + self._gap

    @cached_property
    def row(self) -> TrickRow:
        """The row of the trick: between the players at the sides, a dummy's cards to the right of it."""
        middle, card = self.x(0.5), self._card_box[0]
        left = self._beside("left").tag.right + self._gap
        right = 2 * middle - left
        if self.dummy:
            usual = self._beside("right").tag.left - 2 * self._gap - self.u(TRAY)
            least = card + (len(self.ring) - 1) * CLOSEST * self.trick_height * self.ratio
            right = max(usual, left + least)
            middle = (left + right) / 2
        ends = max(each.across for each in self._large.trick)
        return TrickRow(middle, min(card + self.field_px(6), ((right - left - card) / 2) / ends))

    @property
    def _under_row(self) -> float:
        """y of the contract where the row reaches over it."""
        row, ends = self.row, max(each.across for each in self._large.trick)
        left = row.middle - ends * row.step - self._card_box[0] / 2
        if not self._face_in_corner or left > self.west + self.u(forms.CONTRACT[0]):
            return inf
        return min(self.emblem.top, self._own().face.top) - self._gap - self.u(forms.CONTRACT[1])

    @property
    def faults(self) -> Sequence[str]:
        found, width = [*super().faults], self.trick_height * self.ratio
        if self.row.step < CLOSEST * width:
            found.append("cards of the trick cover each other")
        if self.dummy and self.tray.width < self.u(TRAY_LEAST):
            found.append("the dummy's cards have no room")
        return found

    # ---- the stock

    @property
    def _corner_room(self) -> float:
        """Width in px of the room in a corner: as far in as the player at that side sits.

        She sits at the window's edge, but the corner is that of the field: a wide window parts them.
        """
        return self._beside("left").tag.right - self._inset

    @cached_property
    def stock(self) -> Pose:
        """Pose of the pack, over the trumps.

        Over a wide hand it lies only while cards are dealt, or its last card in the first trick.
        """
        height, low, most = self.stock_height, self.emblem_label.top - self._gap // 2, inf
        if self._face_in_corner:
            height = min(height, self._corner_room / self.ratio)
            low = self.seats[self.ring[0]].face.top - self._gap
            most = self.trick_bounds.left - self._gap
        half = height * self.ratio / 2
        return Pose(min(self.west + half, most - half), low - height / 2, height)

    @property
    def pack(self) -> Sequence[Pose]:
        """Nothing over a wide hand: there it is gone before there are piles."""
        return () if self._face_in_corner else super().pack

    @cached_property
    def turned(self) -> Pose:
        """Pose of the turned card: over the person's face, by the hand deeper under the stock."""
        at = self.stock
        room = (self.hand_rect.left - self._gap - at.x) / at.height
        out = max(forms.LargeTurned.least_out, min(forms.TurnedCard.out, room - forms.TurnedCard.height / 2))
        over = self.seats[self.ring[0]].face.top - self._gap - at.height * self.ratio / 2
        least, most = (at.height * up for up in (forms.LargeTurned.up, forms.LargeTurned.most_up))
        y = max(at.y - most, min(at.y - least, over))
        return Pose(at.x + at.height * out, y, at.height * forms.TurnedCard.height, -90)

    @cached_property
    def contract(self) -> pygame.Rect:
        """Rectangle of the contract: left of the hand, under the trick and the player at the left."""
        own, left = self.seats[self.ring[0]].face, round(self.west)
        width = min(round(self.u(forms.CONTRACT[0])), self.hand_rect.left - self._gap - left)
        low = min(self.emblem.top, own.top) - self._gap
        pile = bounds([self._beside("left").pile], self.ratio)
        top = max(low - round(self.u(forms.CONTRACT[1])), pile.bottom + self._gap)
        if self.trick_bounds.left < left + width:
            top = max(top, self.trick_bounds.bottom + self._gap)
        return pygame.Rect(left, top, width, low - top)

    # ---- sheets and slips

    @cached_property
    def tray(self) -> pygame.Rect:
        """Rectangle of an open dummy's cards: right of the trick, over the hand."""
        right = self._beside("right").tag.left - self._gap
        left, top = self.trick_bounds.right + self._gap, round(self._ceiling)
        return pygame.Rect(left, top, max(1, right - left), self.hand_rect.top - self._gap - top)

    @cached_property
    def wheel(self) -> pygame.Rect:
        """Square round the wheel of signs: over the slate and the buttons, right of the hand."""
        left, right = self.hand_rect.right + self._gap, round(self._east)
        low = self.help_buttons()[0].top - self._gap
        top = bounds(self.backs(self.ring[1], 3), self.ratio).bottom + self._gap
        side = min(round(self.u(forms.WHEEL)), right - left, low - top)
        rect = pygame.Rect(0, 0, side, side)
        rect.bottomright = right, low
        return rect

    @cached_property
    def caption(self) -> pygame.Rect:
        """Rectangle of the slip about a trick: right of the hand, over the person's pile."""
        right, left = self._beside("right").tag.left - self._gap, self.hand_rect.right + self.field_px(12)
        width, height = self._caption_size
        low = self.trick_centre[1] + (self._card_box[1] + self.heights.sway) / 2
        rect = pygame.Rect(0, 0, max(forms.CAPTION_LEAST, min(width, right - left)), height)
        rect.topright = right, round(low) + self._gap
        return rect

    @cached_property
    def notice(self) -> pygame.Rect:
        """Rectangle of the notice of an unsaved match: over the stock or the contract, left of the trick."""
        left, (width, height) = round(self.west), self._notice_size
        width = min(width, self.hand_rect.left - self._gap - left)
        low = self.contract.top if self._face_in_corner else round(self.stock.y - self.stock.height / 2)
        return pygame.Rect(left, low - self._gap - height, width, height)
