"""Re di denari: face to the left, one arm down, the other hand on the hilt; the coin floats upper right."""

from __future__ import annotations

from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, DARK_RED, GREEN, GREY, INK, RED, SILVER, WHITE, YELLOW
from art.cards.kit.paths import Node, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import crowns, ground
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.coin import coin
from art.cards.parts import beards, dress, hair, hands, heads, legwear, sleeves
from art.cards.parts.stance import Stance

STANCE = Stance(hip=9, lean=-3, slope=2, tilt=-3, spine=256, neck=(254, 250))
DAMASK = [
    (172, 480), (165, 530), (180, 575), (160, 612), (182, 640), (160, 668), (188, 690), (262, 580),
    (254, 618),
    (264, 652), (256, 690), (345, 520), (340, 590), (344, 640), (336, 680), (366, 600), (362, 660),
]  # fmt: skip


def draw() -> Drawing:
    """The card."""
    d = court_blank("RD")
    ground.plinth(d, YELLOW)
    with ground.figure(d):
        with d.at(STANCE.lean):
            _mantle(d)
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            _sleeves(d)
            _torso(d)
            _sword(d)
        with STANCE.head(d):
            _head(d)
    coin(d, 402, 128, 112)
    return d


def _mantle(d: Drawing) -> None:
    lining = smooth([
        (196, 266, "c"), (166, 390), (142, 520), (136, 640), (150, 690, "c"), (196, 712), (262, 718),
        (330, 716),
        (390, 700, "c"), (372, 560), (352, 400), (310, 274, "c"),
    ])  # fmt: skip
    d.shape(lining, RED, OUTER, shade=[Shade(angle=12, depth=0.2, spacing=6.4)])
    dress.damask(d, DARK_RED, DAMASK)
    left = smooth([
        (194, 264, "c"), (168, 330), (148, 430), (130, 540), (122, 640), (118, 676, "c"), (134, 690),
        (150, 680, "c"),
        (156, 610), (162, 520), (172, 420), (190, 330),
    ])  # fmt: skip
    d.shape(left, BLUE, OUTER, shade=[Shade(depth=0.5), Shade(angle=180, depth=0.16, width=2)])
    right = smooth([
        (310, 274, "c"), (346, 320), (366, 420), (386, 540), (414, 650), (436, 712), (430, 734, "c"),
        (404, 742), (372, 734),
        (352, 716, "c"), (352, 640), (344, 540), (338, 430), (326, 330),
    ])  # fmt: skip
    d.shape(right, BLUE, OUTER, shade=[Shade(depth=0.46), Shade(angle=180, depth=0.14, width=2, spacing=6.4)])
    d.fold(
        ([(340, 330), (356, 460), (372, 600), (392, 730)], 6),
        ([(404, 738), (392, 650), (372, 540)], 5),
        ([(424, 736), (412, 680), (396, 610)], 5),
        ([(136, 686), (140, 600), (154, 500)], 4),
    )


def _legs(d: Drawing) -> None:
    legwear.leg(d, (214, 554), (194, 690), YELLOW)
    legwear.leg(d, (295, 558), (298, 696), YELLOW)
    legwear.shoe(d, 192, 694)
    legwear.shoe(d, 299, 700, flip=True)
    left: list[Node] = [
        (204, 424, "c"),
        (187, 462),
        (174, 508),
        (185, 552, "c"),
        (213, 560),
        (241, 556, "c"),
        (257, 510),
        (259, 440, "c"),
    ]
    right: list[Node] = [
        (257, 436, "c"),
        (259, 500),
        (268, 558, "c"),
        (298, 563),
        (322, 555, "c"),
        (334, 512),
        (330, 462),
        (313, 422, "c"),
    ]
    legwear.puffed_breech(d, right, GREEN, slashes=YELLOW)
    legwear.puffed_breech(d, left, GREEN, slashes=YELLOW)
    legwear.garter(d, 213, 557, 29, RED)
    legwear.garter(d, 296, 560, 28, RED)


