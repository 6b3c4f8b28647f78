"""Re di coppe: dark beard, ermine cape, sceptre held low at the right; the cup floats upper left."""

from __future__ import annotations

from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, DARK_BLUE, DARK_GREEN, GREEN, RED, WHITE, YELLOW
from art.cards.kit.paths import Node, circle, lozenge, polyline, smooth, transform
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import crowns, ground
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.cup import cup
from art.cards.parts import beards, dress, hair, hands, heads, legwear, sleeves
from art.cards.parts.stance import Stance

BEARD = "#4a413c"
STANCE = Stance(hip=-8, lean=4, slope=-2, tilt=4, spine=284, neck=(284, 250))
DAMASK = [
    (196, 610),
    (184, 650),
    (204, 684),
    (300, 622),
    (288, 660),
    (304, 692),
    (372, 560),
    (384, 610),
    (366, 650),
    (390, 690),
]

TUNIC = [
    (240, 440),
    (276, 432),
    (310, 446),
    (232, 500),
    (270, 480),
    (312, 512),
    (244, 542),
    (280, 530),
    (344, 534),
]
ERMINE = [
    (208, 306), (222, 282), (244, 322), (246, 288), (268, 332), (318, 286), (326, 322),
    (300, 332),
    (342, 280), (356, 306), (226, 314), (342, 316),
]  # fmt: skip


def draw() -> Drawing:
    """The card."""
    d = court_blank("RC")
    ground.plinth(d, RED)
    with ground.figure(d):
        with d.at(STANCE.lean):
            _mantle(d)
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            _arms_behind(d)
        with STANCE.legs(d):
            _tunic(d)
        with STANCE.torso(d):
            _sceptre(d)
            _front_arm(d)
            _cape(d)
        with STANCE.head(d):
            _head(d)
    cup(d, 132, 138, 88, 114)
    return d


def _mantle(d: Drawing) -> None:
    lining = smooth([
        (216, 270, "c"), (190, 400), (172, 540), (166, 660), (170, 724, "c"), (230, 722), (300, 720),
        (380, 718),
        (420, 700, "c"), (404, 560), (384, 400), (350, 270, "c"),
    ])  # fmt: skip
    d.shape(lining, GREEN, OUTER, shade=[Shade(angle=12, depth=0.2, spacing=6.6)])
    dress.damask(d, DARK_GREEN, DAMASK)
    left = smooth([
        (222, 262, "c"), (196, 296), (174, 370), (160, 480), (150, 590), (142, 690), (138, 712, "c"),
        (158, 722),
        (178, 714, "c"), (184, 640), (190, 540), (198, 440), (214, 340),
    ])  # fmt: skip
    d.shape(left, RED, OUTER, shade=[Shade(depth=0.46), Shade(angle=180, depth=0.14, width=2)])
    trail = smooth(
        [
            (384, 660, "c"),
            (420, 676),
            (452, 712),
            (478, 728),
            (474, 742, "c"),
            (430, 748),
            (380, 740),
            (350, 722, "c"),
        ]
    )
    d.shape(trail, BLUE, OUTER, shade=[Shade(angle=70, depth=0.5), Shade(angle=160, depth=0.2, width=2)])
    d.fold(([(474, 740), (440, 716), (404, 690)], 5), ([(440, 746), (414, 722), (390, 702)], 4))
    right = smooth([
        (344, 264, "c"), (376, 310), (396, 400), (412, 520), (430, 630), (440, 690), (424, 708, "c"),
        (396, 714),
        (372, 702, "c"), (376, 620), (372, 520), (366, 420), (352, 330),
    ])  # fmt: skip
    d.shape(right, RED, OUTER, shade=[Shade(depth=0.46), Shade(angle=180, depth=0.14, width=2, spacing=6.6)])
    d.fold(
        ([(362, 330), (380, 470), (390, 600), (402, 708)], 6),
        ([(424, 706), (414, 620), (398, 520)], 5),
        ([(160, 718), (166, 620), (178, 500)], 5),
    )


def _legs(d: Drawing) -> None:
    legwear.leg(d, (252, 562), (244, 698), YELLOW)
    legwear.leg(d, (324, 556), (350, 686), YELLOW)
    legwear.shoe(d, 243, 702)
    legwear.shoe(d, 353, 690, flip=True)


def _arms_behind(d: Drawing) -> None:
    sleeves.bent_arm(d, [(344, 290, 24), (362, 330, 28), (368, 372, 25), (366, 392, 20)], YELLOW)
    sleeves.bent_arm(d, [(220, 292, 24), (204, 330, 29), (200, 366, 26), (204, 384, 21)], YELLOW)


def _tunic(d: Drawing) -> None:
    tunic = smooth([
        (254, 264, "c"), (232, 300), (226, 340), (229, 392, "c"), (216, 450), (206, 520), (200, 584, "c"),
        (240, 594),
        (286, 598), (330, 594), (368, 582, "c"), (358, 510), (346, 440), (332, 390, "c"), (334, 340),
        (338, 300), (320, 264, "c"),
    ])  # fmt: skip
    d.shape(tunic, BLUE, OUTER, shade=[Shade(depth=0.34), Shade(angle=180, depth=0.12, width=2)])
    dress.damask(d, DARK_BLUE, TUNIC)
    hem = smooth([
        (203, 556, "c"), (240, 566), (286, 570), (328, 566), (365, 554, "c"), (368, 582, "c"), (330, 594),
        (286, 598), (240, 594), (200, 584, "c"),
    ])  # fmt: skip
    d.shape(hem, YELLOW, INNER, shade=[Shade(depth=0.16, spacing=5)])
    for k in range(9):
        x = 214 + k * 17.6
        y = 574 + 9 * (1 - ((x - 284) / 84) ** 2)
        stone = lozenge(x, y, 6.4, 9)
        d.shape(stone, RED if k % 2 == 0 else BLUE, DETAIL)
    d.fold(
        ([(262, 406), (252, 470), (246, 552)], 5.5), ([(292, 408), (296, 480), (292, 556)], 5.5),
        ([(318, 406), (330, 470), (336, 552)], 5.5), ([(236, 404), (228, 450), (222, 500)], 4),
    )  # fmt: skip
    dress.belt(d, (226, 388), (335, 386), 18, YELLOW, sag=6, jewel=RED, setting=WHITE, at=0.52, studs=11)


