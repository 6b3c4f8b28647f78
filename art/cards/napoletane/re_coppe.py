"""Re di coppe: dark beard, ermine cape, sceptre held low at the right; the cup floats upper left."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, RED, WHITE, YELLOW
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
    kings,
)
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
    d = kings.paper("RC", RED, 1.2)
    with ground.figure(d):
        with d.at(STANCE.lean):
            _mantle(d)
        with STANCE.legs(d):
            body.shoe(d, 222, 702, footwear.strapped, WHITE, RED)
            body.shoe(d, 334, 708, footwear.strapped, WHITE, RED, flip=True)
            _robe(d)
        with STANCE.torso(d):
            _swag(d)
            arms.arm(d, (346, 296), (400, 384), (382, 458), GREEN, wide=36, joint=31, narrow=17, seed=4)
            _sceptre(d)
            _front_arm(d)
            _cape(d)
        _head(d)
    cup(d, 130, 134, 92, 118)
    return d


def _mantle(d: Drawing) -> None:
    """It falls behind him, green within."""
    kings.lining(d, [
        (216, 270, "c"), (192, 400), (176, 540), (164, 660), (160, 722, "c"), (206, 732), (250, 724),
        (300, 730), (360, 724), (404, 728, "c"), (402, 560), (384, 400), (350, 270, "c"),
    ], GREEN)  # fmt: skip
    kings.fall(d, [
        (222, 262, "c"), (196, 300), (176, 400), (160, 520), (138, 640), (122, 724, "c"), (142, 736),
        (166, 726, "c"), (176, 640), (186, 520), (196, 420), (214, 330),
    ], RED)  # fmt: skip
    d.fold(([(144, 734), (160, 640), (176, 500)], 9), ([(128, 728), (144, 660), (154, 600)], 5))
    kings.fall(d, [
        (344, 264, "c"), (378, 310), (402, 400), (418, 520), (432, 630), (440, 700), (424, 716, "c"),
        (398, 726), (376, 714, "c"), (384, 620), (380, 520), (370, 420), (352, 330),
    ], RED)  # fmt: skip
    d.fold(([(400, 724), (400, 600), (386, 480)], 10), ([(424, 714), (416, 620), (400, 520)], 7))


def _robe(d: Drawing) -> None:
    """It reaches to the shoes and closes him to the ground."""
    kings.tunic(d, [
        (254, 264, "c"), (232, 300), (226, 340), (229, 392, "c"), (216, 450), (200, 560), (186, 698, "c"),
        (210, 712), (236, 702), (262, 712), (290, 716), (320, 706), (348, 714), (384, 698, "c"), (370, 560),
        (348, 440), (332, 390, "c"), (334, 340), (338, 300), (320, 264, "c"),
    ], BLUE)  # fmt: skip
    # The near knee presses forward: folds hang from it and from the belt to the hem.
    d.fold(
        ([(318, 406), (332, 470), (334, 530)], 6), ([(356, 690), (350, 610), (332, 548)], 8),
        ([(322, 694), (324, 630), (318, 566)], 7), ([(290, 696), (296, 600), (294, 470)], 9),
        ([(236, 404), (222, 480), (208, 560)], 4.4), ([(374, 684), (360, 570), (344, 480)], 6),
        ([(214, 686), (220, 630), (226, 590)], 6),
    )  # fmt: skip
    hem = smooth([
        (190, 660, "c"), (236, 672), (286, 677), (334, 672), (379, 660, "c"), (383, 690, "c"), (336, 702),
        (286, 707), (236, 702), (187, 690, "c"),
    ])  # fmt: skip
    d.shape(hem, YELLOW, INNER, shade=[Shade(depth=0.16, spacing=5)])
    for k in range(10):
        x = 204 + k * 18.2
        stone = lozenge(x, 679 + 12 * (1 - ((x - 286) / 92) ** 2), 6.4, 9)
        d.shape(stone, RED if k % 2 == 0 else BLUE, DETAIL)
    dress.belt(d, (226, 388), (335, 386), 18, YELLOW, sag=6, jewel=RED, setting=WHITE, at=0.52, studs=11)


def _sceptre(d: Drawing) -> None:
    at = (388, 498)
    with hands_on_sticks.fist_turned_down(d, (*at, body.HAND, 34)), d.at(*at, 1.0, 34):
        d.shape(
            polyline([(-5.4, -76), (5.4, -76), (6.4, 60), (-6.4, 60)]),
            YELLOW,
            INNER,
            shade=[Shade(depth=0.5, spacing=5)],
        )
        for y in (-68, -60, 42, 50):
            d.line(polyline([(-5.4, y), (5.4, y - 3)], closed=False), DETAIL)
        d.shape(circle(0, -88, 14), RED, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.6)])
        d.line(smooth([(-13, -88), (0, -83), (13, -88)], closed=False), DETAIL)
        d.shape(smooth([(0, -121, "c"), (7, -111), (5, -101), (-5, -101), (-7, -111)]), WHITE, INNER)
        d.shape(smooth([(-9, 58, "c"), (9, 58, "c"), (7, 72), (0, 79), (-7, 72)]), WHITE, INNER)
    body.cuff(d, (400, 384), (382, 456), 19, length=18)


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
    arms.arm(d, (222, 300), (172, 386), (224, 412), GREEN, wide=34, joint=31, narrow=18)
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
    def collar(d: Drawing) -> None:
        roll: list[Node] = [
            (232, 252), (244, 240), (284, 234), (324, 240), (336, 252), (322, 264), (284, 270), (246, 264),
        ]  # fmt: skip
        d.shape(smooth(roll), RED, INNER, shade=[Shade(angle=70, depth=0.5, spacing=5)])

    def features(d: Drawing) -> None:
        hairdo.tight_curls(d, FACE.hair)
        heads.ear(d, FACE.look)
        hairdo.curly_beard(d, FACE.hair)
        FACE.mouth(d)
        hairdo.twirled(d, FACE.hair)
        crowns.crown(d, RED, points=[22, 24, 22], tips="leaves", jewel=RED, band=YELLOW)

    kings.head(d, STANCE, (278, 188), FACE, collar, features)
