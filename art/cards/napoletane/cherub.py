"""The ochre band of the asso di coppe: a winged child's head between scrolls."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import FLESH, INK, OCHRE, PAPER, RED, YELLOW
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.hoop import hoop


def cherub_band(d: Drawing) -> None:
    """The band with its head, wings and scrolls, about x = 0."""
    band = hoop(458, 131, 552, 130, 14, 7)
    d.shape(
        band, OCHRE, OUTER,
        shade=[Shade(depth=0.16, spacing=5.2), Shade(angle=180, depth=0.06, width=2.2)],
    )  # fmt: skip
    for side in (1, -1):
        with d.at(flip=side < 0):
            _scroll(d)
            _wing(d)
    _face(d)


def _scroll(d: Drawing) -> None:
    track: list[Station] = [
        (70, 548, 2.4), (92, 546, 3.6), (112, 532, 4.2), (118, 512, 3.8), (108, 496, 3.2), (96, 498, 2.8),
        (94, 510, 2.4),
        (103, 514, 2.2),
    ]  # fmt: skip
    d.limb(track, YELLOW, DETAIL, start="point", end="round", depth=0)
    leaf: list[Node] = [(96, 543, "c"), (88, 532), (78, 530), (72, 536, "c"), (80, 542)]
    d.shape(smooth(leaf), YELLOW, DETAIL)


def _wing(d: Drawing) -> None:
    for k, (length, angle) in enumerate(((62, 16), (68, 2), (70, -12), (62, -27))):
        a = math.radians(angle)
        x0, y0 = 22.0, 520 - k * 4.5
        tip = (x0 + length * math.cos(a), y0 + length * math.sin(a))
        nx, ny = -math.sin(a), math.cos(a)
        feather: list[Node] = [
            (x0, y0 + 6, "c"), (x0 + (tip[0] - x0) * 0.6 + nx * 8, y0 + (tip[1] - y0) * 0.6 + ny * 8),
            (*tip, "c"),
            (x0 + (tip[0] - x0) * 0.6 - nx * 8, y0 + (tip[1] - y0) * 0.6 - ny * 8), (x0, y0 - 6, "c"),
        ]  # fmt: skip
        d.shape(
            smooth(feather),
            PAPER,
            INNER,
            shade=[Shade(angle=70, depth=0.34, spacing=4.6, width=2.2, reach=10)],
        )
        d.fold(([(x0 + 4, y0), (x0 + (tip[0] - x0) * 0.85, y0 + (tip[1] - y0) * 0.85)], 2.6))


def _face(d: Drawing) -> None:
    with d.at(0, 514):
        hair: list[Node] = [
            (0, -42), (-11, -44), (-18, -36), (-27, -34), (-28, -24), (-34, -16), (-29, -6), (-31, 4),
            (-23, 10), (23, 10),
            (31, 4), (29, -6), (34, -16), (28, -24), (27, -34), (18, -36), (11, -44),
        ]  # fmt: skip
        d.shape(smooth(hair), YELLOW, INNER)
        for x, y, r in (
            (-19, -27, 5),
            (-8, -34, 5),
            (4, -35, 5),
            (15, -30, 5),
            (-25, -13, 4.6),
            (24, -17, 4.6),
            (-25, 1, 4),
            (25, -2, 4),
        ):
            d.line(
                smooth(
                    [
                        (x - r, y + 2),
                        (x - r * 0.5, y - r * 0.8),
                        (x + r * 0.8, y - r * 0.5),
                        (x + r * 0.4, y + r * 0.6),
                        (x - r * 0.2, y + r * 0.2),
                    ],
                    closed=False,
                ),
                DETAIL,
            )
        face: list[Node] = [
            (-23, -8), (-25, 4), (-27, 14), (-21, 25), (-10, 31), (0, 34), (10, 31), (21, 25), (27, 14),
            (25, 4), (23, -8),
            (14, -21), (0, -25),
            (-14, -21),
        ]  # fmt: skip
        d.shape(
            smooth(face),
            FLESH,
            INNER,
            shade=[Shade(depth=0.2, spacing=4.8, width=2.3), Shade(angle=60, depth=0.12, width=2)],
        )
        for side in (1, -1):
            d.lens([(side * 16, -2), (side * 10, -7), (side * 3.5, -2)], 3.2)
            d.shape(circle(side * 9.5, -1.5, 2.6), INK, None)
            d.lens([(side * 17, -11), (side * 10, -15), (side * 4, -11)], 2.8)
            d.lens([(side * 15, 3), (side * 10, 5), (side * 5, 3)], 1.6)
            d.lens([(side * 14, 10), (side * 19, 11), (side * 22, 17)], 2)
        d.line(smooth([(-3, -9), (-2, 4), (-4.5, 9), (0, 12), (4.5, 9)], closed=False), DETAIL)
        d.shape(smooth([(-8, 18, "c"), (0, 21), (8, 18, "c"), (5, 25), (-5, 25)]), RED, None)
        d.lens([(-11, 16), (-6, 20), (0, 21), (6, 20), (11, 16)], 3.2)
