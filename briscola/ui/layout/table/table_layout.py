"""Places of everything for a window size, a ring of players and a hand size: pure geometry."""

from collections.abc import Sequence
from functools import cached_property

import pygame

from briscola.ui.layout.table import forms, sign_slots
from briscola.ui.layout.table.geometry import Pose, bounds
from briscola.ui.layout.table.seating import OWN_MOST, Seating, SeatLayout

TRICK_OVER_TWO_ROWS = 0.435
"""y of the middle of the trick over a hand in two rows."""
TRICK_GAP = 0.008
"""Gap between neighbouring cards of the trick, in units."""
TRICK_CLEAR, OUTER_TURN = 0.006, 6.0
"""Least distance in units of the outermost cards of a trick from stock and slate; their turn in degrees."""
TRICK_MEETS = 0.105
"""Most by which the outermost cards of a trick may lie closer to the others, in widths of a card."""
EMBLEM_ASIDE, EMBLEM_UNDER = 0.02, 0.026
"""Distance of the sign of trumps left of the pack's middle, in heights of a card, and below it, in units."""
HEADER_END = 0.42
"""x of the right end of the header and of the notice where nobody sits at the top."""


class DummyTray:
    """The sheet with an open dummy's cards."""

    end = 0.885  # x of its right end
    width = 0.388  # the most
    height = 0.40  # the most
    rise = 0.176  # over the middle of the slate


