"""Re di spade: dark-bearded, his fist on the long grip of the sword at the left, an orb in the other."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import dress, legwear
from art.cards.siciliane import grips, hands_on_hilts, hands_that_lift, heads_kings, regalia, royal
from art.cards.siciliane.heads_kings import OLIVE
from art.cards.siciliane.inks import BLUE, DARK_RED, INK, RED, SILVER, WHITE, YELLOW
from art.cards.siciliane.sword import longsword

SWORD_ELBOW: Point = (158, 386)
GRASP: Point = (98, 326)
ORB_ELBOW: Point = (382, 386)
ORB: Point = (409, 210)
ORB_WRIST: Point = (403, 292)


def draw() -> Drawing:
    """The card."""
    d = royal.setting("RS")
    with royal.standing(d):
        _mantle(d)
        _gown(d)
        royal.reach(d, (208, 308), SWORD_ELBOW, GRASP, BLUE)
        _breastplate(d)
    longsword(d, 92, 467, 490, 28, 180)
    with royal.standing(d):
        _sword_hand(d)
        _orb_arm(d)
        _collar(d)
        _head(d)
    return d


def _mantle(d: Drawing) -> None:
    lining = smooth([
        (196, 280, "c"), (176, 400), (164, 540), (158, 700, "c"), (200, 716), (280, 722), (370, 716),
        (404, 690,
        "c"), (384, 540), (364, 400), (332, 280, "c"),
    ])  # fmt: skip
    d.shape(lining, INK, OUTER)
    regalia.gleams(d, [(198, 380), (188, 500), (186, 600), (188, 690)], 14, DARK_RED)
    left: list[Node] = [
        (206, 268, "c"), (178, 320), (164, 420), (150, 540), (138, 660), (134, 714, "c"), (148, 726),
        (160, 715, "c"), (174, 726), (188, 712, "c"), (186, 620), (188, 500), (198, 380),
    ]  # fmt: skip
    # The right half sweeps out into a train on the step.
    right: list[Node] = [
        (326, 266, "c"), (362, 330), (382, 430), (396, 540), (412, 640), (434, 700), (460, 728, "c"),
        (444, 742),
        (422, 736, "c"), (402, 744), (378, 726, "c"), (372, 640), (362, 540), (348, 420), (334, 330),
    ]  # fmt: skip
    royal.mantle(d, (left, right), RED)
    regalia.fur_edge(d, [
        (326, 300, "c"), (346, 400), (358, 520), (368, 640), (376, 728, "c"), (362, 724, "c"), (352, 640),
        (343,
        520), (334, 420), (322, 330, "c"),
    ], [(338, 400), (345, 460), (352, 520), (357, 580), (362, 640), (367, 696)])  # fmt: skip
    d.fold(
        ([(424, 736), (408, 650), (388, 500)], 13), ([(448, 736), (426, 690), (406, 600)], 9),
        ([(404, 742), (394, 680), (382, 580)], 9), ([(352, 340), (370, 420), (382, 500)], 6),
        ([(160, 717), (164, 600), (178, 450)], 11),
    )  # fmt: skip


def _gown(d: Drawing) -> None:
    """A shorter gown than the other kings': he shows greaves, as becomes a soldier."""
    left, right = ((232, 590), (222, 698)), ((300, 590), (312, 692))
    legwear.leg(d, *right, SILVER)
    legwear.shoe(d, 313, 696, flip=True, fill=SILVER)
    legwear.leg(d, *left, SILVER)
    legwear.shoe(d, 221, 700, fill=SILVER)
    gown = smooth([
        (210, 376, "c"), (200, 450), (190, 540), (182, 622, "c"), (222, 636), (262, 640), (306, 636),
        (344, 620,
        "c"), (334, 540), (322, 450), (312, 376, "c"),
    ])  # fmt: skip
    d.shape(gown, BLUE, OUTER, shade=[Shade(depth=0.36), Shade(angle=180, depth=0.12, width=2)])
    d.fold(
        ([(250, 606), (258, 510), (262, 408)], 11), ([(316, 598), (304, 500), (290, 406)], 12),
        ([(284, 606), (284, 540), (278, 470)], 10), ([(222, 604), (226, 560), (234, 500)], 8),
    )  # fmt: skip
    regalia.knee(d, (224, 540), (246, 420), (208, 604))
    regalia.orphrey(d, [(184, 610), (222, 622), (262, 626), (306, 622), (342, 608)], 12, YELLOW, RED)


