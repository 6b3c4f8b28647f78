"""Cavallo di spade: a swarthy hussar in red breeches on a grey to the left, the sabre raised."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from art.cards.kit.hatch import LIGHT
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Outline, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import borders, half_horse, half_tack, horse_head
from art.cards.parts.bent_arm import Bend
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, swarthy_hussar
from art.cards.triestine.card import WIDTH
from art.cards.triestine.court import court_card
from art.cards.triestine.court_sabre import court_sabre
from art.cards.triestine.hands_of_swords import FULL_FIST
from art.cards.triestine.hands_on_reins import BETWEEN_FINGERS
from art.cards.triestine.hats import feather
from art.cards.triestine.inks import BLUE, BROWN, GREEN, INK, PAPER, RED, YELLOW
from art.cards.triestine.limb_shade import rounded
from art.cards.triestine.strokes import combed, draped
from art.cards.triestine.swarthy_hussar import TAN
from art.cards.triestine.uniform_sleeve import Tunic

HEAD: Final[Point] = (314, 145)
AXIS: Final = 310.0
BELT: Final = 336.0
SWORD: Final[Point] = (420, 238)
FIST: Final = replace(FULL_FIST, way=112)
REIN: Final[Point] = (152, 333)
GRIZZLE: Final = "#bec3c5"
COAT: Final = Coat(body=GRIZZLE, far=GRIZZLE, mane=INK, hoof=INK)
BRIDLE: Final = Bridle(strap=YELLOW, stud=RED)
CREST: Final[list[Point]] = [(346, 196), (312, 216), (294, 268), (280, 326), (266, 384), (232, 450)]
THROAT: Final[list[Point]] = [(366, 268), (386, 316), (424, 360), (456, 398), (474, 436), (474, 480)]
CARRIAGE: Final = half_horse.carriage(346, 196, scale=0.94, nod=44)


class Elbow(Bend):
    """An arm whose cloth goes round the bone of the elbow in an arc."""

    def pieces(self, *, rounded: bool = True) -> tuple[Outline, Outline, Outline]:
        return super().pieces(rounded=rounded)


class Rounded(Tunic):
    """His sleeves, engraved round the arm."""

    def bend(self, wrist: Point) -> Elbow:
        return Elbow(self.shoulder, self.elbow, wrist, wide=self.wide, joint=self.joint, narrow=self.narrow)

    def _shaded(self, d: Drawing, bend: Bend, *, upper: bool) -> None:
        at, half, far = (
            (bend.upper, self.wide, self.joint) if upper else (bend.lower, self.joint, self.narrow)
        )
        ox, oy = bend.out_above if upper else bend.out_below
        side = -1 if ox * LIGHT[0] + oy * LIGHT[1] > 0 else 1
        stops = (0.92, 0.6, 0.3, 0.04) if upper else (0.06, 0.36, 0.66, 0.94)
        edge, inner = (
            [at(t, side * share * (half + (far - half) * t)) for t in stops] for share in (1.07, -0.16)
        )
        rounded(d, edge, inner, close=6.2, core=5)


def draw() -> Drawing:
    """The card."""
    return court_card("CS", _figure)


def _figure(d: Drawing) -> None:
    _pelisse(d)
    _croup(d)
    _horse(d)
    _shabrack(d)
    _saddle(d)
    _coat(d)
    _thigh(d)
    _sash(d)
    with d.at(WIDTH, flip=True):
        _horse_head(d)
    _rein_arm(d)
    _sword_arm(d)
    with d.at(*HEAD, 0.9, rotate=2):
        swarthy_hussar.head(d)


def _pelisse(d: Drawing) -> None:
    """The jacket that hangs from the left shoulder."""
    nodes: list[Node] = [
        (346, 222, "c"),
        (398, 227),
        (422, 244),
        (442, 300),
        (462, 424, "c"),
        (350, 424, "c"),
    ]
    d.shape(smooth(nodes), RED, OUTER)
    draped(d, [(374, 416), (380, 380), (376, 340), (368, 304)], (22, -4), width=6, cross=0, fade=0.95)
    draped(d, [(420, 416), (416, 384), (404, 352)], (18, -4), width=6, cross=0)


def _croup(d: Drawing) -> None:
    """The horse's quarters."""
    back: list[Node] = [(400, 392, "c"), (448, 394), (490, 414), (510, 450), (512, 480, "c"),
        (400, 480, "c")]  # fmt: skip
    d.shape(smooth(back), COAT.body, OUTER)
    combed(d, [(510, 454), (500, 428), (482, 408), (456, 396)], [(466, 452), (464, 436), (456, 424),
        (446, 416)], cross=0.5)  # fmt: skip


