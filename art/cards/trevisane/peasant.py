"""Dress and heads of the peasant girls of the 4 and 6 di spade."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import hair, heads
from art.cards.trevisane.inks import FLESH, GREEN, INK, RED, WHITE
from art.cards.trevisane.skirt_figure import foot, gown, limb
from art.cards.trevisane.small_face import small_face


def puff(d: Drawing, side: int, nodes: Sequence[Node], inner: Point, outer: Point) -> None:
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


def feet(d: Drawing, y: float, *, wide: float = 60.0) -> None:
    """Turf, stockings and shoes; `wide`: half the width of the turf."""
    turf: list[Node] = [
        (-wide, y + 8),
        (-wide * 0.57, y - 4),
        (0, y - 6),
        (wide * 0.57, y - 4),
        (wide, y + 8),
        (wide * 0.5, y + 16),
        (0, y + 19),
        (-wide * 0.5, y + 16),
    ]
    d.shape(smooth(turf), GREEN, INNER, shade=[Shade(angle=90, depth=0.5, spacing=5.4, width=2.6)])
    for x, side in ((-12, -1), (14, 1)):
        d.limb([(x, y - 34, 8), (x, y - 8, 6)], WHITE, INNER, depth=0.6, spacing=4.6, width=2.2)
        foot(d, x, y, side, INK)


def skirt(d: Drawing, fill: str, border: str) -> None:
    """A full skirt over the feet, a line of that ink along its hem."""
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


def apron(d: Drawing, fill: str, stripe: str) -> None:
    """An apron over it, two stripes along its foot."""
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


def bodice(d: Drawing, fill: str, lace: str) -> None:
    """A laced bodice over a chemise, neck and shoulders bare."""
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


def back_of_head(d: Drawing, colour: str) -> None:
    """The neck, before the bodice."""
    with d.at(0, -132, 0.57):
        heads.neck(d, _look(colour))


def front_of_head(d: Drawing, colour: str) -> None:
    """Face, ear and hair of that colour; kerchief or hat come over it."""
    look = _look(colour)
    with d.at(0, -132, 0.57):
        small_face(d, look)
        heads.ear(d, look)
        hair.cropped(d, look)
        hair.fringe(d, look)
