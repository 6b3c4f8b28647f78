"""Asso di bastoni: one upright knotty trunk with lopped boughs, ivy about it, on stony ground."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.piacentine.card import framed
from art.cards.piacentine.inks import (
    BROWN,
    GOLD,
    GREEN,
    LIGHT_GREEN,
    OCHRE,
    ORANGE,
    RED,
    SILVER,
    TAUPE,
)
from art.cards.piacentine.ivy import ivy_leaf, stem

TRUNK: list[Node] = [
    (176, 112, "c"), (172, 160), (180, 206), (170, 262), (164, 318), (174, 372), (180, 430), (168, 492),
    (164, 556), (174, 616), (172, 676), (156, 730), (126, 772), (92, 802), (72, 828, "c"), (112, 822),
    (140, 812), (156, 822), (150, 850, "c"), (184, 828), (214, 820), (236, 836), (250, 866, "c"), (270, 836),
    (296, 820), (326, 828), (366, 848, "c"), (358, 824), (372, 810), (402, 816), (440, 826, "c"), (416, 796),
    (376, 764), (348, 722), (336, 668), (340, 606), (350, 550), (342, 486), (332, 424), (338, 366),
    (350, 306),
    (344, 254), (332, 206), (338, 158), (336, 112, "c"),
]  # fmt: skip
# Boughs: where they leave the trunk, where they are cut, half-width at the cut.
BOUGHS: tuple[tuple[Point, Point, float], ...] = (
    ((186, 262), (118, 204), 33), ((330, 372), (402, 318), 36), ((186, 500), (108, 446), 31),
    ((332, 606), (406, 566), 29),
)  # fmt: skip
# Splits in the bark: x, y, half the length, half-width, lean.
SPLITS: tuple[tuple[float, float, float, float, float], ...] = (
    (222, 210, 54, 11, 5), (296, 228, 50, 11, -4), (206, 372, 52, 10, -5), (284, 452, 66, 12, 5),
    (206, 566, 50, 10, 4), (300, 676, 58, 11, -6), (226, 704, 56, 11, 6), (262, 330, 46, 9, 3),
    (240, 600, 44, 9, -3), (258, 786, 38, 8, 0), (318, 772, 34, 7, -8),
)  # fmt: skip


def draw() -> Drawing:
    """Asso di bastoni."""
    d = framed("1B")
    _ground(d)
    _ivy_behind(d)
    for bough in BOUGHS:
        _bough(d, *bough)
    _trunk(d)
    for bough in BOUGHS:
        _fork(d, *bough)
    _knots(d)
    _top(d)
    _ivy_before(d)
    _stones(d)
    return d


def _trunk(d: Drawing) -> None:
    trunk = smooth(TRUNK)
    d.shape(trunk, GREEN, None)
    d.hatch(
        trunk,
        Shade(depth=0.46, spacing=5.8, width=3.8, reach=84, bend=0.16),
        Shade(angle=180, depth=0.1, spacing=7, width=2.6, reach=26, seed=2),
        Shade(angle=62, depth=0.14, spacing=6.4, width=3, reach=44, seed=5, start=0.2),
    )
    splits: list[Outline] = []
    for x, y, half, wide, lean in SPLITS:
        splits.append(
            smooth(
                [
                    (x - lean, y - half, "c"), (x - wide, y - half * 0.3), (x - wide * 0.7, y + half * 0.3),
                    (x + lean, y + half, "c"), (x + wide, y + half * 0.2), (x + wide * 0.6, y - half * 0.3),
                ]
            )
        )  # fmt: skip
    d.shapes(splits, OCHRE, INNER)
    for x, y, half, _, lean in SPLITS:
        d.fold(([(x - lean * 0.4, y - half * 0.7), (x - 1, y), (x + lean * 0.4, y + half * 0.7)], 3.2))
    _fissures(d)
    d.line(trunk, OUTER)


def _fissures(d: Drawing) -> None:
    """Long tapered strokes of the bark, bending round the roots at the foot."""
    for x, y, half in (
        (252, 216, 44), (318, 190, 34), (196, 300, 38), (316, 316, 44), (240, 276, 40), (192, 220, 34),
        (240, 396, 50), (306, 396, 34), (190, 436, 40), (250, 520, 46), (318, 506, 44), (186, 620, 40),
        (262, 654, 44), (304, 574, 40), (276, 590, 50), (196, 668, 36), (326, 640, 36), (262, 724, 38),
        (228, 636, 34), (280, 250, 36), (218, 480, 40), (334, 720, 34),
    ):  # fmt: skip
        d.lens([(x + 2, y - half), (x - 4, y - half * 0.3), (x + 3, y + half * 0.4), (x - 2, y + half)], 6.4)
    d.fold(
        ([(112, 812), (150, 780), (180, 730)], 4.4), ([(160, 824), (188, 788), (204, 740)], 4.4),
        ([(248, 852), (246, 812), (236, 770)], 4.6), ([(352, 834), (320, 796), (306, 754)], 4.4),
        ([(404, 812), (360, 780), (334, 736)], 4.4), ([(296, 822), (286, 790), (284, 760)], 3.8),
        ([(200, 822), (214, 794), (222, 770)], 3.8),
    )  # fmt: skip


def _bough(d: Drawing, root: Point, end: Point, half: float) -> None:
    """A lopped bough and its cut face, turned a little to us."""
    size = math.dist(root, end)
    ux, uy = (end[0] - root[0]) / size, (end[1] - root[1]) / size
    nx, ny = (-uy, ux) if ux > 0 else (uy, -ux)  # towards the underside

    def at(along: float, across: float) -> Point:
        return (root[0] + ux * size * along + nx * across, root[1] + uy * size * along + ny * across)

    outline: list[Node] = [
        (*at(-0.5, half * 2.2), "c"), at(0.08, half * 1.6), at(0.5, half * 1.12), at(0.8, half * 1.14),
        (*at(1.0, half), "c"), (*at(1.0, -half), "c"), at(0.76, -half * 1.08), at(0.4, -half * 1.1),
        at(0.06, -half * 1.7), (*at(-0.3, -half * 2.2), "c"),
    ]  # fmt: skip
    d.shape(
        smooth(outline), GREEN, OUTER,
        shade=[Shade(angle=72, depth=0.56, spacing=5.6, width=3.6), Shade(angle=250, depth=0.1, width=2.2)],
    )  # fmt: skip
    d.lens([at(0.3, half * 0.3), at(0.6, half * 0.4), at(0.86, half * 0.2)], 3)
    d.lens([at(0.2, -half * 0.5), at(0.5, -half * 0.4), at(0.74, -half * 0.5)], 3)
    _rings(d, end, half * 1.08, half * 0.74, math.degrees(math.atan2(uy, ux)) + 90, (OCHRE, ORANGE, RED))


def _fork(d: Drawing, root: Point, end: Point, half: float) -> None:
    """Bark running from the trunk out on to the bough, over the trunk's contour."""
    side = 1 if end[0] > root[0] else -1
    x, y = root
    patch: list[Node] = [
        (x - side * 14, y + half * 1.6, "c"), (x + side * 4, y + half * 1.3), (x + side * 26, y + half * 0.4),
        (x + side * 34, y - half * 0.5), (x + side * 20, y - half * 1.5), (x - side * 2, y - half * 1.9, "c"),
    ]  # fmt: skip
    d.flats(smooth(patch), ink=GREEN)
    d.fold(
        ([(x - side * 8, y + half * 1.3), (x - side * 10, y + half * 0.4), (x - side * 2, y - half)], 4.2),
        (
            [
                (x + side * 6, y + half * 1.15),
                (x + side * 4, y + half * 0.2),
                (x + side * 12, y - half * 0.9),
            ],
            4.2,
        ),
        (
            [
                (x + side * 20, y + half * 0.9),
                (x + side * 18, y - half * 0.1),
                (x + side * 26, y - half * 0.9),
            ],
            3.6,
        ),
    )


