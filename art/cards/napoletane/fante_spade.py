"""Fante di spade: upright leafy branch at the left, a very long sword point down at the right; bare legs."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, FLESH, GREEN, RED, WHITE, YELLOW
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import (
    arms,
    body,
    footwear,
    ground,
    hairdo,
    hands_on_sticks,
    hands_on_swords,
    visage,
)
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.sitters import FANTE_SPADE as FACE
from art.cards.napoletane.sword import sword
from art.cards.parts import dress, hats, heads, legwear, sleeves
from art.cards.parts.stance import Stance

STANCE = Stance(hip=-10, lean=3, slope=-2, tilt=4)


def draw() -> Drawing:
    """The card."""
    d = court_blank("FS")
    ground.plinth(d, BLUE)
    with ground.figure(d):
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            _arms(d)
            _doublet(d)
    sword(d, 424, 520, 454, 28, 180)
    with ground.figure(d):
        with STANCE.torso(d):
            _hands(d)
        _head(d)
    return d


def _branch(d: Drawing) -> None:
    stem = [(132, 446), (128, 380), (122, 300), (112, 220), (104, 140)]
    for k in range(11):
        t = k / 10
        x = 129 - 24 * t - 3 * t * t
        y = 352 - 200 * t
        size = 44 * (0.62 + 0.5 * (1 - abs(t - 0.42) * 1.1))
        for side in (1, -1):
            with d.at(x, y, 1.0, (34 + 12 * (1 - t)) * side - 6):
                leaf = smooth(
                    [
                        (0, 2, "c"),
                        (-7.4, -size * 0.36),
                        (-5, -size * 0.72),
                        (0, -size, "c"),
                        (5.4, -size * 0.72),
                        (7.4, -size * 0.36),
                    ]
                )
                d.shape(leaf, GREEN, INNER, shade=[Shade(angle=25, depth=0.42, spacing=5, width=2.2, seed=k)])
                d.lens([(0, -3), (0.4, -size * 0.5), (0, -size * 0.86)], 1.8)
    with d.at(103, 140, 1.0, -8):
        d.shape(
            smooth([(0, 4, "c"), (-7, -16), (-4, -34), (0, -46, "c"), (5, -34), (7, -16)]),
            GREEN,
            INNER,
            shade=[Shade(depth=0.42, spacing=5, width=2.2)],
        )
    d.limb(
        [(x, y, 4.2 - 0.5 * k) for k, (x, y) in enumerate(stem)],
        YELLOW,
        INNER,
        start="round",
        end="round",
        depth=0,
    )


def _legs(d: Drawing) -> None:
    body.free_leg(d, (304, 470), (312, 552), (318, 682), FLESH, full=0.92, seed=3)
    body.leg(d, (234, 470), (228, 560), (224, 698), FLESH, full=0.92)
    body.shoe(d, 320, 686, footwear.buskin, WHITE, YELLOW, flip=True)
    body.shoe(d, 222, 702, footwear.buskin, WHITE, YELLOW)
    left: list[Node] = [
        (210, 424, "c"), (190, 460), (183, 504), (186, 530), (193, 550, "c"), (228, 560), (258, 553, "c"),
        (262, 520), (269, 486), (276, 458), (272, 436, "c"),
    ]  # fmt: skip
    right: list[Node] = [
        (258, 440, "c"), (268, 486), (278, 522), (286, 552, "c"), (318, 559), (348, 545, "c"), (354, 520),
        (355, 494), (344, 456), (322, 422, "c"),
    ]  # fmt: skip
    body.breeches(d, right, left, GREEN, (269, 480), ((196, 462), (344, 460)))
    d.fold(
        ([(226, 556), (221, 530), (224, 500)], 6), ([(248, 554), (252, 530), (254, 508)], 5),
        ([(206, 552), (200, 528), (202, 502)], 5), ([(300, 556), (296, 530), (290, 508)], 5),
        ([(330, 550), (336, 524), (332, 496)], 5),
    )  # fmt: skip
    body.cast(d, [(200, 438), (230, 446), (264, 446), (302, 444), (332, 434)])
    legwear.garter(d, 227, 553, 36, RED)
    legwear.garter(d, 318, 549, 34, RED)


def _arms(d: Drawing) -> None:
    arms.arm(d, (220, 284), (186, 364), (162, 390), YELLOW, wide=34, joint=30, narrow=17)
    sleeves.puffed_sleeve(d, (220, 276), (188, 340), YELLOW, wide=37, slashes=RED)
    arms.arm(d, (314, 284), (362, 384), (376, 336), YELLOW, wide=34, joint=30, narrow=19, seed=4)
    sleeves.puffed_sleeve(d, (316, 276), (352, 338), YELLOW, wide=37, slashes=RED)


def _doublet(d: Drawing) -> None:
    coat = smooth([
        (234, 250, "c"), (216, 258), (214, 280), (214, 310), (210, 344), (214, 390, "c"), (202, 420),
        (196, 440, "c"), (218, 450), (230, 440, "c"),
        (246, 452), (264, 442, "c"), (284, 452), (302, 440, "c"), (316, 448), (335, 436, "c"), (326, 412),
        (314, 388, "c"),
        (318, 344), (316, 300), (324, 262, "c"), (298, 250, "c"),
    ])  # fmt: skip
    d.shape(coat, RED, OUTER, shade=body.CLOTH)
    for y in (296, 320, 344, 368):
        d.shape(smooth([(246, y, "c"), (264, y + 5), (284, y - 1, "c"), (264, y + 10)]), YELLOW, DETAIL)
    d.line(smooth([(264, 270, "c"), (265, 330), (264, 388, "c")], closed=False), INNER)
    d.fold(
        ([(212, 326), (222, 336), (226, 352)], 4), ([(317, 326), (306, 336), (302, 354)], 4.4),
        ([(230, 440), (232, 424), (228, 408)], 4), ([(264, 442), (265, 424), (262, 408)], 4),
        ([(302, 440), (300, 424), (294, 406)], 4),
    )  # fmt: skip
    dress.belt(d, (211, 384), (317, 382), 19, WHITE, sag=7, jewel=BLUE, studs=7)


def _hands(d: Drawing) -> None:
    with hands_on_sticks.with_two_fingers(d, (129, 412, body.HAND, -30)):
        _branch(d)
    body.cuff(d, (188, 362), (164, 388), 17, length=13)
    with d.at(406, 316, body.HAND):
        hands_on_swords.laid_over_the_pommel(d)
    body.cuff(d, (362, 384), (377, 338), 17, length=14)


def _head(d: Drawing) -> None:
    with body.head(d, STANCE, 258, 184):
        hairdo.flowing_behind(d, FACE.hair)
        heads.neck(d, FACE.look)
    collar = smooth([
        (220, 246, "c"), (240, 236), (266, 233), (292, 236), (314, 246, "c"), (322, 264), (304, 280, "c"),
        (282, 264), (266, 260, "c"), (250, 266),
        (228, 280, "c"), (212, 264),
    ])  # fmt: skip
    with STANCE.head(d):
        d.shape(collar, WHITE, INNER, shade=[Shade(angle=60, depth=0.3, spacing=5, width=2.2)])
        d.line(
            smooth([(229, 272, "c"), (246, 260), (266, 254), (286, 258), (303, 272, "c")], closed=False),
            DETAIL,
        )
    with body.head(d, STANCE, 258, 184):
        visage.draw(d, FACE)
        hairdo.flowing(d, FACE.hair)
        hats.brimmed(d, YELLOW, band=RED, feather=BLUE)
