"""Close sleeves of the riders: armhole, upper arm, a true elbow, a forearm that narrows, and its cuff."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Outline, Point, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import step, unit
from art.cards.parts.bent_arm import Bend
from art.cards.parts.layered_hand import HoldingArm
from art.cards.triestine import dress
from art.cards.triestine.inks import INK, YELLOW
from art.cards.triestine.sleeve import Sleeve

_CUFF_SHADE: Final = Shade(depth=0.3, spacing=4.8, width=2.3)


@dataclass(frozen=True, kw_only=True)
class Fitted(Sleeve, HoldingArm):
    """A close sleeve; `wide`, `joint`, `narrow`: half-widths of upper arm, elbow and wrist.

    `fur`: the cuff is of fur, else of plain cloth in `cuff` with an edge in `trim`; `arrow`: ink of a pointed
    braid above the cuff; `cord`: ink of a cord along the armhole.
    """

    cuff: str
    trim: str = YELLOW
    wide: float = 29.0
    joint: float = 25.0
    narrow: float = 19.0
    fur: bool = False
    arrow: str | None = None
    cord: str | None = None
    seed: int = 1

    def cloth(self, d: Drawing, wrist: Point) -> None:
        """The sleeve down to that wrist."""
        bend = self.bend(wrist)
        upper, edge, lower = self._upper(bend), self._edge(bend), self._lower(bend)
        for area, above in ((upper, True), (lower, False)):
            d.shape(area, self.fill, None)
            self._woven(d, bend, area, above=above)
            with d.clip(area):
                d.limb(self._stations(bend, above=above), None, None, depth=0.9, spacing=5.6, width=3.4,
                    seed=self.seed + above)  # fmt: skip
                self._gathered(d, bend, above=above)
            if above:
                d.shape(area, None, OUTER)
        if self.arrow:
            self._arrow(d, bend, self.arrow)
        d.line(edge, OUTER)
        self._crease(d, bend)
        if self.cord:
            self._cord(d, bend, self.cord)

    def _woven(self, d: Drawing, b: Bend, area: Outline, *, above: bool) -> None:
        """The motifs of the upper arm or the forearm; this cloth has none."""

    def close(self, d: Drawing, wrist: Point, turn: float) -> None:
        """The cuff, at right angles to the forearm."""
        half = self.narrow + 2
        with d.at(*wrist, rotate=turn):
            if self.fur:
                dress.fur(d, [(-half - 3, -10), (0, -8), (half + 3, -10)], 11, self.cuff, tuft=11)
                return
            band: list[Node] = [(-half - 4, -26, "c"), (0, -29), (half + 4, -26, "c"), (half, 2, "c"), (0, 5),
                (-half, 2, "c")]  # fmt: skip
            d.shape(smooth(band), self.cuff, OUTER, shade=[_CUFF_SHADE])
            d.line(smooth([(-half - 3, -20, "c"), (0, -23), (half + 3, -20, "c")], closed=False), INNER,
                ink=self.trim)  # fmt: skip
            d.line(polyline([(-half - 2, -15), (0, -18), (half + 2, -15)], closed=False), DETAIL)

    def _upper(self, b: Bend) -> Outline:
        """The upper arm from the armhole to the bone of the elbow."""
        wide, joint, u = self.wide, self.joint, b.along_above
        return smooth([
            (*step(b.upper(0, -wide * 0.86), u, wide * 0.2), "c"),
            step(b.upper(0, -wide * 0.3), u, -wide * 0.6),
            step(b.upper(0, wide * 0.6), u, -wide * 0.46),
            step(b.upper(0, wide * 1.0), u, wide * 0.3),
            b.upper(0.5, wide * 0.98),
            step(b.upper(1, joint * 1.02), u, -joint * 0.5),
            self._beside(b, b.out_above),
            (*self._bone(b), "c"),
            (*b.upper(1, -joint * 0.5), "c"),
            step(b.upper(1, -joint * 0.98), u, -joint * 0.9),
            b.upper(0.46, -wide * 0.96),
        ])  # fmt: skip

    def _bone(self, b: Bend) -> Point:
        return step(self.elbow, b.bone, self.joint * 0.98)

    def _beside(self, b: Bend, side: Point) -> Point:
        """On the round of the elbow, between the bone and that side of a limb."""
        (bx, by), (sx, sy) = b.bone, side
        return step(self.elbow, unit((0, 0), (bx + sx, by + sy)), self.joint)

    def _outside(self, b: Bend) -> list[Node]:
        """The forearm's contour from the bone to the wrist and back along the inside to the elbow."""
        joint, narrow, v = self.joint, self.narrow, b.along_below
        nodes: list[Node] = [
            (*self._bone(b), "c"), self._beside(b, b.out_below),
            step(b.lower(0, joint * 1.04), v, joint * 0.55),
            b.lower(0.55, joint * 0.5 + narrow * 0.5 + 2), (*b.lower(1, narrow), "c"),
            (*b.lower(1, -narrow), "c"), b.lower(0.62, -(joint * 0.46 + narrow * 0.5)),
        ]  # fmt: skip
        if b.sharp:
            return [*nodes, b.lower(0.3, -joint * 0.94), b.lower(0.08, -joint * 0.7)]
        return [*nodes, (*b.crook, "c")]

    def _lower(self, b: Bend) -> Outline:
        """The forearm, laid over the upper arm."""
        deep = step(b.lower(0, -self.joint * 0.2), b.along_below, -self.joint * 0.5)
        return smooth([*self._outside(b), deep if b.sharp else b.lower(-0.06, 0)])

    def _edge(self, b: Bend) -> Outline:
        return smooth(self._outside(b), closed=False)

    def _stations(self, b: Bend, *, above: bool) -> list[Station]:
        """The limb whose side in the shade is hatched."""
        if above:
            return [
                (*b.upper(t, 0), half) for t, half in ((-0.1, self.wide), (0.5, self.wide), (1.0, self.joint))
            ]
        halves = (self.joint, (self.joint + self.narrow) / 2 + 1, self.narrow)
        return [(*b.lower(t, 0), half) for t, half in zip((0.0, 0.6, 1.0), halves, strict=True)]

    def _gathered(self, d: Drawing, b: Bend, *, above: bool) -> None:
        """A fold over either part, and the shadow of a sharply bent forearm on the upper arm."""
        joint, bone, out = self.joint, b.bone, b.out_above
        if b.sharp and above:
            for k in range(8):
                base = b.lower(0.1 + 0.11 * k, -joint * 0.7)
                d.ticks((base, step(step(base, b.out_below, -26), b.along_below, 4), 3.6))
        elif b.sharp:
            d.fold(
                ([b.lower(0.36, -joint * 1.1), b.lower(0.32, -joint * 0.3), b.lower(0.44, joint * 0.1)], 6.4)
            )
        elif above:
            u = b.along_above
            self._pinched(d, self._on(b, u, -0.5, -0.2, out), self._on(b, u, -0.82, -0.2, out),
                self._on(b, u, -0.66, 0.36, out), self._on(b, u, -0.94, 0.8, out))  # fmt: skip
        else:
            v = b.along_below
            self._pinched(d, self._on(b, v, 0.96, -0.2, bone), self._on(b, v, 0.62, -0.2, bone),
                self._on(b, v, 0.94, 0.4, bone), self._on(b, v, 1.16, 0.8, bone))  # fmt: skip

    def _crease(self, d: Drawing, b: Bend) -> None:
        """The fold from the crook towards the bone."""
        joint, bone = self.joint, b.bone
        if b.sharp:
            d.fold(
                ([b.lower(0.09, -joint * 0.72), b.lower(0.02, -joint * 0.2), b.lower(0.08, joint * 0.4)], 5.2)
            )
            return
        u = b.along_above
        self._pinched(d, self._on(b, b.along_below, 0.3, 0.03, bone), self._on(b, u, -0.26, 0.03, bone),
            self._on(b, u, 0.12, 0.74, bone), self._on(b, u, -0.2, 1.4, bone), b.crook)  # fmt: skip

    def _on(self, b: Bend, along: Point, far: float, across: float, side: Point) -> Point:
        """So far from the crook along a limb, then to that side, in half-widths of the elbow."""
        return step(step(b.crook, along, self.joint * far), side, self.joint * across)

    def _pinched(self, d: Drawing, one: Point, two: Point, via: Point, tip: Point, *deep: Point) -> None:
        """A black fold that opens on the edge between two points."""
        bow = (via[0] + (two[0] - one[0]) * 0.4, via[1] + (two[1] - one[1]) * 0.4)
        d.flats(
            smooth([(*one, "c"), via, (*tip, "c"), bow, (*two, "c"), *((*p, "c") for p in deep)]), ink=INK
        )

    def _cord(self, d: Drawing, b: Bend, ink: str) -> None:
        """The cord along the armhole."""
        u, w = b.along_above, self.wide
        run = [step(b.upper(0, -0.1 * w), u, -0.56 * w), step(b.upper(0, 0.5 * w), u, -0.42 * w),
            step(b.upper(0, 0.84 * w), u, 0.1 * w), b.upper(0.46, 0.84 * w)]  # fmt: skip
        d.line(smooth(list(run), closed=False), OUTER * 2)
        d.line(smooth(list(run), closed=False), OUTER, ink=ink)

    def _arrow(self, d: Drawing, b: Bend, ink: str) -> None:
        """A pointed braid above the cuff, a loop at its tip."""
        n, long = self.narrow, math.dist(b.elbow, b.wrist)

        def at(up: float, across: float) -> Point:
            return b.lower(1 - (up + 10) / long, across * n)

        tip = [at(8, -1), at(16, -0.5), at(30, 0.1), at(40, 0.3), at(44, 0), at(40, -0.3), at(30, -0.1),
            at(16, 0.5), at(8, 1)]  # fmt: skip
        d.line(smooth(list(tip), closed=False), OUTER * 1.9)
        d.line(smooth(list(tip), closed=False), OUTER, ink=ink)
