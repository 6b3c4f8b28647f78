"""Re di denari: bearded, in a closed crown, sceptre at the right, the coin held up in his hand."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts import dress
from art.cards.siciliane import grips, hands_on_hilts, hands_that_lift, heads_kings, regalia, royal
from art.cards.siciliane.coin import coin
from art.cards.siciliane.inks import DARK_RED, FLESH, GREEN, INK, RED, WHITE, YELLOW

SCEPTRE_ELBOW: Point = (386, 406)
GRASP: Point = (411, 290)
COIN_ELBOW: Point = (150, 386)
COIN_WRIST: Point = (133, 318)
RIM: Point = (124, 234)
"""The lowest point of the coin's."""


def draw() -> Drawing:
    """The card."""
    d = royal.setting("RD")
    with royal.standing(d):
        _mantle(d)
        _gown(d)
        _right_arm(d)
        _left_arm(d)
        _collar(d)
        _head(d)
    coin(d, 116, 139, 128)
    with royal.standing(d), d.at(*RIM):
        hands_that_lift.thumb_on_coin(d, FLESH)
    return d


def _mantle(d: Drawing) -> None:
    lining = smooth([
        (200, 280, "c"), (176, 400), (150, 540), (134, 690, "c"), (180, 716), (260, 722), (360, 718),
        (404, 700,
        "c"), (380, 540), (352, 400), (330, 280, "c"),
    ])  # fmt: skip
    d.shape(lining, INK, OUTER)
    regalia.gleams(d, [(208, 330), (192, 430), (178, 540), (168, 690)], 13, DARK_RED)
    regalia.gleams(d, [(328, 330), (348, 430), (358, 540), (366, 690)], -14, DARK_RED)
    left: list[Node] = [
        (206, 270, "c"), (178, 330), (156, 430), (130, 560), (102, 690), (92, 722, "c"), (110, 734),
        (128, 722, "c"), (146, 732), (164, 718, "c"), (166, 640), (178, 540), (192, 430), (204, 340),
    ]  # fmt: skip
    right: list[Node] = [
        (324, 270, "c"), (356, 330), (380, 430), (404, 560), (430, 680), (446, 724, "c"), (428, 738),
        (408, 724, "c"), (388, 736), (368, 720, "c"), (366, 640), (358, 540), (348, 430), (332, 340),
    ]  # fmt: skip
    royal.mantle(d, (left, right), RED)
    d.fold(
        ([(128, 724), (146, 610), (172, 470)], 13), ([(408, 726), (392, 600), (366, 450)], 13),
        ([(146, 728), (156, 650), (168, 560)], 9), ([(388, 732), (378, 640), (366, 540)], 9),
        ([(108, 728), (126, 640), (148, 540)], 9), ([(430, 732), (412, 640), (392, 540)], 9),
        ([(346, 350), (362, 420), (370, 480)], 4.4), ([(186, 350), (176, 420), (168, 480)], 4.4),
    )  # fmt: skip


def _gown(d: Drawing) -> None:
    royal.slippers(d, 226, 300, RED)
    gown = smooth([
        (226, 256, "c"), (208, 300), (206, 350), (210, 392, "c"), (196, 470), (184, 570), (176, 680),
        (174, 704,
        "c"), (216, 714), (258, 717), (300, 715), (342, 705, "c"), (338, 660), (330, 560), (320, 470),
            (310, 392,
        "c"), (314, 350), (312, 300), (296, 256, "c"),
    ])  # fmt: skip
    d.shape(gown, YELLOW, OUTER, shade=[Shade(depth=0.3), Shade(angle=180, depth=0.12, width=2)])
    d.fold(
        ([(316, 684), (304, 520), (292, 414)], 11), ([(298, 690), (294, 610), (286, 520)], 9),
        ([(228, 692), (232, 620), (240, 540)], 9),
        ([(208, 336), (218, 346), (222, 362)], 4), ([(312, 336), (300, 348), (296, 366)], 4.4),
    )  # fmt: skip
    regalia.knee(d, (210, 560), (236, 420), (198, 682))
    regalia.orphrey(d, [(260, 326), (261, 392), (260, 540), (258, 694)], 14, GREEN, YELLOW)
    regalia.orphrey(d, [(178, 690), (218, 700), (258, 703), (300, 701), (340, 691)], 12, GREEN, YELLOW)
    dress.belt(d, (207, 384), (313, 382), 20, RED, sag=8, jewel=GREEN, setting=WHITE, studs=9)


def _right_arm(d: Drawing) -> None:
    royal.reach(d, (320, 308), SCEPTRE_ELBOW, GRASP, GREEN)
    with d.at(411, 452):
        regalia.sceptre(d, 272, head=RED)
    grips.hold(d, SCEPTRE_ELBOW, GRASP, FLESH, grip=hands_on_hilts.between_fingers, flip=True)


def _left_arm(d: Drawing) -> None:
    palm = hands_that_lift.palm_behind_coin
    royal.lifting_arm(d, (206, 308), COIN_ELBOW, COIN_WRIST, GREEN, hand=palm, at=RIM, seed=3)


def _collar(d: Drawing) -> None:
    regalia.ermine(d, [
        (226, 244, "c"), (196, 258), (174, 290), (166, 330, "c"), (186, 342), (204, 336, "c"), (220, 352),
        (240,
        350, "c"), (260, 362), (280, 350, "c"), (300, 352), (318, 336, "c"), (336, 342), (356, 328, "c"),
            (346,
        288), (324, 256), (296, 244, "c"),
    ], [
        (192, 290), (184, 320), (212, 312), (234, 334), (222, 284), (262, 346), (286, 334), (300, 286), (310,
        316), (330, 290), (340, 318),
    ])  # fmt: skip
    regalia.brooch(d, 261, 304, 15, 8)


def _head(d: Drawing) -> None:
    with d.at(258, 194, 1.05, -3):
        heads_kings.grave_behind(d)
    dress.ruff(d, 262, 248, 38, 13, YELLOW)
    with d.at(258, 194, 1.05, -3):
        heads_kings.grave(d)
        regalia.arched_crown(d, YELLOW, cap=GREEN, band=YELLOW, jewel=RED)
