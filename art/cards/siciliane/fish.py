"""The fish of the 2 di coppe."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import BLUE, GREEN, INK, PAPER, RED, SILVER, YELLOW


def fish(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A fish swimming to the left over two little waves; 300 wide and 130 high, centred on (x, y)."""
    with d.at(x, y, scale):
        _waves(d)
        _fins(d)
        _body(d)
        _head(d)


def _waves(d: Drawing) -> None:
    for x0, x1, y in ((-170, -128, 40), (-120, -40, 66), (40, 120, 66), (128, 172, 40)):
        step = (x1 - x0) / 4
        crest: list[Node] = [(x0 + step * k, y + (-6 if k % 2 else 4)) for k in range(5)]
        d.line(smooth(crest, closed=False), INNER, ink=BLUE)


def _fins(d: Drawing) -> None:
    tail: list[Node] = [
        (92, 2, "c"), (112, -14), (128, -38), (150, -52, "c"), (147, -28), (134, -4, "c"), (140, 18),
        (158, 42, "c"),
        (132, 34), (110, 16),
    ]  # fmt: skip
    d.shape(smooth(tail), RED, OUTER, shade=[Shade(angle=70, depth=0.25, spacing=5, width=2.6)])
    d.fold(*(([(104, 2), (124, y * 0.5), (142, y)], 3.2) for y in (-40, -24, 18, 32)))
    back: list[Node] = [
        (-46, -36, "c"), (-30, -62), (-2, -70, "c"), (4, -62), (18, -66, "c"), (24, -56),
        (40, -56, "c"), (44, -46),
        (60, -40, "c"), (62, -26, "c"),
    ]  # fmt: skip
    d.shape(smooth(back), RED, OUTER, shade=[Shade(angle=90, depth=0.3, spacing=5, width=2.4)])
    d.fold(*(([(x, -38 + k * 2), (x - 4, -58 + k * 5)], 3) for k, x in enumerate((-28, -12, 4, 22, 40))))
    low: list[list[Node]] = [
        [(-20, 38, "c"), (-12, 58), (8, 66, "c"), (12, 50), (8, 36, "c")],
        [(46, 26, "c"), (58, 42), (74, 44, "c"), (72, 28), (68, 18, "c")],
    ]
    for nodes in low:
        d.shape(smooth(nodes), RED, INNER, shade=[Shade(angle=80, depth=0.4, spacing=4.8, width=2.4)])


def _body(d: Drawing) -> None:
    whole: list[Node] = [
        (-140, 8, "c"), (-128, -8), (-104, -26), (-70, -40), (-24, -46), (28, -40), (70, -22), (100, -8, "c"),
        (102, 10, "c"), (72, 22), (30, 38), (-20, 46), (-70, 42), (-108, 28), (-130, 17),
    ]  # fmt: skip
    shape = smooth(whole)
    d.shape(shape, SILVER, None)
    with d.clip(shape):
        flank: list[Node] = [
            (-150, -60, "c"), (120, -60, "c"), (120, -2, "c"), (70, -6), (20, -10), (-40, -8), (-92, -2, "c"),
            (-150, 0, "c"),
        ]  # fmt: skip
        d.shape(smooth(flank), BLUE, INNER)
        d.hatch(smooth(flank), Shade(angle=-90, depth=0.3, spacing=6, width=2.6, reach=22))
        for row in range(5):
            for k in range(11):
                cx, cy = -72 + 16 * k + (row % 2) * 8, 0 + 10.5 * row - 2
                if cy < 8 + 36 - abs(cx) * 0.2:
                    d.line(smooth([(cx - 4, cy - 7), (cx + 5, cy), (cx - 4, cy + 7)], closed=False), DETAIL)
        d.hatch(shape, Shade(angle=84, depth=0.16, spacing=5.6, width=2.8))
        stripe: list[Node] = [(-84, -14, "c"), (-20, -22), (40, -20), (96, -6, "c"), (40, -13), (-20, -14)]
        d.shape(smooth(stripe), YELLOW, DETAIL)
    d.line(shape, OUTER)


def _head(d: Drawing) -> None:
    cheek: list[Node] = [
        (-140, 8, "c"), (-128, -8), (-104, -26), (-84, -36, "c"), (-72, -18), (-70, 6), (-78, 28),
        (-88, 37, "c"),
        (-108, 28), (-130, 17),
    ]  # fmt: skip
    d.shape(smooth(cheek), GREEN, OUTER, shade=[Shade(angle=70, depth=0.34, spacing=5, width=2.6)])
    d.line(smooth([(-90, -30), (-80, -12), (-80, 8), (-90, 32)], closed=False), DETAIL)
    d.shape(circle(-108, -9, 9.4), YELLOW, INNER)
    d.shape(circle(-109, -9, 4.4), INK, None)
    d.shape(circle(-110.4, -10.6, 1.4), PAPER, None)
    d.lens([(-139, 9), (-126, 11), (-116, 7), (-111, 12)], 3.6)
    fin: list[Node] = [
        (-66, 6, "c"),
        (-46, -2),
        (-28, 4, "c"),
        (-36, 12),
        (-30, 22, "c"),
        (-50, 22),
        (-64, 16, "c"),
    ]
    d.shape(smooth(fin), YELLOW, INNER)
    d.fold(*(([(-62, 10), (-48, y), (-34, y + 1)], 2.4) for y in (5, 11, 17)))
