"""Cavallo di coppe: a fair hussar on a chestnut to the right, the cup's stem in his fist."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts import half_horse, half_tack, visage
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, hair, hats, seat
from art.cards.triestine.court import court_card
from art.cards.triestine.cup import cup
from art.cards.triestine.faces import flush, jutting, neck
from art.cards.triestine.hands_of_cups import STEM_AND_KNOP
from art.cards.triestine.hands_on_reins import THUMB_ON_TOP
from art.cards.triestine.inks import BLUE, FLESH, GREEN, PAPER, RED, YELLOW
from art.cards.triestine.mounts import Mount
from art.cards.triestine.plumes import ostrich
from art.cards.triestine.uniforms import Tunic

HEAD: Final[Point] = (218, 150)
AXIS: Final = 216.0
BELT: Final = 350.0
GRIP: Final[Point] = (114, 250)
HORSE: Final = Mount(
    coat=Coat(body="#b5703c", far="#8a5129", mane="#5b3216", hoof="#2c211b"),
    bridle=Bridle(strap=GREEN, stud=YELLOW),
    crest=[(384, 190), (344, 204), (318, 254), (311, 326), (262, 470)],
    throat=[(404, 314), (410, 350), (432, 388), (466, 412), (488, 480)],
    at=half_horse.carriage(384, 190, scale=1.04, nod=66),
    fall=(18, 78), locks=6, blaze=PAPER, seed=5,
)  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court_card("CC", _figure, grain=1.6)


def _figure(d: Drawing) -> None:
    with d.at(AXIS, BELT):
        seat.croup(d, HORSE.coat, GREEN)
    HORSE.neck(d)
    HORSE.mane(d)
    HORSE.strap(d, [(320, 416), (372, 444), (430, 440), (464, 417)])
    with d.at(AXIS, BELT):
        seat.shabrack(d, GREEN, YELLOW, YELLOW)
        seat.saddle(d)
        seat.thigh(d, BLUE, YELLOW, knot=True)
        seat.boot(d, YELLOW)
    _coat(d)
    _plumes(d)
    HORSE.head(d)
    d.shape(circle(385, 177, 8), YELLOW, INNER)
    _rein_arm(d)
    _cup_arm(d)
    with d.at(*HEAD, 0.9, rotate=-3):
        _head(d)


def _plumes(d: Drawing) -> None:
    """Two feathers on the horse's poll, nodding back."""
    hats.feather(d, [(392, 180), (394, 126), (374, 94), (336, 102)], 14, PAPER)
    ostrich(d, [(388, 182), (376, 140), (352, 122), (326, 140)], 14, RED, lobes=5, vein=PAPER)


def _coat(d: Drawing) -> None:
    dress.coat(d, [(178, 216, "c"), (150, 232), (160, 290), (172, 330), (174, 362, "c"), (AXIS, 372),
        (258, 362, "c"), (260, 330), (272, 290), (284, 232), (256, 216, "c")], RED)  # fmt: skip
    dress.frogs(d, AXIS, 250, 25, (48, 46, 42), YELLOW)
    dress.belt(d, (170, 350), (262, 350), 24, YELLOW, "zigzag", RED, buckle=(YELLOW, BLUE))


def _cup_arm(d: Drawing) -> None:
    Tunic(fill=RED, shoulder=(160, 258), elbow=(66, 390), wide=28, joint=27, narrow=18.5, piping=YELLOW,
        nest=(BLUE, YELLOW), cuff=BLUE).hold(d, GRIP, STEM_AND_KNOP, _cup, size=0.88)  # fmt: skip


def _cup(d: Drawing) -> None:
    with d.at(GRIP[0], GRIP[1] - 26, (0.96, 1.08)):
        cup(d, 0, 0, 150)


def _rein_arm(d: Drawing) -> None:
    half_tack.reins(d, HORSE.bridle, HORSE.at, [(420, 400), (352, 390), (270, 364), (214, 326)])
    half_tack.rein_end(d, HORSE.bridle, [(194, 286), (174, 290), (166, 318), (180, 342), (206, 328)])
    Tunic(fill=RED, shoulder=(272, 258), elbow=(312, 350), wide=28, joint=27, narrow=18.5, piping=YELLOW,
        nest=(BLUE, YELLOW), cuff=BLUE).hold(d, (204, 306), THUMB_ON_TOP, tilt=10, size=0.88)  # fmt: skip


def _head(d: Drawing) -> None:
    neck(d, FLESH, (0, 52), 20, long=34)
    d.shape(smooth([(-38, 62, "c"), (0, 76), (38, 62, "c"), (42, 92, "c"), (0, 102), (-42, 92, "c")]), BLUE)
    d.line(smooth([(-39, 70, "c"), (0, 83), (39, 70, "c")], closed=False), 4.4, ink=YELLOW)
    d.line(smooth([(-41, 86, "c"), (0, 97), (41, 86, "c")], closed=False), 4.4, ink=YELLOW)
    with d.at(flip=True):
        _face(d)
        ostrich(d, [(4, -80), (-18, -112), (-66, -116), (-112, -70)], 15, PAPER, lobes=6)
        ostrich(d, [(4, -80), (-14, -98), (-50, -102), (-84, -66)], 13, RED, lobes=5, vein=PAPER)
        with d.at(0, -8, (1.0, 0.77)):
            hats.shako(d, BLUE, YELLOW, RED)


def _face(d: Drawing) -> None:
    tone = hair.BLOND
    hair.tail_of_hair(
        d, [(20, -30), (26, 4), (24, 36)], [(44, -34), (54, 0), (46, 42)], tone, count=5, seed=33
    )
    face: list[Node] = [
        (-26, -46), (-34, -30), (-35, -18), (-32, -6), (-35, 6), (-33, 20), (-28, 36), (-23, 50), (-14, 60),
            (-3, 62),
        (10, 57), (24, 43), (32, 24), (36, 0), (36, -24), (32, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=11, cross=6)
    visage.brim_shadow(d, -33, 35, -27)
    flush(d, (16, 19, 10))
    visage.eye(d, 6, 0, 10.4, -1, wide=0.86, gaze=-0.4, iris="#3f6a8c")
    visage.eye(d, -25, 0, 5.8, 1, wide=0.86, gaze=-0.4, iris="#3f6a8c")
    visage.brow(d, [(-8, -12), (4, -18), (24, -11)], 4.4, ink=hair.CHESTNUT)
    visage.brow(d, [(-18, -12), (-26, -16), (-35, -10)], 3.8, ink=hair.CHESTNUT)
    jutting(d, FLESH, (-39, 18), root=(-15, -10), wing=(-14, 20), hook=-1.4, bulb=1, dark=3)
    visage.mouth(d, (-28, 40), (-5, 38), dip=(-17, 42), full=0.9, red=True)
    d.lens([(-2, 30), (3, 36), (0, 43)], 2.2)
    hair.wing(d, (-18, 30), [(-8, 33), (3, 34), (11, 28), (13, 19)], 9, tone)
    hair.wing(d, (-19, 30), [(-27, 32), (-35, 33), (-41, 27), (-43, 20)], 8, tone)
    d.lens([(-16, 55), (-10, 53), (-4, 55)], 2.0)
    visage.ear(d, 36, 4, 0.84, FLESH)
    side: list[Node] = [(27, -34, "c"), (28, -6), (32, 14, "c"), (38, -6), (44, -14), (44, -36, "c")]
    d.shape(smooth(side), tone, DETAIL)
