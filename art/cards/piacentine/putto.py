"""The winged child of the asso di spade, without the sword: body, head, drapery; card units."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.piacentine.inks import DARK_RED, FLESH, GOLD, INK, LIP, RED, ROSY, WHITE

# From the neck along the raised arm, round the trunk and the lowered arm, back to the neck.
TRUNK: list[Node] = [
    (240, 446, "c"), (226, 460), (206, 464), (180, 456), (153, 440, "c"), (155, 420), (150, 402),
    (140, 390, "c"), (142, 380), (138, 366, "c"), (106, 366, "c"), (101, 380), (103, 391, "c"), (94, 408),
    (88, 436), (90, 464), (102, 487), (126, 499), (152, 501), (178, 506), (195, 518, "c"), (199, 538),
    (195, 554), (184, 576), (178, 606), (184, 650, "c"), (262, 686, "c"), (340, 650, "c"), (345, 606),
    (338, 576), (327, 554), (324, 536), (328, 517, "c"), (338, 544), (352, 570), (374, 585), (394, 581),
    (411, 568, "c"), (424, 560), (436, 543, "c"), (414, 521, "c"), (400, 529), (388, 542, "c"), (382, 516),
    (366, 487), (340, 467), (312, 461), (296, 459), (282, 446, "c"),
]  # fmt: skip
LEFT_LEG: list[Node] = [
    (182, 640, "c"), (170, 670), (173, 700), (190, 717, "c"), (181, 732), (182, 756), (196, 778, "c"),
    (199, 790), (186, 801), (168, 811), (162, 821), (174, 829), (214, 829), (240, 823), (243, 806),
    (239, 782, "c"), (249, 762), (253, 736), (246, 717, "c"), (262, 684), (264, 650, "c"),
]  # fmt: skip
RIGHT_LEG: list[Node] = [
    (256, 650, "c"), (266, 688), (284, 717, "c"), (277, 736), (280, 762), (290, 782, "c"), (287, 806),
    (291, 821), (314, 829), (352, 829), (370, 821), (365, 810), (344, 801), (329, 790), (332, 778, "c"),
    (345, 757), (347, 732), (339, 717, "c"), (354, 692), (354, 640, "c"),
]  # fmt: skip


def legs(d: Drawing) -> None:
    """Both legs, standing; the drapery covers where they begin."""
    with d.at(*_swing((305, 660), -6), rotate=-6):
        _leg(d, RIGHT_LEG)
        d.lens([(296, 716), (310, 722), (324, 716)], 3)
        d.fold(([(339, 717), (330, 722), (320, 720)], 3.6), ([(332, 778), (320, 785), (306, 784)], 3.6))
        d.fold(([(284, 717), (294, 722), (300, 718)], 3.4))
        for x in (336, 345, 354, 362):
            d.lens([(x, 826), (x - 2, 820), (x - 2, 814)], 2.4)
    _leg(d, LEFT_LEG)
    d.lens([(204, 716), (218, 722), (232, 716)], 3)
    d.fold(([(190, 717), (202, 722), (212, 720)], 3.6), ([(196, 778), (210, 785), (224, 784)], 3.6))
    d.fold(([(246, 717), (236, 722), (228, 718)], 3.4))
    for x in (171, 180, 189, 198):
        d.lens([(x, 826), (x + 2, 820), (x + 1, 815)], 2.4)


def _swing(pivot: Point, degrees: float) -> Point:
    """Distance (x, y) by which a turn about the pivot moves the origin."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    x, y = pivot
    return (x - x * cos + y * sin, y - x * sin - y * cos)


def _leg(d: Drawing, nodes: list[Node]) -> None:
    d.shape(
        smooth(nodes), FLESH, OUTER,
        shade=[
            Shade(depth=0.36, spacing=5.6, width=3.4, reach=36),
            Shade(angle=180, depth=0.07, spacing=7, width=2, seed=3),
        ],
    )  # fmt: skip


