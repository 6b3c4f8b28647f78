"""Sleeves of the courts, with panes, bands or braid; and the hands at their ends."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.bent_arm import Bend
from art.cards.parts.layered_hand import HoldingArm
from art.cards.triestine import folds
from art.cards.triestine.inks import FLESH, PAPER
from art.cards.triestine.weave import figured

_SHADES: Final = (
    Shade(angle=20, depth=0.4, spacing=5.8, width=3.8, reach=54),
    Shade(angle=78, depth=0.26, spacing=6.0, width=3.2, reach=34),
    Shade(angle=-34, depth=0.24, spacing=7.2, width=3.0, reach=30, seed=5),
)


@dataclass(frozen=True, kw_only=True)
class Sleeve(HoldingArm):
    """A bent arm; `wide`, `joint`, `narrow` as for `Bend`.

    `panes`: ink of the slits along the upper arm; `bands`: inks of the rings round the forearm; `braid`: ink
    of a cord with loops along its outer side; `puff`: inks of a slashed roll at the shoulder; `figure`: motif
    and ink of figured cloth.
    """

    fill: str
    shoulder: Point
    elbow: Point
    cuff: str = PAPER
    wide: float = 44.0
    joint: float = 38.0
    narrow: float = 22.5
    panes: str | None = None
    bands: Sequence[str] = ()
    braid: str | None = None
    puff: tuple[str, str] | None = None
    skin: str = FLESH
    plain_cuff: bool = False
    figure: tuple[str, str] | None = None

    def cloth(self, d: Drawing, end: Point) -> None:
        """The sleeve down to that wrist."""
        bend = Bend(self.shoulder, self.elbow, end, wide=self.wide, joint=self.joint, narrow=self.narrow)
        if bend.sharp:
            above, below, edge = bend.pieces()
            self._stuff(d, above)
            d.shape(above, None, OUTER)
            self._ornaments(d, bend, upper=True)
            self._stuff(d, below)
            self._ornaments(d, bend, upper=False)
            d.line(edge, OUTER)
            folds.doubled(d, bend)
        else:
            whole = bend.outline()
            self._stuff(d, whole)
            d.shape(whole, None, OUTER)
            self._ornaments(d, bend, upper=True)
            self._ornaments(d, bend, upper=False)
            folds.creases(d, bend)
            folds.at_wrist(d, bend)
        if self.puff:
            self._roll(d, bend)

    def _stuff(self, d: Drawing, area: Outline) -> None:
        d.shape(area, self.fill, None)
        if self.figure:
            figured(d, area, *self.figure, step=25)
        d.hatch(area, *_SHADES)

    def _ornaments(self, d: Drawing, bend: Bend, *, upper: bool) -> None:
        wide, joint = self.wide, self.joint
        if upper and self.panes:
            slits: list[Outline] = []
            for across in (-0.5, 0.0, 0.5):
                for a, b in ((0.14, 0.46), (0.54, 0.84)):
                    half = 6.5 - 3 * abs(across)
                    ends = bend.upper(a, wide * across), bend.upper(b, wide * across)
                    middle = (a + b) / 2
                    slits.append(smooth([
                        (*ends[0], "c"), bend.upper(middle, wide * across + half), (*ends[1], "c"),
                        bend.upper(middle, wide * across - half),
                    ]))  # fmt: skip
            d.shapes(slits, self.panes, DETAIL)
        if not upper:
            for k, ink in enumerate(self.bands):
                t = 0.82 - 0.17 * k
                half = (joint + (self.narrow - joint) * t) * 1.0
                band: list[Node] = [
                    (*bend.lower(t, half), "c"), bend.lower(t + 0.04, 0), (*bend.lower(t, -half), "c"),
                    (*bend.lower(t + 0.1, -half * 0.97), "c"), bend.lower(t + 0.14, 0),
                    (*bend.lower(t + 0.1, half * 0.97), "c"),
                ]  # fmt: skip
                d.shape(smooth(band), ink, INNER)
        if self.braid:
            place = bend.upper if upper else bend.lower
            broad = wide if upper else (joint + self.narrow) / 2
            spots = (0.2, 0.42, 0.64) if upper else (0.36, 0.56, 0.74)
            for t in spots:
                loop = [place(t, broad * 0.86), place(t + 0.04, broad * 0.2), place(t, -broad * 0.3)]
                d.line(smooth(list(loop), closed=False), OUTER, ink=self.braid)
                d.shape(circle(*place(t, -broad * 0.36), 4.2), self.braid, DETAIL)

    def _roll(self, d: Drawing, bend: Bend) -> None:
        """A padded roll over the armhole, its panes in two inks."""
        assert self.puff is not None
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

    def close(self, d: Drawing, end: Point, turn: float) -> None:
        cuff(d, end, turn, self.cuff, half=self.narrow + 1.5, plain=self.plain_cuff)


def cuff(d: Drawing, end: Point, turn: float, fill: str, *, half: float = 22.0, plain: bool = False) -> None:
    """A cuff over the wrist, turned `turn` degrees clockwise from pointing down: goffered, or plain cloth."""
    with d.at(*end, rotate=turn):
        if plain:
            band: list[Node] = [(-half - 4, -25, "c"), (0, -28), (half + 4, -25, "c"), (half, 2, "c"), (0, 5),
                (-half, 2, "c")]  # fmt: skip
            d.shape(smooth(band), fill, OUTER, shade=[Shade(depth=0.3, spacing=4.8, width=2.3)])
            d.line(polyline([(-half - 2, -18), (half + 2, -18)], closed=False), DETAIL)
            return
        frills = 6
        nodes: list[Node] = [(-half, -9, "c")]
        for k in range(frills):
            x0, x1 = (-half - 6 + (2 * half + 12) * (k + share) / frills for share in (0.0, 1.0))
            nodes += [(x0 + 1, 7), ((x0 + x1) / 2, 12), (x1 - 1, 7), (x1, 4, "c")]
        nodes[-1] = (half + 6, 4)
        nodes.append((half, -9, "c"))
        d.shape(smooth(nodes), fill, INNER)
        d.fold(*(
            ([((-half + 2 * half * (k + 0.5) / frills), -7),
                ((-half - 3 + (2 * half + 6) * (k + 0.5) / frills), 6)], 3.4)
            for k in range(frills)
        ))  # fmt: skip
        d.shape(smooth([(-half - 2, -20, "c"), (0, -23), (half + 2, -20, "c"), (half + 1, -7, "c"), (0, -5),
            (-half - 1, -7, "c")]), fill, INNER, shade=[Shade(depth=0.3, spacing=4.8,
                width=2.2)])  # fmt: skip
