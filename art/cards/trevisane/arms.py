"""Arms of the courts: the yellow sleeves sprinkled with sprigs, cuffs, and puffs of linen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station, limb
from art.cards.kit.paths import Node, Outline, Point, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.arm_poses import Poses
from art.cards.parts.bent_sleeve import BentSleeve
from art.cards.trevisane.cloth import strew
from art.cards.trevisane.frill import frill
from art.cards.trevisane.inks import FLESH, PAPER, YELLOW

_SHADES = (
    Shade(angle=24, depth=0.34, spacing=5.8, width=3.4, reach=50),
    Shade(angle=68, depth=0.24, spacing=5.8, width=3.0, reach=34),
)


@dataclass(frozen=True, kw_only=True)
class Arm(Poses):
    """A bent arm in a sprigged sleeve; `wide`, `joint`, `narrow` as for `BentSleeve`.

    `cuffs`: ink of the cuff. `tie`: a ribbon of that ink with a frill round the upper arm. `puff`: a ring of
    linen let out above the elbow. `shift`, `step`: where the sprigs fall.
    """

    shoulder: Point
    elbow: Point
    cuffs: str
    fill: str = YELLOW
    wide: float = 44.0
    joint: float = 40.0
    narrow: float = 23.0
    tie: str | None = None
    puffed: bool = False
    shift: Point = (6.0, 4.0)
    step: float = 36.0
    skin: str = FLESH
    seed: int = 1

    def cloth(self, d: Drawing, wrist: Point) -> None:
        whole = BentSleeve(
            self.shoulder, self.elbow, wrist, wide=self.wide, joint=self.joint, narrow=self.narrow
        )
        if whole.sharp:
            self._folded(d, whole)
        else:
            self._cloth(d, whole.outline(), whole.outline())
            d.fold(*((points, width * 1.1) for points, width in whole.folds()))
        turn = math.degrees(math.atan2(self.elbow[1] - self.shoulder[1], self.elbow[0] - self.shoulder[0]))
        if self.tie is not None:
            frill(d, whole.upper(0.5, 2), self.wide * 1.02, self.tie, turn=turn)
        if self.puffed:
            puff(d, whole.upper(0.56, 2), self.wide * 1.08, 18, turn=turn - 90)

    def _cloth(self, d: Drawing, area: Outline, edge: Outline) -> None:
        """Sprigged cloth over an area; `edge` is what shows of its contour."""
        d.shape(area, self.fill, None)
        strew(d, area, step=self.step, shift=self.shift)
        d.hatch(area, *(replace(s, seed=self.seed) for s in _SHADES))
        d.line(edge, OUTER)

    def _folded(self, d: Drawing, whole: BentSleeve) -> None:
        """The forearm laid back over the upper arm."""
        above, below, edge = whole.pieces()
        self._cloth(d, above, above)
        shadow = [whole.lower(t, -across) for t, across in ((0.3, 34), (0.5, 34), (0.7, 30), (0.86, 26))]
        x, y = whole.out_below
        d.ticks(*((p, (p[0] - x * 18 + 4, p[1] - y * 18 + 5), 4.0) for p in sampled(shadow, 6)))
        self._cloth(d, below, edge)
        joint, narrow, wide = self.joint, self.narrow, self.wide
        lower, upper = whole.lower, whole.upper
        d.fold(
            ([lower(0.2, -joint * 0.74), lower(0.12, -joint * 0.2), lower(0.1, joint * 0.36)], 6.0),
            ([lower(0.3, -joint * 0.86), lower(0.3, -joint * 0.2), lower(0.24, joint * 0.3)], 5.4),
            ([lower(0.98, -narrow * 0.8), lower(0.8, -2), lower(0.62, narrow * 0.6)], 4.8),
            ([upper(0.04, wide * 0.6), upper(0.22, wide * 0.3), upper(0.42, 4)], 5.0),
        )

    def close(self, d: Drawing, wrist: Point, turn: float) -> None:
        cuff(d, wrist, turn, self.cuffs, half=self.narrow + 1.5, length=23)


def sleeve(
    d: Drawing,
    stations: Sequence[Station],
    *,
    fill: str = YELLOW,
    sprigs: bool = True,
    step: float = 36.0,
    shift: Point = (6.0, 4.0),
    depth: float = 0.62,
    start: str = "round",
    end: str = "flat",
    seed: int = 1,
) -> None:
    """One piece of a sleeve along the stations, strewn with sprigs."""
    shape = limb(stations, start=start, end=end).outline
    d.shape(shape, fill, None)
    if sprigs:
        strew(d, shape, step=step, shift=shift)
    d.limb(stations, None, OUTER, start=start, end=end, depth=depth, spacing=6.4, width=3.0, seed=seed)


def draped(
    d: Drawing,
    nodes: Sequence[Node],
    *,
    folds: Sequence[tuple[Sequence[Point], float]] = (),
    step: float = 38.0,
    shift: Point = (8.0, 8.0),
    angle: float = 60.0,
    fill: str = YELLOW,
) -> None:
    """A wide hanging sleeve, strewn with sprigs; the shadow gathers where `angle` points."""
    shape = smooth(list(nodes))
    d.shape(shape, fill, None)
    strew(d, shape, step=step, shift=shift)
    d.shape(
        shape, None, OUTER, shade=[Shade(angle=angle, depth=0.26, spacing=6.4, width=3.0, reach=30, seed=5)]
    )
    d.fold(*folds)


def cuff(
    d: Drawing, wrist: Point, turn: float, fill: str, *, half: float = 19.0, length: float = 20.0
) -> None:
    """A cuff at the wrist: its opening there, turned `turn` degrees clockwise from pointing down."""
    with d.at(*wrist, rotate=turn):
        band: list[Node] = [
            (-half - 3, -length, "c"), (0, -length - 3), (half + 3, -length, "c"), (half, 1, "c"), (0, 4.5),
            (-half, 1, "c"),
        ]  # fmt: skip
        d.shape(smooth(band), fill, INNER, shade=[Shade(depth=0.34, spacing=4.6, width=2.3)])
        rim: list[Node] = [(-half - 1.6, -length + 6), (0, -length + 3.4), (half + 1.6, -length + 6)]
        d.line(smooth(rim, closed=False), DETAIL)


def puff(d: Drawing, centre: Point, rx: float, ry: float, fill: str = PAPER, *, turn: float = 0.0) -> None:
    """A ring of linen let out between two pieces of a sleeve, bowed a little round the arm."""
    lobes = 6

    def bow(x: float) -> float:
        return ry * 0.26 * (1 - (x / rx) ** 2)

    with d.at(*centre, rotate=turn):
        nodes: list[Node] = []
        for side in (-1, 1):
            for k in range(lobes):
                x = ((k + 0.5) / lobes * 2 - 1) * rx * -side
                nodes.append((x, ry * side * 0.98 + bow(x)))
                if k < lobes - 1:
                    x = ((k + 1) / lobes * 2 - 1) * rx * -side
                    nodes.append((x, ry * side * 0.78 + bow(x), "c"))
            nodes.append((rx * 1.08 * -side, bow(rx)))
        d.shape(smooth(nodes), fill, INNER, shade=[Shade(angle=40, depth=0.2, spacing=4.6, width=2.2)])
        folds: list[tuple[list[Point], float]] = []
        for k in range(1, lobes):
            x = (k / lobes * 2 - 1) * rx
            start, end = -ry * 0.78 + bow(x), ry * 0.5 + bow(x)
            folds.append(([(x, start), (x * 0.92, (start + end) / 2), (x * 1.03, end)], 3.0))
        d.fold(*folds)
