"""Fante di denari: a fair-haired page with lace, the coin in three fingers, a purse by its strings."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, lozenge, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside
from art.cards.parts import borders, visage
from art.cards.parts.locks import strand_ink
from art.cards.triestine import dress, hair, hats
from art.cards.triestine.coin import coin
from art.cards.triestine.court import court_card
from art.cards.triestine.cuffs import laced
from art.cards.triestine.draped_sleeve import Draped
from art.cards.triestine.faces import flush, neck
from art.cards.triestine.folds import at_flanks
from art.cards.triestine.hands_of_coins import BEFORE_TWO, PINCHING
from art.cards.triestine.inks import BLUE, FLESH, GREEN, HEMP, INK, OCHRE, PAPER, RED, YELLOW
from art.cards.triestine.strokes import combed
from art.cards.triestine.weave import figured

HEAD: Final[Point] = (319, 167)
AXIS: Final = 310.0
COIN: Final[Point] = (173, 126)
TRIM: Final = partial(laced, fill=GREEN, edge=YELLOW)
ARM: Final = partial(Draped, fill=RED, puff=(GREEN, PAPER), trim=TRIM)
RAISED: Final = ARM(shoulder=(227, 292), elbow=(101, 386), at=(COIN[0], COIN[1] + 61), hand=BEFORE_TWO,
    tilt=12, wide=34, joint=25, narrow=19, size=1.0, corner=(1.6, 0.92), heel=0.9)  # fmt: skip
STRINGS: Final[Point] = (266, 316)
HOLDING: Final = ARM(shoulder=(402, 292), elbow=(456, 396), at=STRINGS, hand=PINCHING, tilt=20, wide=34,
    joint=26, narrow=18, corner=(1.6, 0.92), heel=0.7, size=0.9)  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court_card("FD", _figure)


def _figure(d: Drawing) -> None:
    _cape(d)
    RAISED.upper(d)
    _doublet(d)
    with d.at(*HEAD, rotate=-2):
        neck(d, FLESH, (0, 46), 20, long=48, shade=0.44)
    HOLDING.upper(d)
    _collar(d)
    RAISED.fore(d)
    HOLDING.fore(d)
    _purse(d)
    HOLDING.grasp(d)
    with d.at(*HEAD, rotate=-2):
        _head(d)
    RAISED.grasp(d, _coin)


def _cape(d: Drawing) -> None:
    right: list[Node] = [(352, 232, "c"), (410, 234), (462, 262), (500, 330), (518, 420), (518, 470, "c"),
        (342, 470, "c")]  # fmt: skip
    d.shape(smooth(right), BLUE, OUTER)
    d.shape(smooth([(412, 476, "c"), (426, 420), (450, 372), (462, 330, "c"), (464, 380), (448, 430),
        (444, 476, "c")]), INK, None)  # fmt: skip
    combed(d, [(444, 470), (448, 428), (462, 376), (464, 334)],
        [(476, 464), (478, 420), (486, 370), (482, 330)])  # fmt: skip
    combed(d, [(464, 334), (454, 300), (436, 274), (410, 256)],
        [(492, 318), (480, 286), (458, 262), (424, 250)], fold=8)  # fmt: skip
    combed(d, [(512, 470), (505, 424), (496, 384), (488, 350)],
        [(492, 474), (488, 430), (486, 388), (484, 352)], fold=8)  # fmt: skip
    left: list[Node] = [(244, 240, "c"), (176, 276), (104, 346), (14, 438, "c"), (14, 470, "c"),
        (262, 470, "c")]  # fmt: skip
    d.shape(smooth(left), BLUE, OUTER)
    combed(d, [(98, 470), (97, 428), (108, 384), (128, 348)],
        [(66, 474), (68, 436), (88, 390), (116, 352)], fold=13)  # fmt: skip
    combed(d, [(56, 470), (62, 440), (76, 412), (92, 394)],
        [(36, 474), (44, 450), (62, 420), (82, 400)], fold=9)  # fmt: skip
    d.fold(([(34, 474), (40, 456), (54, 438)], 7))
    combed(d, [(132, 474), (142, 440), (160, 408)], [(110, 474), (118, 436), (138, 402)])
    inside: list[Node] = [(252, 296, "c"), (196, 360), (146, 420), (128, 480, "c"), (260, 480, "c")]
    dress.lining(d, inside, OCHRE, pleats=[
        ([(192, 478), (196, 430), (220, 376)], 15), ([(160, 478), (170, 444), (190, 410)], 10),
        ([(224, 478), (222, 444), (230, 408)], 9),
    ])  # fmt: skip
    combed(d, [(193, 470), (197, 430), (208, 398), (220, 374)],
        [(168, 474), (172, 436), (192, 404), (212, 378)])  # fmt: skip
    borders.border(d, [(172, 285), (101, 356), (20, 441)], 8, YELLOW, "beads", RED, spacing=25)
    borders.border(d, [(356, 238), (410, 241), (458, 268), (494, 334), (514, 424)], 8, YELLOW, "beads", RED,
        spacing=25)  # fmt: skip


def _doublet(d: Drawing) -> None:
    dress.skirts(d, ((240, 414), (376, 414)), (196, 410), 476, (GREEN, YELLOW), 8)
    nodes: list[Node] = [(262, 252, "c"), (228, 258), (242, 318), (236, 380), (238, 424, "c"), (AXIS, 436),
        (378, 424, "c"),
        (382, 380), (376, 318), (390, 258), (358, 252, "c")]  # fmt: skip
    coat = smooth(nodes)
    d.shape(coat, GREEN, None)
    figured(d, coat, "dot", YELLOW, step=27)
    at_flanks(d, coat)
    with d.clip(coat):
        combed(d, [(380, 424), (382, 380), (378, 330), (386, 290)],
            [(344, 430), (344, 388), (342, 340), (352, 296)])  # fmt: skip
        combed(d, [(238, 424), (236, 380), (241, 330), (238, 300)],
            [(268, 418), (266, 374), (264, 326), (256, 300)])  # fmt: skip
    d.line(coat, OUTER)
    borders.border(d, [(AXIS, 292), (AXIS, 360), (AXIS, 430)], 17, YELLOW, "beads", RED, spacing=25)
    dress.belt(d, (236, 424), (380, 424), 24, RED, "beads", YELLOW)


def _coin(d: Drawing) -> None:
    coin(d, *COIN, 131, cut=2)


def _collar(d: Drawing) -> None:
    """A falling collar with eyelets above each scallop of its lace, the shirt in its opening."""
    shirt: list[Node] = [(AXIS - 44, 222, "c"), (AXIS - 24, 243), (AXIS + 3, 252), (AXIS + 34, 243),
        (AXIS + 54, 222, "c"), (AXIS + 15, 306, "c"), (AXIS, 312), (AXIS - 15, 306, "c")]  # fmt: skip
    d.shape(smooth(shirt), PAPER, INNER)
    d.lens([(AXIS + 2, 258), (AXIS + 1, 280), (AXIS, 304)], 4.4)
    dress.falling_collar(d, AXIS + 3, 250, 100, 47, PAPER, lace=5)
    for side in (-1, 1):
        eyelets = [(AXIS + side * (90 - 22 * k), 271 + 6.4 * k) for k in range(4)]
        d.shapes([lozenge(x, y, 4.2, 6.0) for x, y in eyelets], INK, None)
        d.fold(([(AXIS + side * 24, 238), (AXIS + side * 34, 246), (AXIS + side * 40, 260)], 4.4),
            ([(AXIS + side * 54, 234), (AXIS + side * 66, 244), (AXIS + side * 70, 256)], 3.6))  # fmt: skip


def _purse(d: Drawing) -> None:
    """The purse that hangs from the hand on two strings."""
    with d.at(*STRINGS):
        loop = smooth([(-1, 4), (-13, -10), (-9, -24), (-1, -18), (1, 0)], closed=False)
        strings = [smooth([(0, 2, "c"), (x * 0.5, 36), (x, 72, "c")], closed=False) for x in (-6, 6)]
        for cord in (loop, *strings):
            d.line(cord, 8.4)
            d.line(cord, 4.2, ink=YELLOW)
    with d.at(STRINGS[0], STRINGS[1] + 12, 0.88):
        bag: list[Node] = [(-9, 64, "c"), (-24, 76), (-33, 96), (-31, 112), (-16, 119), (8, 120), (26, 116),
            (34, 102), (27, 78), (10, 64, "c")]  # fmt: skip
        d.shape(smooth(bag), HEMP, OUTER, shade=[
            Shade(angle=35, depth=0.46, spacing=5.2, width=3.0, reach=26)])  # fmt: skip
        d.fold(([(-5, 67), (-15, 80), (-20, 98)], 5), ([(0, 67), (0, 82), (-3, 102)], 4.4),
            ([(6, 67), (15, 80), (18, 98)], 5.4))  # fmt: skip
        mouth: list[Node] = [(-11, 62, "c"), (-22, 48, "c"), (-13, 50), (-8, 44), (0, 49), (9, 44), (14, 50),
            (23, 48, "c"), (12, 62, "c")]  # fmt: skip
        d.shape(smooth(mouth), HEMP, INNER)
        d.fold(([(-6, 60), (-10, 54), (-14, 52)], 3), ([(1, 60), (0, 55), (0, 52)], 3),
            ([(7, 60), (12, 54), (15, 52)], 3))  # fmt: skip
        tie = [(-12.0, 63.0, 4.4), (0.0, 65.0, 5.0), (13.0, 63.0, 4.4)]
        d.limb(tie, RED, INNER, start="round", end="round", depth=0)


_RINGLETS: Final[tuple[list[Station], ...]] = (
    [(40, -32, 6), (47, -6, 8), (48, 20, 8.6), (46, 38, 8), (50, 52, 7), (61, 57, 5.4), (67.6, 47, 4.4),
        (60, 40.6, 3.4)],
    [(29, -30, 6), (33, -4, 8), (33, 26, 8.6), (32, 48, 8), (37, 63, 7), (49, 69.6, 5.6), (56.6, 60, 4.4),
        (49, 53, 3.4)],
)  # fmt: skip
"""Locks beside the right cheek, the outer one first; each turns up outwards at its end."""


def _ringlet(d: Drawing, run: list[Station], tone: str) -> None:
    """One lock, from its root to the hook that is its end, a strand along either side."""
    d.limb(run, tone, INNER, end="round", depth=0.0)
    spine: list[Point] = [(x, y) for x, y, _ in run]
    ink = strand_ink(tone)
    d.fold(([beside(spine, k, 0.4 * run[k][2]) for k in range(6)], 2.8), ink=ink)
    d.lens([beside(spine, k, -0.3 * run[k][2]) for k in range(1, 7)], 2.6, ink=ink)


def _head(d: Drawing) -> None:
    tone = hair.BLOND
    for side in (-1, 1):
        hair.tail_of_hair(
            d, [(side * 26, -34), (side * 30, 4), (side * 28, 40), (side * 26, 54)],
            [(side * 44, -34), (side * 55, 2), (side * 54, 32), (side * 44, 52)], tone, count=6,
            seed=73 + side,
        )  # fmt: skip
        with d.at(0, 3 if side < 0 else 0, flip=side < 0):
            for ringlet in _RINGLETS:
                _ringlet(d, ringlet, tone)
    face: list[Node] = [
        (-34, -46), (-38, -22), (-38, 0), (-36, 20), (-31, 37), (-22, 51), (-11, 59.6), (-1, 61.4), (9, 60),
        (21, 52), (31, 37), (36, 20), (38, 0), (38, -22), (34, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=8, cross=0)
    flush(d, (-25, 21, 8))
    combed(d, [(33, 34), (37, 20), (38, 4)], [(17, 34), (20, 18), (24, 6)], close=4.8, width=2.6, cross=0)
    for x, inner in ((-18.0, 1), (16.0, -1)):
        visage.eye(d, x, 0, 9.6, inner, wide=0.92, gaze=-0.9, tilt=0.5, iris="#3f6a8c")
    visage.brow(d, [(-7, -10), (-19, -18), (-33, -12)], 4.6, ink=hair.CHESTNUT)
    visage.brow(d, [(5, -8.4), (17, -13.6), (31, -10)], 4.6, ink=hair.CHESTNUT)
    _nose(d)
    visage.mouth(d, (-14.4, 35.6), (10.6, 36), dip=(-2.6, 38.8), full=0.84, red=True)
    d.lens([(-17.4, 32.6), (-15.8, 35.6), (-16.4, 38.6)], 1.9)
    d.lens([(12, 33.6), (13.2, 36), (12, 38.4)], 1.8)
    d.lens([(-8, 52), (-2, 50.4), (4, 52)], 2.0)
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


def _nose(d: Drawing) -> None:
    """A straight nose, turned a little to the left: its far edge, its tip, its near wing, shade beside it."""
    d.fold(([(-9, 18), (-7.6, 8), (-5.4, -2), (-8, -11)], 3.2))
    d.lens([(-9.4, 14), (-10.4, 19), (-5, 23.4), (0, 22)], 2.9)
    d.lens([(-1, 22.4), (2.4, 20), (6, 21.6)], 2.6)
    d.lens([(5, 12), (9, 15.4), (8.6, 20.4), (5, 22)], 2.6)
    for k in range(5):
        y = -7 + 4.6 * k
        d.ticks(((5.4 + 0.4 * k, y), (-1.4 + 0.3 * k, y + 2.6), 2.0))
