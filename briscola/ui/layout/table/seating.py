"""Places of the players and of their cards: hand, faces, tags, piles."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import cycle, islice
from math import inf

import pygame
from msgspec import Struct

from briscola.ui.layout.table import forms
from briscola.ui.layout.table.forms import FanForm, FewMany, PileForm, TopRow, UsualSmall
from briscola.ui.layout.table.frame import Frame
from briscola.ui.layout.table.geometry import Edge, Pose, bounds, fan, squared


class HandForm(Struct, frozen=True, kw_only=True):
    """The person's hand: height of a card, y of its nearer row, and its shape."""

    height: UsualSmall
    down: float = 0.82
    fan: FanForm


HAND = FewMany(
    HandForm(height=UsualSmall(0.29, 0.32), fan=FanForm(0.517, 6.3)),
    HandForm(height=UsualSmall(0.265, 0.265), fan=FanForm(0.3936, 2.05, 14.5)),
)
OWN_MOST = 10
"""Most cards in one row."""
HAND_IN_ROWS = HandForm(height=UsualSmall(0.215, 0.215), down=0.862, fan=HAND.many.fan)
"""The hand where more lie in two."""
ROWS_APART = 0.50
"""Distance of two rows, in heights of a card."""
HAND_ROOM, HAND_MOST = (0.20, 0.80), 1.08
"""Ends of the room for a row of many cards, as shares of the field, and its most width."""
TOP_FAN = FanForm(0.42, 9.0, 22.0)
"""The cards of a player at the top."""
HAND_CLEAR = 0.012
"""Distance of a hand from the window's lower edge, from the face beside it and from the tag over it."""
HOVERED_HEIGHT, HOVERED_TURN = 1.06, 0.6
"""Growth of a card under the pointer, and the share of its turn that it keeps."""


class BottomSeat:
    """The person's face, tag and pile."""

    face = 0.118  # diameter
    eyes = 0.862  # y of the face
    tag = 1.24  # width in widths of a tag: the words of the turn are as large as the names
    pile = FewMany(PileForm(0.868, 0.115, 95), PileForm(0.775, 0.10, 94))
    pile_aside = FewMany(0.085, 0.075)  # distance of its middle from the hand
    pile_least = 0.72  # its least x beside few cards


class SideSeat:
    """A player at a side."""

    face = 0.160  # diameter
    eyes = 0.34  # y of the face
    aside = 0.07  # distance of the face from the edge, as a share of the field's width
    card = FewMany(0.138, 0.130)  # height
    step = 0.045  # most distance of neighbouring cards
    room = 0.10  # most distance of the last card from the first
    turn = 10  # turn from the first card to the last
    turn_of_few = 8  # that of up to three that are left, or of smaller ones


SIDE_PILE: Mapping[Edge, PileForm] = {"left": PileForm(0.715, 0.105, 86), "right": PileForm(0.715, 0.105, 94)}


class OpenHand:
    """A hand that lies face up (V-SC-1)."""

    height = 0.205  # of a card: nearly as high as those of the trick
    top = 0.130 - height / 2  # y of the upper edge of the cards
    gap = 0.010  # between two cards
    face = 0.33  # x of the face, which makes room
    beside = 0.092  # least distance of the first card from the middle of the face
    turns = (1.0, -0.7, 0.8)  # of the cards: laid down by a hand, not by a ruler


class SeatLayout(Struct, frozen=True):
    """Places of one player at an edge of the table."""

    edge: Edge
    face: pygame.Rect
    tag: pygame.Rect
    pile: Pose
    lines: int = 1
    """Number of lines for which its tag is made: the name alone, or a second one under it."""
    under: float = 0.42
    """Distance from the middle of the pile to the words under it, as a share of a card's height."""

    @property
    def label(self) -> tuple[int, int]:
        """Middle top of the words under the pile."""
        return round(self.pile.x), round(self.pile.y + self.pile.height * self.under)


