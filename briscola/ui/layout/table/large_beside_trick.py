"""The table with large cards for two: stock, trumps and slate lie beside the trick."""

from functools import cached_property

import pygame

from briscola.ui.layout.table import forms
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.layout.table.large_cards import LargeCards, LargeHand, TrickRow
from briscola.ui.layout.table.seating import OpenHand, SeatLayout

EYES = 0.100  # y of the other player's face
PILE_DOWN = 0.085  # y of her pile
PILE_UNDER_SEAL = 0.09  # its distance from the seal where it has no room beside that
HALF_PILE = 0.56  # half the height of a pile with its stray cards, in heights of a card
OPEN_LIES = 1.02  # height of open cards as they lie a little turned, in heights of a card
STOCK_MOST = 0.17  # most x of the stock
EMBLEM_UNDER = 0.022  # distance of the sign of trumps below the stock
SLATE_DOWN = 0.34  # y of the slate
SLATE_CLEAR = 0.01  # least distance of the slate from open cards above it


class LargeBesideTrick(LargeCards):
    """A table for two with large cards."""

    # ---- the hand and the trick

    @property
    def _hand_ends(self) -> tuple[float, float]:
        """x of the ends of the room for the hand: beyond the person's face, before the buttons."""
        return self.west + self._own_side, self._before_buttons

    @cached_property
    def row(self) -> TrickRow:
        """The row of the trick: two cards side by side."""
        return TrickRow(self.x(0.5), self._card_box[0] + self.field_px(6))

    @property
    def _row_left(self) -> float:
        """x of the left end of the trick."""
        return self.row.middle - self.row.step / 2 - self._card_box[0] / 2

    # ---- the other player

    def _top(self, index: int) -> SeatLayout:
        """The seat of the one other player, left of the trick."""
        usual_face, usual_pile = self._usual_top(index)
        x = min(usual_face.centerx, self._row_left - self._gap - self._tag_width / 2)
        face = self._face(x, self.top(EYES), self._large.face)
        moved, low = face.centerx - usual_face.centerx, self.top(PILE_DOWN)
        pile = Pose(usual_pile.x + moved, low, self.u(self._large.pile_height), usual_pile.angle)
        under_seal = pile.moved(0, self.seal_rect.bottom + self.u(PILE_UNDER_SEAL) - pile.y)
        if self.portrait:
            pile = under_seal
        elif self.face_up:  # between large open cards and the seal, else under it
            free = self._gap + pile.height * HALF_PILE
            most = self.seal_rect.left - free
            beside = most > face.centerx + self._open_hand(self.hand_size) + free
            pile = pile.moved(min(0, most - pile.x), 0) if beside else under_seal
        return self._sitting("top", face, pile, lines=2)

    @cached_property
    def open_height(self) -> float:
        """Height in px of the cards of a hand that lies face up: they grow as far as there is room."""
        usual = super().open_height
        low = self._natural_top + LargeHand.sunk * self.hand_height - self._card_box[1]
        low -= self._large.sways[0] * self.trick_height
        room = (low - 2 * self._gap - self.top(OpenHand.top)) / OPEN_LIES
        return max(usual, min(usual * self.table_factor, room - 2))

    @cached_property
    def _ceiling(self) -> float:
        """y below everything at the upper edge over the trick: the name lies beside that."""
        if self.face_up:
            return self.top(OpenHand.top) + OPEN_LIES * self.open_height + self._gap
        words = self._top(1).label[1] + self.scale.type(forms.LargePile.words)
        return max(self._under_backs, words) + self._gap

    # ---- stock, trumps and slate

    @cached_property
    def stock(self) -> Pose:
        """Pose of the pack: beside the trick, under the other player."""
        height = self.stock_height
        half = height * self.ratio / 2
        tip = (forms.TurnedCard.out + forms.TurnedCard.height / 2) * height if self.trumps else half
        x = max(self.west + half, min(self.x(STOCK_MOST), self._row_left - self._gap - tip))
        return Pose(x, self._top(1).tag.bottom + self._gap + height / 2, height)

    @cached_property
    def turned(self) -> Pose:
        """Pose of the turned card: half under the stock."""
        at = self.stock
        x, y = at.x + at.height * forms.TurnedCard.out, at.y - at.height * forms.LargeTurned.up
        return Pose(x, y, at.height * forms.TurnedCard.height, -90)

    @cached_property
    def emblem(self) -> pygame.Rect:
        """Square of the disc with the suit of trumps: under the stock."""
        rect, at = pygame.Rect(0, 0, self._emblem_side, self._emblem_side), self.stock
        words = self.emblem_right - self.west
        left = min(at.x - rect.width / 2, self.hand_rect.left - self._gap - words)  # room for the words
        low = at.y + at.height / 2 + self.u(EMBLEM_UNDER)
        rect.topleft = round(max(self.west, left)), round(low)
        return rect

    @cached_property
    def scoreboard(self) -> pygame.Rect:
        """Rectangle of the slate: beside the trick; in a tall window smaller."""
        if self.portrait:
            return self._slate_at_edge(middle=self.trick_centre[1])
        rect = super().scoreboard
        rect.centery = round(self.mid(SLATE_DOWN))
        if self.face_up:  # under the open cards
            rect.top = max(rect.top, round(self._ceiling + self.u(SLATE_CLEAR)))
        return rect
