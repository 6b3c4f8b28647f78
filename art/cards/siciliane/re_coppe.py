"""Re di coppe: an old man, frontal, white-bearded; the cup on his palm, the mantle over the arm."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import beards, dress, gestures, hair, hands, heads
from art.cards.siciliane import arms, regalia, stage
from art.cards.siciliane.card import blank
from art.cards.siciliane.cup import cup
from art.cards.siciliane.inks import BLUE, FLESH, RED, WHITE, YELLOW

BEARD = "#e9e6df"


def draw() -> Drawing:
    """The card."""
    d = blank("RC")
    stage.king_plinth(d)
    with d.at(16), stage.figure(d, stage.CROWNED):
        _mantle(d)
        _gown(d)
        _cup_arm(d)
        _breast_arm(d)
        _collar(d)
        _head(d)
        with d.at(98, 262, 1.0, -6):
            hands.palm_under(d, FLESH)
        with d.at(110, 296, 1.0, 154):
            hands.cuff(d, 13, 15)
    cup(d, 115, 180, 108, 142)
    return d


def _mantle(d: Drawing) -> None:
    back = smooth([
        (216, 270, "c"), (160, 330), (132, 390), (120, 470), (124, 560), (112, 660), (98, 716, "c"),
        (140, 730),
        (180, 720, "c"), (262, 726), (346, 720, "c"), (392, 732), (432, 716, "c"), (416, 620), (400, 500),
        (380,
        400), (352, 310), (312, 270, "c"),
    ])  # fmt: skip
    d.shape(back, BLUE, OUTER, shade=[Shade(depth=0.3, reach=44), Shade(angle=180, depth=0.1, width=2)])
    d.fold(
        ([(140, 728), (150, 640), (150, 520)], 5.5), ([(172, 722), (176, 620), (170, 480)], 5.5),
        ([(136, 400), (146, 470), (142, 560)], 5), ([(390, 728), (380, 620), (362, 480)], 5.5),
        ([(358, 720), (352, 620), (342, 500)], 5.5), ([(416, 714), (400, 600), (384, 480)], 5),
    )  # fmt: skip


def _gown(d: Drawing) -> None:
    for x, flip in ((232, False), (296, True)):
        with d.at(x, 700, 1.0, 0, flip):
            d.shape(smooth([(-12, -4, "c"), (-26, 16), (-36, 26), (-36, 33, "c"), (-8, 35), (14, 32, "c"),
                (14,
                -4, "c")]), YELLOW, OUTER, shade=[Shade(angle=90, depth=0.3, spacing=5,
                    width=2.3)])  # fmt: skip
    gown = smooth([
        (228, 262, "c"), (210, 310), (208, 360), (212, 404, "c"), (204, 480), (194, 580), (186, 680),
        (184, 704,
        "c"), (224, 715), (264, 718), (306, 715), (346, 704, "c"), (342, 660), (334, 570), (324, 480),
            (316, 404,
        "c"), (320, 360), (318, 310), (300, 262, "c"),
    ])  # fmt: skip
    d.shape(gown, RED, OUTER, shade=[Shade(depth=0.36), Shade(angle=180, depth=0.12, width=2)])
    d.fold(
        ([(234, 424), (226, 520), (212, 686)], 6), ([(254, 426), (250, 540), (242, 690)], 5.4),
        ([(226, 690), (232, 630), (238, 570)], 4.4), ([(262, 692), (266, 640), (262, 560)], 4.4),
        ([(302, 420), (310, 470), (312, 520)], 4),
    )  # fmt: skip
    regalia.knee(d, (308, 572), (272, 440), (322, 684))
    regalia.fur_edge(d, [
        (184, 684, "c"), (224, 695), (264, 698), (306, 695), (344, 684, "c"), (347, 706, "c"), (306, 717),
        (264,
        720), (224, 717), (183, 706, "c"),
    ], [(204, 701), (236, 708), (268, 709), (300, 707), (328, 700)])  # fmt: skip
    # Girdle with a long end.
    dress.belt(d, (210, 394), (318, 394), 18, YELLOW, sag=8, jewel=BLUE, setting=WHITE, studs=9)
    regalia.orphrey(d, [(280, 420), (284, 470), (282, 530)], 9, YELLOW, BLUE)
    d.shape(
        smooth([(273, 532, "c"), (270, 556, "c"), (282, 560), (294, 556, "c"), (291, 532, "c")]), BLUE, DETAIL
    )


def _cup_arm(d: Drawing) -> None:
    arms.bent(d, (212, 310), (158, 364), (112, 300), YELLOW, joint=24)
    # The mantle's edge, thrown over the forearm, hangs in a fall outside it.
    fall = smooth([
        (168, 344, "c"), (148, 336), (130, 344), (118, 372), (106, 430), (92, 500), (76, 556, "c"), (92, 566),
        (108, 552, "c"), (122, 570), (140, 562, "c"), (150, 572), (164, 556, "c"), (168, 480), (178, 410),
        (182, 366, "c"),
    ])  # fmt: skip
    d.shape(fall, BLUE, OUTER, shade=[Shade(depth=0.34), Shade(angle=180, depth=0.1, width=2)])
    d.fold(
        ([(108, 552), (126, 460), (146, 372)], 5.4), ([(140, 562), (148, 470), (160, 380)], 5.4),
        ([(92, 562), (110, 480), (126, 400)], 4), ([(170, 350), (150, 352), (134, 364)], 4.4),
        ([(176, 372), (158, 366), (144, 372)], 3.6),
    )  # fmt: skip
    regalia.fur_edge(d, [
        (130, 344, "c"), (118, 372), (106, 430), (92, 500), (76, 556, "c"), (64, 552, "c"), (80, 496),
        (94, 428), (106, 370), (118, 346, "c"),
    ], [(112, 378), (104, 418), (97, 456), (87, 496), (75, 536)])  # fmt: skip


def _breast_arm(d: Drawing) -> None:
    arms.bent(d, (324, 310), (356, 398), (300, 368), YELLOW, joint=24)
    with d.at(292, 362, 1.0, 24):
        gestures.on_breast(d, FLESH)
    with d.at(300, 367, 1.0, 118):
        hands.cuff(d, 12.5, 14)


def _collar(d: Drawing) -> None:
    regalia.ermine(d, [
        (230, 252, "c"), (196, 266), (172, 300), (164, 336, "c"), (196, 350), (226, 354, "c"), (246, 340),
        (264,
        330, "c"), (282, 340), (302, 354, "c"), (334, 350), (364, 334, "c"), (356, 298), (332, 266),
            (298, 252,
        "c"),
    ], [
        (190, 300), (184, 328), (212, 332), (214, 290), (238, 332), (290, 332), (314, 290), (318, 334), (338,
        302), (346, 328),
    ])  # fmt: skip
    for x, y in ((234, 300), (248, 318), (264, 324), (280, 318), (294, 300)):
        d.shape(circle(x, y, 7), YELLOW, INNER)
        d.shape(circle(x, y, 2.6), RED, DETAIL)


def _head(d: Drawing) -> None:
    look = heads.elder(BEARD, FLESH)
    with d.at(262, 200, 0.98, 2):
        hair.frontal_bob_behind(d, look)
        heads.frontal_neck(d, look)
        heads.frontal(d, look)
        beards.frontal_beard(d, BEARD, length=104)
        beards.frontal_moustache(d, BEARD, curl=-0.4)
        hair.frontal_bob_before(d, look, full=0.9)
        regalia.rayed_crown(d, YELLOW, band=YELLOW, jewel=BLUE, tall=40)
