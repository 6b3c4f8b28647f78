"""What an arm of a half figure does: its sleeve, the large hand, what the hand holds, and the cuff.

A deck says how its sleeves and cuffs look (`cloth`, `close`); the poses put them and the hand together.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts import large_hands
from art.cards.parts.cup_hands import CupHand

REACH = 46.0
"""From the middle of a hand to the cuff."""


@dataclass(frozen=True, kw_only=True)
class Poses(ABC):
    """An arm with a hand of that `skin`."""

    skin: str

    @abstractmethod
    def cloth(self, d: Drawing, wrist: Point) -> None:
        """The sleeve down to that wrist."""

    @abstractmethod
    def close(self, d: Drawing, wrist: Point, turn: float) -> None:
        """The cuff over the join, turned `turn` degrees clockwise from pointing down."""

    def shaft(
        self,
        d: Drawing,
        grip: Point,
        *,
        wrist: float = 55.0,
        flip: bool = False,
        back: bool = False,
        tilt: float = 0.0,
        held: Callable[[Drawing], None] | None = None,
    ) -> None:
        """A fist round a shaft at `grip`; `back`: seen from the back of the hand.

        Draw the shaft before, or with `held`, which draws in front of the sleeve.
        """
        way = math.radians(wrist + tilt * (-1 if flip else 1))
        side = -1 if flip else 1
        end = (grip[0] + side * (8 + REACH * math.cos(way)), grip[1] + REACH * math.sin(way))
        self.cloth(d, end)
        if held is not None:
            held(d)
        with d.at(*grip, rotate=tilt, flip=flip):
            (large_hands.back_fist if back else large_hands.fist)(d, self.skin, wrist=wrist)
        turn = math.degrees(way) + 90
        self.close(d, end, -turn if flip else turn)

    def cup(
        self,
        d: Drawing,
        foot: Point,
        draw: Callable[[Drawing], None],
        *,
        hand: CupHand,
        flip: bool = False,
    ) -> None:
        """A hand under the foot of a cup, which `draw` draws."""
        side = -1 if flip else 1
        end = (foot[0] + side * 7, foot[1] + 66)
        self.cloth(d, end)
        with d.at(*foot, flip=flip):
            hand.behind(d, self.skin)
        draw(d)
        with d.at(*foot, flip=flip):
            hand.before(d, self.skin)
        self.close(d, end, 180)

    def coin(self, d: Drawing, rim: Point, draw: Callable[[Drawing], None], *, wrist: float = 75.0) -> None:
        """A hand that holds a coin, which `draw` draws, by its lower right rim."""
        way = math.radians(wrist)
        end = (rim[0] + 17 + 52 * math.cos(way), rim[1] + 22 + 52 * math.sin(way))
        self.cloth(d, end)
        with d.at(*rim):
            large_hands.pinch(d, self.skin, wrist=wrist)
        draw(d)
        with d.at(*rim):
            large_hands.pinch_thumb(d, self.skin)
        self.close(d, end, wrist + 90)

    def breast(self, d: Drawing, wrist: Point, *, turn: float = 0.0, flip: bool = False) -> None:
        """A flat hand laid on the body; its wrist is at the right of it, or at the left with `flip`."""
        self.cloth(d, wrist)
        with d.at(*wrist, rotate=turn, flip=flip):
            large_hands.breast(d, self.skin)
        x = 6 * (-1 if flip else 1)
        self.close(d, (wrist[0] + x, wrist[1]), (270 if flip else 90) + turn)

    def reins(
        self,
        d: Drawing,
        hand: Point,
        *,
        wrist: float = 20.0,
        flip: bool = False,
        hung: Callable[[Drawing], None] | None = None,
    ) -> None:
        """A fist at the reins, or from which something hangs that `hung` draws in front of the sleeve."""
        way = math.radians(wrist)
        side = -1 if flip else 1
        end = (hand[0] + side * REACH * math.cos(way), hand[1] + REACH * math.sin(way))
        self.cloth(d, end)
        if hung is not None:
            hung(d)
        with d.at(*hand, flip=flip):
            large_hands.reins(d, self.skin, wrist=wrist)
        turn = wrist + 90
        self.close(d, end, -turn if flip else turn)