def _sceptre(d: Drawing) -> None:
    with d.at(376, 474, 1.0, 24):
        d.shape(
            polyline([(-5, -58), (5, -58), (6, 66), (-6, 66)]),
            YELLOW,
            INNER,
            shade=[Shade(depth=0.5, spacing=5)],
        )
        for y in (-48, -30, 30, 46):
            d.line(polyline([(-5.4, y), (5.4, y - 3)], closed=False), DETAIL)
        d.shape(circle(0, -70, 13), RED, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.6)])
        d.line(smooth([(-13, -70), (0, -65), (13, -70)], closed=False), DETAIL)
        d.shape(smooth([(0, -101, "c"), (6, -92), (4, -84), (-4, -84), (-6, -92)]), YELLOW, INNER)
        d.shape(smooth([(-9, 64, "c"), (9, 64, "c"), (6, 78), (0, 84), (-6, 78)]), YELLOW, INNER)
    d.limb([(368, 382, 21), (374, 410, 21), (376, 440, 15)], YELLOW, OUTER, start="round", depth=0.85)
    d.fold(([(350, 384), (362, 392), (378, 392)], 3.6), ([(388, 400), (376, 408), (364, 408)], 3.2))
    with d.at(376, 470, 0.9, 204):
        hands.fist(d)
    with d.at(376, 450, 1.0, 0):
        hands.cuff(d, 12.5, 14)


def _front_arm(d: Drawing) -> None:
    d.limb([(206, 374, 21), (232, 392, 20), (256, 394, 14)], YELLOW, OUTER, start="round", depth=0.9)
    d.fold(([(200, 396), (210, 384), (224, 380)], 3.6), ([(236, 410), (232, 398), (236, 386)], 3.2))
    with d.at(270, 394, 0.95, -12, flip=True):
        hands.at_hip(d)
    with d.at(266, 394, 1.0, -92):
        hands.cuff(d, 12, 14)


def _cape(d: Drawing) -> None:
    cape = smooth([
        (240, 246, "c"), (212, 262), (194, 290), (190, 322, "c"), (206, 334), (222, 330, "c"), (238, 348),
        (260, 350, "c"), (284, 364),
        (308, 350, "c"), (330, 348), (346, 330, "c"), (362, 334), (376, 320, "c"), (370, 288), (352, 262),
        (326, 246, "c"),
    ])  # fmt: skip
    d.shape(cape, YELLOW, OUTER, shade=[Shade(depth=0.3), Shade(angle=90, depth=0.16, width=2.4)])
    scallops: list[Node] = [
        (190, 322, "c"), (206, 334), (222, 330, "c"), (238, 348), (260, 350, "c"), (284, 364),
        (308, 350, "c"), (330, 348), (346, 330, "c"), (362, 334), (376, 320, "c"),
    ]  # fmt: skip
    inner = transform(scallops, 284 * 0.03, -3, 0.97)
    d.shape(smooth([*scallops, *reversed(inner)]), WHITE, INNER)
    d.fold(([(222, 330), (226, 306), (236, 280)], 4), ([(260, 350), (260, 320), (264, 290)], 4),
        ([(308, 350), (306, 320), (300, 290)], 4),
           ([(346, 330), (340, 306), (328, 280)], 4))  # fmt: skip
    for x, y in ERMINE:
        d.fold(([(x, y + 9), (x + 0.6, y + 2), (x, y - 8)], 7))
        d.lens([(x - 5, y - 7), (x - 4, y - 4), (x - 3, y - 1)], 2.6)
        d.lens([(x + 5, y - 7), (x + 4, y - 4), (x + 3, y - 1)], 2.6)
    brooch = lozenge(284, 290, 16, 22)
    d.shape(brooch, WHITE, INNER)
    d.shape(lozenge(284, 290, 10, 14), RED, DETAIL)


def _head(d: Drawing) -> None:
    look = replace(heads.man(BEARD), cheek=2.4, stern=-0.8, smile=1.6, eye=0.9, rosy=True)
    roll: list[Node] = [
        (234, 250), (244, 238), (284, 232), (324, 238), (334, 250), (322, 262), (284, 268), (246, 262),
    ]  # fmt: skip
    d.shape(smooth(roll), RED, INNER, shade=[Shade(angle=70, depth=0.5, spacing=5)])
    with d.at(278, 192, 0.97):
        heads.neck(d, look)
        heads.face(d, look)
        hair.curls(d, look)
        heads.ear(d, look)
        beards.full_beard(d, BEARD)
        beards.moustache(d, BEARD, curl=0.4)
        crowns.crown(d, RED, points=[22, 24, 22], tips="leaves", jewel=RED, band=YELLOW)