class HandSpace(Struct, frozen=True, kw_only=True):
    """The room that a table leaves to the person's hand."""

    width: float
    """Most width in px of a row of many cards."""
    few_step: float = inf
    """Most distance in px between the cards of a small hand."""
    rows_apart: float = ROWS_APART
    """Distance of two rows, in heights of a card."""


class Seating(Frame):
    """The person's hand and the other players."""

    # ---- the hand

    def hand(self, count: int) -> Sequence[Pose]:
        """Poses of the person's cards from left to right; of very many the farther row first."""
        return self._held(count)

    def hovered(self, pose: Pose) -> Pose:
        """Pose of a card of the hand under the pointer: lifted, larger, nearly straight, clear of buttons."""
        y, height = pose.y - self.form.lift * pose.height, pose.height * HOVERED_HEIGHT
        lifted = Pose(pose.x, y, height, pose.angle * HOVERED_TURN)
        return lifted.moved(min(0.0, lifted.most_x(self.button_rects()[-1], self.ratio) - pose.x), 0)

    @cached_property
    def hand_rect(self) -> pygame.Rect:
        """Rectangle of the hand, however many cards are left.

        All counts are needed: ten cards in one row are wider than thirteen in two.
        """
        held = [pose for count in range(1, self.hand_size + 1) for pose in self.hand(count)]
        return bounds(held, self.ratio)

    @property
    def _hand_form(self) -> HandForm:
        return HAND_IN_ROWS if self.hand_size > OWN_MOST else HAND.of(self.many)

    @cached_property
    def hand_height(self) -> float:
        """Height of the person's cards, in px."""
        return self.u(self._hand_form.height.of(self.scale.small)) * self.hand_factor

    @property
    def _room(self) -> HandSpace:
        """The room of the hand."""
        return HandSpace(width=self._hand_most)

    def _held(self, count: int) -> Sequence[Pose]:
        """Poses of the person's cards in their room, from left to right; of many the farther row first."""
        if count == 0:
            return ()
        low = self.low(self._hand_form.down)
        if count > OWN_MOST:
            back = (count + 1) // 2
            far = self._row(back, low - self.hand_height * self._room.rows_apart)
            return (*far, *self._row(count - back, low))
        return self._row(count, low)

    def _row(self, count: int, y: float) -> Sequence[Pose]:
        height, form, room = self.hand_height, self._hand_form.fan, self._room
        if self.many:
            step = min(height * form.step, (room.width - height * self.ratio) / max(1, count - 1))
        else:
            step = min(room.few_step, height * form.step * self.ratio / forms.USUAL_RATIO)
        spread = min(form.turn * (count - 1), form.most_turn)
        poses = fan(count, centre=(self.size[0] / 2, y), height=height, step=step, spread=spread)
        lying = squared(poses, floor=self.size[1] - self.u(HAND_CLEAR), ratio=self.ratio)
        return self._beside_buttons(lying)

    def _beside_buttons(self, row: Sequence[Pose]) -> Sequence[Pose]:
        """The row, closer where its last card would lie on the button beside the others."""
        middle = self.size[0] / 2
        out, most = row[-1].x - middle, row[-1].most_x(self.button_rects()[-1], self.ratio) - middle
        return row if out <= most else tuple(p.moved((p.x - middle) * (most / out - 1), 0) for p in row)

    @property
    def _hand_most(self) -> float:
        """Most width in px of a row of many cards."""
        left, right = HAND_ROOM
        return min(self.x(right) - self.x(left), self.u(HAND_MOST))

    # ---- the players

    @cached_property
    def seats(self) -> dict[int, SeatLayout]:
        """Places of every player."""
        return {place: self._seat(index) for index, place in enumerate(self.ring)}

    def _seat(self, index: int) -> SeatLayout:
        """Places of the player with this number in the ring."""
        edge = self.form.edges[index]
        if edge == "bottom":
            return self._own()
        return self._top(index) if edge == "top" else self._beside(edge)

    def _own(self) -> SeatLayout:
        x = self.hand_rect.left - self.field_px(16 if self.many else 8) - self._own_tag_width / 2
        right = self.hand_rect.right + self.u(BottomSeat.pile_aside.of(self.many))
        if not self.many:
            x, right = min(self.x(self.form.own_face), x), max(self.x(BottomSeat.pile_least), right)
        face = self._own_face(x)
        tag = self._tag(face)
        tag.inflate_ip(self._own_tag_width - tag.width, 0)
        form = BottomSeat.pile.of(self.many)
        pile = Pose(right, self.low(form.down), self.u(form.height), form.angle)
        return SeatLayout(edge="bottom", face=face, tag=tag, pile=pile)

    def _top(self, index: int) -> SeatLayout:
        face, pile = self._usual_top(index)
        return self._sitting("top", face, pile, lines=2)

    def _beside(self, edge: Edge) -> SeatLayout:
        face, pile = self._usual_side(edge)
        return self._sitting(edge, face, pile, lines=2 if self.many else 1)

    def _at(self, edge: Edge) -> Sequence[SeatLayout]:
        """The seats at one edge of the table."""
        return [seat for seat in self.seats.values() if seat.edge == edge]

    def _face(self, x: float, y: float, across: float) -> pygame.Rect:
        d = round(self.u(across))
        return pygame.Rect(round(x - d / 2), round(y - d / 2), d, d)

    @property
    def _tag_width(self) -> int:
        return self.field_px(forms.TAG_WIDTH, least=forms.TAG_LEAST_WIDTH)

    @property
    def _own_tag_width(self) -> int:
        """Width in px of the tag that tells the person's turn."""
        return round(BottomSeat.tag * self._tag_width)

    def _tag(self, face: pygame.Rect, lines: int = 1) -> pygame.Rect:
        """Rectangle of the name tag, which hangs over the lower edge of the face."""
        form, width, height = forms.TAGS[lines], self._tag_width, self.tag_height(lines)
        over_face = round(face.bottom - self.u(forms.TAG_OVER_FACE))
        top = over_face - (height - self.field_px(form.height, least=form.below))
        return pygame.Rect(face.centerx - width // 2, top, width, height)

    def _sitting(self, edge: Edge, face: pygame.Rect, pile: Pose, *, lines: int = 1) -> SeatLayout:
        return SeatLayout(edge=edge, face=face, tag=self._tag(face, lines), pile=pile, lines=lines)

    def tag_height(self, lines: int) -> int:
        """Height in px of a name tag with so many lines."""
        return self.field_px(forms.TAGS[lines].height, least=forms.TAGS[lines].least)

    def _own_face(self, x: float) -> pygame.Rect:
        return self._face(x, self.low(BottomSeat.eyes), BottomSeat.face)

    @cached_property
    def top_row(self) -> TopRow:
        """The form's row of players along the upper edge. Raises ValueError where nobody sits there."""
        if self.form.top is None:
            raise ValueError("nobody sits along the upper edge")
        return self.form.top

    def _usual_top(self, index: int) -> tuple[pygame.Rect, Pose]:
        """Usual face and pile of a player at the top."""
        row, at = self.top_row, index - self.form.edges.index("top")
        if self.face_up:
            x = self.x(OpenHand.face)
        elif row.of_field or len(row.across) == 1:
            x = self.x(row.across[at])
        else:
            x = self.size[0] / 2 + self.u(row.across[at])
        face = self._face(x, self.top(row.eyes), row.face)
        aside = self.u(row.pile_shared if self.partners else row.pile_aside.of(self.many))
        if self.face_up:
            aside = self._open_hand(self.hand_size) + max(self.field_px(110), 70)
        return face, Pose(
            face.centerx + aside, self.top(row.pile_down), self.u(row.pile_height), row.pile_angle
        )

    def _usual_side(self, edge: Edge) -> tuple[pygame.Rect, Pose]:
        """Usual face and pile of a player at a side."""
        near = max(SideSeat.aside * self.field, self.scale.rim + self.field_px(10) + self._tag_width / 2)
        x = near if edge == "left" else self.size[0] - near
        face, form = self._face(x, self.mid(SideSeat.eyes), SideSeat.face), SIDE_PILE[edge]
        return face, Pose(x, self.mid(form.down), self.u(form.height), form.angle)

    @property
    def open_height(self) -> float:
        """Height in px of the cards of a hand that lies face up."""
        return self.u(OpenHand.height)

    def _open_hand(self, count: int) -> float:
        """Distance in px from the middle of the face to the end of `count` cards lying side by side."""
        beside = max(self.u(OpenHand.beside), self._tag_width / 2)
        return beside + count * self.open_height * self.ratio + (count - 1) * self.u(OpenHand.gap)

    def pile_owner(self, place: int) -> int:
        """Place whose pile gets a place's tricks.

        Partners share one, beside the person's partner or the left opponent.
        """
        if not self.partners:
            return place
        return self.ring[2] if self.ring.index(place) % 2 == 0 else self.ring[-1]

    def backs(self, place: int, count: int) -> Sequence[Pose]:
        """Poses of the cards of another player, seen from behind or, with `face_up`, laid open."""
        seat = self.seats[place]
        if count == 0:
            return ()
        if self.face_up:
            return self._laid_open(seat, count)
        return self._backs(seat, count)

    def _backs(self, seat: SeatLayout, count: int) -> Sequence[Pose]:
        """Poses of the cards of another player, seen from behind."""
        return self._fan_at_top(seat, count) if seat.edge == "top" else self._column_at_side(seat, count)

    def _fan_at_top(self, seat: SeatLayout, count: int) -> Sequence[Pose]:
        row, height = self.top_row, self.u(self.top_row.backs)
        left = max(seat.face.right + self.u(HAND_CLEAR), seat.tag.right)
        room, y = self.u(row.backs_width.of(self.many)), self.top(row.backs_down)
        return self._fan(count, TOP_FAN, height, room=room, left=left, y=y)

    def _column_at_side(self, seat: SeatLayout, count: int) -> Sequence[Pose]:
        height = self.u(SideSeat.card.of(self.many))
        step = min(self.u(SideSeat.step), self.u(SideSeat.room) / max(1, count - 1))
        first = seat.tag.bottom + self.u(HAND_CLEAR) + height * self.ratio / 2
        turn = SideSeat.turn_of_few if count < 4 else SideSeat.turn
        return self._column(seat, count, height, first, step, turn=turn)

    def _laid_open(self, seat: SeatLayout, count: int) -> Sequence[Pose]:
        height = self.open_height
        step = height * self.ratio + self.u(OpenHand.gap)
        y = self.top(OpenHand.top) + height / 2
        first = seat.face.centerx + self._open_hand(1) - height * self.ratio / 2
        turns = islice(cycle(OpenHand.turns), count)
        return [Pose(first + step * i, y, height, turn) for i, turn in enumerate(turns)]

    def _fan(
        self, count: int, form: forms.FanForm, height: float, *, room: float, left: float, y: float
    ) -> Sequence[Pose]:
        """Cards of a player at the top from x `left` on, closer where they need more than `room` px."""
        width, between = height * self.ratio, count - 1
        step = min(height * form.step, (room - width) / max(1, between))
        centre, spread = (left + width / 2 + step * between / 2, y), min(form.turn * between, form.most_turn)
        return fan(count, centre=centre, height=height, step=step, spread=spread)

    def _column(
        self, seat: SeatLayout, count: int, height: float, first: float, step: float, *, turn: float
    ) -> Sequence[Pose]:
        """Cards of a player at the side, lying on top of each other from y `first`; `turn` degrees in all."""
        lean = -1 if seat.edge == "left" else 1
        turns = [lean * (90 + turn * (at / max(1, count - 1) - 0.5)) for at in range(count)]
        return [Pose(seat.face.centerx, first + step * at, height, each) for at, each in enumerate(turns)]
