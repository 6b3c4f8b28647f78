"""Saddle, cloth, harness and the rider's leg, for a horse facing right (see `horse`)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import PAPER, RED, WHITE
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import (
    Matrix,
    Node,
    Outline,
    Point,
    circle,
    ellipse,
    lozenge,
    placed,
    polyline,
    sampled,
    smooth,
)
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import stirrup
from art.cards.napoletane.horse import carriage

Border = Literal["links", "lozenges", "zigzag", "beads"]
Toe = Literal["round", "square", "curled", "pointed"]

TOES: dict[Toe, list[Node]] = {
    "round": [(318, 621, "c"), (320, 612), (308, 606)],
    "square": [(324, 621, "c"), (326, 607, "c"), (310, 605)],
    "curled": [(318, 620), (334, 612), (337, 598, "c"), (326, 604), (312, 603)],
    "pointed": [(316, 621), (331, 615, "c"), (318, 609), (306, 603)],
}
"""The front of a boot, from its sole to the instep."""
GROWN = 1.1
"""Scale of the leg about the hip, beside its design."""
HIP: Point = (222.0, 406.0)

CLOTH: list[Node] = [
    (150, 400, "c"), (140, 440), (134, 484), (140, 520), (160, 534, "c"), (206, 544), (262, 542, "c"),
    (286, 524), (296, 484),
    (298, 440), (290, 398, "c"), (258, 412), (204, 416),
]  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Tack:
    """Inks and ornament of a harness: straps, their studs, the cloth, its border and the border's units."""

    strap: str
    stud: str
    cloth: str
    hem: str
    unit: str
    border: Border


def cloth(d: Drawing, tack: Tack) -> None:
    """The saddle cloth with its ornamented border, then the saddle's cantle and pommel."""
    outline = smooth(CLOTH)
    d.shape(outline, tack.hem, OUTER)
    track = smooth(
        [(150, 420), (147, 480), (158, 520), (210, 530), (264, 526), (283, 486), (285, 420)], closed=False
    )
    _units(d, track, tack)
    inner = smooth([
        (164, 404, "c"), (159, 450), (158, 490), (168, 510, "c"), (208, 517), (256, 514, "c"), (270, 490),
        (273, 446), (270, 404, "c"), (216, 416),
    ])  # fmt: skip
    d.shape(inner, tack.cloth, INNER, shade=[Shade(angle=40, depth=0.4)])
    d.hatch(
        outline,
        Shade(angle=0, depth=0.12, spacing=5, width=2.4),
        Shade(angle=90, depth=0.07, spacing=5.4, width=2.4),
    )
    ends: tuple[list[Node], list[Node]] = (
        [(150, 410, "c"), (142, 396), (148, 374), (160, 370), (168, 384), (178, 404, "c")],
        [(262, 406, "c"), (268, 384), (280, 364), (292, 366), (294, 384), (290, 402, "c")],
    )
    for points in ends:
        d.shape(smooth(points), tack.strap, INNER, shade=[Shade(depth=0.4, spacing=5, width=2.4)])


def harness(d: Drawing, tack: Tack, nod: float = 0.0) -> None:
    """Bridle, breast collar and crupper of a horse that lowers its head by `nod` degrees."""
    head = carriage(nod)
    _strap(d, [(150, 404), (112, 404), (76, 424)], 6.5, tack, 5)
    _strap(d, [(118, 408), (100, 440), (92, 480)], 5, tack, 3)
    _strap(d, [(288, 424), (340, 448), (411, 456)], 9.5, tack, 6)
    _strap(d, [(374, 462), (380, 492), (374, 516)], 6.5, tack, 2)
    d.shape(lozenge(372, 456, 16, 20), WHITE, INNER)
    d.shape(lozenge(372, 456, 9, 12), RED, DETAIL)
    for line, half in (
        ([(376, 238), (398, 292), (431, 344)], 4.6),
        ([(443, 307), (437, 328), (420, 350)], 4.4),
        ([(374, 246), (390, 248), (405, 241)], 4.2),
    ):
        _strap(d, [head.apply(p) for p in line], half, tack, 0)
    for p, r in (((432, 345), 6.6), ((381, 248), 6.6), ((441, 309), 4)):
        x, y = head.apply(p)
        d.shape(circle(x, y, r), tack.stud, INNER)
        d.shape(circle(x, y, r * 0.4), PAPER, None)


def reins(d: Drawing, tack: Tack, hand: Point, nod: float = 0.0, slack: float = 1.0) -> None:
    """The near rein from the bit to the hand; `slack` 0: drawn straight."""
    x, y = carriage(nod).apply((430, 350))
    hx, hy = hand
    points = [(x, y)]
    for share, sag in ((0.34, 34), (0.7, 26)):
        taut, low = y + (hy - y) * share, max(y, hy) + sag
        points.append((x + (hx - x) * share, taut + (low - taut) * slack))
    points.append(hand)
    d.shape(ribbon(points, 4, forked=False), tack.strap, INNER)


@dataclass(frozen=True, kw_only=True)
class Seat:
    """Pose of a rider's leg: the knee moved by so much, the shin and the foot swung back (degrees).

    `toe`: the cut of his boot.
    """

    knee: Point = (0.0, 0.0)
    swing: float = 0.0
    foot: float = 0.0
    spur: bool = False
    toe: Toe = "round"


KNEE: Point = (286.0, 466.0)
ANKLE: Point = (269.0, 588.0)
BAR: Point = (304.0, 452.0)
"""Point at which the stirrup's leather comes out from under the knee."""


