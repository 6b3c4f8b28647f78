"""Fante di denari: three-quarter left, the coin raised at the left, the other hand by a purse."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, INK, RED, WHITE, YELLOW
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.napoletane import arms, body, footwear, ground, hairdo, hands_at_rest, hands_of_coins, visage
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.coin import coin
from art.cards.napoletane.sitters import FANTE_DENARI as FACE
from art.cards.parts import dress, hats, heads, legwear, sleeves
from art.cards.parts.stance import Stance

GRASP = (163, 210)
STANCE = Stance(hip=-11, lean=4, slope=-3, tilt=3, spine=276, neck=(278, 250))


def draw() -> Drawing:
    """The card."""
    d = court_blank("FD")
    ground.plinth(d, YELLOW)
    with ground.figure(d):
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            _far_arm(d)
            _jacket(d)
            with d.at(9, -2):
                _purse(d)
            _near_arm(d)
        with (
            STANCE.carried(d, GRASP),
            hands_of_coins.thumb_before_the_disc(d, (*GRASP, body.HAND, -4)),
            ground.true(d, (124, 174)),
        ):
            coin(d, 0, 0, 114)
        with STANCE.torso(d):
            body.cuff(d, (190, 362), (185.6, 268), 18, BLUE)
        _head(d)
    return d


def _legs(d: Drawing) -> None:
    body.free_leg(d, (310, 460), (328, 560), (358, 682), RED, seed=3)
    body.leg(d, (246, 460), (238, 560), (236, 696), RED)
    body.shoe(d, 361, 686, footwear.slashed, YELLOW, RED, flip=True)
    body.shoe(d, 234, 700, footwear.slashed, YELLOW, RED)
    far: list[Node] = [
        (268, 440, "c"), (278, 492), (290, 524), (299, 555, "c"), (326, 561), (352, 547, "c"), (358, 524),
        (359, 496), (347, 456), (328, 426, "c"),
    ]  # fmt: skip
    near: list[Node] = [
        (222, 430, "c"), (206, 468), (202, 508), (205, 536), (212, 558, "c"), (239, 566), (266, 561, "c"),
        (273, 526), (280, 492), (288, 464), (286, 440, "c"),
    ]  # fmt: skip
    body.breeches(d, far, near, GREEN, (281, 484), ((210, 466), (350, 464)))
    body.slashes(d, ([(228, 488), (216, 520), (226, 554)], [(254, 500), (250, 524), (248, 552)],
        [(304, 504), (312, 526), (312, 552)], [(334, 500), (344, 520), (338, 546)]))  # fmt: skip
    d.fold(
        ([(238, 564), (234, 540), (236, 510)], 6), ([(262, 562), (265, 538), (268, 518)], 5),
        ([(306, 557), (302, 538), (296, 520)], 5), ([(327, 560), (328, 538), (326, 514)], 6),
    )  # fmt: skip
    body.cast(d, [(212, 444), (240, 455), (272, 459), (306, 453), (334, 441)])
    legwear.garter(d, 239, 563, 30, YELLOW)
    legwear.garter(d, 325, 556, 30, YELLOW)


def _far_arm(d: Drawing) -> None:
    arms.arm(d, (236, 284), (188, 362), (181, 272), YELLOW, wide=34, joint=30, narrow=17)
    sleeves.puffed_sleeve(d, (234, 278), (203, 340), GREEN, wide=38, slashes=INK)


def _near_arm(d: Drawing) -> None:
    arms.arm(d, (336, 288), (404, 360), (368, 412), YELLOW, wide=34, joint=30, narrow=18, seed=4)
    sleeves.puffed_sleeve(d, (338, 280), (381, 338), GREEN, wide=39, slashes=INK)
    with d.at(364, 415, body.HAND, -6):
        hands_at_rest.gathering_the_purse(d)
    body.cuff(d, (404, 360), (369, 411), 17, BLUE)


def _jacket(d: Drawing) -> None:
    coat = smooth([
        (248, 250, "c"), (232, 258), (229, 278), (228, 310), (224, 340), (226, 392, "c"), (214, 426),
        (210, 446, "c"), (238, 456),
        (272, 460), (306, 454), (336, 442, "c"), (328, 416), (320, 390, "c"), (326, 340), (328, 300),
        (338, 264, "c"), (312, 250, "c"),
    ])  # fmt: skip
    d.shape(coat, RED, OUTER, shade=body.CLOTH)
    d.hatch(
        smooth([(226, 400), (214, 446), (272, 460), (336, 442), (320, 400)]),
        Shade(angle=90, depth=0.26, width=2.3),
    )
    shirt = smooth(
        [(258, 250, "c"), (262, 320), (266, 392, "c"), (288, 392, "c"), (292, 320), (300, 250, "c")]
    )
    d.shape(shirt, YELLOW, INNER, shade=[Shade(depth=0.5)])
    dress.buttons(d, (275, 292), (276, 372), 5, GREEN, 4)
    left = smooth(
        [(256, 248, "c"), (236, 256), (230, 290), (244, 330), (262, 392, "c"), (267, 340), (266, 290)]
    )
    right = smooth(
        [(302, 248, "c"), (324, 256), (326, 292), (312, 332), (290, 392, "c"), (286, 340), (290, 290)]
    )
    for lapel in (left, right):
        d.shape(lapel, WHITE, INNER, shade=[Shade(angle=20, depth=0.36, spacing=5.4, width=2.4)])
    d.fold(
        ([(232, 404), (228, 430), (230, 448)], 4), ([(258, 408), (258, 436), (254, 454)], 4),
        ([(292, 408), (298, 436), (296, 452)], 4),
        ([(314, 402), (322, 424), (322, 440)], 4),
    )  # fmt: skip
    dress.belt(d, (223, 386), (324, 384), 18, BLUE, sag=7, jewel=RED, studs=9)


def _purse(d: Drawing) -> None:
    """A pouch on two strings from the belt at his hip, gathered at the neck; his fingers lie on its frill."""
    for x, foot in ((302, 316), (314, 327)):
        _cord(d, [(x, 408, "c"), (x + 5, 428), (foot, 452, "c")])
    frill: list[Node] = [
        (300, 432, "c"), (311, 438), (318, 429, "c"), (327, 436), (336, 428, "c"), (343, 436),
        (354, 432, "c"), (338, 456, "c"), (314, 456, "c"),
    ]  # fmt: skip
    d.shape(smooth(frill), YELLOW, INNER, shade=[Shade(depth=0.3, spacing=4.6)])
    pouch: list[Node] = [
        (314, 457, "c"), (298, 474), (294, 496), (306, 512), (327, 516), (347, 511), (358, 495), (353, 473),
        (339, 457, "c"), (326, 460),
    ]  # fmt: skip
    d.shape(smooth(pouch), YELLOW, OUTER, shade=[Shade(angle=30, depth=0.4, spacing=5)])
    d.fold(
        ([(318, 460), (309, 476), (306, 492)], 4.6), ([(327, 461), (328, 474), (326, 486)], 4.6),
        ([(335, 460), (344, 474), (346, 488)], 4.6),
    )  # fmt: skip
    tie: list[Node] = [
        (310, 453, "c"), (326, 457), (342, 453, "c"), (342, 461, "c"), (326, 465), (310, 461, "c"),
    ]  # fmt: skip
    d.shape(smooth(tie), RED, INNER)
    for knot, end in (((312, 459), (290, 484)), ((316, 462), (302, 496))):
        _cord(d, [knot, ((knot[0] + end[0]) / 2 - 4, (knot[1] + end[1]) / 2 - 2), end])
        with d.at(*end, rotate=14):
            tassel = smooth([(-4, 0, "c"), (0, -4), (4, 0, "c"), (7, 15, "c"), (0, 17), (-7, 15, "c")])
            d.shape(tassel, RED, INNER)
            d.ticks(((-2, 4), (-3, 13), 2), ((2, 4), (3, 13), 2))


def _cord(d: Drawing, nodes: list[Node]) -> None:
    """A thin red cord along the nodes."""
    run = smooth(nodes, closed=False)
    d.line(run, 2 * OUTER)
    d.line(run, INNER, ink=RED)


def _head(d: Drawing) -> None:
    with body.head(d, STANCE, 272, 186):
        hairdo.pageboy_behind(d, FACE.hair)
        heads.neck(d, FACE.look)
    collar = smooth([
        (236, 250, "c"), (250, 238), (280, 233), (308, 238), (322, 252, "c"), (310, 272, "c"), (281, 252),
        (250, 270, "c"),
    ])  # fmt: skip
    with STANCE.head(d):
        d.shape(collar, WHITE, INNER, shade=[Shade(angle=90, depth=0.3, spacing=5, width=2.2)])
    with body.head(d, STANCE, 272, 186):
        visage.draw(d, FACE)
        hairdo.pageboy(d, FACE.hair)
        hairdo.fringe(d, FACE.hair)
        hats.montero(d, RED, lining=BLUE, feather=YELLOW)
