"""The girl of the 6 di spade, spinning with distaff and spindle."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.trevisane.inks import BLUE, FLESH, OCHRE, RED, TAUPE, WHITE, YELLOW
from art.cards.trevisane.peasant import apron, back_of_head, bodice, feet, front_of_head, puff, skirt
from art.cards.trevisane.skirt_figure import limb, small_fist


def spinner(d: Drawing) -> None:
    """A girl with distaff and spindle, about the card's middle: 117 wide, 333 high."""
    with d.at(-2, 4, (0.945, 1.01)):
        feet(d, 146, wide=40)
        skirt(d, YELLOW, RED)
        apron(d, BLUE, WHITE)
        back_of_head(d, TAUPE)
        bodice(d, RED, WHITE)
        _distaff(d)
        _distaff_arm(d)
        _spindle_arm(d)
        front_of_head(d, TAUPE)
        _straw_hat(d)


def _distaff_arm(d: Drawing) -> None:
    """Her left arm is bent up: the hand draws the flax from the distaff."""
    limb(d, [
        (42, -40, "c"), (56, -36), (63, -42), (60, -54), (52, -64), (46, -68, "c"), (37, -64, "c"),
            (42, -56), (44,
            -49, "c"),
    ], FLESH, [([(44, -49), (51, -46), (56, -46)], 2.6)])  # fmt: skip
    puff(d, 1, [(22, -98), (37, -97), (50, -84), (58, -64), (60, -46), (56, -32, "c"), (42, -34, "c"),
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
    puff(d, -1, [(-22, -98), (-38, -97), (-52, -84), (-61, -62), (-62, -46), (-58, -36, "c"),
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
