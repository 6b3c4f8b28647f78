"""The table with cards of the usual size, or of another for which nothing has to make room."""

from collections.abc import Sequence
from functools import cached_property

import pygame

from briscola.ui.layout.table import forms
from briscola.ui.layout.table.frame import HandRoom
from briscola.ui.layout.table.geometry import Pose, bounds
from briscola.ui.layout.table.seating import SeatLayout
from briscola.ui.layout.table.table_layout import Layout


class UsualLayout(Layout):
    """The usual table: stock and slate lie beside the trick, in a tall window over and under it."""

    # ---- the hand

    def hand(self, count: int) -> Sequence[Pose]:
        return self._held(count, HandRoom(width=self._hand_most))

    def hovered(self, pose: Pose) -> Pose:
        """Pose of a card of the hand under the pointer: lifted, larger, nearly straight, clear of buttons."""
        y, height = pose.y - self.form.lift * pose.height, pose.height * forms.HOVERED_HEIGHT
        lifted = Pose(pose.x, y, height, pose.angle * forms.HOVERED_TURN)
        return lifted.moved(min(0.0, lifted.most_x(self.button_places()[-1], self.ratio) - pose.x), 0)

    # ---- the players

    def _own(self) -> SeatLayout:
        x = self.hand_rect.left - self.field_px(16 if self.many else 8) - self._own_tag_width / 2
        right = self.hand_rect.right + self.u(forms.OwnSeat.pile_aside.of(self.many))
        if not self.many:
            x, right = min(self.x(self.form.own_face), x), max(self.x(forms.OwnSeat.pile_least), right)
        face = self._own_face(x)
        tag = self._tag(face)
        tag.inflate_ip(self._own_tag_width - tag.width, 0)
        form = forms.OwnSeat.pile.of(self.many)
        pile = Pose(right, self.low(form.down), self.u(form.height), form.angle)
        return SeatLayout(edge="bottom", face=face, tag=tag, pile=pile)

    def _backs(self, seat: SeatLayout, count: int) -> Sequence[Pose]:
        return self._fan_at_top(seat, count) if seat.edge == "top" else self._column_at_side(seat, count)

    def _fan_at_top(self, seat: SeatLayout, count: int) -> Sequence[Pose]:
        row, height = self.top_row, self.u(self.top_row.backs)
        left = max(seat.face.right + self.u(forms.HAND_CLEAR), seat.tag.right)
        room, y = self.u(row.backs_room.of(self.many)), self.top(row.backs_down)
        return self._fan(count, forms.TOP_FAN, height, room=room, left=left, y=y)

    def _column_at_side(self, seat: SeatLayout, count: int) -> Sequence[Pose]:
        height = self.u(forms.SideSeat.card.of(self.many))
        step = min(self.u(forms.SideSeat.step), self.u(forms.SideSeat.room) / max(1, count - 1))
        first = seat.tag.bottom + self.u(forms.HAND_CLEAR) + height * self.ratio / 2
        turn = forms.SideSeat.turn_of_few if count < 4 else forms.SideSeat.turn
        return self._column(seat, count, height, first, step, turn=turn)

    # ---- the middle

    @cached_property
    def trick_centre(self) -> tuple[float, float]:
        """Middle of the trick."""
        share = (
            forms.TRICK_OVER_TWO_ROWS
            if self.hand_size > forms.OWN_MOST
            else self.form.middle.of(self.scale.small)
        )
        return self.x(0.50), self.mid(share)

    def slot(self, place: int) -> Pose:
        """Pose of a place's card in the trick: towards its player, with the index of each card visible."""
        at, apart = self.form.trick[self.ring.index(place)], self.form.card_apart
        dx = at.across * (self.trick_height * self.ratio / self.unit + forms.TRICK_GAP)
        if abs(at.across) > 1 and not self.portrait:  # there stock and slate lie over and under the trick
            dx = max(-self._room_aside, min(self._room_aside, dx))
        cx, cy = self.trick_centre
        # In a low window lower cards lie closer, clear of tags and hand.
        dy = at.down * (1.0 if apart is None else self.trick_height / self.u(apart))
        return Pose(cx + self.u(dx), cy + self.u(dy), self.trick_height, at.angle)

    @cached_property
    def _room_aside(self) -> float:
        """Distance in units that the outermost cards of a trick of five may have from its middle."""
        middle = self.trick_centre[0]
        turned = bounds([self.turned], self.ratio)
        card = bounds([Pose(0, 0, self.trick_height, forms.OUTER_TURN)], self.ratio)
        free = min(self.slate_bounds.left - middle, middle - turned.right) - card.width / 2
        return free / self.unit - forms.TRICK_CLEAR

    @cached_property
    def stock(self) -> Pose:
        """Pose of the pack."""
        form = self.form
        x, y = form.stock
        if form.stock_alone is not None and not self.trumps:
            x, y = form.stock_alone
        elif form.stock_many is not None and self.many:
            y = form.stock_many
        return Pose(self.x(x), self.mid(y), self.stock_height)

    @cached_property
    def turned(self) -> Pose:
        """Pose of the turned card, half under the stock.

        Its head points inwards, because a court card has its sign there.
        """
        at = self.stock
        x, y = at.x + at.height * forms.TurnedCard.out, at.y + at.height * forms.TurnedCard.down
        return Pose(x, y, at.height * forms.TurnedCard.height, -90)

    @cached_property
    def emblem(self) -> pygame.Rect:
        """Square of the disc with the suit of trumps."""
        d, at = self.field_px(108, least=56), self.stock
        x, y = (
            at.x - at.height * forms.EMBLEM_ASIDE,
            at.y + at.height / 2 + self.u(forms.EMBLEM_UNDER) + d / 2,
        )
        if self.form.emblem_x is not None:
            x, y = self.x(self.form.emblem_x), at.y
        rect = pygame.Rect(0, 0, d, d)
        rect.center = round(x), round(y)
        return rect

    @cached_property
    def slate(self) -> pygame.Rect:
        return self._usual_slate()
