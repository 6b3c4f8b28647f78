"""Fortune of the 2 di spade: she stands on a winged wheel, and the wind takes her hair and her scarf."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import heads
from art.cards.trevisane import scarf
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, OCHRE, RED, WHITE, YELLOW
from art.cards.trevisane.skirt_figure import foot, gown, limb, small_fist
from art.cards.trevisane.small_face import small_face

HEAD = (-2.0, -172.0)
SIZE = 0.7


def fortune(d: Drawing) -> None:
    """Fortune about the card's middle (0, 0): about 240 wide and 530 high."""
    with d.at(-2, 8, 0.95):
        scarf.billow(d)
        _wheel(d)
        _hair_behind(d)
        _legs(d)
        _low_arm(d)
        _gown(d)
        _bust(d)
        _head(d)
        scarf.high_end(d)
        _high_arm(d)


def _wheel(d: Drawing) -> None:
    with d.at(-4, 214):
        for side in (1, -1):
            with d.at(flip=side < 0):
                _wing(d)
        d.shape(circle(0, 0, 47), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.1, spacing=5, width=2.6)])
        d.shape(circle(0, 0, 34), WHITE, INNER)
        for k in range(4):
            with d.at(rotate=45 * k + 10):
                d.shape(polyline([(-4, -33), (4, -33), (4, 33), (-4, 33)]), RED, DETAIL)
        d.shape(circle(0, 0, 11), YELLOW, INNER)
        d.shape(circle(0, 0, 3), RED, None)


def _wing(d: Drawing) -> None:
    """A wing on the right of the wheel: four quills from below upwards, small feathers over their roots."""
    for k, (long, turn) in enumerate(((60, 19), (76, 6), (88, -8), (94, -23))):
        with d.at(rotate=turn):
            quill: list[Node] = [(30, -6, "c"), (long * 0.6, -9), (long - 8, -9), (long, -3), (long - 4, 4),
                (long * 0.7, 8), (30, 7, "c")]  # fmt: skip
            d.shape(smooth(quill), (BLUE, WHITE)[k % 2], INNER, shade=[Shade(angle=90, depth=0.4, spacing=4.8,
                width=2.2)])  # fmt: skip
            d.lens([(44, 1), (long * 0.75, 0), (long - 6, -2)], 2.0)
    coverts: list[Node] = [(36, -34, "c"), (56, -34), (64, -25), (59, -17, "c"), (66, -10), (60, -1, "c"),
        (64, 7),
        (54, 13, "c"), (48, 20), (36, 20, "c")]  # fmt: skip
    d.shape(smooth(coverts), RED, INNER, shade=[Shade(angle=80, depth=0.3, spacing=4.8, width=2.3)])


def _legs(d: Drawing) -> None:
    """Feet on the rim, the free one on its toes."""
    foot(d, -18, 160, -1)
    foot(d, 14, 166, 1)


def _gown(d: Drawing) -> None:
    skirt: list[Node] = [
        (-22, -44, "c"), (-36, -8), (-42, 36), (-36, 84), (-42, 122), (-52, 146, "c"), (-34, 156), (-18, 148),
        (-4, 158), (16, 162), (34, 154), (52, 164), (76, 166), (90, 154), (106, 158, "c"), (90, 130),
            (66, 92),
        (46, 40), (34, -8), (22, -44, "c"),
    ]  # fmt: skip
    gown(d, skirt, YELLOW, [
        ([(22, 0), (36, 50), (62, 104), (88, 150)], 4.6), ([(14, 0), (20, 60), (40, 112), (54, 156)], 4.4),
        ([(2, 40), (6, 90), (14, 120), (16, 154)], 3.8), ([(-38, 52), (-24, 76), (-22, 116),
            (-31, 148)], 3.6),
        ([(-40, 46), (-26, 62), (-8, 70)], 3.4), ([(-6, 150), (-10, 120), (-6, 86)], 3.4),
        ([(103, 156), (82, 132), (66, 104)], 3.6),
    ])  # fmt: skip
    hem: list[Node] = [(-48, 138), (-33, 146), (-17, 139), (-3, 148), (16, 152), (34, 144), (52, 153),
        (74, 156),
        (88, 145), (96, 146)]  # fmt: skip
    d.line(smooth(hem, closed=False), 6.2, ink=RED)
    # Where the overskirt blows up at the right, its lining shows.
    lining: list[Node] = [(38, 20, "c"), (58, 22), (84, 30, "c"), (78, 42), (62, 44), (44, 56, "c")]
    d.shape(smooth(lining), WHITE, INNER, shade=[Shade(angle=-60, depth=0.5, spacing=4.8, width=2.6)])
    over: list[Node] = [
        (-24, -46, "c"), (-36, -20), (-44, 12), (-50, 46, "c"), (-36, 56), (-20, 48), (-6, 54), (14, 62),
            (30, 56),
        (46, 54, "c"), (56, 38), (84, 30, "c"), (62, 8), (40, -18), (24, -46, "c"),
    ]  # fmt: skip
    gown(d, over, BLUE, [
        ([(16, -44), (34, -8), (72, 26)], 4.6), ([(8, -44), (22, 0), (44, 44)], 4.4), ([(-2, -44), (2, 0),
            (14, 52)], 4.2),
        ([(-14, -44), (-24, 0), (-28, 46)], 4.2), ([(-20, -42), (-36, 0), (-44, 36)], 3.6),
    ])  # fmt: skip
    edge: list[Node] = [
        (-48, 37),
        (-36, 46),
        (-20, 38),
        (-6, 44),
        (14, 52),
        (29, 47),
        (44, 45),
        (54, 30),
        (76, 24),
    ]
    d.line(smooth(edge, closed=False), 3.6, ink=YELLOW)