def _rings(
    d: Drawing, centre: Point, rx: float, ry: float, turn: float, fills: tuple[str | None, str, str]
) -> None:
    """A cut face: bark (if it has an edge of its own), sapwood, rings, heart and a few cracks."""
    bark, wood, heart = fills
    with d.at(*centre, rotate=turn):
        if bark:
            d.shape(_oval(rx, ry), bark, OUTER)
        d.shape(_oval(rx * 0.82, ry * 0.82), wood, INNER)
        d.line(_oval(rx * 0.62, ry * 0.6), DETAIL)
        d.line(_oval(rx * 0.42, ry * 0.4), DETAIL)
        d.shape(_oval(rx * 0.22, ry * 0.22), heart, DETAIL)
        d.ticks(
            ((-rx * 0.82, ry * 0.1), (-rx * 0.3, 0), 3.4),
            ((rx * 0.6, -ry * 0.56), (rx * 0.2, -ry * 0.1), 3.2),
            ((rx * 0.3, ry * 0.74), (rx * 0.08, ry * 0.24), 3),
        )  # fmt: skip


def _oval(rx: float, ry: float) -> Outline:
    return smooth([(-rx, 0), (-rx * 0.66, -ry * 0.78), (0, -ry), (rx * 0.7, -ry * 0.72), (rx, ry * 0.06),
                   (rx * 0.68, ry * 0.76), (0, ry), (-rx * 0.72, ry * 0.7)])  # fmt: skip


def _knots(d: Drawing) -> None:
    """Old scars in the bark."""
    for x, y, r in ((288, 292, 12), (226, 470, 13)):
        d.shape(_oval_at(x, y, r, r * 1.3), OCHRE, INNER)
        d.shape(_oval_at(x, y, r * 0.5, r * 0.7), BROWN, DETAIL)
        for side in (-1, 1):
            d.lens(
                [(x + side * r * 0.4, y - r * 2), (x + side * r * 1.5, y), (x + side * r * 0.4, y + r * 2)], 3
            )


