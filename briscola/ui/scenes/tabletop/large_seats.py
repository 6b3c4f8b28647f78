"""Players round a table with large cards: smaller faces, cards and piles, close to the edges."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property

import pygame

from briscola.ui.layout.table import TOP_ROWS, Layout, Pose, SeatLayout, TopRow, fan

WIDE = 5
"""Most cards of a hand beside which its holder's face lies."""
FACE, BACK = 0.120, 0.098
"""Sizes of others' faces and cards, in units."""


class LargeSeats(Layout, ABC):
    """Others' faces, names, cards and piles as small as they may be."""

    @property
    def terse(self) -> bool:
        """Always True: the piles lie close to the edge, or to the hand."""
        return True

    @property
    @abstractmethod
    def row_left(self) -> float:
        """x of the left end of the trick."""

    @cached_property
    def _gap(self) -> int:
        return max(4, self.px(12))

    @property
    def west(self) -> float:
        """x of the things at the left edge."""
        return self.x(0) + self.scale.rim + self.px(16)

    @property
    def _brow(self) -> int:
        """y of the lower edge of the header."""
        return self.pause[1] + max(44, self.px(64)) // 2

    @property
    def _upper(self) -> int:
        """y of the players at the top: at the edge, in a tall window under the header."""
        edge = self.scale.rim + self.px(10)
        return max(edge + round(self.top(0)), self._brow + self._gap) if self.portrait else edge

    @property
    def _back_height(self) -> float:
        return self.u(0.128 if len(self.ring) == 2 else BACK)

    @property
    def _backs_middle(self) -> float:
        return self._upper - self.px(2) + self._back_height * 0.53

    @property
    def held_wide(self) -> bool:
        """True if there is no place beside the hand for its holder, whose face lies over the trumps then."""
        return self.hand_size > WIDE and len(self.ring) > 2

    def _own(self) -> SeatLayout:
        if self.held_wide:
            face = self._face(self.west + self._tag_width / 2, 0, FACE)
            face.bottom = self.emblem_label.top - self._gap // 2 - self._tag_height(1) + round(self.u(0.017))
            tag = self._tag(face, lines=1)
            pile = Pose(tag.right + self.u(0.060), face.centery, self.u(0.08), 94)
        else:
            x = self.hand_rect.left - self.px(14) - self._tag_width / 2
            face = self._face(min(self.x(0.29), x), self.low(0.862), 0.118)
            tag = self._tag(face, lines=1)
            pile = Pose(self.hand_rect.right + self.u(0.064), self.low(0.765), self.u(0.085), 94)
        return self._at_the_bottom(face, tag, pile)

    def _top(self) -> SeatLayout:
        usual = super()._top()
        if len(self.ring) != 2:
            return self._smaller(usual, moved=self.u(0.028))
        x = min(usual.face.centerx, self.row_left - self._gap - self._tag_width / 2)
        face = self._face(x, self.top(0.100), 0.140)
        moved = face.centerx - usual.face.centerx
        pile = Pose(usual.pile.x + moved, self.top(0.085), self.u(0.105), usual.pile.angle)
        if self.portrait:
            pile = pile.moved(0, self.seal_rect.bottom + self.u(0.09) - pile.y)
        elif self.face_up:  # between large open cards and the seal, else under it
            most = self.seal_rect.left - self._gap - pile.height * 0.56
            if most > face.centerx + self._open_hand(self.hand_size) + self._gap + pile.height * 0.56:
                pile = pile.moved(min(0, most - pile.x), 0)
            else:
                pile = pile.moved(0, self.seal_rect.bottom + self.u(0.09) - pile.y)
        return self._at_the_top(face, pile)

    def _in_row(self, row: TopRow, at: int) -> SeatLayout:
        return self._smaller(super()._in_row(row, at))

    def _smaller(self, usual: SeatLayout, *, moved: float = 0.0) -> SeatLayout:
        """A seat at the top with a smaller face, close under the edge, and its name alone.

        It lies `moved` px further right.
        """
        face = self._face(usual.face.centerx + moved, 0, FACE)
        face.top = self._upper
        tag = self._tag(face, lines=1)
        pile = Pose(
            usual.pile.x + moved,
            face.top + self.u(0.132 if len(self.ring) > 5 else 0.054 if self.portrait else 0.036),
            self.u(0.08 if len(self.ring) < 6 else 0.06),
            usual.pile.angle,
        )
        return SeatLayout(
            side="top",
            face=face,
            tag=tag,
            pile=pile,
            label=(round(pile.x), round(pile.y + pile.height * 0.40)),
            shown="top" if len(self.ring) > 4 else "left",
        )

    def _beside(self, side: str) -> SeatLayout:
        left = side == "left"
        usual = super()._beside(side)
        face = self._face(usual.face.centerx, 0, FACE)
        face.top = self._brow + self.px(20)
        if self.portrait:  # there those at the top sit from edge to edge
            face.top = max(face.top, self._upper + round(self.u(0.18)))
        tag = self._tag(face, lines=1)
        low = self._first_beside(tag) + self._spread_beside + self._half_beside
        pile = Pose(face.centerx, low + self.u(0.036 + 0.04 * self.ratio), self.u(0.08), 86 if left else 94)
        return SeatLayout(
            side=side,
            face=face,
            tag=tag,
            pile=pile,
            label=(round(pile.x), round(pile.y + pile.height * 0.40)),
            shown="top",
        )

    @property
    def _half_beside(self) -> float:
        """Half the height in px that a card of a player at the side takes up, lying turned."""
        return self._back_height * (self.ratio / 2 + 0.04)

    @property
    def _spread_beside(self) -> float:
        """Most distance in px between the first and the last of these cards."""
        return self.u(0.040)

    def _first_beside(self, tag: pygame.Rect) -> float:
        """y of the first of these cards, under its player's name."""
        return tag.bottom + max(5, self.px(10)) + self._half_beside

    def backs(self, place: int, count: int) -> Sequence[Pose]:
        """Poses of the smaller cards of another player; those of an open hand stay as they are."""
        seat = self.seats[place]
        if count == 0 or self.face_up:
            return super().backs(place, count)
        height = self._back_height
        if seat.side == "top":
            row = TOP_ROWS.get(len(self.ring))
            width = self.u(row.backs[1] - 0.02 if row is not None else 0.22 if self.many else 0.19)
            step = min(height * 0.42, (width - height * self.ratio) / max(1, count - 1))
            left = (
                max(seat.face.right + self.u(0.010), seat.tag.right + max(5, self.px(14)))
                + height * 0.06
                + height * self.ratio / 2
            )
            centre = (left + step * (count - 1) / 2, self._backs_middle)
            return fan(count, centre=centre, height=height, step=step, spread=min(7.0 * (count - 1), 18.0))
        step = min(self.u(0.020), self._spread_beside / max(1, count - 1))
        lean = -1 if seat.side == "left" else 1
        first = self._first_beside(seat.tag)
        return tuple(
            Pose(
                seat.face.centerx,
                first + step * i,
                height,
                lean * (90 + 8 * (i / max(1, count - 1) - 0.5)),
            )
            for i in range(count)
        )
