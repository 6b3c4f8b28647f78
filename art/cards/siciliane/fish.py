"""The fish of the 2 di coppe: green, red and black, cut with a few broad strokes."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.siciliane.inks import GREEN, INK, RED, WHITE


def fish(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A fish swimming to the left over two waves; 310 wide and 130 high, centred on (x, y)."""
    with d.at(x, y, scale):
        for points in (
            [(-160, 58), (-136, 50), (-112, 60), (-88, 52)],
            [(60, 58), (86, 50), (112, 60), (138, 52)],
            [(-52, 72), (-22, 64), (6, 74), (34, 66)],
        ):
            d.lens(points, 7)
        _fins(d)
        _body(d)


def _fins(d: Drawing) -> None:
    tail: list[Node] = [
        (88, 2, "c"), (112, -16), (132, -44), (158, -58, "c"), (150, -26), (138, -2, "c"), (150, 22),
        (164, 48, "c"),
        (132, 38), (108, 18),
    ]  # fmt: skip
    back: list[Node] = [
        (-52, -36, "c"), (-34, -64), (-4, -74, "c"), (4, -62), (22, -66, "c"), (30, -54), (50, -52, "c"),
        (54, -40),
        (66, -28, "c"),
    ]  # fmt: skip
    belly: list[Node] = [(-32, 40, "c"), (-14, 53), (16, 60), (42, 57, "c"), (26, 48), (8, 38, "c")]
    vent: list[Node] = [(44, 30, "c"), (62, 39), (82, 40), (98, 34, "c"), (86, 26), (74, 16, "c")]
    for nodes in (tail, back, belly, vent):
        d.shape(smooth(nodes), RED, OUTER)
    d.fold(
        ([(150, -46), (128, -22), (106, -2)], 8), ([(154, 38), (130, 20), (108, 6)], 8), ([(143, -4),
        (126, -1), (108, 2)], 7),
        ([(-10, -70), (-24, -52), (-32, -40)], 8), ([(14, -64), (2, -52), (-4, -42)], 8), ([(40, -52),
        (28, -46),
        (22, -38)], 7), ([(36, 56), (14, 51), (-8, 44)], 7), ([(92, 34), (76, 31), (60, 29)], 6),
    )  # fmt: skip


def _body(d: Drawing) -> None:
    whole: list[Node] = [
        (-146, 8, "c"), (-132, -10), (-104, -30), (-66, -44), (-20, -48), (30, -40), (72, -22),
        (100, -8, "c"),
        (102, 10, "c"), (72, 22), (30, 38), (-20, 46), (-70, 43), (-110, 30), (-134, 19),
    ]  # fmt: skip
    d.shape(smooth(whole), GREEN, OUTER)
    # The pale belly, then scales as rows of cuts, few and broad.
    pale: list[Node] = [
        (-96, 20, "c"), (-60, 14), (-10, 18), (50, 14), (98, 4, "c"), (100, 10, "c"), (72, 20), (30, 35),
        (-20, 43),
        (-70, 40), (-98, 31, "c"),
    ]  # fmt: skip
    d.shape(smooth(pale), WHITE, None, shade=[Shade(angle=90, depth=0.5, spacing=8, width=4.6)])
    for row, (y, first, count) in enumerate(((-32, -50, 5), (-18, -60, 8), (-4, -50, 8), (10, -60, 8))):
        for k in range(count):
            x = first + 19 * k
            d.lens([(x - 3, y - 7), (x + 6, y), (x - 3, y + 7)], 5.4 - 0.4 * row)
    gill: list[Node] = [(-84, -38, "c"), (-70, -18), (-68, 8), (-82, 38, "c"), (-78, 8), (-78, -16)]
    d.shape(smooth(gill), INK, INNER)
    d.shape(circle(-110, -8, 11), WHITE, INNER)
    d.shape(circle(-111, -8, 5), INK, None)
    d.lens([(-145, 9), (-128, 12), (-118, 8)], 6)
    d.fold(([(-100, 24), (-96, 10), (-98, -2)], 5), ([(-90, -30), (-94, -22), (-100, -20)], 5))
    fin: list[Node] = [(-66, 10, "c"), (-44, 2), (-26, 8, "c"), (-34, 16), (-28, 26, "c"), (-50, 26)]
    d.shape(smooth(fin), RED, INNER)
    d.fold(([(-30, 10), (-46, 12), (-58, 13)], 5), ([(-34, 22), (-48, 20), (-58, 17)], 5))
