"""Re di coppe: dark beard, ermine cape, sceptre held low at the right; the cup floats upper left."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, INK, RED, WHITE, YELLOW
from art.cards.kit.paths import Node, circle, lozenge, polyline, smooth, transform
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import (
    arms,
    body,
    crowns,
    footwear,
    ground,
    hairdo,
    hands_at_rest,
    hands_on_sticks,
    visage,
)
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.cup import cup
from art.cards.napoletane.sitters import RE_COPPE as FACE
from art.cards.parts import dress, heads
from art.cards.parts.stance import Stance

STANCE = Stance(hip=10, lean=-2, slope=3, tilt=-3, spine=284, neck=(284, 250))
ERMINE = [
    (208, 306), (222, 282), (244, 322), (246, 288), (268, 332), (318, 286), (326, 322),
    (300, 332),
    (342, 280), (356, 306), (226, 314), (342, 316),
]  # fmt: skip


def draw() -> Drawing:
    """The card."""
    d = court_blank("RC", grain=1.2)
    ground.plinth(d, RED)
    with ground.figure(d):
        with d.at(STANCE.lean):
            _mantle(d)
        with STANCE.legs(d):
            _legs(d)
        with STANCE.legs(d):
            _tunic(d)
        with STANCE.torso(d):
            _swag(d)
            arms.arm(d, (346, 296), (402, 392), (374, 450), YELLOW, wide=36, joint=31, narrow=17, seed=4)
            _sceptre(d)
            _front_arm(d)
            _cape(d)
        _head(d)
    cup(d, 130, 134, 92, 118)
    return d


def _mantle(d: Drawing) -> None:
    """It falls behind him, green within."""
    lining = smooth([
        (216, 270, "c"), (192, 400), (176, 540), (164, 660), (160, 722, "c"), (206, 732), (250, 724),
        (300, 730),
        (360, 724), (404, 728, "c"), (402, 560), (384, 400), (350, 270, "c"),
    ])  # fmt: skip
    d.shape(lining, GREEN, OUTER, shade=[Shade(angle=12, depth=0.2, spacing=6.6)])
    d.shape(smooth([
        (212, 560, "c"), (206, 640), (200, 730, "c"), (250, 724), (300, 730), (356, 725, "c"), (372, 640),
        (370, 560, "c"),
    ]), INK, None)  # fmt: skip
    d.fold(([(200, 731), (196, 640), (206, 560)], 10), ([(356, 725), (372, 640), (372, 540)], 10))
    d.fold(
        ([(284, 727), (290, 680), (288, 630)], 4.6), ([(222, 727), (224, 690), (226, 650)], 3.6), ink=GREEN
    )
    left = smooth([
        (222, 262, "c"), (196, 300), (176, 400), (160, 520), (138, 640), (122, 724, "c"), (142, 736),
        (166, 726, "c"),
        (176, 640), (186, 520), (196, 420), (214, 330),
    ])  # fmt: skip
    d.shape(left, RED, OUTER, shade=[Shade(depth=0.5, spacing=5.6), Shade(angle=180, depth=0.14, width=2)])
    d.fold(([(144, 734), (160, 640), (176, 500)], 9), ([(128, 728), (144, 660), (154, 600)], 5))
    right = smooth([
        (344, 264, "c"), (378, 310), (402, 400), (418, 520), (432, 630), (440, 700), (424, 716, "c"),
        (398, 726),
        (376, 714, "c"), (384, 620), (380, 520), (370, 420), (352, 330),
    ])  # fmt: skip
    d.shape(
        right,
        RED,
        OUTER,
        shade=[Shade(depth=0.5, spacing=5.6), Shade(angle=180, depth=0.14, width=2, spacing=6.6)],
    )
    d.fold(([(400, 724), (400, 600), (386, 480)], 10), ([(424, 714), (416, 620), (400, 520)], 7))


def _legs(d: Drawing) -> None:
    body.free_leg(d, (252, 480), (236, 572), (206, 694), YELLOW, seed=2)
    body.leg(d, (326, 480), (328, 572), (326, 702), YELLOW)
    body.shoe(d, 204, 698, footwear.strapped, WHITE, RED)
    body.shoe(d, 328, 706, footwear.strapped, WHITE, RED, flip=True)


def _tunic(d: Drawing) -> None:
    tunic = smooth([
        (254, 264, "c"), (232, 300), (226, 340), (229, 392, "c"), (216, 450), (204, 520), (192, 588, "c"),
        (220, 604), (244, 596),
        (286, 612), (324, 602), (346, 608), (374, 590, "c"), (362, 510), (348, 440), (332, 390, "c"),
        (334, 340),
        (338, 300), (320, 264, "c"),
    ])  # fmt: skip
    d.shape(tunic, BLUE, OUTER, shade=[Shade(depth=0.34), Shade(angle=180, depth=0.12, width=2)])
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
    with d.at(372, 492, 0.96, 37):
        d.shape(
            polyline([(-5.4, -74), (5.4, -74), (6.4, 54), (-6.4, 54)]),
            YELLOW,
            INNER,
            shade=[Shade(depth=0.5, spacing=5)],
        )
        for y in (-66, -58, 34, 44):
            d.line(polyline([(-5.4, y), (5.4, y - 3)], closed=False), DETAIL)
        d.shape(circle(0, -86, 14), RED, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.6)])
        d.line(smooth([(-13, -86), (0, -81), (13, -86)], closed=False), DETAIL)
        d.shape(smooth([(0, -119, "c"), (7, -109), (5, -99), (-5, -99), (-7, -109)]), WHITE, INNER)
        d.shape(smooth([(-9, 52, "c"), (9, 52, "c"), (7, 66), (0, 73), (-7, 66)]), WHITE, INNER)
    with d.at(374, 490, body.HAND, 37):
        hands_on_sticks.fist_with_thumb_along(d)
    body.cuff(d, (402, 392), (373, 448), 17)


def _swag(d: Drawing) -> None:
    """The mantle drawn across the hips into the other hand; its end falls from there to a gold hem."""
    fall = smooth([
        (252, 402, "c"), (226, 414), (214, 470), (206, 540), (198, 622, "c"), (222, 634), (248, 634),
        (270, 624, "c"), (270, 540), (274, 470), (278, 420, "c"),
    ])  # fmt: skip
    swag = smooth([
        (376, 352, "c"), (352, 392), (312, 412), (268, 408), (246, 398, "c"), (240, 424), (258, 452, "c"),
        (290, 492), (330, 520), (368, 560), (404, 640, "c"), (414, 560), (408, 450), (394, 380),
    ])  # fmt: skip
    d.shape(fall, GREEN, OUTER, shade=[Shade(depth=0.5)])
    d.fold(
        ([(254, 408), (236, 500), (224, 622)], 8), ([(262, 410), (256, 520), (250, 628)], 9), ([(238, 634),
        (238, 600), (242, 560)], 4),
    )  # fmt: skip
    hem = smooth([
        (200, 604, "c"), (224, 615), (248, 615), (270.4, 606, "c"), (270, 624, "c"), (248, 634), (222, 634),
        (198, 622, "c"),
    ])  # fmt: skip
    d.shape(hem, YELLOW, INNER, shade=[Shade(depth=0.3, spacing=5)])
    d.lens([(201, 613), (224, 625), (248, 625), (269, 615)], 2.4)
    d.shape(
        swag,
        RED,
        OUTER,
        shade=[Shade(angle=40, depth=0.4, spacing=5.6), Shade(angle=200, depth=0.12, width=2)],
    )
    d.fold(
        ([(252, 402), (290, 424), (346, 412), (378, 384)], 7), ([(254, 410), (296, 452), (352, 462),
        (394, 440)], 9),
        ([(254, 418), (290, 476), (344, 504), (400, 510)], 8), ([(258, 430), (300, 496), (366, 548)], 6),
    )  # fmt: skip


def _front_arm(d: Drawing) -> None:
    arms.arm(d, (222, 300), (172, 386), (224, 412), YELLOW, wide=34, joint=31, narrow=18)
    with d.at(252, 410, body.HAND, -4):
        hands_at_rest.gathering_the_swag(d)
    body.cuff(d, (172, 386), (226, 412), 18)


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
    roll: list[Node] = [
        (232, 252), (244, 240), (284, 234), (324, 240), (336, 252), (322, 264), (284, 270), (246, 264),
    ]  # fmt: skip
    with STANCE.head(d):
        d.shape(smooth(roll), RED, INNER, shade=[Shade(angle=70, depth=0.5, spacing=5)])
    with body.head(d, STANCE, 278, 188):
        heads.neck(d, FACE.look)
        visage.draw(d, FACE)
        hairdo.tight_curls(d, FACE.hair)
        heads.ear(d, FACE.look)
        hairdo.curly_beard(d, FACE.hair)
        FACE.mouth(d)
        hairdo.twirled(d, FACE.hair)
        crowns.crown(d, RED, points=[22, 24, 22], tips="leaves", jewel=RED, band=YELLOW)