def _oval_at(x: float, y: float, rx: float, ry: float) -> Outline:
    return smooth([(x - rx, y), (x, y - ry), (x + rx, y + ry * 0.1), (x - rx * 0.1, y + ry)])


def _top(d: Drawing) -> None:
    """The round yellow cut at the top."""
    rim: list[Node] = [
        (176, 114, "c"), (180, 92), (208, 74), (254, 67), (300, 72), (330, 90), (336, 114, "c"),
    ]  # fmt: skip
    # The bark runs up to the cut without an edge: a line only where the rim turns away.
    d.shape(smooth(rim), GREEN, None)
    d.line(smooth(rim, closed=False), OUTER)
    _rings(d, (256, 113), 90, 46, 2, (None, GOLD, ORANGE))
    d.hatch(
        smooth([(186, 113), (256, 78), (326, 113), (256, 146)]),
        Shade(angle=24, depth=0.14, spacing=5.6, width=2.6),
    )
    for x, y, reach in ((196, 142, 34), (220, 151, 24), (248, 155, 40), (280, 153, 26), (308, 146, 38)):
        d.fold(([(x, y), (x + 3, y + reach * 0.5), (x, y + reach)], 5))


def _ivy_behind(d: Drawing) -> None:
    stem(d, [(176, 690, 4.6), (150, 660, 4.6), (152, 620, 4.4), (184, 592, 4.4)], BROWN)
    stem(d, [(336, 484, 4.4), (372, 464, 4.4), (378, 436, 4.2), (352, 420, 4.2), (330, 412, 4)], BROWN)
    for x, y, turn, length in (
        (150, 656, 70, 50), (152, 626, 130, 46), (376, 456, -50, 52), (380, 436, -110, 44),
        (158, 668, 20, 44),
    ):  # fmt: skip
        ivy_leaf(d, x, y, turn, length)


def _ivy_before(d: Drawing) -> None:
    """The stem crossing the trunk twice, upwards, with its leaves."""
    stem(d, [(318, 800, 5), (312, 768, 5), (278, 742, 5), (226, 722, 5), (176, 690, 4.6)], BROWN)
    stem(d, [(184, 592, 4.4), (232, 566, 4.4), (290, 530, 4.4), (338, 482, 4.4)], BROWN)
    stem(d, [(342, 416, 4.2), (292, 380, 4.2), (238, 342, 4), (202, 300, 3.6), (198, 262, 3)], BROWN)
    for x, y, turn, length in (
        (300, 758, -30, 58), (262, 736, 150, 54), (226, 722, 10, 58), (194, 702, 160, 50),
        (214, 572, 160, 54),
        (248, 550, -10, 60), (286, 532, 150, 56), (316, 506, -40, 56), (312, 394, 10, 54),
        (268, 362, 150, 54),
        (232, 336, 20, 58), (204, 306, 110, 48), (196, 264, 190, 46), (198, 278, -60, 44),
    ):  # fmt: skip
        ivy_leaf(d, x, y, turn, length)


def _ground(d: Drawing) -> None:
    soil: list[Node] = [
        (34, 848), (60, 824), (120, 806), (200, 800), (320, 800), (396, 808), (450, 824),
        (476, 848),
        (452, 868), (392, 874), (300, 880), (210, 880), (120, 874), (58, 866),
    ]  # fmt: skip
    d.shape(
        smooth(soil), OCHRE, OUTER,
        shade=[Shade(angle=90, depth=0.5, spacing=5.8, width=3.6), Shade(depth=0.14, spacing=6)],
    )  # fmt: skip


def _stones(d: Drawing) -> None:
    """Stones and tufts of grass at the foot."""
    for x, y, w, fill in (
        (84, 838, 30, SILVER), (132, 862, 34, TAUPE), (196, 866, 26, SILVER), (300, 868, 34, SILVER),
        (372, 866, 30, TAUPE), (428, 846, 32, SILVER), (246, 882, 22, TAUPE),
    ):  # fmt: skip
        stone: list[Node] = [
            (x - w, y + 10, "c"), (x - w * 0.9, y - 4), (x - w * 0.4, y - 16), (x + w * 0.2, y - 18),
            (x + w * 0.8, y - 8), (x + w, y + 10, "c"), (x + w * 0.4, y + 15), (x - w * 0.4, y + 15),
        ]  # fmt: skip
        d.shape(
            smooth(stone), fill, OUTER,
            shade=[Shade(angle=40, depth=0.42, spacing=5.6, width=2.8), Shade(angle=180, depth=0.1, width=2)],
        )  # fmt: skip
    for x, y in ((60, 846), (164, 880), (338, 884), (404, 880), (456, 856)):
        for lean in (-9, -3, 4, 10):
            tip, mid = x + lean * 1.4, x + lean * 0.7
            blade: list[Node] = [
                (x - 2 + lean * 0.2, y, "c"), (mid - 2, y - 16), (tip, y - 26 + abs(lean), "c"),
                (mid + 3, y - 14),
                (x + 3 + lean * 0.2, y, "c"),
            ]  # fmt: skip
            d.shape(smooth(blade), LIGHT_GREEN, DETAIL)