class Layout(Seating):
    """The whole table: measures and corners (`Frame`), hand and players (`Seating`), the middle and slips.

    Stock and slate lie beside the trick, in a tall window over and under it. Large cards for which everything
    makes room change what they need (`LargeCards`).
    """

    def resized(self, kind: type["Layout"], hand: float, table: float) -> "Layout":
        """The same table laid out in one of two ways, with cards of these factors in the hand and on it."""
        return kind(
            self.size,
            self.ring,
            self.hand_size,
            ratio=self.ratio,
            partners=self.partners,
            face_up=self.face_up,
            trumps=self.trumps,
            dummy=self.dummy,
            signs=self.signs,
            hand_factor=hand,
            table_factor=table,
        )

    # ---- room

    @property
    def short_words(self) -> bool:
        """True if the words under a pile are short: it lies close to the window's edge, or to the hand."""
        return self.makes_room or (self.portrait and self.many)

    @property
    def much_covered(self) -> bool:
        """True if so much of a card of the hand is covered or below the window that it needs its index."""
        return self.many

    @property
    def faults(self) -> Sequence[str]:
        """Reasons for which cards are too large although nothing covers anything."""
        found, outer = [], max(at.across for at in self.form.trick)
        if self.signs and self.wheel.width < forms.CLOSE_WHEEL:
            found.append("the words on the wheel of signs have no room")
        free = self.portrait or self.makes_room or outer <= 1
        if not free and outer * self._trick_step - self._room_aside > TRICK_MEETS * self._trick_step:
            found.append("cards of the trick cover each other")
        return found

    # ---- the middle

    @cached_property
    def trick_centre(self) -> tuple[float, float]:
        """Middle of the trick."""
        share = TRICK_OVER_TWO_ROWS if self.hand_size > OWN_MOST else self.form.middle.of(self.scale.small)
        return self.x(0.50), self.mid(share)

    def slot(self, place: int) -> Pose:
        """Pose of a place's card in the trick: towards its player, with the index of each card visible."""
        at, apart = self.form.trick[self.ring.index(place)], self.form.card_apart
        dx = at.across * self._trick_step
        if abs(at.across) > 1 and not self.portrait:  # there stock and slate lie over and under the trick
            dx = max(-self._room_aside, min(self._room_aside, dx))
        cx, cy = self.trick_centre
        # In a low window lower cards lie closer, clear of tags and hand.
        dy = at.down * (1.0 if apart is None else self.trick_height / self.u(apart))
        return Pose(cx + self.u(dx), cy + self.u(dy), self.trick_height, at.angle)

    @cached_property
    def trick_bounds(self) -> pygame.Rect:
        """Rectangle of a whole trick."""
        return bounds([self.slot(place) for place in self.ring], self.ratio)

    @property
    def _trick_step(self) -> float:
        """Distance in units of neighbouring cards of the trick."""
        return self.trick_height * self.ratio / self.unit + TRICK_GAP

    @cached_property
    def _room_aside(self) -> float:
        """Distance in units that the outermost cards of a trick of five may have from its middle."""
        middle = self.trick_centre[0]
        turned = bounds([self.turned], self.ratio)
        card = bounds([Pose(0, 0, self.trick_height, OUTER_TURN)], self.ratio)
        free = min(self.scoreboard_bounds.left - middle, middle - turned.right) - card.width / 2
        return free / self.unit - TRICK_CLEAR

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
        x, y = at.x - at.height * EMBLEM_ASIDE, at.y + at.height / 2 + self.u(EMBLEM_UNDER) + d / 2
        if self.form.emblem_x is not None:
            x, y = self.x(self.form.emblem_x), at.y
        rect = pygame.Rect(0, 0, d, d)
        rect.center = round(x), round(y)
        return rect

    @cached_property
    def trick_height(self) -> float:
        """Height of a card of the trick, in px."""
        return self.u(self.form.card.of(self.scale.small)) * self.table_factor

    @property
    def stock_height(self) -> float:
        """Height of a card of the pack, in px."""
        return self.u(self.form.stock_height) * self.table_factor

    @cached_property
    def contract(self) -> pygame.Rect:
        """Rectangle of the contract, where the stock would lie."""
        rect = pygame.Rect(0, 0, *(round(self.u(side)) for side in forms.CONTRACT))
        rect.center = (round(self.stock.x + self.u(forms.CONTRACT_ASIDE)), round(self.stock.y))
        if not self.portrait:  # there it lies over the trick
            rect.width = min(rect.width, self.trick_bounds.left - self.field_px(6) - rect.left)
        return rect

    @property
    def pack(self) -> Sequence[Pose]:
        """Poses of the pack, and of the turned card if there is one."""
        return [self.stock, self.turned] if self.trumps else [self.stock]

    @cached_property
    def stock_bounds(self) -> pygame.Rect:
        """Rectangle of these, or of the stock while cards are dealt."""
        return bounds(self.pack or [self.stock], self.ratio)

    @property
    def _beside_emblem(self) -> tuple[int, int]:
        """Distance in px of the words beside the emblem from it, and their most width."""
        return self.field_px(12), self.field_px(150, least=96)

    @cached_property
    def emblem_label(self) -> pygame.Rect:
        """Rectangle of the words beside the emblem."""
        gap, width = self._beside_emblem
        return pygame.Rect(self.emblem.right + gap, self.emblem.y, width, self.emblem.height)

    @cached_property
    def scoreboard(self) -> pygame.Rect:
        """Rectangle of the slate before it is turned by `SLATE_ANGLE`."""
        form = self.form
        w, h = forms.COLUMNS if self.partners else form.scoreboard_size.of(self.many)
        rect = pygame.Rect(0, 0, round(self.u(w)), round(self.u(h)))
        # beside partners' buttons a bubble fits only over it, whatever the hand
        y = form.scoreboard_y.of(self.many and not self.partners)
        rect.center = round(self.x(form.scoreboard_x)), round(self.mid(y))
        return rect

    @cached_property
    def scoreboard_bounds(self) -> pygame.Rect:
        """Smallest rectangle round the slate as it lies, turned."""
        at = self.scoreboard
        lying = Pose(at.centerx, at.centery, at.height, forms.SLATE_ANGLE)
        return bounds([lying], at.width / at.height)

    @property
    def _caption_size(self) -> tuple[int, int]:
        """Most width of the caption, and its height, in px."""
        return self.field_px(400, least=forms.CAPTION_LEAST), self.field_px(72, least=40)

    @property
    def _at_right(self) -> SeatLayout | None:
        """The seat at the right, if somebody sits there."""
        return next(iter(self._at("right")), None)

    @cached_property
    def caption(self) -> pygame.Rect:
        """Rectangle of the slip that tells who took the trick, why, or what is asked."""
        rect = pygame.Rect((0, 0), self._caption_size)
        if not self.portrait:
            return self._under_slate(rect)
        rect.midbottom = round(self.x(0.5)), self.hand_rect.top - self.field_px(14)
        return rect

    def _under_slate(self, caption: pygame.Rect) -> pygame.Rect:
        """The caption there, between the hand and the player at the right."""
        if self._at_right is None:
            right = min(self.x(1) - self.field_px(70), self.scoreboard.centerx + caption.width / 2)
        else:
            right = self._at_right.tag.left - self.field_px(24)
        if not self.many:
            caption.width = min(caption.width, round(right) - self.hand_rect.right - self.field_px(12))
        caption.topright = round(right), self.scoreboard_bounds.bottom + self.field_px(10)
        return caption

    @cached_property
    def tray(self) -> pygame.Rect:
        """Rectangle in which an open dummy's cards are laid out to choose from."""
        gap, right = self.field_px(12), round(self.x(DummyTray.end))
        if self._at_right is not None:
            right = min(right, min(self._at_right.face.left, self._at_right.tag.left) - gap)
        left = right - round(self.u(DummyTray.width))
        top = self.scoreboard.centery - self.field_px(4) - round(self.u(DummyTray.rise))
        if not self.portrait:  # there it lies under the trick
            left = max(left, self.trick_bounds.right + gap // 2)
            if self.form.tray_under is not None:
                over = self.backs(self.ring[self.form.tray_under], self.hand_size)
                top = max(top, bounds(over, self.ratio).bottom + gap // 2)
        low = self.hand_rect.top - self.field_px(54)  # a card of the hand has room to be lifted
        return pygame.Rect(left, top, right - left, min(round(self.u(DummyTray.height)), low - top))

    # ---- signs and requests

    @cached_property
    def close_ups(self) -> dict[int, SeatLayout]:
        """Seats at the top with the face as near to the person as it comes to make a sign, by place."""
        lying = [self.scoreboard_bounds, self.stock_bounds, self.seal_rect]
        lying += [bounds([self.slot(place)], self.ratio) for place in self.ring]
        return sign_slots.close_ups(self, self.header, lying)

    @cached_property
    def wheel(self) -> pygame.Rect:
        """Square round the wheel of signs, at the lower end of its room."""
        return sign_slots.wheel(self, self.scoreboard, self.button_rects(signs=True)[0])

    @cached_property
    def asking(self) -> pygame.Rect:
        """Rectangle of the requests to choose from: over the person's own face, left of hand and trick."""
        return sign_slots.asking(self)

    # ---- the espresso, the header and the notice

    @cached_property
    def saucer(self) -> pygame.Rect | None:
        """Rectangle of the espresso; None if the place is needed."""
        form = self.form.saucer
        if self.makes_room or self.scale.small or self.many or form is None:
            return None
        rect = pygame.Rect(0, 0, self.field_px(form.across), self.field_px(form.across))
        over_buttons = self.help_buttons()[0].top - rect.height // 2 - self.field_px(24)
        rect.center = round(self.x(form.x)), over_buttons if form.down is None else round(self.low(form.down))
        return rect

    @property
    def _header_height(self) -> int:
        return self.field_px(64, least=44)

    @cached_property
    def header(self) -> pygame.Rect:
        """Rectangle of the name of the game and of the hand."""
        left = self.pause[0] + self._pause_reach + self.scale.px(16)
        first = min((seat.face.left for seat in self._at("top")), default=round(self.x(HEADER_END)))
        end = self.form.header_end
        right = first - self.field_px(20) if end is None else round(self.x(end))
        height = self._header_height
        return pygame.Rect(left, self.pause[1] - height // 2, max(80, right - left), height)

    @property
    def _notice_size(self) -> tuple[int, int]:
        """Most width and height of the notice, in px."""
        return self.field_px(430, least=300), self.field_px(112, least=78)

    @cached_property
    def notice(self) -> pygame.Rect:
        """Rectangle of the notice of an unsaved match: under the pause, in tall windows over the hand."""
        rect = pygame.Rect((self.scale.edge, 0), self._notice_size)
        if not self.portrait:
            return self._notice_under_pause(rect)
        rect.width = min(rect.width, self.scoreboard.left - self.field_px(16) - rect.left)
        rect.height = self.field_px(150, least=100)
        rect.bottom = min(self.hand_rect.top, self.seats[self.ring[0]].face.top - self.field_px(90))
        return rect

    def _notice_under_pause(self, notice: pygame.Rect) -> pygame.Rect:
        notice.top = self.pause[1] + self._pause_reach + self.field_px(14, least=5)
        first = min(
            (min(s.face.left, s.tag.left) for s in self._at("top")), default=round(self.x(HEADER_END))
        )
        beside = (seat.face.top for seat in self._at("left"))
        low = min(beside, default=notice.top + self.field_px(150)) - self.field_px(18, least=9)
        notice.width = min(notice.width, first - self.field_px(16) - notice.left)
        notice.height = min(notice.height, low - notice.top)
        return notice
