"""Re di denari: bearded, in a closed crown, sceptre at the right, the coin held up in his hand."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts import dress
from art.cards.siciliane import grips, hands_on_hilts, hands_that_lift, heads_kings, regalia, royal
from art.cards.siciliane.coin import coin
from art.cards.siciliane.inks import FLESH, GREEN, INK, RED, WHITE, YELLOW

SCEPTRE_ELBOW: Point = (358, 406)
GRASP: Point = (426, 322)
ROD_TILT = -4
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
    """A short one, which ends at his knees; below it only the gown goes down to the step."""
    lining = smooth([
        (200, 280, "c"), (176, 400), (160, 500), (158, 556, "c"), (260, 572), (366, 556, "c"), (362, 500),
        (350, 400), (330, 280, "c"),
    ])  # fmt: skip
    d.shape(lining, INK, OUTER)
    left: list[Node] = [
        (206, 270, "c"), (178, 330), (154, 430), (132, 520), (112, 566, "c"), (128, 584), (146, 572, "c"),
        (160, 586), (178, 570, "c"), (186, 500), (196, 420), (204, 340),
    ]  # fmt: skip
    right: list[Node] = [
        (324, 270, "c"), (356, 330), (380, 430), (402, 520), (424, 568, "c"), (408, 586), (388, 572, "c"),
        (372, 590), (350, 574, "c"), (348, 500), (342, 420), (332, 340),
    ]  # fmt: skip
    royal.mantle(d, (left, right), RED)
    d.fold(
        ([(146, 574), (158, 500), (174, 410)], 13), ([(388, 574), (376, 500), (358, 410)], 13),
        ([(128, 578), (144, 520), (160, 450)], 9), ([(408, 580), (394, 520), (378, 450)], 9),
        ([(162, 582), (172, 530), (178, 480)], 7), ([(371, 586), (364, 530), (356, 480)], 8),
        ([(346, 350), (362, 400), (370, 440)], 4.4), ([(186, 350), (176, 400), (168, 440)], 4.4),
    )  # fmt: skip


def _gown(d: Drawing) -> None:
    royal.slippers(d, 220, 304, RED)
    gown = smooth([
        (226, 256, "c"), (208, 300), (206, 350), (210, 392, "c"), (196, 470), (180, 570), (162, 676),
        (154, 704, "c"), (204, 716), (258, 720), (312, 717), (364, 705, "c"), (356, 660), (338, 560),
        (324, 470), (310, 392, "c"), (314, 350), (312, 300), (296, 256, "c"),
    ])  # fmt: skip
    d.shape(gown, YELLOW, OUTER, shade=[Shade(depth=0.36, width=3.4), Shade(angle=180, depth=0.12, width=2)])
    # Its right side lies in the dark under the mantle.
    d.shape(smooth([(309, 394, "c"), (326, 480), (340, 566), (346, 606, "c"), (328, 560), (316, 470)]), INK,
        None)  # fmt: skip
    d.fold(
        ([(332, 684), (312, 540), (294, 414)], 12), ([(300, 690), (294, 610), (286, 520)], 9),
        ([(216, 692), (226, 620), (240, 540)], 10), ([(188, 690), (200, 620), (212, 540)], 7),
        ([(208, 336), (218, 346), (222, 362)], 4), ([(312, 336), (300, 348), (296, 366)], 4.4),
    )  # fmt: skip
    regalia.orphrey(d, [(260, 326), (261, 392), (260, 540), (258, 694)], 14, GREEN, YELLOW)
    regalia.orphrey(d, [(158, 692), (206, 703), (258, 707), (310, 704), (361, 692)], 12, GREEN, YELLOW)
    dress.belt(d, (207, 384), (313, 382), 20, RED, sag=8, jewel=GREEN, setting=WHITE, studs=9)


def _right_arm(d: Drawing) -> None:
    royal.reach(d, (320, 308), SCEPTRE_ELBOW, GRASP, GREEN)
    with d.at(434, 436, 1.0, ROD_TILT):
        regalia.sceptre(d, 262, head=RED)
    grips.hold(d, SCEPTRE_ELBOW, GRASP, FLESH, grip=hands_on_hilts.between_fingers, tilt=ROD_TILT, flip=True)


def _left_arm(d: Drawing) -> None:
    palm = hands_that_lift.palm_behind_coin
    royal.lifting_arm(d, (206, 308), COIN_ELBOW, COIN_WRIST, GREEN, hand=palm, at=RIM, seed=3)


def _collar(d: Drawing) -> None:
    """A short one, which leaves the shoulders free."""
    regalia.ermine(
        d,
        [
            (228, 244, "c"),
            (204, 254),
            (187, 274),
            (180, 304, "c"),
            (202, 318),
            (230, 328),
            (261, 334),
            (292, 328),
            (318, 317),
            (342, 302, "c"),
            (335, 274),
            (320, 255),
            (296, 244, "c"),
        ],
        [(208, 280), (220, 307), (238, 284), (284, 284), (301, 306), (316, 278)],
    )
    regalia.brooch(d, 261, 308, 15, 8)


def _head(d: Drawing) -> None:
    with d.at(258, 194, 1.05, -3):
        heads_kings.grave_behind(d)
    dress.ruff(d, 262, 248, 38, 13, YELLOW)
    with d.at(258, 194, 1.05, -3):
        heads_kings.grave(d)
        regalia.arched_crown(d, YELLOW, cap=GREEN, band=YELLOW, jewel=RED)
