"""Coppe: the goblet without handles, with a wide red mouth."""

from __future__ import annotations

import math
from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, ellipse, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.hoop import hoop
from art.cards.parts.lobes import lobe
from art.cards.piacentine.inks import DARK_GREEN, DARK_RED, GOLD, GREEN, RED

RIBS = (5, 6, 5)  # by cut
FLUTES = (
    ((-24, -4.5), (-8, -1.6), (8, 1.6), (24, 4.5)),
    ((-26, -4.8), (-13, -2.4), (0, 0), (13, 2.4), (26, 4.8)),
    ((-21, -4), (0, 0), (21, 4)),
)  # of the foot: where each ends and begins, by cut
LOBE = Shade(depth=0.42, spacing=4.9, width=2.9, bend=0.12)
STONES = ((-60, -30, 0, 30, 60), (-52, -18, 17, 51), (-63, -38, -12, 13, 39, 63))  # on the band, by cut
TURNED = Shade(angle=44, depth=0.26, spacing=4.9, width=2.2)
PROPORTION = 0.68  # width : height where none is given


def cup(d: Drawing, x: float, y: float, size: float, width: float = 0.0, *, cut: int = 0) -> None:
    """An upright goblet centred on (x, y), `size` high and `width` wide at the mouth.

    The cuts differ in contour, lobes, the stones of the band and the worn places of the foot.
    """
    with d.at(x, y, ((width or size * PROPORTION) / 100, size / 150)):
        _foot(d, cut)
        _belly(d, cut)
        _bowl(d, cut)
        _mouth(d, cut)


def _foot(d: Drawing, cut: int) -> None:
    plate = hoop(57, 38, 66, 39, 8)
    d.shape(plate, GOLD, OUTER, shade=[Shade(depth=0.16, spacing=4.6), Shade(angle=90, depth=0.5, width=2.2)])
    bell: list[Node] = [
        (0, 26), (-8, 27, "c"), (-9, 38), (-17 + (0, 3, -2)[cut], 47), (-32, 53), (-38, 57.5, "c"), (-24,
            63.5), (0, 66),
    ]  # fmt: skip
    d.shape(
        smooth(mirror(bell, 0, whole=True)), GREEN, OUTER,
        shade=[
            Shade(depth=0.36, spacing=4.8, seed=1 + cut),
            Shade(angle=180, depth=0.1, width=2),
            Shade(angle=60, depth=0.16, spacing=4.8, width=2.2, seed=2 + cut),
        ],
    )  # fmt: skip
    for foot, top in FLUTES[cut]:
        d.lens([(top, 34), ((top + foot) / 2.5, 46), (foot, 63)], 3.2)
    knop = ellipse(0, 27, (18, 16.6, 19)[cut], (7.6, 8.4, 7)[cut])
    d.shape(knop, RED, OUTER, shade=[Shade(depth=0.36, spacing=4.4), Shade(angle=180, depth=0.1, width=2)])
    d.lens([(-15, 27.4), (0, 30.4), (15, 27.4)], 2.2)


def _belly(d: Drawing, cut: int) -> None:
    """The lobed lower half, dark in the seams."""
    half: list[Node] = [
        (0, -22), (-45, -20, "c"), (-46.5 + (0, 0.8, -0.8)[cut], -8), (-41, 6 + (0, -1.5, 1)[cut]), (-28,
            16), (-13, 21, "c"), (0, 23),
    ]  # fmt: skip
    whole = smooth(mirror(half, 0, whole=True))
    d.shape(whole, DARK_GREEN, None)
    ribs = RIBS[cut]
    for k in range(ribs):
        lobe(d, k, ribs, _lobe, GREEN, DETAIL, shade=replace(LOBE, seed=1 + 7 * cut), turned=TURNED)
    d.line(whole, OUTER)


def _lobe(left: float, middle: float, right: float) -> list[Node]:
    top = -16 + 6 * math.sqrt(1 - middle * middle)
    return [
        (left * 45, top + 6, "c"), (left * 30 + middle * 15, top - 0.5), (middle * 45.5, top - 3),
        (right * 30 + middle * 15, top - 0.5), (right * 45, top + 6, "c"),
        (right * 41, 6), (right * 27, 16.4), (right * 12, 21, "c"), (left * 12, 21, "c"),
        (left * 27, 16.4), (left * 41, 6),
    ]  # fmt: skip


def _bowl(d: Drawing, cut: int) -> None:
    """The flaring red upper half with its yellow band."""
    half: list[Node] = [
        (0, -62), (-49, -63, "c"), (-46.5 + (0, 1.2, -1)[cut], -52), (-42, -43 + (0, -1.4, 1.2)[cut]),
            (-40, -36, "c"), (-20, -30), (0, -28.6),
    ]  # fmt: skip
    d.shape(
        smooth(mirror(half, 0, whole=True)), RED, OUTER,
        shade=[
            Shade(depth=(0.27, 0.31, 0.24)[cut], spacing=4.9, reach=70, seed=1 + cut),
            Shade(angle=180, depth=0.09, width=2.2),
            Shade(angle=48, depth=0.1, spacing=5, width=2.2, seed=3 + cut),
        ],
    )  # fmt: skip
    band = hoop(-37, 41, -20, 45.5, 7)
    d.shape(
        band, GOLD, OUTER,
        shade=[Shade(depth=0.24, spacing=4.8), Shade(angle=180, depth=0.09, width=2.2)],
    )  # fmt: skip
    d.line(smooth([(-44, -23.6), (-30, -18.8), (0, -16.6), (30, -18.8), (44, -23.6)], closed=False), DETAIL)
    for degrees in STONES[cut]:
        s = math.sin(math.radians(degrees))
        y = -29.5 + 6.6 * math.sqrt(1 - s * s)
        wide = (4.4, 5.4, 4.2)[cut] * math.sqrt(1.06 - s * s)
        d.shape(ellipse(s * 42, y, wide, (3.9, 3.6, 4.2)[cut]), RED, DETAIL)


def _mouth(d: Drawing, cut: int) -> None:
    d.shape(ellipse(0, -63, 50, 11.6), RED, OUTER)
    d.hatch(ellipse(0, -63, 50, 11.6), Shade(angle=76, depth=0.3, spacing=5.4, width=2.4, reach=6))
    d.shape(
        ellipse(0, -63.8, 42, 8.2), DARK_RED, INNER,
        shade=[Shade(angle=180, depth=(0.42, 0.5, 0.36)[cut], spacing=4.4, width=2.6, seed=1 + cut)],
    )  # fmt: skip
