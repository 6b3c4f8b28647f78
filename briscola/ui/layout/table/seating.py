"""Places of the players and of their cards: hand, faces, tags, piles."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from itertools import cycle, islice

import pygame
from msgspec import Struct

from briscola.ui.layout.table import forms
from briscola.ui.layout.table.forms import TopRow
from briscola.ui.layout.table.frame import Frame
from briscola.ui.layout.table.geometry import Edge, Pose, bounds, fan


class SeatLayout(Struct, frozen=True):
    """Places of one player at an edge of the table."""

    edge: Edge
    face: pygame.Rect
    tag: pygame.Rect
    pile: Pose
    lines: int = 1
    """Number of lines for which its tag is made: the name alone, or a second one under it."""
    tip: Edge = "right"
    """Edge with the tip on the bubble of a sign, for a seat at the top or beside a full row."""
    under: float = 0.42
    """Distance from the middle of the pile to the words under it, as a share of a card's height."""

    @property
    def label(self) -> tuple[int, int]:
        """Middle top of the words under the pile."""
        return round(self.pile.x), round(self.pile.y + self.pile.height * self.under)


class Seating(Frame, ABC):
    """The person's hand and the other players; where they are, each form of table says."""

    @abstractmethod
    def hand(self, count: int) -> Sequence[Pose]:
        """Poses of the person's cards from left to right; of very many the farther row first."""

    def _seat(self, index: int) -> SeatLayout:
        """Places of the player with this number in the ring."""
        edge = self.form.edges[index]
        if edge == "bottom":
            return self._own()
        return self._top(index) if edge == "top" else self._beside(edge)

    @abstractmethod
    def _own(self) -> SeatLayout:
        """The person's seat."""

    def _top(self, index: int) -> SeatLayout:
        face, pile = self._usual_top(index)
        return self._sitting("top", face, pile, lines=2, tip=self.form.tips[index])

    def _beside(self, edge: Edge) -> SeatLayout:
        face, pile = self._usual_side(edge)
        tip = self.form.tips[self.form.edges.index(edge)]
        return self._sitting(edge, face, pile, lines=2 if self.many else 1, tip=tip)

    @abstractmethod
    def _backs(self, seat: SeatLayout, count: int) -> Sequence[Pose]:
        """Poses of the cards of another player, seen from behind."""

    @cached_property
    def hand_rect(self) -> pygame.Rect:
        """Rectangle of the hand, however many cards are left.

        All counts are needed: ten cards in one row are wider than thirteen in two.
        """
        held = [pose for count in range(1, self.hand_size + 1) for pose in self.hand(count)]
        return bounds(held, self.ratio)

    @cached_property
    def seats(self) -> dict[int, SeatLayout]:
        """Places of every player."""
        return {place: self._seat(index) for index, place in enumerate(self.ring)}

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
        return round(forms.OwnSeat.tag * self._tag_width)

    def _tag(self, face: pygame.Rect, lines: int = 1) -> pygame.Rect:
        """Rectangle of the name tag, which hangs over the lower edge of the face."""
        form, width, height = forms.TAGS[lines], self._tag_width, self.tag_height(lines)
        over_face = round(face.bottom - self.u(forms.TAG_OVER_FACE))
        top = over_face - (height - self.field_px(form.height, least=form.below))
        return pygame.Rect(face.centerx - width // 2, top, width, height)

    def _sitting(
        self, edge: Edge, face: pygame.Rect, pile: Pose, *, lines: int = 1, tip: Edge = "right"
    ) -> SeatLayout:
        return SeatLayout(edge=edge, face=face, tag=self._tag(face, lines), pile=pile, lines=lines, tip=tip)

    def tag_height(self, lines: int) -> int:
        """Height in px of a name tag with so many lines."""
        return self.field_px(forms.TAGS[lines].height, least=forms.TAGS[lines].least)

    def _own_face(self, x: float) -> pygame.Rect:
        return self._face(x, self.low(forms.OwnSeat.eyes), forms.OwnSeat.face)

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
            x = self.x(forms.OpenHand.face)
        elif row.of_field or len(row.across) == 1:
            x = self.x(row.across[at])
        else:
            x = self.size[0] / 2 + self.u(row.across[at])
        face = self._face(x, self.top(row.eyes), row.face)
        aside = self.u(row.pile_shared if self.partners else row.pile_aside.of(self.many))
        if self.face_up:
            aside = self._open_hand(self.hand_size) + max(self.u(forms.OpenHand.pile), self.field_px(110), 70)
        return face, Pose(
            face.centerx + aside, self.top(row.pile_down), self.u(row.pile_height), row.pile_angle
        )

    def _usual_side(self, edge: Edge) -> tuple[pygame.Rect, Pose]:
        """Usual face and pile of a player at a side."""
        near = max(
            forms.SideSeat.aside * self.field, self.scale.rim + self.field_px(10) + self._tag_width / 2
        )
        x = near if edge == "left" else self.size[0] - near
        face, form = self._face(x, self.mid(forms.SideSeat.eyes), forms.SideSeat.face), forms.SIDE_PILE[edge]
        return face, Pose(x, self.mid(form.down), self.u(form.height), form.angle)

    @property
    def open_height(self) -> float:
        """Height in px of the cards of a hand that lies face up."""
        return self.u(forms.OpenHand.height)

    def _open_hand(self, count: int) -> float:
        """Distance in px from the middle of the face to the end of `count` cards lying side by side."""
        beside = max(self.u(forms.OpenHand.beside), self._tag_width / 2)
        return beside + count * self.open_height * self.ratio + (count - 1) * self.u(forms.OpenHand.gap)

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

    def _laid_open(self, seat: SeatLayout, count: int) -> Sequence[Pose]:
        height = self.open_height
        step = height * self.ratio + self.u(forms.OpenHand.gap)
        y = self.top(forms.OpenHand.top) + height / 2
        first = seat.face.centerx + self._open_hand(1) - height * self.ratio / 2
        turns = islice(cycle(forms.OpenHand.turns), count)
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
