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
        with d.at(4, 13, 0.93, -9):
            _ship(d)
        _wave(d, 30, 10, SKY, 8, 6)
        _wave(d, 43, 11, BLUE, -3, 5)
        _wave(d, 57, 10, SKY, 6, 4)
    d.line(edge, INNER)


def _clouds(d: Drawing) -> None:
    """A squall: banks of rolling cloud from both sides, and slanting sheets of rain under them."""
    d.ticks(*(
        ((x, y), (x - long * 0.62, y + long), 1.6)
        for k, x in enumerate(range(-66, 76, 9))
        for y, long in ((-30 + (7, 0, 4)[k % 3], (20.0, 31.0, 25.0)[k % 3]),)
    ))  # fmt: skip
    for bank in (
        ((24, -64, 13), (48, -60, 16), (64, -46, 16), (38, -48, 12), (52, -38, 12), (64, -28, 11)),
        ((-22, -66, 12), (-44, -54, 16), (-62, -38, 15), (-30, -48, 11), (-46, -33, 11), (-64, -20, 11)),
    ):
        for x, y, r in bank:
            _puff(d, x, y, r)


def _puff(d: Drawing, x: float, y: float, r: float) -> None:
    """One roll of a cloud, its lower right side in the shade, a curl within."""
    d.shape(circle(x, y, r), GREY, INNER, shade=[
        Shade(angle=50, depth=0.5, spacing=3.8, width=2.2, reach=r * 0.8),
    ])  # fmt: skip
    d.lens([(x - r * 0.5, y + r * 0.3), (x - r * 0.5, y - r * 0.36), (x + r * 0.1, y - r * 0.5),
        (x + r * 0.3, y - r * 0.1)], 1.8)  # fmt: skip


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
    d.limb([(-50, -5, 2.0), (-75, -18, 1.2)], BROWN, INNER, end="round", depth=0)
    d.line(polyline([(-75, -18), (-17, -74)], closed=False), DETAIL)
    jib: list[Node] = [(-72, -17, "c"), (-62, -29), (-50, -40, "c"), (-48, -26), (-47, -11, "c"), (-60, -12)]
    d.shape(smooth(jib), PAPER, INNER, shade=[Shade(angle=10, depth=0.4, spacing=5, width=2.2)])
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
