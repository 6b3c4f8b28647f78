"""A hand in two layers, one behind and one before what it holds, and the arm that brings it there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from art.cards.kit.paths import Point, placed
from art.cards.kit.svg import Drawing

Layer = Callable[[Drawing, str], None]
"""Draws a part of a hand; takes the skin's ink."""


def nothing(_d: Drawing, _skin: str) -> None:
    """No layer."""


@dataclass(frozen=True, kw_only=True)
class Hand:
    """A hand about the point where it holds: the layer behind the thing held, and the one before it.

    `wrist`: place of the cuff; `way`: direction of the forearm, degrees clockwise from the right.
    """

    wrist: Point
    way: float
    behind: Layer = nothing
    before: Layer = nothing


class HoldingArm(ABC):
    """An arm that holds a thing in a layered hand; a deck draws its sleeve (`cloth`) and cuff (`close`)."""

    skin: str

    @abstractmethod
    def cloth(self, d: Drawing, wrist: Point) -> None:
        """Draw the sleeve down to that wrist."""

    @abstractmethod
    def close(self, d: Drawing, wrist: Point, turn: float) -> None:
        """Draw the cuff over the join, turned `turn` degrees clockwise from pointing down."""

    def hold(
        self,
        d: Drawing,
        grip: Point,
        hand: Hand,
        thing: Callable[[Drawing], None] | None = None,
        *,
        tilt: float = 0.0,
        flip: bool = False,
        size: float = 1.0,
        over: bool = False,
        worn: Callable[[Drawing], None] | None = None,
    ) -> None:
        """Draw the arm with that hand at `grip`, turned by `tilt`; `thing` draws between its layers.

        `over`: the thing lies over the cuff too; `worn` draws what lies over the sleeve and under the hand.
        """
        place = placed(*grip, size, tilt, flip)
        end = place.apply(hand.wrist)
        self.cloth(d, end)
        if worn is not None:
            worn(d)
        with d.under(place):
            hand.behind(d, self.skin)
        turn = tilt + (-1 if flip else 1) * (hand.way + 90)
        if over:
            self.close(d, end, turn)
        if thing is not None:
            thing(d)
        with d.under(place):
            hand.before(d, self.skin)
        if not over:
            self.close(d, end, turn)
