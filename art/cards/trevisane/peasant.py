"""The peasant girls of the 4 and 6 di spade: one with a basket of fruit, one spinning."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import hair, heads
from art.cards.parts.foliage import leaf
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, OCHRE, RED, TAUPE, WHITE, YELLOW
from art.cards.trevisane.skirt_figure import foot, gown, limb, small_fist
from art.cards.trevisane.small_face import small_face


def fruit_seller(d: Drawing) -> None:
    """A girl with a basket on her arm, about the card's middle: 180 wide, 396 high."""
    with d.at(0, 0, 1.2):
        _feet(d, 146)
        _skirt(d, RED, YELLOW)
        _apron(d, WHITE, BLUE)
        _back_of_head(d, OCHRE)
        _hip_arm(d)
        _puff(d, 1, [(22, -98), (38, -98), (52, -86), (60, -66), (58, -50), (50, -44, "c"), (38, -46, "c"),
            (32, -58), (26, -74)], (37, -46), (51, -43))  # fmt: skip
        _bodice(d, GREEN, YELLOW)
        _basket(d)
        _basket_arm(d)
        _front_of_head(d, OCHRE)
        _kerchief(d, YELLOW)


def spinner(d: Drawing) -> None:
    """A girl with distaff and spindle, about the card's middle: 110 wide, 320 high."""
    with d.at(0, 8, (0.88, 0.96)):
        _feet(d, 146)
        _skirt(d, YELLOW, RED)
        _apron(d, BLUE, WHITE)
        _back_of_head(d, TAUPE)
        _bodice(d, RED, WHITE)
        _distaff(d)
        _distaff_arm(d)
        _spindle_arm(d)
        _front_of_head(d, TAUPE)
        _straw_hat(d)


def _puff(d: Drawing, side: int, nodes: Sequence[Node], inner: Point, outer: Point) -> None:
    """A puffed linen sleeve, gathered at the shoulder and into a band at the elbow, `inner` to `outer`."""
    limb(d, nodes, WHITE)
    (x0, y0), (x1, y1) = inner, outer
    for t, lift in ((0.2, 15.0), (0.5, 19.0), (0.8, 15.0)):
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        d.fold(([(x, y), (x + side * 1.5, y - lift * 0.5), (x + side * 0.5, y - lift)], 2.6))
    d.fold(([(side * 25, -95), (side * 34, -88), (side * 42, -74)], 2.8),
        ([(side * 25, -92), (side * 30, -80), (side * 34, -66)], 2.4))  # fmt: skip
    d.line(smooth([inner, ((x0 + x1) / 2, (y0 + y1) / 2 + 1.6), outer], closed=False), 5.2)
    d.line(smooth([inner, ((x0 + x1) / 2, (y0 + y1) / 2 + 1.6), outer], closed=False), 2.2, ink=RED)


def _hip_arm(d: Drawing) -> None:
    """Her right hand is set on the hip: elbow out, the back of the hand to us, the thumb behind."""
    limb(d, [
        (-38, -48), (-52, -48), (-60, -38), (-58, -28), (-46, -21), (-33, -15, "c"), (-29, -24, "c"),
            (-40, -31),
        (-44, -37, "c"),
    ], FLESH, [([(-44, -37), (-50, -35), (-54, -36)], 2.6)])  # fmt: skip
    hand: list[Node] = [
        (-33, -27, "c"), (-27, -28), (-21, -23), (-15, -16, "c"), (-17, -12), (-19, -13, "c"), (-19, -8),
            (-23, -10, "c"),
        (-24, -6), (-28, -9, "c"), (-31, -7), (-33, -12), (-37, -17, "c"),
    ]  # fmt: skip
    d.shape(smooth(hand), FLESH, INNER, shade=[Shade(angle=60, depth=0.4, spacing=4.4, width=2, reach=5)])
    d.fold(([(-19, -13), (-23, -17), (-26, -19)], 2.2), ([(-23, -10), (-27, -14), (-29, -17)], 2.2),
        ([(-28, -9), (-31, -12), (-32, -15)], 2.0))  # fmt: skip
    _puff(d, -1, [(-22, -98), (-38, -98), (-53, -86), (-62, -64), (-62, -48), (-54, -40, "c"),
        (-39, -42, "c"),
        (-32, -58), (-26, -74)], (-40, -42), (-55, -39))  # fmt: skip


