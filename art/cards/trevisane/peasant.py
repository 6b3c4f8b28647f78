"""The peasant girls of the 4 and 6 di spade: one with a basket of fruit, one spinning."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import hair, hands, heads
from art.cards.parts.foliage import leaf
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, OCHRE, RED, TAUPE, WHITE, YELLOW
from art.cards.trevisane.skirt_figure import arm, foot, gown
from art.cards.trevisane.small_face import small_face


def fruit_seller(d: Drawing) -> None:
    """A girl with a basket on her arm, about the card's middle: 180 wide, 396 high."""
    with d.at(0, 0, 1.2):
        _feet(d, 146)
        _skirt(d, RED, YELLOW)
        _apron(d, WHITE, BLUE)
        _back_of_head(d, OCHRE)
        arm(d, [(24, -86, 14), (44, -62, 12), (50, -34, 9)], WHITE)
        _bodice(d, GREEN, YELLOW)
        arm(d, [(-24, -86, 14), (-48, -58, 12), (-52, -36, 10)], WHITE)
        arm(d, [(-52, -36, 9.5), (-42, -22, 8), (-26, -22, 6)], FLESH)
        with d.at(-22, -22, 0.52, 0, flip=False):
            hands.at_hip(d)
        _basket(d)
        arm(d, [(50, -34, 9), (40, -14, 8), (22, -8, 6)], FLESH)
        with d.at(17, -7, 0.5, -80):
            hands.fist(d, wrist=100)
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
        arm(d, [(24, -86, 13), (44, -58, 12), (50, -28, 9.5)], WHITE)
        arm(d, [(50, -28, 9), (54, -44, 8), (44, -60, 6)], FLESH)
        with d.at(41, -64, 0.5):
            hands.fist(d, wrist=90)
        arm(d, [(-24, -86, 13), (-46, -58, 12), (-52, -36, 9.5)], WHITE)
        arm(d, [(-52, -36, 9), (-48, -16, 8), (-44, 4, 6)], FLESH)
        _spindle(d)
        with d.at(-44, 2, 0.5):
            hands.hanging(d)
        _front_of_head(d, TAUPE)
        _straw_hat(d)


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
