"""Cavallo di spade: a swarthy hussar in red breeches on a grey to the left, the sabre raised."""

from __future__ import annotations

from typing import Final

from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import borders, half_horse, half_tack, visage
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, fine_horse, hair, hats
from art.cards.triestine.card import WIDTH
from art.cards.triestine.court import court_card
from art.cards.triestine.court_sabre import court_sabre
from art.cards.triestine.faces import neck
from art.cards.triestine.hands_of_swords import FULL_FIST
from art.cards.triestine.hands_on_reins import BETWEEN_FINGERS
from art.cards.triestine.hats import feather
from art.cards.triestine.inks import BLUE, BROWN, GREEN, INK, PAPER, RED, ROSE, YELLOW
from art.cards.triestine.strokes import turned
from art.cards.triestine.uniform_sleeve import Tunic

HEAD: Final[Point] = (314, 145)
AXIS: Final = 310.0
BELT: Final = 336.0
SWORD: Final[Point] = (424, 247)
REIN: Final[Point] = (152, 333)
TAN: Final = "#dca77c"
GRIZZLE: Final = "#bec3c5"
COAT: Final = Coat(body=GRIZZLE, far=GRIZZLE, mane=INK, hoof=INK)
BRIDLE: Final = Bridle(strap=YELLOW, stud=RED)
CREST: Final[list[Point]] = [(346, 196), (312, 216), (294, 268), (280, 326), (266, 384), (232, 450)]
THROAT: Final[list[Point]] = [(366, 268), (386, 316), (424, 360), (456, 398), (474, 436), (474, 480)]
CARRIAGE: Final = half_horse.carriage(346, 196, scale=0.94, nod=44)


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
        half_horse.head(d, COAT, CARRIAGE, bridle=BRIDLE, back=16, strand=GRIZZLE)
    _rein_arm(d)
    _sword_arm(d)
    with d.at(*HEAD, 0.9, rotate=2):
        _head(d)


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
    d.fold(([(372, 412), (378, 366), (370, 318)], 8), ([(398, 412), (398, 376), (388, 344)], 6))
    turned(d, [(364, 268), (353, 300), (352, 330), (366, 388)], [(384, 290), (384, 322), (390, 350),
        (396, 390)], 12, width=3.4, bend=-0.08)  # fmt: skip


def _croup(d: Drawing) -> None:
    """The horse's quarters."""
    back: list[Node] = [(400, 392, "c"), (448, 394), (490, 414), (510, 450), (512, 480, "c"),
        (400, 480, "c")]  # fmt: skip
    d.shape(smooth(back), COAT.body, OUTER)
    turned(d, [(509, 452), (500, 426), (484, 408)], [(474, 452), (474, 434), (468, 420)], 10, width=3.2)


def _shabrack(d: Drawing) -> None:
    """The saddle cloth, a crescent in its corner."""
    cloth: list[Node] = [(350, 376, "c"), (400, 380), (440, 392, "c"), (452, 424), (472, 476, "c"),
        (186, 476, "c"), (214, 410, "c")]  # fmt: skip
    d.shape(smooth(cloth), BLUE, OUTER)
    borders.border(d, [(436, 393), (444, 424), (462, 476)], 8, YELLOW, "lozenges", RED, spacing=17)
    crescent: list[Node] = [(424, 406, "c"), (408, 406), (402, 422), (412, 436), (428, 432, "c"), (416, 428),
        (414, 414)]  # fmt: skip
    d.shape(smooth(crescent), YELLOW, INNER)
    d.lens([(378, 396), (344, 420), (304, 422), (262, 410)], 10)


def _horse(d: Drawing) -> None:
    """Neck and breast with the collar, mane; the plumes of its poll."""
    with d.at(WIDTH, flip=True):
        breast = fine_horse.neck(d, COAT, CREST, THROAT)
        d.fold(([(432, 440), (404, 400), (384, 352)], 5.4))
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
    turned(d, [(353, 338), (352, 300), (364, 262)], [(332, 334), (334, 302), (350, 270)], 11, width=3.0)
    dress.frogs(d, AXIS + 4, 250, 24, (28, 26, 24, 22), YELLOW)


def _thigh(d: Drawing) -> None:
    """The near leg in one piece of red cloth from the hip over the bent knee into a hussar's boot."""
    leg: list[Node] = [(288, 340, "c"), (262, 350), (234, 362), (210, 374), (197, 386), (193, 402),
        (197, 420), (203, 440), (206, 480, "c"), (262, 480, "c"), (261, 440), (262, 418), (268, 405, "c"),
        (292, 412), (324, 417), (356, 411), (378, 394), (384, 372), (374, 350), (352, 338, "c")]  # fmt: skip
    d.shape(smooth(leg), RED, OUTER)
    turned(d, [(382, 380), (366, 404), (330, 416), (290, 411)],
        [(362, 376), (346, 390), (318, 398), (292, 394)], 15, width=3.2, bend=-0.14)  # fmt: skip
    d.fold(([(268, 405), (256, 395), (238, 391)], 7.4))
    d.lens([(262, 414), (252, 404), (240, 402)], 4.0)
    d.lens([(219, 376), (207, 388), (205, 403)], 4.0)
    boot: list[Node] = [(196, 417, "c"), (212, 424), (230, 436, "c"), (244, 427), (264, 421, "c"),
        (264, 446), (268, 480, "c"), (204, 480, "c"), (202, 440)]  # fmt: skip
    d.shape(smooth(boot), INK, OUTER)
    d.line(smooth([(200, 424, "c"), (213, 430), (230, 441, "c"), (246, 432), (262, 427, "c")],
        closed=False), OUTER * 1.3, ink=YELLOW)  # fmt: skip
    d.shape(circle(230, 441, 5.6), YELLOW, INNER)


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
    Tunic(fill=BLUE, shoulder=(370, 252), elbow=(466, 376), wide=26, joint=26, narrow=18.5, piping=YELLOW,
        cuff=BROWN, fur=True, cord=YELLOW, skin=TAN).hold(d, SWORD, FULL_FIST, _sabre, flip=True, tilt=-2,
        size=0.84)  # fmt: skip


