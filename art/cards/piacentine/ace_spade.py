"""Asso di spade: a winged child brandishing a broad curved sword, in a garland of leaves and roses."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.hands import fist
from art.cards.piacentine.card import framed
from art.cards.piacentine.garland import bud, rose, spray
from art.cards.piacentine.inks import FLESH, GOLD, LIGHT_STEEL, RED, SILVER, STEEL
from art.cards.piacentine.putto import bracelet, cloth, cloth_end, head, legs, trunk
from art.cards.piacentine.wing import wing

# From the foot of the card up either side; the child holds the right one.
LEFT_SPRAY: list[Point] = [(244, 880), (184, 878), (120, 848), (80, 782), (70, 700), (78, 622)]
RIGHT_SPRAY: list[Point] = [
    (266, 880), (328, 878), (392, 848), (430, 778), (438, 690), (430, 610), (428, 520), (436, 430),
    (442, 330), (434, 240), (410, 160),
]  # fmt: skip


def draw() -> Drawing:
    """Asso di spade."""
    d = framed("1S")
    spray(d, LEFT_SPRAY, 10, 46)
    spray(d, RIGHT_SPRAY, 22, 44)
    d.use("wing", _wing, 296, 490, rotate=-4)
    d.use("wing", _wing, 224, 496, rotate=4, flip=True)
    cloth_end(d)
    _sword(d)
    _cloud(d)
    legs(d)
    with d.at(120, 346, 1.14, 16):
        fist(d, FLESH, wrist=76)
    with d.at(437, 515, 1.12, -14, flip=True):
        fist(d, FLESH, wrist=50)
    trunk(d)
    bracelet(d, (139, 370), (105, 370), 5)
    bracelet(d, (413, 525), (433, 546), 4)
    head(d)
    cloth(d)
    _roses(d)
    return d


def _wing(d: Drawing) -> None:
    with d.at(scale=1.08):
        wing(d)


def _roses(d: Drawing) -> None:
    for x, y, angle in ((78, 620, -84), (410, 160, -110)):
        bud(d, x, y, angle, 46)
    for x, y, radius in (
        (255, 880, 30), (180, 872, 24), (330, 872, 24), (96, 812, 30), (424, 806, 27), (70, 704, 24),
        (438, 688, 24), (440, 316, 24),
    ):  # fmt: skip
        rose(d, x, y, radius)


def _sword(d: Drawing) -> None:
    """The scimitar, its grip in the fist at (121, 348), leaning over his head."""
    with d.at(121, 348, (1.06, 1.16), 16):
        blade: list[Node] = [
            (-15, -34, "c"), (-16, -90), (-10, -150), (8, -206), (44, -254), (96, -290), (156, -306, "c"),
            (132, -268), (104, -228), (78, -186), (52, -140), (30, -92), (17, -34, "c"),
        ]  # fmt: skip
        d.shape(smooth(blade), LIGHT_STEEL, None)
        back: list[Node] = [
            (2, -34, "c"), (4, -90), (18, -148), (42, -204), (80, -256), (156, -306, "c"), (132, -268),
            (104, -228), (78, -186), (52, -140), (30, -92), (17, -34, "c"),
        ]  # fmt: skip
        d.shape(smooth(back), STEEL, INNER, shade=[Shade(angle=24, depth=0.8, spacing=5.2, width=3.8),
            Shade(angle=70, depth=0.12, width=2.2)], )  # fmt: skip
        d.hatch(smooth(blade), Shade(angle=196, depth=0.12, spacing=7, width=2.4, seed=2))
        d.line(smooth(blade), OUTER)
        d.lens([(-8, -50), (-8, -120), (8, -180), (44, -234), (88, -268)], 2.8)
    with d.at(121, 348, rotate=16):
        grip: list[Station] = [(0, -30, 7), (0, 0, 9), (0, 30, 8), (-2, 44, 9)]
        d.limb(grip, RED, OUTER, depth=0.7, spacing=4.6, width=2.4)
        d.shape(circle(-3, 52, 12), GOLD, OUTER, shade=[Shade(angle=50, depth=0.34, spacing=4.6, width=2.4)])
        d.shape(circle(-3, 52, 4.6), RED, DETAIL)
        guard: list[Station] = [(-44, -14, 6), (-34, -26, 6.4), (0, -34, 8), (34, -26, 6.4), (46, -36, 6)]
        d.limb(guard, GOLD, OUTER, start="round", end="round", depth=0.7, spacing=4.8, width=2.4)
        d.shape(ellipse(0, -34, 11, 12), GOLD, INNER)
        d.shape(ellipse(0, -34, 5.6, 6.4), RED, DETAIL)


def _cloud(d: Drawing) -> None:
    """The cloud he stands on."""
    puffs: list[Node] = [
        (112, 846, "c"), (98, 830), (112, 814), (132, 816, "c"), (140, 798), (168, 796), (180, 808, "c"),
        (200, 792), (228, 796), (238, 808, "c"), (256, 796), (278, 800), (284, 810, "c"), (304, 794),
        (332, 796), (342, 808, "c"), (360, 796), (384, 802), (388, 818, "c"), (408, 818), (416, 834),
        (402, 848, "c"), (384, 864), (358, 858), (352, 852, "c"), (330, 866), (300, 862), (292, 854, "c"),
        (270, 866), (240, 864), (228, 854, "c"), (206, 866), (176, 862), (168, 852, "c"), (150, 862),
        (122, 858),
    ]  # fmt: skip
    d.shape(smooth(puffs), SILVER, OUTER, shade=[Shade(angle=86, depth=0.6, spacing=5.8, width=3.8),
        Shade(angle=40, depth=0.1, spacing=6, width=3)], )  # fmt: skip
    for x, y in ((132, 834), (236, 840), (300, 842), (372, 836)):
        d.lens([(x - 14, y + 6), (x - 4, y - 8), (x + 14, y - 4)], 3)
