"""Fante di denari: three-quarter left, the coin raised at the left, the other hand by a purse."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, GREY, OCHRE, RED, WHITE, YELLOW
from art.cards.kit.paths import Node, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import ground
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.coin import coin
from art.cards.parts import dress, hair, hands, hats, heads, legwear, sleeves
from art.cards.parts.stance import Stance

GRASP = (161, 208)
STANCE = Stance(hip=-9, lean=3, slope=-2, tilt=3, spine=276, neck=(278, 250))


def draw() -> Drawing:
    """The card."""
    d = court_blank("FD")
    ground.plinth(d, YELLOW)
    with ground.figure(d):
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            _far_arm(d)
            _jacket(d)
            _purse(d)
            _near_arm(d)
        with STANCE.head(d):
            _head(d)
        with STANCE.carried(d, GRASP):
            with d.at(*GRASP, 0.98, -8):
                hands.pinching(d)
            coin(d, 122, 176, 106)
            with d.at(*GRASP, 0.98, -8):
                hands.pinching_thumb(d)
    return d


def _legs(d: Drawing) -> None:
    legwear.leg(d, (240, 558), (234, 696), RED)
    legwear.leg(d, (312, 550), (344, 686), RED)
    legwear.shoe(d, 233, 700, fill=YELLOW)
    legwear.shoe(d, 347, 690, flip=True, fill=YELLOW)
    far: list[Node] = [
        (272, 440, "c"),
        (280, 500),
        (288, 556, "c"),
        (314, 560),
        (338, 548, "c"),
        (346, 506),
        (338, 462),
        (324, 428, "c"),
    ]
    near: list[Node] = [
        (222, 430, "c"),
        (206, 468),
        (203, 516),
        (214, 556, "c"),
        (240, 563),
        (266, 558, "c"),
        (277, 510),
        (278, 440, "c"),
    ]
    for shape in (far, near):
        legwear.puffed_breech(d, shape, GREEN)
    d.fold(
        ([(240, 560), (232, 520), (236, 480)], 5), ([(258, 560), (262, 524), (260, 486)], 5),
        ([(222, 556), (214, 526), (216, 496)], 4),
        ([(313, 558), (306, 520), (305, 480)], 5), ([(329, 552), (331, 520), (326, 490)], 4.4),
        ([(276, 446), (270, 470), (258, 486)], 5),
    )  # fmt: skip
    legwear.garter(d, 240, 560, 28, YELLOW)
    legwear.garter(d, 313, 554, 27, YELLOW)


def _far_arm(d: Drawing) -> None:
    sleeves.puffed_sleeve(d, (222, 276), (190, 348), GREEN, wide=33)
    sleeves.sleeve(d, (188, 346), (182, 264), YELLOW, bend=-5)
    with d.at(182, 254, 1.0, 176):
        hands.cuff(d, 13, 16, BLUE)


def _near_arm(d: Drawing) -> None:
    sleeves.puffed_sleeve(d, (340, 278), (367, 348), GREEN, wide=34)
    sleeves.sleeve(d, (366, 352), (336, 406), YELLOW, bend=-4)
    with d.at(326, 414, 0.95, -14):
        hands.at_hip(d)
    with d.at(332, 410, 1.0, 42):
        hands.cuff(d, 13, 15, BLUE)


def _jacket(d: Drawing) -> None:
    body = smooth([
        (248, 250, "c"), (232, 258), (229, 278), (228, 310), (224, 340), (226, 392, "c"), (214, 426),
        (210, 446, "c"), (238, 456),
        (272, 460), (306, 454), (336, 442, "c"), (328, 416), (320, 390, "c"), (326, 340), (328, 300),
        (338, 264, "c"), (312, 250, "c"),
    ])  # fmt: skip
    d.shape(body, RED, OUTER, shade=dress.CLOTH)
    d.hatch(
        smooth([(226, 400), (214, 446), (272, 460), (336, 442), (320, 400)]),
        Shade(angle=90, depth=0.26, width=2.3),
    )
    shirt = smooth(
        [(258, 250, "c"), (262, 320), (266, 392, "c"), (288, 392, "c"), (292, 320), (300, 250, "c")]
    )
    d.shape(shirt, YELLOW, INNER, shade=[Shade(depth=0.5)])
    dress.buttons(d, (275, 292), (276, 372), 5, GREEN, 4)
    left = smooth(
        [(256, 248, "c"), (236, 256), (230, 290), (244, 330), (262, 392, "c"), (267, 340), (266, 290)]
    )
    right = smooth(
        [(302, 248, "c"), (324, 256), (326, 292), (312, 332), (290, 392, "c"), (286, 340), (290, 290)]
    )
    for lapel in (left, right):
        d.shape(lapel, WHITE, INNER, shade=[Shade(angle=20, depth=0.36, spacing=5.4, width=2.4)])
    d.fold(
        ([(232, 404), (228, 430), (230, 448)], 4), ([(258, 408), (258, 436), (254, 454)], 4),
        ([(292, 408), (298, 436), (296, 452)], 4),
        ([(314, 402), (322, 424), (322, 440)], 4),
    )  # fmt: skip
    dress.belt(d, (223, 386), (324, 384), 18, BLUE, sag=7, jewel=RED, studs=9)


def _purse(d: Drawing) -> None:
    d.line(polyline([(290, 402), (288, 426)], closed=False), INNER)
    d.line(polyline([(306, 402), (304, 426)], closed=False), INNER)
    d.shape(
        smooth(
            [
                (282, 424, "c"),
                (274, 446),
                (276, 464),
                (296, 472),
                (316, 464),
                (320, 446),
                (312, 424, "c"),
                (297, 420),
            ]
        ),
        OCHRE,
        OUTER,
        shade=[Shade(angle=30, depth=0.46, spacing=5)],
    )
    d.shape(
        smooth([(280, 422, "c"), (297, 417), (314, 422, "c"), (312, 438), (297, 446), (282, 438)]),
        YELLOW,
        INNER,
        shade=[Shade(depth=0.34, spacing=4.6)],
    )
    d.shape(circle(297, 442, 4), RED, DETAIL)
    for x in (286, 297, 308):
        d.lens([(x, 468), (x, 476), (x + 1, 484)], 4.4)


def _head(d: Drawing) -> None:
    look = heads.Look(hair=GREY, rosy=True, nose=1.2, hook=1, jaw=0.8, brow=1.1, mouth=0.4,
        smile=1.5, gaze=-0.9, stern=-0.6)  # fmt: skip
    with d.at(272, 192, 0.97):
        hair.bob_behind(d, look)
        heads.neck(d, look)
    collar = smooth(
        [
            (240, 248, "c"),
            (252, 236),
            (280, 232),
            (306, 236),
            (318, 250, "c"),
            (306, 268, "c"),
            (281, 250),
            (254, 266, "c"),
        ]
    )
    d.shape(collar, WHITE, INNER, shade=[Shade(angle=90, depth=0.3, spacing=5, width=2.2)])
    with d.at(272, 192, 0.97):
        heads.face(d, look)
        hair.bob_before(d, look)
        hats.montero(d, RED, lining=BLUE, feather=YELLOW)
