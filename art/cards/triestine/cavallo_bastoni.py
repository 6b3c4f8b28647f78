"""Cavallo di bastoni: an old officer in a cocked hat on an iron grey to the left, the pole upright."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.paths import Node, Point, circle, placed, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import half_tack
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, fine_horse, seat
from art.cards.triestine.card import WIDTH
from art.cards.triestine.court import court_card
from art.cards.triestine.hands_of_staves import ROUND_POLE
from art.cards.triestine.hands_on_reins import OVER_KNUCKLES
from art.cards.triestine.inks import BLUE, GREEN, HEMP, INK, OCHRE, RED, YELLOW
from art.cards.triestine.limb_shade import rounded
from art.cards.triestine.old_officer import head
from art.cards.triestine.staff import staff
from art.cards.triestine.strokes import turned
from art.cards.triestine.uniform_sleeve import Tunic

HEAD: Final[Point] = (306, 138)
AXIS: Final = 310.0
BELT: Final = 330.0
SEAT: Final = 334.0
POLE: Final[Point] = (421, 194)
FIST: Final[Point] = (326, 320)
SLATE: Final = "#4d5457"
IRON: Final = "#cbcecc"
COAT: Final = Coat(body=IRON, far="#9aa1a2", mane=SLATE, hoof=INK)
BRIDLE: Final = Bridle(strap=RED, stud=YELLOW)
CREST: Final[Sequence[Point]] = ((404, 218), (380, 206), (350, 212), (326, 242), (312, 288), (302, 340),
    (262, 480))  # fmt: skip
THROAT: Final[Sequence[Point]] = ((410, 298), (413, 336), (426, 374), (450, 406), (474, 438), (488, 480))
CARRIAGE: Final = placed(404, 220, 0.92, 69)


def draw() -> Drawing:
    """The card."""
    return court_card("CB", _figure)


def _figure(d: Drawing) -> None:
    with d.at(AXIS, SEAT, flip=True):
        seat.croup(d, COAT, RED)
    with d.at(WIDTH, flip=True):
        fine_horse.neck(d, COAT, CREST, THROAT, CARRIAGE)
        _muscles(d)
        with d.under(CARRIAGE):
            fine_horse.head(d, COAT, BRIDLE, back=10, strand=IRON)
        fine_horse.mane(d, COAT, CREST[:-1], (58, 84, 62, 88, 66, 90, 70), strand=IRON)
        half_tack.breast_collar(d, [(320, 420), (372, 448), (430, 444), (468, 428)], 11, BRIDLE, pendants=4)
    with d.at(AXIS, SEAT, flip=True):
        seat.shabrack(d, GREEN, YELLOW, long=0.62)
        seat.saddle(d)
        seat.leg(d, HEMP, BLUE)
        seat.top_boot(d, OCHRE)
    _near_skirt(d)
    _coat(d)
    _rein_arm(d)
    _pole_arm(d)
    _collar(d)
    with d.at(*HEAD, 0.9, rotate=-2):
        head(d)


def _collar(d: Drawing) -> None:
    """The standing collar, open over the stock."""
    nodes: list[Node] = [(271, 209, "c"), (287, 220), (AXIS - 2, 226, "c"), (328, 220), (346, 207, "c"),
        (354, 228, "c"), (334, 238), (AXIS, 246, "c"), (284, 238), (266, 230, "c")]  # fmt: skip
    d.shape(smooth(nodes), RED, OUTER)
    for edge in ([(271, 216), (287, 226), (AXIS - 2, 235)], [(AXIS - 2, 235), (330, 227), (347, 214)]):
        d.line(smooth(edge, closed=False), OUTER, ink=YELLOW)


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
    breast: list[Node] = [(274, 210, "c"), (244, 226), (254, 280), (266, 312), (266, 340, "c"), (AXIS, 350),
        (352, 340, "c"), (360, 312), (378, 284), (378, 226), (346, 210, "c")]  # fmt: skip
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
    Tunic(fill=BLUE, shoulder=(368, 258), elbow=(462, 350), wide=28, joint=27, narrow=18.5,
        piping=RED, gold=True, cuff=RED).hold(d, POLE, ROUND_POLE, _pole, tilt=2,
        size=0.88)  # fmt: skip
    d.lens([(437, 282), (439.6, 296), (446, 306), (457, 311)], 4.0)


def _pole(d: Drawing) -> None:
    staff(d, (403, 520), (430, 40), 15, RED, cut=1)


def _rein_arm(d: Drawing) -> None:
    with d.at(WIDTH, flip=True):
        half_tack.reins(
            d,
            BRIDLE,
            CARRIAGE,
            [(424, 388), (390, 398), (350, 401), (308, 394), (270, 379), (240, 361), (216, 334)],
        )
    Tunic(fill=BLUE, shoulder=(252, 258), elbow=(224, 337), wide=28, joint=27, narrow=18.5,
        piping=RED, gold=True, side=-1, cuff=RED).hold(d, FIST, OVER_KNUCKLES, _tail, flip=True,
        tilt=-8, size=0.86)  # fmt: skip


def _tail(d: Drawing) -> None:
    """The end of the rein: over the first finger and down in a bow beside the knuckles."""
    with d.at(*FIST, 0.86, flip=True):
        d.limb([(2, -22, 6), (-15, -25, 6), (-33, -17, 6), (-40, 6, 6), (-38, 26, 5), (-46, 42, 2)],
            BRIDLE.strap, INNER, end="point", depth=0)  # fmt: skip
