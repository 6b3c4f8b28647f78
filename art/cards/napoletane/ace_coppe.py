"""Asso di coppe: the great covered urn."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, INK, PAPER, RED, YELLOW
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Outline, Point, circle, ellipse, mirror, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane.card import WIDTH, blank
from art.cards.napoletane.cherub import cherub_band
from art.cards.parts.hoop import hoop
from art.cards.parts.lobes import lobe

ROUND = (
    Shade(depth=0.24, spacing=5.3, reach=90),
    Shade(angle=180, depth=0.08, spacing=6, width=2.2),
)
RIBS = 11


def draw() -> Drawing:
    """Asso di coppe."""
    d = blank("1C")
    with d.at(WIDTH / 2, 0):
        for side in (1, -1):
            _handle(d, side)
        _foot(d)
        _bowl(d)
        cherub_band(d)
        _frieze(d)
        _throat(d)
        _lid(d)
        _finial(d)
        for side in (1, -1):
            _handle_root(d, side)
    return d


def _finial(d: Drawing) -> None:
    stalk = smooth(
        mirror([(0, 150), (-12, 152, "c"), (-14, 166), (-26, 182), (-34, 190, "c"), (0, 194)], 0, whole=True)
    )
    d.shape(stalk, GREEN, OUTER, shade=[Shade(depth=0.42, spacing=5)])
    for side in (1, -1):
        with d.at(flip=side < 0):
            leaf: list[Node] = [
                (0, 156, "c"), (16, 150), (26, 138), (30, 122), (44, 118, "c"), (44, 134), (52, 140, "c"),
                (40, 152),
                (24, 162), (8, 164),
            ]  # fmt: skip
            d.shape(smooth(leaf), GREEN, OUTER, shade=[Shade(angle=60, depth=0.4, spacing=5)])
            d.fold(([(8, 159), (26, 150), (40, 128)], 4))
    cone = smooth(
        mirror([(0, 46), (-10, 54), (-21, 74), (-27, 102), (-24, 130), (-14, 150), (0, 156)], 0, whole=True)
    )
    d.shape(cone, RED, None)
    with d.clip(cone):
        for row in reversed(range(8)):
            y = 148 - row * 13.5
            xs = [(k + (row % 2) * 0.5) * 14.5 for k in range(-2, 3)]
            d.shapes([_scale(x, y) for x in xs], RED)
            d.ticks(*(((x, y - 10), (x + 0.5, y), 2.6) for x in xs))
        d.hatch(cone, Shade(depth=0.36, spacing=4.8), Shade(angle=180, depth=0.12, width=2))
    d.line(cone, OUTER)
    front: list[Node] = [(0, 168, "c"), (-9, 156), (-7, 142), (0, 128, "c"), (7, 142), (9, 156)]
    d.shape(smooth(front), GREEN, OUTER, shade=[Shade(depth=0.5, spacing=5)])
    d.fold(([(0, 166), (0, 138)], 3))
    d.shape(ellipse(0, 168, 21, 6.5), YELLOW, INNER, shade=[Shade(depth=0.35, spacing=4.4)])


def _scale(x: float, y: float) -> Outline:
    """One scale of the cone."""
    nodes: list[Node] = [
        (x - 8, y + 10, "c"), (x - 7, y - 2), (x, y - 11, "c"), (x + 7, y - 2), (x + 8, y + 10, "c"),
    ]  # fmt: skip
    return smooth(nodes)


def _lid(d: Drawing) -> None:
    dome = smooth(
        mirror(
            [
                (0, 184),
                (-30, 186, "c"),
                (-34, 200),
                (-62, 212),
                (-98, 232),
                (-120, 258),
                (-128, 284, "c"),
                (0, 298),
            ],
            0,
            whole=True,
        )
    )
    d.shape(
        dome, YELLOW, OUTER,
        shade=[
            Shade(depth=0.38, spacing=5.2, width=3.6),
            Shade(angle=180, depth=0.1, width=2.2),
            Shade(angle=48, depth=0.24, spacing=5.2, width=2.8, seed=4),
        ],
    )  # fmt: skip
    d.line(smooth([(-33, 200), (0, 207), (33, 200)], closed=False), DETAIL)
    for x0, x1, x2, x3 in ((-22, -46, -70, -80), (-8, -16, -25, -29), (8, 16, 25, 29), (22, 46, 70, 80)):
        d.lens([(x0, 206), (x1, 228), (x2, 262), (x3, 288)], 3.6)
    rim = hoop(282, 140, 303, 138, 14)
    d.shape(
        rim,
        BLUE,
        OUTER,
        shade=[Shade(depth=0.16, spacing=5), Shade(angle=90, depth=0.3, spacing=6, width=2.2)],
    )
    for k in range(-6, 7):
        s = math.sin(math.radians(k * 13.4))
        d.shape(circle(s * 136, 293 + 13.5 * math.sqrt(1 - s * s), 4.4), YELLOW, DETAIL)


def _throat(d: Drawing) -> None:
    half: list[Node] = [
        (0, 310),
        (-126, 304, "c"),
        (-117, 322),
        (-112, 346),
        (-114, 372),
        (-122, 396, "c"),
        (-86, 407),
        (0, 411),
    ]
    throat = smooth(mirror(half, 0, whole=True))
    d.shape(throat, RED, OUTER, shade=[*ROUND, Shade(angle=46, depth=0.2, spacing=5.2, width=2.8, seed=6)])
    for x in (-66, -33, 0, 33, 66):
        swag_y = 331 + 9 * math.sqrt(1 - (x / 118) ** 2)
        drop: list[Node] = [(x, swag_y, "c"), (x - 7, swag_y + 18), (x, swag_y + 30), (x + 7, swag_y + 18)]
        d.shape(smooth(drop), YELLOW, INNER, shade=[Shade(depth=0.4, spacing=4.6, width=2)])
    shadow = hoop(304, 124, 318, 118, 14)
    d.hatch(shadow, Shade(angle=-90, depth=0.9, spacing=5, width=2.8))


def _frieze(d: Drawing) -> None:
    band = hoop(396, 126, 452, 132, 14, 5)
    d.shape(band, BLUE, OUTER)
    for k in range(-4, 5):
        a, b = math.radians(k * 19.0 - 8.2), math.radians(k * 19.0 + 8.2)
        left, right = math.sin(a) * 127, math.sin(b) * 127
        x = (left + right) / 2
        y = 424 + 14 * math.sqrt(max(0.0, 1 - (x / 132) ** 2))
        w = (right - left) / 2
        d.flats(ellipse(x, y, w, 21), ink=INK)
        d.shape(
            ellipse(x, y + 1, w * 0.62, 15),
            PAPER,
            DETAIL,
            shade=[Shade(depth=0.45, spacing=4.6, width=2.4, reach=14)],
        )
        dart = math.sin(math.radians(k * 19.0 + 9.5)) * 128
        if abs(dart) < 122:
            d.fold(([(dart, y - 18), (dart, y + 6)], 3.4))
    d.hatch(band, Shade(depth=0.1, spacing=4.8), Shade(angle=180, depth=0.04, width=2))
    for y, w in ((396, 127), (452, 133)):
        bead = hoop(y - 3, w, y + 7, w, 14)
        d.shape(bead, YELLOW, INNER, shade=[Shade(depth=0.12, spacing=4.6, width=2.2)])


def _bowl(d: Drawing) -> None:
    half: list[Node] = [
        (0, 556),
        (-132, 548, "c"),
        (-132, 566),
        (-122, 596),
        (-96, 628),
        (-58, 650),
        (-26, 660, "c"),
        (0, 664),
    ]
    bowl = smooth(mirror(half, 0, whole=True))
    d.shape(bowl, INK, OUTER)
    for k in range(RIBS):
        lobe(
            d, k, RIBS, _rib, GREEN, INNER, shade=Shade(depth=0.44, spacing=5.2, width=2.8, bend=0.12),
            turned=Shade(angle=48, depth=0.4, spacing=5.2, width=2.8),
        )  # fmt: skip
    d.line(bowl, OUTER)


def _rib(left: float, middle: float, right: float) -> list[Node]:
    top = 560 + 13 * math.sqrt(1 - middle * middle)
    return [
        (left * 130, top + 10, "c"), (left * 122 + middle * 8, top + 2), (middle * 130, top - 2),
        (right * 122 + middle * 8, top + 2), (right * 130, top + 10, "c"), (right * 119, top + 40),
        (right * 88, top + 68), (right * 28, 661, "c"), (left * 28, 661, "c"), (left * 88, top + 68),
        (left * 119, top + 40),
    ]  # fmt: skip


def _foot(d: Drawing) -> None:
    plinth = rect(-104, 744, 208, 38)
    d.shape(rect(-86, 730, 172, 16), RED, OUTER, shade=[Shade(angle=90, depth=0.5, spacing=6, width=2.4)])
    d.shape(
        plinth,
        RED,
        OUTER,
        shade=[Shade(angle=90, depth=0.45, spacing=5.4, bend=0), Shade(depth=0.1, spacing=6)],
    )
    d.line(rect(-94, 752, 188, 22), DETAIL)
    d.hatch(rect(-94, 752, 188, 22), Shade(angle=90, depth=0.7, spacing=5.4, width=2.4, bend=0, seed=3))
    bell: list[Node] = [
        (0, 680),
        (-20, 682, "c"),
        (-24, 696),
        (-46, 714),
        (-70, 724),
        (-74, 732, "c"),
        (0, 734),
    ]
    d.shape(smooth(mirror(bell, 0, whole=True)), YELLOW, OUTER)
    for tip, top, wide in ((-58, -14, 20), (58, 14, 20), (-31, -8, 18), (31, 8, 18), (0, 0, 17)):
        leaf: list[Node] = [
            (top - 6, 682, "c"), ((tip + top) / 2 - wide * 0.62, 702), (tip - wide * 0.9, 720),
            (tip, 737, "c"),
            (tip + wide * 0.9, 720), ((tip + top) / 2 + wide * 0.62, 702), (top + 6, 682, "c"),
        ]  # fmt: skip
        d.shape(smooth(leaf), YELLOW, INNER, shade=[Shade(depth=0.32, spacing=4.8, width=2.4)])
        d.fold(([(top, 686), ((tip + top) / 2, 706), (tip, 728)], 3))
    for y, w, h, fill in ((666, 34, 8, YELLOW), (675, 24, 10, RED)):
        d.shape(
            ellipse(0, y, w, h),
            fill,
            OUTER,
            shade=[Shade(depth=0.34, spacing=4.6), Shade(angle=180, depth=0.1, width=2)],
        )


TRACK: tuple[Point, ...] = (
    (112, 342), (140, 322), (172, 316), (196, 330), (206, 362), (198, 402), (180, 440), (168, 476),
    (174, 508), (194, 520),
    (210, 508), (208, 490), (194, 486),
)  # fmt: skip


def _handle(d: Drawing, side: int) -> None:
    stations: list[Station] = []
    for k, (x, y) in enumerate(TRACK):
        stations.append((side * x, y, (5, 7, 8.4, 8.8, 8.8, 8.4, 7.8, 7.2, 6.6, 6, 5.4, 4.8, 4.4)[k]))
    d.limb([(side * 122, 520, 4), (side * 146, 512, 5), (side * 168, 492, 4)], PAPER, INNER, depth=0.5)
    d.limb(stations, PAPER, OUTER, end="round", depth=0)
    d.lens([(side * x, y) for x, y in TRACK[1:-2]], 2.6)
    d.shape(circle(side * 193, 497, 7), PAPER, INNER)


def _handle_root(d: Drawing, side: int) -> None:
    """The ringed boss from which the handle grows out of the throat."""
    with d.at(side * 117, 341, rotate=side * -28):
        for x, w, h in ((8, 5, 11), (2, 6, 14), (-4, 7, 17)):
            d.shape(
                ellipse(side * x, 0, w, h),
                YELLOW,
                INNER,
                shade=[Shade(angle=60, depth=0.3, spacing=4.4, width=2)],
            )
