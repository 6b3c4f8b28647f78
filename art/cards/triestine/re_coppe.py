"""Re di coppe: a merry white-bearded king in ermine, full front; the cup stands on his palm."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import crowns, dress, hair
from art.cards.triestine.court import court_card
from art.cards.triestine.cuffs import jewelled
from art.cards.triestine.cup import cup
from art.cards.triestine.draped_sleeve import Draped
from art.cards.triestine.faces import flush
from art.cards.triestine.hands_of_cups import ON_PALM, ROUND_ROD
from art.cards.triestine.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, YELLOW
from art.cards.triestine.limb_shade import rounded
from art.cards.triestine.strokes import combed, draped, turned

HEAD: Final[Point] = (248, 156)
AXIS: Final = 248.0
CUP: Final[Point] = (376, 134)
ROD: Final[Point] = (212, 390)
TRIM: Final = partial(jewelled, fill=YELLOW, gems=BLUE)
ARM: Final = partial(Draped, fill=GREEN, trim=TRIM)
LIFTED: Final = ARM(
    shoulder=(344, 290),
    elbow=(456, 374),
    at=(CUP[0], 214),
    hand=ON_PALM,
    joint=27,
    wide=35,
    corner=(1.4, 0.92),
)
LOWERED: Final = ARM(shoulder=(150, 300), elbow=(78, 399), at=ROD, hand=ROUND_ROD, flip=True, tilt=-10,
    joint=31, wide=36, corner=(1.3, 0.92))  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court_card("RC", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _robe(d)
    LIFTED.upper(d)
    LOWERED.upper(d)
    _cape(d)
    LOWERED.fore(d)
    d.lens([(54, 398), (68, 376), (88, 354), (112, 316)], 6)
    d.lens([(70, 392), (80, 377), (96, 358)], 4)
    d.lens([(52, 408), (70, 421), (94, 419)], 5)
    _sceptre(d)
    LOWERED.grasp(d)
    with d.at(*HEAD):
        _head(d)
    LIFTED.fore(d)
    d.lens([(466, 400), (462, 386), (450, 366), (441, 358)], 5)
    d.lens([(455, 396), (436, 384), (420, 366)], 5)
    LIFTED.grasp(d, _cup)


def _mantle(d: Drawing) -> None:
    left: list[Node] = [
        (190, 224, "c"),
        (118, 226),
        (62, 270),
        (14, 360, "c"),
        (14, 470, "c"),
        (230, 470, "c"),
    ]
    dress.mantle(d, left, RED, hatched=False, black=False)
    rounded(d, [(40, 408), (66, 360), (98, 320), (128, 286)], [(30, 366), (50, 326), (80, 290), (112, 258)],
        core=0)  # fmt: skip
    rounded(d, [(46, 412), (70, 426), (110, 434), (150, 440)], [(52, 446), (80, 456), (114, 460), (152, 460)],
        core=0)  # fmt: skip
    d.fold(([(46, 474), (42, 434), (54, 390)], 8))
    right: list[Node] = [
        (312, 224, "c"),
        (396, 228),
        (466, 276),
        (516, 352, "c"),
        (516, 470, "c"),
        (270, 470, "c"),
    ]
    dress.mantle(d, right, RED, hatched=False, black=False)
    rounded(d, [(432, 474), (424, 430), (404, 372)], [(398, 474), (396, 434), (384, 386)], width=3.6, core=0)
    rounded(d, [(474, 474), (470, 434), (458, 396)], [(444, 474), (446, 440), (440, 404)], width=3.6, core=0)
    combed(d, [(510, 466), (508, 400), (492, 340), (468, 300)],
        [(488, 464), (486, 398), (472, 344), (452, 306)], cross=0)  # fmt: skip
    borders.border(d, [(320, 230), (398, 237), (462, 284), (512, 358)], 9, YELLOW, "beads", BLUE, spacing=20)
    d.fold(([(432, 474), (424, 430), (404, 372)], 10), ([(474, 474), (470, 434), (458, 396)], 8))
    borders.border(d, [(184, 231), (116, 235), (66, 277), (18, 366)], 9, YELLOW, "beads", BLUE, spacing=20)


def _robe(d: Drawing) -> None:
    body: list[Node] = [(198, 226, "c"), (168, 250), (172, 340), (160, 470, "c"), (338, 470, "c"), (328, 340),
        (332, 250), (298, 226, "c")]  # fmt: skip
    hollow: list[Node] = [(140, 330, "c"), (146, 400), (132, 470, "c"), (374, 470, "c"), (354, 410),
        (346, 330, "c")]  # fmt: skip
    d.shape(smooth(hollow[::-1]), INK, None)
    rounded(d, [(372, 466), (353, 410), (344, 350)], [(390, 466), (372, 410), (360, 364)], width=3.6, core=0)
    d.shape(smooth(body), BLUE, OUTER)
    for edge, inner in (
        ([(338, 470), (331, 400), (328, 340)], [(290, 470), (290, 410), (300, 366)]),
        ([(226, 470), (227, 420), (228, 362)], [(204, 470), (204, 420), (208, 370)]),
    ):
        rounded(d, edge, inner, width=3.8, core=0)
    borders.border(d, [(AXIS, 364), (AXIS, 406), (AXIS, 460)], 17, YELLOW, "beads", RED, spacing=53)
    d.fold(([(180, 476), (184, 440), (198, 396)], 9), ([(304, 476), (300, 430), (294, 366)], 8))


def _cup(d: Drawing) -> None:
    cup(d, *CUP, 168)


def _cape(d: Drawing) -> None:
    nodes: list[Node] = [(222, 212), (274, 212), (318, 222, "c"), (348, 227), (380, 241, "c"), (389, 264),
        (393, 290), (389, 308, "c"), (362, 334), (329, 346, "c"), (304, 360), (276, 368),
        (AXIS + 1, 378, "c"), (222, 368), (194, 361), (164, 345, "c"), (134, 334), (107, 314, "c"),
        (103, 292), (107, 266), (117, 243, "c"), (148, 228), (178, 222, "c")]  # fmt: skip
    d.shape(smooth(nodes), PAPER, OUTER)
    combed(d, [(390, 304), (391, 282), (387, 260), (380, 244)],
        [(366, 306), (366, 286), (364, 266), (360, 250)], cross=0)  # fmt: skip
    turned(d, [(386, 311), (362, 333), (332, 345)], [(370, 298), (348, 316), (324, 330)], 12)
    draped(d, [(329, 346), (333, 318), (342, 284), (348, 256)], (-15, -3), width=6, cross=0)
    draped(d, [(164, 345), (163, 316), (157, 294), (150, 270)], (-15, -3), width=6, cross=0)
    combed(d, [(326, 350), (300, 363), (272, 369)], [(320, 332), (292, 346), (266, 356)], cross=0, close=6.4,
        width=3.0)  # fmt: skip
    combed(d, [(112, 318), (130, 331), (150, 339)], [(120, 304), (136, 317), (152, 326)], cross=0, close=6.4,
        width=3.0)  # fmt: skip
    x = AXIS
    dress.chain(d, [(x - 52, 222), (x - 50, 276), (x - 32, 312), (x, 326), (x + 32, 312), (x + 50, 276),
        (x + 52, 222)], 8.0, ())  # fmt: skip
    for at, y in _TAILS:
        dress.ermine(d, x + at, y)
    d.shape(circle(x, 340, 16), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.4, spacing=4.4, width=2)])
    d.shape(circle(x, 340, 7.4), RED, INNER)


_TAILS: Final = (
    (-122, 282), (-106, 308), (46, 330), (106, 302), (120, 256), (74, 246), (60, 288), (-20, 282),
    (20, 282), (-71, 326), (-108, 250),
)  # fmt: skip
"""Of the ermine, from the axis, by rows along the hem."""


def _sceptre(d: Drawing) -> None:
    """A long sceptre; its globe and cross stand beside the head."""
    with d.at(*ROD, rotate=-19):
        d.limb([(0, -196, 5.6), (0, 0, 5.8), (0, 90, 6)], YELLOW, OUTER, depth=0.4, spacing=4.4)
        d.shape(smooth([(-9, -122), (9, -122), (9, -114), (-9, -114)]), RED, INNER)
        with d.at(0, -196, 1.3):
            _globe(d)


def _globe(d: Drawing) -> None:
    d.shape(smooth([(-13, 0, "c"), (0, 6), (13, 0, "c"), (9, -8), (-9, -8)]), YELLOW, INNER)
    d.shape(circle(0, -21, 15), BLUE, OUTER, shade=[Shade(angle=30, depth=0.4, spacing=4.4, width=2.2)])
    d.shape(smooth([(-15.5, -25, "c"), (0, -20), (15.5, -25, "c"), (15.5, -18, "c"), (0, -13),
        (-15.5, -18, "c")]), YELLOW, DETAIL)  # fmt: skip
    d.shape(smooth([(-2.6, -44, "c"), (2.6, -44, "c"), (5, -34, "c"), (-5, -34, "c")]), YELLOW, INNER)
    for turn in (0, 90, -90):
        with d.at(0, -43, rotate=turn):
            d.shape(smooth([(-2.6, 0, "c"), (-6, -10, "c"), (6, -10, "c"), (2.6, 0, "c")]), YELLOW, INNER)
    d.shape(circle(0, -43, 4.2), RED, DETAIL)


def _head(d: Drawing) -> None:
    tone = hair.WHITE_HAIR
    for side in (-1, 1):
        hair.tail_of_hair(
            d, [(side * 28, -36), (side * 34, 0), (side * 34, 34), (side * 30, 58)],
            [(side * 44, -36), (side * 60, -6), (side * 62, 30),
                (side * 54, 62)], tone, count=6, seed=3 + side,
        )  # fmt: skip
        hair.roll(d, side * 48, 58, 15, tone, side=side)
        hair.roll(d, side * 60, 36, 12, tone, side=side)
    half: list[Node] = [(0, 62), (-22, 58), (-38, 44), (-46, 22), (-44, 6), (-39, -12), (-36, -46)]
    visage.skull(d, mirror(half, 0, whole=True), FLESH, jaw=12, cross=0)
    for side in (-1, 1):
        with d.at(flip=side < 0):
            _merry_side(d)
    _bottle_nose(d)
    for x, y, size in ((-31, -35, 9.0), (-14, -33, 10.0), (14, -33, 10.0), (31, -35, 9.0)):
        hair.roll(d, x, y, size, tone, side=1 if x > 0 else -1)
    _beard(d, tone)
    crowns.arched(d, RED)


def _beard(d: Drawing, tone: str) -> None:
    mass: list[Node] = [(-3, 86, "c"), (-8, 97), (-15, 108), (-27, 117, "c"), (-27, 104), (-36, 88),
        (-45, 68), (-48, 38), (-43, 8, "c"), (-36, 26), (-20, 36), (0, 40), (20, 36), (36, 26), (43, 8, "c"),
        (48, 38), (45, 66), (34, 84), (24, 95), (19, 104, "c"), (8, 101), (1, 94)]  # fmt: skip
    flow = [
        ([(-40, 20), (-42, 44), (-32, 78)], [(-4, 46), (-8, 70), (-19, 106)], 6),
        ([(4, 46), (8, 66), (14, 96)], [(40, 20), (42, 44), (34, 72)], 6),
    ]
    hair.beard(d, mass, tone, flow)
    d.shape(smooth([(-12, 40, "c"), (0, 38), (12, 40, "c"), (0, 48)]), RED, INNER)
    for side in (-1, 1):
        hair.wing(
            d, (side * 1, 26), [(side * 14, 31), (side * 30, 36), (side * 42, 28), (side * 48, 18)], 13, tone
        )


def _merry_side(d: Drawing) -> None:
    """The right half of his face: an eye narrowed with laughing, a bushy brow, a cheek round as an apple."""
    visage.eye(d, 19, -2, 10, -1, wide=0.74, gaze=0.0, tilt=-1.6)
    brow: list[Node] = [(5, -10, "c"), (10, -17), (20, -20), (32, -17), (40, -6, "c"), (32, -12, "c"),
        (27, -11, "c"), (20, -14.6, "c"), (14, -12.4, "c"), (11, -13)]  # fmt: skip
    d.shape(smooth(brow), hair.WHITE_HAIR, DETAIL)
    d.ticks(((11, -12), (15, -17), 1.8), ((20, -14), (24, -18), 1.8), ((28, -11), (32, -15), 1.8))
    d.lens([(11, 6), (20, 3.4), (30, 5.4)], 2.2)
    d.lens([(40, -5), (35, -3), (32, -3)], 2.0)
    d.lens([(42, 0), (36, 0), (32, -1)], 2.0)
    d.lens([(17, 19), (17, 11), (26, 8), (36, 11)], 2.2)
    d.lens([(16, 22), (20, 28), (19, 33)], 2.0)
    flush(d, (29, 18, 8))


def _bottle_nose(d: Drawing) -> None:
    """A bulb of a nose between small wings, a light on it."""
    for side in (-1, 1):
        d.lens([(side * 10, 12), (side * 16.4, 14), (side * 15.4, 21), (side * 9, 22)], 2.6)
        d.lens([(side * 10, 22), (side * 7, 20.4), (side * 4, 22.6)], 2.4)
    d.shape(smooth([(-5, 0), (-11, 9), (-10, 18), (0, 25), (10, 18), (11, 9), (5, 0), (0, -3)]), FLESH, None)
    d.fold(([(-10.6, 14), (-9.6, 6), (-4.6, -1), (-6, -11)], 2.8))
    d.lens([(-11, 10), (-10.6, 17), (-6, 23), (0, 25), (6, 23), (10.6, 17), (11, 10)], 3.2)
    d.lens([(10, 7), (6.6, 2.4), (7, -4)], 2.0)
    d.lens([(-3, 9), (2, 7.4), (6, 10)], 1.6)
    d.ticks(*(((10.4, 10 + 3.2 * k), (4.6, 11.6 + 3.0 * k), 2.0) for k in range(4)))