def _bust(d: Drawing) -> None:
    with d.at(*HEAD, SIZE, -4):
        heads.neck(d, heads.maiden(hair=OCHRE))
    chest: list[Node] = [(-34, -124), (-28, -138), (-12, -144), (10, -143), (27, -138), (32, -124),
        (14, -108), (0, -103),
        (-14, -108)]  # fmt: skip
    d.shape(smooth(chest), FLESH, None, shade=[Shade(depth=0.2, spacing=4.8, width=2.3)])
    for side in (-1, 1):
        d.line(smooth([(side * 31, -134), (side * 22, -140), (side * 9, -145)], closed=False), INNER)
    d.lens([(-10, -136), (-4, -131), (0, -124)], 2.0)
    d.lens([(12, -136), (6, -131), (2, -125)], 2.0)
    bodice: list[Node] = [
        (-23, -46, "c"), (-22, -66), (-30, -88), (-34, -112), (-26, -132, "c"), (-18, -116), (-9, -112),
            (0, -119, "c"),
        (9, -112), (18, -116), (25, -132, "c"), (33, -112), (30, -88), (22, -66), (23, -46, "c"), (0, -40),
    ]  # fmt: skip
    d.shape(smooth(bodice), BLUE, OUTER, shade=[Shade(depth=0.3, spacing=5.2, width=2.7)])
    d.fold(([(-22, -66), (-12, -74), (-4, -88)], 3.8), ([(22, -66), (14, -76), (10, -92)], 3.8),
        ([(0, -116), (-2, -104), (-8, -94)], 3.0), ([(24, -122), (18, -106), (20, -94)], 3.0),
        ([(-25, -124), (-20, -108), (-22, -96)], 3.0), ([(-19, -50), (-8, -58), (0, -72)], 3.4))  # fmt: skip
    neckline: list[Node] = [
        (-24, -127),
        (-17, -111),
        (-8, -107),
        (0, -112),
        (8, -107),
        (17, -111),
        (23, -127),
    ]
    d.line(smooth(neckline, closed=False), 4.2, ink=YELLOW)
    belt: list[Node] = [(-24, -52, "c"), (0, -45), (24, -52, "c"), (24, -40, "c"), (0, -33), (-24, -40, "c")]
    d.shape(smooth(belt), RED, INNER)
    d.shape(circle(1, -40, 6.5), YELLOW, INNER)


def _low_arm(d: Drawing) -> None:
    """Her left arm: upper arm out and down, the elbow bent, the scarf's end gathered in the fist."""
    limb(d, [
        (22, -138), (38, -136), (52, -120), (66, -96), (80, -74), (88, -56), (93, -36), (95, -16),
            (96, 2, "c"),
        (84, 4, "c"), (78, -18), (70, -38), (60, -56, "c"), (50, -76), (36, -98), (24, -112),
    ], FLESH, [([(61, -57), (70, -62), (76, -62)], 3.4), ([(92, -2), (86, -20), (84, -34)], 2.4),
        ([(36, -128), (46, -112), (52, -100)], 2.2)])  # fmt: skip
    scarf.low_end(d)
    with d.at(91, 12, rotate=8):
        small_fist(d)
    _sleeve(d, 1)