def _turned(about: Point, turn: float, shift: Point = (0.0, 0.0)) -> Matrix:
    x, y = placed(rotate=turn).apply(about)
    return placed(about[0] - x + shift[0], about[1] - y + shift[1], rotate=turn)


def leg(
    d: Drawing,
    trousers: str,
    boot: str,
    tack: Tack,
    *,
    top: str | None = None,
    seat: Seat = Seat(),
) -> None:
    """The rider's near leg: thigh, knee, boot in the stirrup."""
    with d.at(HIP[0] * (1 - GROWN), HIP[1] * (1 - GROWN), GROWN):
        _leg(d, trousers, boot, tack, top or boot, seat)


def _leg(d: Drawing, trousers: str, boot: str, tack: Tack, top: str, seat: Seat) -> None:
    kx, ky = seat.knee
    shin = _turned(KNEE, seat.swing, seat.knee)
    foot = shin.after(_turned(ANKLE, seat.foot))
    with d.under(foot):
        stirrup.far_branch(d, tack.stud)
    stirrup.leather(d, (BAR[0] + kx, BAR[1] + ky), foot.apply(stirrup.EYE), tack.strap)
    d.limb(
        [(196, 404, 30), (226 + kx * 0.4, 424 + ky * 0.4, 37), (262 + kx * 0.8, 448 + ky * 0.8, 33),
         (284 + kx, 470 + ky, 26)],
        trousers,
        OUTER,
        start="round",
        end="round",
        depth=0.8,
    )  # fmt: skip
    with d.under(shin):
        d.limb([(288, 464, 25), (284, 494, 24), (276, 524, 19)], trousers, OUTER, start="round", depth=0.9)
        d.fold(([(306, 478), (288, 476), (270, 484)], 4.4), ([(262, 486), (270, 474), (284, 466)], 4))
    d.fold(
        ([(196, 424), (222, 430), (244, 424)], 4.6),
        ([(240 + kx, 462 + ky), (256 + kx, 452 + ky), (268 + kx, 440 + ky)], 3.6),
    )
    _boot(d, boot, top, shin, foot, TOES[seat.toe])
    with d.under(foot):
        if seat.spur:
            _spur(d, tack.stud)
        stirrup.near_branch(d, tack.stud)


def _spur(d: Drawing, ink: str) -> None:
    """A spur with a rowel behind the heel."""
    d.shape(smooth([(268, 598, "c"), (252, 603), (234, 604, "c"), (234, 598, "c"), (252, 596)]), ink, DETAIL)
    with d.at(229, 601):
        points: list[Node] = []
        for k in range(16):
            a, r = math.radians(22.5 * k), 12.0 if k % 2 else 5.6
            points.append((r * math.cos(a), r * math.sin(a), "c"))
        d.shape(smooth(points), ink, DETAIL)


def _boot(d: Drawing, fill: str, top: str, shin: Matrix, ankle: Matrix, toe: Sequence[Node]) -> None:
    with d.under(shin):
        d.limb(
            [(275, 516, 20), (275, 548, 19), (270, 580, 14), (268, 596, 13.4)],
            fill,
            OUTER,
            end="round" if ankle != shin else "flat",
            depth=0.9,
        )
    with d.under(ankle):
        foot = smooth([
            (255.8, 580, "c"), (253.4, 600), (251, 618, "c"), (262, 621), (274, 618), (292, 621), *toe,
            (294, 600),
            (286, 590), (283.8, 578, "c"),
        ])  # fmt: skip
        d.shape(foot, fill, OUTER, shade=[Shade(angle=90, depth=0.34, spacing=5, width=2.3)])
        d.shape(polyline([(258, 574), (257.2, 594), (280, 594), (282, 574)]), fill, None)
        d.fold(([(282, 588), (272, 592), (262, 588)], 2.8), ([(255, 580), (264, 583), (272, 580)], 2.4))
    with d.under(shin):
        d.shape(
            smooth([(253, 510, "c"), (276, 503), (299, 512, "c"), (295, 532, "c"), (276, 525),
                    (256, 529, "c")]),
            top,
            INNER,
            shade=[Shade(depth=0.4, spacing=4.8, width=2.4)],
        )  # fmt: skip


def _strap(d: Drawing, points: Sequence[Point], half: float, tack: Tack, studs: int) -> None:
    d.shape(ribbon(points, half, forked=False), tack.strap, INNER)
    line = sampled(points, 3)
    spots = [line[round((k + 0.5) / studs * (len(line) - 1))] for k in range(studs)]
    if spots:
        d.shapes([circle(x, y, half * 0.42) for x, y in spots], tack.stud)


def _units(d: Drawing, track: Outline, tack: Tack) -> None:
    line = track.sample(2.0)
    count = 22
    units: list[Outline] = []
    for k in range(count):
        x, y = line[round((k + 0.5) / count * (len(line) - 1))]
        flat = y > 500 and 160 < x < 270
        if tack.border == "beads":
            units.append(circle(x, y, 4))
        elif tack.border == "links":
            units.append(ellipse(x, y, 6 if flat else 3.6, 3.6 if flat else 6))
        elif tack.border == "lozenges":
            units.append(lozenge(x, y, 5.6, 6))
        else:
            units.append(polyline([(x - 6, y + 4), (x, y - 6), (x + 6, y + 4)]))
    d.shapes(units, tack.unit)