def trunk(d: Drawing) -> None:
    """Trunk and arms up to the wrists."""
    d.shape(smooth(TRUNK), FLESH, OUTER)
    arm = smooth([
        (153, 440, "c"), (155, 420), (150, 402), (140, 390, "c"), (142, 380), (138, 366, "c"),
        (106, 366, "c"), (101, 380), (103, 391, "c"), (94, 408), (88, 436, "c"),
    ])  # fmt: skip
    d.hatch(arm, Shade(depth=0.36, spacing=5.6, width=3.2))
    upper = smooth([
        (90, 464, "c"), (102, 487), (126, 499), (152, 501), (178, 506), (188, 512, "c"), (190, 486, "c"),
        (150, 466, "c"),
    ])  # fmt: skip
    d.hatch(upper, Shade(angle=88, depth=0.6, spacing=5.6, width=3.2))
    side = smooth([
        (300, 518, "c"), (304, 540), (300, 570), (306, 610), (304, 660, "c"), (340, 650, "c"), (345, 606),
        (338, 576), (327, 554), (324, 536), (328, 518, "c"),
    ])  # fmt: skip
    d.hatch(side, Shade(depth=0.8, spacing=5.6, width=3.6, reach=46), Shade(angle=58, depth=0.4, spacing=5.8,
        width=2.8, reach=30))  # fmt: skip
    lower = smooth([
        (328, 517, "c"), (338, 544), (352, 570), (374, 585), (394, 581), (411, 568, "c"), (424, 560),
        (436, 543, "c"), (414, 521, "c"), (388, 542, "c"), (382, 516), (366, 487), (340, 467, "c"),
    ])  # fmt: skip
    d.hatch(lower, Shade(angle=42, depth=0.44, spacing=5.6, width=3.4, reach=34))
    belly = smooth([(190, 606), (222, 572), (290, 572), (334, 606), (318, 656), (206, 656)])
    d.hatch(belly, Shade(angle=64, depth=0.3, spacing=5.8, width=2.8))
    # What the chin throws on neck and breast.
    neck: list[Node] = [(240, 444, "c"), (283, 444, "c"), (294, 458), (262, 468), (232, 460)]
    d.hatch(smooth(neck), Shade(angle=-80, depth=0.8, spacing=5, width=3, reach=18, seed=6))
    _creases(d)


def _creases(d: Drawing) -> None:
    d.fold(
        ([(195, 518), (206, 518), (216, 511)], 4.4), ([(328, 517), (318, 517), (309, 510)], 4.4),
        ([(153, 440), (141, 449), (127, 449)], 4.4), ([(388, 542), (380, 551), (374, 562)], 4.4),
        ([(197, 552), (209, 559), (222, 558)], 3.4), ([(326, 553), (314, 560), (302, 558)], 3.4),
        ([(103, 391), (112, 397), (124, 396)], 3.6), ([(140, 390), (134, 395), (127, 396)], 3.6),
        ([(411, 568), (405, 558), (404, 548)], 3.4), ([(250, 470), (260, 474), (270, 471)], 2.6),
    )  # fmt: skip
    # Soft breast, navel and the fold over it.
    d.lens([(218, 522), (232, 529), (247, 525)], 2.4)
    d.lens([(304, 522), (291, 529), (277, 525)], 2.4)
    d.shape(ellipse(261, 609, 4.4, 5), ROSY, DETAIL)
    d.lens([(246, 603), (261, 597), (276, 603)], 2.6)
    d.lens([(226, 568), (261, 577), (296, 568)], 2.2)


