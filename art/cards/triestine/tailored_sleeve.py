"""Tailored sleeves: an upper arm, a corner at the elbow, a forearm that narrows; lit from the left."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.cards.kit.hatch import LIGHT, Shade
from art.cards.kit.paths import Node, Outline, Point, between, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.kit.track import step, unit
from art.cards.parts.bent_arm import Bend, Fold
from art.cards.parts.layered_hand import HoldingArm
from art.cards.triestine import dress
from art.cards.triestine.cuffs import goffered
from art.cards.triestine.inks import PAPER
from art.cards.triestine.limb_shade import rounded
from art.cards.triestine.sleeve import Sleeve
from art.cards.triestine.weave import figured_limb


@dataclass(frozen=True, kw_only=True)
class Tailored(Sleeve, HoldingArm):
    """A sleeve cut to the arm; its words are those of `Sleeve`.

    Instead of the frill, `turned`: the inks of a turned-back cuff and its edge; `fur`: that of a fur cuff.
    `calm`: no fold along the upper arm.
    `bony`: reach of the elbow's corner outwards, in half-widths there; the farther, the leaner the forearm.
    `step`: between the motifs; `stroke`: distance and width of the strokes of shade.
    Motifs of figured cloth turn with the limb and leave its folds and its dark side free.
    """

    wide: float = 36.0
    joint: float = 31.0
    narrow: float = 21.0
    turned: tuple[str, str] | None = None
    fur: str | None = None
    calm: bool = False
    bony: float = 1.08
    step: float = 21.0
    stroke: tuple[float, float] = (5.4, 4.0)

    def cloth(self, d: Drawing, end: Point) -> None:
        """The sleeve down to that wrist."""
        bend = self.bend(end)
        upper, lower, edge = (cut(bend, self.bony) for cut in (_upper, _lower, _edge))
        for part, above in ((upper, True), (lower, False)):
            d.shape(part, self.fill, None)
            if self.figure:
                self._woven(d, bend, part, upper=above)
            with d.clip(part):
                _shaded(d, bend, self.stroke, upper=above)
                if above and bend.cosine < 0.2:
                    _thrown(d, bend)
            if above:
                d.shape(part, None, OUTER)
            else:
                d.line(edge, OUTER)
        _folds(d, bend, calm=self.calm)
        self.roll(d, bend)

    def _woven(self, d: Drawing, bend: Bend, part: Outline, *, upper: bool) -> None:
        """The motifs of one limb; its dark side is the lower or the right one."""
        assert self.figure is not None
        start, end, half, area = (
            (bend.shoulder, bend.elbow, bend.wide, _bare(bend))
            if upper
            else (bend.elbow, bend.wrist, bend.joint, part)
        )
        ux, uy = unit(start, end)
        dark = half * 0.3
        rim = (half, dark) if ux * LIGHT[1] < uy * LIGHT[0] else (dark, half)
        folds, first, hidden = _fold_lines(bend), -6.0, 44.0 if self.turned else 24.0
        if upper:
            folds.append((_edge(bend, self.bony).sample(8), 6.0))
            first, hidden = 44.0 if self.puff else 12.0, 0.0
        figured_limb(d, area, start, end, *self.figure, span=(first, math.dist(start, end) - hidden), rim=rim,
            folds=folds, step=self.step)  # fmt: skip

    def close(self, d: Drawing, end: Point, turn: float) -> None:
        """The cuff over the join, square to the forearm."""
        if self.turned:
            turned_cuff(d, end, turn, *self.turned, half=self.narrow + 3)
        elif self.fur:
            with d.at(*end, rotate=turn):
                dress.fur(
                    d, [(-self.narrow - 5, -12), (0, -14), (self.narrow + 5, -12)], 15, self.fur, tuft=11
                )
        else:
            goffered(d, end, turn, PAPER, half=self.narrow + 1.5)


def turned_cuff(d: Drawing, end: Point, turn: float, fill: str, edge: str, *, half: float = 24.0) -> None:
    """A turned-back cuff, wider towards the elbow, with an edge in a second ink along both ends."""
    with d.at(*end, rotate=turn):
        body: list[Node] = [(-half - 6, -32, "c"), (0, -36), (half + 6, -32, "c"), (half - 1, 4, "c"), (0, 8),
            (-half + 1, 4, "c")]  # fmt: skip
        d.shape(smooth(body), fill, OUTER, shade=[Shade(depth=0.36, spacing=4.8, width=2.6)])
        for top, low, wide0, wide1 in ((-33, -24, half + 6, half + 4.6), (-4, 4, half + 0.4, half - 1)):
            band: list[Node] = [(-wide0, top, "c"), (0, top - 4), (wide0, top, "c"), (wide1, low, "c"),
                (0, low + 4),
                (-wide1, low, "c")]  # fmt: skip
            d.shape(smooth(band), edge, INNER)


def _shaded(d: Drawing, bend: Bend, stroke: tuple[float, float], *, upper: bool) -> None:
    """Shade over a third of a limb, from the elbow on."""
    place, out, far = (
        (bend.upper, bend.out_above, bend.wide) if upper else (bend.lower, bend.out_below, bend.narrow)
    )
    side = -1 if out[0] * LIGHT[0] + out[1] * LIGHT[1] > 0 else 1
    edge, inner = (
        [
            place(1 - t if upper else t, side * share * (bend.joint * (1 - t) + far * t))
            for t in (0.0, 0.3, 0.6, 0.96)
        ]
        for share in (1.04, -0.1)
    )
    rounded(d, edge, inner, close=stroke[0], width=stroke[1])


def _upper(bend: Bend, bony: float) -> Outline:
    """The upper arm, from the round of the shoulder to the bone of the elbow."""
    upper, wide, joint = bend.upper, bend.wide, bend.joint
    return smooth([
        upper(-0.2, 0), upper(-0.1, wide * 0.76), upper(0.16, wide), upper(0.5, wide * 1.02),
        upper(0.84, joint * 1.04), *_bone(bend, bony), upper(1.0, -joint * 0.5), (*bend.crook, "c"),
        upper(0.5, -wide * 0.96), upper(0.16, -wide * 0.94), upper(-0.1, -wide * 0.76),
    ])  # fmt: skip


def _bare(bend: Bend) -> Outline:
    """Part of the upper arm that forearm and shoulder roll leave free."""
    upper, wide, joint = bend.upper, bend.wide, bend.joint
    return smooth([
        (*upper(0.06, wide), "c"), upper(0.5, wide * 1.02), upper(0.84, joint * 1.04), (*bend.point, "c"),
        (*between(bend.crook, bend.point, 0.4), "c"), (*bend.crook, "c"), upper(0.5, -wide * 0.96),
        (*upper(0.06, -wide * 0.94), "c"),
    ])  # fmt: skip


def _bone(bend: Bend, bony: float) -> tuple[Node, Node]:
    """The blunt corner of the elbow: its ends towards the shoulder and towards the wrist."""
    tip = step(bend.elbow, bend.bone, bend.joint * bony)
    above, below = (
        step(tip, bend.along_above, -bend.joint * 0.15),
        step(tip, bend.along_below, bend.joint * 0.15),
    )
    return (above, below)


def _under(bend: Bend, bony: float) -> list[Node]:
    """The outer edge of the forearm: from the bone over the swell of the muscle to the wrist."""
    lower, joint, narrow = bend.lower, bend.joint, bend.narrow
    return [*_bone(bend, bony), lower(0.2, joint * min(0.98, 1.06 / bony)),
        lower(0.5, joint * 0.55 + narrow * 0.44), (*lower(1, narrow), "c")]  # fmt: skip


def _inner(bend: Bend) -> list[Node]:
    """The inner edge of the forearm, from the wrist back to the crook."""
    lower = bend.lower
    return [(*lower(1, -bend.narrow), "c"), lower(0.6, _swell(bend)), (*bend.crook, "c")]


def _swell(bend: Bend) -> float:
    """Distance of the inner edge from the middle of the forearm, beyond the swell of the muscle."""
    return -bend.joint * 0.42 - bend.narrow * 0.54


def _lower(bend: Bend, bony: float) -> Outline:
    """The forearm, laid over the upper arm."""
    crease = step(between(bend.crook, bend.point, 0.55), bend.along_below, -bend.joint * 0.12)
    return smooth([*_under(bend, bony), *_inner(bend), crease])


def _edge(bend: Bend, bony: float) -> Outline:
    """Contour of the forearm, as far as it shows, to where its crease runs on from the crook."""
    return smooth([*_under(bend, bony), *_inner(bend), between(bend.crook, bend.point, 0.2)], closed=False)


def _thrown(d: Drawing, bend: Bend) -> None:
    """Shadow of the forearm on the upper arm: strokes along the crease, longest at the crook."""
    crook, bone = bend.crook, bend.point
    x, y = bend.along_above
    count = max(4, round(math.dist(crook, bone) / 7))
    d.ticks(*(
        (p, (p[0] - x * long, p[1] - y * long), 3.6)
        for k in range(count)
        for p, long in ((between(crook, bone, k / count * 0.7), 25 * (1 - k / count) ** 1.4 + 5),)
    ))  # fmt: skip


def _folds(d: Drawing, bend: Bend, *, calm: bool) -> None:
    """The crease in the crook, folds that lie free of it, and the crease round the bone."""
    crease, *free = _fold_lines(bend)
    for line, width in (crease, *(free[:1] if calm else free)):
        d.lens(line, width)
    bone, u, v, joint = bend.point, bend.along_above, bend.along_below, bend.joint
    d.lens(
        [step(bone, u, -joint * 0.5), step(bone, bend.bone, -joint * 0.15), step(bone, v, joint * 0.46)], 3.0
    )


def _fold_lines(bend: Bend) -> list[Fold]:
    """The crease in the crook; clear of it a fold along the forearm and a lesser one up the arm.

    A sharply bent arm has no room for the lesser one.
    """
    crook, bone = bend.crook, bend.point
    u, v, joint = bend.along_above, bend.along_below, bend.joint
    inside = between(crook, bone, 0.1)
    long = min(1.8, 0.62 * math.dist(crook, bend.wrist) / joint)

    def on(far: float, way: Point, along: float, out: Point) -> Point:
        return step(step(inside, way, joint * far), out, joint * along)

    lines: list[Fold] = [
        ([between(crook, bend.lower(0.6, _swell(bend)), 0.4), between(crook, bone, 0.2),
            step(between(crook, bone, 0.66), u, -joint * 0.14)], 7.0),
        ([on(0.22, v, 0.56, bend.out_below), on(0.6 * long, v, 0.74, bend.out_below),
            on(long, v, 0.6, bend.out_below)], 5.4),
    ]  # fmt: skip
    if bend.cosine > -0.6:
        lines.append(([on(-0.5, u, 0.5, bend.out_above), on(-1.0, u, 0.66, bend.out_above),
            on(-1.6, u, 0.6, bend.out_above)],
            5.0))  # fmt: skip
    return lines
