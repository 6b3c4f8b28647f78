"""Whole arms of the courts, from the shoulder over a bent elbow to the hand and what it holds."""

from __future__ import annotations

from dataclasses import dataclass

from art.cards.bergamasche.dress import cuff, sleeve
from art.cards.bergamasche.inks import FLESH, INK, OCHRE
from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts.arm_poses import Poses


@dataclass(frozen=True, kw_only=True)
class Arm(Poses):
    """A sleeve and its cuff; half-widths as for `dress.sleeve`."""

    shoulder: Point
    elbow: Point
    fill: str
    wide: float = 46.0
    joint: float = 40.0
    narrow: float = 23.0
    wing: str | None = None
    ground: str = INK
    ink: str = OCHRE
    frill: bool = True
    skin: str = FLESH
    seed: int = 1

    def cloth(self, d: Drawing, wrist: Point) -> None:
        sleeve(d, self.shoulder, self.elbow, wrist, self.fill, wide=self.wide, joint=self.joint,
            narrow=self.narrow,
            wing=self.wing, seed=self.seed)  # fmt: skip

    def close(self, d: Drawing, wrist: Point, turn: float) -> None:
        cuff(d, wrist, turn, half=self.narrow + 1.5, ground=self.ground, ink=self.ink, frill=self.frill)
