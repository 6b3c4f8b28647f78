"""Arms of the courts: the sleeves sprinkled with flowers, and cuffs."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, between, sampled, smooth
from art.cards.kit.region import inside
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import step, unit
from art.cards.parts.bent_arm import Bend
from art.cards.parts.layered_hand import HoldingArm
from art.cards.trevisane.cloth import sprig, strew
from art.cards.trevisane.frill import frill
from art.cards.trevisane.inks import FLESH, YELLOW

_SHADES = (
    Shade(angle=24, depth=0.34, spacing=5.8, width=3.4, reach=50),
    Shade(angle=68, depth=0.24, spacing=5.8, width=3.0, reach=34),
)


_FOREARM = (Shade(angle=24, depth=0.24, spacing=6.4, width=2.8, reach=22),)
"""Of a forearm laid back: light, so that its edge stands clear against the upper arm's shade."""


class Tapering(Bend):
    """A bend whose forearm, laid back, swells below the elbow and runs out slender to the wrist."""

    def pieces(self, *, rounded: bool = False) -> tuple[Outline, Outline, Outline]:
        """As for every bend."""
        above, _, _ = super().pieces(rounded=rounded)
        lower, joint, narrow = self.lower, self.joint, self.narrow
        way = unit((0, 0), (self.bone[0] + self.out_below[0], self.bone[1] + self.out_below[1]))
        edge: list[Node] = [
            (*self.point, "c"), step(self.elbow, way, joint * 1.05), lower(0.16, joint * 1.08),
            lower(0.34, joint * 1.02), lower(0.6, joint * 0.32 + narrow * 0.62), lower(0.82, narrow * 1.1),
            (*lower(1, narrow), "c"), (*lower(1, -narrow), "c"), lower(0.78, -narrow * 1.02),
            lower(0.56, -joint * 0.4 - narrow * 0.46), lower(0.36, -joint * 0.9), lower(0.15, -joint * 0.7),
        ]  # fmt: skip
        return above, smooth([*edge, (*lower(0.0, -joint * 0.3), "c")]), smooth(edge, closed=False)


