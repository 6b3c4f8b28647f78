"""Cavallo di denari: a whiskered lancer on a white horse that faces us, a coin between thumb and fingers."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.parts.engrave import rake
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, hair, hats
from art.cards.triestine.coin import coin
from art.cards.triestine.court import court_card
from art.cards.triestine.faces import flush, jutting, neck
from art.cards.triestine.fitted import Fitted
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
    """The near leg from the hip forward to the knee beside the horse's shoulder."""
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
    leg: list[Node] = [(366, 370, "c"), (330, 372), (290, 384), (256, 394), (230, 408), (222, 430),
        (230, 480, "c"), (288, 480, "c"), (292, 446, "c"), (330, 442), (372, 430),
        (388, 408), (382, 384)]  # fmt: skip
    area = smooth(leg)
    d.shape(area, SKY, OUTER, shade=[Shade(angle=70, depth=0.26, spacing=6, width=3.2, reach=26)])
    stripe: list[Point] = [(378, 384), (340, 402), (284, 410), (252, 424), (250, 476)]
    d.line(smooth(list(stripe), closed=False), OUTER * 3)
    d.line(smooth(list(stripe), closed=False), OUTER * 2, ink=YELLOW)
    d.fold(([(290, 448), (284, 432), (266, 420)], 8), ([(292, 444), (308, 430), (330, 426)], 6))
    rake(d, [(246, 384), (302, 394), (364, 382)], [(244, 396), (302, 408), (368, 396)], 20, width=3.2)


def _coin_arm(d: Drawing) -> None:
    arm = Fitted(fill=GREEN, shoulder=(362, 256), elbow=(436, 348), figure=("star", YELLOW), cuff=RED)
    arm.hold(d, (COIN[0], COIN[1] + RADIUS), OFFERED, _coin, size=0.92)
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
    track: list[Point] = [(182, 416), (216, 430), (262, 414), (304, 374)]
    d.shape(ribbon(track, 5, forked=False), RED, INNER)
    arm = Fitted(fill=GREEN, shoulder=(242, 256), elbow=(225, 334), figure=("star", YELLOW), cuff=RED)
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
        (-26, -46), (-35, -30), (-36, -18), (-33, -6), (-37, 6), (-34, 20), (-28, 36), (-24, 50), (-15, 61),
            (-3, 63),
        (12, 59), (26, 46), (35, 26), (38, 0), (38, -24), (33, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=8, cross=6)
    visage.brim_shadow(d, -33, 36, -28)
    flush(d, (8, 20, 8))
    visage.eye(d, 6, 0, 10, -1, wide=0.62, gaze=0.5, hood=1.4, bag=2, tilt=-1)
    visage.eye(d, -26, 0, 5.6, 1, wide=0.62, gaze=0.5, bag=1)
    visage.brow(d, [(-8, -11), (4, -18), (26, -9)], 5.6, ink=hair.DARK)
    visage.brow(d, [(-19, -11), (-27, -16), (-36, -9)], 4.8, ink=hair.DARK)
    jutting(d, FLESH, (-41, 20), root=(-16, -11), wing=(-14, 22), hook=1.0, bulb=2.0, dark=4)
    visage.mouth(d, (-27, 44), (-7, 43), dip=(-17, 43), full=0.7, red=True)
    d.lens([(-15, 57), (-9, 54), (-3, 57)], 2.4)
    whisker: list[Node] = [(28, -24, "c"), (24, 6), (10, 28), (-2, 34, "c"), (0, 46), (8, 62, "c"), (18, 58),
        (26, 66, "c"),
        (36, 48), (44, 50, "c"), (46, 20), (44, -26, "c")]  # fmt: skip
    hair.beard(d, whisker, tone, [([(30, -16), (24, 14), (6, 48)], [(42, -18), (44, 14), (32, 54)], 8)])
    hair.wing(d, (-18, 33), [(-8, 35), (2, 38), (10, 42)], 11, tone)
    hair.wing(d, (-19, 33), [(-28, 35), (-36, 40), (-40, 48)], 9, tone)
    strap = smooth([(38, -30, "c"), (33, 14), (16, 52), (-4, 67), (-20, 58, "c")], closed=False)
    d.line(strap, 8.4)
    d.line(strap, 4.4, ink=YELLOW)
    hats.czapka(d, RED, YELLOW, GREEN)
