"""Fante di denari: in red, to the left, a hand on his breast, a purse in the other; coin up left."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, mirror, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import hats
from art.cards.piacentine import cloth, faces, hair, hands, hands_of_courts, sleeves
from art.cards.piacentine.coin import coin
from art.cards.piacentine.court import court
from art.cards.piacentine.inks import BLUSH, BROWN, GOLD, GREEN, INK, RED, STEEL, WHITE
from art.cards.piacentine.look import Look

_HEAD = (276.0, 173.0)
_LOOK = Look(yaw=1, soft=True, age=0, jaw=0.92, cheek=1, gaze=-0.9, up=1.4, lids=1.06, lift=2.5, nose="snub",
    smile=1.6, lips=1.2, brow=0.85, stern=-1.5, iris=STEEL, rosy=BLUSH)  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court("FD", _figure)


def _figure(d: Drawing) -> None:
    _cape(d)
    _doublet(d)
    _breast_arm(d)
    _purse_arm(d)
    _head(d)
    coin(d, 92, 98, 108)


def _cape(d: Drawing) -> None:
    left: list[Node] = [
        (262, 250, "c"),
        (190, 258),
        (110, 284),
        (20, 326),
        (-44, 358, "c"),
        (-44, 480, "c"),
        (262, 480, "c"),
    ]
    d.shape(smooth(left), STEEL, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=91)])
    right: list[Node] = [
        (262, 250, "c"),
        (340, 256),
        (410, 278),
        (490, 312, "c"),
        (490, 480, "c"),
        (262, 480, "c"),
    ]
    d.shape(smooth(right), STEEL, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=92)])
    cloth.valley(d, [(96, 300), (66, 372), (62, 472)], seed=31)
    cloth.valley(d, [(12, 350), (-6, 400), (-8, 472)], seed=35, reach=18)
    cloth.valley(d, [(454, 306), (464, 380), (456, 472)], seed=33, reach=18)
    cloth.border(
        d,
        [(-44, 363), (20, 331), (66, 307), (120, 286), (186, 265)],
        9,
        WHITE,
        unit="zigzag",
        ink=RED,
        spacing=13,
    )
    cloth.border(
        d, [(348, 264), (410, 284), (452, 301), (492, 319)], 9, WHITE, unit="zigzag", ink=RED, spacing=13
    )


def _doublet(d: Drawing) -> None:
    d.flats(smooth([(120, 320, "c"), (160, 292), (210, 300, "c"), (210, 480, "c"), (84, 480, "c"), (90,
        420)]), smooth([(344, 292, "c"), (400, 310), (450, 370), (478, 430), (470, 480, "c"), (344, 480,
        "c")]), ink=INK)  # fmt: skip
    cloth.gleams(d, STEEL, [(94, 478), (104, 436), (124, 412)], [(112, 478), (122, 446),
        (150, 424)], [(136, 478),
        (150, 456), (176, 436)], [(466, 474), (458, 438), (446, 408)], [(448, 476), (440, 456), (424, 440)],
        [(164, 478), (176, 464), (190, 452)], width=4)  # fmt: skip
    body: list[Node] = [(212, 262, "c"), (190, 290), (188, 350), (200, 404), (194, 480, "c"),
        (360, 480, "c"), (356, 404), (372, 346), (366, 288), (342, 260, "c")]  # fmt: skip
    shape = smooth(body)
    d.shape(shape, RED, OUTER, shade=cloth.SOFT)
    d.fold(([(196, 366), (220, 384), (232, 404)], 4.4), ([(362, 366), (338, 388), (330, 408)], 4.4),
        ([(340, 282), (350, 306), (348, 330)], 4))  # fmt: skip
    d.line(smooth([(262, 284), (258, 350), (262, 480)], closed=False), INNER)
    for k in range(4):
        d.shape(circle(270, 318 + 32 * k, 6.4), GOLD, INNER)
    cloth.border(d, [(196, 424), (276, 438), (358, 424)], 13, GREEN, unit="pearls", ink=GOLD, spacing=17)


def _purse_arm(d: Drawing) -> None:
    """The arm on this side, bent up again from the elbow; it weighs a purse on its palm."""
    sleeves.bent(d, (356, 302), (446, 430), (408, 408), GOLD, wide=39, joint=35, narrow=24, seed=3)
    with d.at(358, 392, 0.96, 4):
        hands_of_courts.purse_behind(d)
    _purse(d, 354, 353)
    with d.at(358, 392, 0.96, 4):
        hands_of_courts.purse_on_the_palm(d)
    with d.at(414, 413, rotate=-64):
        hands.cuff(d, 23, 14)


def _purse(d: Drawing, x: float, y: float) -> None:
    bag: list[Node] = [(-10, -36, "c"), (-16, -22), (-36, 6), (-38, 34), (-22, 54), (0, 58), (22, 54),
        (38, 34), (36, 6), (16, -22), (10, -36, "c")]  # fmt: skip
    with d.at(x, y, 0.8, -4):
        d.shape(smooth(bag), BROWN, OUTER, shade=[Shade(depth=0.44, spacing=5.6, width=2.9, reach=30),
            Shade(angle=70, depth=0.2, spacing=5.8, width=2.2, reach=18)])  # fmt: skip
        d.fold(([(-8, -22), (-18, 4), (-20, 26)], 4.4), ([(0, -22), (2, 6), (0, 30)], 4.4), ([(8, -22),
            (20, 2), (22, 22)], 4))  # fmt: skip
        cord: list[Node] = [
            (-17, -24, "c"),
            (0, -18),
            (17, -24, "c"),
            (18, -15, "c"),
            (0, -9),
            (-18, -15, "c"),
        ]
        d.shape(smooth(cord), GOLD, INNER)


def _breast_arm(d: Drawing) -> None:
    """The arm bent across the breast, the hand laid flat on it."""
    sleeves.bent(d, (182, 302), (100, 412), (210, 398), GOLD, wide=39, joint=36, narrow=24, seed=5)
    with d.at(250, 374, 1.2, -26, flip=True):
        hands_of_courts.breast_with_parted_fingers(d)
    with d.at(214, 396, rotate=66):
        hands.cuff(d, 23, 15)


def _head(d: Drawing) -> None:
    with d.at(*_HEAD):
        hair.behind(d, hair.FAIR_HAIR, bottom=64, left=-36, right=50)
        faces.neck(d, yaw=1, bottom=118, half=30)
    collar: list[Node] = [
        (0, 22, "c"),
        (-26, 12),
        (-34, -14, "c"),
        (-62, 2),
        (-74, 28, "c"),
        (-44, 40),
        (-8, 34, "c"),
    ]
    with d.at(272, 262):
        d.shape(smooth(mirror(collar, 0, whole=False)), WHITE, OUTER, shade=[Shade(angle=60, depth=0.3,
            spacing=5.4, width=2.4, reach=20)])  # fmt: skip
        d.shape(
            smooth(collar),
            WHITE,
            OUTER,
            shade=[Shade(angle=100, depth=0.22, spacing=5.4, width=2.4, reach=16)],
        )
    with d.at(*_HEAD, 1.0, 4):
        faces.face(d, _LOOK)
        hair.parted(d, hair.FAIR_HAIR, yaw=1)
        hair.curtain(d, hair.FAIR_HAIR, -1, bottom=40, count=1, out=33)
        hair.curtain(d, hair.FAIR_HAIR, 1, bottom=52, count=2, out=44)
        hair.plait(d, [(48, 40), (60, 74), (62, 116), (50, 154)], 15, hair.FAIR_HAIR, RED)
        with d.at(-2, 2, 1.5):
            hats.beret(d, RED, band=GREEN, feather=GOLD)
