"""Whole arms of the courts, from the shoulder over a bent elbow to the hand and what it holds."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from art.cards.bergamasche.dress import cuff, sleeve
from art.cards.bergamasche.inks import FLESH, INK, OCHRE
from art.cards.bergamasche.sleeve_heads import Armhole, Head
from art.cards.kit.paths import Point, placed
from art.cards.kit.svg import Drawing
from art.cards.parts.layered_hand import Hand


@dataclass(frozen=True, kw_only=True)
class Arm:
    """A sleeve, its `head` at the shoulder, its cuff and its hand; half-widths as for `dress.sleeve`."""

    shoulder: Point
    elbow: Point
    fill: str
    wide: float = 46.0
    joint: float = 40.0
    narrow: float = 23.0
    head: Head | None = None
    ground: str = INK
    ink: str = OCHRE
    frill: bool = True
    skin: str = FLESH
    seed: int = 1

    def hold(
        self,
        d: Drawing,
        at: Point,
        hand: Hand,
        *,
        tilt: float = 0.0,
        flip: bool = False,
        held: Callable[[Drawing], None] | None = None,
    ) -> None:
        """The arm with that hand about `at`, turned by `tilt`; `held` draws what it holds.

        What the hand holds may also be drawn before, where nothing of the hand lies behind it.
        """
        place = placed(*at, 1.0, tilt, flip)
        wrist = place.apply(hand.wrist)
        way = math.radians(hand.way)
        on = place.apply((hand.wrist[0] + math.cos(way), hand.wrist[1] + math.sin(way)))
        turn = math.degrees(math.atan2(on[1] - wrist[1], on[0] - wrist[0])) + 90
        sleeve(d, self.shoulder, self.elbow, wrist, self.fill, wide=self.wide, joint=self.joint,
            narrow=self.narrow, seed=self.seed, head=partial(self._shoulder, d))  # fmt: skip
        with d.under(place):
            hand.behind(d, self.skin)
        if held is not None:
            held(d)
        self.over(d, at, hand, tilt=tilt, flip=flip)
        cuff(d, wrist, turn, half=self.narrow + 1.5, ground=self.ground, ink=self.ink, frill=self.frill)

    def _shoulder(self, d: Drawing) -> None:
        if self.head is not None:
            self.head(d, Armhole(shoulder=self.shoulder, elbow=self.elbow, wide=self.wide))

    def over(self, d: Drawing, at: Point, hand: Hand, *, tilt: float = 0.0, flip: bool = False) -> None:
        """Draw once more the part of the hand before the thing, for a thing that was drawn after the arm."""
        with d.at(*at, rotate=tilt, flip=flip):
            hand.before(d, self.skin)
