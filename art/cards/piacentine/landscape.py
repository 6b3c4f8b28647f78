"""The country under the eagle of the asso di denari: a hill, a walled town, a river, trees and fields."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.piacentine.card import window
from art.cards.piacentine.inks import (
    BROWN,
    GREEN,
    INK,
    LIGHT_GREEN,
    LIGHT_STEEL,
    OCHRE,
    PAPER,
    RED,
    SILVER,
    STEEL,
)


def landscape(d: Drawing) -> None:
    """Everything from the mountains on the horizon down to the frame; the hill's top is near (255, 690)."""
    with d.clip(window()):
        _mountains(d)
        _hill(d)
        _plain(d)
        _river(d)
        _town(d)
        _trees(d)
        _rocks(d)


def _mountains(d: Drawing) -> None:
    far: list[Node] = [
        (10, 790, "c"), (10, 728), (40, 706), (64, 714), (92, 690), (122, 712), (150, 706), (200, 740),
        (255, 752), (310, 738), (352, 706), (386, 716), (420, 686), (452, 708), (500, 700), (500, 790, "c"),
    ]  # fmt: skip
    d.shape(
        smooth(far), LIGHT_STEEL, OUTER,
        shade=[Shade(angle=100, depth=0.1, spacing=8.4, width=2.4)],
    )  # fmt: skip
    d.fold(
        ([(92, 690), (100, 712), (96, 740)], 4), ([(40, 706), (48, 726), (46, 750)], 4),
        ([(420, 686), (428, 712), (422, 744)], 4), ([(352, 706), (362, 728), (358, 750)], 4),
        ([(92, 692), (112, 716), (120, 740)], 3), ([(420, 690), (442, 716), (452, 746)], 3),
    )  # fmt: skip


def _plain(d: Drawing) -> None:
    ground: list[Node] = [
        (10, 774, "c"), (80, 768), (160, 780), (255, 800), (350, 782), (430, 766), (500, 762),
        (500, 930, "c"), (10, 930, "c"),
    ]  # fmt: skip
    d.shape(smooth(ground), LIGHT_GREEN, OUTER)
    field: list[Node] = [(10, 850, "c"), (90, 838), (170, 858), (250, 896), (270, 930, "c"), (10, 930, "c")]
    d.shape(smooth(field), OCHRE, INNER)
    for k in range(6):
        x = -30 + 48 * k
        d.fold(([(x + 40, 936), (x + 46, 894), (x + 34, 852)], 4))
    acre: list[Node] = [(500, 846, "c"), (430, 836), (360, 858), (300, 930, "c"), (500, 930, "c")]
    d.shape(smooth(acre), GREEN, INNER)
    for k in range(5):
        y = 858 + 14 * k
        d.lens([(380 - 12 * k, y + 4), (440, y - 2), (500, y)], 3)


def _hill(d: Drawing) -> None:
    hill: list[Node] = [
        (60, 840, "c"), (92, 790), (136, 738), (170, 704), (208, 692), (255, 688), (302, 692), (342, 704),
        (376, 738), (420, 790), (450, 840, "c"),
    ]  # fmt: skip
    outline = smooth(hill)
    d.shape(
        outline, GREEN, OUTER,
        shade=[Shade(depth=0.3, spacing=7.4, reach=90), Shade(angle=180, depth=0.08, spacing=8.4, width=2.4)],
    )  # fmt: skip
    tufts: list[tuple[Point, Point, float]] = []
    for x, y in (
        (150, 760),
        (196, 738),
        (232, 770),
        (270, 730),
        (300, 766),
        (338, 744),
        (180, 786),
        (262, 792),
    ):
        tufts += [
            ((x, y), (x - 6, y - 10), 2.6),
            ((x + 2, y), (x + 2, y - 13), 2.6),
            ((x + 4, y), (x + 10, y - 9), 2.6),
        ]
    d.ticks(*tufts)


