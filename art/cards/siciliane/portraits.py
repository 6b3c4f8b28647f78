"""2 di denari: a king's and a queen's profile in beaded rings."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.foliage import branch
from art.cards.parts.hair import curls
from art.cards.parts.heads import Look, neck, profile
from art.cards.siciliane.card import px, py
from art.cards.siciliane.coin import plate
from art.cards.siciliane.inks import DARK_GREEN, INK, OCHRE, RELIEF, YELLOW

DIAMETER = px(60)
LOOK = Look(skin=YELLOW, hair=OCHRE)


def two_coins(d: Drawing) -> None:
    """2 di denari."""
    laurels(d, py(50))
    d.shape(circle(px(50), py(50) + 4, 13), YELLOW, INNER, shade=[Shade(angle=45, depth=0.4, spacing=4.4)])
    _coin(d, py(24.4), queen=False)
    _coin(d, py(75.6), queen=True)


def laurels(d: Drawing, y: float, start: float = 1.2) -> None:
    """Two lying branches from the middle of the card outwards; `start`: where they begin, in steps of 29."""
    tracks = ((1.2, 6.0), (3, 9), (4.9, 3), (6.6, -11))
    for side in (-1, 1):
        steps = [(start + (k - 1.2) * (6.8 - start) / 5.6, sag) for k, sag in tracks]
        branch(d, [(px(50) + side * k * 29, y + sag) for k, sag in steps], 5, 30, 15, fill=DARK_GREEN)


def _coin(d: Drawing, y: float, *, queen: bool) -> None:
    field = plate(d, px(50), y, DIAMETER)
    with d.at(px(50), y, flip=queen):
        disc = circle(0, 0, field)
        d.shape(disc, RELIEF, INNER, shade=[Shade(angle=40, depth=0.1, spacing=6, width=2.4)])
        with d.at(4, -2, 1.22):
            neck(d, LOOK)
        d.shape(_bust(), YELLOW, OUTER, shade=[Shade(angle=60, depth=0.3, spacing=5.2, width=2.6)])
        d.fold(([(-4, 70), (-22, 80), (-46, 82)], 3.6), ([(30, 68), (14, 84), (-8, 93)], 3.6))
        with d.at(4, -2, 1.22):
            profile(d, LOOK)
            if queen:
                _tresses(d)
                _diadem(d)
            else:
                curls(d, LOOK)
                _beard(d)
                _crown(d)
        if queen:
            d.shapes(
                [circle(-12 + 9.4 * k, 59 + (2.4, 5.2, 6, 5, 2)[k], 4.4) for k in range(5)], OCHRE, DETAIL
            )


def _bust() -> Outline:
    """Shoulders and breast, cut off along the field's edge."""
    nodes: list[Node] = [
        (-20, 60, "c"), (-40, 66), (-66, 72, "c"), (-46, 86), (-20, 96), (6, 99), (34, 94), (66, 73, "c"),
        (54, 66),
        (36, 60, "c"), (8, 72),
    ]  # fmt: skip
    return smooth(nodes)


def _crown(d: Drawing) -> None:
    crown: list[Node] = [
        (-25, -32, "c"), (-30, -56, "c"), (-19, -46), (-14, -62, "c"), (-5, -47), (3, -65, "c"), (10, -47),
        (20, -62, "c"), (24, -46), (35, -56, "c"), (31, -30, "c"), (4, -36),
    ]  # fmt: skip
    d.shape(smooth(crown), YELLOW, OUTER, shade=[Shade(depth=0.24, spacing=4.6, width=2.4)])
    for x, y in ((-30, -57), (-14, -63), (3, -66), (20, -63), (35, -57)):
        d.shape(circle(x, y, 3.2), YELLOW, DETAIL)
    d.line(smooth([(-26, -40), (4, -44), (32, -38)], closed=False), DETAIL)


def _beard(d: Drawing) -> None:
    beard: list[Node] = [
        (22, 10, "c"), (8, 18), (-6, 24), (-16, 25), (-22, 22), (-27, 26), (-24, 34), (-29, 44),
        (-20, 51), (-8, 52),
        (8, 46), (20, 33), (26, 18),
    ]  # fmt: skip
    d.shape(smooth(beard), OCHRE, INNER, shade=[Shade(angle=70, depth=0.4, spacing=4.4, width=2.2)])
    for points in (
        [(14, 22), (0, 36), (-14, 42)],
        [(18, 30), (4, 42), (-12, 48)],
        [(4, 26), (-10, 32), (-20, 38)],
    ):
        d.lens(points, 2)
    d.lens([(-29, 17), (-20, 15.5), (-8, 19)], 4.4)


def _tresses(d: Drawing) -> None:
    """Waved hair gathered into a knot at the nape, an earring below it."""
    hair: list[Node] = [
        (-18, -40, "c"), (-14, -30), (-4, -24), (6, -22), (10, -10), (16, -4), (22, 2, "c"), (30, 12),
        (42, 16),
        (54, 8), (57, -8), (48, -18), (38, -20), (34, -36), (20, -50), (0, -52),
    ]  # fmt: skip
    d.shape(smooth(hair), OCHRE, INNER, shade=[Shade(depth=0.3, spacing=4.8, width=2.4)])
    for points in (
        [(-12, -38), (6, -34), (20, -22), (30, -12)], [(0, -46), (18, -38), (30, -24), (36, -16)],
        [(8, -22), (18, -14), (26, -4)],
    ):  # fmt: skip
        d.lens(points, 2.6)
    knot: list[Node] = [(40, 8), (34, 0), (40, -10), (50, -8), (52, 2), (45, 6), (41, 0)]
    d.line(smooth(knot, closed=False), DETAIL)
    d.shape(circle(17, 6, 3.4), YELLOW, DETAIL)
    d.shape(circle(17, 13, 2.2), INK, None)


def _diadem(d: Drawing) -> None:
    band: list[Node] = [(-25, -32, "c"), (-27, -42), (-22, -56, "c"), (-12, -46), (8, -45),
        (30, -38, "c"), (34, -28, "c"),
        (8, -36)]  # fmt: skip
    d.shape(smooth(band), YELLOW, INNER)
    for x, y in ((-19, -44), (-7, -41.5), (5, -40.5), (17, -37.5)):
        d.shape(circle(x, y, 2.6), YELLOW, DETAIL)
