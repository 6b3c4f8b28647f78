"""Cavallo di coppe: a fair hussar on a chestnut to the right, the cup's stem in his fist."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts import half_horse, half_tack, visage
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, fine_horse, hair, hats, seat
from art.cards.triestine.court import court_card
from art.cards.triestine.cup import cup
from art.cards.triestine.faces import flush, neck
from art.cards.triestine.hands_of_cups import STEM_AND_KNOP
from art.cards.triestine.hands_on_reins import UNDER_THUMB
from art.cards.triestine.inks import BLUE, FLESH, GREEN, PAPER, RED, YELLOW
from art.cards.triestine.plumes import ostrich
from art.cards.triestine.strokes import turned
from art.cards.triestine.uniform_sleeve import Tunic

HEAD: Final[Point] = (226, 152)
AXIS: Final = 222.0
BELT: Final = 350.0
GRIP: Final[Point] = (110, 227)
FIST: Final[Point] = (208, 320)
COAT: Final = Coat(body="#c58448", far="#8a5129", mane="#5b3216", hoof="#2c211b")
BRIDLE: Final = Bridle(strap=GREEN, stud=YELLOW)
CREST: Final[Sequence[Point]] = ((384, 190), (344, 204), (318, 254), (311, 326), (262, 480))
THROAT: Final[Sequence[Point]] = ((382, 270), (389, 318), (408, 364), (442, 400), (472, 430), (488, 480))
CARRIAGE: Final = half_horse.carriage(384, 192, scale=0.96, nod=66)


def draw() -> Drawing:
    """The card."""
    return court_card("CC", _figure)


def _figure(d: Drawing) -> None:
    with d.at(AXIS, BELT):
        seat.croup(d, COAT, GREEN)
    fine_horse.neck(d, COAT, CREST, THROAT)
    _muscles(d)
    fine_horse.mane(d, COAT, [(378, 190), (344, 202), (320, 250), (314, 300)], (66, 92, 66, 92, 72))
    half_tack.breast_collar(d, [(320, 416), (372, 444), (430, 440), (467, 422)], 11, BRIDLE, pendants=4)
    with d.at(AXIS, BELT):
        seat.shabrack(d, GREEN, YELLOW, YELLOW)
        seat.saddle(d)
        seat.thigh(d, BLUE, YELLOW, knot=True)
        seat.boot(d, YELLOW)
    _coat(d)
    _plumes(d)
    with d.under(CARRIAGE):
        fine_horse.head(d, COAT, BRIDLE, blaze=PAPER)
    d.shape(circle(385, 177, 8), YELLOW, INNER)
    _rein_arm(d)
    _cup_arm(d)
    with d.at(*HEAD, 0.97, rotate=-3):
        _head(d)


def _muscles(d: Drawing) -> None:
    """The shadow of the mane, the edge of the shoulder blade, and the breast below it."""
    turned(d, [(330, 284), (324, 326), (316, 366)], [(366, 304), (354, 344), (338, 380)], 15)
    d.fold(([(358, 440), (376, 412), (384, 374)], 5.4))
    turned(d, [(362, 436), (378, 408), (384, 374)], [(330, 414), (346, 392), (362, 364)], 14, bend=-0.1,
        cross=3)  # fmt: skip


def _plumes(d: Drawing) -> None:
    """Two feathers on the horse's poll, nodding back."""
    hats.feather(d, [(392, 180), (394, 126), (376, 98), (346, 106)], 14, PAPER)
    ostrich(d, [(388, 182), (376, 140), (352, 122), (326, 140)], 14, RED, lobes=5, vein=PAPER)


def _coat(d: Drawing) -> None:
    dress.coat(d, [(184, 216, "c"), (158, 232), (168, 290), (178, 330), (180, 362, "c"), (AXIS, 372),
        (264, 362, "c"), (266, 330), (276, 290), (286, 232), (262, 216, "c")], RED)  # fmt: skip
    dress.frogs(d, AXIS, 250, 25, (48, 46, 42), YELLOW)
    dress.belt(d, (176, 350), (268, 350), 24, YELLOW, "zigzag", RED, buckle=(YELLOW, BLUE))


def _cup_arm(d: Drawing) -> None:
    Tunic(fill=RED, shoulder=(170, 260), elbow=(80, 360), wide=26, joint=27, narrow=18.5, piping=YELLOW,
        nest=(BLUE, YELLOW), cuff=BLUE, soft=True).hold(d, GRIP, STEM_AND_KNOP, _cup, size=0.82)  # fmt: skip


def _cup(d: Drawing) -> None:
    with d.at(GRIP[0] + 2, GRIP[1] - 23, (0.96, 1.06), 8):
        cup(d, 0, 0, 128)


def _rein_arm(d: Drawing) -> None:
    half_tack.reins(d, BRIDLE, CARRIAGE, [(420, 408), (352, 408), (280, 388), (232, 364), (215, 344)])
    Tunic(fill=RED, shoulder=(275, 260), elbow=(328, 354), wide=26, joint=27, narrow=18.5, piping=YELLOW,
        nest=(BLUE, YELLOW), cuff=BLUE, soft=True).hold(d, FIST, UNDER_THUMB, _tail, tilt=8,
        size=0.84)  # fmt: skip


