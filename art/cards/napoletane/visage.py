"""A three-quarter face looking left, put together from a skull, eyes, nose, mouth and the way it is shaded.

Local units of `parts.heads`: about 55 × 84, the middle at (0, 0), so that hats, hair and beards fit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import FLESH, INK, WHITE
from art.cards.kit.paths import Node, Point, circle, ellipse, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts.features import Eye
from art.cards.parts.look import Look

Strokes = Callable[[Drawing], None]

_CROWN: list[Node] = [(-20, -46), (-25.8, -31), (-26.8, -20.5), (-23.9, -12)]
_TEMPLE: list[Node] = [(28, -16), (24, -46)]


def _skull(*nodes: Point) -> tuple[Node, ...]:
    return (*_CROWN, *nodes, *_TEMPLE)


# From the far cheekbone round the chin to the jaw below the ear.
OVAL = _skull((-26.8, -3), (-26.4, 7), (-23.4, 18), (-20.6, 27), (-16, 36), (-9, 42), (0, 41.4), (11, 34),
    (21, 20), (26.4, 5))  # fmt: skip
ROUND = _skull((-27.4, -2), (-28.4, 8), (-26.8, 19), (-22.4, 29), (-16.4, 36.4), (-9, 40.4), (0, 40),
    (11.6, 35), (21.6, 24), (27.2, 8))  # fmt: skip
HEART = _skull((-28.2, -4), (-27.2, 7), (-23, 18), (-19.4, 27), (-15.8, 36), (-11, 41.4), (-5.6, 42), (2, 38),
    (11, 29.4), (19.6, 17), (25.8, 2))  # fmt: skip
LONG = _skull((-27.6, -5), (-24.6, 6), (-21, 17), (-19.4, 27), (-19, 37), (-14.4, 45.4), (-8, 48), (0, 46),
    (8.6, 38), (16.6, 25), (23.6, 9))  # fmt: skip
SQUARE = _skull((-27, -3), (-27.2, 8), (-25.6, 19), (-24.4, 29), (-22.6, 37), (-16, 43), (-6, 44.6),
    (6, 43), (17, 37.4), (25, 26), (28, 8))  # fmt: skip
HEAVY = _skull((-27.4, -2), (-28.2, 9), (-27.4, 20), (-25.6, 29), (-21, 37), (-13.6, 42.6), (-5, 45),
    (6, 44), (17, 39.6), (26, 29), (28.6, 12))  # fmt: skip
JUTTING = _skull((-26.6, -4), (-24.8, 6), (-22, 16), (-20.8, 24), (-22.8, 32), (-21.4, 41), (-13.6, 46),
    (-4, 44.6), (9, 36), (20.6, 22), (26.6, 6))  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Lids:
    """Cut of the eyes, in half-widths along and eights upwards of `features.Eye`.

    `top`: height of the upper lid at `peak` along; `foot`: depth of the lower lid; `slant`: the outer corner
    higher (+) or hanging; `iris`: its radius; `gaze`: aside, -1 away from us to 1; `look`: up (+) or down;
    `cover`: how wide a lid shows above the eye; `bag`: lines below; `lash`: the weight of the upper lid.
    """

    top: float = 0.6
    peak: float = 0.05
    foot: float = 0.34
    slant: float = 0.0
    iris: float = 3.7
    gaze: float = -0.3
    look: float = 0.0
    cover: float = 0.34
    bag: int = 0
    lash: float = 3.2


@dataclass(frozen=True, kw_only=True)
class Brows:
    """The brows: (inner, middle, outer end) of the near and the far one, their weight, single hairs."""

    near: tuple[Point, Point, Point]
    far: tuple[Point, Point, Point]
    weight: float = 3.6
    bushy: bool = False


@dataclass(frozen=True, kw_only=True)
class Visage:
    """One face; `marks` are further strokes of age or temper."""

    skull: tuple[Node, ...]
    lids: Lids
    brows: Brows
    nose: Strokes
    mouth: Strokes
    shade: Sequence[Strokes]
    marks: Sequence[Strokes] = ()
    skin: str = FLESH
    hair: str = INK

    @property
    def look(self) -> Look:
        """Skin and hair, as a `Look` for the neck and the ear."""
        return Look(skin=self.skin, hair=self.hair)


NEAR = Eye(x=3.2, y=-8.2, half=9.8, tall=9.4)
FAR = Eye(x=-18.6, y=-8.8, half=4.9, inner=1.0, tall=9.2)


def draw(d: Drawing, v: Visage) -> None:
    """The face, without ear, hair and beard."""
    d.shape(smooth(v.skull), v.skin, INNER)
    brim = smooth([(-24, -34, "c"), (2, -33), (25, -34, "c"), (25, -25, "c"), (-24, -25, "c")])
    d.hatch(brim, Shade(angle=-90, depth=0.95, spacing=3.6, width=2.8))
    for strokes in (*v.shade, *v.marks, v.nose, v.mouth):
        strokes(d)
    for e in (NEAR, FAR):
        _eye(d, v, e)
    _brow(d, v.brows.near, v.brows)
    _brow(d, v.brows.far, v.brows)


def _eye(d: Drawing, v: Visage, e: Eye) -> None:
    k = v.lids
    inner, outer = e.at(-1, -0.1), e.at(1, k.slant)
    rise = [e.at(-0.55, k.top * 0.72 - 0.04), e.at(k.peak, k.top), e.at(0.62, k.top * 0.66 + k.slant * 0.4)]
    fall = [e.at(0.45, -k.foot + k.slant * 0.4), e.at(-0.3, -k.foot - 0.02)]
    d.shapes([smooth([(*inner, "c"), *rise, (*outer, "c"), *fall])], WHITE, None)
    x = e.at(-0.05, 0)[0] + k.gaze * e.half * 0.3
    y = e.y - (k.top - k.foot) * e.tall * 0.42 - k.look * 1.6
    wide = min(k.iris, e.half * 0.62)
    d.shapes([ellipse(x, y, wide, k.iris * 1.06)], INK, None)
    d.shapes([circle(x - 1.1, y - 1.1, 0.95)], WHITE, None)
    high = [(p[0], p[1] - k.cover * e.tall) for p in rise]
    lid = smooth([(*inner, "c"), *rise, (*outer, "c"), *reversed(high)])
    d.shapes([lid], v.skin, None)
    d.lens([e.at(-1.14, -0.2), *rise, e.at(1.3, k.slant - 0.06)], k.lash)
    d.lens([e.at(-0.66, -k.foot + 0.03), e.at(0, -k.foot - 0.09), e.at(0.86, -k.foot * 0.5 + k.slant)], 1.5)
    crease = [e.at(-0.9, 0.24 + k.cover * 0.8), *high[1:], e.at(1.12, k.slant + k.cover * 0.6)]
    d.lens(crease, 1.6 if k.cover > 0.24 else 2.4)
    for line in range(k.bag):
        drop = 0.34 + 0.3 * line
        d.lens([e.at(-0.6, -k.foot - drop), e.at(0.15, -k.foot - drop - 0.16),
                e.at(0.94, -k.foot - drop + 0.1)], 1.5)  # fmt: skip


def _brow(d: Drawing, points: tuple[Point, Point, Point], brows: Brows) -> None:
    inner, middle, outer = points
    q = (inner[0] * 0.55 + middle[0] * 0.45, inner[1] * 0.4 + middle[1] * 0.6)
    d.lens([inner, q, middle, outer], brows.weight)
    if brows.bushy:
        side = 1.0 if outer[0] > inner[0] else -1.0
        for (x, y), size in ((inner, 4.4), (q, 5.2), (middle, 5), (outer, 3.6)):
            foot = (x - side * 0.6, y + 1.4)
            d.fold(([foot, (x + side * size * 0.2, y - size * 0.5), (x + side * size * 0.9, y - size)], 2.4))
