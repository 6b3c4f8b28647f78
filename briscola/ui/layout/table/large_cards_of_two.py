"""The table with large cards for two players."""

from functools import cached_property

import pygame

from briscola.ui.layout.table.forms import OPEN_HAND, OPEN_TOP, TURNED, TURNED_OUT, PileForm
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.layout.table.large_cards import SUNK, TURNED_UP, LargeCards, TrickRow
from briscola.ui.layout.table.seating import SeatLayout

FACE, EYES = 0.140, 0.100
"""Diameter and y of the other player's face."""
PILE, PILE_UNDER_SEAL = PileForm(0.085, 0.105, 0), 0.09
"""That player's pile (turned as usual), and its y under the seal."""
HALF_PILE, OPEN_LIES = 0.56, 1.02
"""Half the height of a pile with its stray cards, and the height of open cards as they lie a little turned,
in heights of a card."""
STOCK_MOST, EMBLEM_UNDER = 0.17, 0.022
"""Most x of the stock, and distance in units of the sign of trumps below it."""
SLATE_DOWN, SLATE_CLEAR = 0.34, 0.01
"""y of the slate, and its least distance in units from open cards above it."""


class LargeCardsOfTwo(LargeCards):
    """Two players: stock and slate lie beside the trick."""

    back_share = 0.128
    sways = 0.06, 0.24

    def _top(self, index: int) -> SeatLayout:
        usual = super()._top(index)
        x = min(usual.face.centerx, self.row_left - self._gap - self._tag_width / 2)
        face = self._face(x, self.top(EYES), FACE)
        moved = face.centerx - usual.face.centerx
        form, turn = PILE, usual.pile.angle
        pile = Pose(usual.pile.x + moved, self.top(form.down), self.u(form.height), turn)
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
    def _ceiling(self) -> float:
        """y below the cards and the won cards of the other player."""
        if self.face_up:
            return self.top(OPEN_TOP) + OPEN_LIES * self.open_height + self._gap
        return max(self._under_backs, self._lowest(self._top(1))) + self._gap

    @cached_property
    def open_height(self) -> float:
        """Height in px of the cards of a hand that lies face up: they grow as far as there is room."""
        low = (
            self._natural_top
            + SUNK * self.hand_height
            - self._card_box[1]
            - self.sways[0] * self.trick_height
        )
        room = (low - 2 * self._gap - self.top(OPEN_TOP)) / OPEN_LIES
        return max(self.u(OPEN_HAND), min(self.u(OPEN_HAND) * self.table_factor, room - 2))

    @property
    def row(self) -> TrickRow:
        """The trick in the middle, its cards side by side."""
        return TrickRow(self.x(0.5), self._card_box[0] + self.field_px(6))

    @property
    def row_left(self) -> float:
        """x of the left end of the trick."""
        return self.row.middle - self.row.step / 2 - self._card_box[0] / 2

    @cached_property
    def stock(self) -> Pose:
        """Pose of the pack: beside the trick, under the other player."""
        height = self.stock_height
        half = height * self.ratio / 2
        tip = (TURNED_OUT + TURNED / 2) * height if self.trumps else half
        x = max(self.west + half, min(self.x(STOCK_MOST), self.row_left - self._gap - tip))
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
        rect.topleft = round(max(self.west, left)), round(at.y + at.height / 2 + self.u(EMBLEM_UNDER))
        return rect

    @cached_property
    def slate(self) -> pygame.Rect:
        """Rectangle of the slate: beside the trick."""
        if self.portrait:
            return self._slate_at_edge()
        rect = super().slate
        rect.centery = round(self.mid(SLATE_DOWN))
        if self.face_up:  # under the open cards
            rect.top = max(rect.top, round(self._ceiling + self.u(SLATE_CLEAR)))
        return rect
