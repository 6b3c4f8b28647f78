"""Re di bastoni: young and beardless, mantle wrapped across him, the club shouldered at the left."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress
from art.cards.siciliane import arms, footwear, grips, hands_on_hilts, heads_kings, regalia, stage
from art.cards.siciliane.card import blank
from art.cards.siciliane.club import club
from art.cards.siciliane.inks import BLUE, FLESH, GREEN, INK, RED, WHITE, YELLOW

CLUB_ELBOW: Point = (186, 416)
CLUB_HAND: Point = (130, 440)
SCEPTRE_ELBOW: Point = (396, 402)
SCEPTRE_HAND: Point = (414, 300)


def draw() -> Drawing:
    """The card."""
    d = blank("RB")
    stage.king_plinth(d)
    with d.at(12), stage.figure(d, stage.CROWNED):
        _back(d)
        _gown(d)
        arms.reach(d, (216, 310), CLUB_ELBOW, CLUB_HAND, RED, wide=32, joint=28)
    club(d, 122, 288, 440, 106, rotate=-7)
    with d.at(12), stage.figure(d, stage.CROWNED):
        _club_hand(d)
        _wrap(d)
        _sceptre_arm(d)
        _collar(d)
        _head(d)
    return d


def _back(d: Drawing) -> None:
    back = smooth([
        (208, 280, "c"), (192, 400), (182, 560), (176, 712, "c"), (260, 722), (360, 724), (412, 710, "c"),
        (400,
        560), (376, 400), (336, 280, "c"),
    ])  # fmt: skip
    d.shape(back, INK, OUTER)
    regalia.gleams(d, [(193, 410), (183, 560), (178, 700)], 11, GREEN)


def _gown(d: Drawing) -> None:
    for x, flip in ((234, False), (306, True)):
        footwear.slipper(d, x, 702, RED, flip=flip)
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


def _club_hand(d: Drawing) -> None:
    grips.hold(d, CLUB_ELBOW, CLUB_HAND, FLESH, grip=hands_on_hilts.low_on_the_handle, tilt=-7)


def _wrap(d: Drawing) -> None:
    """From the right shoulder to the ground, gathered up on the forearm across the body."""
    fall = smooth([
        (312, 272, "c"), (352, 300), (378, 360), (390, 420), (404, 520), (424, 640), (436, 716, "c"),
        (414, 732),
        (394, 722, "c"), (372, 736), (350, 724, "c"), (330, 736), (310, 722, "c"), (306, 640), (296, 560),
        (272,
        500), (240, 462), (214, 444, "c"), (212, 424), (226, 414, "c"), (262, 412), (296, 396),
            (318, 360), (320,
        310),
    ])  # fmt: skip
    d.shape(fall, BLUE, OUTER, shade=[Shade(depth=0.34), Shade(angle=180, depth=0.1, width=2)])
    lapel = smooth([
        (214, 444, "c"), (212, 424), (226, 414, "c"), (262, 412), (296, 396), (318, 360), (322, 300, "c"),
        (334,
        330), (332, 372), (310, 412), (276, 434), (240, 440), (224, 436),
    ])  # fmt: skip
    d.shape(lapel, WHITE, INNER, shade=[Shade(angle=70, depth=0.3, spacing=5.4, width=2.2)])
    regalia.tips(d, [(238, 426), (262, 424), (286, 414), (306, 398), (320, 376), (326, 348)], 0.72)
    d.fold(
        ([(232, 446), (280, 476), (320, 540), (336, 640)], 9), ([(262, 440), (320, 470), (356, 550),
        (374, 660)], 9),
        ([(300, 424), (350, 450), (384, 530), (402, 640)], 9), ([(328, 384), (360, 410), (384, 470)], 5),
        ([(350, 726), (346, 650), (326, 560)], 13), ([(394, 724), (390, 650), (374, 560)], 13),
        ([(416, 730), (410, 680), (400, 610)], 9),
    )  # fmt: skip
    # Pinned at the hip.
    regalia.brooch(d, 222, 430, 13, 6, OUTER)


def _sceptre_arm(d: Drawing) -> None:
    arms.reach(d, (332, 314), SCEPTRE_ELBOW, SCEPTRE_HAND, RED, wide=32, joint=28, seed=3)
    with d.at(446, 380, 1.0, -22):
        regalia.sceptre(d, 192, head=GREEN)
    grips.hold(
        d, SCEPTRE_ELBOW, SCEPTRE_HAND, FLESH, grip=hands_on_hilts.forefinger_along, tilt=-22, flip=True
    )


def _collar(d: Drawing) -> None:
    regalia.ermine(d, [
        (236, 246, "c"), (206, 258), (184, 290), (178, 326, "c"), (204, 340), (228, 334, "c"), (250, 346),
        (270,
        350), (292, 346), (314, 334, "c"), (338, 342), (364, 328, "c"), (356, 290), (332, 258),
            (304, 246, "c"),
    ], [
        (202, 290), (194, 320), (222, 314), (232, 282), (250, 330), (290, 330), (310, 282), (318, 314),
        (340, 290),
        (348, 320),
    ])  # fmt: skip
    for x, y in ((246, 296), (270, 306), (294, 296)):
        regalia.brooch(d, x, y, 9, 4.4)


def _head(d: Drawing) -> None:
    with d.at(272, 192, 1.05, -4, flip=True):
        heads_kings.young_behind(d)
    dress.ruff(d, 270, 248, 38, 13, YELLOW)
    with d.at(272, 192, 1.05, -4, flip=True):
        heads_kings.young(d)
        regalia.pearled_crown(d, YELLOW, cap=RED, band=GREEN, jewel=YELLOW)
