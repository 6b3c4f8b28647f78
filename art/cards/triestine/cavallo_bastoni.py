"""Cavallo di bastoni: an old officer in a cocked hat on a dappled grey to the left, the pole upright."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import half_horse, half_tack, visage
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, hair, hats, seat
from art.cards.triestine.card import WIDTH
from art.cards.triestine.court import court_card
from art.cards.triestine.faces import flush, jutting, neck
from art.cards.triestine.hands_of_staves import ELBOW_OUT
from art.cards.triestine.hands_on_reins import FINGER_ON_REIN
from art.cards.triestine.inks import BLUE, FLESH, GREEN, GREY, INK, PAPER, RED, YELLOW
from art.cards.triestine.mounts import Mount
from art.cards.triestine.plumes import ostrich
from art.cards.triestine.staff import staff
from art.cards.triestine.uniforms import Tunic

HEAD: Final[Point] = (306, 148)
AXIS: Final = 310.0
BELT: Final = 350.0
WHITE_COAT: Final = "#c9dde8"
POLE: Final[Point] = (434, 246)
HORSE: Final = Mount(
    coat=Coat(body="#c3c4c2", far="#8f9293", mane="#6d7072", hoof="#2c211b"),
    bridle=Bridle(strap=BLUE, stud=YELLOW),
    crest=[(388, 214), (348, 222), (316, 266), (307, 330), (262, 470)],
    throat=[(392, 330), (402, 360), (430, 392), (466, 416), (488, 480)],
    at=half_horse.carriage(388, 214, scale=1.02, nod=74),
    fall=(14, 74), locks=8, seed=12,
)  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court_card("CB", _figure, grain=1.4)


def _figure(d: Drawing) -> None:
    with d.at(AXIS, BELT, flip=True):
        seat.croup(d, HORSE.coat, BLUE)
    with d.at(WIDTH, flip=True):
        HORSE.neck(d)
        half_horse.dapples(
            d, HORSE.coat, [(346, 376, 8), (372, 398, 9), (396, 372, 8), (338, 340, 7), (366, 350, 7)]
        )
        HORSE.mane(d)
        HORSE.strap(d, [(320, 418), (372, 446), (430, 442), (464, 418)])
    with d.at(AXIS, BELT, flip=True):
        seat.shabrack(d, BLUE, YELLOW, long=0.8)
        seat.saddle(d)
        seat.thigh(d, RED, YELLOW)
        seat.boot(d, YELLOW, high=True)
    _coat(d)
    with d.at(WIDTH, flip=True):
        HORSE.head(d)
    _rein_arm(d)
    _pole_arm(d)
    with d.at(*HEAD, 0.9, rotate=-2):
        _head(d)


def _coat(d: Drawing) -> None:
    tail: list[Node] = [(350, 356, "c"), (370, 384), (382, 420), (390, 470, "c"), (352, 470, "c"), (340, 410),
        (326, 366, "c")]  # fmt: skip
    d.shape(smooth(tail), WHITE_COAT, OUTER, shade=[Shade(depth=0.4, spacing=6, width=3, reach=30)])
    turnback: list[Node] = [(334, 364, "c"), (352, 410), (362, 470, "c"), (340, 470, "c"), (336, 420),
        (322, 370, "c")]  # fmt: skip
    d.shape(smooth(turnback), YELLOW, INNER)
    d.line(smooth([(336, 372), (350, 416), (356, 470)], closed=False), DETAIL)
    dress.coat(d, [(274, 214, "c"), (244, 230), (254, 290), (266, 330), (266, 362, "c"), (AXIS, 372),
        (352, 362, "c"), (354, 330), (366, 290), (378, 230), (346, 214, "c")], WHITE_COAT)  # fmt: skip
    for side in (-1, 1):
        facing: list[Node] = [(AXIS + side * 5, 232, "c"), (AXIS + side * 44, 230), (AXIS + side * 47, 262),
            (AXIS + side * 34, 306), (AXIS + side * 26, 358, "c"), (AXIS + side * 5, 362, "c")]  # fmt: skip
        d.shape(smooth(facing), RED, INNER)
        spots = [(AXIS + side * (31 - 3 * k), 252 + 24 * k) for k in range(4)]
        for x, y in spots:
            d.line(smooth([(x - side * 5, y), (AXIS + side * 9, y + 2)], closed=False), OUTER, ink=YELLOW)
        d.shapes([circle(x, y, 4.8) for x, y in spots], YELLOW, DETAIL)
    dress.belt(d, (264, 350), (354, 350), 24, YELLOW, "zigzag", INK, buckle=(YELLOW, RED))


def _pole_arm(d: Drawing) -> None:
    Tunic(fill=WHITE_COAT, shoulder=(368, 258), elbow=(468, 384), wide=28, joint=27, narrow=18.5, piping=RED,
        gold=True, cuff=RED).hold(d, POLE, ELBOW_OUT, _pole, tilt=2, size=0.88)  # fmt: skip


def _pole(d: Drawing) -> None:
    staff(d, (424, 520), (441, 40), 15, RED, cut=1)


def _rein_arm(d: Drawing) -> None:
    with d.at(WIDTH, flip=True):
        half_tack.reins(d, HORSE.bridle, HORSE.at, [(412, 404), (348, 392), (268, 364), (206, 324)])
        half_tack.rein_end(d, HORSE.bridle, [(188, 284), (170, 290), (162, 318), (178, 338), (200, 324)])
    Tunic(fill=WHITE_COAT, shoulder=(254, 258), elbow=(221, 358), wide=28, joint=27, narrow=18.5, piping=RED,
        gold=True, side=-1, cuff=RED).hold(d, (332, 306), FINGER_ON_REIN, flip=True, tilt=-16,
        size=0.88)  # fmt: skip


def _head(d: Drawing) -> None:
    tone = hair.WHITE_HAIR
    hair.tail_of_hair(
        d, [(22, -34), (30, -4), (30, 24)], [(44, -34), (54, -2), (48, 30)], tone, count=4, seed=63
    )
    _queue(d)
    neck(d, FLESH, (0, 52), 20, long=36)
    stock: list[Node] = [(-30, 60, "c"), (0, 70), (32, 58, "c"), (36, 82, "c"), (0, 98), (-34, 84, "c")]
    d.shape(smooth(stock), PAPER, INNER)
    d.fold(([(-20, 88), (-8, 82), (4, 74)], 3), ([(26, 82), (14, 80), (4, 74)], 3))
    face: list[Node] = [
        (-26, -46), (-34, -30), (-35, -18), (-32, -6), (-36, 6), (-33, 20), (-29, 36), (-26, 50), (-18, 62),
            (-5, 65),
        (12, 60), (28, 46), (35, 24), (37, 0), (37, -24), (32, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=13, cross=9)
    visage.brim_shadow(d, -33, 35, -30)
    flush(d, (14, 18, 9), (-30, 26, 4))
    visage.eye(d, 6, 0, 10, -1, wide=0.56, gaze=0, hood=2, bag=3, tilt=-2)
    visage.eye(d, -26, 0, 5.6, 1, wide=0.56, gaze=0, bag=2, tilt=-1)
    visage.brow(d, [(-8, -11), (4, -18), (28, -8)], 6, bushy=True, ink=hair.GREY_HAIR)
    visage.brow(d, [(-19, -11), (-27, -16), (-36, -8)], 5, ink=hair.GREY_HAIR)
    d.lens([(-8, -11), (4, -16), (27, -8)], 1.8)
    d.lens([(-19, -11), (-27, -15), (-36, -8)], 1.8)
    jutting(d, FLESH, (-42, 22), root=(-15, -11), wing=(-12, 23), hook=0.8, bulb=3.4, dark=4)
    d.lens([(-8, 26), (0, 34), (-1, 46)], 2.6)
    visage.mouth(d, (-29, 43), (-6, 41), dip=(-17, 42), full=0.7, red=True)
    d.lens([(-17, 58), (-9, 55), (-1, 58)], 2.4)
    d.lens([(-8, 66), (8, 70), (24, 58)], 2.4)
    visage.ear(d, 36, 4, 0.9, FLESH)
    hair.roll(d, 44, -4, 12, tone)
    hair.roll(d, 44, -22, 12, tone)
    ostrich(d, [(14, -84), (-16, -112), (-66, -116), (-112, -78)], 17, PAPER, lobes=6)
    ostrich(d, [(14, -82), (-10, -98), (-50, -102), (-92, -62)], 15, GREEN, lobes=6, vein=PAPER)
    ostrich(d, [(4, -84), (24, -112), (54, -110), (78, -78)], 16, GREEN, lobes=6, vein=PAPER)
    hats.bicorne(d, INK, YELLOW)


def _queue(d: Drawing) -> None:
    """The pigtail: bound in black ribbon below the neck, with a bow, its end loose."""
    tone = hair.WHITE_HAIR
    hair.tail_of_hair(d, [(44, 66), (46, 84), (40, 104)], [(62, 64), (72, 84), (62, 108)], tone, count=5,
        seed=65)  # fmt: skip
    d.limb([(46, 24, 10), (52, 44, 9.5), (54, 70, 9)], INK, INNER, start="flat", end="flat", depth=0)
    for y in (46, 55, 64):
        d.lens([(45, y + 3), (53, y + 1), (62, y - 3)], 2.4, ink=GREY)
    for side in (-1, 1):
        d.shape(smooth([(50, 32, "c"), (50 + side * 14, 20), (50 + side * 20, 32), (50 + side * 13, 42)]),
            INK, INNER)  # fmt: skip
        d.lens([(50 + side * 3, 31), (50 + side * 10, 28), (50 + side * 15, 31)], 2.0, ink=GREY)
    d.shape(circle(50, 32, 4.6), INK, DETAIL)
