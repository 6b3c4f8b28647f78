"""The two hares of the asso di spade in flight, each over a tuft of grass."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.foliage import leaf
from art.cards.triestine.inks import GREEN, INK, PAPER, ROSE

FUR = "#c79a68"
FAR = "#99704a"


_STRETCHED: Final[list[Node]] = [
    (-84, -4), (-76, -20), (-60, -29), (-46, -24), (-22, -26), (12, -38), (42, -34), (62, -16), (66, 2),
    (84, 16), (106, 30, "c"), (108, 37), (98, 40, "c"), (72, 32), (46, 24), (24, 14), (-8, 17), (-34, 16),
    (-62, 32), (-88, 40, "c"), (-94, 36), (-90, 30, "c"), (-66, 18), (-54, 4), (-68, 6), (-80, 4),
]  # fmt: skip
_GATHERED: Final[list[Node]] = [
    (-84, -4), (-76, -20), (-60, -29), (-46, -25), (-20, -35), (14, -47), (46, -38), (66, -14), (62, 10),
    (44, 28), (16, 40), (-14, 50, "c"), (-22, 47), (-18, 40, "c"), (4, 26), (8, 16), (-12, 17), (-28, 18),
    (-34, 30), (-52, 44), (-70, 46, "c"), (-77, 41), (-70, 36, "c"), (-54, 32), (-50, 18), (-54, 4),
    (-68, 6), (-80, 4),
]  # fmt: skip
"""The outline of body, head, near foreleg and near hind leg in either leap."""


def hare(d: Drawing, *, gathered: bool = False) -> None:
    """A hare running to the left about (0, 0), 190 wide; `gathered`: its hind legs have come forward."""
    tuft(d)
    far: list[Node] = [(-30, 6, "c"), (-50, 30), (-70, 46, "c"), (-60, 50), (-40, 42), (-14, 18, "c")]
    hind: list[Node] = [(34, 8, "c"), (60, 30), (88, 48, "c"), (80, 54), (52, 44), (22, 20, "c")]
    if gathered:
        far = [(-34, 4, "c"), (-60, 18), (-86, 24, "c"), (-84, 33), (-58, 32), (-24, 20, "c")]
        hind = [(48, 8, "c"), (42, 34), (14, 52, "c"), (20, 60), (54, 46), (64, 10, "c")]
    d.shapes([smooth(far), smooth(hind)], FAR, INNER)
    scut: list[Node] = [(50, -24, "c"), (60, -42), (78, -44), (84, -30), (74, -16), (58, -6, "c")]
    d.shape(smooth(scut), PAPER, INNER)
    d.flats(smooth([(52, -24, "c"), (61, -40), (78, -42), (74, -32), (60, -18, "c")]), ink=FAR)
    ear: list[Node] = [(-52, -24, "c"), (-34, -52), (-4, -64, "c"), (-10, -44), (-36, -20, "c")]
    lift = -16 if gathered else 0
    with d.at(4, 4 + lift / 4, 1.0, 10 + lift):
        d.shape(smooth(ear), FAR, INNER)
    d.shape(smooth(_GATHERED if gathered else _STRETCHED), FUR, OUTER, shade=[
        Shade(angle=90, depth=0.4, spacing=5.4, width=2.8, reach=24),
            Shade(angle=20, depth=0.14, spacing=6, width=2.4),
    ])  # fmt: skip
    belly: list[Node] = [(-30, 13, "c"), (-8, 14), (22, 11), (34, 15, "c"), (10, 4), (-14, 6)]
    d.shape(smooth(belly), PAPER, None)
    d.shape(smooth(ear), FUR, OUTER, shade=[Shade(angle=80, depth=0.3, spacing=4.6, width=2)])
    d.lens([(-44, -27), (-28, -46), (-10, -58)], 5.0, ink=ROSE)
    d.lens([(30, -22), (50, -14), (52, 8), (40, 22)], 3.6)
    d.lens([(-40, -16), (-32, -2), (-38, 12)], 3.2)
    for x, y in ((-14.0, -16.0), (2.0, -22.0), (18.0, -26.0), (-4.0, -6.0), (14.0, -10.0), (28.0, -6.0)):
        d.lens([(x, y), (x + 6, y + 1), (x + 11, y + 4)], 2.0)
    d.flats(ellipse(-66, -13, 4.6, 5), ink=INK)
    d.flats(circle(-67.6, -15, 1.5), ink=PAPER)
    d.lens([(-74, -16), (-66, -20), (-58, -16)], 2.2)
    d.flats(ellipse(-83, -4, 3.2, 2.4), ink=INK)
    for y in (-2.0, 2.0, 5.0):
        d.lens([(-78, 0), (-90, y - 1), (-104, y * 2)], 1.3)


def tuft(d: Drawing) -> None:
    """A tuft of grass on a strip of ground under the hare."""
    d.lens([(-66, 72), (0, 69), (62, 73)], 4.0, ink=INK)
    d.lens([(-18, 79), (26, 77), (84, 80)], 2.6, ink=INK)
    blades = ((-30, 118, 18), (-22, 98, 27), (-13, 76, 22), (20, 112, 16), (29, 92, 24), (38, 68, 18))
    d.shapes([leaf(x, 71, -angle, long, 6.4) for x, angle, long in blades], GREEN, DETAIL)
