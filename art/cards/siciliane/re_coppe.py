"""Re di coppe: the oldest of the four, full front; the cup on one flat hand, the mantle in the other."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import dress
from art.cards.siciliane import grips, hands_on_hilts, hands_that_lift, heads_kings, regalia, royal
from art.cards.siciliane.cup import TONGUED, cup
from art.cards.siciliane.inks import BLUE, DARK_RED, FLESH, INK, RED, WHITE, YELLOW

CUP_ELBOW: Point = (158, 404)
FOOT: Point = (94, 270)
WRIST: Point = (131, 327)
FOLD_ELBOW: Point = (388, 390)
FOLD: Point = (312, 426)


def draw() -> Drawing:
    """The card."""
    d = royal.setting("RC")
    with royal.standing(d, 8):
        _lining(d)
        _gown(d)
        _mantle(d)
        royal.lifting_arm(
            d, (208, 314), CUP_ELBOW, WRIST, YELLOW, hand=hands_that_lift.on_the_flat_hand, at=FOOT
        )
        _gathered(d)
        _collar(d)
        _head(d)
    cup(d, 92, 161, 118, 160, cut=2, ware=TONGUED)
    return d


def _lining(d: Drawing) -> None:
    d.shape(smooth([(200, 290, "c"), (166, 440), (146, 600), (130, 716, "c"), (260, 726), (400, 716, "c"),
        (376, 600),
        (352, 440), (328, 290, "c")]), INK, OUTER)  # fmt: skip
    regalia.gleams(d, [(196, 400), (188, 500), (180, 610), (172, 700)], 15, DARK_RED)


def _gown(d: Drawing) -> None:
    royal.slippers(d, 230, 298, YELLOW)
    gown = smooth([
        (228, 262, "c"), (210, 320), (208, 400, "c"), (204, 500), (198, 610), (190, 704, "c"), (228, 715),
        (264, 718),
        (304, 715), (342, 704, "c"), (334, 600), (326, 500), (318, 400, "c"), (318, 320), (300, 262, "c"),
    ])  # fmt: skip
    d.shape(gown, RED, OUTER, shade=[Shade(depth=0.36, width=3.4), Shade(angle=180, depth=0.12, width=2.4)])
    d.fold(
        ([(216, 690), (222, 600), (232, 470)], 13), ([(244, 694), (244, 620), (248, 530)], 9),
        ([(318, 690), (306, 600), (300, 500)], 14), ([(290, 694), (288, 620), (284, 540)], 9),
    )  # fmt: skip
    regalia.fur_edge(d, [
        (190, 680, "c"), (228, 692), (264, 695), (304, 692), (340, 680, "c"), (344, 706, "c"), (304, 718),
        (264, 721),
        (228, 718), (188, 706, "c"),
    ], [(204, 698), (234, 706), (264, 709), (296, 706), (326, 698)])  # fmt: skip
    regalia.orphrey(d, [(264, 340), (265, 480), (266, 688)], 14, YELLOW, BLUE)
    dress.belt(d, (208, 396), (320, 396), 22, INK, sag=8, jewel=RED, setting=YELLOW, studs=9)


def _mantle(d: Drawing) -> None:
    """Both halves fall straight to the step, an edge of ermine on each."""
    left: list[Node] = [
        (210, 276, "c"), (172, 316), (142, 400), (126, 500), (112, 610), (92, 700), (84, 726, "c"),
        (104, 740),
        (124, 726, "c"), (142, 740), (164, 724, "c"), (172, 620), (182, 500), (196, 390),
    ]  # fmt: skip
    right: list[Node] = [
        (318, 276, "c"), (360, 316), (388, 400), (404, 500), (418, 610), (438, 700), (446, 726, "c"),
        (428, 740),
        (408, 726, "c"), (390, 740), (366, 724, "c"), (356, 620), (344, 500), (330, 390),
    ]  # fmt: skip
    royal.mantle(d, (left, right), BLUE)
    d.fold(
        ([(124, 728), (140, 620), (162, 470)], 14), ([(104, 734), (124, 620), (144, 500)], 10),
        ([(408, 728), (394, 620), (374, 470)], 14), ([(428, 734), (410, 640), (392, 540)], 10),
    )  # fmt: skip
    regalia.fur_edge(d, [
        (206, 380, "c"), (190, 500), (180, 620), (172, 727, "c"), (152, 733, "c"), (160, 620), (172, 500),
        (190, 380, "c"),
    ], [(190, 440), (182, 500), (176, 560), (170, 620), (165, 680)])  # fmt: skip
    regalia.fur_edge(d, [
        (324, 440, "c"), (338, 520), (350, 620), (360, 727, "c"), (380, 733, "c"), (370, 620), (358, 520),
        (342, 440, "c"),
    ], [(344, 500), (353, 560), (360, 620), (367, 680)])  # fmt: skip


def _gathered(d: Drawing) -> None:
    """The other fist has caught up the mantle's edge: folds fan out of it, ermine turns over above."""
    fall: list[Node] = [
        (322, 440, "c"), (338, 448), (352, 486), (362, 540), (370, 584, "c"), (354, 598), (338, 584, "c"),
        (322, 600), (304, 586, "c"), (288, 598), (270, 580, "c"), (276, 520), (286, 470), (298, 438, "c"),
    ]  # fmt: skip
    d.shape(smooth(fall), BLUE, OUTER, shade=[Shade(depth=0.36, width=3.4)])
    d.fold(
        ([(304, 590), (304, 520), (309, 456)], 13), ([(338, 586), (330, 520), (318, 456)], 13),
        ([(283, 592), (290, 530), (302, 460)], 5), ([(356, 590), (346, 520), (328, 462)], 6),
    )  # fmt: skip
    royal.reach(d, (322, 314), FOLD_ELBOW, FOLD, YELLOW, seed=3)
    behind: list[Node] = [
        (308, 416, "c"), (310, 398), (320, 384), (336, 378), (350, 386, "c"), (341, 393), (337, 402),
        (334, 416, "c"),
    ]  # fmt: skip
    d.shape(smooth(behind), BLUE, OUTER, shade=[Shade(angle=20, depth=0.34, spacing=5, width=2.8)])
    d.fold(([(320, 414), (323, 400), (334, 388)], 5))
    turned: list[Node] = [
        (320, 414, "c"), (316, 400), (304, 386), (286, 379), (266, 384, "c"), (275, 393), (284, 404),
        (294, 420, "c"),
    ]  # fmt: skip
    d.shape(smooth(turned), WHITE, OUTER, shade=[Shade(angle=60, depth=0.3, spacing=5, width=2.4)])
    regalia.tips(d, [(286, 391), (302, 402)], 0.56)
    grips.hold(d, FOLD_ELBOW, FOLD, FLESH, grip=hands_on_hilts.clutching, tilt=-6, size=0.88)


def _collar(d: Drawing) -> None:
    regalia.ermine(d, [
        (230, 254, "c"), (196, 266), (166, 298), (152, 342, "c"), (186, 360), (224, 364), (264, 350, "c"),
        (304, 364),
        (342, 360), (376, 342, "c"), (362, 298), (332, 266), (298, 254, "c"),
    ], [
        (182, 304), (172, 336), (200, 342), (206, 312), (222, 340), (306, 340), (322, 312), (328, 342),
        (346, 304),
        (356, 336),
    ])  # fmt: skip


def _head(d: Drawing) -> None:
    with d.at(264, 198, 1.04):
        heads_kings.ancient_behind(d)
        heads_kings.ancient(d)
        with d.at(0, 5, 1.12):
            regalia.rayed_crown(d, YELLOW, band=RED, jewel=YELLOW, tall=40)
    d.shape(circle(266, 336, 9), YELLOW, INNER)
    d.shape(circle(266, 336, 4), RED, DETAIL)
    d.shape(circle(266, 352, 3.4), WHITE, DETAIL)