def _shabrack(d: Drawing) -> None:
    """The saddle cloth, a crescent in its corner."""
    cloth: list[Node] = [(350, 376, "c"), (400, 380), (440, 392, "c"), (452, 424), (472, 476, "c"),
        (186, 476, "c"), (214, 410, "c")]  # fmt: skip
    d.shape(smooth(cloth), GREEN, OUTER)
    shadow = [(408, 388), (392, 406), (370, 417), (357, 424), (351, 438), (346, 462)]
    combed(d, shadow, [(x + 20, y + 12) for x, y in shadow], cross=0.3, fade=0.4)
    borders.border(d, [(436, 393), (444, 424), (462, 476)], 8, YELLOW, "lozenges", RED, spacing=17)
    crescent: list[Node] = [(424, 406, "c"), (408, 406), (402, 422), (412, 436), (428, 432, "c"), (416, 428),
        (414, 414)]  # fmt: skip
    d.shape(smooth(crescent), YELLOW, INNER)


def _horse(d: Drawing) -> None:
    """Neck and breast with the collar, mane; the plumes of its poll."""
    with d.at(WIDTH, flip=True):
        breast = smooth([(*CREST[0], "c"), *CREST[1:-1], (*CREST[-1], "c"), (*THROAT[-1], "c"),
            *reversed(THROAT[1:-1]), (*THROAT[0], "c")])  # fmt: skip
        d.shape(breast, COAT.body, OUTER)
        _muscles(d)
        with d.clip(breast):
            half_tack.breast_collar(
                d, [(276, 402), (340, 434), (400, 432), (478, 412)], 11, BRIDLE, pendants=4
            )
        d.line(breast, OUTER)
        half_horse.mane(d, COAT, CREST[:-1], fall=(22, 60), locks=6, seed=8, strand=GRIZZLE)
    for track, ink in (
        ([(164, 178), (154, 136), (134, 120), (118, 132)], YELLOW),
        ([(170, 178), (190, 128), (196, 92), (186, 66)], PAPER),
        ([(167, 178), (170, 126), (156, 92), (136, 84)], RED),
    ):
        feather(d, track, 13, ink)


def _muscles(d: Drawing) -> None:
    """The round of neck and breast: the shade along the throat, below jowl and mane. It faces right."""
    draped(d, [(424, 418), (412, 398), (396, 372), (388, 336)], (-30, 4), width=5, cross=0)
    mane = [(282, 322), (288, 292), (296, 262), (306, 232)]
    combed(d, mane, [(x + 36, y + 16) for x, y in mane], close=6.4, cross=0, fade=0.3)
    front = [(472, 428), (456, 398), (424, 360), (396, 330)]
    combed(d, front, [(448, 436), (430, 406), (402, 372), (382, 346)], cross=0, fade=0.5)
    jowl = [(330, 254), (346, 262), (364, 270), (378, 300)]
    combed(d, jowl, [(x - 10, y + 26) for x, y in jowl], close=6.4, cross=0)


