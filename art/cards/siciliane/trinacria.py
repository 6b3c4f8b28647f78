"""3 di denari: the trinacria on the coins, and a soldier at the side."""

from __future__ import annotations

from art.cards.kit.card import Pip
from art.cards.kit.cuts import recut
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, ellipse, polar, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.card import CARD, px, py
from art.cards.siciliane.coin import plate
from art.cards.siciliane.inks import GREEN, INK, PAPER, RED, RELIEF, YELLOW
from art.cards.siciliane.soldier import soldier

DIAMETER = px(44)
PIPS = (Pip(71, 19, 0), Pip(29.4, 49.7, 1, -3), Pip(70.6, 81, 2, 2))


def three_coins(d: Drawing) -> None:
    """3 di denari."""
    CARD.scatter(d, "trinacria", _coin, PIPS)
    soldier(d, px(75), py(64.3))


def _coin(d: Drawing, cut: int) -> None:
    field = plate(d, 0, 0, DIAMETER, cut=cut)
    d.shape(
        circle(0, 0, field),
        RELIEF,
        INNER,
        shade=[Shade(angle=40, depth=0.12, spacing=5.6, width=2.4, seed=1 + cut)],
    )
    with d.at(scale=field / 100):
        for k in range(3):
            with d.at(rotate=120 * k + 92 + (0, 3, -4)[cut]):
                _ear(d)
        for k in range(3):
            with d.at(rotate=120 * k + (0, 5, -4)[cut]):
                _leg(d, cut and 3 * cut + k)
        _head(d)


def _leg(d: Drawing, cut: int) -> None:
    """One running leg: thigh up from the middle, knee bent, the foot stretched clockwise."""
    nodes: list[Node] = [
        (-17, -16, "c"), (-20, -40), (-17, -60), (-8, -74), (6, -76), (17, -68), (30, -57), (42, -48),
        (49, -43),
        (55, -50), (58, -62), (64, -68, "c"), (70, -60), (67, -48), (66, -38), (64, -29, "c"),
        (54, -27), (44, -31),
        (30, -36), (18, -43), (11, -46), (14, -32), (17, -14, "c"),
    ]  # fmt: skip
    d.shape(
        smooth(recut(nodes, cut, 1.5)),
        YELLOW,
        OUTER,
        shade=[Shade(angle=30, depth=0.3, spacing=4.8, width=2.6, seed=1 + cut)],
    )
    d.fold(([(-6, -72), (0, -64), (8, -62)], 3.2), ([(12, -44), (8, -34), (8, -24)], 2.8))
    d.fold(([(20, -62), (32, -50), (44, -42)], 2.6), ([(50, -42), (56, -38), (60, -40)], 2.4))
    d.ticks(((69, -58), (64, -56), 2.2), ((69, -52), (63, -50), 2.2))


def _ear(d: Drawing) -> None:
    """An ear of wheat between two legs."""
    d.line(smooth([(0, -20), (-2, -50), (0, -76)], closed=False), DETAIL, ink=INK)
    grains = []
    for step in range(4):
        for side in (-1, 1):
            gx, gy = polar(6, side * 40)
            grains.append(ellipse(-1 + gx, -44 - 9 * step + gy, 4.2, 5.4))
    grains.append(ellipse(0, -84, 4.2, 6))
    d.shapes(grains, GREEN, DETAIL)


def _head(d: Drawing) -> None:
    """The face in the middle: two small wings, snaky locks."""
    for side in (-1, 1):
        wing: list[Node] = [
            (side * 14, -12, "c"), (side * 24, -28), (side * 42, -34, "c"), (side * 39, -27),
            (side * 44, -22, "c"),
            (side * 38, -17), (side * 41, -11, "c"), (side * 30, -6), (side * 18, -2, "c"),
        ]  # fmt: skip
        d.shape(smooth(wing), RED, INNER)
        d.fold(([(side * 18, -10), (side * 28, -20), (side * 36, -26)], 2.2))
    for k in range(11):
        x, y = polar(24, 360 / 11 * k)
        d.shape(circle(x, y, 8.2), YELLOW, INNER)
        d.line(circle(*polar(25.4, 360 / 11 * k + 6), 3.4), DETAIL)
    d.shape(
        ellipse(0, 1, 20.5, 22.5), YELLOW, INNER, shade=[Shade(angle=20, depth=0.18, spacing=4.4, width=2.2)]
    )
    for side in (-1, 1):
        d.shape(ellipse(side * 8, -3, 4.6, 3), PAPER, None)
        d.shape(circle(side * 7.6, -3, 2.4), INK, None)
        d.lens([(side * 15, -7), (side * 8, -10.4), (side * 2, -6)], 3)
    d.lens([(-2.4, -6), (-3.4, 4), (0.4, 7), (3.4, 5)], 2.2)
    d.lens([(-8, 12), (0, 14.6), (8, 12)], 3)
    d.lens([(-4, 17.4), (0, 18.6), (4, 17.4)], 1.8)