def _breastplate(d: Drawing) -> None:
    body = smooth([
        (230, 254, "c"), (206, 270, "c"), (212, 310), (206, 350), (208, 386, "c"), (236, 396), (260, 400),
        (286,
        396), (314, 384, "c"), (314, 350), (310, 310), (318, 270, "c"), (292, 254, "c"),
    ])  # fmt: skip
    d.shape(body, SILVER, OUTER, shade=[Shade(depth=0.4), Shade(angle=50, depth=0.16, width=2.3),
        Shade(angle=180, depth=0.12, width=2)])  # fmt: skip
    d.line(smooth([(260, 300, "c"), (262, 350), (260, 396, "c")], closed=False), INNER)
    # Its right side lies in the dark; two lames at the waist, riveted.
    d.shape(smooth([(313, 330, "c"), (314, 384, "c"), (296, 392, "c"), (302, 360)]), INK, None)
    for y in (354, 369):
        d.line(smooth([(208, y, "c"), (234, y + 8), (260, y + 12, "c"), (286, y + 8), (306, y + 1, "c")],
            closed=False), INNER)  # fmt: skip
    d.shapes([circle(x, y, 2.6) for y in (362, 377) for x in (218, 248)], INK, None)
    dress.belt(d, (206, 380), (315, 378), 20, RED, sag=8, jewel=BLUE, setting=YELLOW, studs=9)


def _sword_hand(d: Drawing) -> None:
    grips.hold(d, SWORD_ELBOW, GRASP, OLIVE, grip=hands_on_hilts.under_the_pommel)


def _orb_arm(d: Drawing) -> None:
    hand = hands_that_lift.behind_orb
    royal.lifting_arm(
        d, (318, 308), ORB_ELBOW, ORB_WRIST, BLUE, hand=hand, at=ORB, skin=OLIVE, flip=True, seed=3
    )
    with d.at(*ORB):
        regalia.orb(d, RED, YELLOW, 33)
    with d.at(*ORB, flip=True):
        hands_that_lift.before_orb(d, OLIVE)


def _collar(d: Drawing) -> None:
    regalia.ermine(d, [
        (228, 246, "c"), (198, 258), (174, 284), (160, 318, "c"), (178, 334, "c"), (206, 322),
        (232, 334, "c"),
        (262, 344), (292, 334, "c"), (318, 322), (346, 334, "c"), (364, 316, "c"), (350, 284), (326, 258),
        (296,
        246, "c"),
    ], [
        (190, 282), (182, 310), (210, 302), (224, 276), (236, 318), (264, 328), (292, 318), (302, 276),
        (316, 302),
        (334, 282), (344, 312),
    ])  # fmt: skip
    clasp = polyline([(262, 276), (280, 296), (262, 318), (244, 296)])
    d.shape(clasp, YELLOW, OUTER, shade=[Shade(angle=45, depth=0.3, spacing=4.4, width=2)])
    d.shape(polyline([(262, 285), (271, 296), (262, 308), (253, 296)]), RED, DETAIL)
    d.shapes([circle(262, 271, 4), circle(262, 323, 4), circle(240, 296, 4), circle(284, 296, 4)], WHITE)


def _head(d: Drawing) -> None:
    with d.at(266, 192, 1.05, 4, flip=True):
        heads_kings.fierce_behind(d)
    dress.ruff(d, 262, 248, 38, 13, WHITE)
    with d.at(266, 192, 1.05, 4, flip=True):
        heads_kings.fierce(d)
        regalia.leaved_crown(d, YELLOW, band=RED, jewel=YELLOW, cap=BLUE)