def _basket_arm(d: Drawing) -> None:
    """Her left forearm lies through the handle, the hand before the girdle."""
    limb(d, [
        (39, -48, "c"), (52, -46, "c"), (61, -34), (60, -20), (50, -12), (34, -6), (22, -3, "c"),
            (20, -14, "c"),
        (32, -20), (40, -28, "c"),
    ], FLESH, [([(40, -28), (47, -24), (53, -24)], 2.8)])  # fmt: skip
    hand: list[Node] = [
        (25, -16, "c"), (17, -19), (10, -17), (4, -11, "c"), (3, -8), (6, -7, "c"), (2, -4), (5, -1.6, "c"),
            (3, 2), (7,
            3.6, "c"), (8, 6.4), (13, 5), (20, 0), (25, -3, "c"),
    ]  # fmt: skip
    d.shape(smooth(hand), FLESH, INNER, shade=[Shade(angle=70, depth=0.4, spacing=4.4, width=2, reach=5)])
    d.fold(([(6, -7), (11, -9), (15, -10)], 2.2), ([(5, -1.6), (11, -4), (15, -6)], 2.2),
        ([(7, 3.6), (12, 1), (16, -2)], 2.0), ([(18, -18), (13, -14), (14, -11)], 2.0))  # fmt: skip


def _distaff_arm(d: Drawing) -> None:
    """Her left arm is bent up: the hand draws the flax from the distaff."""
    limb(d, [
        (42, -40, "c"), (56, -36), (63, -42), (60, -54), (52, -64), (46, -68, "c"), (37, -64, "c"),
            (42, -56), (44,
            -49, "c"),
    ], FLESH, [([(44, -49), (51, -46), (56, -46)], 2.6)])  # fmt: skip
    _puff(d, 1, [(22, -98), (37, -97), (50, -84), (58, -64), (60, -46), (56, -32, "c"), (42, -34, "c"),
        (34, -50),
        (26, -74)], (43, -34), (57, -32))  # fmt: skip
    with d.at(42, -73, 0.86, 174):
        small_fist(d)


def _spindle_arm(d: Drawing) -> None:
    """Her right arm hangs, a little bent; thumb and finger turn the spindle."""
    limb(d, [
        (-42, -44, "c"), (-58, -40, "c"), (-59, -26), (-55, -10), (-50, 4, "c"), (-40, 2, "c"), (-42, -14),
            (-43, -30),
    ], FLESH)  # fmt: skip
    _puff(d, -1, [(-22, -98), (-38, -97), (-52, -84), (-61, -62), (-62, -46), (-58, -36, "c"),
        (-41, -38, "c"),
        (-33, -56), (-26, -74)], (-42, -38), (-59, -35))  # fmt: skip
    _spindle(d)
    hand: list[Node] = [
        (-50, 2, "c"), (-53, 10), (-54, 20), (-50, 30), (-46, 38), (-42, 41), (-40, 36, "c"), (-37, 36),
            (-36, 28), (-34,
            22), (-36, 12), (-40, 1, "c"),
    ]  # fmt: skip
    d.shape(smooth(hand), FLESH, INNER, shade=[Shade(depth=0.4, spacing=4.4, width=2, reach=5)])
    d.fold(([(-40, 37), (-43, 28), (-45, 20)], 2.4), ([(-37, 36), (-38, 26), (-41, 18)], 2.2))


def _feet(d: Drawing, y: float) -> None:
    turf: list[Node] = [
        (-60, y + 8),
        (-34, y - 4),
        (0, y - 6),
        (34, y - 4),
        (60, y + 8),
        (30, y + 16),
        (0, y + 19),
        (-30, y + 16),
    ]
    d.shape(smooth(turf), GREEN, INNER, shade=[Shade(angle=90, depth=0.5, spacing=5.4, width=2.6)])
    for x, side in ((-12, -1), (14, 1)):
        d.limb([(x, y - 34, 8), (x, y - 8, 6)], WHITE, INNER, depth=0.6, spacing=4.6, width=2.2)
        foot(d, x, y, side, INK)


