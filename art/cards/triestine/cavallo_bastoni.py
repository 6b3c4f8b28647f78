"""Cavallo di bastoni: an old officer in a cocked hat on an iron grey to the left, the pole upright."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, placed, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import half_tack
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, fine_horse, hair, hats, profiles, seat
from art.cards.triestine.card import WIDTH
from art.cards.triestine.court import court_card
from art.cards.triestine.faces import flush, neck
from art.cards.triestine.hands_of_staves import ROUND_POLE
from art.cards.triestine.hands_on_reins import OVER_KNUCKLES
from art.cards.triestine.inks import BLUE, FLESH, GREEN, GREY, HEMP, INK, OCHRE, PAPER, RED, YELLOW
from art.cards.triestine.limb_shade import rounded
from art.cards.triestine.plumes import ostrich
from art.cards.triestine.staff import staff
from art.cards.triestine.strokes import turned
from art.cards.triestine.uniform_sleeve import Tunic

HEAD: Final[Point] = (306, 138)
AXIS: Final = 310.0
BELT: Final = 330.0
SEAT: Final = 334.0
POLE: Final[Point] = (430, 212)
FIST: Final[Point] = (326, 320)
IRON: Final = "#cbcecc"
COAT: Final = Coat(body=IRON, far=IRON, mane=INK, hoof=INK)
BRIDLE: Final = Bridle(strap=RED, stud=YELLOW)
CREST: Final[Sequence[Point]] = ((408, 214), (366, 206), (332, 240), (314, 316), (262, 480))
THROAT: Final[Sequence[Point]] = ((388, 290), (392, 336), (412, 376), (446, 408), (474, 438), (488, 480))
CARRIAGE: Final = placed(402, 218, 0.97, 68)


def draw() -> Drawing:
    """The card."""
    return court_card("CB", _figure)


def _figure(d: Drawing) -> None:
    with d.at(AXIS, SEAT, flip=True):
        seat.croup(d, COAT, RED)
    with d.at(WIDTH, flip=True):
        fine_horse.neck(d, COAT, CREST, THROAT, deep=True)
        _muscles(d)
        fine_horse.mane(d, COAT, [(402, 210), (366, 204), (334, 238), (318, 300)],
            (98, 72, 98, 72, 98, 72, 98), strand=IRON)  # fmt: skip
        half_tack.breast_collar(d, [(320, 420), (372, 448), (430, 444), (468, 428)], 11, BRIDLE, pendants=4)
    with d.at(AXIS, SEAT, flip=True):
        seat.shabrack(d, GREEN, YELLOW, long=0.62)
        seat.saddle(d)
        seat.leg(d, HEMP, BLUE)
        seat.top_boot(d, OCHRE)
    _near_skirt(d)
    _coat(d)
    with d.at(WIDTH, flip=True), d.under(CARRIAGE):
        fine_horse.head(d, COAT, BRIDLE, back=10, strand=IRON)
    _rein_arm(d)
    _pole_arm(d)
    with d.at(*HEAD, 0.9, rotate=-2):
        _head(d)


def _muscles(d: Drawing) -> None:
    """The edge of the shoulder blade and the breast before it."""
    d.fold(([(424, 440), (398, 404), (376, 360)], 5.4))
    turned(d, [(420, 434), (400, 406), (380, 370)], [(386, 440), (370, 416), (358, 386)], 12, bend=0.1)


def _near_skirt(d: Drawing) -> None:
    """The near skirt of the coat: from the belt back over the hip, its red facing turned out."""
    skirt: list[Node] = [(316, 338, "c"), (326, 352), (346, 372), (372, 398, "c"), (396, 404),
        (424, 396, "c"), (413, 367), (388, 342), (352, 334, "c")]  # fmt: skip
    shape = smooth(skirt)
    d.shape(shape, BLUE, OUTER)
    facing: list[Node] = [(316, 338, "c"), (326, 352), (346, 372), (372, 398, "c"), (384, 402),
        (394, 403, "c"), (364, 372), (346, 352), (334, 337, "c")]  # fmt: skip
    d.shape(smooth(facing), RED, INNER)
    d.fold(([(412, 396), (396, 380), (376, 364)], 6))
    turned(d, [(423, 395), (412, 369), (388, 345)], [(392, 394), (382, 372), (366, 352)], 14, width=3.6)
    d.shapes([circle(x, y, 3.8) for x, y in ((338, 356), (356, 374), (374, 392))], YELLOW, DETAIL)
    d.line(shape, OUTER)


def _coat(d: Drawing) -> None:
    breast: list[Node] = [(274, 204, "c"), (244, 220), (254, 280), (266, 312), (266, 340, "c"), (AXIS, 350),
        (352, 340, "c"), (360, 312), (378, 284), (378, 220), (346, 204, "c")]  # fmt: skip
    d.shape(smooth(breast), BLUE, OUTER)
    rounded(d, [(351, 338), (358, 314), (376, 286), (377, 252)], [(334, 330), (338, 306), (346, 280),
        (354, 256)], width=3.6, core=4)  # fmt: skip
    for side in (-1, 1):
        facing: list[Node] = [(AXIS + side * 5, 222, "c"), (AXIS + side * 44, 220), (AXIS + side * 47, 252),
            (AXIS + side * 34, 296), (AXIS + side * 28, 338, "c"), (AXIS + side * 5, 342, "c")]  # fmt: skip
        d.shape(smooth(facing), RED, INNER)
        spots = [(AXIS + side * (31 - 3 * k), 242 + 24 * k) for k in range(4)]
        for x, y in spots:
            d.line(smooth([(x - side * 5, y), (AXIS + side * 9, y + 2)], closed=False), OUTER, ink=YELLOW)
        d.shapes([circle(x, y, 4.8) for x, y in spots], YELLOW, DETAIL)
    dress.belt(d, (264, BELT), (354, BELT), 24, YELLOW, "zigzag", INK, buckle=(YELLOW, RED))


def _pole_arm(d: Drawing) -> None:
    Tunic(fill=BLUE, shoulder=(368, 248), elbow=(471, 359), wide=28, joint=27, narrow=18.5, deep=True,
        piping=RED, gold=True, cuff=RED).hold(d, POLE, ROUND_POLE, _pole, tilt=2,
        size=0.88)  # fmt: skip


def _pole(d: Drawing) -> None:
    staff(d, (413, 520), (440, 40), 15, RED, cut=1)


def _rein_arm(d: Drawing) -> None:
    with d.at(WIDTH, flip=True):
        half_tack.reins(
            d, BRIDLE, CARRIAGE, [(403, 383), (364, 383), (324, 380), (275, 371), (240, 360), (216, 334)]
        )
    Tunic(fill=BLUE, shoulder=(252, 248), elbow=(224, 335), wide=28, joint=27, narrow=18.5, deep=True,
        piping=RED, gold=True, side=-1, cuff=RED).hold(d, FIST, OVER_KNUCKLES, _tail, flip=True,
        tilt=-8, size=0.86)  # fmt: skip


def _tail(d: Drawing) -> None:
    """The end of the rein: over the first finger and down in a bow beside the knuckles."""
    with d.at(*FIST, 0.86, flip=True):
        d.limb([(2, -22, 6), (-15, -25, 6), (-33, -17, 6), (-40, 6, 6), (-38, 26, 5), (-46, 42, 2)],
            BRIDLE.strap, INNER, end="point", depth=0)  # fmt: skip


def _head(d: Drawing) -> None:
    tone = hair.WHITE_HAIR
    with d.at(-14, 2):
        _queue(d)
    neck(d, FLESH, (2, 52), 22, long=36)
    _stock(d)
    face: list[Node] = [
        (-27, -46), (-33, -34), (-34, -23), (-38, -14), (-34.5, -6), (-39, 3), (-47, 13), (-55, 24),
        (-58, 32), (-55.5, 37), (-49, 35), (-40, 28, "c"), (-36, 33), (-38.5, 38), (-32.5, 41, "c"),
        (-36.5, 44.5), (-34.5, 49), (-33, 52), (-38, 58), (-36, 66), (-26, 70), (-10, 65), (8, 52), (20, 36),
        (27, 10), (30, -20), (26, -46),
    ]  # fmt: skip
    profiles.skull(d, face, FLESH, start=0.56, stop=0.84)
    _features(d)
    _wig(d, tone)
    ostrich(d, [(14, -84), (-16, -100), (-66, -102), (-112, -68)], 15, PAPER, lobes=6)
    ostrich(d, [(14, -82), (-10, -91), (-50, -94), (-92, -54)], 14, GREEN, lobes=6, vein=PAPER)
    ostrich(d, [(4, -84), (24, -100), (54, -98), (78, -70)], 15, GREEN, lobes=6, vein=PAPER)
    hats.bicorne(d, INK, YELLOW)


def _stock(d: Drawing) -> None:
    stock: list[Node] = [(-28, 66, "c"), (0, 74), (28, 70, "c"), (37, 84, "c"), (2, 98), (-34, 86, "c")]
    d.shape(smooth(stock), PAPER, INNER)
    d.fold(([(-20, 90), (-8, 84), (4, 76)], 3), ([(26, 82), (14, 80), (4, 76)], 3))


def _features(d: Drawing) -> None:
    """An old man's: heavy lids, a long nose that hangs over sunken lips, a hollow cheek."""
    profiles.eye(d, -29, 1, 15, wide=0.62, hood=3, bag=3)
    d.lens([(-36, -13), (-26, -19), (-10, -13), (-4, -5)], 6.4, ink=hair.GREY_HAIR)
    d.lens([(-36, -13), (-26, -17), (-10, -12), (-4, -5)], 2.2)
    d.fold(([(-25, -17), (-26, -23), (-30, -26)], 2.4), ([(-18, -16), (-18, -22), (-22, -25)], 2.4))
    profiles.nostril(d, -42, 28, 1.0)
    d.fold(([(-38, 12), (-41, 9), (-43, 8)], 2.2), ([(-42, 18), (-45, 15), (-48, 14)], 2.2))
    d.lens([(-32, 26), (-23, 34), (-22, 46), (-26, 54)], 3.2)
    d.lens([(-34, 41), (-27, 41), (-21, 45)], 3.0)
    d.lens([(-34, 53), (-29, 52), (-25, 55)], 2.2)
    d.lens([(2, 14), (-8, 20), (-14, 30), (-13, 42), (-9, 50)], 3.4)
    for k in range(6):
        x, y = 6 - 1.4 * k, 17 + 5.4 * k
        d.fold(([(x, y), (x - 7, y + 1.6), (x - 15 + 0.8 * k, y + 5)], 2.6))
    d.lens([(-2, -2), (3, 0), (7, 4)], 1.8)
    d.lens([(-2, 3), (3, 5), (6, 10)], 1.8)
    flush(d, (-12, 17, 7))


def _wig(d: Drawing, tone: str) -> None:
    """Powdered hair drawn back from the temple over the ear, two rolls beside it."""
    back: list[Node] = [(2, -46, "c"), (4, -30), (12, -16), (13, 4), (16, 18), (26, 26), (40, 36, "c"),
        (54, 26, "c"), (58, 4), (54, -22), (42, -46, "c")]  # fmt: skip
    d.shape(smooth(back), tone, OUTER,
        shade=[Shade(angle=20, depth=0.3, spacing=5, width=2.4, reach=14)])  # fmt: skip
    d.fold(([(8, -30), (26, -24), (44, -4)], 2.4), ([(16, -32), (34, -26), (50, -6)], 2.4),
        ([(32, 22), (44, 20), (53, 12)], 2.4))  # fmt: skip
    hair.roll(d, 24, 10, 13, tone)
    hair.roll(d, 22, -10, 13, tone)


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