def _sabre(d: Drawing) -> None:
    court_sabre(d, *SWORD, 174, -4, bow=0.12, side=-1, cut=1)


def _rein_arm(d: Drawing) -> None:
    Tunic(fill=BLUE, shoulder=(250, 252), elbow=(276, 356), wide=26, joint=22, narrow=17, piping=YELLOW,
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


def _head(d: Drawing) -> None:
    tone = hair.RAVEN
    hair.tail_of_hair(d, [(18, -36), (26, 0), (28, 36), (22, 62)], [(44, -36), (58, 0), (58, 36),
        (44, 70)], tone, count=3, seed=53)  # fmt: skip
    neck(d, TAN, (0, 52), 21, long=34)
    dress.fur(d, [(-40, 72), (0, 90), (42, 70)], 13, BROWN, tuft=13)
    face: list[Node] = [
        (-26, -46), (-35, -30), (-36, -18), (-32, -6), (-37, 6), (-35, 18), (-29, 34), (-27, 46), (-20, 58),
            (-6, 62),
        (10, 57), (26, 42), (35, 22), (38, -2), (38, -26), (33, -46),
    ]  # fmt: skip
    visage.skull(d, face, TAN, jaw=10, cross=0)
    visage.eye(d, 6, -2, 11, -1, wide=0.84, gaze=-0.5, hood=1.4, tilt=2)
    visage.eye(d, -26, -2, 6, 1, wide=0.84, gaze=-0.5, tilt=2)
    visage.brow(d, [(-10, -9), (3, -18), (17, -24), (31, -20)], 7.4)
    visage.brow(d, [(-18, -10), (-27, -19), (-38, -19)], 6.4)
    d.lens([(-13, -21), (-14.6, -15), (-12.4, -9)], 2.4)
    _broken_nose(d)
    _scar(d)
    visage.mouth(d, (-28, 43), (-8, 43), dip=(-18, 41), full=0.6)
    chin: list[Node] = [(-24, 51, "c"), (-15, 49), (-8, 52, "c"), (-8, 64), (-18, 80, "c"), (-24, 66)]
    hair.beard(d, chin, tone, [])
    hair.wing(d, (-18, 32), [(-6, 36), (8, 38), (20, 30), (24, 14)], 12, tone)
    hair.wing(d, (-20, 32), [(-30, 36), (-40, 36), (-47, 27), (-49, 14)], 11, tone)
    hair.tail_of_hair(
        d, [(26, -40), (31, -12), (32, 14)], [(44, -40), (50, -6), (42, 30)], tone, count=3, seed=54
    )
    fringe: list[Node] = [(-33, -46, "c"), (-33, -32), (-31, -19, "c"), (-23, -26), (-19, -33, "c"),
        (-15, -29), (-10, -22, "c"), (-3, -28), (3, -35, "c"), (8, -30), (15, -25, "c"), (24, -31),
        (29, -46, "c")]  # fmt: skip
    d.shape(smooth(fringe), tone, INNER)
    d.lens([(38, 20), (42, 27), (36, 32), (33, 26), (38, 20)], 3.6, ink=YELLOW)
    feather(d, [(-8, -76), (18, -105), (54, -107), (80, -82)], 12, PAPER)
    with d.at(0, -5, (1.0, 0.8)):
        hats.kolpak(d, BROWN, RED, YELLOW)


def _broken_nose(d: Drawing) -> None:
    """A hooked nose, set crooked after a break: a knuckle in its bridge, the tip drooping over the lip."""
    edge: list[Node] = [
        (-15, -11), (-20, -5), (-30, -3), (-34.5, 2), (-33, 8), (-38, 13), (-43.6, 20), (-43, 26),
        (-37, 28.6), (-31, 25), (-25, 26.6), (-18, 26), (-13, 21), (-14, 3),
    ]  # fmt: skip
    d.shape(smooth(edge), TAN, None)
    d.fold(([(-44, 22), (-38.4, 13.4), (-33.4, 8.4), (-35, 2), (-30, -3), (-20, -5.4), (-15, -12)], 4.0))
    d.line(
        smooth([(-38, 13), (-43.6, 20), (-43, 26), (-37, 28.6), (-31, 25), (-25, 26.6)], closed=False), INNER
    )
    d.lens([(-21, 25.4), (-13, 24), (-10.6, 18), (-15, 12.6)], 3.0)
    d.lens([(-33, 24), (-27, 21.6), (-21, 24)], 2.8)
    d.lens([(-27, 1), (-29, 5), (-27, 9)], 2.0)
    d.ticks(*(((-11.6 - 1.2 * k, -5 + 4.6 * k), (-19 - 2.0 * k, -2.6 + 4.6 * k), 2.2) for k in range(4)))


def _scar(d: Drawing) -> None:
    """A sabre cut across the cheek, which parts the end of the brow, and the marks of its stitches."""
    d.lens([(33, -32), (31, -20), (27, -8)], 4.4, ink=TAN)
    cut: list[Point] = [(25, 6), (18, 11), (9, 20), (1, 31)]
    d.lens(cut, 8.0, ink=ROSE)
    d.lens(cut, 2.4)
    d.ticks(*(
        mark for x, y in ((20, 9), (14, 14.6), (8.4, 21), (4, 27))
        for mark in (((x - 5, y - 3), (x, y), 2.0), ((x + 5, y + 3), (x, y), 2.0))
    ))  # fmt: skip