def _horse_head(d: Drawing) -> None:
    with d.under(CARRIAGE):
        horse_head.ears(d, COAT, back=16)
        horse_head.head(d, COAT)
        _lips(d)
        jowl = [(30, 46), (52, 52), (74, 51), (96, 43)]
        combed(d, jowl, [(34, 26), (54, 32), (72, 32), (90, 30)], close=7, cross=0, fade=0.3)
        cheek = [(0, -20), (-6, -4), (0, 16), (16, 38)]
        combed(d, cheek, [(30, -18), (28, -6), (30, 6), (40, 22)], cross=0, fade=0.2)
        horse_head.bridle(d, BRIDLE)
        horse_head.forelock(d, COAT, strand=GRIZZLE)


def _lips(d: Drawing) -> None:
    """Both lips anew, without strokes: they are too small for them."""
    upper: list[Node] = [(209, 7, "c"), (206, 14.5), (199, 18.5), (195.5, 20.5, "c"), (183, 18.4),
        (183, 9, "c"), (192, 8)]  # fmt: skip
    d.shape(smooth(upper), COAT.body, None)
    d.lens([(183, 8), (191, 10), (199, 4)], 2.4)
    d.line(smooth(upper[:4], closed=False), OUTER)
    lower: list[Node] = [(162, 24, "c"), (176, 22), (194, 21, "c"), (197, 27), (191, 33), (180, 35),
        (170, 32.5)]  # fmt: skip
    d.shape(smooth(lower), COAT.body, INNER)
    d.line(smooth(lower[2:], closed=False), OUTER)
    d.fold(([(198, 20), (189, 20.6), (180, 18), (171, 16.6)], 4.6))


def _saddle(d: Drawing) -> None:
    """The saddle: its flap under the thigh, its seat, the low cantle that rises behind him."""
    edge: list[Node] = [(392, 360), (404, 361), (410, 372), (404, 392), (390, 407), (370, 416), (356, 424),
        (350, 438), (342, 480, "c")]  # fmt: skip
    d.shape(smooth([(384, 368, "c"), *edge, (240, 480, "c"), (240, 396, "c"), (350, 390, "c")]), BROWN, OUTER)
    shadow = [(352, 412), (334, 416), (308, 415), (282, 411), (256, 410)]
    combed(d, shadow, [(x + 6, y + 25) for x, y in shadow], cross=0.2, fade=0.35)
    rim = [(397, 366), (403, 371), (398.6, 389), (386, 402), (366, 410.6), (351, 420), (344, 437), (336, 474)]
    d.line(smooth([*rim], closed=False), OUTER, ink=YELLOW)


def _coat(d: Drawing) -> None:
    nodes: list[Node] = [(278, 212, "c"), (246, 226), (254, 274), (268, 312), (268, 344, "c"), (AXIS, 352),
        (354, 344, "c"), (352, 312), (366, 274), (376, 226), (346, 212, "c")]  # fmt: skip
    d.shape(smooth(nodes), GREEN, OUTER)
    flank = [(353, 342), (351, 312), (358, 286), (366, 262)]
    combed(d, flank, [(328, 340), (328, 314), (332, 290), (350, 268)], cross=0, fade=0.3)
    left = [(258, 282), (268, 312), (268, 342)]
    combed(d, left, [(x + 14, y + 4) for x, y in left], cross=0, fade=0.2)
    dress.frogs(d, AXIS + 4, 250, 24, (28, 26, 24, 22), YELLOW)


