"""Fante di spade: upright leafy branch at the left, a very long sword point down at the right; bare legs."""

from __future__ import annotations

from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, FLESH, GREEN, RED, WHITE, YELLOW
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import ground
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.sword import sword
from art.cards.parts import dress, gestures, hair, hands, hats, heads, legwear, sleeves
from art.cards.parts.stance import Stance

STANCE = Stance(hip=-10, lean=3, slope=-2, tilt=4)
HAIR = "#a8752f"


def draw() -> Drawing:
    """The card."""
    d = court_blank("FS")
    ground.plinth(d, BLUE)
    with ground.figure(d):
        with STANCE.legs(d):
            _legs(d)
        _branch(d)
        with STANCE.torso(d):
            _upper_arms(d)
            _doublet(d)
    sword(d, 414, 522, 452, 25, 180)
    with ground.figure(d):
        with STANCE.torso(d):
            _forearms(d)
        with STANCE.head(d):
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
    legwear.leg(d, (230, 558), (224, 698), FLESH, bare=True, bulge=0.94)
    legwear.leg(d, (308, 548), (334, 684), FLESH, bare=True, bulge=0.94)
    d.fold(([(222, 560), (230, 572), (240, 560)], 3), ([(300, 553), (308, 565), (318, 552)], 3))
    legwear.shoe(d, 223, 702)
    legwear.shoe(d, 337, 688, flip=True)
    left: list[Node] = [
        (210, 424, "c"),
        (190, 462),
        (184, 506),
        (196, 550, "c"),
        (230, 560),
        (258, 552, "c"),
        (269, 504),
        (266, 440, "c"),
    ]
    right: list[Node] = [
        (264, 440, "c"),
        (268, 500),
        (281, 551, "c"),
        (309, 558),
        (339, 544, "c"),
        (350, 500),
        (340, 460),
        (322, 422, "c"),
    ]
    legwear.puffed_breech(d, right, GREEN)
    legwear.puffed_breech(d, left, GREEN)
    d.fold(
        ([(232, 556), (224, 516), (226, 474)], 5), ([(250, 554), (256, 512), (252, 474)], 5),
        ([(210, 552), (203, 520), (206, 488)], 4), ([(300, 556), (292, 516), (294, 474)], 5),
        ([(322, 552), (330, 512), (322, 476)], 4.6), ([(265, 450), (258, 476), (244, 490)], 5),
    )  # fmt: skip
    legwear.garter(d, 228, 552, 31, RED)
    legwear.garter(d, 310, 549, 30, RED)


def _upper_arms(d: Drawing) -> None:
    sleeves.puffed_sleeve(d, (209, 275), (181, 346), YELLOW, wide=32, slashes=RED)
    sleeves.puffed_sleeve(d, (322, 276), (357, 340), YELLOW, wide=32, slashes=RED)


def _doublet(d: Drawing) -> None:
    body = smooth([
        (234, 250, "c"), (216, 258), (214, 280), (214, 310), (210, 344), (214, 390, "c"), (202, 420),
        (196, 440, "c"), (218, 450), (230, 440, "c"),
        (246, 452), (264, 442, "c"), (284, 452), (302, 440, "c"), (316, 448), (335, 436, "c"), (326, 412),
        (314, 388, "c"),
        (318, 344), (316, 300), (324, 262, "c"), (298, 250, "c"),
    ])  # fmt: skip
    d.shape(body, RED, OUTER, shade=dress.CLOTH)
    for y in (296, 320, 344, 368):
        d.shape(smooth([(246, y, "c"), (264, y + 5), (284, y - 1, "c"), (264, y + 10)]), YELLOW, DETAIL)
    d.line(smooth([(264, 270, "c"), (265, 330), (264, 388, "c")], closed=False), INNER)
    d.fold(
        ([(212, 326), (222, 336), (226, 352)], 4), ([(317, 326), (306, 336), (302, 354)], 4.4),
        ([(230, 440), (232, 424), (228, 408)], 4), ([(264, 442), (265, 424), (262, 408)], 4),
        ([(302, 440), (300, 424), (294, 406)], 4),
    )  # fmt: skip
    dress.belt(d, (211, 384), (317, 382), 19, WHITE, sag=7, jewel=BLUE, studs=7)


def _forearms(d: Drawing) -> None:
    sleeves.sleeve(d, (178, 354), (148, 388), YELLOW, wide=21, bend=3)
    with d.at(129, 400, 0.94, -4):
        gestures.staff(d, wrist=-34)
    with d.at(148, 391, 1.0, 58):
        hands.cuff(d, 13, 14)
    sleeves.sleeve(d, (358, 346), (388, 352), YELLOW, wide=21, bend=-4)
    with d.at(409, 351, 1.0, flip=True):
        hands.fist(d, wrist=0)
    with d.at(389, 354, 1.0, -84):
        hands.cuff(d, 13, 14)


def _head(d: Drawing) -> None:
    look = replace(heads.matron(HAIR), nose=-1.4, hook=-1.2, eye=1.06, age=0, gaze=0.7, stern=-1.4,
        smile=-0.3)  # fmt: skip
    with d.at(260, 190, 0.97):
        hair.bob_behind(d, look)
        heads.neck(d, look)
    collar = smooth([
        (222, 246, "c"), (240, 236), (266, 234), (292, 236), (312, 246, "c"), (318, 262), (302, 276, "c"),
        (282, 262), (266, 258, "c"), (250, 264),
        (230, 276, "c"), (216, 262),
    ])  # fmt: skip
    d.shape(collar, WHITE, INNER, shade=[Shade(angle=60, depth=0.3, spacing=5, width=2.2)])
    d.line(
        smooth([(229, 270, "c"), (246, 258), (266, 252), (286, 256), (303, 270, "c")], closed=False), DETAIL
    )
    with d.at(260, 190, 0.97):
        heads.face(d, look)
        hair.bob_before(d, look, full=1.1)
        hats.brimmed(d, YELLOW, band=RED, feather=BLUE)
