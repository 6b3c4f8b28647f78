"""Cavallo di denari: a young lancer on a white parade horse to the left, a coin between thumb and fingers."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import visage
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, hair, hats, parade_horse
from art.cards.triestine.coin import coin
from art.cards.triestine.court import court_card
from art.cards.triestine.creased_sleeve import Creased
from art.cards.triestine.faces import flush, jutting, neck
from art.cards.triestine.hands_of_coins import CLASPING
from art.cards.triestine.hands_on_reins import thumb_along
from art.cards.triestine.inks import BLUE, BROWN, FLESH, GREEN, RED, SKY, YELLOW
from art.cards.triestine.strokes import combed

HEAD: Final[Point] = (304, 142)
AXIS: Final = 302.0
COIN: Final[Point] = (430, 107)
RADIUS: Final = 66.0
REIN: Final[Point] = (316, 320)
_SLEEVE: Final = partial(Creased, fill=GREEN, cuff=RED, wide=27.0, joint=24.5, narrow=18.0)
COAT: Final = Coat(body="#eceae4", far="#c9bfae", mane="#a59a88", hoof="#2c211b")
BRIDLE: Final = Bridle(strap=RED, stud=YELLOW)


def draw() -> Drawing:
    """The card."""
    return court_card("CD", _figure)


def _figure(d: Drawing) -> None:
    parade_horse.body(d, COAT, BRIDLE)
    _cloth(d)
    _saddle(d)
    _thigh(d)
    _coat(d)
    _skirt(d)
    _coin_arm(d)
    parade_horse.head(d, COAT, BRIDLE)
    _rein_arm(d)
    with d.at(*HEAD, 0.92, rotate=-2):
        _neck(d)
    with d.at(*HEAD, 0.88, rotate=3):
        _head(d)


def _cloth(d: Drawing) -> None:
    """The saddle cloth before and behind the leg, and its braid."""
    nodes: list[Node] = [(238, 378, "c"), (218, 398), (196, 424), (184, 452), (180, 480, "c"),
        (460, 480, "c"), (453, 436), (438, 389, "c"), (404, 382), (340, 380)]  # fmt: skip
    cloth = smooth(nodes)
    d.shape(cloth, RED, None)
    with d.clip(cloth):
        for edge in ([(427, 380), (442, 430), (450, 490)], [(242, 380), (220, 406), (201, 434), (193, 490)]):
            braid = smooth(edge, closed=False)
            d.line(braid, 17)
            d.line(braid, 12, ink=YELLOW)
            d.line(braid, 3, ink=BLUE)
    d.line(cloth, OUTER)
    with d.clip(cloth):
        combed(d, [(440, 476), (434, 440), (428, 410), (420, 386)],
            [(402, 478), (406, 446), (406, 418), (406, 396)])  # fmt: skip
        combed(d, [(355, 476), (366, 453), (384, 430), (400, 408)],
            [(378, 476), (388, 458), (400, 440), (411, 424)], fold=8)  # fmt: skip


def _saddle(d: Drawing) -> None:
    """Pommel and flap before the leg; behind it the cantle, in one piece with the leather under the thigh."""
    cantle: list[Node] = [(330, 384, "c"), (364, 392), (382, 386), (390, 376), (400, 373), (408, 380),
        (409, 392), (402, 410), (386, 432), (366, 452), (356, 480, "c"), (290, 480, "c")]  # fmt: skip
    flap: list[Node] = [(300, 384, "c"), (262, 372), (250, 354), (256, 344), (268, 350), (250, 380, "c"),
        (234, 402), (216, 430), (210, 480, "c"), (300, 480, "c")]  # fmt: skip
    d.shape(smooth(cantle), BROWN, OUTER)
    with d.clip(smooth(cantle)):
        combed(d, [(356, 476), (368, 452), (388, 430), (404, 406), (409, 388)],
            [(330, 474), (342, 442), (366, 420), (386, 404), (396, 390)], width=3.0)  # fmt: skip
    d.line(smooth([(374, 396), (388, 390), (395, 380), (401, 378)], closed=False), OUTER,
        ink=YELLOW)  # fmt: skip
    d.shape(smooth(flap), BROWN, OUTER)
    d.line(smooth([(252, 390), (237, 410), (222, 436), (217, 476)], closed=False), DETAIL, ink=YELLOW)


def _thigh(d: Drawing) -> None:
    """The near leg in breeches: from the hip under the belt down along the flap."""
    leg: list[Node] = [(290, 352, "c"), (270, 378), (250, 404), (234, 434), (228, 480, "c"), (318, 480, "c"),
        (330, 452), (356, 428), (374, 402), (370, 372), (350, 350, "c")]  # fmt: skip
    d.shape(smooth(leg), SKY, OUTER)
    with d.clip(smooth(leg)):
        combed(d, [(320, 474), (332, 450), (358, 424), (376, 396)],
            [(294, 470), (304, 444), (326, 414), (350, 388)])  # fmt: skip
        combed(d, [(228, 474), (234, 436), (250, 406), (270, 382)],
            [(246, 474), (252, 440), (266, 412), (282, 388)], width=3.2)  # fmt: skip
    stripe = smooth([(330, 384), (304, 408), (284, 434), (276, 478)], closed=False)
    d.line(stripe, OUTER * 4.4)
    d.line(stripe, OUTER * 3.4, ink=YELLOW)
    d.line(stripe, OUTER * 0.9, ink=RED)
    d.fold(([(262, 388), (276, 399), (296, 402)], 5))


def _coat(d: Drawing) -> None:
    dress.coat(d, [(266, 222, "c"), (226, 236), (230, 292), (243, 330), (246, 356, "c"), (AXIS, 364),
        (360, 356, "c"), (356, 330), (365, 290), (379, 236), (338, 222, "c")], GREEN)  # fmt: skip
    plastron: list[Node] = [(268, 230, "c"), (250, 250), (259, 300), (277, 346, "c"), (326, 346, "c"),
        (345, 300), (354, 250), (336, 230, "c")]  # fmt: skip
    d.shape(smooth(plastron), RED, INNER)
    with d.clip(smooth(plastron)):
        combed(d, [(326, 346), (344, 302), (352, 260), (347, 234)],
            [(300, 340), (312, 300), (323, 262), (331, 240)])  # fmt: skip
    for side in (-1, 1):
        spots = [(AXIS + side * (41 - 5.4 * k), 262 + 22 * k) for k in range(4)]
        d.shapes([circle(x, y, 4.6) for x, y in spots], YELLOW, INNER)
    dress.sash(d, (258, 244), (346, 338), 11, YELLOW, GREEN)


def _skirt(d: Drawing) -> None:
    """The skirts of the coat: parted before the saddle, the near one over the hip; the belt."""
    skirt: list[Node] = [(248, 344, "c"), (242, 364), (241, 378, "c"), (268, 381), (291, 372, "c"),
        (308, 390), (334, 404), (364, 409), (382, 402, "c"), (376, 372), (357, 344, "c")]  # fmt: skip
    d.shape(smooth(skirt), GREEN, OUTER)
    with d.clip(smooth(skirt)):
        combed(d, [(382, 402), (378, 380), (368, 358), (357, 344)],
            [(350, 398), (351, 377), (345, 360), (342, 348)])  # fmt: skip
    d.fold(([(300, 358), (296, 364), (291, 371)], 6), ([(326, 360), (328, 374), (336, 390)], 5.4))
    hem = smooth([(243, 373), (266, 376), (290, 366, "c"), (309, 384), (334, 398), (362, 403), (379, 397)],
        closed=False)  # fmt: skip
    d.line(hem, OUTER * 2.4)
    d.line(hem, OUTER * 1.3, ink=YELLOW)
    dress.belt(d, (247, 344), (358, 344), 20, YELLOW, "zigzag", RED, buckle=(YELLOW, BLUE))


def _coin_arm(d: Drawing) -> None:
    arm = _SLEEVE(shoulder=(371, 252), elbow=(450, 324), round=True)
    arm.hold(d, (COIN[0] + 2, COIN[1] + RADIUS), CLASPING, _coin, size=0.82)
    with d.at(374, 235, 0.88):
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
    """The arm, its fist, and between its fingers the near rein."""
    arm = _SLEEVE(shoulder=(233, 254), elbow=(199, 350))
    arm.hold(d, REIN, thumb_along(RED), _rein)
    with d.at(230, 235, 0.88, flip=True):
        _epaulette(d)


def _rein(d: Drawing) -> None:
    """The near rein from the ring of the bit to the fist."""
    x, y = REIN
    way = [
        parade_horse.BIT,
        (150, 378),
        (196, 393),
        (252, 387),
        (x - 26, y + 51),
        (x + 2, y + 28),
        (x + 14, y + 8),
    ]
    d.shape(ribbon(way, 4.8, forked=False), RED, INNER)
    parade_horse.ring(d, BRIDLE)


def _neck(d: Drawing) -> None:
    """The turned neck with its long sinew, in an open standing collar."""
    neck(d, FLESH, (2, 52), 21, long=46)
    d.lens([(20, 50), (10, 68), (-8, 86)], 3.4)
    collar: list[Node] = [(-40, 70, "c"), (-24, 80), (-4, 90, "c"), (20, 82), (42, 68, "c"), (45, 92, "c"),
        (0, 106), (-43, 92, "c")]  # fmt: skip
    d.shape(smooth(collar), RED)
    d.line(smooth([(-41, 77, "c"), (-24, 87), (-4, 96, "c"), (20, 89), (43, 75, "c")], closed=False), 4.4,
        ink=YELLOW)  # fmt: skip


def _head(d: Drawing) -> None:
    tone = hair.CHESTNUT
    hair.tail_of_hair(
        d, [(18, -30), (26, 4), (26, 40)], [(44, -34), (56, 2), (50, 46)], tone, count=5, seed=43
    )
    face: list[Node] = [
        (-28, -46), (-35, -30), (-36, -18), (-34, -6), (-38, 8), (-37, 24), (-32, 40), (-25, 54), (-12, 63),
            (4, 63),
        (20, 55), (33, 38), (39, 14), (39, -8), (38, -24), (33, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=8, cross=0)
    flush(d, (12, 20, 9))
    visage.eye(d, 6, 0, 10.6, -1, wide=1.0, gaze=0.5, iris=BROWN, tilt=1)
    visage.eye(d, -25.6, 0, 8.2, 1, wide=1.0, gaze=0.5, iris=BROWN)
    visage.brow(d, [(-6, -11), (6, -17), (22, -11)], 4.2, ink=hair.DARK)
    visage.brow(d, [(-20, -11), (-28, -16), (-36, -10)], 3.6, ink=hair.DARK)
    jutting(d, FLESH, (-29, 13), root=(-14, -9), wing=(-9, 20), hook=-2.0, bulb=2.4, dark=2)
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
    with d.at(0, 0, rotate=-3):
        hats.czapka(d, RED, YELLOW, GREEN)
