"""The table with large cards for three players or more."""

from collections.abc import Mapping, Sequence
from functools import cached_property

import pygame

from briscola.ui.layout.table.forms import CONTRACT, TAG_OVER_FACE, TURNED, TURNED_OUT, PileForm
from briscola.ui.layout.table.geometry import Edge, Pose, bounds
from briscola.ui.layout.table.large_cards import CLOSEST, TURNED_UP, LargeCards, TrickRow
from briscola.ui.layout.table.seating import SeatLayout
from briscola.ui.layout.table.sign_places import WHEEL

WIDE = 5
"""Most cards of a hand beside which its holder's face lies."""
FACE = 0.120
"""Diameter of a face, in units."""
UNDER = 0.40
"""`SeatLayout.under` of others' piles."""
WIDE_PILE = PileForm(0.0, 0.08, 94)
"""The person's pile beside a wide hand: on the height of the face."""
WIDE_PILE_ASIDE = 0.060
"""Its distance from the tag, in units."""
SIDE_PILE: Mapping[Edge, PileForm] = {"left": PileForm(0.036, 0.08, 86), "right": PileForm(0.036, 0.08, 94)}
"""Piles at the sides, under the last card there."""
SIDE_STEP = 0.020
"""Most distance in units of neighbouring cards of a player at a side."""
SIDE_ROOM = 0.040
"""Most distance in units of the first of these cards from the last."""
SIDE_TURN = 8
"""Turn from the first to the last, in degrees."""
LYING = 0.04
"""Share of its height by which a lying card with that turn is wider."""
SIDE_UNDER_TOP = 0.18
"""Least distance in units of the faces at the sides from the players at the top in a tall window, where
these sit from edge to edge."""
PILE_ROOM = 0.112
"""Room in units for the person's pile between the hand and the slate."""
LEAST_OUT, TURNED_MOST_UP = 0.20, 0.30
"""Least distance of the turned card's middle from that of the stock (usually `TURNED_OUT`), and its most rise
over it, in heights of a card."""
LEAST_CAPTION = 190
"""Least width of the slip about a trick, in px."""
TRAY = 0.33
"""Width of the sheet with a dummy's cards beside the row, in units."""


class LargeCardsOfMany(LargeCards):
    """Three players or more: stock and slate lie in the lower corners."""

    @property
    def held_wide(self) -> bool:
        return self.hand_size > WIDE

    def _named_face(self, x: float, top: int) -> tuple[pygame.Rect, pygame.Rect]:
        """A smaller face and under it the name alone."""
        face = self._face(x, 0, FACE)
        face.top = top
        return face, self._tag(face)

    def _own(self) -> SeatLayout:
        if not self.held_wide:
            return super()._own()
        low = self.emblem_label.top - self._gap // 2 - self.tag_height(1) + round(self.u(TAG_OVER_FACE))
        face, tag = self._named_face(self.west + self._tag_width / 2, low - round(self.u(FACE)))
        aside = tag.right + self.u(WIDE_PILE_ASIDE)
        pile = Pose(aside, face.centery, self.u(WIDE_PILE.height), WIDE_PILE.angle)
        return SeatLayout(edge="bottom", face=face, tag=tag, pile=pile)

    def _top(self, index: int) -> SeatLayout:
        """A seat at the top with a smaller face, close under the edge, and its name alone."""
        usual, form = super()._top(index), self.form.large
        moved = self.u(form.aside)
        face, tag = self._named_face(usual.face.centerx + moved, self._upper)
        low = face.top + self.u(form.pile_down_tall if self.portrait else form.pile_down)
        pile = Pose(usual.pile.x + moved, low, self.u(form.pile_height), usual.pile.angle)
        return SeatLayout(edge="top", face=face, tag=tag, pile=pile, tip=form.tip, under=UNDER)

    def _beside(self, edge: Edge) -> SeatLayout:
        usual, form = super()._beside(edge), SIDE_PILE[edge]
        top = self._brow + self.field_px(20)
        if self.portrait:
            top = max(top, self._upper + round(self.u(SIDE_UNDER_TOP)))
        face, tag = self._named_face(usual.face.centerx, top)
        low = self._first_beside(tag) + self.u(SIDE_ROOM) + self._half_beside
        low += self.u(form.down + LYING * self.ratio)
        pile = Pose(face.centerx, low, self.u(form.height), form.angle)
        return SeatLayout(edge=edge, face=face, tag=tag, pile=pile, tip="top", under=UNDER)

    @property
    def _half_beside(self) -> float:
        """Half the height in px that a card of a player at the side takes up, lying turned."""
        return self._back_height * (self.ratio / 2 + LYING)

    def _first_beside(self, tag: pygame.Rect) -> float:
        """y of the first of these cards, under its player's name."""
        return tag.bottom + self.field_px(10, least=5) + self._half_beside

    def backs(self, place: int, count: int) -> Sequence[Pose]:
        """Poses of the smaller cards of another player; those at a side lie on top of each other."""
        seat = self.seats[place]
        if count == 0 or seat.edge == "top":
            return super().backs(place, count)
        step = min(self.u(SIDE_STEP), self.u(SIDE_ROOM) / max(1, count - 1))
        first = self._first_beside(seat.tag)
        return self._column(seat, count, self._back_height, first, step, turn=SIDE_TURN)

    @cached_property
    def _ceiling(self) -> float:
        """y below the names, the cards and the words under the piles of those at the top."""
        tops = [self._seat(at) for at, edge in enumerate(self.form.edges) if edge == "top"]
        if not tops:
            return self._brow + self._gap
        lows = [low for seat in tops for low in (seat.tag.bottom, self._lowest(seat))]
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

    @cached_property
    def row(self) -> TrickRow:
        """The trick between the players at the sides; a dummy's cards lie to the right of it."""
        left, middle, card = self._beside("left").tag.right + self._gap, self.x(0.5), self._card_box[0]
        right = 2 * middle - left
        if self.dummy:
            usual = self._beside("right").tag.left - 2 * self._gap - self.u(TRAY)
            least = card + (len(self.ring) - 1) * CLOSEST * self.trick_height * self.ratio
            right = max(usual, left + least)
            middle = (left + right) / 2
        ends = max(each.across for each in self.form.large.trick)
        return TrickRow(middle, min(card + self.field_px(6), ((right - left - card) / 2) / ends))

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
        low = self.trick_centre[1] + (self._card_box[1] + self.heights.sway) / 2
        rect.topright = right, round(low) + self._gap
        return rect

    @cached_property
    def notice(self) -> pygame.Rect:
        """Rectangle of the notice of an unsaved match: over the stock or the contract, left of the trick."""
        left, (width, height) = round(self.west), self._notice_size
        width = min(width, self.hand_rect.left - self._gap - left)
        low = self.contract.top if self.held_wide else round(self.stock.y - self.stock.height / 2)
        return pygame.Rect(left, low - self._gap - height, width, height)
