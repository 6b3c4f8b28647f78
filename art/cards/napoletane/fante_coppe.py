"""Fante di coppe: frontal, the cup raised on the palm at the left, the other hand on a dagger."""

from __future__ import annotations

from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, GREY, OCHRE, RED, WHITE, YELLOW
from art.cards.kit.paths import Node, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import ground
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.cup import cup
from art.cards.parts import dress, hair, hands, hats, heads, legwear, sleeves
from art.cards.parts.stance import Stance

STANCE = Stance(hip=10, lean=-3, slope=2.5, tilt=-4)


def draw() -> Drawing:
    """The card."""
    d = court_blank("FC")
    ground.plinth(d, RED)
    with ground.figure(d):
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            _arms(d)
            _doublet(d)
            _dagger(d)
            with d.at(144, 216, 1.0, 2):
                hands.palm_under(d)
            with d.at(150, 254, 1.0, 176):
                hands.cuff(d, 13.5, 16)
        with STANCE.head(d):
            _head(d)
        with STANCE.carried(d, (144, 216)):
            cup(d, 144, 163, 84, 106)
    return d


def _legs(d: Drawing) -> None:
    legwear.leg(d, (222, 556), (200, 690), GREEN)
    legwear.leg(d, (300, 562), (302, 694), GREEN)
    legwear.shoe(d, 198, 694)
    legwear.shoe(d, 303, 698, flip=True)
    left: list[Node] = [
        (210, 424, "c"),
        (188, 464),
        (180, 516),
        (193, 556, "c"),
        (221, 566),
        (249, 562, "c"),
        (266, 512),
        (267, 422, "c"),
    ]
    right: list[Node] = [
        (265, 422, "c"),
        (268, 506),
        (276, 563, "c"),
        (304, 570),
        (330, 561, "c"),
        (344, 516),
        (340, 464),
        (322, 422, "c"),
    ]
    legwear.puffed_breech(d, right, YELLOW)
    legwear.puffed_breech(d, left, YELLOW)
    d.fold(
        ([(222, 562), (214, 520), (222, 470)], 5), ([(239, 564), (250, 524), (250, 476)], 5),
        ([(203, 557), (196, 524), (202, 490)], 4),
        ([(300, 568), (296, 520), (300, 470)], 5), ([(320, 564), (326, 522), (322, 482)], 4.4),
        ([(266, 446), (260, 474), (246, 490)], 5),
    )  # fmt: skip
    legwear.garter(d, 221, 561, 29, RED, bow=-1)
    legwear.garter(d, 303, 566, 29, RED, bow=1)


def _arms(d: Drawing) -> None:
    sleeves.bent_arm(d, [(208, 280, 22), (184, 312, 29), (172, 346, 27), (168, 358, 22)], RED)
    sleeves.sleeve(d, (164, 348), (151, 266), RED, wide=23, narrow=15, bend=-5)
    sleeves.bent_arm(d, [(318, 280, 22), (344, 312, 29), (358, 350, 27), (356, 366, 22)], RED)
    sleeves.sleeve(d, (358, 358), (330, 398), RED, wide=22, narrow=14, bend=-3)
    d.fold(([(200, 330), (186, 338), (172, 336)], 4), ([(330, 312), (340, 326), (344, 340)], 4))


def _doublet(d: Drawing) -> None:
    body = smooth([
        (232, 250, "c"), (206, 262, "c"), (214, 300), (213, 340), (216, 388, "c"), (203, 420),
        (199, 442, "c"), (228, 448),
        (264, 432, "c"), (300, 448), (333, 440, "c"), (326, 414), (314, 388, "c"), (316, 340), (314, 300),
        (324, 262, "c"), (298, 250, "c"),
    ])  # fmt: skip
    d.shape(body, GREEN, OUTER, shade=dress.CLOTH)
    front = smooth(
        [(246, 252, "c"), (252, 320), (256, 388, "c"), (276, 388, "c"), (278, 320), (286, 252, "c")]
    )
    d.shape(front, WHITE, INNER)
    with d.clip(front):
        for y in range(264, 388, 16):
            for side in (-1, 1):
                d.line(
                    polyline([(265 - side * 9, y), (265 + side * 8, y + 14)], closed=False), OUTER, ink=RED
                )
        d.hatch(front, Shade(depth=0.4, spacing=6.4, width=2))
    d.fold(
        ([(214, 322), (224, 332), (228, 348)], 4), ([(314, 322), (304, 334), (300, 352)], 4.4),
        ([(216, 386), (226, 376), (232, 360)], 4),
        ([(228, 404), (224, 428), (222, 446)], 4), ([(302, 402), (308, 426), (306, 446)], 4),
    )  # fmt: skip
    dress.belt(d, (213, 380), (317, 378), 19, YELLOW, sag=7, jewel=RED, setting=WHITE, studs=9)


def _dagger(d: Drawing) -> None:
    with d.at(334, 412, 1.0, -30):
        d.shape(
            smooth([(-7, 4, "c"), (-6.4, 80), (0, 96, "c"), (6.4, 80), (7, 4, "c")]),
            YELLOW,
            INNER,
            shade=[Shade(depth=0.5, spacing=5)],
        )
        for y in (24, 44, 64):
            d.line(polyline([(-6.6, y), (6.6, y - 3)], closed=False), DETAIL)
        d.shape(circle(0, 98, 4.6), RED, DETAIL)
        d.shape(smooth([(-18, -4), (0, -1), (18, -4), (18, 5), (0, 7), (-18, 5)]), YELLOW, INNER)
    with d.at(319, 404, 0.98, -10):
        hands.at_hip(d)
    with d.at(326, 400, 1.0, 52):
        hands.cuff(d, 13, 15)


def _head(d: Drawing) -> None:
    look = replace(heads.maiden(GREY), smile=2, mouth=1.2, cheek=1.8, gaze=-0.6)
    with d.at(260, 190, 0.97):
        hair.bob_behind(d, look)
    # The far side of the collar, seen between hair and neck.
    d.shape(ellipse(265, 243, 36, 12), OCHRE, INNER, shade=[Shade(angle=-90, depth=0.6, spacing=5)])
    with d.at(260, 190, 0.97):
        heads.neck(d, look)
    dress.pleated_collar(d, 266, 246, 62, 27, YELLOW)
    with d.at(260, 190, 0.97):
        heads.face(d, look)
        hair.bob_before(d, look)
        hats.beret(d, GREEN, band=BLUE, feather=RED)
