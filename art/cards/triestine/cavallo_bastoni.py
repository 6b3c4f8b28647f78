"""Cavallo di bastoni: an old officer in a cocked hat on a dappled grey to the left, the pole upright."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import half_horse, half_tack, visage
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, hair, hats
from art.cards.triestine.arms import Sleeve
from art.cards.triestine.card import WIDTH
from art.cards.triestine.court import court_card
from art.cards.triestine.faces import flush, jutting, neck
from art.cards.triestine.hands_of_staves import THUMB_ACROSS
from art.cards.triestine.hands_on_reins import FINGER_ON_REIN
from art.cards.triestine.inks import BLUE, FLESH, GREEN, GREY, INK, PAPER, RED, YELLOW
from art.cards.triestine.mounts import Mount, shabrack
from art.cards.triestine.staff import staff

HEAD: Final[Point] = (290, 164)
AXIS: Final = 292.0
WHITE_COAT: Final = "#c9dde8"
POLE: Final[Point] = (440, 262)
HORSE: Final = Mount(
    coat=Coat(body="#c3c4c2", far="#8f9293", mane="#6d7072", hoof="#2c211b"),
    bridle=Bridle(strap=BLUE, stud=YELLOW),
    crest=[(400, 232), (372, 246), (350, 290), (326, 354), (262, 456)],
    throat=[(428, 338), (440, 378), (452, 420), (464, 460), (470, 512)],
    at=half_horse.carriage(400, 232, scale=0.86, nod=74),
    fall=(-44, 58), plumes=(), locks=9, seed=12,
)  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court_card("CB", _figure, grain=1.26)


def _figure(d: Drawing) -> None:
    _coat(d)
    _pole_arm(d)
    with d.at(WIDTH, flip=True):
        HORSE.neck(d)
        half_horse.dapples(
            d, HORSE.coat, [(352, 396, 8), (378, 418, 9), (404, 388, 8), (396, 356, 7), (372, 364, 7)]
        )
        HORSE.strap(d, [(314, 436), (360, 456), (412, 454), (462, 430)])
    cloth: list[Node] = [(238, 430, "c"), (310, 418), (380, 430), (404, 476, "c"), (220, 476, "c")]
    shabrack(d, cloth, [(240, 432), (310, 421), (376, 432), (398, 468)], BLUE, YELLOW)
    with d.at(WIDTH, flip=True):
        HORSE.mane(d)
    _rein_arm(d)
    with d.at(WIDTH, flip=True):
        HORSE.head(d)
    with d.at(*HEAD, rotate=-2):
        _head(d)


def _coat(d: Drawing) -> None:
    dress.skirts(d, ((222, 410), (362, 410)), (190, 396), 476, (WHITE_COAT, GREEN), 6)
    dress.coat(d, [(250, 236, "c"), (212, 256), (224, 322), (218, 382), (222, 420, "c"), (AXIS, 432),
        (362, 420, "c"), (366,
        382), (360, 322), (372, 256), (334, 236, "c")], WHITE_COAT)  # fmt: skip
    for side in (-1, 1):
        facing: list[Node] = [(AXIS + side * 6, 250, "c"), (AXIS + side * 52, 256), (AXIS + side * 54, 290),
            (AXIS + side * 40,
            340), (AXIS + side * 30, 418, "c"), (AXIS + side * 6, 424, "c")]  # fmt: skip
        d.shape(smooth(facing), RED, INNER)
        d.shapes([circle(AXIS + side * (38 - 4 * k), 274 + 26 * k, 5.4) for k in range(6)], YELLOW, DETAIL)
        for k in range(6):
            y = 274 + 26 * k
            d.line(
                smooth([(AXIS + side * (30 - 4 * k), y), (AXIS + side * 10, y + 2)], closed=False),
                OUTER,
                ink=YELLOW,
            )
    dress.belt(d, (220, 420), (364, 420), 24, YELLOW, "zigzag", INK, buckle=(YELLOW, RED))


def _pole_arm(d: Drawing) -> None:
    Sleeve(fill=WHITE_COAT, shoulder=(366, 298), elbow=(408, 424), wide=43, joint=40, narrow=22, bands=(RED,
        YELLOW, RED), cuff=RED,
        plain_cuff=True).hold(d, POLE, THUMB_ACROSS, _pole, tilt=4)  # fmt: skip
    _epaulette(d)


def _pole(d: Drawing) -> None:
    staff(d, (447, 520), (433, 42), 16, RED, cut=1)


def _epaulette(d: Drawing) -> None:
    """Gold bullion on the shoulder."""
    cords: list[Node] = [(340, 258, "c"), (334, 284), (346, 292), (362, 294), (380, 290), (396, 280),
        (404, 268, "c"), (384,
        248)]  # fmt: skip
    d.shape(smooth(cords), YELLOW, OUTER)
    for k in range(6):
        x = 342 + 10 * k
        d.lens([(x, 266 - k), (x - 1, 276 - k), (x + k * 0.6, 290 - k * 1.6)], 3)
    d.shape(smooth([(336, 256, "c"), (354, 242), (384, 246), (402, 264, "c"), (370, 272)]), YELLOW, INNER)


def _rein_arm(d: Drawing) -> None:
    with d.at(WIDTH, flip=True):
        half_tack.reins(d, HORSE.bridle, HORSE.at, [(430, 436), (340, 442), (256, 432), (226, 408)])
        half_tack.rein_end(d, HORSE.bridle, [(218, 368), (194, 372), (184, 400), (190, 430)])
    Sleeve(fill=WHITE_COAT, shoulder=(220, 300), elbow=(184, 396), wide=42, joint=38, narrow=22, bands=(RED,
        YELLOW), cuff=RED,
        plain_cuff=True).hold(d, (304, 390), FINGER_ON_REIN, flip=True, tilt=-2)  # fmt: skip


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
    hats.bicorne(d, INK, YELLOW, (GREEN, PAPER, RED))


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