def _sleeves(d: Drawing) -> None:
    d.limb(
        [(197, 276, 21), (181, 310, 27), (171, 352, 24.5), (167, 400, 16.5)],
        YELLOW,
        OUTER,
        start="round",
        depth=0.85,
    )
    d.fold(
        ([(190, 350), (176, 358), (160, 356)], 4),
        ([(184, 380), (172, 386), (158, 382)], 3.4),
        ([(196, 300), (186, 316), (184, 334)], 4),
    )
    with d.at(166, 414):
        hands.hanging(d)
        hands.cuff(d, 12.5)
    sleeves.bent_arm(d, [(313, 281, 22), (336, 312, 28), (348, 344, 25.5), (345, 362, 21)], YELLOW)
    d.limb([(350, 350, 21.5), (336, 378, 20.5), (318, 396, 15)], YELLOW, OUTER, start="round", depth=0.85)
    d.fold(([(372, 352), (356, 350), (342, 356)], 4), ([(352, 384), (340, 376), (334, 366)], 3.4))


def _torso(d: Drawing) -> None:
    torso = smooth([
        (216, 250, "c"), (192, 260, "c"), (199, 286), (204, 318), (203, 356), (207, 392, "c"), (256, 400),
        (306, 390, "c"),
        (309, 356), (308, 318), (311, 288), (313, 266, "c"), (290, 248, "c"),
    ])  # fmt: skip
    d.shape(torso, BLUE, OUTER, shade=dress.CLOTH)
    panel = smooth(
        [(240, 252, "c"), (243, 300), (246, 396, "c"), (270, 396, "c"), (268, 320), (270, 252, "c")]
    )
    d.shape(panel, YELLOW, INNER, shade=[Shade(depth=0.34, spacing=5)])
    dress.buttons(d, (256, 286), (258, 376), 6, RED, 4)
    for x, lean in ((222, -3), (288, 3)):
        for y in (306, 348):
            d.shape(
                smooth([(x + lean, y - 17, "c"), (x + 6.4, y), (x - lean * 0.4, y + 17, "c"), (x - 6.4, y)]),
                YELLOW,
                DETAIL,
                shade=[Shade(depth=0.5, spacing=4.6, width=2)],
            )
    d.fold(
        ([(205, 318), (214, 326), (216, 340)], 4),
        ([(308, 318), (298, 330), (296, 350)], 4.4),
        ([(306, 388), (296, 380), (292, 366)], 4),
    )
    skirt = smooth([
        (207, 396, "c"), (200, 416), (197, 438, "c"), (214, 444), (226, 438, "c"), (240, 447),
        (257, 441, "c"), (276, 448),
        (292, 440, "c"), (306, 443), (319, 434, "c"), (313, 414), (306, 393, "c"),
    ])  # fmt: skip
    d.shape(
        skirt,
        BLUE,
        OUTER,
        shade=[Shade(depth=0.4, spacing=5), Shade(angle=90, depth=0.3, spacing=6, width=2.3)],
    )
    d.fold(
        ([(226, 438), (228, 424), (226, 410)], 4),
        ([(257, 441), (258, 424), (256, 410)], 4),
        ([(292, 440), (290, 424), (287, 410)], 4),
    )
    dress.belt(d, (204, 386), (309, 384), 19, WHITE, sag=7)


def _sword(d: Drawing) -> None:
    with d.at(311, 398, 1.0, -41):
        d.shape(
            polyline([(-5, 8), (-4.4, 168), (0, 184), (4.4, 168), (5, 8)]),
            SILVER,
            INNER,
            shade=[Shade(depth=0.5, spacing=6, width=2)],
        )
        d.line(polyline([(0, 12), (0, 168)], closed=False), DETAIL)
    with d.at(313, 400, 1.0, -41):
        d.shape(
            smooth([(-26, -4), (-14, 2), (14, 2), (26, -4), (26, 6), (12, 11), (-12, 11), (-26, 6)]),
            YELLOW,
            INNER,
            shade=[Shade(angle=90, depth=0.4, spacing=4.4, width=2)],
        )
        d.shape(ellipse(0, -34, 5, 12), YELLOW, INNER)
        d.shape(circle(0, -48, 7.6), YELLOW, INNER, shade=[Shade(angle=40, depth=0.34, spacing=4, width=2)])
    with d.at(305, 391, 0.86, -70):
        hands.fist(d)
    with d.at(322, 396, 1.0, 62):
        hands.cuff(d, 12.5, 14)


def _head(d: Drawing) -> None:
    look = replace(heads.elder(GREY), gaze=1, eye=0.9)
    with d.at(244, 192, 0.97):
        heads.neck(d, look)
    dress.pleated_collar(d, 253, 246, 64, 27, YELLOW)
    with d.at(244, 192, 0.97):
        heads.face(d, look)
        beards.goatee(d, GREY)
        beards.moustache(d, INK)
        hair.bob_before(d, look)
        crowns.crown(d, YELLOW, points=[22, 26, 30, 26, 22])