@dataclass(frozen=True, kw_only=True)
class Arm(HoldingArm):
    """A bent arm in a sprigged sleeve; `wide`, `joint`, `narrow` as for `Bend`.

    `cuffs`: ink of the cuff. `tie`: a ribbon of that ink with a frill round the upper arm. `wing`: ink of a
    roll with that many `tabs` that covers the armhole.
    `shift`: where the sprigs fall; `motif`, `ground`: flower, if any, and cloth;
    `bare`: spots and how far the flowers keep from each. `under`: ink of a tight sleeve that covers the
    forearm; the flowered one then ends in a band below the elbow. `bent`: the shape of the whole.
    """

    shoulder: Point
    elbow: Point
    cuffs: str
    wide: float = 44.0
    joint: float = 40.0
    narrow: float = 23.0
    tie: str | None = None
    wing: str | None = None
    tabs: int = 4
    shift: Point = (6.0, 4.0)
    motif: Callable[[Drawing], None] | None = sprig
    ground: str = YELLOW
    under: str | None = None
    bare: tuple[tuple[Point, float], ...] = ()
    skin: str = FLESH
    seed: int = 1
    bent: type[Bend] = Bend

    def cloth(self, d: Drawing, wrist: Point) -> None:
        """The sleeve down to that wrist."""
        wide, joint, narrow = self.wide, self.joint, self.narrow
        whole = self.bent(self.shoulder, self.elbow, wrist, wide=wide, joint=joint, narrow=narrow)
        if whole.sharp:
            self._folded(d, whole)
        else:
            outline = whole.outline()
            self._cloth(d, outline, outline, self._covered(whole))
            ring = outline.sample(6)
            if self.under is not None:
                self._tight(d, whole, self.under, joint=self.joint * 1.96)
                self._band(d, whole)
            # A short forearm has no room for all of them.
            kept = ((points, width) for points, width in _creases(whole) if inside(ring, *points[-1]))
            d.fold(*kept)
            self._wing(d, whole)
        if self.tie is not None:
            (x0, y0), (x1, y1) = self.shoulder, self.elbow
            turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
            frill(d, whole.upper(0.5, 2), self.wide * 1.02, self.tie, turn=turn)

    def _covered(self, whole: Bend) -> list[tuple[Point, float]]:
        """Spots without room for a sprig: under cuff, roll and ribbon, and in the folds of the elbow."""
        spots = [*self.bare, (whole.wrist, 45.0), (between(whole.crook, whole.point, 0.3), 23.0)]
        if not whole.sharp:
            spots += [(p, 13.0) for points, _ in _creases(whole)[:2] for p in sampled(points, 9)]
        if self.under is not None:
            spots += [(whole.lower(t, 0), self.joint + 20) for t in (0.4, 0.6, 0.8, 1.0)]
        if self.wing is not None:
            spots.append((whole.shoulder, 48.0))
        if self.tie is not None:
            spots.append((whole.upper(0.5, 0), 36.0))
        return spots

    def _hidden(self, whole: Bend) -> list[tuple[Point, float]]:
        """Part of the upper arm that a forearm laid back hides."""
        return [
            (whole.lower(t, 0), self.joint + (self.narrow - self.joint) * t + 26)
            for t in (-0.1, 0.15, 0.4, 0.65, 0.9, 1.15)
        ]

    def _cloth(
        self,
        d: Drawing,
        area: Outline,
        edge: Outline,
        covered: Sequence[tuple[Point, float]],
        shades: Sequence[Shade] = _SHADES,
    ) -> None:
        """Sprigged cloth over an area; `edge` is what shows of its contour."""
        d.shape(area, self.ground, None)
        if self.motif is not None:
            strew(d, area, shift=self.shift, clear=covered, motif=self.motif)
        d.hatch(area, *(replace(s, seed=self.seed) for s in shades))
        if edge.closed:
            d.shape(edge, None, OUTER)
        else:
            d.line(edge, OUTER)

    def _folded(self, d: Drawing, whole: Bend) -> None:
        """The forearm laid back over the upper arm."""
        above, below, edge = whole.pieces(rounded=True)
        self._cloth(d, above, above, [*self._covered(whole), *self._hidden(whole)])
        self._wing(d, whole)
        joint, narrow, wide = self.joint, self.narrow, self.wide
        edge_of_forearm = (
            (0.34, joint * 0.94),
            (0.5, (joint + narrow) * 0.53),
            (0.66, narrow * 1.2),
        )
        # What the forearm throws on the upper arm: few strokes that die away at both ends.
        shadow = sampled([whole.lower(t, -across) for t, across in edge_of_forearm], 7.4)
        x, y = whole.out_below
        ring = above.sample(6)
        for k, p in enumerate(shadow):
            far = (0.5 + 0.5 * math.sin(math.pi * (k + 0.5) / len(shadow))) * (15 if k % 2 else 11)
            inwards = [(p[0] - x * far * t + 5 * t * t, p[1] - y * far * t) for t in (0.0, 0.5, 1.0)]
            if inside(ring, *inwards[-1]):
                d.lens(inwards, 2.6)
        lower, upper = whole.lower, whole.upper
        if self.under is None:
            self._cloth(d, below, edge, self._covered(whole), _FOREARM)
        else:
            self._half_sleeve(d, whole, self.under)
        d.fold(
            ([lower(0.2, -joint * 0.74), lower(0.1, -joint * 0.1), lower(0.02, joint * 0.5)], 6.0),
            ([lower(0.32, -joint * 0.84), lower(0.25, -joint * 0.2), lower(0.18, joint * 0.44)], 5.2),
            ([lower(0.98, -narrow * 0.8), lower(0.8, -2), lower(0.62, narrow * 0.6)], 4.8),
            ([upper(0.04, wide * 0.6), upper(0.22, wide * 0.3), upper(0.42, 4)], 5.0),
        )

    def _half_sleeve(self, d: Drawing, whole: Bend, under: str) -> None:
        """The tight sleeve on the forearm, and the flowered one that ends over it in a band."""
        lower, joint = whole.lower, self.joint
        self._tight(d, whole, under, joint=joint + self.narrow)
        (a, b), (x, y) = whole.bone, whole.out_below
        bone = step(whole.elbow, unit((0, 0), (a + x, b + y)), joint * 1.05)
        edge: list[Node] = [
            (*whole.point, "c"), bone, lower(0.18, joint * 1.02), (*lower(0.42, joint * 0.94), "c"),
            (*lower(0.42, -joint * 0.88), "c"), lower(0.2, -joint * 0.76),
        ]  # fmt: skip
        area = smooth([*edge, (*lower(0.0, -joint * 0.3), "c")])
        self._cloth(d, area, smooth(edge, closed=False), [(whole.elbow, 99.0)], _FOREARM)
        self._band(d, whole)

    def _tight(self, d: Drawing, whole: Bend, under: str, *, joint: float) -> None:
        """The tight sleeve from below the elbow, there `joint` wide, to the wrist."""
        lower, narrow = whole.lower, self.narrow
        nodes: list[Node] = [
            (*lower(0.34, joint * 0.49), "c"), lower(0.62, joint * 0.3 + narrow * 0.46),
            (*lower(1, narrow), "c"), (*lower(1, -narrow), "c"), lower(0.66, -joint * 0.3 - narrow * 0.4),
            (*lower(0.34, -joint * 0.46), "c"),
        ]  # fmt: skip
        d.shape(smooth(nodes), under, OUTER, shade=[replace(s, seed=self.seed) for s in _SHADES])
        d.fold(
            ([lower(0.94, -narrow * 0.8), lower(0.84, 0), lower(0.8, narrow * 0.5)], 4.2),
            ([lower(0.56, narrow * 1.1), lower(0.64, narrow * 0.4), lower(0.68, -narrow * 0.2)], 4.0),
        )

    def _band(self, d: Drawing, whole: Bend) -> None:
        """The border of a sleeve that ends below the elbow."""
        x, y = whole.along_below
        turn = math.degrees(math.atan2(y, x)) - 90
        cuff(d, whole.lower(0.44, 0), turn, self.cuffs, half=self.joint * 0.9, length=17)

    def _wing(self, d: Drawing, whole: Bend) -> None:
        """A roll of cloth over the top of the sleeve, its lower edge cut into tabs."""
        if self.wing is None:
            return
        long, half = math.dist(whole.shoulder, whole.elbow), whole.wide

        def at(down: float, across: float) -> Point:
            return whole.upper(down / long, across * half)

        tabs = self.tabs
        nodes: list[Node] = [
            (*at(4, 1.08), "c"), at(-20, 0.86), at(-34, 0.42), at(-38, 0), at(-34, -0.42), at(-20, -0.84),
            (*at(4, -1.0), "c"),
        ]  # fmt: skip
        folds: list[tuple[list[Point], float]] = []
        for k in range(tabs):
            x0, x1 = (-1.0 + 2.08 * (k + share) / tabs for share in (0.0, 1.0))
            drop = 22 - 4 * abs(k - (tabs - 1) / 2)
            nodes += [at(drop - 6, x0 + 0.04), at(drop, (x0 + x1) / 2), at(drop - 6, x1 - 0.04)]
            if k < tabs - 1:
                nodes.append((*at(6, x1), "c"))
                folds.append(([at(6, x1), at(-10, x1 * 0.86), at(-24, x1 * 0.6)], 4.6))
        d.shape(smooth(nodes), self.wing, OUTER, shade=[
            Shade(angle=40, depth=0.34, spacing=5.4, width=3.2, reach=30), Shade(angle=90, depth=0.2,
                spacing=5.6, width=2.8),
        ])  # fmt: skip
        d.fold(*folds)

    def close(self, d: Drawing, wrist: Point, turn: float) -> None:
        """The cuff over the join, turned `turn` degrees clockwise from pointing down."""
        cuff(d, wrist, turn, self.cuffs, half=self.narrow + 1.5, length=23)


