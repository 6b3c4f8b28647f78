"""Our maker's emblem: a crowned shield with the four signs, between two laurel sprays."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, INK, PAPER, RED, YELLOW
from art.cards.kit.paths import Node, circle, ellipse, mirror, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts.foliage import branch

SHIELD: list[Node] = mirror(
    [(0, 44, "c"), (-12, 38), (-22, 26), (-26, 8), (-27, -14, "c"), (-13, -12), (0, -16, "c")], 0, whole=True
)


def emblem(d: Drawing, x: float, y: float, height: float) -> None:
    """The emblem centred on (x, y), `height` over all in card units; it is about as wide as high."""
    with d.at(x, y, height / 100):
        _sprays(d)
        with d.at(0, -32):
            crown(d)
        _shield(d)
        _bow(d)


def _shield(d: Drawing) -> None:
    shape = smooth(SHIELD)
    d.shape(shape, YELLOW, None)
    with d.clip(shape):
        d.shape(rect(-30, -20, 30, 32), BLUE, None)
        d.shape(rect(0, 12, 30, 40), RED, None)
        d.hatch(shape, Shade(depth=0.2, spacing=4.6, width=2.2))
        d.line(polyline([(0, -20), (0, 50)], closed=False), INNER)
        d.line(polyline([(-30, 12), (30, 12)], closed=False), INNER)
    d.line(shape, INNER)
    d.shape(circle(-13.5, -1.5, 8.2), YELLOW, DETAIL)
    d.shape(circle(-13.5, -1.5, 3), INK, None)
    goblet: list[Node] = [
        (5.5, -9, "c"), (20.5, -9, "c"), (19, 0), (14.6, 3.4), (15.4, 5.5), (18.4, 8, "c"),
        (7.6, 8, "c"), (10.6, 5.5), (11.4, 3.4), (7, 0),
    ]  # fmt: skip
    d.shape(smooth(goblet), RED, DETAIL)
    bat: list[Node] = [
        (-18.5, 18),
        (-14, 16),
        (-10.5, 19),
        (-10.2, 25),
        (-8, 33, "c"),
        (-11.5, 35, "c"),
        (-15, 27),
        (-19, 22),
    ]
    d.shape(smooth(bat), GREEN, DETAIL)
    d.shape(polyline([(8.2, 27), (8.2, 17.5), (10.8, 14.5), (13.4, 17.5), (13.4, 27)]), PAPER, DETAIL)
    d.shape(rect(9.4, 29, 2.8, 5.4), YELLOW, DETAIL)
    d.shape(rect(4.4, 26.4, 12.8, 3), YELLOW, DETAIL)


def crown(d: Drawing, gold: str = YELLOW, velvet: str = RED) -> None:
    """A small open crown about (0, 0), 50 wide and 28 high in the present scale."""
    cap = smooth(mirror([(0, -6), (-14, -4), (-21, 4), (-20, 10, "c")], 0, whole=True))
    d.shape(cap, velvet, DETAIL)
    points: list[Node] = [
        (-21, 13, "c"), (-25, -5, "c"), (-15, 4), (-12, -10, "c"), (-5, 3), (0, -13, "c"), (5, 3),
        (12, -10, "c"),
        (15, 4), (25, -5, "c"), (21, 13, "c"), (0, 10.5),
    ]  # fmt: skip
    d.shape(smooth(points), gold, INNER, shade=[Shade(depth=0.18, spacing=4.4, width=2)])
    for px, py in ((-25, -6), (-12, -11), (0, -14), (12, -11), (25, -6)):
        d.shape(circle(px, py, 2.6), gold, DETAIL)
    d.line(smooth([(-21, 9), (0, 6.5), (21, 9)], closed=False), DETAIL)


def _sprays(d: Drawing) -> None:
    for side in (-1, 1):
        track = [(side * x, y) for x, y in ((-6, 45), (17, 45.5), (34, 33), (40, 12), (36, -12))]
        branch(d, track, 6, 14.5, 8.4, rib=False)


def _bow(d: Drawing) -> None:
    for side in (-1, 1):
        loop: list[Node] = [(0, 46, "c"), (side * 8, 41), (side * 13, 44), (side * 8, 49)]
        tail: list[Node] = [
            (0, 46, "c"), (side * 7, 51), (side * 13, 52.5, "c"), (side * 11.5, 56, "c"), (side * 4, 52),
        ]  # fmt: skip
        d.shape(smooth(tail), RED, DETAIL)
        d.shape(smooth(loop), RED, DETAIL)
    d.shape(ellipse(0, 46, 3, 3), RED, DETAIL)
