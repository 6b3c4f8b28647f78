"""Fante di coppe: frontal, the cup raised on the palm at the left, the other hand on a dagger."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, RED, WHITE, YELLOW
from art.cards.kit.paths import Node, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import arms, body, footwear, ground, hairdo, hands_of_cups, hands_on_swords, visage
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.cup import cup
from art.cards.napoletane.sitters import FANTE_COPPE as FACE
from art.cards.parts import dress, hats, heads, legwear
from art.cards.parts.stance import Stance

PALM = (141, 226)
STANCE = Stance(hip=12, lean=-3, slope=3, tilt=-5)


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
        with (
            STANCE.carried(d, PALM),
            hands_of_cups.on_the_palm(d, (*PALM, body.HAND, 2)),
            ground.true(d, (PALM[0] - 2, PALM[1] - 53)),
        ):
            cup(d, 0, 0, 86, 112)
        with STANCE.torso(d):
            body.cuff(d, (168, 366), (145, 279), 18)
        _head(d)
    return d


def _legs(d: Drawing) -> None:
    body.free_leg(d, (232, 470), (214, 562), (184, 690), GREEN, seed=5)
    body.leg(d, (304, 470), (306, 564), (302, 700), GREEN)
    body.shoe(d, 182, 694, footwear.tongued, WHITE, RED)
    body.shoe(d, 303, 700, footwear.facing, WHITE, RED)
    left: list[Node] = [
        (208, 424, "c"), (188, 462), (178, 506), (180, 534), (188, 557, "c"), (214, 566), (242, 561, "c"),
        (253, 524), (260, 488), (268, 432, "c"),
    ]  # fmt: skip
    right: list[Node] = [
        (256, 430, "c"), (252, 462), (261, 492), (272, 528), (277, 564, "c"), (304, 573), (332, 564, "c"),
        (343, 540), (346, 508), (341, 464), (322, 422, "c"),
    ]  # fmt: skip
    body.breeches(d, left, right, YELLOW, (260, 482), ((194, 464), (336, 462)))
    body.slashes(d, ([(202, 486), (192, 520), (202, 554)], [(234, 500), (226, 526), (224, 556)],
        [(290, 490), (290, 526), (296, 560)], [(326, 482), (332, 522), (322, 558)]))  # fmt: skip
    d.fold(
        ([(213, 564), (208, 536), (212, 506)], 6), ([(238, 562), (243, 536), (246, 514)], 5),
        ([(283, 566), (280, 546), (276, 528)], 5), ([(309, 571), (310, 540), (309, 510)], 6),
    )  # fmt: skip
    body.cast(d, [(202, 440), (228, 446), (264, 436), (300, 446), (330, 438)])
    legwear.garter(d, 214, 564, 32, RED, bow=-1)
    legwear.garter(d, 304, 569, 32, RED, bow=1)


def _arms(d: Drawing) -> None:
    arms.arm(d, (226, 288), (168, 366), (146, 280), RED, wide=36, joint=31, narrow=18)
    arms.arm(d, (312, 286), (384, 360), (350, 384), RED, wide=37, joint=32, narrow=18, seed=4)


def _doublet(d: Drawing) -> None:
    coat = smooth([
        (232, 250, "c"), (206, 262, "c"), (214, 300), (213, 340), (216, 388, "c"), (203, 420),
        (199, 442, "c"), (228, 448),
        (264, 432, "c"), (300, 448), (333, 440, "c"), (326, 414), (314, 388, "c"), (316, 340), (314, 300),
        (324, 262, "c"), (298, 250, "c"),
    ])  # fmt: skip
    d.shape(coat, GREEN, OUTER, shade=body.CLOTH)
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
        d.limb([(0, -4, 5), (0, -20, 6.4), (0, -34, 4.6)], YELLOW, INNER, depth=0)
        d.shape(circle(0, -41, 7.4), RED, INNER)
    with d.at(321, 392, body.HAND, -6):
        hands_on_swords.on_the_dagger(d)
    body.cuff(d, (386, 358), (352, 382), 18)


def _head(d: Drawing) -> None:
    """He turns from the cup and looks back at it."""
    with body.head(d, STANCE, 262, 186), d.at(flip=True):
        hairdo.pageboy_behind(d, FACE.hair)
    # The far half of the collar, behind the neck.
    with STANCE.head(d):
        far: list[Node] = [
            (204, 243, "c"), (234, 234), (266, 231), (298, 234), (328, 243, "c"), (304, 258), (230, 258),
        ]  # fmt: skip
        d.shape(smooth(far), YELLOW, INNER)
        for x in (288, 297, 306, 315):
            d.lens([(x - 8, 252), (x, 244), (x + 4, 236 + (x - 288) * 0.18)], 4.6)
    with body.head(d, STANCE, 262, 186), d.at(flip=True):
        heads.neck(d, FACE.look)
    with STANCE.head(d):
        dress.pleated_collar(d, 266, 248, 66, 29, YELLOW)
    with body.head(d, STANCE, 262, 186):
        with d.at(flip=True):
            visage.draw(d, FACE)
            hairdo.pageboy(d, FACE.hair)
        with d.at(2, -1):
            hats.beret(d, GREEN, band=BLUE, feather=RED)
