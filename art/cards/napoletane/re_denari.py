"""Re di denari: face to the left, one arm down, the other hand on the hilt; the coin floats upper right."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, DARK_RED, GREEN, INK, RED, SILVER, WHITE, YELLOW
from art.cards.kit.paths import Node, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import (
    arms,
    body,
    crowns,
    footwear,
    ground,
    hairdo,
    hands_at_rest,
    hands_on_swords,
    kings,
)
from art.cards.napoletane.coin import coin
from art.cards.napoletane.sitters import RE_DENARI as FACE
from art.cards.parts import dress, legwear
from art.cards.parts.stance import Stance

STANCE = Stance(hip=-10, lean=2, slope=-2, tilt=-2, spine=256, neck=(254, 250))
HANG = -41.0
"""Turn of the sword at his side from upright, in degrees."""


def draw() -> Drawing:
    """The card."""
    d = kings.paper("RD", YELLOW, 1.1)
    with ground.figure(d):
        with d.at(STANCE.lean):
            _mantle(d)
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            _sleeves(d)
            _torso(d)
            _sword(d)
        _head(d)
    coin(d, 408, 122, 120)
    return d


def _mantle(d: Drawing) -> None:
    """A riding cape: it ends above the calf."""
    kings.lining(d, [
        (196, 266, "c"), (174, 380), (158, 480), (146, 596, "c"), (176, 606), (206, 598), (262, 606),
        (330, 602), (384, 590, "c"), (366, 500), (350, 400), (310, 274, "c"),
    ], RED)  # fmt: skip
    d.fold(
        ([(186, 602), (184, 560), (190, 500)], 7), ([(160, 600), (162, 560), (168, 510)], 5),
        ([(262, 604), (262, 580), (266, 550)], 6), ink=DARK_RED,
    )  # fmt: skip
    kings.fall(d, [
        (196, 262, "c"), (172, 320), (152, 410), (132, 500), (112, 592, "c"), (122, 606), (134, 612),
        (150, 600, "c"), (158, 510), (172, 420), (192, 330),
    ], BLUE)  # fmt: skip
    d.fold(([(132, 610), (148, 510), (164, 380)], 9), ([(118, 600), (132, 540), (142, 490)], 6))
    kings.fall(d, [
        (310, 266, "c"), (350, 312), (374, 410), (396, 500), (414, 560), (430, 606, "c"), (408, 620),
        (388, 608, "c"), (370, 622), (348, 610, "c"), (352, 520), (342, 430), (326, 330),
    ], BLUE)  # fmt: skip
    d.fold(
        ([(368, 620), (368, 540), (358, 440), (342, 340)], 10), ([(404, 618), (396, 560), (376, 470)], 9),
        ([(388, 608), (382, 560), (374, 510)], 5),
    )  # fmt: skip


def _legs(d: Drawing) -> None:
    body.free_leg(d, (304, 470), (310, 558), (344, 686), YELLOW, seed=2)
    body.leg(d, (218, 470), (216, 562), (218, 700), YELLOW)
    body.shoe(d, 347, 690, footwear.tongued, WHITE, RED, flip=True)
    body.shoe(d, 216, 704, footwear.tongued, WHITE, RED)
    left: list[Node] = [
        (204, 424, "c"), (187, 462), (181, 506), (183, 534), (189, 557, "c"), (216, 566), (243, 560, "c"),
        (252, 526), (262, 492), (270, 462), (268, 440, "c"),
    ]  # fmt: skip
    right: list[Node] = [
        (254, 436, "c"), (266, 492), (275, 524), (282, 558, "c"), (310, 564), (339, 551, "c"), (344, 528),
        (346, 500), (335, 460), (313, 422, "c"),
    ]  # fmt: skip
    legwear.puffed_breech(d, right, GREEN, slashes=YELLOW, shade=body.ROUND)
    legwear.puffed_breech(d, left, GREEN, slashes=YELLOW, shade=body.ROUND)
    legwear.garter(d, 216, 562, 31, RED)
    legwear.garter(d, 310, 559, 32, RED)


def _sleeves(d: Drawing) -> None:
    arms.arm(d, (206, 286), (158, 372), (146, 430), YELLOW, wide=34, joint=29, narrow=17)
    body.cuff(d, (158, 372), (146, 429), 17)
    with d.at(143, 434, body.HAND, 8):
        hands_at_rest.hanging_at_ease(d)
    arms.arm(d, (308, 288), (380, 362), (334, 365), YELLOW, wide=36, joint=31, narrow=18, seed=4)


def _torso(d: Drawing) -> None:
    torso = smooth([
        (216, 250, "c"), (192, 260, "c"), (199, 286), (204, 318), (203, 356), (207, 392, "c"), (256, 400),
        (306, 390, "c"),
        (309, 356), (308, 318), (311, 288), (313, 266, "c"), (290, 248, "c"),
    ])  # fmt: skip
    d.shape(torso, BLUE, OUTER, shade=body.CLOTH)
    panel = smooth(
        [(240, 252, "c"), (243, 300), (246, 396, "c"), (270, 396, "c"), (268, 320), (270, 252, "c")]
    )
    d.shape(panel, YELLOW, INNER, shade=[Shade(depth=0.34, spacing=5)])
    dress.buttons(d, (256, 286), (258, 376), 6, RED, 4)
    for x, lean in ((222, -3), (288, 3)):
        for y in (306, 348):
            d.shape(
                smooth([(x + lean, y - 17, "c"), (x + 6.4, y), (x - lean * 0.4, y + 17, "c"), (x - 6.4, y)]),
                YELLOW,
                DETAIL,
                shade=[Shade(depth=0.5, spacing=4.6, width=2)],
            )
    d.fold(
        ([(205, 318), (214, 326), (216, 340)], 4),
        ([(308, 318), (298, 330), (296, 350)], 4.4),
        ([(306, 388), (296, 380), (292, 366)], 4),
    )
    skirt = smooth([
        (207, 396, "c"), (200, 416), (197, 438, "c"), (214, 444), (226, 438, "c"), (240, 447),
        (257, 441, "c"), (276, 448),
        (292, 440, "c"), (306, 443), (319, 434, "c"), (313, 414), (306, 393, "c"),
    ])  # fmt: skip
    d.shape(
        skirt,
        BLUE,
        OUTER,
        shade=[Shade(depth=0.4, spacing=5), Shade(angle=90, depth=0.3, spacing=6, width=2.3)],
    )
    d.fold(
        ([(226, 438), (228, 424), (226, 410)], 4),
        ([(257, 441), (258, 424), (256, 410)], 4),
        ([(292, 440), (290, 424), (287, 410)], 4),
    )
    dress.belt(d, (204, 386), (309, 384), 19, WHITE, sag=7)


def _sword(d: Drawing) -> None:
    """It hangs at his side, the guard before the belt; his hand is closed round the grip."""
    with d.at(318, 386, 1.0, HANG):
        d.shape(
            polyline([(-6, 8), (-5, 142), (0, 158), (5, 142), (6, 8)]),
            SILVER,
            INNER,
            shade=[Shade(depth=0.5, spacing=6, width=2)],
        )
        d.line(polyline([(0, 12), (0, 144)], closed=False), DETAIL)
    grip = (318 - 37 * math.sin(math.radians(-HANG)), 386 - 37 * math.cos(math.radians(HANG)))
    with hands_on_swords.across_the_hilt(d, (*grip, body.HAND * 0.9, HANG)), d.at(318, 386, 1.0, HANG):
        d.limb([(0, 0, 5), (0, -36, 7), (0, -72, 5)], YELLOW, OUTER, depth=0)
        d.ticks(*(((-5, y + 2), (5, y - 2), 2.6) for y in (-52, -59, -66)))
        d.shape(smooth([(-9, -71, "c"), (0, -74), (9, -71, "c"), (7, -66), (-7, -66)]), YELLOW, INNER)
        d.shape(circle(0, -81, 9), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.34, spacing=4, width=2)])
        d.shape(circle(0, -81, 3), RED, DETAIL)
        d.shape(
            smooth([(-26, -4), (-14, 2), (14, 2), (26, -4), (26, 6), (12, 11), (-12, 11), (-26, 6)]),
            YELLOW,
            INNER,
            shade=[Shade(angle=90, depth=0.4, spacing=4.4, width=2)],
        )
    body.cuff(d, (380, 362), (336, 365), 17)


def _head(d: Drawing) -> None:
    def collar(d: Drawing) -> None:
        dress.pleated_collar(d, 253, 249, 66, 27, YELLOW)

    def features(d: Drawing) -> None:
        crowns.crown(d, YELLOW, points=[22, 26, 30, 26, 22])
        hairdo.pointed_beard(d, FACE.hair)
        hairdo.thin_moustache(d, INK)

    kings.head(d, STANCE, (246, 186), FACE, collar, features, mane=46)
