"""The girl of the 4 di spade, with a basket of fruit on her arm."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.foliage import leaf
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, OCHRE, RED, WHITE, YELLOW
from art.cards.trevisane.peasant import apron, back_of_head, bodice, feet, front_of_head, puff, skirt
from art.cards.trevisane.skirt_figure import limb


def fruit_seller(d: Drawing) -> None:
    """A girl with a basket on her arm, about the card's middle: 180 wide, 396 high."""
    with d.at(0, 0, 1.2):
        feet(d, 146)
        skirt(d, RED, YELLOW)
        apron(d, WHITE, BLUE)
        back_of_head(d, OCHRE)
        _hip_arm(d)
        puff(d, 1, [(22, -98), (38, -98), (52, -86), (60, -66), (58, -50), (50, -44, "c"), (38, -46, "c"),
            (32, -58), (26, -74)], (37, -46), (51, -43))  # fmt: skip
        bodice(d, GREEN, YELLOW)
        _basket(d)
        _basket_arm(d)
        front_of_head(d, OCHRE)
        _kerchief(d, YELLOW)


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
    puff(d, -1, [(-22, -98), (-38, -98), (-53, -86), (-62, -64), (-62, -48), (-54, -40, "c"),
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
