"""Cavallo di spade: a swarthy hussar in a fur cap on a black horse to the left, the sabre raised."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Node, Point
from art.cards.kit.svg import Drawing
from art.cards.parts import half_horse, half_tack, visage
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, hair, hats
from art.cards.triestine.arms import Sleeve
from art.cards.triestine.card import WIDTH
from art.cards.triestine.court import court_card
from art.cards.triestine.faces import jutting, neck
from art.cards.triestine.hands_of_swords import BACK_OF_FIST
from art.cards.triestine.hands_on_reins import BENT_DOWN
from art.cards.triestine.inks import BLUE, BROWN, GREEN, RED, YELLOW
from art.cards.triestine.mounts import Mount, shabrack
from art.cards.triestine.sabre import sabre

HEAD: Final[Point] = (294, 174)
AXIS: Final = 296.0
SWORD: Final[Point] = (424, 292)
TAN: Final = "#dca77c"
HORSE: Final = Mount(
    coat=Coat(body="#57504f", far="#332d2d", mane="#211c1d", hoof="#1b1417"),
    bridle=Bridle(strap=YELLOW, stud=RED),
    crest=[(336, 262), (318, 286), (300, 336), (276, 392), (232, 462)],
    throat=[(382, 346), (396, 386), (416, 424), (434, 460), (444, 512)],
    at=half_horse.carriage(336, 262, scale=0.84, nod=33),
    fall=(-44, 60), plumes=(RED,), back=24, locks=6, seed=8,
)  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court_card("CS", _figure, grain=1.45)


def _figure(d: Drawing) -> None:
    _pelisse(d)
    _sword_arm(d)
    _coat(d)
    with d.at(WIDTH, flip=True):
        HORSE.neck(d)
        HORSE.strap(d, [(292, 446), (336, 460), (388, 454), (432, 436)])
    cloth: list[Node] = [(248, 428, "c"), (330, 416), (400, 430), (430, 476, "c"), (230, 476, "c")]
    shabrack(d, cloth, [(250, 430), (330, 419), (396, 432), (424, 470)], RED, YELLOW)
    with d.at(WIDTH, flip=True):
        HORSE.mane(d)
    _rein_arm(d)
    with d.at(WIDTH, flip=True):
        HORSE.head(d)
    with d.at(*HEAD, rotate=2):
        _head(d)


def _pelisse(d: Drawing) -> None:
    """The jacket that hangs from the left shoulder."""
    dress.mantle(d, [(338, 244, "c"), (400, 262), (420, 330), (426, 470, "c"), (340, 470, "c")], RED)
    dress.fur(d, [(352, 246), (408, 262), (428, 330), (434, 470)], 15, BROWN, tuft=17)


def _coat(d: Drawing) -> None:
    dress.coat(d, [(256, 242, "c"), (220, 260), (230, 326), (224, 384), (228, 430, "c"), (AXIS, 440),
        (364, 430, "c"), (368,
        384), (362, 326), (372, 260), (338, 242, "c")], GREEN)  # fmt: skip
    dress.frogs(d, AXIS, 286, 36, (54, 50, 46, 42), YELLOW)
    dress.belt(d, (226, 430), (366, 430), 24, RED, "lozenges", YELLOW)


def _sword_arm(d: Drawing) -> None:
    Sleeve(fill=BLUE, shoulder=(366, 306), elbow=(474, 414), wide=43, joint=39, narrow=22, braid=YELLOW,
        skin=TAN, cuff=BROWN,
        plain_cuff=True).hold(d, SWORD, BACK_OF_FIST, _sabre)  # fmt: skip


def _sabre(d: Drawing) -> None:
    sabre(d, *SWORD, 302, -1, wide=25, held=True, bow=0.06, side=-1, cut=1)


def _rein_arm(d: Drawing) -> None:
    with d.at(WIDTH, flip=True):
        half_tack.reins(d, HORSE.bridle, HORSE.at, [(440, 414), (372, 440), (270, 438), (210, 412)])
        half_tack.rein_end(d, HORSE.bridle, [(198, 370), (172, 378), (164, 404), (172, 432)])
    Sleeve(fill=BLUE, shoulder=(226, 304), elbow=(214, 390), wide=39, joint=33, narrow=22, braid=YELLOW,
        skin=TAN, cuff=BROWN,
        plain_cuff=True).hold(d, (318, 394), BENT_DOWN, flip=True)  # fmt: skip


def _head(d: Drawing) -> None:
    tone = hair.RAVEN
    hair.tail_of_hair(d, [(18, -36), (26, 0), (28, 36), (22, 62)], [(44, -36), (58, 0), (58, 36),
        (44, 70)], tone, count=6,
        seed=53)  # fmt: skip
    neck(d, TAN, (0, 52), 21, long=34)
    dress.fur(d, [(-40, 72), (0, 90), (42, 70)], 13, BROWN, tuft=13)
    face: list[Node] = [
        (-26, -46), (-35, -30), (-36, -18), (-32, -6), (-37, 6), (-35, 18), (-29, 34), (-27, 46), (-20, 58),
            (-6, 62),
        (10, 57), (26, 42), (35, 22), (38, -2), (38, -26), (33, -46),
    ]  # fmt: skip
    visage.skull(d, face, TAN, jaw=15, cross=11)
    visage.brim_shadow(d, -33, 36, -34)
    visage.eye(d, 6, -2, 11, -1, wide=0.9, gaze=-0.5, hood=1, tilt=1)
    visage.eye(d, -26, -2, 6, 1, wide=0.9, gaze=-0.5, tilt=1)
    visage.brow(d, [(-10, -10), (3, -20), (17, -24), (31, -19)], 7)
    visage.brow(d, [(-18, -11), (-27, -20), (-38, -19)], 6)
    d.lens([(-13, -22), (-14, -16), (-12, -10)], 2.4)
    jutting(d, TAN, (-43, 20), root=(-15, -11), wing=(-13, 21), hook=3.4, dark=5)
    visage.cheek_lines(d, 25, 9, long=20, count=6, width=2.2)
    d.lens([(14, 24), (22, 33), (24, 44)], 2.6)
    visage.mouth(d, (-28, 43), (-8, 43), dip=(-18, 41), full=0.6)
    chin: list[Node] = [(-24, 51, "c"), (-15, 49), (-8, 52, "c"), (-8, 64), (-18, 80, "c"), (-24, 66)]
    hair.beard(d, chin, tone, [])
    hair.wing(d, (-18, 32), [(-6, 36), (8, 38), (20, 30), (24, 14)], 12, tone)
    hair.wing(d, (-20, 32), [(-30, 36), (-40, 36), (-47, 27), (-49, 14)], 11, tone)
    hair.tail_of_hair(
        d, [(26, -40), (31, -12), (32, 14)], [(44, -40), (50, -6), (42, 30)], tone, count=3, seed=54
    )
    d.lens([(38, 20), (42, 27), (36, 32), (33, 26), (38, 20)], 3.6, ink=YELLOW)
    with d.at(0, -5, (1.0, 0.9)):
        hats.kolpak(d, BROWN, RED, YELLOW)
