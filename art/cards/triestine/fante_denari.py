"""Fante di denari: a fair-haired page with lace, the coin clasped from behind, a purse on its strings."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import dress, hair, hats
from art.cards.triestine.coin import coin
from art.cards.triestine.court import court_card
from art.cards.triestine.cuffs import laced
from art.cards.triestine.draped_sleeve import Draped
from art.cards.triestine.faces import flush, neck
from art.cards.triestine.hands_of_coins import EMBRACING, ON_STRINGS
from art.cards.triestine.inks import BLUE, FLESH, GREEN, HEMP, OCHRE, PAPER, RED, YELLOW

HEAD: Final[Point] = (316, 160)
AXIS: Final = 310.0
COIN: Final[Point] = (178, 120)
TRIM: Final = partial(laced, fill=GREEN, edge=YELLOW)
ARM: Final = partial(Draped, fill=RED, figure=("leaf", YELLOW), weave=24, puff=(GREEN, PAPER), trim=TRIM)
RAISED: Final = ARM(shoulder=(228, 292), elbow=(122, 412), at=(COIN[0], 189), hand=EMBRACING, tilt=4)
HOLDING: Final = ARM(shoulder=(390, 292), elbow=(458, 410), at=(318, 342), hand=ON_STRINGS, tilt=10)


def draw() -> Drawing:
    """The card."""
    return court_card("FD", _figure)


def _figure(d: Drawing) -> None:
    _cape(d)
    RAISED.upper(d)
    HOLDING.upper(d)
    with d.at(*HEAD, rotate=-2):
        neck(d, FLESH, (0, 52), 17, long=38, shade=0.34)
    _doublet(d)
    RAISED.fore(d)
    HOLDING.fore(d)
    _bag(d)
    HOLDING.grasp(d)
    with d.at(*HEAD, rotate=-2):
        _head(d)
    RAISED.grasp(d, _coin)


def _cape(d: Drawing) -> None:
    dress.mantle(d, [(352, 232, "c"), (410, 234), (462, 262), (500, 330), (518, 420), (518, 470, "c"),
        (342, 470, "c")], BLUE,
        folds=[[(412, 262), (456, 320), (474, 400), (468, 470)]])  # fmt: skip
    dress.mantle(d, [(244, 240, "c"), (176, 276), (104, 346), (14, 438, "c"), (14, 470, "c"),
        (262, 470, "c")], BLUE, folds=[[(122, 338), (90, 400), (66, 440), (60, 470)]], seed=6,
        black=False)  # fmt: skip
    inside: list[Node] = [(252, 296, "c"), (196, 360), (146, 420), (128, 480, "c"), (260, 480, "c")]
    dress.lining(d, inside, OCHRE, pleats=[
        ([(196, 476), (198, 430), (216, 384)], 10), ([(164, 476), (172, 446), (188, 412)], 7),
    ])  # fmt: skip
    borders.border(d, [(172, 285), (101, 356), (20, 441)], 8, YELLOW, "beads", RED, spacing=18)
    borders.border(d, [(356, 238), (410, 241), (458, 268), (494, 334), (514, 424)], 8, YELLOW, "beads", RED,
        spacing=18)  # fmt: skip


def _doublet(d: Drawing) -> None:
    dress.skirts(d, ((240, 414), (376, 414)), (196, 410), 476, (GREEN, YELLOW), 8)
    nodes: list[Node] = [(266, 234, "c"), (228, 254), (242, 318), (236, 380), (238, 424, "c"), (AXIS, 436),
        (378, 424, "c"),
        (382, 380), (376, 318), (390, 254), (350, 234, "c")]  # fmt: skip
    dress.coat(d, nodes, GREEN, figure=("dot", YELLOW))
    front: list[Node] = [
        (AXIS - 22, 246, "c"),
        (AXIS - 25, 330),
        (AXIS - 20, 424, "c"),
        (AXIS + 20, 424, "c"),
        (AXIS + 25, 330),
        (AXIS + 22, 246, "c"),
    ]
    d.shape(smooth(front), YELLOW, INNER, shade=[Shade(depth=0.2, spacing=5.6, width=2.4)])
    d.shapes([circle(AXIS, 288 + 27 * k, 6) for k in range(5)], RED, INNER)
    for k in range(5):
        y = 288 + 27 * k
        for side in (-1, 1):
            d.lens([(AXIS + side * 7, y), (AXIS + side * 15, y - 2), (AXIS + side * 22, y + 2)], 3)
    dress.falling_collar(d, AXIS, 244, 100, 52, PAPER, lace=5)
    d.shape(smooth([(AXIS - 4, 252, "c"), (AXIS - 26, 244), (AXIS - 26, 266), (AXIS, 258), (AXIS + 26, 266),
        (AXIS + 26, 244),
        (AXIS + 4, 252, "c")]), RED, INNER)  # fmt: skip
    dress.belt(d, (236, 424), (380, 424), 24, RED, "beads", YELLOW)


def _coin(d: Drawing) -> None:
    coin(d, *COIN, 137, cut=2)


def _bag(d: Drawing) -> None:
    """The money bag on its strings."""
    with d.at(-20, -10):
        for x in (-7, 7):
            string = smooth([(338, 372, "c"), (334 + x * 0.6, 392), (332 + x, 412, "c")], closed=False)
            d.line(string, 7.6)
            d.line(string, 3.4, ink=RED)
        bag: list[Node] = [
            (322, 414, "c"), (298, 424), (284, 444), (282, 476, "c"), (382, 476, "c"), (380, 444), (366, 424),
            (342, 414, "c"),
        ]  # fmt: skip
        d.shape(smooth(bag), HEMP, OUTER, shade=[
            Shade(angle=20, depth=0.4, spacing=5.4, width=2.8, reach=30),
            Shade(angle=180, depth=0.14, spacing=5.6, width=2.2, reach=10),
        ])  # fmt: skip
        d.fold(([(326, 416), (312, 428), (304, 452)], 5), ([(332, 416), (332, 434), (328, 456)], 4),
            ([(338, 416), (350, 430), (356, 452)], 5))  # fmt: skip
        mouth: list[Node] = [(318, 412, "c"), (304, 398, "c"), (316, 400), (322, 393, "c"), (332, 399),
            (342, 393, "c"), (348, 400), (360, 398, "c"), (346, 412, "c")]  # fmt: skip
        d.shape(smooth(mouth), HEMP, INNER)
        d.fold(([(324, 410), (318, 404), (314, 402)], 3), ([(332, 410), (332, 405), (332, 402)], 3),
            ([(340, 410), (346, 404), (350, 402)], 3))  # fmt: skip
        tie = [(316.0, 413.0, 4.4), (332.0, 415.0, 5.0), (348.0, 413.0, 4.4)]
        d.limb(tie, RED, INNER, start="round", end="round", depth=0)


def _head(d: Drawing) -> None:
    tone = hair.BLOND
    for side in (-1, 1):
        hair.tail_of_hair(
            d, [(side * 26, -34), (side * 32, 4), (side * 30, 40), (side * 24, 58)],
            [(side * 44, -34), (side * 58, 2), (side * 58, 40),
                (side * 44, 66)], tone, count=6, seed=73 + side,
        )  # fmt: skip
        hair.roll(d, side * 44, 62, 13, tone, side=side)
        hair.roll(d, side * 56, 44, 12, tone, side=side)
    face: list[Node] = [
        (-34, -46), (-38, -22), (-38, 0), (-34, 24), (-24, 44), (-10, 58), (0, 61), (10, 58), (24, 44),
            (34, 24), (38, 0),
        (38, -22), (34, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=8, cross=0)
    flush(d, (-24, 20, 9), (21, 20, 9))
    for x, inner in ((-17.0, 1), (17.0, -1)):
        visage.eye(d, x, 0, 9.8, inner, wide=0.96, gaze=-0.6, lash=True, iris="#3f6a8c")
    visage.brow(d, [(-7, -12), (-18, -18), (-31, -11)], 4.2, ink=hair.CHESTNUT)
    visage.brow(d, [(7, -12), (18, -18), (31, -11)], 4.2, ink=hair.CHESTNUT)
    visage.nose_front(d, x=0, foot=20, wide=20, hard=0.8)
    visage.mouth(d, (-11, 37), (11, 37), dip=(0, 39), full=1.1, red=True)
    d.lens([(-5, 53), (0, 51), (5, 53)], 2.0)
    for side in (-1, 1):
        curl: list[Node] = [
            (side * 26, -36, "c"),
            (side * 34, -18),
            (side * 32, 4, "c"),
            (side * 42, -8),
            (side * 46, -36, "c"),
        ]
        d.shape(smooth(curl), tone, DETAIL)
    fringe: list[Node] = [
        (-34, -40, "c"), (-36, -22), (-29, -16, "c"), (-24, -24), (-14, -28, "c"), (-6, -24), (2, -22, "c"),
        (10, -27), (24, -27, "c"), (29, -22), (37, -16, "c"), (36, -40, "c"),
    ]  # fmt: skip
    d.shape(smooth(fringe), tone, INNER)
    for x in (-26, -12, 2, 20):
        d.lens([(x, -34), (x - 1, -27), (x + 4, -20)], 2.2)
    hats.cap_with_brim(d, RED, GREEN, (RED, YELLOW))
