"""The wide red bowls of the 2 di coppe, with little golden balls at the sides."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, ellipse, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.hoop import hoop
from art.cards.parts.lobes import lobe
from art.cards.piacentine.inks import DARK_GREEN, DARK_RED, GOLD, GREEN, RED

LOBES = (9, 8)  # by cut
LOBE = Shade(depth=0.42, spacing=5.2, width=2.9, bend=0.12)
TURNED = Shade(angle=44, depth=0.26, spacing=5.2, width=2.4)


def bowl(d: Drawing, x: float, y: float, width: float, height: float, *, cut: int = 0) -> None:
    """A bowl on a foot centred on (x, y); the balls stand within `width`. Of two cuts."""
    with d.at(x, y, (width / 200, height / 214)):
        _foot(d)
        _balls(d)
        _lobes(d, cut)
        _wall(d, cut)
        _mouth(d)


def _foot(d: Drawing) -> None:
    plate = hoop(88, 60, 97, 61, 9)
    d.shape(plate, GOLD, OUTER, shade=[Shade(depth=0.14, spacing=5), Shade(angle=90, depth=0.5, width=2.2)])
    bell: list[Node] = [
        (0, 50), (-14, 51, "c"), (-16, 64), (-30, 76), (-52, 83), (-60, 88.5, "c"), (-34, 96), (0, 98),
    ]  # fmt: skip
    d.shape(
        smooth(mirror(bell, 0, whole=True)), GREEN, OUTER,
        shade=[
            Shade(depth=0.34, spacing=5.2),
            Shade(angle=180, depth=0.1, width=2.2),
            Shade(angle=60, depth=0.14, spacing=5.4, width=2.4, seed=2),
        ],
    )  # fmt: skip
    for foot, top in ((-46, -10), (-24, -5.4), (0, 0), (24, 5.4), (46, 10)):
        d.lens([(top, 60), ((top + foot) / 2.4, 75), (foot, 94 - abs(foot) * 0.06)], 3.8)
    knop = ellipse(0, 51, 28, 10)
    d.shape(knop, RED, OUTER, shade=[Shade(depth=0.36, spacing=4.8), Shade(angle=180, depth=0.1, width=2.2)])
    d.lens([(-24, 51.6), (0, 56), (24, 51.6)], 2.6)


def _lobes(d: Drawing, cut: int) -> None:
    half: list[Node] = [
        (0, -16), (-76, -10, "c"), (-76, 4), (-64, 22), (-42, 36), (-20, 43, "c"), (0, 45),
    ]  # fmt: skip
    whole = smooth(mirror(half, 0, whole=True))
    d.shape(whole, DARK_GREEN, None)
    for k in range(LOBES[cut]):
        lobe(d, k, LOBES[cut], _lobe, GREEN, DETAIL, shade=LOBE, turned=TURNED, beyond=0.2)
    d.line(whole, OUTER)


def _lobe(left: float, middle: float, right: float) -> list[Node]:
    top = -6 + 11 * math.sqrt(1 - middle * middle)
    return [
        (left * 75, top + 7, "c"), (left * 50 + middle * 25, top - 1), (middle * 75, top - 4),
        (right * 50 + middle * 25, top - 1), (right * 75, top + 7, "c"),
        (right * 66, 22), (right * 43, 36), (right * 19, 43, "c"), (left * 19, 43, "c"),
        (left * 43, 36), (left * 66, 22),
    ]  # fmt: skip


def _balls(d: Drawing) -> None:
    """Three balls on stalks down each flank."""
    for side in (-1, 1):
        for x, y, r in ((92, -40, 7.6), (89, -18, 7.6), (83, 4, 7)):
            d.line(smooth([(side * (x - 16), y + 2), (side * x, y)], closed=False), OUTER)
            ball = circle(side * x, y, r)
            d.shape(ball, GOLD, OUTER, shade=[Shade(angle=50, depth=0.36, spacing=4.4, width=2.4)])


def _wall(d: Drawing, cut: int) -> None:
    half: list[Node] = [
        (0, -80), (-98, -82, "c"), (-92 + 1.6 * cut, -64), (-82, -48 - 1.6 * cut), (-76, -32, "c"), (-40,
            -20), (0, -17),
    ]  # fmt: skip
    d.shape(
        smooth(mirror(half, 0, whole=True)), RED, OUTER,
        shade=[
            Shade(depth=0.25 + 0.05 * cut, spacing=5.4, reach=110, seed=1 + cut),
            Shade(angle=180, depth=0.08, width=2.4),
            Shade(angle=48, depth=0.1, spacing=5.4, width=2.4, seed=3 + cut),
        ],
    )  # fmt: skip
    band = hoop(-33, 77, -10, 76, 13, 2)
    d.shape(
        band, GOLD, OUTER,
        shade=[Shade(depth=0.2, spacing=5.2), Shade(angle=180, depth=0.07, width=2.4)],
    )  # fmt: skip
    for k in range(-4, 5):
        s = math.sin(math.radians(k * 19 + 2.5 * cut))
        y = -21.5 + 12.4 * math.sqrt(1 - s * s)
        wide = 7.4 * math.sqrt(1.06 - s * s)
        if (k + cut) % 2:
            d.shape(circle(s * 75, y, min(wide, 3.6)), RED, DETAIL)
        else:
            lozenge: list[Node] = [
                (s * 75, y - 8, "c"), (s * 75 + wide, y, "c"), (s * 75, y + 8, "c"), (s * 75 - wide, y, "c"),
            ]  # fmt: skip
            d.shape(smooth(lozenge), RED, DETAIL)


def _mouth(d: Drawing) -> None:
    lip = ellipse(0, -82, 100, 21)
    d.shape(lip, RED, OUTER)
    d.hatch(lip, Shade(angle=80, depth=0.3, spacing=6, width=2.6, reach=9))
    inside = ellipse(0, -84, 86, 15.5)
    d.shape(inside, DARK_RED, INNER, shade=[Shade(angle=180, depth=0.36, spacing=4.8, width=2.8)])
    d.lens([(-66, -76), (0, -71.6), (66, -76)], 2.4, ink=RED)
