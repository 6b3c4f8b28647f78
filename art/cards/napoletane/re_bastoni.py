"""Re di bastoni: young, moustache without beard; club upright at the right, the other hand on the cloak."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, DARK_RED, GREEN, INK, RED, WHITE, YELLOW
from art.cards.kit.paths import circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import crowns, ground
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.club import club
from art.cards.parts import beards, dress, hair, hands, heads, legwear, sleeves
from art.cards.parts.stance import Stance

HAIR = "#7a4a26"
STANCE = Stance(hip=8, lean=-3, slope=2.5, tilt=-4, spine=254, neck=(254, 250))
DAMASK = [(252, 600), (268, 636), (250, 670), (268, 698)]


def draw() -> Drawing:
    """The card."""
    d = court_blank("RB")
    ground.plinth(d, GREEN)
    with ground.figure(d):
        with d.at(STANCE.lean):
            _lining(d)
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            _right_arm_above(d)
            _tunic(d)
    club(d, 404, 252, 380, 116)
    with ground.figure(d):
        with STANCE.torso(d):
            _right_forearm(d)
        _cloak(d)
        legwear.shoe(d, 211, 696)
        with STANCE.torso(d):
            _shoulders(d)
        with STANCE.head(d):
            _head(d)
    return d


def _lining(d: Drawing) -> None:
    lining = smooth([
        (190, 280, "c"), (170, 420), (160, 560), (168, 700, "c"), (210, 714), (252, 712), (276, 722),
        (296, 712, "c"), (300, 640), (288, 540), (292, 430), (306, 300, "c"),
    ])  # fmt: skip
    d.shape(lining, RED, OUTER, shade=[Shade(angle=10, depth=0.2, spacing=6.6)])
    dress.damask(d, DARK_RED, DAMASK)
    d.fold(([(276, 720), (266, 640), (268, 560)], 5), ([(294, 700), (288, 640), (282, 590)], 4.4))


def _legs(d: Drawing) -> None:
    legwear.leg(d, (222, 554), (212, 692), YELLOW)
    legwear.leg(d, (287, 558), (290, 696), YELLOW)
    for x in (222, 288):
        d.limb([(x + 2, 490, 29), (x, 530, 28), (x, 560, 25)], YELLOW, OUTER, depth=0.9)
    legwear.garter(d, 222, 562, 28, GREEN)
    legwear.garter(d, 288, 562, 28, GREEN)
    legwear.shoe(d, 291, 700, flip=True)


def _right_arm_above(d: Drawing) -> None:
    sleeves.bent_arm(d, [(306, 286, 24), (328, 322, 29), (338, 362, 26), (340, 384, 21)], YELLOW)


def _tunic(d: Drawing) -> None:
    tunic = smooth([
        (214, 256, "c"), (196, 290), (198, 340), (203, 392, "c"), (192, 440), (184, 480), (180, 516, "c"),
        (214, 524),
        (250, 528), (290, 524), (328, 514, "c"), (320, 470), (310, 430), (302, 390, "c"), (306, 340),
        (310, 296), (298, 256, "c"),
    ])  # fmt: skip
    d.shape(tunic, GREEN, OUTER, shade=[Shade(depth=0.38), Shade(angle=180, depth=0.12, width=2)])
    hem = smooth(
        [
            (182, 494, "c"),
            (214, 502),
            (250, 506),
            (290, 502),
            (325, 493, "c"),
            (328, 514, "c"),
            (290, 524),
            (250, 528),
            (214, 524),
            (180, 516, "c"),
        ]
    )
    d.shape(hem, YELLOW, INNER, shade=[Shade(depth=0.2, spacing=5)])
    for k in range(9):
        x = 192 + k * 15.6
        y = 506 + 8 * (1 - ((x - 254) / 72) ** 2)
        d.shape(circle(x, y + 1, 4.2), RED if k % 2 else WHITE, DETAIL)
    d.fold(
        ([(228, 408), (220, 450), (214, 492)], 5.5), ([(256, 410), (260, 450), (258, 496)], 5.5),
        ([(284, 406), (296, 450), (300, 490)], 5.5),
        ([(302, 330), (290, 336), (282, 352)], 4.4),
    )  # fmt: skip
    for y in (300, 330, 360):
        d.line(polyline([(236, y), (272, y - 1)], closed=False), INNER, ink=YELLOW)
        d.shape(circle(254, y, 4.4), YELLOW, DETAIL)
    dress.belt(d, (200, 386), (305, 384), 18, RED, sag=7, jewel=BLUE, studs=9)


def _right_forearm(d: Drawing) -> None:
    d.limb([(340, 374, 21), (362, 378, 20), (384, 366, 14)], YELLOW, OUTER, start="round", depth=0.9)
    d.fold(([(336, 394), (346, 384), (348, 372)], 4), ([(366, 396), (366, 382), (360, 370)], 3.2))
    with d.at(402, 363, 1.02, 4, flip=True):
        hands.fist(d, wrist=8)
    with d.at(385, 366, 1.0, -110):
        hands.cuff(d, 12.5, 14)


def _cloak(d: Drawing) -> None:
    cloak = smooth([
        (218, 262, "c"), (186, 280), (164, 330), (152, 390), (152, 430), (142, 500), (126, 590),
        (104, 680), (92, 716, "c"),
        (124, 730), (156, 720, "c"), (182, 732), (206, 722, "c"), (206, 640), (202, 560), (200, 500),
        (206, 452, "c"), (226, 424),
        (214, 408, "c"), (196, 400), (196, 360), (208, 310),
    ])  # fmt: skip
    d.shape(cloak, BLUE, OUTER, shade=[Shade(depth=0.4), Shade(angle=180, depth=0.12, width=2)])
    d.fold(
        ([(206, 440), (182, 400), (172, 350)], 6), ([(200, 452), (176, 440), (160, 410)], 5),
        ([(204, 460), (190, 560), (182, 730)], 6),
        ([(198, 462), (172, 540), (158, 640), (157, 720)], 6), ([(190, 458), (160, 520), (140, 620)], 5),
        ([(132, 726), (138, 660), (150, 600)], 4),
    )  # fmt: skip
    with d.at(216, 432, 0.96, -128):
        hands.fist(d)


def _shoulders(d: Drawing) -> None:
    cape = smooth([
        (220, 250, "c"), (196, 262), (180, 284), (176, 310, "c"), (198, 318), (214, 310, "c"), (236, 322),
        (256, 316, "c"), (278, 324),
        (298, 310, "c"), (318, 316), (332, 304, "c"), (326, 280), (310, 260), (288, 250, "c"),
    ])  # fmt: skip
    d.shape(cape, BLUE, OUTER, shade=[Shade(depth=0.32), Shade(angle=90, depth=0.2, width=2.4)])
    d.fold(
        ([(214, 310), (216, 290), (222, 268)], 4),
        ([(256, 316), (256, 296), (254, 274)], 4),
        ([(298, 310), (294, 290), (286, 270)], 4),
    )


def _head(d: Drawing) -> None:
    look = heads.Look(hair=HAIR, nose=0.6, hook=-0.4, cheek=1.4, jaw=2, brow=1.1, mouth=0.6)
    with d.at(248, 190, 0.97):
        hair.bob_behind(d, look)
        heads.neck(d, look)
    dress.ruff(d, 254, 240, 38, 15, inwards=True)
    with d.at(248, 190, 0.97):
        heads.face(d, look)
        hair.bob_before(d, look)
        beards.moustache(d, INK, curl=0.2)
        crowns.crown(d, GREEN, points=[22, 26, 26, 22], tips="balls", jewel=RED, band=YELLOW)
