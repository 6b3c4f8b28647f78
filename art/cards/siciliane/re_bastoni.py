"""Re di bastoni: young and beardless, mantle wrapped across him, the club shouldered at the left."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress
from art.cards.siciliane import grips, hands_on_hilts, heads_kings, regalia, royal
from art.cards.siciliane.club import club
from art.cards.siciliane.inks import BLUE, FLESH, GREEN, INK, RED, WHITE, YELLOW

CLUB_ELBOW: Point = (198, 404)
CLUB_HAND: Point = (126, 444)
SCEPTRE_ELBOW: Point = (362, 412)
SCEPTRE_HAND: Point = (430, 334)
ROD_TILT = 5


def draw() -> Drawing:
    """The card."""
    d = royal.setting("RB")
    with royal.standing(d, 12):
        _back(d)
        _gown(d)
    club(d, 122, 288, 440, 106, rotate=-7, cut=2, knots=2)
    with royal.standing(d, 12):
        _wrap(d)
        _club_arm(d)
        _sceptre_arm(d)
        _collar(d)
        _head(d)
    return d


def _back(d: Drawing) -> None:
    lining = smooth([
        (208, 280, "c"), (184, 400), (164, 560), (150, 712, "c"), (260, 722), (350, 724), (396, 712, "c"),
        (386, 560), (370, 400), (336, 280, "c"),
    ])  # fmt: skip
    d.shape(lining, INK, OUTER)
    regalia.gleams(d, [(186, 450), (176, 560), (168, 690)], 13, GREEN)
    fall: list[Node] = [
        (206, 290, "c"), (180, 400), (158, 540), (138, 660), (128, 712, "c"), (140, 728), (154, 716, "c"),
        (164, 728), (176, 714, "c"), (180, 620), (188, 500), (204, 400),
    ]  # fmt: skip
    royal.mantle(d, (fall,), BLUE)
    d.fold(([(154, 718), (166, 600), (186, 460)], 11), ([(138, 720), (150, 640), (164, 560)], 8))


def _gown(d: Drawing) -> None:
    royal.slippers(d, 234, 306, RED)
    gown = smooth([
        (236, 258, "c"), (218, 304), (214, 350), (216, 400, "c"), (206, 480), (198, 580), (190, 690),
        (188, 708,
        "c"), (230, 716), (270, 719), (312, 716), (350, 708, "c"), (346, 620), (336, 500),
            (322, 400, "c"), (322,
        350), (320, 304), (304, 258, "c"),
    ])  # fmt: skip
    d.shape(gown, GREEN, OUTER, shade=[Shade(depth=0.34), Shade(angle=180, depth=0.12, width=2)])
    d.fold(
        ([(264, 694), (266, 600), (252, 480)], 11), ([(298, 692), (296, 620), (282, 540)], 11),
        ([(216, 340), (226, 350), (230, 366)], 4),
    )  # fmt: skip
    regalia.knee(d, (224, 570), (244, 430), (206, 684))
    regalia.orphrey(d, [(191, 692), (230, 701), (270, 704), (312, 701), (348, 693)], 12, YELLOW, RED)
    dress.belt(d, (213, 392), (325, 392), 18, YELLOW, sag=8, jewel=RED, setting=WHITE, at=0.3, studs=9)


def _club_arm(d: Drawing) -> None:
    """The upper arm hangs by his side, the forearm bears the club away from it."""
    royal.reach(d, (208, 312), CLUB_ELBOW, CLUB_HAND, RED)
    grips.hold(d, CLUB_ELBOW, CLUB_HAND, FLESH, grip=hands_on_hilts.low_on_the_handle, tilt=-7)


def _wrap(d: Drawing) -> None:
    """From the right shoulder to the ground, gathered up on the forearm across the body."""
    fall = smooth([
        (312, 272, "c"), (350, 300), (372, 360), (380, 430), (388, 530), (398, 640), (410, 712, "c"),
        (396, 730), (378, 720, "c"), (360, 736), (342, 723, "c"), (324, 736), (306, 721, "c"), (300, 640),
        (288, 560), (264, 496), (236, 458), (206, 440, "c"), (206, 420), (222, 412, "c"), (262, 412),
        (296, 396), (318, 360), (320, 310),
    ])  # fmt: skip
    d.shape(fall, BLUE, OUTER, shade=[Shade(depth=0.34), Shade(angle=180, depth=0.1, width=2)])
    lapel = smooth([
        (206, 440, "c"), (206, 420), (222, 412, "c"), (262, 412), (296, 396), (318, 360), (322, 300, "c"),
        (334, 330), (332, 372), (310, 412), (276, 434), (240, 440), (224, 436),
    ])  # fmt: skip
    d.shape(lapel, WHITE, INNER, shade=[Shade(angle=70, depth=0.3, spacing=5.4, width=2.2)])
    regalia.tips(d, [(238, 426), (262, 424), (286, 414), (306, 398), (320, 376), (326, 348)], 0.72)
    d.fold(
        ([(234, 446), (280, 478), (316, 546), (328, 640)], 9),
        ([(266, 440), (316, 474), (346, 556), (356, 650)], 9),
        ([(302, 424), (342, 456), (366, 530), (378, 620)], 8),
        ([(342, 724), (338, 660), (326, 590)], 12), ([(378, 722), (374, 660), (362, 590)], 12),
    )  # fmt: skip
    # Pinned at the hip.
    regalia.brooch(d, 250, 428, 12, 5.6, OUTER)


def _sceptre_arm(d: Drawing) -> None:
    royal.reach(d, (332, 314), SCEPTRE_ELBOW, SCEPTRE_HAND, RED, seed=3)
    with d.at(423, 412, 1.0, ROD_TILT):
        regalia.sceptre(d, 214, head=GREEN)
    grips.hold(
        d, SCEPTRE_ELBOW, SCEPTRE_HAND, FLESH, grip=hands_on_hilts.light_fist, tilt=ROD_TILT, flip=True
    )


def _collar(d: Drawing) -> None:
    """A young man's: it stands open over the chest, held by a chain of three brooches."""
    regalia.ermine(d, [
        (240, 246, "c"), (210, 258), (190, 286), (182, 322, "c"), (198, 332), (214, 352), (232, 384, "c"),
        (244, 350), (254, 316), (268, 268, "c"), (272, 268, "c"), (288, 310), (304, 340), (322, 358, "c"),
        (340, 338), (362, 324, "c"), (352, 286), (330, 258), (300, 246, "c"),
    ], [
        (208, 290), (200, 316), (226, 316), (226, 348), (244, 288), (298, 288), (312, 316), (330, 290),
        (342, 316),
    ])  # fmt: skip
    d.line(smooth([(250, 312), (269, 320), (289, 312)], closed=False), OUTER, ink=YELLOW)
    for x, y in ((248, 310), (269, 319), (290, 310)):
        regalia.brooch(d, x, y, 8.4, 4.2)


def _head(d: Drawing) -> None:
    with d.at(270, 192, 1.05, -2, flip=True):
        heads_kings.young_behind(d)
    dress.ruff(d, 270, 248, 38, 13, YELLOW)
    with d.at(270, 192, 1.05, -2, flip=True):
        heads_kings.young(d)
        regalia.pearled_crown(d, YELLOW, cap=RED, band=GREEN, jewel=YELLOW)
