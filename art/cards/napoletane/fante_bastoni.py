"""Fante di bastoni: half from behind, profile to the left; club upright at the left, fist on the hip."""

from __future__ import annotations

from art.cards.kit.inks import BLUE, GREEN, GREY, OCHRE, RED, WHITE, YELLOW
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.napoletane import ground
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.club import club
from art.cards.parts import dress, gestures, hair, hands, hats, heads, legwear, sleeves
from art.cards.parts.stance import Stance

STANCE = Stance(hip=8, lean=-2, slope=2, tilt=-3, spine=288, neck=(290, 250))
DAMASK = [
    (250, 300),
    (250, 350),
    (284, 276),
    (282, 316),
    (284, 356),
    (312, 300),
    (310, 344),
    (250, 424),
    (272, 440),
    (306, 436),
]


def draw() -> Drawing:
    """The card."""
    d = court_blank("FB")
    ground.plinth(d, GREEN)
    with ground.figure(d):
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            sleeves.puffed_sleeve(d, (240, 277), (206, 345), GREEN, wide=32)
    club(d, 126, 262, 392, 114, -3, flip=True)
    with ground.figure(d):
        with STANCE.torso(d):
            _far_forearm(d)
            _jacket(d)
            _near_arm(d)
        with STANCE.head(d):
            _head(d)
    return d


def _legs(d: Drawing) -> None:
    legwear.leg(d, (320, 588), (322, 696), YELLOW, bulge=0.96)
    legwear.leg(d, (246, 586), (216, 694), YELLOW, bulge=0.96)
    legwear.shoe(d, 323, 700, flip=True)
    legwear.shoe(d, 214, 698)
    far: list[Node] = [
        (288, 430, "c"),
        (288, 500),
        (292, 588, "c"),
        (320, 596),
        (346, 586, "c"),
        (358, 530),
        (352, 470),
        (336, 426, "c"),
    ]
    near: list[Node] = [
        (228, 430, "c"),
        (212, 480),
        (206, 538),
        (217, 586, "c"),
        (246, 595),
        (274, 591, "c"),
        (293, 536),
        (302, 450, "c"),
    ]
    for shape in (far, near):
        legwear.puffed_breech(d, shape, RED)
        x0 = shape[0][0] + (6 if shape is far else -2)
        d.line(
            smooth([(x0 + 44, 434, "c"), (x0 + 50, 500), (x0 + 42, 586, "c")], closed=False),
            OUTER,
            ink=YELLOW,
        )
    d.fold(
        ([(231, 591), (222, 548), (230, 500)], 5), ([(258, 594), (271, 548), (279, 490)], 5),
        ([(298, 450), (288, 476), (270, 492)], 6),
        ([(308, 592), (302, 550), (304, 510)], 5), ([(338, 588), (346, 548), (344, 510)], 4.4),
    )  # fmt: skip
    legwear.garter(d, 245, 589, 30, GREEN, bow=-1)
    legwear.garter(d, 319, 589, 29, GREEN)


def _far_forearm(d: Drawing) -> None:
    sleeves.sleeve(d, (204, 352), (162, 382), BLUE, wide=21, bend=4)
    with d.at(137, 392, 1.02, -4):
        gestures.spear(d, wrist=-18)
    with d.at(158, 386, 1.0, 66):
        hands.cuff(d, 13, 14)


def _jacket(d: Drawing) -> None:
    body = smooth([
        (256, 250, "c"), (239, 258), (234, 278), (233, 306), (228, 344), (232, 388, "c"), (216, 420),
        (208, 452, "c"), (230, 462), (248, 452, "c"),
        (268, 466), (288, 454, "c"), (310, 464), (328, 450, "c"), (340, 456), (350, 446, "c"), (342, 416),
        (330, 386, "c"),
        (338, 344), (344, 300), (346, 264, "c"), (318, 248, "c"),
    ])  # fmt: skip
    d.shape(body, YELLOW, OUTER, shade=dress.CLOTH)
    dress.damask(d, OCHRE, DAMASK)
    # The back seam and two side seams tell that we see him half from behind.
    seams: tuple[list[Node], ...] = (
        [(296, 254, "c"), (300, 320), (296, 386, "c")],
        [(262, 256, "c"), (268, 320), (270, 386, "c")],
        [(328, 268, "c"), (324, 330), (318, 384, "c")],
    )
    for points in seams:
        d.line(smooth(points, closed=False), INNER)
    d.fold(
        ([(233, 330), (246, 340), (252, 356)], 4.4), ([(336, 330), (322, 342), (318, 358)], 4.4),
        ([(248, 452), (246, 430), (250, 408)], 4.4),
        ([(288, 454), (288, 430), (286, 408)], 4.4), ([(328, 450), (324, 428), (316, 406)], 4.4),
    )  # fmt: skip
    dress.belt(d, (229, 384), (334, 381), 18, GREEN, sag=6, jewel=WHITE, setting=RED, at=0.2, studs=9)


def _near_arm(d: Drawing) -> None:
    sleeves.puffed_sleeve(d, (342, 284), (382, 346), GREEN, wide=35)
    sleeves.sleeve(d, (384, 350), (350, 398), BLUE, bend=-4)
    with d.at(338, 404, 0.96, -8):
        hands.at_hip(d)
    with d.at(345, 401, 1.0, 46):
        hands.cuff(d, 13, 15)


def _head(d: Drawing) -> None:
    look = heads.Look(hair=GREY, rosy=True, nose=-1, hook=-0.8, chin=0.6, eye=1.1, smile=2, mouth=1)
    with d.at(282, 190, 0.97):
        heads.neck(d, look)
    dress.ruff(d, 288, 240, 38, 15, inwards=True)
    with d.at(282, 190, 0.97):
        heads.profile(d, look)
        hair.nape(d, look)
        hats.bonnet(d, GREEN, band=YELLOW, feather=RED)
