"""Fante di bastoni: half from behind, profile to the left; club upright at the left, fist on the hip."""

from __future__ import annotations

from art.cards.kit.inks import BLUE, GREEN, GREY, INK, RED, WHITE, YELLOW
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.napoletane import arms, body, footwear, ground, hairdo, hands_at_rest, hands_on_sticks
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.club import club
from art.cards.parts import dress, hats, heads, legwear, sleeves
from art.cards.parts.look import Look
from art.cards.parts.stance import Stance

FACE = Look(
    hair=GREY,
    rosy=True,
    nose=0.4,
    hook=0.2,
    chin=1.6,
    cheek=1.0,
    eye=0.5,
    smile=2.6,
    mouth=1,
    stern=-1.6,
    brow=0.9,
    bare=True,
)
STANCE = Stance(hip=10, lean=-4, slope=3, tilt=-5, spine=288, neck=(290, 250))
GRIP = (140, 396)
SLITS = [
    *((x, y) for y in (288, 318, 348) for x in (249, 284, 313)), (284, 425), (308, 420),
    (250, 424), (330, 418),
]  # fmt: skip
"""Slits in the jacket that show its red lining."""


def draw() -> Drawing:
    """The card."""
    d = court_blank("FB")
    ground.plinth(d, GREEN)
    with ground.figure(d):
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            arms.arm(d, (246, 288), (206, 374), (174, 388), BLUE, wide=34, joint=30, narrow=18)
            sleeves.puffed_sleeve(d, (244, 278), (212, 342), GREEN, wide=36)
    club(d, 131, 262, 392, 112, -3, flip=True)
    with ground.figure(d):
        with STANCE.torso(d):
            with d.at(*GRIP, body.HAND * 1.1, -8):
                hands_on_sticks.fingertips_round(d)
            body.cuff(d, (204, 374), (176, 388), 18)
            _jacket(d)
            _near_arm(d)
        _head(d)
    return d


def _legs(d: Drawing) -> None:
    body.leg(d, (322, 480), (313, 580), (330, 700), YELLOW, full=0.96, seed=4)
    body.shoe(d, 332, 704, footwear.strapped, WHITE, RED)
    body.free_leg(d, (252, 480), (236, 586), (200, 692), YELLOW)
    body.shoe(d, 198, 696, footwear.strapped, WHITE, RED)
    far: list[Node] = [
        (284, 430, "c"), (287, 500), (287, 550), (286, 592, "c"), (313, 600), (340, 591, "c"), (350, 556),
        (356, 520), (353, 468), (338, 426, "c"),
    ]  # fmt: skip
    near: list[Node] = [
        (226, 430, "c"), (209, 480), (201, 532), (202, 562), (207, 586, "c"), (236, 600), (265, 593, "c"),
        (275, 556), (287, 516), (300, 480), (303, 446, "c"),
    ]  # fmt: skip
    body.breeches(d, far, near, RED, (292, 500), ((212, 474), (352, 474)))
    stripes: tuple[list[Node], ...] = (
        [(318, 434, "c"), (330, 510), (322, 592, "c")],
        [(262, 436, "c"), (258, 510), (240, 592, "c")],
    )
    for stripe in stripes:
        d.line(smooth(stripe, closed=False), OUTER, ink=YELLOW)
    d.fold(
        ([(218, 592), (212, 564), (216, 528)], 6), ([(256, 596), (262, 566), (268, 540)], 6),
        ([(298, 596), (299, 566), (300, 534)], 5), ([(330, 594), (340, 560), (342, 530)], 6),
    )  # fmt: skip
    body.cast(d, [(212, 452), (248, 455), (290, 456), (326, 452), (346, 446)])
    legwear.garter(d, 236, 594, 33, GREEN, bow=-1)
    legwear.garter(d, 313, 596, 31, GREEN)


def _jacket(d: Drawing) -> None:
    coat = smooth([
        (256, 250, "c"), (239, 258), (234, 278), (233, 306), (228, 344), (232, 388, "c"), (216, 420),
        (208, 452, "c"), (230, 462), (248, 452, "c"),
        (268, 466), (288, 454, "c"), (310, 464), (328, 450, "c"), (340, 456), (350, 446, "c"), (342, 416),
        (330, 386, "c"),
        (338, 344), (344, 300), (346, 264, "c"), (318, 248, "c"),
    ])  # fmt: skip
    d.shape(coat, YELLOW, OUTER, shade=body.CLOTH)
    for x, y in SLITS:
        for ink, weight in ((INK, 6.0), (RED, 3.2)):
            d.lens([(x - 3, y - 10), (x + 1, y), (x - 1, y + 10)], weight, ink=ink)
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
    arms.arm(d, (346, 306), (400, 368), (350, 410), BLUE, wide=32, joint=32, narrow=18, seed=4)
    sleeves.puffed_sleeve(d, (342, 282), (382, 342), GREEN, wide=40)
    with d.at(342, 412, body.HAND, -6):
        hands_at_rest.fist_on_hip(d)
    body.cuff(d, (400, 366), (350, 407), 18)


def _head(d: Drawing) -> None:
    with body.head(d, STANCE, 284, 189):
        heads.neck(d, FACE)
    with STANCE.head(d):
        dress.ruff(d, 290, 241, 42, 16, inwards=True)
    with body.head(d, STANCE, 284, 189):
        heads.profile(d, FACE)
        hairdo.nape_roll(d, GREY)
        with d.at(0, -4, (1.0, 0.9)):
            hats.bonnet(d, GREEN, band=YELLOW, feather=RED)
