"""A sleeve bent at the elbow, in one piece: its outline, creased in the crook, and the folds of the bend."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.paths import Node, Outline, Point, between, smooth
from art.cards.kit.track import unit

Fold = tuple[Sequence[Point], float]


class BentSleeve:
    """An arm's cloth over shoulder, elbow and wrist; `wide`, `joint`, `narrow`: half-widths at the upper
    arm, the elbow and the wrist."""

    def __init__(
        self, shoulder: Point, elbow: Point, wrist: Point, *, wide: float, joint: float, narrow: float
    ) -> None:
        self.shoulder, self.elbow, self.wrist = shoulder, elbow, wrist
        self.wide, self.joint, self.narrow = wide, joint, narrow
        (ux, uy), (vx, vy) = unit(shoulder, elbow), unit(elbow, wrist)
        turn = 1.0 if ux * vy - uy * vx > 0 else -1.0
        # Outwards: away from the inside of the bend.
        self.out_above: Point = (uy * turn, -ux * turn)
        self.out_below: Point = (vy * turn, -vx * turn)
        self._cosine = max(-1.0, min(1.0, -(ux * vx + uy * vy)))
        bx, by = vx - ux, vy - uy
        size = math.hypot(bx, by) or 1.0
        deep = min(joint / max(0.4, math.sin(math.acos(self._cosine) / 2)), joint * 1.5)
        self.crook: Point = (elbow[0] + bx / size * deep, elbow[1] + by / size * deep)
        """The inside of the bend, where the cloth is pinched."""
        self.point: Point = (elbow[0] - bx / size * joint * 0.98, elbow[1] - by / size * joint * 0.98)
        """The bone of the elbow."""

    def upper(self, t: float, across: float) -> Point:
        """A point of the upper arm: share of the way to the elbow, distance outwards."""
        x, y = between(self.shoulder, self.elbow, t)
        return (x + self.out_above[0] * across, y + self.out_above[1] * across)

    def lower(self, t: float, across: float) -> Point:
        """A point of the forearm: share of the way from elbow to wrist, distance outwards."""
        x, y = between(self.elbow, self.wrist, t)
        return (x + self.out_below[0] * across, y + self.out_below[1] * across)

    def outline(self) -> Outline:
        """The whole sleeve, round at the shoulder, cut at the wrist."""
        upper, lower, wide, joint, narrow = self.upper, self.lower, self.wide, self.joint, self.narrow
        nodes: list[Node] = [
            upper(-0.12, wide * 0.5), upper(0.12, wide * 0.96), upper(0.46, wide * 1.04),
            upper(0.82, joint * 1.06), self.point, lower(0.2, joint * 1.02),
            lower(0.56, (joint + narrow) * 0.54), (*lower(1, narrow), "c"), (*lower(1, -narrow), "c"),
            lower(0.66, -narrow * 1.16), (*self.crook, "c"), upper(0.4, -wide * 0.8), upper(0.1, -wide * 0.9),
            upper(-0.12, -wide * 0.5),
        ]  # fmt: skip
        return smooth(nodes)

    @property
    def sharp(self) -> bool:
        """Whether the forearm lies over the upper arm: then draw the two `pieces` instead of the outline."""
        return self._cosine > 0.72

    def pieces(self) -> tuple[Outline, Outline, Outline]:
        """The upper arm, the forearm to lay over it, and what shows of the forearm's contour."""
        upper, lower, wide, joint, narrow = self.upper, self.lower, self.wide, self.joint, self.narrow
        above: list[Node] = [
            upper(-0.12, wide * 0.5), upper(0.12, wide * 0.96), upper(0.46, wide * 1.04),
            upper(0.82, joint * 1.06), self.point, upper(1.06, -joint * 0.66), upper(0.8, -joint),
            upper(0.4, -wide * 0.9), upper(0.1, -wide * 0.9), upper(-0.12, -wide * 0.5),
        ]  # fmt: skip
        edge: list[Node] = [
            (*self.point, "c"), lower(0.2, joint * 1.02), lower(0.56, (joint + narrow) * 0.54),
            (*lower(1, narrow), "c"), (*lower(1, -narrow), "c"), lower(0.66, -narrow * 1.24),
            lower(0.36, -joint * 0.9), lower(0.16, -joint * 0.7),
        ]  # fmt: skip
        shown = smooth(edge, closed=False)
        return smooth(above), smooth([*edge, (*lower(0.0, -joint * 0.3), "c")]), shown

    def folds(self) -> list[Fold]:
        """Folds, thick end first: three fan from the crook to the bone, one each at wrist and shoulder."""
        crook, point, upper, lower = self.crook, self.point, self.upper, self.lower
        folds: list[Fold] = []
        n, w = self.narrow, self.wide
        folds_at_ends: list[Fold] = [
            ([lower(0.98, -n * 0.8), lower(0.74, -n * 0.2), lower(0.52, n * 0.5)], 4.6),
            ([upper(0.02, -w * 0.6), upper(0.2, -w * 0.1), upper(0.42, w * 0.3)], 5.0),
        ]
        tight = 0.62 if self._cosine > 0.55 else 1.0
        for share, bow, width in (
            (0.72 * tight, 0.3, 6.4),
            (0.84 * tight, -0.12, 5.2),
            (0.62 * tight, -0.5, 5.6),
        ):
            tx, ty = (point[0] - crook[0]) * share, (point[1] - crook[1]) * share
            sx, sy = -ty * bow, tx * bow
            folds.append(([crook, (crook[0] + tx * 0.5 + sx, crook[1] + ty * 0.5 + sy),
                (crook[0] + tx + sx * 1.7, crook[1] + ty + sy * 1.7)], width))  # fmt: skip
        return [*folds, *folds_at_ends]
