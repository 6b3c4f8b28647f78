"""Fante di bastoni: a boy greets with raised palm; green puffed sleeves, red skirt, a log with a crown."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import dress, emblem
from art.cards.piacentine import caps, closed_hands, cloth, faces, hair, hands, hands_of_courts
from art.cards.piacentine.court import court
from art.cards.piacentine.inks import BLUSH, GOLD, GREEN, INK, RED, STEEL, WHITE
from art.cards.piacentine.log import log
from art.cards.piacentine.look import Look

_HEAD = (228.0, 164.0)
_LOOK = Look(soft=True, age=0, jaw=1.12, cheek=3, chin=-3, gaze=0.7, lids=1.14, wide=0.94, nose="snub",
    size=1.1, smile=4, mouth=1.2, lift=3, brow=1.1, iris=GREEN, rosy=BLUSH, freckles="#c98a5a")  # fmt: skip
_AXIS = 228.0


def draw() -> Drawing:
    """The card."""
    return court("FB", _figure)


def _figure(d: Drawing) -> None:
    _cape(d)
    _skirt(d)
    _bodice(d)
    _head(d)
    _cap_arm(d)
    log(d, 423, 304, 424, width=100, flip=True, cut=2)
    with d.at(422, 92, 1.56):
        emblem.crown(d)
    _log_arm(d)


def _cape(d: Drawing) -> None:
    half: list[Node] = [
        (_AXIS, 250, "c"),
        (160, 254),
        (90, 272),
        (20, 302),
        (-44, 328, "c"),
        (-44, 480, "c"),
        (_AXIS, 480, "c"),
    ]
    d.shape(smooth(half), STEEL, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=121)])
    right: list[Node] = [
        (_AXIS, 250, "c"),
        (296, 254),
        (366, 276),
        (490, 316, "c"),
        (490, 480, "c"),
        (_AXIS, 480, "c"),
    ]
    d.shape(
        smooth(right), STEEL, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=122)]
    )
    cloth.valley(d, [(8, 326), (-4, 400), (0, 472)], seed=36)
    cloth.valley(d, [(58, 296), (42, 376), (46, 472)], seed=31)


def _skirt(d: Drawing) -> None:
    left: list[Node] = [(112, 334, "c"), (136, 308), (160, 300, "c"), (172, 400, "c"), (130, 430), (112, 480,
        "c"), (64, 480, "c"), (84, 436), (80, 392), (102, 358)]  # fmt: skip
    right: list[Node] = [(300, 290, "c"), (360, 330), (380, 480, "c"), (320, 480, "c"), (300, 400, "c")]
    d.flats(smooth(left), smooth(right), ink=INK)
    cloth.gleams(d, STEEL, [(92, 476), (104, 420), (98, 372), (120, 334)], [(112, 474), (126, 424),
        (124, 380), (142,
        326)], [(128, 430), (146, 396), (150, 350)], [(326, 470), (318, 430),
            (312, 396)], width=4.4)  # fmt: skip
    cloth.valley(d, [(74, 352), (58, 410), (64, 474)], seed=33, width=6, reach=16)
    skirt: list[Node] = [(160, 400, "c"), (228, 412), (296, 400, "c"), (330, 430), (350, 484, "c"),
        (106, 484, "c"), (126, 430)]  # fmt: skip
    d.shape(smooth(skirt), RED, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=123)])
    for x0, x1 in ((182, 160), (206, 196), (230, 230), (254, 266), (276, 304)):
        cloth.valley(d, [(x0, 412), ((x0 + x1) / 2, 444), (x1, 480)], reach=13, seed=30 + x0 % 5)


def _bodice(d: Drawing) -> None:
    half: list[Node] = [
        (_AXIS, 256, "c"),
        (176, 258),
        (150, 284),
        (152, 340),
        (164, 384),
        (160, 402, "c"),
        (_AXIS, 416),
    ]
    shape = smooth(mirror(half, _AXIS, whole=True))
    d.shape(shape, GOLD, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=124),
        Shade(angle=180, depth=0.1, spacing=6.4, width=2, reach=12, seed=125)])  # fmt: skip
    panel: list[Node] = [(_AXIS, 264, "c"), (_AXIS - 22, 270, "c"), (_AXIS - 17, 390, "c"), (_AXIS, 396)]
    d.shape(smooth(mirror(panel, _AXIS, whole=True)), WHITE, INNER)
    for k in range(5):
        y = 296 + 21 * k
        d.fold(([(_AXIS - 19, y), (_AXIS, y + 6), (_AXIS + 17, y + 14)], 4.4), ([(_AXIS + 19, y),
            (_AXIS, y + 6), (_AXIS - 17, y + 14)], 4.4), ink=RED)  # fmt: skip
    cloth.border(
        d,
        [(160, 392), (_AXIS, 406), (296, 392)],
        13,
        GREEN,
        unit="lozenges",
        ink=GOLD,
        second=WHITE,
        spacing=19,
    )
    d.shape(circle(_AXIS, 406, 15), GOLD, INNER)
    d.shape(circle(_AXIS, 406, 7), RED, DETAIL)


def _puff(d: Drawing, *, banded: bool = True) -> None:
    """A great puffed upper sleeve gathered above the elbow, there with a band if `banded`.

    Its shoulder is at (0, 0), its elbow at (-46, 104).
    """
    puff: list[Node] = [(14, -26, "c"), (-18, -32), (-52, -8), (-78, 32), (-78, 70), (-58, 96, "c"),
        (-24, 104), (-4, 96, "c"), (10, 66), (18, 20)]  # fmt: skip
    d.shape(smooth(puff), GREEN, OUTER, shade=[Shade(depth=0.34, spacing=6, width=3, reach=34, seed=126),
        Shade(angle=64, depth=0.24, spacing=6, width=2.4, reach=24, seed=127)])  # fmt: skip
    d.fold(([(-54, 94), (-64, 64), (-58, 28)], 5), ([(-38, 100), (-44, 58), (-32, 12)], 5), ([(-22, 100),
        (-20, 58), (-8, 16)], 5), ([(-6, -20), (-30, -4), (-46, 20)], 4.4), ([(8, -16), (-6, 10),
        (-14, 36)], 4.4))  # fmt: skip
    if not banded:
        return
    band: list[Node] = [(-62, 92, "c"), (-30, 106), (0, 94, "c"), (2, 108, "c"), (-28, 120), (-62, 106, "c")]
    d.shape(smooth(band), GOLD, INNER, shade=[Shade(depth=0.3, spacing=5, width=2.2)])


def _cap_arm(d: Drawing) -> None:
    """The arm raised in greeting, its palm to us: draw it after the head."""
    with d.at(156, 288, (0.92, 0.84), 46):
        _puff(d, banded=False)
    arm: list[Node] = [(52, 294, "c"), (56, 322), (82, 332), (106, 312, "c"), (122, 250), (126, 192, "c"),
        (88, 188, "c"), (68, 230), (54, 262)]  # fmt: skip
    d.shape(smooth(arm), WHITE, OUTER, shade=[Shade(depth=0.4, spacing=5.8, width=2.8, reach=24, seed=128)])
    d.fold(([(54, 298), (74, 296), (92, 284)], 4.2), ([(82, 330), (86, 310), (96, 296)], 4),
        ([(96, 194), (90, 220), (80, 244)], 4), ([(112, 194), (110, 226), (102, 256)], 3.6))  # fmt: skip
    # The sleeve's edge round the upper arm, and the folds that run from it to the shoulder.
    d.fold(([(100, 306), (132, 298), (160, 290)], 5), ([(94, 328), (130, 324), (160, 306)], 5))
    d.shape(ribbon([(115, 288), (98, 310), (86, 337)], 6.4, forked=False), GOLD, INNER)
    with d.at(106, 140, 0.95, -4):
        hands_of_courts.greeting(d)
    with d.at(107, 185, rotate=3):
        hands.cuff(d, 19, 14, GOLD)


def _log_arm(d: Drawing) -> None:
    lower: list[Node] = [(292, 404, "c"), (289, 436), (304, 460), (330, 466), (358, 454), (388, 437, "c"),
        (371, 394, "c"), (346, 402), (324, 398, "c")]  # fmt: skip
    d.shape(
        smooth(lower), WHITE, OUTER, shade=[Shade(angle=60, depth=0.34, spacing=5.6, width=2.8, reach=26)]
    )
    # The crease inside the joint, and folds from the point of the elbow.
    d.fold(([(346, 404), (330, 418), (312, 426)], 6), ([(300, 448), (318, 440), (344, 436)], 5),
        ([(318, 462), (338, 450), (362, 444)], 4.6))  # fmt: skip
    with d.at(306, 294, (0.94, 0.98), 14, flip=True):
        _puff(d)
    with d.at(378, 414, rotate=64):
        d.flats(smooth([(-23, 1), (0, -6), (23, 1), (0, 8)]), ink=INK)
    with d.at(424, 378, 0.86, flip=True):
        closed_hands.trunk_clasped(d, 38)
    with d.at(376, 416, rotate=64):
        hands.cuff(d, 22, 13, GOLD)


def _head(d: Drawing) -> None:
    with d.at(*_HEAD, 1.08):
        hair.behind(d, hair.AUBURN_HAIR, bottom=58, left=-54, right=56)
        faces.neck(d, bottom=96)
    dress.pleated_collar(d, _AXIS, 254, 62, 32, WHITE, inner=0.5)
    with d.at(*_HEAD, 1.08, 5):
        faces.face(d, _LOOK)
        hair.fringe(d, hair.AUBURN_HAIR)
        hair.bowl(d, hair.AUBURN_HAIR)
        caps.toque(d, RED, brim=GOLD, plumage=WHITE, jewel=STEEL)
