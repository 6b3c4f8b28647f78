"""Cavallo di coppe: a fair hussar on a chestnut to the right, the cup's stem in his fist."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, Drawing
from art.cards.parts import half_horse, half_tack, visage
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, hair, hats
from art.cards.triestine.arms import Sleeve
from art.cards.triestine.court import court_card
from art.cards.triestine.cup import cup
from art.cards.triestine.faces import flush, jutting, neck
from art.cards.triestine.hands_of_cups import STEM_AND_KNOP
from art.cards.triestine.hands_on_reins import THUMB_ON_TOP
from art.cards.triestine.inks import BLUE, FLESH, GREEN, PAPER, RED, YELLOW
from art.cards.triestine.mounts import Mount, shabrack

HEAD: Final[Point] = (256, 166)
AXIS: Final = 254.0
GRIP: Final[Point] = (146, 200)
HORSE: Final = Mount(
    coat=Coat(body="#b5703c", far="#8a5129", mane="#5b3216", hoof="#2c211b"),
    bridle=Bridle(strap=GREEN, stud=YELLOW),
    crest=[(398, 236), (378, 254), (362, 304), (344, 366), (304, 456)],
    throat=[(432, 344), (436, 384), (446, 426), (458, 466), (466, 512)],
    at=half_horse.carriage(398, 236, scale=0.86, nod=62),
    fall=(-34, 62), plumes=(RED, PAPER), blaze=PAPER, seed=5,
)  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court_card("CC", _figure, grain=1.26)


def _figure(d: Drawing) -> None:
    _coat(d)
    HORSE.neck(d)
    HORSE.strap(d, [(330, 440), (380, 456), (430, 450), (462, 434)])
    cloth: list[Node] = [(150, 426, "c"), (214, 414), (270, 424), (300, 470, "c"), (130, 480, "c")]
    shabrack(d, cloth, [(150, 426), (214, 416), (268, 426), (296, 466)], GREEN, YELLOW)
    HORSE.mane(d)
    _rein_arm(d)
    HORSE.head(d)
    _cup_arm(d)
    with d.at(*HEAD, rotate=-3):
        _head(d)


def _coat(d: Drawing) -> None:
    skirt: list[Node] = [(182, 400, "c"), (150, 470, "c"), (350, 470, "c"), (330, 400, "c")]
    d.shape(smooth(skirt), RED, DETAIL)
    dress.coat(d, [(212, 234, "c"), (174, 254), (186, 320), (180, 380), (186, 424, "c"), (AXIS, 434),
        (326, 424, "c"), (330,
        380), (324, 320), (336, 254), (298, 234, "c")], RED)  # fmt: skip
    dress.frogs(d, AXIS, 270, 31, (56, 54, 50, 46, 42), YELLOW)
    dress.belt(d, (184, 424), (328, 424), 24, BLUE, "beads", YELLOW, buckle=(YELLOW, RED))


def _cup_arm(d: Drawing) -> None:
    Sleeve(fill=BLUE, shoulder=(180, 300), elbow=(82, 400), wide=43, joint=39, narrow=22, braid=YELLOW,
        cuff=RED,
        plain_cuff=True).hold(d, GRIP, STEM_AND_KNOP, _cup)  # fmt: skip


def _cup(d: Drawing) -> None:
    cup(d, GRIP[0], GRIP[1] - 30, 176)


def _rein_arm(d: Drawing) -> None:
    half_tack.reins(d, HORSE.bridle, HORSE.at, [(432, 430), (350, 441), (278, 430), (252, 406)])
    half_tack.rein_end(d, HORSE.bridle, [(244, 360), (220, 362), (210, 392), (216, 428)])
    Sleeve(fill=BLUE, shoulder=(326, 298), elbow=(374, 400), wide=43, joint=39, narrow=22, braid=YELLOW,
        cuff=RED,
        plain_cuff=True).hold(d, (254, 384), THUMB_ON_TOP)  # fmt: skip


def _head(d: Drawing) -> None:
    neck(d, FLESH, (0, 52), 20, long=34)
    d.shape(smooth([(-38, 62, "c"), (0, 76), (38, 62, "c"), (42, 92, "c"), (0, 102), (-42, 92, "c")]), BLUE)
    d.line(smooth([(-39, 70, "c"), (0, 83), (39, 70, "c")], closed=False), 4.4, ink=YELLOW)
    d.line(smooth([(-41, 86, "c"), (0, 97), (41, 86, "c")], closed=False), 4.4, ink=YELLOW)
    with d.at(flip=True):
        _face(d)
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
