"""A close sleeve folded sharply at the elbow: a bony elbow, straight creases from the crook, its cuff."""

from __future__ import annotations

from dataclasses import dataclass

from art.cards.kit.paths import Node, Outline, Point, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import step
from art.cards.parts.bent_arm import Bend, Fold
from art.cards.parts.layered_hand import HoldingArm
from art.cards.triestine.inks import YELLOW
from art.cards.triestine.limb_shade import rounded
from art.cards.triestine.sleeve import Sleeve
from art.cards.triestine.strokes import turned


@dataclass(frozen=True, kw_only=True)
class Creased(Sleeve, HoldingArm):
    """A sleeve drawn tight over the elbow; `cuff`: ink of its plain cuff under a gold chevron.

    `round`: the cloth goes round the elbow in an arc, not in a point.
    """

    cuff: str
    round: bool = False
    wide: float = 24.0
    joint: float = 22.0
    narrow: float = 17.0

    def cloth(self, d: Drawing, wrist: Point) -> None:
        """The sleeve down to that wrist."""
        bend = self.bend(wrist)
        for area, above in ((self._upper(bend), True), (self._lower(bend), False)):
            d.shape(area, self.fill, None)
            with d.clip(area):
                self._shade(d, bend, above=above)
            if above:
                d.fold(self._long(bend))
                d.shape(area, None, OUTER)
        d.line(smooth(self._outside(bend), closed=False), OUTER)
        (edge, heavy), (across, light) = self._folds(bend)
        d.fold((edge, heavy))
        d.lens(across, light)

    def close(self, d: Drawing, wrist: Point, turn: float) -> None:
        """The cuff, at right angles to the forearm."""
        half = self.narrow + 2
        with d.at(*wrist, rotate=turn):
            band: list[Node] = [(-half - 4, -26, "c"), (0, -29), (half + 4, -26, "c"), (half, 2, "c"), (0, 5),
                (-half, 2, "c")]  # fmt: skip
            d.shape(smooth(band), self.cuff, OUTER)
            turned(d, [(-half, 0), (-half - 1, -7), (-half - 2, -13)],
                [(17 - half, 3), (14 - half, -4), (9 - half, -12)], 4)  # fmt: skip
            d.line(smooth([(-half - 3, -20, "c"), (0, -23), (half + 3, -20, "c")], closed=False), INNER,
                ink=YELLOW)  # fmt: skip
            chevron = polyline([(-half + 2, -36), (0, -52), (half - 2, -36)], closed=False)
            d.line(chevron, OUTER * 2)
            d.line(chevron, OUTER, ink=YELLOW)
            d.line(polyline([(-half - 2, -15), (0, -18), (half + 2, -15)], closed=False), DETAIL)

    def _upper(self, b: Bend) -> Outline:
        """The upper arm from the armhole, straight to the bone."""
        joint, wide, u = self.joint, self.wide, b.along_above
        return smooth([
            (*step(b.upper(0, -wide * 0.86), u, wide * 0.2), "c"),
            step(b.upper(0, -wide * 0.3), u, -wide * 0.6),
            step(b.upper(0, wide * 0.6), u, -wide * 0.46), step(b.upper(0, wide), u, wide * 0.3),
            b.upper(0.4, wide * 0.98), *self._bone(b)[:2], (*b.upper(1, 0), "c"),
            b.upper(0.8, -joint * 0.98), b.upper(0.46, -wide * 0.96),
        ])  # fmt: skip

    def _outside(self, b: Bend) -> list[Node]:
        """The forearm's contour from the bone to the wrist and back along the inside to the elbow."""
        joint, narrow = self.joint, self.narrow
        return [
            (*self._point(b, b.out_above), "c"), *self._bone(b)[1:], b.lower(0.34, joint * 1.02),
            b.lower(0.6, joint * 0.5 + narrow * 0.5 + 2), (*b.lower(1, narrow), "c"),
            (*b.lower(1, -narrow), "c"), b.lower(0.62, -(joint * 0.46 + narrow * 0.5)),
            b.lower(0.34, -joint * 0.92), b.lower(0.2, -joint * 0.8),
        ]  # fmt: skip

    def _lower(self, b: Bend) -> Outline:
        """The forearm, laid over the upper arm."""
        deep = step(b.lower(0, -self.joint * 0.2), b.along_below, -self.joint * 0.5)
        return smooth([*self._outside(b), deep if b.sharp else b.lower(-0.06, 0)])

    def _point(self, b: Bend, way: Point) -> Point:
        """On the round of the elbow's bone, that way from its middle."""
        far, half = (0.24, 0.78) if self.round else (0.56, 0.56)
        return step(step(self.elbow, b.bone, self.joint * far), way, self.joint * half)

    def _bone(self, b: Bend) -> tuple[Node, Node, Node]:
        """Above the bone, upon it and below it."""
        above, on, below = (self._point(b, way) for way in (b.out_above, b.bone, b.out_below))
        return (above, on, below) if self.round else ((*above, "c"), (*on, "c"), below)

    def _folds(self, b: Bend) -> list[Fold]:
        """Two long folds over the forearm: its inner edge runs out in the one, the other lies beyond it."""
        joint = self.joint
        return [
            ([b.lower(0.2, -joint * 0.8), b.lower(0.08, -joint * 0.62), b.lower(-0.02, -joint * 0.24),
                b.lower(-0.05, joint * 0.12)], OUTER * 1.15),
            ([b.lower(0.6, -joint * 0.56), b.lower(0.4, -joint * 0.3), b.lower(0.28, joint * 0.1)], 4.0),
        ]  # fmt: skip

    def _long(self, b: Bend) -> Fold:
        """A long fold of the upper arm, from the crook towards the shoulder."""
        joint, wide = self.joint, self.wide
        return [b.upper(0.78, -joint * 0.5), b.upper(0.6, -joint * 0.1), b.upper(0.34, wide * 0.1)], 5.0

    def _shade(self, d: Drawing, b: Bend, *, above: bool) -> None:
        """Strokes up the arm from its side in the shade, closest together at the elbow."""
        joint, wide, narrow = self.joint, self.wide, self.narrow
        if above:
            side, low = (1, 1.02) if b.out_above[1] > 0 else (-1, 0.76)
            edge = [
                b.upper(low, side * joint * 1.06),
                b.upper(0.55, side * wide * 1.04),
                b.upper(0.16, side * wide),
            ]
            tips = [b.upper(low - 0.24, side * joint * 0.1), b.upper(0.4, side * wide * 0.24),
                b.upper(0.04, side * wide * 0.36)]  # fmt: skip
        else:
            edge = [
                b.lower(-0.1, joint * 0.96),
                b.lower(0.02, joint * 1.06),
                b.lower(0.3, joint * 1.04),
                b.lower(0.8, narrow * 1.1),
            ]
            tips = [
                b.lower(0.1, joint * 0.1),
                b.lower(0.3, joint * 0.1),
                b.lower(0.52, joint * 0.2),
                b.lower(0.92, narrow * 0.4),
            ]
        rounded(d, edge, tips, core=5.0)
