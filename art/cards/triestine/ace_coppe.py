"""Asso di coppe: the great goblet with Bacchus in its lens, vines at its sides, and the motto."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.hoop import hoop
from art.cards.triestine.bacchus import bacchus
from art.cards.triestine.card import WIDTH, blank, frame
from art.cards.triestine.corner import corners
from art.cards.triestine.flowers import grapes, vine_leaf
from art.cards.triestine.inks import BLUE, BROWN, GREEN, PAPER, RED, SKY, YELLOW
from art.cards.triestine.ribbons import motto

_SIZE: Final = 0.92
"""Of the cup."""
_RIM: Final = 276.0
"""Height of its rim on the card."""
_WORDS: Final = partial(motto, half=27.5, cap=25.4)


def draw() -> Drawing:
    """The card."""
    d = blank("1C")
    with d.at(WIDTH / 2, 0):
        for side in (-1, 1):
            with d.at(flip=side < 0):
                _vine(d, side)
    with d.at(WIDTH / 2, _RIM - 292 * _SIZE, _SIZE):
        _foot(d)
        _bowl(d)
    _WORDS(d, 86, 15, 134, "UNA COPPA", tail=22)
    _WORDS(d, 176, 13, 152, "DI BUON VIN", red=False, tail=24)
    _WORDS(d, 800, -13, 156, "FA CORAGGIO", red=False, up=True, tail=24)
    _WORDS(d, 890, -15, 132, "FA MORBIN", up=True, tail=22)
    frame(d)
    corners(d, "1C")
    return d


def _vine(d: Drawing, side: int) -> None:
    """A vine to the right, that springs from behind the foot and climbs in two bends; a bunch hangs in it."""
    track: list[Point] = [(92, 722), (160, 706), (196, 656), (188, 600), (164, 552), (166, 498), (192, 448),
        (192, 404)]  # fmt: skip
    d.line(smooth(list(track), closed=False), OUTER * 1.4, ink=BROWN)
    d.line(smooth([(165, 558), (142, 562), (126, 580)], closed=False), INNER * 1.4, ink=BROWN)
    for x, y, turn, size in (
        (140, 714, -56, 34),
        (192, 646, 14, 42),
        (163, 548, 66, 42),
        (166, 508, -58, 40),
        (190, 446, -56, 40),
        (192, 408, 2, 46),
    ):
        with d.at(x, y, 1.0, turn):
            vine_leaf(d, size)
    for curl in (
        [(188, 686), (214, 690), (222, 672), (208, 668), (210, 680)],
        [(178, 472), (204, 478), (214, 460), (201, 456), (204, 468)],
    ):
        d.line(smooth(list(curl), closed=False), DETAIL, ink=GREEN)
    with d.at(122, 628, 0.8, 4):
        grapes(d, RED if side > 0 else BLUE)


def _bowl(d: Drawing) -> None:
    half: list[Point] = [(164, 290), (158, 370), (146, 450), (120, 530), (72, 590)]
    right: list[Node] = [(164, 290, "c"), *half[1:], (28, 622, "c")]
    left: list[Node] = [(-28, 622, "c"), *((-x, y) for x, y in reversed(half[1:])), (-164, 290, "c")]
    d.shape(smooth([*right, *left]), BLUE, OUTER, shade=[
        Shade(depth=0.24, spacing=6, width=3.2, reach=80), Shade(angle=180, depth=0.07, spacing=7,
            width=2.4, reach=20),
        Shade(angle=50, depth=0.14, spacing=6.4, width=2.6, reach=46),
    ])  # fmt: skip
    for share in (-0.86, -0.6, -0.3, 0.0, 0.3, 0.6, 0.86):
        sag = 10 * (1 - share * share)
        d.lens([(112 * share, 536 + sag), (92 * share, 572 + sag), (34 * share, 616)], 8.0, ink=PAPER)
    for side in (-1, 1):
        d.shape(ellipse(side * 124, 444, 17, 50), PAPER, INNER)
        d.flats(ellipse(side * 124 - 3, 436, 8, 32), ink=SKY)
    d.shape(ellipse(0, 470, 88, 92), YELLOW, OUTER)
    d.shapes([circle(*_on(12 * k, 81.0, 85.0), 4.6) for k in range(30)], RED, DETAIL)
    d.shape(ellipse(0, 470, 74, 78), PAPER, INNER)
    with d.at(0, 473, 0.96):
        bacchus(d)
    d.shape(hoop(300, 163, 350, 158, 30), YELLOW, OUTER, shade=[Shade(depth=0.16, spacing=5.4, width=2.6)])
    for k in range(9):
        share = -0.88 + 0.22 * k
        x, y = 158 * share, 325 + 30 * (1 - share * share) ** 0.5
        wide = 13 * (1 - 0.5 * share * share)
        gem: list[Node] = [(x, y - 14, "c"), (x + wide, y, "c"), (x, y + 14, "c"), (x - wide, y, "c")]
        d.shape(polyline(gem), (RED, PAPER)[k % 2], INNER)
    d.shape(ellipse(0, 292, 170, 38), YELLOW, OUTER)
    d.shape(ellipse(0, 293, 150, 28), RED, OUTER, shade=[
        Shade(angle=186, depth=0.4, spacing=4.4, width=2.6, reach=90),
            Shade(angle=-70, depth=0.3, spacing=6, width=2),
    ])  # fmt: skip
    d.lens([(20, 300), (70, 300), (112, 294)], 4.0, ink=PAPER)
    d.lens([(50, 309), (78, 308), (100, 304)], 2.6, ink=PAPER)


def _on(degrees: float, rx: float, ry: float) -> Point:
    """A point of the rim of the lens."""
    return (rx * math.sin(math.radians(degrees)), 470 - ry * math.cos(math.radians(degrees)))


def _foot(d: Drawing) -> None:
    stalk: list[Node] = [
        (-20, 612, "c"),
        (20, 612, "c"),
        (15, 690),
        (26, 752, "c"),
        (-26, 752, "c"),
        (-15, 690),
    ]
    d.shape(smooth(stalk), YELLOW, OUTER, shade=[Shade(depth=0.4, spacing=5.6, width=2.8)])
    d.shape(hoop(616, 40, 632, 34, 8), YELLOW, OUTER, shade=[Shade(depth=0.3, spacing=5)])
    knop: list[Node] = [
        (-22, 644, "c"),
        (-54, 666),
        (-22, 692, "c"),
        (0, 695),
        (22, 692, "c"),
        (54, 666),
        (22, 644, "c"),
    ]
    d.shape(
        smooth(knop), RED, OUTER, shade=[Shade(depth=0.4, spacing=5.2, width=2.8), Shade(angle=60, depth=0.3)]
    )
    for share in (-0.66, -0.24, 0.2):
        d.lens([(16 * share, 648), (60 * share, 667), (16 * share, 690)], 3.4, ink=PAPER)
    d.shape(hoop(698, 32, 712, 38, 8), YELLOW, OUTER, shade=[Shade(depth=0.3, spacing=5)])
    d.shape(hoop(772, 134, 792, 130, 12, 4), YELLOW, OUTER, shade=[Shade(depth=0.2, spacing=5.4, width=2.8)])
    dome: list[Node] = [(-24, 726, "c"), (-56, 746), (-124, 764), (-132, 776, "c"), (0, 790),
        (132, 776, "c"), (124, 764),
        (56, 746), (24, 726, "c")]  # fmt: skip
    d.shape(smooth(dome), BLUE, OUTER, shade=[Shade(depth=0.22, spacing=5.4, width=3)])
    for k in range(8):
        share = 2 * k / 7 - 1
        d.lens(
            [(20 * share, 730), (64 * share, 752), (124 * share, 772 + 12 * (1 - share * share))],
            5.0,
            ink=PAPER,
        )