def _tail(d: Drawing) -> None:
    """The end of the rein: over the first finger and down before the others."""
    with d.at(*FIST, 0.84):
        half_tack.rein_end(d, BRIDLE, [(4, -20), (-14, -23), (-31, -18), (-38, 2), (-35, 30), (-37, 56),
            (-24, 82)], half=6)  # fmt: skip


def _head(d: Drawing) -> None:
    neck(d, FLESH, (0, 52), 20, long=34)
    d.shape(smooth([(-38, 62, "c"), (0, 76), (38, 62, "c"), (42, 92, "c"), (0, 102), (-42, 92, "c")]), BLUE)
    d.line(smooth([(-36, 71, "c"), (0, 83), (36, 71, "c")], closed=False), 4.4, ink=YELLOW)
    d.line(smooth([(-37, 87, "c"), (0, 97), (37, 87, "c")], closed=False), 4.4, ink=YELLOW)
    with d.at(flip=True):
        _face(d)
        ostrich(d, [(4, -78), (-18, -98), (-62, -99), (-104, -58)], 14, PAPER, lobes=6)
        ostrich(d, [(4, -78), (-14, -88), (-50, -88), (-84, -52)], 12, RED, lobes=5, vein=PAPER)
        with d.at(0, -11, (1.0, 0.77)):
            hats.shako(d, BLUE, YELLOW, RED)


def _face(d: Drawing) -> None:
    tone = hair.BLOND
    hair.tail_of_hair(
        d, [(20, -30), (26, 4), (24, 36)], [(44, -34), (54, 0), (46, 42)], tone, count=5, seed=33
    )
    face: list[Node] = [
        (-26, -46), (-34, -30), (-36, -18), (-34, -6), (-36, 6), (-35, 20), (-30, 36), (-22, 50), (-13, 58),
        (-3, 60), (12, 56), (27, 44), (35, 26), (37, 2), (36, -24), (32, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=6, cross=0)
    flush(d, (17, 19, 9))
    visage.eye(d, 9, 0, 10.6, -1, wide=0.94, gaze=-0.4, iris="#3f6a8c")
    visage.eye(d, -23, 0, 6.4, 1, wide=0.94, gaze=-0.4, iris="#3f6a8c")
    visage.brow(d, [(-5, -13), (9, -19), (25, -13)], 4.4, ink=hair.CHESTNUT)
    visage.brow(d, [(-16, -13), (-23, -17), (-32, -12)], 3.8, ink=hair.CHESTNUT)
    with d.at(2, 0):
        _snub(d)
    visage.mouth(d, (-23, 40), (-5, 39), dip=(-14, 42), full=1.0, red=True)
    hair.wing(d, (-14, 30), [(-4, 33), (6, 34), (14, 28), (16, 19)], 9, tone)
    hair.wing(d, (-15, 30), [(-21, 32), (-27, 33), (-32, 28), (-33.4, 22)], 8, tone)
    d.lens([(-15, 55), (-10, 52.6), (-4, 55)], 2.0)
    visage.ear(d, 37, 4, 0.84, FLESH)
    _fringe(d, tone)


def _snub(d: Drawing) -> None:
    """A short hollow nose that stays within the cheek, its tip a little up."""
    d.fold(([(-29, 12), (-22, 7), (-16, 0), (-13.4, -6), (-10, -12)], 2.8))
    d.line(smooth([(-23, 7.4), (-29, 10.4), (-30.6, 15), (-25.6, 18)], closed=False), INNER)
    d.lens([(-13, 9), (-8, 12), (-8, 17), (-13, 19)], 2.6)
    d.lens([(-24, 18), (-20, 16.6), (-16, 19)], 2.8)
    d.ticks(((-8, 2), (-12, 4), 2.0), ((-7, 6), (-13, 9), 2.0))


def _fringe(d: Drawing, tone: str) -> None:
    """Locks that come out under the peak and before the ear."""
    side: list[Node] = [(26, -36, "c"), (27, -8), (32, 14, "c"), (38, -6), (44, -14), (44, -36, "c")]
    d.shape(smooth(side), tone, DETAIL)
    locks: list[Node] = [(-37, -46, "c"), (-37, -24), (-33, -12, "c"), (-28, -22), (-22, -27, "c"),
        (-14, -22), (-5, -20, "c"), (-4, -26), (0, -30, "c"), (9, -23), (20, -20, "c"), (18, -26),
        (21, -29, "c"), (26, -20), (32, -10, "c"), (37, -46, "c")]  # fmt: skip
    d.shape(smooth(locks), tone, INNER)
    d.fold(([(-34, -40), (-35, -28), (-33, -18)], 2.2), ([(-18, -40), (-17, -30), (-10, -23)], 2.2),
        ([(2, -40), (4, -31), (14, -23)], 2.2), ([(24, -40), (24, -28), (30, -17)], 2.2))  # fmt: skip