def _skirt(d: Drawing, fill: str, border: str) -> None:
    nodes: list[Node] = [
        (-21, -30, "c"), (-38, -10), (-50, 36), (-58, 84), (-62, 116, "c"), (-36, 124), (-12, 120), (14, 125),
        (38, 121), (62, 116, "c"), (58, 84), (50, 36), (38, -10), (21, -30, "c"),
    ]  # fmt: skip
    folds: list[tuple[Sequence[Point], float]] = [
        ([(18, -28), (38, 30), (50, 112)], 4.4), ([(12, -28), (28, 40), (36, 116)], 4),
        ([(-18, -28), (-38, 30), (-50, 112)], 4.2), ([(-13, -28), (-28, 40), (-36, 116)], 3.6),
        ([(48, 116), (44, 88), (42, 64)], 3.4),
    ]  # fmt: skip
    gown(d, nodes, fill, folds)
    d.line(
        smooth([(-59, 104), (-36, 111), (-12, 108), (14, 112), (38, 109), (59, 104)], closed=False),
        6,
        ink=border,
    )


def _apron(d: Drawing, fill: str, stripe: str) -> None:
    nodes: list[Node] = [
        (-15, -30, "c"), (-24, 0), (-30, 46), (-32, 88, "c"), (-10, 94), (12, 92), (32, 88, "c"), (30, 46),
        (24, 0),
        (15, -30, "c"),
    ]  # fmt: skip
    folds: list[tuple[Sequence[Point], float]] = [
        ([(6, -28), (12, 20), (14, 70)], 3.6), ([(-5, -28), (-8, 20), (-10, 66)], 3.4), ([(11, -26),
        (20, 20), (24, 80)], 3.2),
    ]  # fmt: skip
    gown(d, nodes, fill, folds)
    for y in (72, 80):
        d.line(
            smooth([(-31, y - 2), (-10, y + 4), (12, y + 3), (31, y - 2)], closed=False),
            DETAIL + 1,
            ink=stripe,
        )


def _bodice(d: Drawing, fill: str, lace: str) -> None:
    neckline: list[Node] = [(-26, -92), (-12, -106), (10, -106), (24, -94), (12, -82), (0, -78), (-13, -82)]
    d.shape(smooth(neckline), FLESH, None, shade=[Shade(depth=0.2, spacing=4.8, width=2.2)])
    for side in (-1, 1):
        d.line(smooth([(side * 27, -92), (side * 19, -102), (side * 9, -107)], closed=False), INNER)
    nodes: list[Node] = [
        (-19, -30, "c"), (-19, -46), (-27, -66), (-30, -88), (-22, -100, "c"), (-16, -84), (0, -72),
        (15, -84),
        (21, -100, "c"), (30, -88), (27, -66), (19, -46), (19, -30, "c"), (0, -25),
    ]  # fmt: skip
    d.shape(smooth(nodes), fill, OUTER, shade=[Shade(depth=0.3, spacing=5.2, width=2.6)])
    chemise: list[Node] = [
        (-17, -90, "c"),
        (-8, -77),
        (0, -74),
        (8, -77),
        (16, -90, "c"),
        (12, -74),
        (0, -66),
        (-12, -74),
    ]
    d.shape(smooth(chemise), WHITE, DETAIL)
    for k in range(3):
        y = -60 + 10.0 * k
        d.line(polyline([(-6, y), (6, y + 6)], closed=False), INNER, ink=lace)
        d.line(polyline([(6, y), (-6, y + 6)], closed=False), INNER, ink=lace)
    d.shape(
        smooth([(-20, -34, "c"), (0, -29), (20, -34, "c"), (20, -26, "c"), (0, -21), (-20, -26, "c")]),
        lace,
        INNER,
    )


def _look(colour: str) -> heads.Look:
    return heads.maiden(hair=colour)


def _back_of_head(d: Drawing, colour: str) -> None:
    with d.at(0, -132, 0.57):
        heads.neck(d, _look(colour))


def _front_of_head(d: Drawing, colour: str) -> None:
    look = _look(colour)
    with d.at(0, -132, 0.57):
        small_face(d, look)
        heads.ear(d, look)
        hair.cropped(d, look)
        hair.fringe(d, look)


def _kerchief(d: Drawing, fill: str) -> None:
    """A cloth tied over the hair, its ends at the nape."""
    with d.at(0, -132, 0.57):
        ends: list[Node] = [
            (28, 8, "c"),
            (44, 16),
            (52, 34, "c"),
            (40, 30),
            (42, 44, "c"),
            (30, 30),
            (24, 16, "c"),
        ]
        d.shape(smooth(ends), fill, INNER, shade=[Shade(angle=60, depth=0.4, spacing=4.6, width=2.2)])
        cloth: list[Node] = [
            (-26, -30, "c"), (-26, -48), (-12, -60), (8, -63), (26, -56), (38, -38), (40, -14), (34, 8),
            (26, 14, "c"),
            (24, -8), (20, -26), (6, -36), (-12, -36),
        ]  # fmt: skip
        d.shape(smooth(cloth), fill, OUTER, shade=[Shade(angle=10, depth=0.34, spacing=4.8, width=2.5)])
        d.fold(([(30, 8), (32, -20), (20, -48)], 4), ([(27, 8), (26, -16), (10, -40)], 3.4))