def bracelet(d: Drawing, one: Point, other: Point, bow: float) -> None:
    """A gold bracelet from edge to edge of a wrist, sagging by `bow` to the left of the way."""
    (x0, y0), (x1, y1) = one, other
    size = math.dist(one, other)
    mx, my = (x0 + x1) / 2 + (y1 - y0) / size * bow, (y0 + y1) / 2 - (x1 - x0) / size * bow
    d.limb([(x0, y0, 5.4), (mx, my, 5.8), (x1, y1, 5.4)], GOLD, INNER, start="round", end="round", depth=0.6,
           spacing=4.8, width=2.4)  # fmt: skip


def cloth_end(d: Drawing) -> None:
    """The end of the drapery that flies behind him, drawn before the legs."""
    end: list[Node] = [
        (330, 616, "c"), (362, 632), (392, 640), (424, 664), (436, 700), (426, 738, "c"), (410, 726),
        (398, 742, "c"), (386, 724), (366, 722), (340, 700, "c"),
    ]  # fmt: skip
    d.shape(
        smooth(end), DARK_RED, OUTER,
        shade=[Shade(angle=40, depth=0.6, spacing=5.2, width=3.8), Shade(angle=180, depth=0.12, width=2)],
    )  # fmt: skip
    d.fold(
        ([(344, 636), (384, 660), (410, 724)], 6), ([(340, 656), (368, 682), (396, 738)], 6),
        ([(356, 630), (404, 656), (424, 700)], 5),
    )  # fmt: skip


def cloth(d: Drawing) -> None:
    """The drapery round the hips, knotted at the right."""
    wrap: list[Node] = [
        (176, 622, "c"), (200, 642), (232, 654), (268, 655), (308, 644), (350, 612, "c"), (359, 636),
        (358, 664), (352, 688, "c"), (328, 692), (300, 710), (274, 702), (250, 694), (222, 702), (196, 692),
        (170, 682, "c"), (168, 652),
    ]  # fmt: skip
    d.shape(
        smooth(wrap), RED, OUTER,
        shade=[
            Shade(depth=0.36, spacing=5.6, width=3.4),
            Shade(angle=90, depth=0.34, spacing=5.8, width=3),
            Shade(angle=180, depth=0.06, width=2.2),
        ],
    )  # fmt: skip
    d.fold(
        ([(346, 628), (300, 666), (228, 674), (184, 650)], 6.0),
        ([(348, 636), (314, 678), (262, 688), (204, 676)], 6.0),
        ([(180, 634), (196, 656), (222, 666)], 4.6), ([(172, 660), (194, 676), (226, 682)], 4.6),
    )  # fmt: skip
    hem: list[Point] = [(177, 630), (200, 650), (232, 662), (268, 663), (308, 652), (348, 622)]
    d.line(smooth(list(hem), closed=False), INNER, ink=GOLD)
    tails: tuple[list[Node], ...] = (
        [(346, 624, "c"), (368, 644), (374, 676), (388, 698, "c"), (368, 694), (352, 704, "c"), (350, 664)],
        [(340, 626, "c"), (346, 652), (338, 680), (344, 708, "c"), (326, 696), (312, 702, "c"), (324, 658)],
    )
    for tail in tails:
        d.shape(smooth(tail), RED, INNER, shade=[Shade(depth=0.34, spacing=5.6, width=2.6)])
    knot: list[Node] = [(330, 614), (344, 606), (358, 614), (358, 630), (344, 638), (331, 630)]
    d.shape(smooth(knot), RED, OUTER, shade=[Shade(angle=50, depth=0.4, spacing=4.6, width=2.6)])
    d.lens([(338, 612), (342, 622), (338, 632)], 2.4)


