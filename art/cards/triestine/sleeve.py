"""The sleeve of a bent arm: its measures, its cloth, and the slashed roll over its armhole."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, smooth
from art.cards.kit.svg import DETAIL, OUTER, Drawing
from art.cards.parts.bent_arm import Bend
from art.cards.triestine.inks import FLESH


@dataclass(frozen=True, kw_only=True)
class Sleeve:
    """A bent arm; `wide`, `joint`, `narrow` as for `Bend`. How it is cut is for its subclasses.

    `figure`: motif and ink of figured cloth; `puff`: inks of a slashed roll at the shoulder.
    """

    fill: str
    shoulder: Point
    elbow: Point
    wide: float = 44.0
    joint: float = 38.0
    narrow: float = 22.5
    skin: str = FLESH
    figure: tuple[str, str] | None = None
    puff: tuple[str, str] | None = None

    def bend(self, wrist: Point) -> Bend:
        """The arm with its hand there."""
        return Bend(self.shoulder, self.elbow, wrist, wide=self.wide, joint=self.joint, narrow=self.narrow)

    def roll(self, d: Drawing, bend: Bend) -> None:
        """A padded roll over the armhole, its panes in two inks; nothing without a `puff`."""
        if self.puff is None:
            return
        outer, inner = self.puff
        long, half = math.dist(bend.shoulder, bend.elbow), bend.wide * 1.16

        def at(down: float, across: float) -> Point:
            return bend.upper(down / long, across * half)

        roll: list[Node] = [
            at(-40, -0.4), at(-44, 0.1), at(-34, 0.62), at(-8, 1.0), at(22, 0.98), (*at(32, 0.82), "c"),
            at(37, 0.1), (*at(30, -0.8), "c"), at(16, -1.0), at(-14, -0.9),
        ]  # fmt: skip
        d.shape(smooth(roll), outer, OUTER)
        panes: list[Outline] = []
        for x in (-0.62, -0.12, 0.38, 0.84):
            pane: list[Node] = [(*at(-34 + 12 * abs(x), x * 0.62), "c"), at(-4, x - 0.11),
                (*at(31, x * 0.86), "c"),
                at(-4, x + 0.13)]  # fmt: skip
            panes.append(smooth(pane))
        d.shapes(panes, inner, DETAIL)
        d.hatch(smooth(roll), Shade(angle=30, depth=0.26, spacing=5.6, width=2.8, reach=26))
