"""Places of the players: their faces, tags, cards, piles and speech bubbles."""

from collections.abc import Sequence
from functools import cached_property

import pygame
from msgspec import Struct

from briscola.ui.layout.table.frame import Frame
from briscola.ui.layout.table.geometry import Pose, fan

OPEN_HAND, OPEN_GAP, OPEN_DOWN, OPEN_FACE = 0.205, 0.010, 0.130, 0.33
"""Height, gap and y of the cards of a hand that lies face up (V-SC-1), and x of the face, in shares.

The cards are nearly as high as those of the trick and lie side by side. The face makes room for them.
"""
OPEN_LIES = (1.0, -0.7, 0.8)
"""Turns of these cards, in degrees: laid down by a hand, not by a ruler."""


class SeatLayout(Struct, frozen=True):
    """Places of one player. `side` is the player's edge of the table: bottom, right, top or left."""

    side: str
    face: pygame.Rect
    tag: pygame.Rect
    pile: Pose
    label: tuple[int, int]
    """Middle top of the words under the pile."""
    shown: str = "right"
    """Side with the tip on the bubble of a sign, for a seat at the top or beside a full row."""


class TopRow(Struct, frozen=True, kw_only=True):
    """Players along the upper edge of a table, from right to left; lengths in units.

    `across` are the faces' places from the middle of the window, `portrait` their shares of a tall one.
    A pile lies `pile` right of the face and down from the edge.
    """

    across: tuple[float, ...]
    portrait: tuple[float, ...]
    face: float
    eyes: float = 0.117
    pile: tuple[float, float]
    pile_height: float
    backs: tuple[float, float]
    """Height of their cards, and the room for them."""
    backs_down: float = 0.103
    shown: tuple[str, ...]
    """Sides with the tip on the bubbles of their signs."""


TOP_ROWS = {
    5: TopRow(
        across=(0.135, -0.325),
        portrait=(0.55, 0.09),
        face=0.146,
        pile=(0.330, 0.085),
        pile_height=0.085,
        backs=(0.122, 0.185),
        shown=("right", "right"),
    ),
    6: TopRow(
        across=(0.3005, -0.0345, -0.366),
        portrait=(0.70, 0.40, 0.10),
        face=0.130,
        eyes=0.105,
        pile=(0.150, 0.168),
        pile_height=0.072,
        backs=(0.105, 0.125),
        backs_down=0.076,
        shown=("left", "top", "right"),
    ),
}
"""Rows by the number of places, for tables with more than one player at the top."""


