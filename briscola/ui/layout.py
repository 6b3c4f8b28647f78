"""Where everything is, for a window size, a ring of players and a hand size: pure geometry.

Lengths are fractions of `unit`, the height of the 16:9 field that fits the window. In a wide window
the field stays in the middle and only the clusters at the edges move outwards; in a window that is
taller than wide, stock and slate lie above and below the trick.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame

from briscola.ui.geometry import Pose, bounds, fan, squared
from briscola.ui.metrics import Scale

FIELD = 16 / 9
SQUEEZE = 1.66
"""Narrower than this (width by height), everything shrinks instead of moving closer."""
OWN_MOST = 12
"""More cards than this lie in two rows."""
PORTRAIT = 1.1


@dataclass(frozen=True, slots=True)
class Seat:
    """The places of one player. `side` is where it sits: bottom, right, top or left."""

    side: str
    face: pygame.Rect
    tag: pygame.Rect
    pile: Pose
    label: tuple[int, int]
    """Middle top of the words under the pile."""
    bubble: tuple[int, int]
    """The tip of a speech bubble."""
    pointer: str
    """The side of the bubble on which that tip is."""


class Layout:
    """The places of one table. `ring` lists the places anticlockwise, the person (0) first."""

    def __init__(
        self,
        size: tuple[int, int],
        ring: Sequence[int],
        hand_size: int,
        *,
        ratio: float = 0.614,
        partners: bool = False,
    ) -> None:
        """`ratio` is the card's width by its height; `partners`: places opposite each other share a pile."""
        self.size, self.ring, self.hand_size = size, tuple(ring), hand_size
        self.ratio, self.partners = ratio, partners
        self.scale = Scale(*size)
        w, h = size
        self.portrait = h > PORTRAIT * w
        self.unit = min(h / 1.95, w / 1.3) if self.portrait else min(h, w / SQUEEZE)
        self.field = min(w, h * FIELD, self.unit * FIELD)

    # ---- measures

    def u(self, share: float) -> float:
        """A share of the unit in px."""
        return share * self.unit

    def px(self, value: float) -> int:
        """A length at 1080 in px of this field."""
        return max(1, round(value * self.unit / 1080))

    def x(self, share: float) -> float:
        """A place across the middle field."""
        return self.size[0] / 2 + (share - 0.5) * self.field

    def edge_x(self, share: float) -> float:
        """A place kept at its distance from the nearer window edge."""
        return share * self.field if share < 0.5 else self.size[0] - (1 - share) * self.field

    def top(self, share: float) -> float:
        """A height measured from the upper edge."""
        return self.u(share) + (self.u(0.10) if self.portrait else 0)

    def mid(self, share: float) -> float:
        """A height measured from the middle."""
        if self.portrait:
            return self.size[1] * 0.50 + self.u(share - 0.46)
        return (self.size[1] - self.unit) / 2 + self.u(share)

    def low(self, share: float) -> float:
        """A height measured from the lower edge."""
        return self.size[1] - self.u(1 - share)

    @property
    def small(self) -> bool:
        """The smallest windows: bigger cards in the hand, shorter words."""
        return self.size[1] < 700

    @property
    def many(self) -> bool:
        """Whether the hand is so wide that its neighbours make room."""
        return self.hand_size > 3

    # ---- the person's hand

    @cached_property
    def hand_height(self) -> float:
        """The height of the person's cards."""
        if self.hand_size > OWN_MOST:
            return self.u(0.215)
        if self.many:
            return self.u(0.265)
        return self.u(0.32 if self.small else 0.29)

    def hand(self, count: int) -> Sequence[Pose]:
        """The person's cards from left to right (two rows, the farther first, when there are very many)."""
        if count == 0:
            return ()
        if count > OWN_MOST:
            back = (count + 1) // 2
            raised = self.hand_height * 0.50
            far = self._row(back, self.low(0.862) - raised)
            return (*far, *self._row(count - back, self.low(0.862)))
        return self._row(count, self.low(0.862 if self.hand_size > OWN_MOST else 0.82))

    def _row(self, count: int, y: float) -> Sequence[Pose]:
        height = self.hand_height
        if self.many:
            room = min(self.x(0.80) - self.x(0.20), self.u(1.08)) - height * self.ratio
            step = min(height * 0.3936, room / max(1, count - 1))
            spread = min(2.05 * (count - 1), 14.5)
        else:
            step, spread = height * 0.517 * self.ratio / 0.614, 6.3 * (count - 1)
        poses = fan(count, centre=(self.size[0] / 2, y), height=height, step=step, spread=spread)
        return squared(poses, floor=self.size[1] - self.u(0.012), ratio=self.ratio)

    def hovered(self, pose: Pose) -> Pose:
        """A card of the hand under the pointer: lifted 0.17 of its height, larger, nearly straight."""
        return Pose(pose.x, pose.y - 0.17 * pose.height, pose.height * 1.06, pose.angle * 0.6)

    @cached_property
    def hand_rect(self) -> pygame.Rect:
        """Where the whole first hand lies."""
        return bounds(self.hand(self.hand_size), self.ratio)

    # ---- the players

    def sides(self) -> Sequence[str]:
        """Where each place of the ring sits."""
        return {
            2: ("bottom", "top"),
            3: ("bottom", "right", "left"),
            4: ("bottom", "right", "top", "left"),
            5: ("bottom", "right", "top", "top", "left"),
        }[len(self.ring)]

    @cached_property
    def seats(self) -> dict[int, Seat]:
        """The places of every player."""
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

    def _tag(self, face: pygame.Rect, *, lines: int) -> pygame.Rect:
        """The name tag hangs over the lower edge of the face."""
        width = self._tag_width
        height = max(30, self.px(40)) if lines == 1 else max(42, self.px(66))
        return pygame.Rect(face.centerx - width // 2, round(face.bottom - self.u(0.017)), width, height)

    def _seat(self, index: int, side: str) -> Seat:
        if side == "bottom":
            return self._own()
        if side == "top":
            return self._top(index)
        return self._beside(side)

    def _own(self) -> Seat:
        if not self.many:
            x = min(self.x(0.29 if len(self.ring) == 2 else 0.30), self.hand_rect.left - self._tag_width / 2)
        else:
            x = self.hand_rect.left - self.px(16) - self._tag_width / 2
        face = self._face(x, self.low(0.862), 0.118)
        tag = self._tag(face, lines=1)
        if self.many:
            pile = Pose(self.hand_rect.right + self.u(0.075), self.low(0.775), self.u(0.10), 94)
        else:
            pile = Pose(
                max(self.x(0.72), self.hand_rect.right + self.u(0.085)), self.low(0.868), self.u(0.115), 95
            )
        return Seat(
            side="bottom",
            face=face,
            tag=tag,
            pile=pile,
            label=(round(pile.x), round(pile.y + pile.height * 0.42)),
            bubble=(face.centerx, face.top - self.px(10)),
            pointer="bottom",
        )

    def _top(self, index: int) -> Seat:
        n = len(self.ring)
        if self.portrait:
            x = self.x({2: 0.28, 4: 0.36, 5: 0.09 if index == 3 else 0.55}[n])
        elif n == 5:
            x = self.size[0] / 2 + self.u(-0.325 if index == 3 else 0.135)
        else:
            x = self.x(0.36 if n == 2 else 0.50)
        face = self._face(x, self.top(0.117), 0.160 if n < 5 else 0.146)
        tag = self._tag(face, lines=2)
        pile = Pose(
            {
                2: face.centerx + self.u(0.575 if self.many else 0.50),
                4: face.centerx + self.u(0.415 if self.partners else 0.375),
                5: face.centerx + self.u(0.330),
            }[n],
            self.top(0.107 if n == 2 else 0.085),
            self.u(0.118 if n == 2 else 0.105 if n == 4 else 0.085),
            94 if n == 2 else 87,
        )
        return Seat(
            side="top",
            face=face,
            tag=tag,
            pile=pile,
            label=(round(pile.x), round(pile.y + pile.height * 0.42)),
            bubble=(tag.right + self.px(6), tag.centery),
            pointer="left",
        )

    def _beside(self, side: str) -> Seat:
        left = side == "left"
        x = self.edge_x(0.07 if left else 0.93)
        face = self._face(x, self.mid(0.34), 0.160)
        tag = self._tag(face, lines=2 if self.many else 1)
        pile = Pose(x, self.mid(0.715), self.u(0.105), 86 if left else 94)
        return Seat(
            side=side,
            face=face,
            tag=tag,
            pile=pile,
            label=(round(pile.x), round(pile.y + pile.height * 0.42)),
            bubble=((face.right if left else face.left) + self.px(10 if left else -10), face.centery),
            pointer="left" if left else "right",
        )

    def pile_owner(self, place: int) -> int:
        """Whose pile a place's tricks go to: partners share one, beside the partner or the left opponent."""
        if not self.partners:
            return place
        return self.ring[2] if self.ring.index(place) % 2 == 0 else self.ring[3]

    def backs(self, place: int, count: int) -> Sequence[Pose]:
        """The cards of another player, seen from behind."""
        seat = self.seats[place]
        if count == 0:
            return ()
        if seat.side == "top":
            two = len(self.ring) == 2
            height = self.u(0.158 if two else 0.140 if len(self.ring) == 4 else 0.122)
            width = 0.34 if two and self.many else 0.185 if len(self.ring) == 5 else 0.205
            room = self.u(width) - height * self.ratio
            step = min(height * 0.42, room / max(1, count - 1))
            spread = min(9.0 * (count - 1), 22.0)
            left = seat.face.right + self.u(0.012) + height * self.ratio / 2
            centre = (left + step * (count - 1) / 2, self.top(0.103))
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

    # ---- the middle

    @cached_property
    def trick_height(self) -> float:
        """The height of a card on the table."""
        if len(self.ring) == 2:
            return self.u(0.225)
        return self.u(0.20 if self.small else 0.21)

    @cached_property
    def trick_centre(self) -> tuple[float, float]:
        """The middle of the trick."""
        return self.x(0.50), self.mid(0.452 if self.small and len(self.ring) > 2 else 0.46)

    def slot(self, place: int) -> Pose:
        """Where a place's card lies in the trick: towards who played it."""
        n, index = len(self.ring), self.ring.index(place)
        offsets: dict[int, Sequence[tuple[float, float, float]]] = {
            2: ((0.053, 0.042, -4.0), (-0.053, -0.046, 4.0)),
            3: ((0.0, 0.088, 2.0), (0.110, -0.03, -7.0), (-0.110, -0.03, 6.0)),
            4: ((0.0, 0.092, -2.0), (0.118, 0.0, -7.0), (0.0, -0.086, 3.0), (-0.118, 0.0, 6.0)),
            5: (
                (0.0, 0.098, 2.0),
                (0.178, 0.022, -9.0),
                (0.088, -0.088, -4.0),
                (-0.088, -0.088, 4.0),
                (-0.178, 0.022, 8.0),
            ),
        }
        dx, dy, angle = offsets[n][index]
        cx, cy = self.trick_centre
        return Pose(cx + self.u(dx), cy + self.u(dy), self.trick_height, angle)

    @cached_property
    def trick_rect(self) -> pygame.Rect:
        """Where the whole trick lies."""
        return bounds([self.slot(place) for place in self.ring], self.ratio)

    @cached_property
    def stock(self) -> Pose:
        """The pack."""
        n = len(self.ring)
        height = self.u(0.205 if n == 2 else 0.182)
        if self.portrait:
            return Pose(self.x(0.42), self.mid(0.10), height)
        x, y = {
            2: (0.17, 0.415 if self.many else 0.46),
            3: (0.215, 0.43),
            4: (0.22, 0.345),
            5: (0.205, 0.38),
        }[n]
        return Pose(self.x(x), self.mid(y), height)

    @cached_property
    def turned(self) -> Pose:
        """The turned card, half out under the stock, pointing in."""
        at = self.stock
        return Pose(at.x + at.height * 0.47, at.y + at.height * 0.03, at.height * 0.985, 90)

    @cached_property
    def turned_alone(self) -> Pose:
        """A turned card with no stock over it."""
        return Pose(self.stock.x, self.stock.y, self.stock.height, 0)

    @cached_property
    def emblem(self) -> pygame.Rect:
        """The disc with the sign of trumps."""
        d = max(44, self.px(84))
        if self.portrait:
            centre = (round(self.x(0.66)), round(self.stock.y))
        else:
            centre = (
                round(self.stock.x - self.stock.height * 0.02),
                round(self.stock.y + self.stock.height / 2 + self.u(0.026) + d / 2),
            )
        rect = pygame.Rect(0, 0, d, d)
        rect.center = centre
        return rect

    @cached_property
    def emblem_label(self) -> pygame.Rect:
        """The words beside the emblem."""
        return pygame.Rect(
            self.emblem.right + self.px(12), self.emblem.y, max(96, self.px(150)), self.emblem.height
        )

    @cached_property
    def slate(self) -> pygame.Rect:
        """The slate, before it is turned a little."""
        n = len(self.ring)
        w, h = (0.272, 0.308) if n < 5 and not (self.many and n > 2) else (0.280, 0.325)
        if self.portrait:
            centre = (self.x(0.5), self.mid(0.835))
        elif n == 2:
            centre = (self.x(0.83), self.mid(0.40 if self.many else 0.44))
        else:
            centre = (self.x(0.785 if n < 5 else 0.782), self.mid(0.385 if n < 5 else 0.43))
        rect = pygame.Rect(0, 0, round(self.u(w)), round(self.u(h)))
        rect.center = (round(centre[0]), round(centre[1]))
        return rect

    @cached_property
    def caption(self) -> pygame.Rect:
        """Where a slip says who took the trick, why, or what is asked."""
        width = max(190, self.px(400))
        if self.portrait:
            rect = pygame.Rect(0, 0, width, max(40, self.px(72)))
            rect.midbottom = (round(self.x(0.5)), self.hand_rect.top - self.px(14))
            return rect
        if len(self.ring) == 2:
            right = min(self.x(0.5) + self.field / 2 - self.px(70), self.slate.centerx + width / 2)
        else:
            right = self.seats[self.ring[1]].tag.left - self.px(24)
        if not self.many:
            width = min(width, round(right) - self.hand_rect.right - self.px(12))
        rect = pygame.Rect(0, 0, width, max(40, self.px(72)))
        rect.topright = (round(right), self.slate.bottom + self.px(18))
        return rect

    @cached_property
    def tray(self) -> pygame.Rect:
        """Where an open dummy's cards are laid out to choose from."""
        rect = pygame.Rect(0, 0, round(self.u(0.388)), round(self.u(0.352)))
        rect.midright = (round(self.x(0.885)), self.slate.centery - self.px(4))
        return rect

    # ---- the edges

    @cached_property
    def pause(self) -> tuple[int, int]:
        """The centre of the pause button."""
        reach = self.scale.edge + self.scale.target(62) // 2
        return reach, reach

    @cached_property
    def header(self) -> pygame.Rect:
        """Name of the game and of the hand."""
        left = self.pause[0] + self.scale.target(62) // 2 + self.scale.px(16)
        first = min(
            (s.face.left for s in self.seats.values() if s.side == "top"), default=round(self.x(0.42))
        )
        right = round(self.x(0.60)) if self.portrait else first - self.px(20)
        height = max(44, self.px(64))
        return pygame.Rect(left, self.pause[1] - height // 2, max(80, right - left), height)

    @cached_property
    def seal(self) -> tuple[int, int]:
        """The centre of the wax seal."""
        reach = self.scale.edge + self.scale.target(70) // 2
        return self.size[0] - reach, reach

    @cached_property
    def seal_words(self) -> pygame.Rect:
        """The words left of the seal."""
        right = self.seal[0] - self.scale.target(70) // 2 - self.scale.px(12)
        width = max(90, self.px(190))
        height = max(44, self.px(60))
        return pygame.Rect(right - width, self.seal[1] - height // 2, width, height)

    def help(self, count: int) -> Sequence[tuple[int, int]]:
        """Centres of the round help buttons, from left to right."""
        d = self.scale.target(68)
        label = 0 if self.scale.small else self.scale.px(34)
        y = self.size[1] - self.scale.edge - label - d // 2
        step = d + self.scale.px(42)
        right = self.size[0] - self.scale.edge - d // 2 - (0 if self.scale.small else self.scale.px(6))
        return tuple((right - step * (count - 1 - i), y) for i in range(count))