def _thigh(d: Drawing) -> None:
    """The near leg in red cloth from the hip to the bent knee and down the shin, to a hussar's boot."""
    leg: list[Node] = [(288, 340, "c"), (262, 354), (236, 368), (214, 378), (199, 388), (191, 399),
        (191, 411), (196, 424), (201, 440), (203, 480, "c"), (253, 480, "c"), (258, 450), (260, 434),
        (256, 412, "c"), (286, 413), (318, 417), (350, 413), (376, 398), (386, 374), (376, 350),
        (352, 338, "c")]  # fmt: skip
    cloth = smooth(leg)
    d.shape(cloth, RED, None)
    with d.clip(cloth):
        under = [(386, 376), (372, 402), (344, 416), (312, 417), (282, 412), (256, 411)]
        ridge = [(352, 364), (340, 380), (316, 390), (296, 393), (272, 392), (246, 394)]
        combed(d, under, ridge, width=4.0, cross=0.34, fade=0.3, bow=-0.14)
        combed(d, [(256, 446), (259, 430), (255, 414)], [(228, 442), (229, 428), (234, 412)], cross=0)
    d.line(cloth, OUTER)
    d.fold(([(256, 412), (242, 406), (224, 403)], 7.0), ([(259, 423), (248, 415), (232, 414)], 4.6))
    d.fold(([(360, 354), (340, 370), (324, 390)], 7.0), ([(320, 352), (308, 366), (300, 382)], 5.0))
    d.lens([(214, 380), (202, 392), (201, 408)], 4.2)
    boot: list[Node] = [(196, 434, "c"), (210, 438), (226, 447, "c"), (244, 441), (263, 437, "c"),
        (266, 480, "c"), (200, 480, "c")]  # fmt: skip
    d.shape(smooth(boot), INK, OUTER)
    top = smooth([(198, 437, "c"), (211, 441), (226, 450, "c"), (245, 444), (262, 440, "c")], closed=False)
    d.line(top, OUTER * 1.4, ink=YELLOW)


def _sash(d: Drawing) -> None:
    """The short skirt of the jacket and the narrow sash over it."""
    skirt: list[Node] = [(267, 340, "c"), (288, 350), (318, 356), (348, 362), (380, 360, "c"), (368, 346),
        (354, 336, "c")]  # fmt: skip
    d.shape(smooth(skirt), GREEN, OUTER)
    d.line(smooth([(318, 351), (348, 357), (372, 356)], closed=False), OUTER, ink=YELLOW)
    run: list[Point] = [(266, BELT), (288, BELT + 6), (311, BELT + 8), (334, BELT + 6), (353, BELT + 1)]
    d.shape(ribbon(run, 9, forked=False), YELLOW, INNER)
    d.line(smooth([*run[:-1], (347, BELT + 3)], closed=False), OUTER, ink=RED)


def _sword_arm(d: Drawing) -> None:
    Rounded(fill=BLUE, shoulder=(372, 254), elbow=(468, 366), wide=26, joint=26, narrow=18.5, piping=YELLOW,
        cuff=BROWN, fur=True, cord=YELLOW, skin=TAN).hold(d, SWORD, FIST, _sabre, flip=True, tilt=8,
        size=0.84)  # fmt: skip


def _sabre(d: Drawing) -> None:
    court_sabre(d, *SWORD, 150, 1, bow=0.12, side=-1, cut=1)


def _rein_arm(d: Drawing) -> None:
    Rounded(fill=BLUE, shoulder=(250, 252), elbow=(276, 356), wide=26, joint=22, narrow=17, piping=YELLOW,
        cuff=BROWN, fur=True, cord=YELLOW, skin=TAN).hold(d, REIN, BETWEEN_FINGERS,
        _rein, tilt=6, size=0.84, worn=_tail)  # fmt: skip


def _rein(d: Drawing) -> None:
    """The rein from the bit up between the fingers."""
    x, y = REIN
    way = [(-58, 4), (-42, 6), (-28, -3), (-12, -7), (14, -3)]
    with d.at(WIDTH, flip=True):
        half_tack.reins(d, BRIDLE, CARRIAGE, [(WIDTH - x - px, y + py) for px, py in way])


def _tail(d: Drawing) -> None:
    """The end of the rein below the hand."""
    x, y = REIN
    half_tack.rein_end(d, BRIDLE, [(x - 4, y + 14), (x - 9, y + 38), (x - 5, y + 60), (x - 13, y + 80)])