def _straw_hat(d: Drawing) -> None:
    with d.at(0, -132, 0.57):
        brim: list[Node] = [
            (-48, -26, "c"),
            (-30, -40),
            (2, -46),
            (34, -40),
            (54, -24, "c"),
            (28, -28),
            (2, -31),
            (-24, -29),
        ]
        crown: list[Node] = [(-24, -36, "c"), (-20, -58), (2, -66), (24, -58), (28, -36, "c"), (2, -42)]
        d.shape(smooth(crown), YELLOW, OUTER, shade=[Shade(depth=0.4, spacing=4.8, width=2.5)])
        d.shape(
            smooth([(-24, -44, "c"), (2, -51), (27, -44, "c"), (28, -36, "c"), (2, -42), (-24, -36, "c")]),
            RED,
            INNER,
        )
        d.shape(smooth(brim), YELLOW, OUTER, shade=[Shade(angle=80, depth=0.4, spacing=5, width=2.4)])


def _basket(d: Drawing) -> None:
    with d.at(52, 4):
        d.limb(
            [(-28, 6, 3.4), (-22, -24, 3.4), (0, -38, 3.4), (22, -24, 3.4), (28, 6, 3.4)],
            OCHRE,
            INNER,
            depth=0,
        )
        for x, y, r, fill in (
            (-17, -2, 9.5, RED),
            (2, -7, 10.5, YELLOW),
            (19, -2, 9.5, RED),
            (-8, -11, 8, GREEN),
        ):
            d.shape(circle(x, y, r), fill, INNER, shade=[Shade(angle=45, depth=0.3, spacing=4.4, width=2.2)])
        d.shape(leaf(12, -10, -40, 20, 9), GREEN, DETAIL)
        tub: list[Node] = [
            (-33, 1, "c"),
            (0, 6),
            (33, 1, "c"),
            (28, 20),
            (22, 36, "c"),
            (0, 40),
            (-22, 36, "c"),
            (-28, 20),
        ]
        d.shape(smooth(tub), OCHRE, OUTER, shade=[Shade(depth=0.3, spacing=5, width=2.6)])
        for row in range(3):
            low = 10 + 9 * row
            for k in range(-3, 4):
                at = 8.6 * k + (4.3 if row % 2 else 0)
                if abs(at) < 27 - row * 2.4:
                    d.lens([(at - 4.6, low), (at, low + 3), (at + 4.6, low)], 2.4)
        d.shape(
            smooth([(-35, -2, "c"), (0, 3), (35, -2, "c"), (34, 6, "c"), (0, 11), (-34, 6, "c")]),
            YELLOW,
            INNER,
        )


def _distaff(d: Drawing) -> None:
    d.limb([(41, -142, 2.6), (41, -60, 3), (39, 40, 3)], OCHRE, INNER, depth=0)
    flax: list[Node] = [
        (41, -152, "c"), (32, -143), (28, -128), (31, -110), (37, -98, "c"), (45, -98, "c"), (51, -110),
        (54, -128),
        (50, -143),
    ]  # fmt: skip
    d.shape(smooth(flax), WHITE, OUTER, shade=[Shade(depth=0.4, spacing=4.8, width=2.4)])
    for y in (-136, -124, -112):
        d.line(smooth([(30, y - 3), (41, y + 4), (52, y - 3)], closed=False), INNER, ink=RED)


def _spindle(d: Drawing) -> None:
    thread: list[Point] = [(40, -98), (4, -40), (-36, 20), (-42, 44)]
    d.line(smooth(thread, closed=False), DETAIL)
    body: list[Node] = [(-42, 40, "c"), (-36, 56), (-39, 74), (-42, 92, "c"), (-45, 74), (-48, 56)]
    d.shape(smooth(body), WHITE, INNER, shade=[Shade(depth=0.4, spacing=4.4, width=2.2)])
    d.shape(ellipse(-42, 78, 9, 3.4), RED, DETAIL)
