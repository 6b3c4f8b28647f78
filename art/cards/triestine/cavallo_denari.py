"""Cavallo di denari: a young lancer on a white horse that faces us, a coin between thumb and fingers."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, hair, hats
from art.cards.triestine.coin import coin
from art.cards.triestine.court import court_card
from art.cards.triestine.faces import flush, jutting, neck
from art.cards.triestine.fitted_sleeve import Fitted
from art.cards.triestine.front_horse import front_horse
from art.cards.triestine.hands_of_coins import OFFERED
from art.cards.triestine.hands_on_reins import THUMB_LOCKED
from art.cards.triestine.inks import BLUE, BROWN, FLESH, GREEN, RED, SKY, YELLOW

HEAD: Final[Point] = (304, 142)
AXIS: Final = 302.0
COIN: Final[Point] = (430, 110)
RADIUS: Final = 68.0
HORSE: Final[Point] = (146, 240)
REIN: Final[Point] = (310, 375)
COAT: Final = Coat(body="#ece8de", far="#c9bfae", mane="#a59a88", hoof="#2c211b")
BRIDLE: Final = Bridle(strap=RED, stud=YELLOW)


def draw() -> Drawing:
    """The card."""
    return court_card("CD", _figure)


def _figure(d: Drawing) -> None:
    _croup(d)
    _coat(d)
    _coin_arm(d)
    with d.at(*HORSE, (1.04, 1.0)):
        front_horse(d, COAT, BRIDLE)
    _thigh(d)
    _skirt(d)
    _rein_arm(d)
    with d.at(*HEAD, 0.9, rotate=3):
        _head(d)


def _croup(d: Drawing) -> None:
    """The quarters behind him, the saddle cloth with its corner, the cantle."""
    back: list[Node] = [(340, 390, "c"), (410, 388), (462, 398), (494, 424), (500, 480, "c"), (300, 480, "c")]
    d.shape(smooth(back), COAT.body, OUTER, shade=[
        Shade(depth=0.3, spacing=6.2, width=3, reach=40),
    ])  # fmt: skip
    cloth: list[Node] = [(340, 386, "c"), (394, 386), (434, 394, "c"), (446, 424), (466, 476, "c"),
        (230, 476, "c"), (240, 420, "c")]  # fmt: skip
    d.shape(smooth(cloth), RED, OUTER, shade=[Shade(angle=20, depth=0.3, spacing=6, width=3, reach=44)])
    borders.border(d, [(430, 394), (438, 424), (456, 476)], 8, YELLOW, "zigzag", BLUE, spacing=14)
    cantle: list[Node] = [(340, 404, "c"), (364, 384), (372, 354), (388, 346), (398, 360), (392, 404, "c")]
    d.shape(smooth(cantle), BROWN, OUTER, shade=[Shade(depth=0.36, spacing=5, width=2.6)])
    d.line(smooth([(368, 380), (377, 358), (388, 351), (394, 362)], closed=False), OUTER, ink=YELLOW)


def _coat(d: Drawing) -> None:
    dress.coat(d, [(268, 222, "c"), (236, 236), (246, 290), (256, 330), (250, 372, "c"), (AXIS, 384),
        (356, 372, "c"), (348, 330), (356, 290), (368, 236), (336, 222, "c")], BLUE)  # fmt: skip
    plastron: list[Node] = [(272, 230, "c"), (256, 250), (264, 300), (280, 346, "c"), (322, 346, "c"),
        (340, 300), (348, 250), (332, 230, "c")]  # fmt: skip
    d.shape(smooth(plastron), RED, INNER, shade=[Shade(depth=0.2, spacing=6, width=3, reach=24)])
    for side in (-1, 1):
        spots = [(AXIS + side * (36 - 5 * k), 262 + 22 * k) for k in range(4)]
        d.shapes([circle(x, y, 4.6) for x, y in spots], YELLOW, INNER)
    dress.sash(d, (262, 246), (342, 338), 11, YELLOW, GREEN)


def _skirt(d: Drawing) -> None:
    """The short skirts of the coat, and the belt."""
    skirt: list[Node] = [(254, 350, "c"), (242, 376, "c"), (AXIS, 388), (368, 376, "c"), (350, 350, "c")]
    d.shape(smooth(skirt), BLUE, OUTER, shade=[Shade(depth=0.3, spacing=6, width=3, reach=30)])
    d.line(smooth([(245, 371), (AXIS, 382), (365, 371)], closed=False), OUTER, ink=YELLOW)
    dress.belt(d, (253, 338), (351, 338), 22, YELLOW, "zigzag", RED, buckle=(YELLOW, BLUE))


def _thigh(d: Drawing) -> None:
    """The near leg from the hip to the knee, and the top of its boot."""
    pommel: list[Node] = [
        (276, 408, "c"),
        (262, 396),
        (246, 388),
        (240, 376),
        (252, 368),
        (268, 376),
        (292, 396, "c"),
    ]
    d.shape(smooth(pommel), BROWN, OUTER, shade=[Shade(depth=0.36, spacing=5, width=2.6)])
    leg: list[Node] = [(374, 355, "c"), (330, 357), (286, 365), (254, 373), (232, 380), (217, 394),
        (215, 411), (222, 429), (232, 480, "c"), (292, 480, "c"), (289, 443), (296, 427, "c"), (330, 425),
        (372, 415), (391, 397), (386, 371)]  # fmt: skip
    d.shape(smooth(leg), SKY, OUTER, shade=[Shade(angle=70, depth=0.26, spacing=6, width=3.2, reach=22)])
    stripe = smooth([(388, 382), (344, 392), (298, 398), (266, 402), (250, 412), (247, 430)], closed=False)
    d.line(stripe, OUTER * 3)
    d.line(stripe, OUTER * 2, ink=YELLOW)
    d.fold(([(296, 429), (284, 417), (266, 413)], 8), ([(300, 429), (312, 417), (336, 415)], 6),
        ([(262, 375), (250, 385), (248, 397)], 5))  # fmt: skip
    d.lens([(224, 392), (236, 388), (245, 397), (243, 409)], 3.0)
    d.lens([(222, 409), (232, 415), (244, 411)], 2.6)
    boot: list[Node] = [(213, 416, "c"), (228, 420), (246, 427, "c"), (266, 423), (297, 435, "c"),
        (296, 480, "c"), (228, 480, "c"), (219, 439)]  # fmt: skip
    d.shape(smooth(boot), hair.DARK, OUTER)
    edge = smooth([(215, 419), (230, 424), (246, 431, "c"), (266, 427), (296, 438)], closed=False)
    d.line(edge, OUTER, ink=YELLOW)
    d.shape(
        smooth([(246, 429, "c"), (239, 443), (241, 453, "c"), (251, 453, "c"), (253, 443)]), YELLOW, INNER
    )


def _coin_arm(d: Drawing) -> None:
    arm = Fitted(
        fill=GREEN, shoulder=(362, 256), elbow=(436, 348), figure=("star", YELLOW), follow=True, cuff=RED
    )
    arm.hold(d, (COIN[0], COIN[1] + RADIUS), OFFERED, _coin, size=1.06)
    with d.at(362, 236, 0.84):
        _epaulette(d)


def _epaulette(d: Drawing) -> None:
    drops: list[Node] = [(-26, 2, "c"), (-30, 24, "c"), (-18, 29), (-4, 31), (10, 30), (24, 26),
        (36, 18, "c"), (28, -4, "c")]  # fmt: skip
    d.shape(smooth(drops), YELLOW, INNER)
    for k in range(7):
        x = -24 + 9 * k
        d.lens([(x, 4 - k * 0.8), (x - 1, 14 - k * 0.8), (x - 2 + k, 26 - k)], 3)
    top: list[Node] = [(-32, -8, "c"), (-14, -20), (14, -18), (34, -2, "c"), (8, 8), (-20, 6)]
    d.shape(smooth(top), YELLOW, INNER)
    d.line(smooth([(-20, -6, "c"), (0, -10), (20, -2, "c")], closed=False), DETAIL)


def _coin(d: Drawing) -> None:
    coin(d, *COIN, 2 * RADIUS, cut=1)


def _rein_arm(d: Drawing) -> None:
    """The near rein from the ring of the bit to the fist, and the arm."""
    d.shape(ribbon([(182, 416), (214, 399), (254, 385), (300, 374)], 5, forked=False), RED, INNER)
    arm = Fitted(
        fill=GREEN, shoulder=(242, 256), elbow=(225, 334), figure=("star", YELLOW), follow=True, cuff=RED
    )
    arm.hold(d, REIN, THUMB_LOCKED, flip=True, tilt=38, size=0.92)
    with d.at(242, 236, 0.84, flip=True):
        _epaulette(d)


def _head(d: Drawing) -> None:
    tone = hair.CHESTNUT
    hair.tail_of_hair(
        d, [(18, -30), (26, 4), (26, 40)], [(44, -34), (56, 2), (50, 46)], tone, count=5, seed=43
    )
    neck(d, FLESH, (0, 52), 21, long=36)
    d.shape(smooth([(-38, 66, "c"), (0, 80), (40, 64, "c"), (44, 90, "c"), (0, 104), (-42, 92, "c")]), RED)
    d.line(smooth([(-40, 76, "c"), (0, 90), (42, 74, "c")], closed=False), 4.4, ink=YELLOW)
    face: list[Node] = [
        (-28, -46), (-35, -30), (-36, -18), (-34, -6), (-38, 8), (-37, 24), (-32, 40), (-25, 54), (-12, 63),
            (4, 63),
        (20, 55), (33, 38), (39, 14), (39, -8), (38, -24), (33, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=8, cross=0)
    flush(d, (12, 20, 9))
    visage.eye(d, 6, 0, 10, -1, wide=0.9, gaze=0.5, iris=BROWN, tilt=1)
    visage.eye(d, -26, 0, 6, 1, wide=0.9, gaze=0.5, iris=BROWN)
    visage.brow(d, [(-6, -11), (6, -17), (22, -11)], 4.2, ink=hair.DARK)
    visage.brow(d, [(-20, -11), (-28, -16), (-36, -10)], 3.6, ink=hair.DARK)
    jutting(d, FLESH, (-36, 13), root=(-17, -9), wing=(-14, 20), hook=-2.6, bulb=2.4, dark=2)
    visage.mouth(d, (-28, 43), (-8, 42), dip=(-18, 43), full=0.9, red=True)
    d.lens([(-20, 58), (-13, 54), (-5, 57)], 2.4)
    visage.ear(d, 37, 8, 0.9, FLESH)
    whisker: list[Node] = [(24, -34, "c"), (24, -10), (20, 12), (22, 26, "c"), (32, 22), (33, 2),
        (42, -10), (44, -34, "c")]  # fmt: skip
    hair.beard(d, whisker, tone, [([(28, -28), (26, -4), (24, 20)], [(40, -28), (34, -4), (30, 16)], 4)])
    hair.wing(d, (-18, 29), [(-7, 33), (6, 40), (16, 38), (22, 29)], 15, tone)
    hair.wing(d, (-19, 29), [(-27, 33), (-35, 39), (-42, 37), (-46, 29)], 13, tone)
    fringe: list[Node] = [
        (-37, -42, "c"), (-37, -20), (-30, -26), (-20, -17, "c"), (-10, -25), (4, -20, "c"), (12, -26),
        (26, -17, "c"), (36, -42, "c"),
    ]  # fmt: skip
    d.shape(smooth(fringe), tone, INNER)
    for x in (-28, -14, 0, 14):
        d.lens([(x, -40), (x + 3, -30), (x + 10, -23)], 2.4)
    strap = smooth(
        [(37, -30, "c"), (37, 8), (30, 42), (17, 61), (1, 68), (-14, 67), (-23, 60, "c")], closed=False
    )
    d.line(strap, 8.4)
    d.line(strap, 4.4, ink=YELLOW)
    hats.czapka(d, RED, YELLOW, GREEN)