def _creases(whole: Bend) -> list[tuple[list[Point], float]]:
    """Straight creases, thick end first: two side by side at the crook, one each at wrist and shoulder."""
    crook, upper, lower, narrow, wide = whole.crook, whole.upper, whole.lower, whole.narrow, whole.wide
    tx, ty = whole.point[0] - crook[0], whole.point[1] - crook[1]
    beside = step(crook, whole.along_above, -whole.joint * 0.5)
    creases: list[tuple[list[Point], float]] = [
        ([(x + tx * t, y + ty * t) for t in (0.0, far / 2, far)], width)
        for (x, y), far, width in ((crook, 0.6, 6.6), (step(beside, whole.out_above, 4), 0.42, 5.2))
    ]
    return [
        *creases,
        ([lower(0.98, -narrow * 0.8), lower(0.74, -narrow * 0.2), lower(0.52, narrow * 0.5)], 4.8),
        ([upper(0.02, -wide * 0.6), upper(0.2, -wide * 0.1), upper(0.42, wide * 0.3)], 5.2),
    ]


def draped(
    d: Drawing,
    nodes: Sequence[Node],
    *,
    folds: Sequence[tuple[Sequence[Point], float]] = (),
    step: float = 66.0,
    shift: Point = (8.0, 8.0),
    clear: Sequence[tuple[Point, float]] = (),
    angle: float = 60.0,
) -> None:
    """A wide hanging sleeve, strewn with sprigs; the shadow gathers where `angle` points.

    `clear`: spots and how far the sprigs keep from each.
    """
    shape = smooth(list(nodes))
    d.shape(shape, YELLOW, None)
    strew(d, shape, step=step, shift=shift, clear=clear)
    d.shape(shape, None, OUTER, shade=[
        Shade(angle=angle, depth=0.36, spacing=6.2, width=3.6, reach=60, seed=5),
        Shade(angle=angle - 50, depth=0.3, spacing=6.4, width=3.4, reach=48, seed=6),
    ])  # fmt: skip
    d.fold(*((points, width * 1.9) for points, width in folds))


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
