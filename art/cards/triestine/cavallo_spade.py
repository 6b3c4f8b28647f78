"""Cavallo di spade: a swarthy hussar in red breeches on a grey to the left, the sabre raised."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from art.cards.kit.hatch import LIGHT
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Outline, Point, circle, smooth
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
from art.cards.triestine.inks import BLUE, BROWN, GREEN, GREY, INK, PAPER, RED, YELLOW
from art.cards.triestine.limb_shade import rounded
from art.cards.triestine.strokes import combed, draped, turned
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
        rounded(d, edge, inner, close=5.6, core=8)


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
    shadow = [(390, 378), (378, 394), (350, 407), (318, 408), (286, 401), (256, 400)]
    combed(d, shadow, [(x + 22, y + 40) for x, y in shadow], cross=0.62, fade=0.3)
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
    draped(d, [(424, 418), (412, 398), (396, 372), (388, 336)], (-34, 4), width=6.4, cross=0.5)
    mane = [(282, 322), (288, 292), (296, 262), (306, 232)]
    combed(d, mane, [(x + 40, y + 18) for x, y in mane], cross=0.4, fade=0.3, slant=0.3)
    front = [(472, 428), (456, 398), (424, 360), (396, 330)]
    combed(d, front, [(448, 436), (430, 406), (402, 372), (382, 346)], cross=0, fade=0.5)
    jowl = [(330, 254), (346, 262), (364, 270), (378, 300)]
    combed(d, jowl, [(x - 12, y + 34) for x, y in jowl], cross=0)


def _horse_head(d: Drawing) -> None:
    with d.under(CARRIAGE):
        horse_head.ears(d, COAT, back=16)
        horse_head.head(d, COAT)
        jowl = [(30, 46), (52, 52), (74, 51), (96, 43)]
        combed(d, jowl, [(36, 12), (54, 18), (72, 18), (88, 20)], cross=0, fade=0.3)
        cheek = [(0, -20), (-6, -4), (0, 16), (16, 38)]
        combed(d, cheek, [(30, -18), (28, -6), (30, 6), (40, 22)], cross=0, fade=0.2)
        horse_head.bridle(d, BRIDLE)
        horse_head.forelock(d, COAT, strand=GRIZZLE)


def _saddle(d: Drawing) -> None:
    """The high cantle behind him, its edge gilt."""
    cantle: list[Node] = [(360, 396, "c"), (384, 376), (392, 348), (408, 340), (418, 352), (410, 396, "c")]
    d.shape(smooth(cantle), BROWN, OUTER)
    d.line(smooth([(387, 374), (396, 352), (407, 345), (414, 354)], closed=False), OUTER, ink=YELLOW)
    turned(d, [(410, 394), (412, 378), (415, 360)], [(388, 390), (394, 376), (402, 364)], 8, width=2.8)


def _coat(d: Drawing) -> None:
    nodes: list[Node] = [(278, 212, "c"), (246, 226), (254, 274), (268, 312), (268, 344, "c"), (AXIS, 352),
        (354, 344, "c"), (352, 312), (366, 274), (376, 226), (346, 212, "c")]  # fmt: skip
    d.shape(smooth(nodes), GREEN, OUTER)
    flank = [(353, 342), (351, 312), (358, 286), (366, 262)]
    combed(d, flank, [(322, 340), (322, 314), (326, 290), (346, 268)], cross=0.3, fade=0.3)
    left = [(258, 282), (268, 312), (268, 342)]
    combed(d, left, [(x + 14, y + 4) for x, y in left], cross=0, fade=0.2)
    dress.frogs(d, AXIS + 4, 250, 24, (28, 26, 24, 22), YELLOW)


def _thigh(d: Drawing) -> None:
    """The near leg in red cloth from the hip to the bent knee, and the shin in a hussar's boot."""
    leg: list[Node] = [(288, 340, "c"), (262, 352), (232, 364), (210, 372), (197, 379), (190, 388),
        (191, 399), (197, 412), (204, 440), (206, 480, "c"), (260, 480, "c"), (264, 444), (264, 424),
        (256, 403, "c"), (286, 405), (318, 412), (350, 411), (376, 397), (386, 374), (376, 350),
        (352, 338, "c")]  # fmt: skip
    cloth = smooth(leg)
    d.shape(cloth, RED, None)
    with d.clip(cloth):
        under = [(386, 376), (372, 402), (344, 414), (312, 412), (282, 406), (256, 402)]
        ridge = [(352, 362), (338, 374), (316, 380), (296, 382), (272, 382), (246, 386)]
        combed(d, under, ridge, width=4.2, cross=0.62, fade=0.3, bow=-0.14)
        combed(d, [(266, 428), (260, 410), (254, 402)], [(232, 422), (234, 408), (236, 398)], cross=0)
    d.line(cloth, OUTER)
    d.fold(([(256, 403), (242, 396), (222, 392)], 8.0), ([(262, 414), (250, 405), (232, 404)], 5.0))
    d.fold(([(360, 354), (340, 370), (324, 390)], 7.0), ([(320, 352), (308, 366), (300, 382)], 5.0))
    d.lens([(212, 374), (201, 384), (200, 398)], 4.2)
    boot: list[Node] = [(196, 409, "c"), (212, 417), (228, 432, "c"), (244, 421), (266, 414, "c"),
        (269, 440), (266, 480, "c"), (206, 480, "c"), (203, 440)]  # fmt: skip
    d.shape(smooth(boot), INK, OUTER)
    d.lens([(214, 430), (218, 442), (220, 456)], 4.6, ink=GREY)
    top = smooth([(199, 415, "c"), (212, 422), (228, 437, "c"), (246, 426), (264, 420, "c")], closed=False)
    d.line(top, OUTER * 1.3, ink=YELLOW)
    d.shape(circle(228, 437, 5.6), YELLOW, INNER)


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