def _high_arm(d: Drawing) -> None:
    """Her right arm: lifted from the shoulder, the forearm straight up to the hand that holds the cloth."""
    limb(d, [
        (-22, -136), (-38, -143), (-54, -140), (-66, -134, "c"), (-65, -150), (-69, -168), (-70, -178, "c"),
        (-83, -178, "c"), (-86, -158), (-92, -138), (-92, -122), (-86, -110), (-76, -105), (-62, -104),
            (-46, -104), (-28, -108),
    ], FLESH, [([(-66, -134), (-72, -126), (-80, -122)], 3.4), ([(-40, -110), (-56, -114), (-68, -112)], 2.6),
        ([(-75, -176), (-76, -160), (-74, -150)], 2.2)])  # fmt: skip
    _sleeve(d, -1)
    with d.at(-77, -187, rotate=184):
        small_fist(d)


def _sleeve(d: Drawing, side: int) -> None:
    """A short sleeve, caught up at the shoulder."""
    if side > 0:
        nodes: list[Node] = [(20, -140, "c"), (34, -141), (47, -131), (57, -114, "c"), (46, -106),
            (36, -97, "c"),
            (30, -106), (24, -116, "c")]  # fmt: skip
        rim: list[Node] = [(57, -114), (47, -104), (36, -97)]
    else:
        nodes = [(-20, -136, "c"), (-32, -146), (-46, -147), (-56, -142, "c"), (-55, -124), (-56, -103, "c"),
            (-42, -101), (-28, -104, "c")]  # fmt: skip
        rim = [(-56, -143), (-54, -123), (-56, -103)]
    d.shape(smooth(nodes), BLUE, INNER, shade=[Shade(angle=60, depth=0.36, spacing=4.8, width=2.4)])
    x, y = side * 22.0, -136.0
    d.fold(([(x, y), (x + side * 12, y + 6), (x + side * 22, y + 18)], 3.2))
    d.line(smooth(rim, closed=False), 4.4, ink=YELLOW)


def _head(d: Drawing) -> None:
    with d.at(*HEAD, SIZE, -4):
        small_face(d, heads.maiden(hair=OCHRE))
        cap: list[Node] = [
            (-22, -28, "c"), (-28, -44), (-17, -60), (4, -65), (26, -58), (38, -40), (40, -16), (35, 4),
            (27, 14, "c"),
            (25, -6), (18, -22), (4, -31), (-10, -34),
        ]  # fmt: skip
        d.shape(smooth(cap), OCHRE, INNER)
        d.fold(([(-20, -34), (-4, -44), (14, -42), (30, -22)], 2.6), ([(-14, -48), (4, -54), (24, -46),
            (36, -24)], 2.6),
            ([(27, 12), (33, -6), (30, -22)], 2.6))  # fmt: skip
        _wreath(d)


def _hair_behind(d: Drawing) -> None:
    """Her hair streams out in long locks before the wind."""
    locks: tuple[tuple[list[Node], list[tuple[float, float]]], ...] = (
        ([(22, 8, "c"), (42, 22), (52, 46), (76, 58), (100, 54, "c"), (82, 72), (54, 72), (32, 52),
            (16, 26, "c")],
            [(26, 18), (42, 46), (60, 62), (84, 64)]),
        ([(30, -14, "c"), (52, -2), (70, 22), (92, 26), (114, 14, "c"), (98, 38), (70, 42), (44, 26),
            (24, 12, "c")],
            [(30, 2), (52, 20), (76, 34), (98, 28)]),
        ([(24, -50, "c"), (50, -44), (72, -24), (96, -22), (122, -36, "c"), (108, -6), (78, 2), (50, -8),
            (26, -10,
            "c")], [(30, -30), (54, -24), (80, -10), (106, -18)]),
    )  # fmt: skip
    with d.at(*HEAD, SIZE, -4):
        for nodes, strand in locks:
            d.shape(smooth(nodes), OCHRE, INNER, shade=[Shade(angle=80, depth=0.3, spacing=5, width=2.4)])
            d.lens(strand, 2.4)


def _wreath(d: Drawing) -> None:
    leaves = []
    for k in range(8):
        x = -25 + 8.4 * k
        y = -35 - 8 * math.cos((k - 3) / 3 * 1.2) + max(0, k - 4) * 3.4
        leaves.append(smooth([(x - 5, y + 4, "c"), (x - 6, y - 6), (x + 2, y - 13, "c"), (x + 6, y - 5),
            (x + 4, y + 4,
            "c")]))  # fmt: skip
    for leaf in leaves:
        d.shape(leaf, GREEN, DETAIL)