class Seating(Frame):
    """The players round the table."""

    def sides(self) -> Sequence[str]:
        """Edge of the table of each place of the ring."""
        return {
            2: ("bottom", "top"),
            3: ("bottom", "right", "left"),
            4: ("bottom", "right", "top", "left"),
            5: ("bottom", "right", "top", "top", "left"),
            6: ("bottom", "right", "top", "top", "top", "left"),
        }[len(self.ring)]

    @cached_property
    def seats(self) -> dict[int, SeatLayout]:
        """Places of every player."""
        return {
            place: self._seat(index, side)
            for index, (place, side) in enumerate(zip(self.ring, self.sides(), strict=True))
        }

    def _face(self, x: float, y: float, across: float) -> pygame.Rect:
        d = round(self.u(across))
        return pygame.Rect(round(x - d / 2), round(y - d / 2), d, d)

    @property
    def _tag_width(self) -> int:
        return max(100, self.px(152))

    @property
    def _own_tag_width(self) -> int:
        """Width in px of the tag that tells the person's turn, in words as large as the names."""
        return round(1.24 * self._tag_width)

    def _tag(self, face: pygame.Rect, *, lines: int) -> pygame.Rect:
        """Rectangle of the name tag, which hangs over the lower edge of the face."""
        width, height = self._tag_width, self._tag_height(lines)
        top = round(face.bottom - self.u(0.017))
        if lines > 1:  # where two lines need more than their share, they take it from the face
            top -= max(0, height - max(42, self.px(66)))
        return pygame.Rect(face.centerx - width // 2, top, width, height)

    def _tag_height(self, lines: int) -> int:
        return max(30, self.px(40)) if lines == 1 else max(46, self.px(66))

    def _seat(self, index: int, side: str) -> SeatLayout:
        if side == "bottom":
            return self._own()
        if side == "top":
            row = TOP_ROWS.get(len(self.ring))
            return self._top() if row is None else self._in_row(row, index - 2)
        return self._beside(side)

    def _own(self) -> SeatLayout:
        if not self.many:
            usual = self.x(0.29 if len(self.ring) == 2 else 0.30)
            x = min(usual, self.hand_rect.left - self.px(8) - self._own_tag_width / 2)
        else:
            x = self.hand_rect.left - self.px(16) - self._own_tag_width / 2
        face = self._face(x, self.low(0.862), 0.118)
        tag = self._tag(face, lines=1)
        tag.inflate_ip(self._own_tag_width - tag.width, 0)
        if self.many:
            pile = Pose(self.hand_rect.right + self.u(0.075), self.low(0.775), self.u(0.10), 94)
        else:
            pile = Pose(
                max(self.x(0.72), self.hand_rect.right + self.u(0.085)), self.low(0.868), self.u(0.115), 95
            )
        return self._at_the_bottom(face, tag, pile)

    def _at_the_bottom(self, face: pygame.Rect, tag: pygame.Rect, pile: Pose) -> SeatLayout:
        return SeatLayout(
            side="bottom",
            face=face,
            tag=tag,
            pile=pile,
            label=(round(pile.x), round(pile.y + pile.height * 0.42)),
        )

    def _top(self) -> SeatLayout:
        """Seat of the only player at the top, at a table of two or of four."""
        two = len(self.ring) == 2
        share = 0.36 if two is not self.portrait else 0.28 if two else 0.50
        face = self._face(self.x(share if not self.face_up else OPEN_FACE), self.top(0.117), 0.160)
        aside = self.u((0.575 if self.many else 0.50) if two else 0.415 if self.partners else 0.375)
        if self.face_up:
            aside = self._open_hand(self.hand_size) + max(self.u(0.075), self.px(110), 70)
        pile = Pose(
            face.centerx + aside,
            self.top(0.107 if two else 0.085),
            self.u(0.118 if two else 0.105),
            94 if two else 87,
        )
        return self._at_the_top(face, pile)

    @property
    def open_height(self) -> float:
        """Height in px of the cards of a hand that lies face up."""
        return self.u(OPEN_HAND)

    def _open_hand(self, count: int) -> float:
        """Distance in px from the middle of the face to the end of `count` cards lying side by side."""
        beside = max(self.u(0.092), self._tag_width / 2)
        return beside + count * self.open_height * self.ratio + (count - 1) * self.u(OPEN_GAP)

    def _in_row(self, row: TopRow, at: int) -> SeatLayout:
        """Seat of one of several players at the top."""
        x = self.x(row.portrait[at]) if self.portrait else self.size[0] / 2 + self.u(row.across[at])
        face = self._face(x, self.top(row.eyes), row.face)
        aside, down = row.pile
        pile = Pose(face.centerx + self.u(aside), self.top(down), self.u(row.pile_height), 87)
        return self._at_the_top(face, pile, shown="top" if self.portrait else row.shown[at])

    def _at_the_top(self, face: pygame.Rect, pile: Pose, *, shown: str = "right") -> SeatLayout:
        tag = self._tag(face, lines=2)
        return SeatLayout(
            side="top",
            face=face,
            tag=tag,
            pile=pile,
            label=(round(pile.x), round(pile.y + pile.height * 0.42)),
            shown=shown,
        )

    def _beside(self, side: str) -> SeatLayout:
        left = side == "left"
        near = max(self.edge_x(0.07), self.scale.rim + self.px(10) + self._tag_width / 2)
        x = near if left else self.size[0] - near
        face = self._face(x, self.mid(0.34), 0.160)
        tag = self._tag(face, lines=2 if self.many else 1)
        pile = Pose(x, self.mid(0.715), self.u(0.105), 86 if left else 94)
        return SeatLayout(
            side=side,
            face=face,
            tag=tag,
            pile=pile,
            label=(round(pile.x), round(pile.y + pile.height * 0.42)),
            shown="top" if len(self.ring) in TOP_ROWS else "bottom",
        )

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
            height = self.open_height
            step, down = (
                height * self.ratio + self.u(OPEN_GAP),
                self.top(OPEN_DOWN - OPEN_HAND / 2) + height / 2,
            )
            first = seat.face.centerx + self._open_hand(1) - height * self.ratio / 2
            return [Pose(first + step * i, down, height, OPEN_LIES[i % len(OPEN_LIES)]) for i in range(count)]
        if seat.side == "top":
            row = TOP_ROWS.get(len(self.ring))
            if row is not None:
                (share, width), down = row.backs, row.backs_down
            else:
                two = len(self.ring) == 2
                share, down = 0.158 if two else 0.140, 0.103
                width = 0.34 if two and self.many else 0.205
            height = self.u(share)
            room = self.u(width) - height * self.ratio
            step = min(height * 0.42, room / max(1, count - 1))
            spread = min(9.0 * (count - 1), 22.0)
            beside = max(seat.face.right + self.u(0.012), seat.tag.right)
            left = beside + height * self.ratio / 2
            centre = (left + step * (count - 1) / 2, self.top(down))
            return fan(count, centre=centre, height=height, step=step, spread=spread)
        height = self.u(0.130 if self.many else 0.138)
        step = min(self.u(0.045), self.u(0.10) / max(1, count - 1))
        lean = -1 if seat.side == "left" else 1
        first = seat.tag.bottom + self.u(0.012) + height * self.ratio / 2
        return tuple(
            Pose(
                seat.face.centerx,
                first + step * i,
                height,
                lean * (90 + (8 if count < 4 else 10) * (i / max(1, count - 1) - 0.5)),
            )
            for i in range(count)
        )
