"""The jacks' caps. The origin is the middle of the cap's lower edge, as with the crowns; all look left."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.francesi.figure import Figure
from art.cards.francesi.patterns import band, beads, lozenges
from art.cards.francesi.weapons import feather
from art.cards.francesi.weights import FINE
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, PAPER, RED, YELLOW
from art.cards.kit.limb import limb
from art.cards.kit.paths import Node, Point, circle, smooth, star
from art.cards.kit.svg import DETAIL, INNER


def flat_cap(d: Figure) -> None:
    """A soft flat cap with a turned-up, jewelled brim and a short plume behind."""
    feather(d, [(40, -18), (66, -36), (84, -26), (92, -2), (86, 18)], 13, PAPER)
    crown: list[Node] = [
        (-46, -10, "c"),
        (-56, -30),
        (-40, -48),
        (0, -56),
        (40, -50),
        (60, -32),
        (56, -10, "c"),
    ]
    d.shape(smooth(crown), RED, INNER, shade=[Shade(depth=0.3, spacing=5.2, width=2.4, reach=34, seed=71)])
    d.fold(([(-30, -14), (-40, -30), (-34, -42)], 3), ([(0, -12), (-8, -30), (-4, -48)], 3),
        ([(30, -12), (34, -30), (26, -46)], 3))  # fmt: skip
    band(d, [(-52, -10), (-28, -4), (4, -3), (36, -7), (60, -14)], 9.5, BLUE,
        lozenges(6, 5, YELLOW, PAPER), spacing=13, edge=3, edge_fill=YELLOW)  # fmt: skip


def beret(d: Figure) -> None:
    """A broad slanting beret with a band and a long plume."""
    crown: list[Node] = [(-48, -6, "c"), (-72, -18), (-70, -38), (-36, -52), (14, -58),
        (58, -50), (74, -30), (60, -10), (48, -6, "c")]  # fmt: skip
    d.shape(
        smooth(crown),
        BLUE,
        INNER,
        shade=[
            Shade(depth=0.28, spacing=5.2, width=2.4, reach=40, seed=72),
            Shade(angle=90, depth=0.24, spacing=6, width=2, reach=14, seed=73),
        ],
    )
    for x in (-44, -22, 0, 22, 44):
        d.fold(([(x * 0.8, -12), (x * 1.05, -28), (x * 1.02, -42)], 3))
    band(d, [(-50, -10), (-26, -4), (0, -2), (26, -4), (50, -10)], 7.5, RED,
        beads(3.6, YELLOW, PAPER), spacing=10, edge=2.4, edge_fill=YELLOW)  # fmt: skip
    feather(d, [(-30, -34), (-4, -54), (34, -59), (64, -50), (82, -26), (86, 4)], 15, YELLOW)
    d.shape(circle(-30, -32, 8), RED, DETAIL)
    d.shape(star(-30, -32, 6, 2.6, 6), YELLOW, FINE)


def hunting_cap(d: Figure) -> None:
    """A peaked cap, brim turned up behind, with one straight feather."""
    feather(d, [(30, -14), (50, -38), (76, -52), (98, -46), (110, -24)], 12.5, PAPER)
    crown: list[Node] = [
        (-44, -6, "c"),
        (-48, -26),
        (-34, -44),
        (0, -60),
        (22, -60, "c"),
        (36, -42),
        (50, -10, "c"),
    ]
    d.shape(
        smooth(crown), YELLOW, INNER, shade=[Shade(depth=0.34, spacing=5.2, width=2.4, reach=34, seed=74)]
    )
    d.fold(([(-16, -14), (-14, -34), (14, -57)], 3.2), ([(22, -14), (28, -32), (22, -52)], 3))
    brim: list[Node] = [(-78, 6, "c"), (-50, -17), (-10, -19), (30, -24), (56, -44, "c"),
        (66, -26), (58, -2), (20, 4), (-30, 4)]  # fmt: skip
    d.shape(
        smooth(brim),
        RED,
        INNER,
        shade=[Shade(angle=80, depth=0.3, spacing=5.2, width=2.2, reach=12, seed=75)],
    )
    d.lens([(-66, 1), (-44, -10), (-8, -11), (28, -15), (54, -34)], 2.2)
    d.shape(circle(36, -17, 7.5), BLUE, DETAIL)
    d.shape(circle(36, -17, 3), YELLOW, FINE)


def chaperon(d: Figure) -> None:
    """A padded roll with its cloth falling over the far side and a badge."""
    tail: list[Node] = [(20, -40, "c"), (52, -44), (74, -18), (80, 20), (92, 56, "c"),
        (78, 54, "c"), (70, 66, "c"), (56, 26), (48, -6, "c")]  # fmt: skip
    d.shape(smooth(tail), BLUE, INNER, shade=[Shade(depth=0.4, spacing=5.2, width=2.4, reach=26, seed=76)])
    d.fold(([(50, -30), (62, 0), (72, 44)], 3.2))
    top: list[Node] = [(-40, -20, "c"), (-34, -46), (-6, -56), (26, -52), (48, -22, "c")]
    d.shape(smooth(top), BLUE, INNER, shade=[Shade(depth=0.34, spacing=5.2, width=2.4, reach=30, seed=77)])
    d.fold(([(-16, -24), (-14, -38), (-2, -50)], 3), ([(16, -24), (16, -38), (8, -50)], 3))
    _roll(d, [(-56, -21), (-34, -11), (0, -6), (34, -11), (56, -21)], 13.5, RED, YELLOW)
    d.shape(circle(-20, -10, 9.5), YELLOW, DETAIL)
    d.shape(star(-20, -10, 7, 3, 6), BLUE, FINE)


def _roll(d: Figure, points: Sequence[Point], half: float, fill: str, stripe: str) -> None:
    """A padded roll, round at the ends, wound with a stripe."""
    stations = [(x, y, half * (0.72 if k in (0, len(points) - 1) else 1)) for k, (x, y) in enumerate(points)]
    shape = limb(stations, start="round", end="round")
    d.shape(shape.outline, fill, None)
    for i in range(4, len(shape.line) - 4, 9):
        (x, y), (u, v) = shape.line[i], shape.line[i + 3]
        lean, a, b = half * 0.45, shape.halves[i], shape.halves[i + 3]
        band: list[Node] = [(x - lean, y - a, "c"), (x + 1, y), (x + lean * 0.6, y + a, "c"),
            (u + lean * 0.6, v + b, "c"), (u + 1, v), (u - lean, v - b, "c")]  # fmt: skip
        d.shape(smooth(band), stripe, DETAIL)
    d.shape(
        shape.outline,
        None,
        INNER,
        shade=[Shade(angle=80, depth=0.3, spacing=5, width=2.2, reach=10, seed=78)],
    )
