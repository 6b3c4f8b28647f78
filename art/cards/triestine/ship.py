"""The sea piece on the great coin: a two-masted coaster heeling in a gale, in units of a coin 200 across."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.triestine.inks import BLUE, BROWN, GREY, INK, OCHRE, PAPER, RED, SKY, YELLOW

RADIUS = 70.0


def sea_piece(d: Drawing) -> None:
    """Clouds, ship and waves within the ring."""
    edge = circle(0, 0, RADIUS)
    d.shape(edge, SKY, None)
    with d.clip(edge):
        _clouds(d)
        _wave(d, 18, 9, BLUE, 0, 7)
        with d.at(-3, 12, 1.0, -9):
            _ship(d)
        _wave(d, 30, 10, SKY, 8, 6)
        _wave(d, 43, 11, BLUE, -3, 5)
        _wave(d, 57, 10, SKY, 6, 4)
    d.line(edge, INNER)


def _clouds(d: Drawing) -> None:
    puffs: list[Node] = [
        (-80, -34, "c"), (-58, -40), (-44, -32, "c"), (-34, -42), (-18, -38), (-12, -30, "c"), (-20, -24),
            (-46, -20),
        (-80, -22, "c"),
    ]  # fmt: skip
    d.shape(smooth(puffs), GREY, INNER, shade=[Shade(angle=80, depth=0.4, spacing=5, width=2.2)])
    other: list[Node] = [
        (80, -54, "c"), (58, -60), (44, -52, "c"), (32, -58), (20, -52, "c"), (26, -44), (52, -40),
            (80, -42, "c"),
    ]  # fmt: skip
    d.shape(smooth(other), GREY, INNER, shade=[Shade(angle=80, depth=0.4, spacing=5, width=2.2)])
    bolt: list[Node] = [(40, -40, "c"), (32, -26, "c"), (39, -27, "c"), (31, -8, "c"), (51, -31, "c"),
        (43, -30, "c"),
        (48, -40, "c")]  # fmt: skip
    d.shape(polyline(bolt), YELLOW, DETAIL)
    for x, y in ((-58, -10), (-42, -16), (-62, 4), (56, -6), (60, 8), (20, -34), (-8, -52), (-30, -56)):
        d.lens([(x + 5, y), (x, y + 5), (x - 5, y + 11)], 1.8)


def _wave(d: Drawing, y: float, high: float, fill: str, shift: float, count: int) -> None:
    """A row of curling crests across the picture."""
    step = 160 / count
    nodes: list[Node] = [(-90, y + 6, "c")]
    curls: list[Sequence[Point]] = []
    for k in range(count + 1):
        x = -84 + shift + step * k
        nodes += [
            (x, y + high * 0.5), (x + step * 0.42, y - high * 0.3), (x + step * 0.66, y - high * 0.56),
            (x + step * 0.84, y - high * 0.24, "c"), (x + step * 0.72, y - high * 0.16),
        ]  # fmt: skip
        curls.append([(x + step * 0.5, y + high * 0.04), (x + step * 0.3, y + high * 0.56), (x + step * 0.04,
            y + high * 0.9)])  # fmt: skip
    nodes += [(95, y + 6, "c"), (95, 90, "c"), (-90, 90, "c")]
    d.shape(smooth(nodes), fill, INNER)
    for line in curls:
        d.lens(line, 3, ink=PAPER if fill == BLUE else BLUE)


def _ship(d: Drawing) -> None:
    for x, top in ((-18, -74), (17, -66)):
        d.line(polyline([(x, 0), (x + 1, top)], closed=False), OUTER * 1.5, ink=INK)
    sails: tuple[tuple[list[Node], str], ...] = (
        ([(-46, -44, "c"), (-14, -66), (4, -72, "c"), (1, -40), (2, -10, "c"), (-20, -8), (-40, -10, "c"),
            (-38, -28)],
         OCHRE),
        ([(6, -42, "c"), (26, -58), (42, -60, "c"), (42, -36), (46, -8, "c"), (28, -6), (12, -8, "c"),
            (12, -26)], RED),
    )  # fmt: skip
    for nodes, fill in sails:
        d.shape(smooth(nodes), fill, INNER, shade=[Shade(angle=10, depth=0.36, spacing=5.4, width=2.4)])
    d.shape(circle(-20, -38, 9), RED, DETAIL)
    d.flats(polyline([(28, -48), (34, -34), (28, -20), (22, -34)]), ink=YELLOW)
    jib: list[Node] = [(-44, -18, "c"), (-66, -2, "c"), (-42, -4, "c")]
    d.shape(polyline(jib), PAPER, INNER)
    for x, y in ((-17, -74), (18, -66)):
        flag: list[Node] = [
            (x, y, "c"),
            (x + 10, y - 3),
            (x + 18, y + 2, "c"),
            (x + 9, y + 5),
            (x, y + 7, "c"),
        ]
        d.shape(smooth(flag), RED, DETAIL)
    hull: list[Node] = [
        (-58, -8, "c"), (-44, -2), (0, 4), (40, 0), (54, -6, "c"), (50, 12), (36, 26), (-30, 26), (-50, 12),
    ]  # fmt: skip
    d.shape(smooth(hull), BROWN, OUTER, shade=[Shade(angle=80, depth=0.4, spacing=4.8, width=2.4)])
    strake: list[Node] = [(-56, 0, "c"), (-30, 8), (10, 11), (52, 2, "c")]
    d.line(smooth(strake, closed=False), OUTER, ink=YELLOW)
    eye: Outline = circle(-46, 5, 4.4)
    d.shape(eye, PAPER, DETAIL)
    d.flats(circle(-46.6, 5.4, 1.8), ink=INK)
