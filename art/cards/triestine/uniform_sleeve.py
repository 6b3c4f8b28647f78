"""Uniforms of three knights: close sleeves with turned-back cuffs or fur; nests, epaulettes or a cord."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, between, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import step
from art.cards.parts.bent_arm import Bend
from art.cards.parts.layered_hand import HoldingArm
from art.cards.triestine import dress
from art.cards.triestine.inks import PAPER, YELLOW
from art.cards.triestine.limb_shade import rounded
from art.cards.triestine.sleeve import Sleeve

_SLOPE: Final = 0.36
"""Of an epaulette, down per unit outwards."""


@dataclass(frozen=True, kw_only=True)
class Tunic(Sleeve, HoldingArm):
    """A close sleeve of cloth; `piping`: ink of the seam that runs down its outer side and round the elbow.

    `nest`: inks of a crescent over the armhole and of its bars; `gold`: an epaulette there instead, on that
    `side` of the wearer (1: to the right); `cord`: ink of a cord there. `fur`: the cuff is of fur.
    """

    cuff: str
    piping: str | None = None
    nest: tuple[str, str] | None = None
    gold: bool = False
    side: int = 1
    cord: str | None = None
    fur: bool = False

    def cloth(self, d: Drawing, wrist: Point) -> None:
        bend = self.bend(wrist)
        if bend.sharp:
            above, below, edge = bend.pieces()
            d.shape(above, self.fill, OUTER)
            with d.clip(above):
                self._shaded(d, bend, upper=True)
            d.shape(below, self.fill, None)
            with d.clip(below):
                self._shaded(d, bend, upper=False)
            d.line(edge, OUTER)
            self._seam(d, bend)
            _creases(d, bend, folded=True)
        else:
            whole = bend.outline()
            d.shape(whole, self.fill, OUTER)
            with d.clip(whole):
                self._shaded(d, bend, upper=True)
                self._shaded(d, bend, upper=False)
            self._seam(d, bend)
            _creases(d, bend, folded=False)
            d.line(whole, OUTER)
        if self.nest:
            self._nest(d, bend)
        if self.gold:
            self._epaulette(d, bend)
        if self.cord:
            self._cord(d, bend, self.cord)

    def _shaded(self, d: Drawing, bend: Bend, *, upper: bool) -> None:
        """Strokes halfway round the arm from its lower or right side, crossed by the elbow."""
        at = bend.upper if upper else bend.lower
        ox, oy = bend.out_above if upper else bend.out_below
        side = 1 if ox + 1.5 * oy > 0 else -1
        begin, end = (0.82, 0.24) if upper else (0.3, 0.84)
        half = self.wide if upper else self.joint
        edge = [at(begin + (end - begin) * t, side * half * (1.02 - 0.08 * t)) for t in (0.0, 0.5, 1.0)]
        inner = [at(begin + (end - begin) * t, -side * half * (0.1 - 0.3 * t)) for t in (0.0, 0.5, 1.0)]
        rounded(d, edge, inner, close=5.8, width=3.6, core=6)

    def _seam(self, d: Drawing, bend: Bend) -> None:
        if not self.piping:
            return
        wide, joint = self.wide, self.joint
        run = smooth([
            bend.upper(0.02, wide * 0.5), bend.upper(0.56, wide * 0.52), bend.upper(0.86, joint * 0.56),
            step(bend.elbow, bend.bone, joint * 0.6), bend.lower(0.2, joint * 0.52),
            bend.lower(0.98, self.narrow * 0.1),
        ], closed=False)  # fmt: skip
        d.line(run, OUTER * 1.8)
        d.line(run, OUTER * 0.8, ink=self.piping)

    def _nest(self, d: Drawing, bend: Bend) -> None:
        assert self.nest is not None
        fill, bar = self.nest
        long = math.dist(bend.shoulder, bend.elbow)

        def at(down: float, across: float) -> Point:
            return bend.upper(down / long, across * self.wide)

        upper: list[Node] = [(*at(6, 1.12), "c"), at(-16, 0.96), at(-29, 0.5), at(-32, 0), at(-29, -0.5),
            at(-16, -0.96), (*at(6, -1.1), "c")]  # fmt: skip
        lower: list[Node] = [
            (*at(13, -1.06), "c"),
            at(18, -0.6),
            at(20, 0),
            at(18, 0.6),
            (*at(13, 1.12), "c"),
        ]
        d.shape(smooth([*upper, *lower]), fill, OUTER,
            shade=[Shade(angle=40, depth=0.3, spacing=5.2, width=2.8, reach=24)])  # fmt: skip
        for k in range(5):
            x = -0.8 + 0.4 * k
            run = [at(-26 + 15 * abs(x) ** 2.4, x * 0.92), at(16 - 2 * abs(x), x)]
            d.line(polyline(run, closed=False), OUTER * 1.0, ink=bar)
        rim = smooth([at(12, -1.06), at(17, -0.6), at(19, 0), at(17, 0.6), at(12, 1.12)], closed=False)
        d.line(rim, OUTER * 2.0)
        d.line(rim, OUTER * 1.0, ink=bar)

    def _cord(self, d: Drawing, bend: Bend, ink: str) -> None:
        """A cord along the armhole."""
        u, w = bend.along_above, self.wide
        run = smooth([
            step(bend.upper(0, -0.92 * w), u, 0.3 * w), step(bend.upper(0, -0.4 * w), u, 0.14 * w),
            step(bend.upper(0, 0.4 * w), u, 0.14 * w), step(bend.upper(0, 0.94 * w), u, 0.34 * w),
        ], closed=False)  # fmt: skip
        d.line(run, OUTER * 2.4)
        d.line(run, OUTER * 1.3, ink=ink)

    def _epaulette(self, d: Drawing, bend: Bend) -> None:
        """A board over the shoulder and bullion that hangs over the armhole."""
        x, y = bend.shoulder
        s, w = self.side, self.wide

        def at(across: float, down: float) -> Point:
            return (x + s * across * w, y + down + w * across * _SLOPE)

        drops = 6
        fringe: list[Node] = [(*at(-0.7, -20), "c"), (*at(-0.82, 8), "c")]
        for k in range(drops):
            a = -0.82 + 2.0 * (k + 0.5) / drops
            b = -0.82 + 2.0 * (k + 1) / drops
            fringe += [at(a, 17 - 8 * a * a), (*at(b, 9 - 8 * b * b), "c")]
        fringe.append((*at(1.12, -22), "c"))
        d.shape(smooth(fringe), YELLOW, OUTER)
        for k in range(1, drops):
            a = -0.82 + 2.0 * k / drops
            d.lens([at(a * 0.86, -16), at(a * 0.96, -2), at(a, 9 - 8 * a * a)], 3.0)
        board: list[Node] = [(*at(-0.98, -41), "c"), at(-0.4, -44), at(0.6, -42), at(1.2, -27), at(0.9, -14),
            at(0, -10), at(-0.74, -16), (*at(-1.02, -25), "c")]  # fmt: skip
        d.shape(smooth(board), YELLOW, OUTER,
            shade=[Shade(angle=70, depth=0.3, spacing=4.8, width=2.2, reach=14)])  # fmt: skip
        d.line(smooth([at(-0.3, -37), at(0.4, -35), at(0.86, -27), at(0.3, -19), at(-0.3, -20)],
            closed=False), DETAIL)  # fmt: skip

    def close(self, d: Drawing, end: Point, turn: float) -> None:
        half = self.narrow + 1.0
        if self.fur:
            with d.at(*end, rotate=turn):
                dress.fur(d, [(-half - 4, -12), (0, -10), (half + 4, -12)], 11, self.cuff, tuft=10)
        else:
            turned_back(d, end, turn, self.cuff, half=half)


def _creases(d: Drawing, bend: Bend, *, folded: bool) -> None:
    """A crease that ends the elbow's contour within the sleeve, a lesser fold along the forearm."""
    lower, joint, crook = bend.lower, bend.joint, bend.crook
    if folded:
        d.fold(([lower(0.18, -joint * 0.72), lower(0.08, -joint * 0.32), lower(0.06, joint * 0.2)], 3.9))
        d.lens([lower(0.42, -joint * 0.6), lower(0.34, -joint * 0.16), lower(0.36, joint * 0.3)], 3.4)
        return
    inside, deep = between(crook, bend.point, 0.3), between(crook, bend.point, 0.56)
    long = 0.5 * math.dist(crook, bend.wrist)
    start = step(step(crook, bend.along_below, joint * 0.4), bend.out_below, joint * 0.1)
    d.fold(
        ([crook, inside, step(deep, bend.along_above, -joint * 0.12)], 6.4),
    )
    d.lens([start, step(step(start, bend.along_below, long * 0.5), bend.out_below, joint * 0.4),
        step(step(start, bend.along_below, long), bend.out_below, joint * 0.6)], 4.4)  # fmt: skip


def turned_back(d: Drawing, end: Point, turn: float, fill: str, *, half: float, trim: str = YELLOW) -> None:
    """A stiff cuff turned back over the sleeve, with braid and three buttons; turned as for `cuff`."""
    with d.at(*end, rotate=turn):
        band: list[Node] = [(-half - 5, -22, "c"), (0, -26), (half + 5, -22, "c"), (half, 2, "c"), (0, 5),
            (-half, 2, "c")]  # fmt: skip
        d.shape(smooth(band), fill, OUTER, shade=[Shade(depth=0.34, spacing=4.8, width=2.6)])
        rim = smooth([(-half - 4, -17, "c"), (0, -20.6), (half + 4, -17, "c")], closed=False)
        d.line(rim, OUTER, ink=trim)
        buttons = [circle(half * share, -7 - (1.4 if share == 0 else 0.8), 3.6) for share in (-0.6, 0, 0.6)]
        d.shapes(buttons, trim, DETAIL)
        d.shape(smooth([(-half + 1, 1, "c"), (0, 3.6), (half - 1, 1, "c"), (half - 2, 8, "c"), (0, 11),
            (-half + 2, 8, "c")]), PAPER, INNER)  # fmt: skip