def _river(d: Drawing) -> None:
    water: list[Node] = [
        (238, 800, "c"), (222, 820), (250, 836), (292, 850), (290, 880), (250, 904), (236, 930, "c"),
        (330, 930, "c"), (330, 902), (350, 874), (336, 846), (290, 828), (262, 818), (266, 799, "c"),
    ]  # fmt: skip
    d.shape(smooth(water), STEEL, INNER)
    for x, y, w in ((252, 828, 18), (300, 850, 22), (312, 874, 22), (296, 898, 24), (270, 914, 20)):
        d.lens([(x - w, y + 2), (x, y - 2), (x + w, y + 1)], 3, ink=PAPER)


def _town(d: Drawing) -> None:
    """Walls, a gate, three towers with red roofs."""
    tall: tuple[tuple[float, float, float, float], ...] = (
        (62, 762, 22, 74), (98, 744, 26, 92), (140, 768, 22, 66),
    )  # fmt: skip
    for x, y, w, h in tall:
        tower = rect(x, y, w, h)
        d.shape(tower, SILVER, INNER, shade=[Shade(depth=0.42, spacing=5.6, width=2.6)])
        roof = polyline([(x - 5, y + 1), (x + w / 2, y - 24), (x + w + 5, y + 1)])
        d.shape(roof, RED, INNER, shade=[Shade(depth=0.36, spacing=4.8, width=2.4)])
    for x, y in ((84, 790), (121, 786)):
        d.shape(
            polyline([(x, 838), (x, y), (x + 10, y - 13), (x + 20, y), (x + 20, 838)]), PAPER, INNER,
            shade=[Shade(depth=0.3, spacing=5.6, width=2.4)],
        )  # fmt: skip
    wall: list[Node] = [(50, 844), (50, 812)]
    for k in range(8):
        x = 50 + 15.5 * k
        wall += [(x, 806), (x + 8, 806), (x + 8, 813), (x + 15.5, 813)]
    wall += [(174, 813), (174, 844)]
    d.shape(polyline(wall), SILVER, INNER, shade=[Shade(angle=90, depth=0.3, spacing=6, width=2.4)])
    gate: list[Node] = [(102, 844, "c"), (102, 828), (112, 820), (122, 828), (122, 844, "c")]
    windows: list[Outline] = [
        rect(70, 776, 5, 9), rect(108, 758, 6, 10), rect(108, 778, 6, 10), rect(148, 782, 5, 9),
    ]  # fmt: skip
    d.flats(smooth(gate), *windows, ink=INK)


def _trees(d: Drawing) -> None:
    """Cypresses and round trees on the right."""
    for x, y, h in ((378, 838, 62), (400, 844, 74), (452, 838, 60)):
        d.shape(rect(x - 2.4, y - 10, 4.8, 12), BROWN, DETAIL)
        tree: list[Node] = [
            (x, y - h, "c"), (x + 9, y - h * 0.55), (x + 9, y - 16), (x, y - 7), (x - 9, y - 16),
            (x - 9, y - h * 0.55),
        ]  # fmt: skip
        d.shape(smooth(tree), GREEN, INNER, shade=[Shade(depth=0.5, spacing=4.8, width=2.6)])
    for x, y, r in ((428, 846, 19), (350, 832, 15)):
        d.shape(rect(x - 3, y - 8, 6, 18), BROWN, DETAIL)
        crown: list[Node] = [
            (x - r, y - r * 0.7), (x - r * 0.9, y - r * 1.6), (x - r * 0.2, y - r * 2.1),
            (x + r * 0.8, y - r * 1.8), (x + r, y - r * 0.8), (x + r * 0.5, y - r * 0.2),
            (x - r * 0.5, y - r * 0.2),
        ]  # fmt: skip
        d.shape(smooth(crown), GREEN, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.8, width=2.6)])


def _rocks(d: Drawing) -> None:
    """The two stones under the talons."""
    for x in (176, 334):
        rock: list[Node] = [
            (x - 44, 716, "c"), (x - 38, 700), (x - 20, 690), (x + 6, 688), (x + 30, 694), (x + 44, 714, "c"),
            (x + 10, 722), (x - 20, 722),
        ]  # fmt: skip
        d.shape(
            smooth(rock), SILVER, OUTER,
            shade=[Shade(angle=40, depth=0.4, spacing=5.4), Shade(angle=180, depth=0.1, width=2)],
        )  # fmt: skip