def head(d: Drawing) -> None:
    """The child's head about (258, 380), turned a little to the left."""
    with d.at(258, 380, 1.26, -6):
        _back_hair(d)
        ear: list[Node] = [(38, -6), (47, -11), (52, -2), (48, 10), (40, 15)]
        d.shape(smooth(ear), FLESH, INNER)
        d.lens([(42, -3), (47, -2), (44, 8)], 2)
        face: list[Node] = [
            (0, -50), (-28, -45), (-40, -28), (-42, -10), (-46, 8), (-43, 26), (-31, 40), (-12, 50), (6, 49),
            (26, 40), (39, 25), (43, 4), (42, -20), (32, -42),
        ]  # fmt: skip
        d.shape(
            smooth(face), FLESH, OUTER,
            shade=[Shade(angle=8, depth=0.22, spacing=5.4, width=3)],
        )  # fmt: skip
        for x, r in ((-31, 10), (18, 12)):
            d.shape(circle(x, 19, r), ROSY, None)
        _features(d)
        _curls(d)


def _features(d: Drawing) -> None:
    for x, w in ((-26, 9.4), (9, 11)):
        eye: list[Node] = [(x - w, 1, "c"), (x - 1, -6.4), (x + w, 1.4, "c"), (x, 5.4)]
        d.shape(smooth(eye), WHITE, None)
        d.shape(circle(x - 2.4, -0.8, 5), INK, None)
        d.shape(circle(x - 4, -2.6, 1.5), WHITE, None)
        d.lens([(x - w - 2, 2), (x - 3, -7.4), (x + w + 3, 3)], 4)
        d.lens([(x - w + 2, 5.4), (x, 7), (x + w - 2, 4.6)], 1.7)
        d.lens([(x - w - 1, -13), (x - 2, -18.6), (x + w + 2, -13.4)], 2.9)
    d.fold(([(-13, -8), (-15, 4), (-18, 12)], 2.6))
    nose: list[Node] = [(-17, 10), (-19.6, 15), (-15, 18.6), (-10, 17), (-5, 18.4), (-2.6, 14)]
    d.line(smooth(nose, closed=False), DETAIL)
    upper: list[Node] = [(-23, 29, "c"), (-15, 26.4), (-11, 28), (-7, 26.2), (3, 28.4, "c"), (-10, 31)]
    lower: list[Node] = [(-20, 30, "c"), (-10, 31), (0, 29.4, "c"), (-5, 36), (-14, 36.4)]
    d.shape(smooth(upper), LIP, None)
    d.shape(smooth(lower), LIP, None)
    d.lens([(-25, 28), (-16, 30), (-10, 30.4), (-4, 29.8), (6, 27)], 2.8)
    d.lens([(-17, 41), (-10, 42.6), (-3, 41)], 2.4)
    d.lens([(-33, 33), (-24, 46), (-6, 54), (14, 50)], 2)


def _back_hair(d: Drawing) -> None:
    mass: list[Node] = [
        (0, -66), (-20, -70), (-34, -62), (-48, -54), (-52, -38), (-58, -24), (-50, -8), (-46, 0), (44, 8),
        (54, 10), (58, -6), (62, -22), (54, -36), (52, -50), (38, -58), (24, -68),
    ]  # fmt: skip
    d.shape(smooth(mass), INK, OUTER)


def _curls(d: Drawing) -> None:
    """Curls along the forehead and over the ear, each with its spiral."""
    for x, y, r, mirrored in (
        (50, -22, 13, False), (44, -42, 14, False), (-48, -24, 12, True), (-42, -42, 13, True),
        (26, -54, 14, False), (-26, -55, 14, True), (0, -58, 15, False), (12, -42, 11, False),
        (-14, -43, 11, True), (36, -29, 11, False), (-36, -27, 9, True), (50, -2, 10, False),
    ):  # fmt: skip
        with d.at(x, y, flip=mirrored):
            d.shape(circle(0, 0, r), GOLD, INNER)
            d.line(
                smooth(
                    [
                        (r * 0.72, r * 0.2), (r * 0.2, r * 0.62), (-r * 0.5, r * 0.3), (-r * 0.42, -r * 0.42),
                        (r * 0.26, -r * 0.46), (r * 0.3, r * 0.06), (-r * 0.08, r * 0.06),
                    ],
                    closed=False,
                ),
                DETAIL,
            )  # fmt: skip
